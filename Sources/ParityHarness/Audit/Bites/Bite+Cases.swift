extension Bite {
  /// Cases that come, go, move and change their names.
  static let cases: [Bite] = [
    Bite(
      "case-dropped", "a case is missing", .fixtureCount, .recordingRoster, exit: .unusable
    ) { site in
      site.edit(fixture: site.fixture["cases"]?.without(site.cases.count / 2))
    },
    Bite(
      "case-added", "there is one case more", .fixtureCount, .recordingRoster, exit: .unusable
    ) { site in
      guard let item = site.cases.last, let id = item["id"]?.text else { return nil }
      return site.edit(
        fixture: site.fixture["cases"]?.withLast(
          item.text.replacing(id, with: "\"planted-case\"", maxReplacements: 1)))
    },
    Bite(
      "case-doubled", "a case stands twice", .fixtureCount, .fixtureDuplicateID, exit: .unusable
    ) { site in
      site.edit(fixture: site.cases.first.flatMap { site.fixture["cases"]?.withLast($0.text) })
    },
    Bite("no-cases", "there is no case", .fixtureCount, .recordingRoster, exit: .unusable) {
      site in
      site.edit(fixture: site.fixture["cases"]?.replaced(by: "[]"))
    },
    Bite("case-renamed", "a case has another id", .recordingRoster, exit: .stale) { site in
      site.edit(fixture: site.cases.first?["id"]?.replaced(by: "\"planted-name\""))
    },
    Bite(
      "case-named-like-another", "two cases have one id", .fixtureDuplicateID, .recordingRoster,
      .recordingStaleInput, exit: .unusable
    ) { site in
      guard site.cases.count > 1, let id = site.cases[0]["id"]?.text else { return nil }
      return site.edit(fixture: site.cases[1]["id"]?.replaced(by: id))
    },
    Bite(
      "case-named-with-spaces", "an id is not in kebab-case", .fixtureRange, .recordingRoster,
      exit: .unusable
    ) { site in
      site.edit(fixture: site.cases.first?["id"]?.replaced(by: "\"Planted name\""))
    },
    Bite("cases-reordered", "two cases have changed places", .recordingRoster, exit: .stale) {
      site in
      guard site.cases.count > 1 else { return nil }
      return site.edit(fixture: site.fixture["cases"]?.swapping(0, 1) ?? [])
    },
    Bite(
      "case-emptied", "a case is null", .fixtureType, .recordingRoster, exit: .unusable
    ) { site in
      site.edit(fixture: site.cases.first?.replaced(by: "null"))
    },
    Bite("fixture-missing", "there is no fixture", .fixtureMissing, exit: .unusable) { _ in
      [.remove(.fixture)]
    },
    Bite(
      "fixture-is-a-folder", "a folder stands where the fixture was", .fileUnreadable,
      exit: .fileFault
    ) { _ in
      [.makeFolder(.fixture)]
    },
    Bite("fixture-unread", "a fixture that no suite reads", .fixtureUnread, exit: .unusable) {
      _ in
      [.write(.strayFixture, Array("{}\n".utf8))]
    },
  ]
}
