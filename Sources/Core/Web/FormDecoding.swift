import Forms

/// The reason why a request could not be read.
package enum UnreadableRequest: Error, Equatable, Sendable {
  case percentEncoding
  case notText
  case tooLong
  case tooManyFields
  case unknownForm
}

/// Reads `application/x-www-form-urlencoded` text from a query or a body.
///
/// The encoding is that of the WHATWG URL Standard, read strictly. A broken escape, a NUL or bytes
/// that are not UTF-8 refuse the whole request, so that nothing typed is changed unnoticed.
enum FormDecoding {
  static let mostFields = 100

  static func submission(from bytes: some Sequence<UInt8>) throws(UnreadableRequest) -> Submission {
    var entries: [(name: String, text: String)] = []
    for pair in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
      guard entries.count < mostFields else { throw .tooManyFields }
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1] : []
      entries.append((name: try text(from: parts[0]), text: try text(from: value)))
    }
    return Submission(entries)
  }

  static func text(from encoded: ArraySlice<UInt8>) throws(UnreadableRequest) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    let plain = encoded.prefix { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "%") }
    bytes.append(contentsOf: plain)
    var rest = encoded.dropFirst(plain.count)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"):
        bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { throw .percentEncoding }
        bytes.append(high << 4 | low)
      default:
        bytes.append(byte)
      }
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
