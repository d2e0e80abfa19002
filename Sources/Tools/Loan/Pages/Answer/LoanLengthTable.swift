import LoanFormulas

/// The loan beside the same one over a shorter and over a longer time.
struct LoanLengthTable {
  private let lengths: [LoanLength]
  private let own: LoanLength
  private let terms: LoanTerms
  private let stress: LoanComparison.Stress

  /// The table; nil where there is no other length to set beside the loan.
  init?(_ comparison: LoanComparison, _ lengths: [LoanLength]) {
    terms = comparison.terms
    stress = comparison.stress
    self.lengths = lengths
    guard comparison.plain.payments.count > 1, lengths.count > 1,
      let own = lengths.first(where: { [terms] in $0.term == terms.term })
    else { return nil }
    self.own = own
  }

  private var title: String {
    "A shorter or longer loan\(terms.extras.isNone ? "" : ", with your extra")"
  }

  private var each: String { terms.frequency.eachTime.capitalisedFirst }
}

// MARK: - On the page

extension LoanLengthTable {
  /// The table, whose rows lead to the answers for the other lengths.
  func html(_ link: AnswerLink) -> HTML {
    Table(
      "lengths", caption: title, columns: ["Length", each, "Interest"], decisive: 3, look: "ways",
      rows: "\(lengths.map { row($0, link) }.joined())\(stressed)"
    ).html
  }

  private func row(_ length: LoanLength, _ link: AnswerLink) -> HTML {
    let isOwn = length == own
    let name: HTML =
      isOwn
      ? "\(length.term.words) <span>your loan</span>"
      : "<a\(href: address(of: length.term, link)) target=\"_self\" data-swap>\(length.term.words)</a>"
    return """
      <tr\(attribute: "class", isOwn ? "chosen" : nil)><th scope="row">\(name)\
      <td>\(length.payment.formatted)\(difference(length.payment, own.payment))\
      <td>\(length.interest.formatted)\(difference(length.interest, own.interest))

      """
  }

  /// The visitor's loan if the rate rose; nil with extras, which the payment leaves out.
  private var stressed: HTML? {
    guard terms.extras.isNone else { return nil }
    return """
      <tr><th scope="row">\(own.term.words) <span>at \(stress.rate.formatted), \
      \(LoanComparison.Stress.points) percentage points more</span>\
      <td>\(stress.payment.formatted)\(difference(stress.payment, own.payment))\
      <td>\(stress.interest.formatted)\(difference(stress.interest, own.interest))

      """
  }

  /// The same loan over a term of whole years.
  private func address(of term: Term, _ link: AnswerLink) -> Address {
    link.changing(
      (LoanForm.term.years.name, "\(term.months / 12)"),
      without: [LoanForm.term.months.name, LoanForm.payment.name])
  }

  /// The difference from the visitor's loan; nil where there is none.
  private func difference(_ amount: Money, _ own: Money) -> HTML? {
    let difference = amount - own
    guard !difference.isZero else { return nil }
    let direction = difference.isPositive ? "more" : "less"
    return " <span>\(difference.absolute.formatted) \(direction)</span>"
  }
}

// MARK: - On paper

extension LoanLengthTable {
  var printed: PDFReport.Table {
    PDFReport.Table(
      "\(title), in \(terms.principal.currency.name)",
      columns: [
        .init("Length", .text), .init(each, .figures), .init("Interest", .figures),
        .init("You pay in all", .figures),
      ],
      rows: lengths.map { length in
        .init([
          length.term.words + (length == own ? ", as here" : ""), length.payment.typed,
          length.interest.typed, (terms.principal + length.interest).typed,
        ])
      })
  }
}
