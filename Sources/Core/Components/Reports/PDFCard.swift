/// A card of labels and values in a given width.
struct PDFCard {
  let height: Double
  private let card: PDFReport.Card
  private let letters: PDFLetters
  private let width: Double
  private let places: [Place]

  /// The sizes of one fact, whose value takes the width that its label leaves.
  private struct Place {
    let labelWidth: Double
    let valueWidth: Double
    let height: Double
  }

  private static let padding = 13.0
  private static let factPadding = 3.0
  private static let mostLines = 4

  /// The largest part of the width that labels take.
  private static let mostForLabels = 0.5
  private static let gap = 12.0

  init(_ card: PDFReport.Card, _ letters: PDFLetters, width: Double) {
    self.card = card
    self.letters = letters
    self.width = width
    let inner = width - 2 * Self.padding
    places = card.facts.map { fact in
      let labelWidth = min(
        letters.label.width(of: fact.label).rounded(.up), inner * Self.mostForLabels)
      let valueWidth = inner - labelWidth - Self.gap
      let label = letters.label.height(of: fact.label, within: labelWidth, lines: Self.mostLines)
      let value = letters.value.height(of: fact.value, within: valueWidth, lines: Self.mostLines)
      return Place(
        labelWidth: labelWidth, valueWidth: valueWidth,
        height: max(label, value) + 2 * Self.factPadding)
    }
    height = places.reduce(2 * Self.padding + letters.cardTitle.lineHeight) { $0 + $1.height }
  }

  /// Draws the card at a given height, that of its neighbour.
  func draw(on canvas: PDFCanvas, x: Double, top: Double, height: Double) {
    canvas.roundedBox(.tint, x: x, top: top, width: width, height: height, radius: 6)
    let left = x + Self.padding
    let inner = width - 2 * Self.padding
    canvas.tag("H2") {
      letters.cardTitle.draw(
        card.title, x: left, baseline: top + Self.padding + letters.cardTitle.ascent - 2,
        within: inner, lines: 1)
    }
    canvas.tag("L") {
      var y = top + Self.padding + letters.cardTitle.lineHeight + 2
      for (index, (fact, place)) in zip(card.facts, places).enumerated() {
        if index > 0 { canvas.rule(.line, weight: 0.5, x: left, width: inner, y: y) }
        draw(fact, place, on: canvas, x: left, width: inner, top: y + Self.factPadding)
        y += place.height
      }
    }
  }

  private func draw(
    _ fact: PDFReport.Fact, _ place: Place, on canvas: PDFCanvas, x: Double, width: Double,
    top: Double
  ) {
    let baseline = top + letters.label.ascent
    canvas.tag("LI") {
      canvas.tag("Lbl") {
        letters.label.draw(
          fact.label, x: x, baseline: baseline, within: place.labelWidth, lines: Self.mostLines)
      }
      canvas.tag("LBody") {
        letters.value.draw(
          fact.value, x: x + width - place.valueWidth, baseline: baseline,
          within: place.valueWidth, lines: Self.mostLines, alignment: .right)
      }
    }
  }
}
