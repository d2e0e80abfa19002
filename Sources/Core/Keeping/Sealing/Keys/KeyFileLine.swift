import Formats

/// A line of a key file that holds a key.
struct KeyFileLine {
  let number: Int
  let key: KeyRing.Key
  let signs: Bool

  /// Reads a line; nil when it holds only a comment or spaces.
  init?(_ text: ArraySlice<UInt8>, number: Int) throws(KeyFileProblem) {
    let spaces = [UInt8](" \t\r".utf8)
    let words = text.prefix { $0 != UInt8(ascii: "#") }.split { spaces.contains($0) }
    if words.isEmpty { return nil }
    guard words.count == 3 else { throw .notThreeWords(line: number) }
    guard let id = Self.id(words[0]) else { throw .badID(line: number) }
    guard let secret = Self.secret(words[1]) else { throw .badSecret(line: number) }
    switch words[2] {
    case Self.sign: signs = true
    case Self.accept: signs = false
    default: throw .badUse(line: number)
    }
    key = KeyRing.Key(id: id, secret: secret)
    self.number = number
  }

  /// Refuses an id, a key or the use `sign` that an earlier line has already.
  func check(against earlier: KeyFileLine) throws(KeyFileProblem) {
    if key.id == earlier.key.id { throw .repeatedID(line: number, earlier: earlier.number) }
    if key.secret.isSame(as: earlier.key.secret) {
      throw .repeatedSecret(line: number, earlier: earlier.number)
    }
    if signs && earlier.signs { throw .secondSigningKey(line: number, earlier: earlier.number) }
  }
}

extension KeyFileLine {
  private static let sign = [UInt8]("sign".utf8)[...]
  private static let accept = [UInt8]("accept".utf8)[...]

  /// Ids are part of every token, inside JSON, so they are short and need no escaping.
  private static func id(_ word: ArraySlice<UInt8>) -> String? {
    let isSpeltRight = word.allSatisfy(\.isInKey) && word.count <= 32
    return isSpeltRight ? String(decoding: word, as: UTF8.self) : nil
  }

  private static func secret(_ word: ArraySlice<UInt8>) -> SecretKey? {
    guard var bytes = Base64.standard.bytes(of: word) else { return nil }
    defer { bytes.withUnsafeMutableBytes(Sodium.wipe) }
    return SecretKey(bytes)
  }
}
