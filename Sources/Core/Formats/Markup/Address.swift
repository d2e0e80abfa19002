/// A page of ours: a path from the program, segments and a query from data, always escaped.
///
/// Links are made from addresses alone, so no typed text can point a link elsewhere.
///
///     Address("/credit-card", query: [("balance", "1,000"), ("apr", "20")]).text
///     // /credit-card?balance=1%2C000&apr=20
package struct Address: Sendable, Hashable {
  private let path: String
  private let query: [Pair]
  private let fragment: String?

  private struct Pair: Sendable, Hashable {
    let name: String
    let value: String
  }

  /// A path that the program names, with a query and a fragment.
  package init(
    _ path: StaticString, query: [(String, String)] = [], fragment: StaticString? = nil
  ) {
    self.path = path.description
    self.query = query.map { Pair(name: $0.0, value: $0.1) }
    self.fragment = fragment?.description
  }

  private init(path: String, query: [Pair], fragment: String?) {
    self.path = path
    self.query = query
    self.fragment = fragment
  }

  /// The current page with another query, on the site and in a frame alike.
  package static func here(query: [(String, String)] = []) -> Address {
    Address(path: query.isEmpty ? "?" : "", query: [], fragment: "answer").with(query: query)
  }

  /// The same page with figures in its query, opened at the answer to them.
  ///
  /// With a mistake there is no answer, and the page opens at its top, as it does without figures.
  package func answering(_ figures: [(String, String)]) -> Address {
    figures.isEmpty ? with(query: []) : with(query: figures).with(fragment: "answer")
  }

  /// The address one level below, under a name that came from data.
  package func appending(_ segment: String) -> Address {
    Address(path: path + "/" + Self.escaped(segment), query: query, fragment: fragment)
  }

  /// The file at this address with an ending such as `.json` on its path; a file has no fragment.
  package func withExtension(_ ending: StaticString) -> Address {
    Address(path: path + ending.description, query: query, fragment: nil)
  }

  /// The same address, pointing at the element with this id.
  package func with(fragment: StaticString) -> Address {
    Address(path: path, query: query, fragment: fragment.description)
  }

  /// The same address with this query instead of its own.
  package func with(query: [(String, String)]) -> Address {
    Address(
      path: path, query: query.map { Pair(name: $0.0, value: $0.1) }, fragment: fragment)
  }

  /// The address as in a link, percent-encoded.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 32 * (query.count + 2))
    bytes.append(contentsOf: path.utf8)
    for (index, pair) in query.enumerated() {
      bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      Self.escape(pair.name, into: &bytes)
      bytes.append(UInt8(ascii: "="))
      Self.escape(pair.value, into: &bytes)
    }
    if let fragment {
      bytes.append(UInt8(ascii: "#"))
      bytes.append(contentsOf: fragment.utf8)
    }
    return bytes
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    escape(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Percent-encoding of all but RFC 3986's unreserved characters; a space becomes `+`.
  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      // Most names and figures have nothing to escape.
      guard !text.allSatisfy(isUnreserved) else { return bytes.append(contentsOf: text) }
      for byte in text { escape(byte, into: &bytes) }
    }
  }

  @inline(__always)
  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    switch byte {
    case _ where isUnreserved(byte):
      bytes.append(byte)
    case UInt8(ascii: " "):
      bytes.append(UInt8(ascii: "+"))
    default:
      bytes.append(UInt8(ascii: "%"))
      bytes.append(hexadecimal[Int(byte >> 4)])
      bytes.append(hexadecimal[Int(byte & 15)])
    }
  }

  @inline(__always)
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isInKey || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~")
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  /// True for the letters, digits, hyphens and underscores of ASCII, of which keys and ids consist.
  @inline(__always)
  package var isInKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// The address of a page on another site, which the program holds: nothing typed can be part of it.
package struct OutsideAddress: Sendable, Hashable {
  let text: String

  /// An address that begins with `https://`; any other is a programmer's mistake.
  package init(_ text: StaticString) {
    self.text = text.description
    precondition(
      self.text.hasPrefix("https://"), "An outside link must use HTTPS")
  }
}
