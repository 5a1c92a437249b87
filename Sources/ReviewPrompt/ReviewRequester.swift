/// Asks the store for a review: on iOS, `AppStore.requestReview(in:)`.
@MainActor
public protocol ReviewRequester<Scene> {
  associatedtype Scene: ReviewScene

  /// Makes one request; whether the store shows anything, it does not tell.
  func requestReview(in scene: Scene)
}
