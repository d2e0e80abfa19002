import CQRCode

/// A link as a QR code (ISO/IEC 18004), drawn as one SVG path of dark squares.
///
///     <svg viewBox="0 0 29 29" shape-rendering="crispEdges"><path d="…"/></svg>
package struct QRCode: Equatable, Sendable {
  /// The width and height in modules (squares), with the quiet zone of four on every side.
  package let size: Int

  /// The dark modules, as runs in a row that are as long as they can be.
  package let runs: [Run]

  /// Dark modules beside each other: the place of the first of them, and how many they are.
  package struct Run: Equatable, Sendable {
    package let x: Int
    package let y: Int
    package let count: Int
  }

  /// The longest link that is drawn on a screen, in characters; more would be too fine for many cameras.
  package static let mostCharacters = 800

  /// The longest link that is drawn large, on paper or on a page of its own.
  package static let mostInLarge = 1_800

  /// The code of an ASCII link of 1 to `most` characters; nil for other lengths.
  package init?(_ link: String, upTo most: Int = mostCharacters) {
    let bytes = Array(link.utf8)
    guard 1...most ~= bytes.count, let symbol = Symbol.smallest(holding: bytes) else { return nil }
    size = symbol.width + 2 * Self.quietZone
    runs = symbol.runs(inset: Self.quietZone)
  }

  private static let quietZone = 4

  /// The `d` attribute of a path, to be drawn dark on a light background.
  package var path: String {
    var (path, from) = ("", (x: 0, y: 0))
    for run in runs {
      path += "m\(run.x - from.x) \(run.y - from.y)h\(run.count)v1h-\(run.count)z"
      from = (run.x, run.y)
    }
    return path
  }
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

  /// The runs of dark modules, row by row, each moved right and down.
  func runs(inset: Int) -> [QRCode.Run] {
    (0..<width).flatMap { y in
      runs(in: y).map { .init(x: $0.lowerBound + inset, y: y + inset, count: $0.count) }
    }
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
