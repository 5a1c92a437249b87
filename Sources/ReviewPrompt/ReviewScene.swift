/// Where a request would be seen: on iOS, a `UIWindowScene`.
@MainActor
public protocol ReviewScene {
  /// On the screen and receiving events, so neither in the background nor inactive.
  var isForegroundActive: Bool { get }
}
