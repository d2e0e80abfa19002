/// Compares a key that a program sent with the one that it was given.
package enum KeyComparison {
  /// True when both are the same text; the time it takes tells nothing about either.
  ///
  /// Digests are compared, because comparing the texts would tell their lengths.
  package static func areEqual(_ sent: String, _ given: String) -> Bool {
    Sodium.areEqual(digest(sent), digest(given))
  }

  private static func digest(_ text: String) -> [UInt8] {
    let noKey = [UInt8](repeating: 0, count: SecretKey.size)
    return [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      Sodium.blake2b(Array(text.utf8), key: noKey, into: start, count: 32)
      count = 32
    }
  }
}
