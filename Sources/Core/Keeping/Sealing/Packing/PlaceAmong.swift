extension Array where Element: Equatable {
  /// The place of an element, as it is packed.
  ///
  /// Stops if it is missing: any other place would be read back as something else. Inlined into other
  /// modules, which look up places for every payment of a group.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - whole: The name of this list, for the reason in the journal.
  /// - Returns: Its place.
  @inlinable
  package func place(of element: Element, _ whole: StaticString) -> Int {
    guard let place = firstIndex(of: element) else {
      preconditionFailure("\(element) is not among the \(whole)")
    }
    return place
  }
}
