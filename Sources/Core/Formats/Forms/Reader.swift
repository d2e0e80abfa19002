/// Turns the text in a field into a value, and gives the meaning of an empty field.
package struct Reader<Value: Sendable>: Sendable {
  /// Reads a text in the form's currency, and sets the value of a sum in it.
  typealias Rule = @Sendable (String, Currency, inout Money?) throws(Mistake) -> Value

  let unit: FieldUnit
  let read: Rule
  let absent: (@Sendable (Currency) -> Value)?
  let format: TextFormat
  /// The choice that an empty field means.
  let usual: String?

  init(
    unit: FieldUnit = .plain, _ format: TextFormat,
    absent: (@Sendable (Currency) -> Value)? = nil, usual: String? = nil, rule: @escaping Rule
  ) {
    self.unit = unit
    self.absent = absent
    self.format = format
    self.usual = usual
    read = rule
  }

  init(
    unit: FieldUnit = .plain, _ format: TextFormat,
    read: @escaping @Sendable (String, Currency) throws(Mistake) -> Value
  ) {
    self.init(unit: unit, format) { typed, currency, _ throws(Mistake) in
      try read(typed, currency)
    }
  }

  /// The same rule, with a value for an empty field in the form's currency.
  package func otherwise(_ value: @escaping @Sendable (Currency) -> Value) -> Reader {
    Reader(unit: unit, format, absent: value, rule: read)
  }

  /// The same rule; an empty field means one of its choices.
  func otherwise(_ value: Value, chosenBy text: String) -> Reader {
    Reader(unit: unit, format.showing(text), absent: { _ in value }, usual: text, rule: read)
  }

  /// The same rule, with another example for programs.
  package func showing(_ example: String) -> Reader {
    Reader(unit: unit, format.showing(example), absent: absent, usual: usual, rule: read)
  }

  /// The same rule, with other words for some mistakes; nil leaves a mistake as it is.
  func rewording(_ words: @escaping @Sendable (Mistake, Currency) -> String?) -> Reader {
    let rule = read
    return Reader(unit: unit, format, absent: absent, usual: usual) {
      typed, currency, sum throws(Mistake) in
      do throws(Mistake) {
        return try rule(typed, currency, &sum)
      } catch {
        throw words(error, currency).map { .instead($0) } ?? error
      }
    }
  }

  /// Ignores the text and returns `value`, for a question that another answer makes irrelevant.
  package func ignored(_ value: @escaping @Sendable (Currency) -> Value) -> Reader {
    Reader(unit: unit, format, absent: value, usual: usual) { _, currency, _ in
      value(currency)
    }
  }

  /// The same rule, with nil for an empty field.
  package var optional: Reader<Value?> { optional(unless: false) }

  /// The same rule, with nil for an empty field unless another answer makes this one necessary.
  package func optional(unless isNeeded: Bool) -> Reader<Value?> {
    let reader = Reader<Value?>(unit: unit, format, rule: read)
    return isNeeded ? reader : reader.otherwise { _ in nil }
  }
}

extension Reader<Money> {
  /// An amount above zero and below a hundred million units.
  package static let money = money(.money, refusing: notAboveZero)

  /// An amount as in ``money``; one below zero counts without its sign.
  package static let moneyWithoutSign =
    money(.money, belowZero: .withoutSign, refusing: notAboveZero)

  private static func notAboveZero(_ amount: Money) -> Mistake? {
    amount.isPositive ? nil : .below(Money.smallest(amount.currency).short)
  }

  /// An amount from zero to below a hundred million units.
  package static let moneyOrZero = money(.moneyOrZero) { _ in nil }

  /// The same rule, with a message of its own for what is no amount.
  ///
  /// - Parameter sentence: The message in the form's currency: "Enter an amount, like 12.50".
  /// - Returns: The rule.
  package func instructing(_ sentence: @escaping @Sendable (Currency) -> String) -> Reader {
    rewording { mistake, currency in
      switch mistake {
      case .amount(.notANumber), .amount(.empty): sentence(currency)
      default: nil
      }
    }
  }

  /// The same rule, with a message of its own for an amount below zero.
  ///
  /// - Parameter sentence: The whole message.
  /// - Returns: The rule.
  package func explaining(negative sentence: String) -> Reader {
    rewording { mistake, _ in
      if case .amount(.negative) = mistake { sentence } else { nil }
    }
  }

  /// An amount above or below zero; a minus means credit.
  package static let moneyOrCredit = Reader(unit: .money, .moneyOrCredit) {
    typed, currency, sum throws(Mistake) in
    let amount = try amount(typed, currency, belowZero: .kept, sum: &sum)
    if amount < -Money.most(currency) { throw .below((-Money.most(currency)).short) }
    return amount
  }

  private static func money(
    _ format: TextFormat, belowZero: AmountBelowZero = .refused,
    refusing reason: @escaping @Sendable (Money) -> Mistake?
  ) -> Reader {
    Reader(unit: .money, format) { typed, currency, sum throws(Mistake) in
      let amount = try amount(typed, currency, belowZero: belowZero, sum: &sum)
      if let mistake = reason(amount) { throw mistake }
      return amount
    }
  }

