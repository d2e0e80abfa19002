package import Testing

/// The error that some work ends with.
///
/// The test fails where the work ends without one, or with another kind. `#expect(throws:)` tells its
/// error only since Swift 6.1.
@discardableResult
package func thrown<Failure: Error>(
  _ kind: Failure.Type, at location: SourceLocation = #_sourceLocation,
  by work: () throws -> some Any
) -> Failure? {
  var found: Failure?
  #expect(sourceLocation: location) {
    _ = try work()
  } throws: { error in
    found = error as? Failure
    return found != nil
  }
  return found
}
