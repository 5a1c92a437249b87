extension InjectedFault {
  /// Cases that come, go, move and change their names.
  static let cases: [InjectedFault] = [
    InjectedFault(
      "case-dropped", "a case is missing", .fixtureCount, .recordingRoster, exit: .unusable
    ) { target in
      target.edit(fixture: target.fixture["cases"]?.without(target.cases.count / 2))
    },
    InjectedFault(
      "case-added", "there is one case more", .fixtureCount, .recordingRoster, exit: .unusable
    ) { target in
      guard let item = target.cases.last, let id = item["id"]?.text else { return nil }
      return target.edit(
        fixture: target.fixture["cases"]?.withLast(
          item.text.replacing(id, with: "\"injected-case\"", maxReplacements: 1)))
    },
    InjectedFault(
      "case-doubled", "a case appears twice", .fixtureCount, .fixtureDuplicateID, exit: .unusable
    ) { target in
      target.edit(
        fixture: target.cases.first.flatMap { target.fixture["cases"]?.withLast($0.text) })
    },
    InjectedFault("no-cases", "there is no case", .fixtureCount, .recordingRoster, exit: .unusable)
    {
      target in
      target.edit(fixture: target.fixture["cases"]?.replaced(by: "[]"))
    },
    InjectedFault("case-renamed", "a case has another id", .recordingRoster, exit: .stale) {
      target in
      target.edit(fixture: target.cases.first?["id"]?.replaced(by: "\"injected-name\""))
    },
    InjectedFault(
      "case-named-like-another", "two cases have one id", .fixtureDuplicateID, .recordingRoster,
      .recordingStaleInput, exit: .unusable
    ) { target in
      guard target.cases.count > 1, let id = target.cases[0]["id"]?.text else { return nil }
      return target.edit(fixture: target.cases[1]["id"]?.replaced(by: id))
    },
    InjectedFault(
      "case-named-with-spaces", "an id is not in kebab-case", .fixtureRange, .recordingRoster,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.cases.first?["id"]?.replaced(by: "\"Injected name\""))
    },
    InjectedFault(
      "cases-reordered", "two cases have changed places", .recordingRoster, exit: .stale
    ) {
      target in
      guard target.cases.count > 1 else { return nil }
      return target.edit(fixture: target.fixture["cases"]?.swapping(0, 1) ?? [])
    },
    InjectedFault(
      "case-emptied", "a case is null", .fixtureType, .recordingRoster, exit: .unusable
    ) { target in
      target.edit(fixture: target.cases.first?.replaced(by: "null"))
    },
    InjectedFault("fixture-missing", "there is no fixture", .fixtureMissing, exit: .unusable) { _ in
      [.remove(.fixture)]
    },
    InjectedFault(
      "fixture-is-a-folder", "a folder is where the fixture was", .fileUnreadable,
      exit: .fileFault
    ) { _ in
      [.makeFolder(.fixture)]
    },
    InjectedFault(
      "fixture-unread", "a fixture that no suite reads", .fixtureUnread, exit: .unusable
    ) {
      _ in
      [.write(.strayFixture, Array("{}\n".utf8))]
    },
  ]
}
