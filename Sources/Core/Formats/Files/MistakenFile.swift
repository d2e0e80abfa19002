/// A kind of file that cannot be read here but is often chosen, known by its first bytes.
package enum MistakenFile: Equatable, Sendable {
  case excel, openDocument, zip, pdf, picture, webPage, camt, xml, mt940, qif, json

  /// Recognises a file by its bytes; nil for one that may be a table.
  package init?(of bytes: [UInt8]) {
    if let kind = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.kind {
      self = kind
      return
    }
    // ISO base media (photos of phones) and RIFF (WebP) have their names after a length.
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) || bytes.dropFirst(8).starts(with: "WEBP".utf8)
    {
      self = .picture
      return
    }
    let start = String(decoding: bytes.prefix(4_000), as: UTF8.self).lowercased()
    if start.hasPrefix("pk\u{3}\u{4}") {
      self = start.contains("opendocument") ? .openDocument : bytes.isWorkbook ? .excel : .zip
      return
    }
    guard let kind = Self(ofText: start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }) else {
      return nil
    }
    self = kind
  }

  private init?(ofText start: Substring) {
    if start.hasPrefix("<") {
      let isPage = start.contains("<html") || start.contains("<table")
      self = start.contains("camt.05") ? .camt : isPage ? .webPage : .xml
    } else if start.hasPrefix(":20:") || start.hasPrefix("{1:") {
      self = .mt940
    } else if start.hasPrefix("!type:") || start.hasPrefix("!account")
      || start.hasPrefix("!option:")
    {
      self = .qif
    } else if start.hasPrefix("{") || start.hasPrefix("[{") {
      self = .json
    } else {
      return nil
    }
  }

  private static let signatures: [(bytes: [UInt8], kind: MistakenFile)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], .excel), (Array("%PDF".utf8), .pdf), ([0xFF, 0xD8, 0xFF], .picture),
    ([0x89, 0x50, 0x4E, 0x47], .picture), (Array("GIF8".utf8), .picture),
  ]

  /// The words for the kind, as they stand after “The file is”.
  package var name: String {
    switch self {
    case .excel: "an Excel workbook"
    case .openDocument: "an OpenDocument spreadsheet"
    case .zip: "a ZIP archive"
    case .pdf: "a PDF"
    case .picture: "a picture"
    case .webPage: "a web page"
    case .camt: "in the format CAMT"
    case .xml: "XML"
    case .mt940: "in the format MT940"
    case .qif: "in the format QIF"
    case .json: "JSON"
    }
  }

  /// The message that refuses such a file, with the kinds that can be read.
  ///
  /// - Parameter wanted: The kinds that can be read: “CSV or OFX”.
  /// - Returns: A sentence without a full stop.
  package func sentence(wanted: String) -> String {
    let isTable = self == .excel || self == .openDocument
    let way = isTable && wanted.contains("CSV") ? ". Save it as CSV first" : ""
    return "The file is \(name): it must be \(wanted)\(way)"
  }
}

extension [UInt8] {
  /// True if the parts of a workbook are in a ZIP archive, whose names are not compressed.
  fileprivate var isWorkbook: Bool {
    String(decoding: self, as: UTF8.self).contains("xl/workbook")
  }
}
