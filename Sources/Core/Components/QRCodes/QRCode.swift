import CQRCode

/// A link as a QR code (ISO/IEC 18004), drawn as one SVG path of dark squares.
///
///     <svg viewBox="0 0 29 29" shape-rendering="crispEdges"><path d="…"/></svg>
package struct QRCode: Equatable, Sendable {
  /// The width and height in modules (squares), with the quiet zone of four on every side.
  package let size: Int

  /// The `d` attribute of the path, to be drawn dark on a light background.
  package let path: String

  /// The longest link that is drawn, in characters; more would be too fine for many cameras.
  package static let mostCharacters = 800

  /// The code of an ASCII link of 1 to 800 characters; nil for other lengths.
  package init?(_ link: String) {
    let bytes = Array(link.utf8)
    guard 1...Self.mostCharacters ~= bytes.count, let symbol = Symbol.smallest(holding: bytes)
    else { return nil }
    size = symbol.width + 2 * Self.quietZone
    path = symbol.path(inset: Self.quietZone)
  }

  private static let quietZone = 4
}

/// The modules of a code, without the quiet zone.
private struct Symbol {
  let version: Int
  let width: Int
  private let isDark: [Bool]

  /// The smallest symbol, with the most error correction that fits into that size.
  static func smallest(holding bytes: [UInt8]) -> Symbol? {
    guard let smallest = Symbol(bytes, level: QR_ECLEVEL_L) else { return nil }
    let better = [QR_ECLEVEL_H, QR_ECLEVEL_Q, QR_ECLEVEL_M].lazy
      .compactMap { Symbol(bytes, level: $0) }
      .first { $0.version == smallest.version }
    return better ?? smallest
  }

  private init?(_ bytes: [UInt8], level: QRecLevel) {
    guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, level) else { return nil }
    defer { QRcode_free(code) }
    version = Int(code.pointee.version)
    width = Int(code.pointee.width)
    let modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width)
    isDark = modules.map { $0 & 1 == 1 }
  }

  /// One closed rectangle for each run of dark modules in a row.
  func path(inset: Int) -> String {
    var path = ""
    var from = (x: -inset, y: -inset)
    for y in 0..<width {
      for run in runs(in: y) {
        path += "m\(run.lowerBound - from.x) \(y - from.y)h\(run.count)v1h-\(run.count)z"
        from = (run.lowerBound, y)
      }
    }
    return path
  }

  private func runs(in y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<width where isDark[y * width + x] {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }
}
