import CPango

/// Draws figures and plain words glyph by glyph, which takes far less time than shaping them.
///
/// Digits and the signs among them need no shaping, and without kerning they stand in columns.
final class PDFFigures {
  private struct Glyph {
    let index: UInt
    let advance: Double
  }

  private let canvas: PDFCanvas
  private let lettering: PDFLettering
  private var font: OpaquePointer?
  private var glyphs: [Unicode.Scalar: Glyph] = [:]
  /// The glyphs of ASCII, which most text consists of.
  ///
  /// Finding one in a dictionary takes longer than the rest of the work with it.
  private var asciiGlyphs = [Glyph?](repeating: nil, count: 0x80)

  init(in lettering: PDFLettering, on canvas: PDFCanvas) {
    self.canvas = canvas
    self.lettering = lettering
  }

  deinit {
    cairo_scaled_font_destroy(font)
  }

  /// Draws the text, which begins or ends at `x`.
  func draw(_ text: String, x: Double, baseline: Double, alignment: PDFLettering.Alignment) {
    guard let placed = placed(text), let font else {
      return lettering.draw(text, x: x, baseline: baseline, alignment: alignment)
    }
    let left = alignment == .left ? x : x - placed.width
    var line = placed.line
    for index in line.indices {
      line[index].x += left
      line[index].y = baseline
    }
    lettering.useColour()
    cairo_set_scaled_font(canvas.context, font)
    cairo_show_glyphs(canvas.context, line, Int32(clamping: line.count))
  }

  /// The glyphs side by side and their width, or nil when the text needs shaping.
  private func placed(_ text: String) -> (line: [cairo_glyph_t], width: Double)? {
    var line: [cairo_glyph_t] = []
    line.reserveCapacity(text.utf8.count)
    var width = 0.0
    for scalar in text.unicodeScalars {
      guard let glyph = known(scalar) ?? shape(scalar) else { return nil }
      line.append(cairo_glyph_t(index: glyph.index, x: width, y: 0))
      width += glyph.advance
    }
    return (line, width)
  }

  private func known(_ scalar: Unicode.Scalar) -> Glyph? {
    scalar.isASCII ? asciiGlyphs[Int(scalar.value)] : glyphs[scalar]
  }

  /// The glyph of a character that always looks the same, in the font of the digits.
  private func shape(_ scalar: Unicode.Scalar) -> Glyph? {
    guard Self.isPlain(scalar), let shaped = lettering.glyph(of: scalar) else { return nil }
    if font == nil { font = cairo_scaled_font_reference(shaped.font) }
    guard shaped.font == font else { return nil }
    let glyph = Glyph(index: UInt(shaped.index), advance: shaped.advance)
    if scalar.isASCII {
      asciiGlyphs[Int(scalar.value)] = glyph
    } else {
      glyphs[scalar] = glyph
    }
    return glyph
  }

  /// Latin letters and signs, narrow spaces, currency signs, the minus.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0...0xFF, 0x202F, 0x20A0...0x20CF, 0x2212: true
    default: false
    }
  }
}
