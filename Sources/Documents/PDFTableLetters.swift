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
  private static let widestText = 170.0

  private init(size: Double, on canvas: PDFCanvas, language: String) {
    func lettering(
      _ size: Double, _ weight: PangoWeight, _ colour: PDFColour = .ink
    ) -> PDFLettering {
      PDFLettering(on: canvas, size: size, weight: weight, colour: colour, language: language)
    }
    header = lettering(size - 1, PANGO_WEIGHT_SEMIBOLD, .accent)
    cell = lettering(size, PANGO_WEIGHT_NORMAL)
    strong = lettering(size, PANGO_WEIGHT_SEMIBOLD)
    cellFigures = PDFFigures(in: cell, on: canvas)
    strongFigures = PDFFigures(in: strong, on: canvas)
    heading = lettering(size + 0.5, PANGO_WEIGHT_SEMIBOLD, .accent)
  }

  /// The largest letters in which every figure stands on one line, and the columns' widths.
  static func fitting(
    _ samples: [PDFColumnSample], within width: Double, on canvas: PDFCanvas, language: String
  ) -> (PDFTableLetters, [PDFColumnWidth]) {
    func measured(_ size: Double) -> (PDFTableLetters, [PDFColumnWidth]) {
      let letters = PDFTableLetters(size: size, on: canvas, language: language)
      return (letters, samples.map { $0.width(in: letters, widestText: widestText) })
    }
    var size = largest
    var (letters, widths) = measured(size)
    if spare(of: width, for: widths) < 0 {
      size = firstGuess(for: widths, within: width)
      (letters, widths) = measured(size)
    }
    while spare(of: width, for: widths) < 0 && size > smallest {
      size -= 0.5
      (letters, widths) = measured(size)
    }
    var spare = spare(of: width, for: widths)
    for index in widths.indices where widths[index].title - widths[index].given <= spare {
      spare -= max(0, widths[index].title - widths[index].given)
      widths[index].given = max(widths[index].title, widths[index].given)
    }
    return (letters, widths)
  }

  /// A size that is hardly too large: each that is tried takes fonts of its own.
  ///
  /// Widths grow with the letters, but for what is rounded up.
  private static func firstGuess(
    for columns: [PDFColumnWidth], within width: Double
  ) -> Double {
    let gaps = leastGap * Double(columns.count - 1)
    let needed = columns.reduce(0) { $0 + max(1, $1.given - 1) }
    let size = (2 * largest * (width - gaps) / needed).rounded(.up) / 2
    return min(largest - 0.5, max(smallest, size))
  }

  private static func spare(of width: Double, for columns: [PDFColumnWidth]) -> Double {
    columns.reduce(width - leastGap * Double(columns.count - 1)) { $0 - $1.given }
  }
}

/// What a column's cells and its title would take on one line, and what it gets.
struct PDFColumnWidth {
  let cells: Double
  let title: Double
  var given: Double
}
