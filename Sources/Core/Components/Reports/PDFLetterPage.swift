import CPango

/// The layout of one letter on its page, in letters of one size.
struct PDFLetterPage {
  private let letter: PDFCorrespondence.Letter
  private let canvas: PDFCanvas
  private let plain: PDFLettering
  private let bold: PDFLettering
  private let small: PDFLettering

  private static let left = 62.0
  private static let right = PDFCanvas.width - left
  private static let width = right - left
  private static let top = 54.0
  private static let room = PDFCanvas.height - top - 48
  private static let sender = right - 230
  private static let mostLines = 12
  private static let rulesOfAddress = 3

  /// The sizes of letters in points, of which the first that leaves the letter on one page is taken.
  private static let sizes = [10.5, 9.8, 9.1, 8.4, 7.7, 7, 6.3]

  private init(_ letter: PDFCorrespondence.Letter, size: Double, on canvas: PDFCanvas) {
    self.letter = letter
    self.canvas = canvas
    plain = PDFLettering(on: canvas, size: size, weight: PANGO_WEIGHT_NORMAL, colour: .ink)
    bold = PDFLettering(on: canvas, size: size, weight: PANGO_WEIGHT_BOLD, colour: .ink)
    small = PDFLettering(on: canvas, size: size - 1.6, weight: PANGO_WEIGHT_NORMAL, colour: .soft)
  }

  static func fitting(_ letter: PDFCorrespondence.Letter, on canvas: PDFCanvas) -> PDFLetterPage {
    for size in sizes.dropLast() {
      let page = PDFLetterPage(letter, size: size, on: canvas)
      if page.laid(drawing: false) <= room { return page }
    }
    return PDFLetterPage(letter, size: sizes[sizes.count - 1], on: canvas)
  }

  func draw() { canvas.tag("Sect") { _ = laid(drawing: true) } }

  private var line: Double { plain.lineHeight }
  private var gap: Double { plain.lineHeight * 0.6 }

  /// Lays the parts out from the top, and draws them if asked to.
  ///
  /// - Returns: The height of all of them.
  private func laid(drawing: Bool) -> Double {
    var y = Self.top
    party(letter.sender, x: Self.sender, named: "Name", at: &y, drawing)
    y += gap
    text(letter.date, plain, at: &y, drawing)
    y += gap
    party(letter.recipient, x: Self.left, named: nil, at: &y, drawing)
    y += gap
    reference(at: &y, drawing)
    y += gap * 1.4
    text(letter.title, bold, tag: "H1", at: &y, drawing)
    for part in letter.parts {
      y += gap
      switch part {
      case .paragraph(let words): text(words, plain, at: &y, drawing)
      case .sums(let sums): list(sums, at: &y, drawing)
      }
    }
    y += gap
    text("Yours faithfully", plain, at: &y, drawing)
    y += line * 2.6
    signature(at: &y, drawing)
    y += gap * 2
    text(letter.enclosed, small, at: &y, drawing)
    return y - Self.top
  }

  private func text(
    _ words: String, _ lettering: PDFLettering, tag: StaticString = "P", x: Double = left,
    within width: Double = width, at y: inout Double, _ drawing: Bool
  ) {
    if drawing {
      canvas.tag(tag) {
        lettering.draw(
          words, x: x, baseline: y + lettering.ascent, within: width, lines: Self.mostLines)
      }
    }
    y += lettering.height(of: words, within: width, lines: Self.mostLines)
  }

  /// A rule to write on, with what belongs on it in small letters.
  private func blank(
    _ words: String?, x: Double, width: Double, at y: inout Double, _ drawing: Bool
  ) {
    let height = line * 1.5
    if drawing {
      if let words {
        canvas.tag("P") { small.draw(words, x: x, baseline: y + height - small.lineHeight * 0.4) }
      }
      canvas.rule(.soft, weight: 0.6, x: x, width: width, y: y + height)
    }
    y += height
  }

  private func party(
    _ party: PDFCorrespondence.Letter.Party, x: Double, named label: String?, at y: inout Double,
    _ drawing: Bool
  ) {
    let width = min(Self.right - x, Self.width * 0.6)
    if party.name.isEmpty {
      blank(label, x: x, width: width, at: &y, drawing)
    } else {
      text(party.name, label == nil ? bold : plain, x: x, within: width, at: &y, drawing)
    }
    for line in party.address { text(line, plain, x: x, within: width, at: &y, drawing) }
    guard party.address.isEmpty else { return }
    for place in 0..<Self.rulesOfAddress {
      blank(place == 0 ? "Address" : nil, x: x, width: width, at: &y, drawing)
    }
  }

  private func reference(at y: inout Double, _ drawing: Bool) {
    let label = "Account or reference number: "
    guard letter.reference.isEmpty else {
      return text(label + letter.reference, plain, at: &y, drawing)
    }
    let start = Self.left + plain.width(of: label)
    text(label, plain, at: &y, drawing)
    if drawing { canvas.rule(.soft, weight: 0.6, x: start, width: 180, y: y) }
  }

  private func list(_ sums: [PDFCorrespondence.Sum], at y: inout Double, _ drawing: Bool) {
    if drawing { canvas.open("L") }
    for sum in sums { row(sum, at: &y, drawing) }
    if drawing { canvas.close("L") }
  }

  private func row(_ sum: PDFCorrespondence.Sum, at y: inout Double, _ drawing: Bool) {
    let lettering = sum.isMain || sum.isTotal ? bold : plain
    let width = Self.width - lettering.width(of: sum.amount) - 16
    let height = lettering.height(of: sum.label, within: width, lines: Self.mostLines) + 2
    if drawing {
      if sum.isTotal { canvas.rule(.soft, weight: 0.6, x: Self.left, width: Self.width, y: y) }
      let baseline = y + lettering.ascent + 1
      canvas.tag("LI") {
        canvas.tag("Lbl") {
          lettering.draw(
            sum.label, x: Self.left, baseline: baseline, within: width, lines: Self.mostLines)
        }
        canvas.tag("LBody") {
          lettering.draw(sum.amount, x: Self.right, baseline: baseline, alignment: .right)
        }
      }
    }
    y += height
  }

  /// Two rules, to sign and to write one's name in print, unless that stands at the top.
  private func signature(at y: inout Double, _ drawing: Bool) {
    if drawing {
      canvas.rule(.soft, weight: 0.6, x: Self.left, width: 250, y: y)
      canvas.tag("P") {
        let words = letter.sender.name.isEmpty ? "Signed" : "Signed: \(letter.sender.name)"
        small.draw(words, x: Self.left, baseline: y + small.ascent + 2)
      }
    }
    y += small.lineHeight + 2
  }
}
