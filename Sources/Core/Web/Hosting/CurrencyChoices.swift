extension FormState {
  /// A list of every currency, the common ones first; `none` names the empty choice.
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

  /// A list of the common currencies and the chosen one.
  ///
  /// Whoever sends its last choice gets the form again, filled in as it was, with all currencies.
  package func commonCurrencies<Value>(
    _ field: Field<Value>, chosen: Currency?, none: String? = nil
  ) -> HTML {
    guard error(for: field.name) == nil else {
      return currencies(field, chosen: chosen, none: none)
    }
    return select(
      field,
      options: """
        \(none.map { "<option value=\"\">\($0)</option>\n" as HTML })\
        \(CurrencyChoices.commonOptions(chosen: chosen))\
        <option value="\(Reader<Currency>.anyOther)">Another currency…

        """)
  }

  /// The common currencies behind the name of the chosen one, in view where it is wrong.
  package func currencyFold(_ field: Field<Currency>) -> HTML {
    details(
      "<b>Currency:</b> \(currency.name). <span class=\"change\">Change</span>",
      isOpen: error(for: field.name) != nil, commonCurrencies(field, chosen: currency))
  }
}

extension FormState {
  /// A box for an amount, with the list of its currencies inside it.
  ///
  /// Mistakes of both fields are above the box.
  ///
  /// - Parameters:
  ///   - amount: The question for the amount.
  ///   - currency: The question for the currency.
  ///   - likely: The currencies at the head of the list, named by their signs alone; the
  ///     chosen one joins them.
  /// - Returns: The control.
  package func amountInput<Amount, Code>(
    _ amount: Field<Amount>, in currency: Field<Code>, likely: [Currency]
  ) -> HTML {
    let words = ControlWords(name: amount.name, error: error(for: amount.name))
    let code = ControlWords(name: currency.name, error: error(for: currency.name))
    return """
      <div class="field\(words.error == nil && code.error == nil ? "" : " wrong")">
      <label for="\(amount.name)">\(amount.question)</label>
      \(words.errorLine)\(code.errorLine)\
      <div class="box amount"><select class="cur" id="\(currency.name)" name="\(currency.name)" \
      aria-label="\(currency.question)"\(code.attributes)>
      \(CurrencyChoices.options(chosen: self.currency, likely: likely))\
      </select><input id="\(amount.name)" name="\(amount.name)" inputmode="decimal" \
      autocomplete="off"\(attribute: "value", typed.typed(amount.name))\
      \(words.attributes)></div>\(workedOut(amount) ?? "\n<p class=\"worked\"></p>")
      </div>
      """
  }
}

/// Every currency that circulates, as a list to choose from.
private enum CurrencyChoices {
  /// The likely currencies and the chosen one by their signs, then all others.
  static func options(chosen: Currency, likely: [Currency]) -> HTML {
    let first = likely + (likely.contains(chosen) ? [] : [chosen])
    return """
      \(each: first, {
        "<option value=\"\($0.code)\"\(flag: "selected", $0 == chosen)>\($0.sign)\n"
      })\
      \(options(chosen: nil, leavingOut: first))
      """
  }

  static func options(chosen: Currency?, leavingOut first: [Currency] = []) -> HTML {
    let areUsual = (first + [chosen].compactMap(\.self)).allSatisfy(common.contains)
    return """
      \(commonOptions(chosen: chosen, leavingOut: first))\
      <optgroup label="All others">
      \(areUsual ? usualOthers[nil] : others(chosen: chosen, leavingOut: first))
      </optgroup>

      """
  }

  /// The common currencies, and the chosen one where it is none of them.
  static func commonOptions(chosen: Currency?) -> HTML {
    guard let chosen, !common.contains(chosen) else { return usual[chosen] }
    return listed(common + [chosen], chosen: chosen)
  }

  private static func commonOptions(
    chosen: Currency?, leavingOut first: [Currency]
  ) -> HTML {
    first.isEmpty ? usual[chosen] : listed(common.filter { !first.contains($0) }, chosen: chosen)
  }

  /// The common currencies, by the chosen one.
  private static let usual = Drawn(for: common + [nil]) { (chosen: Currency?) in
    listed(common, chosen: chosen)
  }

  private static func listed(_ currencies: [Currency], chosen: Currency?) -> HTML {
    "\(each: currencies, { "\(option($0, chosen: chosen))\n" })"
  }

  private static let common = [
    "GBP", "EUR", "USD", "AUD", "CAD", "CHF", "DKK", "INR", "JPY", "NOK", "NZD", "PLN", "SEK",
    "ZAR",
  ].compactMap { Currency(code: $0) }

  /// The long part of the list, by the chosen currency.
  private static let usualOthers = Drawn(for: [nil]) { (chosen: Currency?) in
    others(chosen: chosen)
  }

  private static func others(chosen: Currency?, leavingOut first: [Currency] = []) -> HTML {
    Currency.all.filter { !common.contains($0) && !first.contains($0) }.map {
      option($0, chosen: chosen)
    }.joined()
  }

  /// A wide space follows the code, as a box that is as wide as the code shows nothing else.
  private static func option(_ currency: Currency, chosen: Currency?) -> HTML {
    """
    <option value="\(currency.code)"\(flag: "selected", currency == chosen)>\
    \(currency.code)\u{2003}\(currency.name)
    """
  }
}

extension Currency {
  /// The sign without the space that separates a code from an amount.
  fileprivate var sign: String { symbol.replacing("\u{A0}", with: "") }
}
