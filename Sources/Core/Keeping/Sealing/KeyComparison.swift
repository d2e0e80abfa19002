/// Compares a key that a program sent with the one that it was given.
package enum KeyComparison {
  /// True when both are the same text; the time it takes tells nothing about either.
  ///
  /// Digests are compared, because comparing the texts would tell their lengths.
  package static func areEqual(_ sent: String, _ given: String) -> Bool {
    Sodium.areEqual(
      KeylessDigest.bytes(of: Array(sent.utf8)), KeylessDigest.bytes(of: Array(given.utf8)))
  }
}
