/// The reason why a request could not be read.
package enum UnreadableRequest: Error, Equatable, Sendable {
  case percentEncoding
  case notText
  case tooManyMarks
  case tooLong
  /// A file has more bytes than any like it that is taken.
  case fileTooLong(most: Int)
  case tooManyFields(most: Int)
  case unknownForm
}

/// Reads `application/x-www-form-urlencoded` text from a query or a body.
///
/// The encoding is that of the WHATWG URL Standard, read strictly. A broken escape, a NUL or bytes
/// that are not UTF-8 refuse the whole request, so that nothing typed is changed unnoticed.
/// Fields whose name is not ASCII are ignored: no form of ours has any.
package enum FormDecoding {
  /// The fields of an encoded text, in their order.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - mostFields: The most fields.
  /// - Returns: The fields, decoded; those without an ASCII name are left out.
  /// - Throws: What cannot be read, or that there are too many.
  package static func submission(
    from bytes: some Sequence<UInt8>, upTo mostFields: Int = Submission.most
  ) throws(UnreadableRequest) -> Submission {
    var entries: [(name: String, text: String)] = []
    var count = 0
    for pair in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
      guard count < mostFields else { throw .tooManyFields(most: mostFields) }
      count += 1
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1] : []
      let (name, text) = (try name(of: decoded(parts[0])), try text(of: decoded(value)))
      if let name { entries.append((name, text)) }
    }
    return Submission(entries)
  }

  /// The name of a field, decoded; nil for one that is not ASCII.
  static func name(of bytes: some Collection<UInt8>) throws(UnreadableRequest) -> String? {
    guard !bytes.contains(0), let name = String(validating: bytes, as: UTF8.self) else {
      throw .notText
    }
    return bytes.isASCII ? name : nil
  }

  /// The text of a field, decoded.
  static func text(of bytes: some Collection<UInt8>) throws(UnreadableRequest) -> String {
    guard !bytes.contains(0) else { throw .notText }
    return try String(fromOutside: bytes) {
      $0 == .tooManyMarks ? UnreadableRequest.tooManyMarks : .notText
    }
  }

  private static func decoded(_ encoded: ArraySlice<UInt8>) throws(UnreadableRequest) -> [UInt8] {
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
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
          throw .percentEncoding
        }
        bytes.append(high << 4 | low)
      default:
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension Collection<UInt8> {
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
