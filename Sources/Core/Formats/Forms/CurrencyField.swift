extension Field<Currency> {
  /// The name under which every form is sent its currency.
  package static let currencyName = "currency"

  /// The question for the currency of a form.
  ///
  /// - Parameter described: The description for programs, if not the question.
  /// - Returns: The question; an empty field means the usual currency of the form.
  package static func currencyOfForm(described: String? = nil) -> Field {
    Field(
      currencyName, question: "Currency", subject: "Currency", described: described,
      reader: .currencyOfForm)
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
