extension Clock where Duration == Swift.Duration {
  /// A sleep that ends `delay` from now, however late it begins.
  package func alarm(after delay: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: delay)
    return { try await self.sleep(until: deadline, tolerance: nil) }
  }
}
