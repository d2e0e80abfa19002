import CPango

/// Draws A4 pages; lengths are in points, from the top left corner.
final class PDFCanvas {
  static let width = 595.276
  static let height = 841.89

  let context: OpaquePointer
  private let surface: OpaquePointer
  private let output: Output
  private(set) var page = 1
  private var rules: [Rule] = []
  private var currentColour: Colour?

  /// The further attributes of header cells, in the order in which they were drawn.
  private(set) var headerAttributes: [String] = []
  /// How often something was drawn that is not read aloud, if cairo is told so.
  private(set) var asides = 0

  init() {
    output = Output()
    surface = cairo_pdf_surface_create_for_stream(
      Output.append, Unmanaged.passUnretained(output).toOpaque(), Self.width, Self.height)
    cairo_pdf_surface_restrict_to_version(surface, Self.version)
    context = cairo_create(surface)
    drawPaper()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The version of PDF to write.
  ///
  /// PDF 1.5 can say which letters a ligature stands for. From 1.17.6 on, cairo compresses the
  /// objects of PDF 1.5, so that ``PDFUpdate`` cannot read them.
  private static let version =
    cairo_version() < 11_706 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4

  func describe(title: String, created: String) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, PDFText.drawable(title))
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, PDFFile.creator)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, created)
  }

  func nextPage() {
    fillRules()
    cairo_show_page(context)
    page += 1
    drawPaper()
  }

  /// Covers the page with white before anything else is drawn.
  ///
  /// cairo keeps a region of everything drawn. Extending it with each word takes a tenth of the
  /// time of a long report; when it is the whole page from the start, it never changes.
  private func drawPaper() {
    box(.white, x: 0, top: 0, width: Self.width, height: Self.height)
  }

  /// The whole file, after everything is drawn.
  func finish() throws(PDFFailure) -> [UInt8] {
    fillRules()
    cairo_show_page(context)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw .notDrawn(status: Int(max(status.rawValue, cairo_status(context).rawValue)))
    }
    return output.bytes
  }

  /// Collects what cairo writes.
  private final class Output {
    var bytes: [UInt8] = []

    static let append: cairo_write_func_t = { output, data, length in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let piece = UnsafeBufferPointer(start: data, count: Int(length))
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes += piece
      return CAIRO_STATUS_SUCCESS
    }
  }
}

/// The reason why a report has no PDF.
package enum PDFFailure: Error, Equatable {
  /// A failure of cairo with its status, most likely lack of memory.
  case notDrawn(status: Int)
  /// The visitor no longer waits for it.
  case abandoned
}

// MARK: - Structure

extension PDFCanvas {
  /// Draws an element of the document's structure, in which it is read aloud.
  func tag(_ name: StaticString, _ draw: () -> Void) {
    open(name)
    draw()
    close(name)
  }

  /// Draws what is seen, and not read aloud.
  ///
  /// Since 1.18 cairo takes all that is drawn within an element for a part of it, unless it is told
  /// that it is none; before, it took what has a tag of its own.
  func aside(_ draw: () -> Void) {
    guard cairo_version() >= 11_800 else { return draw() }
    asides += 1
    tag("Artifact", draw)
  }

  /// A header cell, with its attributes as PDF writes them.
  func header(_ attributes: String, _ draw: () -> Void) {
    headerAttributes.append(attributes)
    tag("TH", draw)
  }

  /// Draws a link that opens an address of the web, and can be pressed anywhere in a box.
  ///
  /// cairo copies the address into the file as it is. One that could end there early is drawn
  /// without a link.
  func link(
    to address: String, x: Double, top: Double, width: Double, height: Double, _ draw: () -> Void
  ) {
    guard address.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && !Self.endsOfAddresses.contains($0) })
    else { return tag("Span", draw) }
    cairo_tag_begin(
      context, CAIRO_TAG_LINK, "uri='\(address)' rect=[\(x) \(top) \(width) \(height)]")
    draw()
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  private static let endsOfAddresses = Array("'()\\".utf8)

  func open(_ name: StaticString) {
    cairo_tag_begin(context, Self.characters(of: name), nil)
  }

  func close(_ name: StaticString) {
    cairo_tag_end(context, Self.characters(of: name))
  }

  /// Adds an entry of the outline that leads to a height on this page.
  func bookmark(_ title: String, at top: Double) {
    let place = "page=\(page) pos=[0 \(Int(top))]"
    let noFlags = cairo_pdf_outline_flags_t(rawValue: 0)
    _ = cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, PDFText.drawable(title), place, noFlags)
  }

  private static func characters(of name: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

// MARK: - Shapes

private struct Rule {
  let colour: Colour
  let x: Double
  let y: Double
  let width: Double
  let weight: Double
}

/// Reports have the colours of light pages, on white.
extension Colour {
  static let ink = Palette.light.ink
  static let soft = Palette.light.soft
  static let line = Palette.light.line
  static let accent = Palette.light.accent
  /// The background of cards and of totals.
  static let tint = Palette.light.accentSoft
  static let bronze = Palette.light.bronze
  /// The area below a costly line.
  static let bronzeTint = Palette.light.bronzeSoft
  /// The area below a line that is neither good nor costly.
  static let well = Palette.light.well
  /// The axes of charts.
  static let edge = Palette.light.edge
}

extension PDFCanvas {
  func colour(_ colour: Colour) {
    guard colour != currentColour else { return }
    currentColour = colour
    func part(_ channel: UInt8) -> Double { Double(channel) / 255 }
    cairo_set_source_rgb(context, part(colour.red), part(colour.green), part(colour.blue))
  }

  /// Adds a thin line, which is drawn with all others at the end of the page.
  func rule(_ colour: Colour, weight: Double, x: Double, width: Double, y: Double) {
    rules.append(Rule(colour: colour, x: x, y: y - weight / 2, width: width, weight: weight))
  }

  private func fillRules() {
    for rule in rules.sorted(by: { $0.colour.value < $1.colour.value }) {
      if rule.colour != currentColour { cairo_fill(context) }
      colour(rule.colour)
      cairo_rectangle(context, rule.x, rule.y, rule.width, rule.weight)
    }
    cairo_fill(context)
    rules.removeAll()
  }

  func box(_ colour: Colour, x: Double, top: Double, width: Double, height: Double) {
    self.colour(colour)
    cairo_rectangle(context, x, top, width, height)
    cairo_fill(context)
  }

  func roundedBox(
    _ colour: Colour, x: Double, top: Double, width: Double, height: Double, radius: Double
  ) {
    self.colour(colour)
    let (right, bottom) = (x + width - radius, top + height - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, right, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, top + radius, radius, .pi, .pi * 1.5)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Draws a part of a circle clockwise from the top; a part of 1 is the whole circle.
  func arc(_ colour: Colour, weight: Double, x: Double, y: Double, radius: Double, part: Double) {
    self.colour(colour)
    cairo_set_line_width(context, weight)
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, -.pi / 2, .pi * (2 * part - 0.5))
    cairo_stroke(context)
  }
}
