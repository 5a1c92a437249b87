#if !canImport(UIKit)
  import Foundation

  // What the guide uses of UIKit and StoreKit, so that its code is compiled where they are missing.

  @MainActor
  class UIViewController {
    let viewIfLoaded: UIView? = nil

    init(nibName: String?, bundle: Bundle?) {}

    required init?(coder: NSCoder) { nil }

    func viewDidAppear(_ animated: Bool) {}

    func viewWillDisappear(_ animated: Bool) {}
  }

  @MainActor
  final class UIView {
    let window: UIWindow? = nil
  }

  @MainActor
  final class UIWindow {
    let windowScene: UIWindowScene? = nil
  }

  @MainActor
  final class UIWindowScene {
    enum ActivationState { case foregroundActive, background }

    let activationState = ActivationState.background
  }

  @MainActor
  enum AppStore {
    static func requestReview(in scene: UIWindowScene) {}
  }
#endif
