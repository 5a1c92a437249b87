import Foundation
import ReviewPrompt

#if canImport(UIKit)
  import StoreKit
  import UIKit
#endif

struct ReviewDefaults: ReviewRepository {
  let defaults = UserDefaults.standard

  var wonCompletionCount: Int { defaults.integer(forKey: "wins") }
  var lastAttemptEpochDay: Int64 { defaults.object(forKey: "reviewDay") as? Int64 ?? .min }
  var lastPromptedVersion: String? { defaults.string(forKey: "reviewVersion") }

  func recordAttempt(epochDay: Int64, version: String) {
    defaults.set(epochDay, forKey: "reviewDay")
    defaults.set(version, forKey: "reviewVersion")
  }
}

struct AppEnvironment: ReviewEnvironment {
  var todayEpochDay: Int64 {
    EpochDays.today(millis: Int64((Date.now.timeIntervalSince1970 * 1000).rounded(.down)))
  }
  var currentVersion: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
  }
  var forceOverride: Bool { ProcessInfo.processInfo.arguments.contains("-force-review-prompt") }
}

struct AppScene: ReviewScene {
  let scene: UIWindowScene

  var isForegroundActive: Bool { scene.activationState == .foregroundActive }
}

struct StoreRequester: ReviewRequester {
  func requestReview(in scene: AppScene) { AppStore.requestReview(in: scene.scene) }
}

final class CompletionViewController: UIViewController {
  let gate: ReviewGate<AppScene>

  init(gate: ReviewGate<AppScene>) {
    self.gate = gate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    gate.completionShown { [weak self] in
      (self?.viewIfLoaded?.window?.windowScene).map { AppScene(scene: $0) }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    gate.completionLeft()
  }
}

@MainActor
final class Game {
  let gate = ReviewGate(
    repository: ReviewDefaults(), requester: StoreRequester(), environment: AppEnvironment())

  func won() {
    gate.gameWon()
  }
}
