import Glibc

/// The reason why a key file is refused.
///
/// It names lines and never repeats their content, because a misplaced key would end up in a log.
package enum KeyFileProblem: Equatable, Error {
  case notThreeWords(line: Int)
  case badID(line: Int)
  case badSecret(line: Int)
  case badUse(line: Int)
  case repeatedID(line: Int, earlier: Int)
  case repeatedSecret(line: Int, earlier: Int)
  case secondSigningKey(line: Int, earlier: Int)
  case noSigningKey
  case notAFile
  case tooLarge
  case open(toOthers: UInt32)
  case failed(errno: Int32)
}

extension KeyFileProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notThreeWords(let line):
      "line \(line): a key is three words: id, base64 of 32 bytes, and sign or accept"
    case .badID(let line):
      "line \(line): an id is 1 to 32 letters, digits, - and _"
    case .badSecret(let line):
      "line \(line): the second word is not the base64 of exactly 32 bytes"
    case .badUse(let line):
      "line \(line): the third word is neither sign nor accept"
    case .repeatedID(let line, let earlier):
      "line \(line): the id is that of line \(earlier)"
    case .repeatedSecret(let line, let earlier):
      "line \(line): the key is that of line \(earlier)"
    case .secondSigningKey(let line, let earlier):
      "line \(line): line \(earlier) signs already, and only one key may"
    case .noSigningKey:
      "no key signs"
    case .notAFile:
      "not a file"
    case .tooLarge:
      "longer than \(KeyFile.limit) bytes"
    case .open(let mode):
      "other users may read or change it (mode \(String(mode, radix: 8))): chmod 600 mends that"
    case .failed(let errno):
      String(cString: strerror(errno))
    }
  }
}
