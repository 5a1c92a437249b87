package import LatestSearch

/// What a scenario needs of a search model, so that a test can drive a faulty one as well.
package protocol SearchModelUnderTest: Actor {
  var visible: SearchState<String> { get }

  func submit(_ query: String)
  func clear()
}

extension SearchModel: SearchModelUnderTest where API == SteppedAPI {}
