extension [String] {
  /// A list in words: "Ana", "Ana and Ben", "Ana, Ben and Cy".
  package var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
