import CPango

/// The lettering of a table, as large as its columns allow.
struct PDFTableLetters {
  let header: PDFLettering
  let cell: PDFLettering
  let strong: PDFLettering
  let cellFigures: PDFFigures
  let strongFigures: PDFFigures
  let heading: PDFLettering

  private static let largest = 9.0
  private static let smallest = 6.0
  private static let leastGap = 9.0

  private init(size: Double, on canvas: PDFCanvas) {
    func lettering(
      _ size: Double, _ weight: PangoWeight, _ colour: Colour = .ink
    ) -> PDFLettering {
      PDFLettering(on: canvas, size: size, weight: weight, colour: colour)
    }
    header = lettering(size - 1, PANGO_WEIGHT_SEMIBOLD, .accent)
    cell = lettering(size, PANGO_WEIGHT_NORMAL)
    strong = lettering(size, PANGO_WEIGHT_SEMIBOLD)
    cellFigures = PDFFigures(in: cell, on: canvas)
    strongFigures = PDFFigures(in: strong, on: canvas)
    heading = lettering(size + 0.5, PANGO_WEIGHT_SEMIBOLD, .accent)
  }

  /// The largest letters in which every figure fits on one line, and the widths of the columns.
  ///
  /// Each size loads fonts of its own, so widths are measured in the largest and the final size
  /// only.
  static func fitting(
    _ samples: [PDFColumnSample], within width: Double, on canvas: PDFCanvas
  ) -> (letters: PDFTableLetters, cells: [Double], given: [Double]) {
    var letters = PDFTableLetters(size: largest, on: canvas)
    var widths = samples.map { $0.width(in: letters) }
    let size = fittingSize(for: widths, within: width)
    if size < largest {
      letters = PDFTableLetters(size: size, on: canvas)
      widths = samples.map { $0.width(in: letters) }
    }
    return (letters, widths.map(\.cells), given(widths, within: width))
  }

  private static func fittingSize(for widths: [PDFColumnWidth], within width: Double) -> Double {
    let sizes = stride(from: largest, to: smallest, by: -0.5)
    return sizes.first { size in
      // The letters of headers are a point smaller throughout, so they shrink a little faster.
      spare(of: width, for: widths.map { $0.scaled(by: size / largest).least }) >= 0
    } ?? smallest
  }

  /// The widths of the columns: from the left, titles get a single line while there is room.
  private static func given(_ widths: [PDFColumnWidth], within width: Double) -> [Double] {
    var given = widths.map(\.least)
    var spare = spare(of: width, for: given)
    for index in given.indices where widths[index].title - given[index] <= spare {
      spare -= max(0, widths[index].title - given[index])
      given[index] = max(widths[index].title, given[index])
    }
    return given
  }

  private static func spare(of width: Double, for columns: [Double]) -> Double {
    columns.reduce(width - leastGap * Double(columns.count - 1), -)
  }
}
