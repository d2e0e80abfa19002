import CPango

/// The layout of one letter on its page, in letters of one size.
struct PDFLetterPage {
  private let letter: PDFCorrespondence.Letter
  private let canvas: PDFCanvas
  private let plain: PDFLettering
  private let bold: PDFLettering
  private let small: PDFLettering

  /// False while a letter is only measured.
  private var draws = false
  /// The height on the page that is reached.
  private var y = Self.top

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

  /// Draws a letter in the largest letters that leave it on one page.
  static func draw(_ letter: PDFCorrespondence.Letter, on canvas: PDFCanvas) {
    let pages = sizes.lazy.map { PDFLetterPage(letter, size: $0, on: canvas) }
    guard var page = pages.first(where: \.fits) ?? pages.last else { return }
    page.draws = true
    canvas.tag("Sect") { page.lay() }
  }

  private var fits: Bool {
    var page = self
    page.lay()
    return page.y - Self.top <= Self.room
  }

  private var line: Double { plain.lineHeight }
  private var gap: Double { plain.lineHeight * 0.6 }

  /// Goes through the parts from the top, and draws them if it is to.
  private mutating func lay() {
    party(letter.sender, x: Self.sender, named: "Name")
    y += gap
    text(letter.date, plain)
    y += gap
    party(letter.recipient, x: Self.left, named: nil)
    y += gap
    reference()
    y += gap * 1.4
    text(letter.title, bold, tag: "H1")
    for part in letter.parts {
      y += gap
      switch part {
      case .paragraph(let words): text(words, plain)
      case .sums(let sums): list(sums)
      }
    }
    y += gap
    text(PDFCorrespondence.closing, plain)
    y += line * 2.6
    signature()
    y += gap * 2
    text(letter.enclosed, small)
  }

  private mutating func text(
    _ words: String, _ lettering: PDFLettering, tag: StaticString = "P", x: Double = left,
    within width: Double = width
  ) {
    if draws {
      canvas.tag(tag) {
        lettering.draw(
          words, x: x, baseline: y + lettering.ascent, within: width, lines: Self.mostLines)
      }
    }
    y += lettering.height(of: words, within: width, lines: Self.mostLines)
  }

  /// A rule to write on, with what belongs on it in small letters.
  private mutating func blank(
    _ words: String?, x: Double, width: Double
  ) {
    let height = line * 1.5
    if draws {
      if let words {
        canvas.tag("P") { small.draw(words, x: x, baseline: y + height - small.lineHeight * 0.4) }
      }
      canvas.rule(.soft, weight: 0.6, x: x, width: width, y: y + height)
    }
    y += height
  }

  private mutating func party(
    _ party: PDFCorrespondence.Letter.Party, x: Double, named label: String?
  ) {
    let width = min(Self.right - x, Self.width * 0.6)
    if party.name.isEmpty {
      blank(label, x: x, width: width)
    } else {
      text(party.name, label == nil ? bold : plain, x: x, within: width)
    }
    for line in party.address { text(line, plain, x: x, within: width) }
    guard party.address.isEmpty else { return }
    for place in 0..<Self.rulesOfAddress {
      blank(place == 0 ? "Address" : nil, x: x, width: width)
    }
  }

  private mutating func reference() {
    let label = "Account or reference number: "
    guard letter.reference.isEmpty else {
      return text(label + letter.reference, plain)
    }
    let start = Self.left + plain.width(of: label)
    text(label, plain)
    if draws { canvas.rule(.soft, weight: 0.6, x: start, width: 180, y: y) }
  }

  private mutating func list(_ sums: [PDFCorrespondence.Sum]) {
    if draws { canvas.open("L") }
    for sum in sums { row(sum) }
    if draws { canvas.close("L") }
  }

  private mutating func row(_ sum: PDFCorrespondence.Sum) {
    let lettering = sum.isMain || sum.isTotal ? bold : plain
    let width = Self.width - lettering.width(of: sum.amount) - 16
    let height = lettering.height(of: sum.label, within: width, lines: Self.mostLines) + 2
    if draws {
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
  private mutating func signature() {
    if draws {
      canvas.rule(.soft, weight: 0.6, x: Self.left, width: 250, y: y)
      canvas.tag("P") {
        let words = letter.sender.name.isEmpty ? "Signed" : "Signed: \(letter.sender.name)"
        small.draw(words, x: Self.left, baseline: y + small.ascent + 2)
      }
    }
    y += small.lineHeight + 2
  }
}
