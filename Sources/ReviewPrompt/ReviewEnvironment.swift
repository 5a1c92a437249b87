/// What the gate asks about the moment it is in.
@MainActor
public protocol ReviewEnvironment {
  /// Today, as `EpochDays` counts.
  var todayEpochDay: Int64 { get }

  /// The app's own version.
  var currentVersion: String { get }

  /// Ask after every win, whatever the rule says; for trying it out.
  var forceOverride: Bool { get }
}
