import CGLib
import CPango
import Glibc

/// Draws text of one size, weight and colour, in every script that the system has a font for.
final class PDFLettering {
  enum Alignment {
    case left
    case right
  }

  /// The height from the top of a line to its baseline, in points.
  let ascent: Double
  /// The height of a line, in points.
  let lineHeight: Double

  private let canvas: PDFCanvas
  private let colour: Colour
  private let layout: OpaquePointer

  init(
    on canvas: PDFCanvas, size: Double, weight: PangoWeight, colour: Colour
  ) {
    self.canvas = canvas
    self.colour = colour
    layout = pango_cairo_create_layout(canvas.context)
    let context = pango_layout_get_context(layout)
    // "mul" stands for several languages. Pango searches all fonts of the system again for each
    // language in which it expects a script, and with "mul" it expects none.
    pango_context_set_language(context, pango_language_from_string("mul"))
    pango_context_set_round_glyph_positions(context, 0)
    let font = pango_font_description_from_string("Noto Sans, DejaVu Sans, Liberation Sans, Sans")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, weight)
    pango_layout_set_font_description(layout, font)
    let metrics = pango_context_get_metrics(context, font, nil)
    ascent = pango_units_to_double(pango_font_metrics_get_ascent(metrics))
    lineHeight = ascent + pango_units_to_double(pango_font_metrics_get_descent(metrics))
    pango_font_metrics_unref(metrics)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1,liga=0"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_auto_dir(layout, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The width of a text on one line, in points.
  func width(of text: String) -> Double {
    set(text)
    return width(of: firstLine)
  }

  /// The height of a text within a width, with at most `lines` lines, in points.
  func height(of text: String, within width: Double, lines: Int) -> Double {
    set(text, within: width, lines: lines)
    var height: Int32 = 0
    pango_layout_get_size(layout, nil, &height)
    return pango_units_to_double(height)
  }

  /// Draws one line, which begins or ends at `x`.
  func draw(_ text: String, x: Double, baseline: Double, alignment: Alignment = .left) {
    set(text)
    let line = firstLine
    let left = alignment == .left ? x : x - width(of: line)
    useColour()
    cairo_move_to(canvas.context, left, baseline)
    pango_cairo_show_layout_line(canvas.context, line)
  }

  /// Draws at most `lines` lines within a width, the first of them on the baseline.
  func draw(
    _ text: String, x: Double, baseline: Double, within width: Double, lines: Int,
    alignment: Alignment = .left
  ) {
    set(text, within: width, lines: lines)
    let room = endLines(alignment, within: width)
    pango_layout_set_alignment(layout, alignment == .right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    let ascent = pango_units_to_double(pango_layout_get_baseline(layout))
    useColour()
    cairo_move_to(canvas.context, alignment == .right ? x - room : x, baseline - ascent)
    pango_cairo_show_layout(canvas.context, layout)
  }

  func useColour() {
    canvas.colour(colour)
  }

  /// The glyph of a character and its font; nil when the system has none, or it needs more than
  /// one.
  func glyph(of scalar: Unicode.Scalar) -> (font: OpaquePointer, index: UInt32, advance: Double)? {
    set(String(scalar))
    guard let run = firstLine?.pointee.runs?.pointee.data else { return nil }
    let item = run.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    guard let glyphs = item.glyphs?.pointee, glyphs.num_glyphs == 1,
      let glyph = glyphs.glyphs?.pointee, glyph.glyph < Self.firstSpecialGlyph,
      let face = item.item?.pointee.analysis.font,
      let font = pango_cairo_font_get_scaled_font(OpaquePointer(face))
    else { return nil }
    return (font, glyph.glyph, pango_units_to_double(glyph.geometry.width))
  }

  /// The first of Pango's numbers for empty glyphs and for characters that no font has.
  private static let firstSpecialGlyph: UInt32 = 0x0FFF_FFFF

  private var firstLine: UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, 0)
  }

  private func width(of line: UnsafeMutablePointer<PangoLayoutLine>?) -> Double {
    var extent = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extent)
    return pango_units_to_double(extent.width)
  }

  private func set(_ text: String, within width: Double? = nil, lines: Int = 1) {
    let drawable = PDFText.drawable(text)
    setWidth(width, lines: lines)
    pango_layout_set_single_paragraph_mode(layout, 1)
    setDirection(PANGO_DIRECTION_LTR)
    pango_layout_set_text(layout, drawable, -1)
    if !PDFText.isPlain(drawable) { setDirection(directionOfText) }
  }

  /// The direction of the first strong letter: a name in Arabic begins on the right.
  private var directionOfText: PangoDirection {
    pango_layout_set_auto_dir(layout, 1)
    defer { pango_layout_set_auto_dir(layout, 0) }
    return pango_layout_line_get_resolved_direction(firstLine)
  }

  private func setDirection(_ direction: PangoDirection) {
    let context = pango_layout_get_context(layout)
    guard pango_context_get_base_dir(context) != direction else { return }
    pango_context_set_base_dir(context, direction)
    pango_layout_context_changed(layout)
  }

  /// Ends broken lines with line feeds and returns the width added for them.
  ///
  /// Pango draws no space there, so that a screen reader would join two words. The space is drawn
  /// at the end of the line that is not aligned.
  private func endLines(_ alignment: Alignment, within width: Double) -> Double {
    let breaks = (1..<max(1, pango_layout_get_line_count(layout))).reversed().compactMap {
      pango_layout_get_line_readonly(layout, $0)?.pointee.start_index
    }
    guard !breaks.isEmpty, let text = pango_layout_get_text(layout) else { return 0 }
    let context = pango_layout_get_context(layout)
    let isRightToLeft = pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL
    let endsInSpace = isRightToLeft == (alignment == .right)
    var bytes = Array(UnsafeBufferPointer(start: text, count: strlen(text)))
    for start in breaks.map(Int.init) where 1..<bytes.count ~= start {
      let hasSpace = bytes[start - 1] == CChar(UInt8(ascii: " "))
      bytes.insert(CChar(UInt8(ascii: "\n")), at: hasSpace && !endsInSpace ? start - 1 : start)
    }
    let room = lineHeight / 4
    setWidth(width + room, lines: 1)
    pango_layout_set_single_paragraph_mode(layout, 0)
    pango_layout_set_text(layout, bytes, Int32(clamping: bytes.count))
    return room
  }

  private func setWidth(_ width: Double?, lines: Int) {
    pango_layout_set_width(layout, width.map(pango_units_from_double) ?? -1)
    pango_layout_set_height(layout, Int32(-lines))
  }
}
