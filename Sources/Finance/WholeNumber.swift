/// Whole numbers as people type them.
package enum WholeNumber {
  /// Reads a whole number: "36", "1,200", " 36 ".
  package static func read(_ text: String) throws(NumberProblem) -> Int {
    Int(try TypedNumber.read(text, decimals: 0).units)
  }
}
