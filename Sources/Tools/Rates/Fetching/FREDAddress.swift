package import MortgageRates

/// The address of FRED, or of a server that answers like it.
///
/// Every request has the key in its address, so addresses are never printed, and requests are
/// encrypted unless they stay on this machine.
package struct FREDAddress: Sendable {
  package static let standard = "https://api.stlouisfed.org"

  private let base: String
  package let isLocal: Bool

  /// A base address, to which `/fred/series/observations` is added; nil when it is not valid.
  package init?(_ base: String) {
    guard base.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !base.contains(where: "?#@".contains),
      let scheme = ["https://", "http://"].first(where: base.hasPrefix)
    else { return nil }
    let host = base.dropFirst(scheme.count).prefix { $0 != "/" }
    guard !host.isEmpty else { return nil }
    let name = host.first == "[" ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    isLocal = ["localhost", "127.0.0.1", "[::1]"].contains(name)
    guard isLocal || scheme == "https://" else { return nil }
    self.base = base.last == "/" ? String(base.dropLast()) : base
  }

  /// The request for the newest weeks of a series: a year and a few more.
  package func observations(of series: RateSeries, key: FREDKey) -> String {
    "\(base)/fred/series/observations?series_id=\(series.id)&api_key=\(key.text)"
      + "&file_type=json&sort_order=desc&limit=60"
  }
}

/// A FRED key; it is never printed by accident.
package struct FREDKey: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// Reads a key file: one word of letters and digits.
  package init?(file: String) {
    let words = file.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.count <= 64,
      word.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    text = String(word)
  }

  package var description: String { "(the key)" }

  package var customMirror: Mirror { Mirror(self, children: []) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
