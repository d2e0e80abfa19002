/// Whole numbers as people type them, and as they are shown.
package enum WholeNumber {
  /// Reads a whole number: "36", "1,200", " 36 ".
  package static func read(_ text: String) throws(NumberProblem) -> Int {
    Int(try TypedNumber.read(text, decimals: 0).units)
  }
}

extension Int {
  /// The number with commas between the thousands: "1,200".
  package var grouped: String {
    (self < 0 ? "−" : "") + String(units: UInt64(magnitude), decimals: 0, grouped: true)
  }
}
