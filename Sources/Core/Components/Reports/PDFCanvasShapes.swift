import CPango

/// The shapes of charts.
extension PDFCanvas {
  /// Fills the area that a line through points encloses.
  func fill(_ colour: Colour, _ points: [PDFPoint]) {
    self.colour(colour)
    trace(points)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Draws a line through points.
  ///
  /// - Parameters:
  ///   - colour: The colour of the line.
  ///   - weight: Its width in points.
  ///   - dashes: The lengths of dashes and gaps in points; none for a solid line.
  ///   - points: The points, one after another.
  func stroke(_ colour: Colour, weight: Double, dashes: [Double], _ points: [PDFPoint]) {
    self.colour(colour)
    cairo_set_line_width(context, weight)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, dashes, Int32(clamping: dashes.count), 0)
    trace(points)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  func dot(_ colour: Colour, x: Double, y: Double, radius: Double) {
    self.colour(colour)
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
    cairo_fill(context)
  }

  /// Draws a code for cameras, its modules as wide as is said.
  func code(_ code: QRCode, module: Double, x: Double, top: Double) {
    colour(.black)
    for run in code.runs {
      cairo_rectangle(
        context, x + Double(run.x) * module, top + Double(run.y) * module,
        Double(run.count) * module, module)
    }
    cairo_fill(context)
  }

  private func trace(_ points: [PDFPoint]) {
    cairo_new_sub_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
  }
}
