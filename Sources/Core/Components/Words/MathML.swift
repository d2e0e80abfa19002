package import Markup

/// A formula, or a part of one, in MathML.
///
/// A list of parts is a row; a word is a letter, a number or a sign by how it begins:
///
///     let rate: MathML = ["i", "=", .fraction("r", "12")]
package struct MathML: Sendable {
  package let html: HTML

  private init(_ html: HTML) {
    self.html = html
  }

  /// The formula on a line of its own.
  package var block: HTML { "<math display=\"block\">\(html)</math>" }

  /// The formula within a sentence.
  package var inline: HTML { "<math>\(html)</math>" }
}

extension MathML: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package init(stringLiteral text: String) {
    switch text.first {
    case .some(let first) where first.isNumber: self = .number(text)
    case .some(let first) where first.isLetter: self.init("<mi>\(text)</mi>")
    default: self.init("<mo>\(text)</mo>")
    }
  }

  package init(arrayLiteral parts: MathML...) {
    self = .row(parts)
  }

  package static func row(_ parts: [MathML]) -> MathML {
    MathML("<mrow>\(each: parts, \.html)</mrow>")
  }
}

extension MathML {
  package static func number(_ text: String) -> MathML { MathML("<mn>\(text)</mn>") }

  /// Words keep their spaces, which MathML drops at either end.
  package static func words(_ text: String) -> MathML {
    MathML("<mtext>\(text.replacing(" ", with: "\u{A0}"))</mtext>")
  }

  /// A letter that stands upright, so that it is not taken for another one.
  package static func upright(_ letter: String) -> MathML {
    MathML("<mi mathvariant=\"normal\">\(letter)</mi>")
  }

  package static func fraction(_ numerator: MathML, _ denominator: MathML) -> MathML {
    MathML("<mfrac>\(numerator.html)\(denominator.html)</mfrac>")
  }

  package static func power(_ base: MathML, _ exponent: MathML) -> MathML {
    MathML("<msup>\(base.html)\(exponent.html)</msup>")
  }

  package static func sub(_ base: MathML, _ index: MathML) -> MathML {
    MathML("<msub>\(base.html)\(index.html)</msub>")
  }

  /// A part between brackets that grow with it.
  package static func brackets(_ open: String, _ content: MathML, _ close: String) -> MathML {
    MathML(
      """
      <mrow><mo fence="true" form="prefix">\(open)</mo>\(content.html)\
      <mo fence="true" form="postfix">\(close)</mo></mrow>
      """)
  }

  /// Rows whose parts stand below each other.
  package static func table(_ rows: [[MathML]]) -> MathML {
    MathML(
      """
      <mtable>\(each: rows, { row in
        "<mtr>\(each: row, { "<mtd>\($0.html)</mtd>" })</mtr>"
      })</mtable>
      """)
  }

  /// One value of several, each with its condition.
  package static func cases(_ cases: [(value: MathML, condition: MathML)]) -> MathML {
    MathML(
      """
      <mrow><mo fence="true" form="prefix">{</mo>\
      \(table(cases.map { [$0.value, $0.condition] }).html)</mrow>
      """)
  }
}