  private static func amount(
    _ typed: String, _ currency: Currency, belowZero: AmountBelowZero, sum: inout Money?
  ) throws(Mistake) -> Money {
    let amount: TypedAmount
    do throws(AmountProblem) {
      amount = try TypedAmount.read(
        typed, as: currency, allowingNegative: belowZero != .refused)
    } catch {
      throw .amount(error)
    }
    let money = belowZero == .withoutSign ? amount.money.absolute : amount.money
    if amount.isSum, !money.isNegative { sum = money }
    if money > .most(currency) { throw .above(Money.most(currency).short) }
    return money
  }
}

/// The ways to read an amount below zero.
private enum AmountBelowZero {
  case refused, kept, withoutSign
}

extension Reader<String> {
  /// A line of text in any script, of at most `most` characters.
  ///
  /// Spaces at its ends and line breaks are removed.
  package static func text(upTo most: Int, example: String) -> Reader {
    text(upTo: most, .text(upTo: most, example: example))
  }

  /// The same line for a value in a format, which is read from it later.
  package static func text(upTo most: Int, _ format: TextFormat) -> Reader {
    Reader(format) { typed, _ throws(Mistake) in
      let words = typed.onOneLine
      guard words.isWithin(most) else { throw .longerThan(most) }
      return words
    }
  }
}

extension Reader<String> {
  /// A line of text as in ``text(upTo:example:)`` that is not empty without its spaces.
  package static func name(upTo most: Int, example: String) -> Reader {
    let format = TextFormat.name(upTo: most, example: example)
    let line = text(upTo: most, format).read
    return Reader(format) { typed, currency, sum throws(Mistake) in
      let words = try line(typed, currency, &sum)
      guard !words.isEmpty else { throw .noWords }
      return words
    }
  }
}

extension Reader {
  /// A text that describes a value of another kind.
  ///
  /// - Parameters:
  ///   - rule: What a text that describes none must do: "must be six digits".
  ///   - format: The texts that describe one.
  ///   - value: Returns the value, or nil.
  /// - Returns: The rule.
  package static func text(
    _ rule: String, _ format: TextFormat, describing value: @escaping @Sendable (String) -> Value?
  ) -> Reader {
    Reader(format) { typed, _ throws(Mistake) in
      guard let value = value(typed) else { throw .breaks(rule) }
      return value
    }
  }

  /// A text that describes a value of another kind, with messages of its own.
  ///
  /// - Parameters:
  ///   - format: The texts that describe one.
  ///   - value: Returns the value, or throws the message about a text that describes none.
  /// - Returns: The rule.
  package static func text(
    _ format: TextFormat,
    describing value: @escaping @Sendable (String) throws(WrongText) -> Value
  ) -> Reader {
    Reader(format) { typed, _ throws(Mistake) in
      do throws(WrongText) {
        return try value(typed)
      } catch {
        throw .instead(error.message)
      }
    }
  }
}

/// The message about a text that describes no value: "Exchange rate must be a plain number".
package struct WrongText: Error {
  fileprivate let message: String

  /// The whole message, without a full stop.
  package init(_ message: String) { self.message = message }
}

extension Reader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One value of a list, which must be chosen.
  package static var choice: Reader { choice(of: Value.allCases.map { ($0.rawValue, $0) }) }

  /// One value of a list, or `value` when nothing was sent.
  package static func choice(otherwise value: Value) -> Reader {
    choice.otherwise(value, chosenBy: value.rawValue)
  }
}

extension Reader {
  /// One of some named values, which must be chosen.
  package static func choice(of choices: [(name: String, value: Value)]) -> Reader {
    Reader(.choice(choices.map(\.name))) { typed, _ throws(Mistake) in
      guard let choice = choices.first(where: { $0.name == typed }) else { throw .notInList }
      return choice.value
    }
  }

  /// One of some named values, or `value` when nothing was sent.
  package static func choice(
    of choices: [(name: String, value: Value)], otherwise value: Value
  ) -> Reader {
    choice(of: choices).otherwise { _ in value }
  }
}

extension Reader<Bool> {
  /// The text "yes" or "no", or `value` when nothing was sent.
  package static func yesOrNo(otherwise value: Bool) -> Reader {
    choice(of: [("yes", true), ("no", false)]).otherwise(value, chosenBy: value ? "yes" : "no")
  }

  /// A checkbox, which sends nothing unless it is ticked.
  package static let ticked = choice(of: [("on", true), ("off", false)], otherwise: false)
}

extension Reader<Currency> {
  /// A currency by its code of three letters (ISO 4217), or `value` when nothing was sent.
  package static func currency(otherwise value: Currency) -> Reader {
    currency.otherwise(value, chosenBy: value.code)
  }

  /// A currency by its code of three letters (ISO 4217), or that of the form when nothing was sent.
  package static let currencyOfForm = currency.otherwise { $0 }

  /// The choice in a list of common currencies that stands for all others: it asks for the whole list.
  package static let anyOther = "other"

  /// A currency by its code of three letters (ISO 4217), which must be chosen.
  package static let currency = Reader(.currency) { typed, _ throws(Mistake) in
    guard typed != Self.anyOther else { throw .anotherCurrency }
    guard let currency = Currency(code: typed) else { throw .notACurrency }
    return currency
  }
}
