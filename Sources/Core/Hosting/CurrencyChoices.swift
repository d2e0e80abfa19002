package import Components
package import Finance
package import Forms
package import Markup

extension FormState {
  /// A list of every currency, the common ones first; `none` stands for no choice.
  package func currencies<Value>(
    _ field: Field<Value>, chosen: Currency?, none: String? = nil
  ) -> HTML {
    select(
      field,
      options: """
        \(none.map { "<option value=\"\">\($0)</option>\n" as HTML })\
        \(CurrencyChoices.options(chosen: chosen))
        """)
  }

  /// A list of the common currencies and the chosen one, for pages that have to be small.
  package func commonCurrencies<Value>(_ field: Field<Value>, chosen: Currency) -> HTML {
    select(field, options: CurrencyChoices.commonOptions(chosen: chosen))
  }
}

/// Every currency that circulates, as a list to choose from.
private enum CurrencyChoices {
  static func options(chosen: Currency?) -> HTML {
    let isCommon = chosen.map(common.contains) ?? true
    return """
      \(each: common, { "\(option($0, chosen: chosen))\n" })\
      <optgroup label="All others">
      \(isCommon ? unchosenOthers : others(chosen: chosen))
      </optgroup>

      """
  }

  static func commonOptions(chosen: Currency) -> HTML {
    let listed = common.contains(chosen) ? common : common + [chosen]
    return "\(each: listed, { "\(option($0, chosen: chosen))\n" })"
  }

  private static let common = [
    "GBP", "EUR", "USD", "AUD", "CAD", "CHF", "DKK", "INR", "JPY", "NOK", "NZD", "PLN", "SEK",
    "ZAR",
  ].compactMap { Currency(code: $0) }

  /// The long part of the list without a choice in it, drawn once.
  private static let unchosenOthers = others(chosen: nil)

  private static func others(chosen: Currency?) -> HTML {
    Currency.all.filter { !common.contains($0) }.map { option($0, chosen: chosen) }.joined()
  }

  private static func option(_ currency: Currency, chosen: Currency?) -> HTML {
    """
    <option value="\(currency.code)"\(flag: "selected", currency == chosen)>\
    \(currency.code), \(currency.name)</option>
    """
  }
}
