extension Field<Currency> {
  /// The name under which every form is sent its currency.
  package static let currencyName = "currency"

  /// The question for the currency of a form; an empty field means its usual one.
  package static var currencyOfForm: Field {
    Field(currencyName, question: "Currency", subject: "Currency", reader: .currencyOfForm)
  }

  /// The question for the currency of a calculator.
  ///
  /// - Parameters:
  ///   - usual: The currency when none was sent.
  ///   - words: The usual currency in words for programs.
  /// - Returns: The question.
  package static func currency(
    otherwise usual: Currency, inWords words: String = "the site's own"
  ) -> Field {
    Field(
      currencyName, question: "Currency", subject: "Currency",
      described: "The code of a currency (ISO 4217); left out, \(words)",
      reader: .currency(otherwise: usual))
  }
}
