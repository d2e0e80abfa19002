/// A formula, or a part of one, in MathML.
///
/// A list of parts is a row. A text is a letter, a number or an operator, by its first character:
///
///     let rate: MathML = ["i", "=", .fraction("r", "12")]
package struct MathML: Sendable {
  /// The elements, without the `math` element around them.
  package let html: HTML

  private init(_ html: HTML) {
    self.html = html
  }

  /// The formula on a line of its own.
  package var block: HTML { "<math display=\"block\">\(html)</math>" }

  package var inline: HTML { "<math>\(html)</math>" }
}

extension MathML: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// A number, a letter or an operator, by the first character of the text.
  package init(stringLiteral text: String) {
    switch text.first {
    case .some(let first) where first.isNumber: self = .number(text)
    case .some(let first) where first.isLetter: self.init("<mi>\(text)</mi>")
    default: self.init("<mo>\(text)</mo>")
    }
  }

  /// A row of parts.
  package init(arrayLiteral parts: MathML...) {
    self = .row(parts)
  }

  /// Parts side by side.
  package static func row(_ parts: [MathML]) -> MathML {
    MathML("<mrow>\(each: parts, \.html)</mrow>")
  }
}

extension MathML {
  /// A number, written as given.
  package static func number(_ text: String) -> MathML { MathML("<mn>\(text)</mn>") }

  /// Words; their spaces do not break, because MathML would drop those at the ends.
  package static func words(_ text: String) -> MathML {
    MathML("<mtext>\(text.replacing(" ", with: "\u{A0}"))</mtext>")
  }

  /// A letter that is not slanted, to distinguish it from the variable of the same name.
  package static func upright(_ letter: String) -> MathML {
    MathML("<mi mathvariant=\"normal\">\(letter)</mi>")
  }

  /// A fraction.
  package static func fraction(_ numerator: MathML, _ denominator: MathML) -> MathML {
    MathML("<mfrac>\(numerator.html)\(denominator.html)</mfrac>")
  }

  /// A base with an exponent.
  package static func power(_ base: MathML, _ exponent: MathML) -> MathML {
    MathML("<msup>\(base.html)\(exponent.html)</msup>")
  }

  /// A base with an index below it.
  package static func sub(_ base: MathML, _ index: MathML) -> MathML {
    MathML("<msub>\(base.html)\(index.html)</msub>")
  }

  /// A part between brackets that grow with its height.
  package static func brackets(_ open: String, _ content: MathML, _ close: String) -> MathML {
    MathML(
      """
      <mrow><mo fence="true" form="prefix">\(open)</mo>\(content.html)\
      <mo fence="true" form="postfix">\(close)</mo></mrow>
      """)
  }

  /// Rows of parts, aligned in columns.
  package static func table(_ rows: [[MathML]]) -> MathML {
    MathML(
      """
      <mtable>\(each: rows, { row in
        "<mtr>\(each: row, { "<mtd>\($0.html)</mtd>" })</mtr>"
      })</mtable>
      """)
  }

  /// A value for each of several conditions, after a brace.
  package static func cases(_ cases: [(value: MathML, condition: MathML)]) -> MathML {
    MathML(
      """
      <mrow><mo fence="true" form="prefix">{</mo>\
      \(table(cases.map { [$0.value, $0.condition] }).html)</mrow>
      """)
  }
}
