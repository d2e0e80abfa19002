extension Field<Currency> {
  /// The name under which every form is sent its currency.
  package static let currencyName = "currency"

  /// The question for the currency of a form; an empty field means its usual one.
  package static var currencyOfForm: Field {
    Field(currencyName, question: "Currency", subject: "Currency", reader: .currencyOfForm)
  }

  /// The question for the currency of a calculator, which is the usual one when none was sent.
  package static func currency(
    otherwise usual: Currency, inWords words: String = "the site's own"
  ) -> Field {
    Field(
      currencyName, question: "Currency", subject: "Currency",
      described: "The code of a currency (ISO 4217); left out, \(words)",
      reader: .currency(otherwise: usual))
  }
}
