extension String {
  /// The words at the beginning of a sentence: "Paid off" of "paid off".
  package var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The words in the middle of a sentence: "rent" of "Rent"; "TV" keeps its letters.
  package var lowercasedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
