package import Finance

/// What counts as an answer to a question, and what an empty field stands for.
package struct Answer<Value: Sendable>: Sendable {
  let unit: FieldUnit
  let read: @Sendable (String, Currency) -> Result<Value, Mistake>
  let absent: (@Sendable (Currency) -> Value)?

  init(
    unit: FieldUnit = .plain, absent: (@Sendable (Currency) -> Value)? = nil,
    read: @escaping @Sendable (String, Currency) -> Result<Value, Mistake>
  ) {
    self.unit = unit
    self.read = read
    self.absent = absent
  }

  /// The same answer, with a value for an empty field.
  package func otherwise(_ value: @escaping @Sendable (Currency) -> Value) -> Answer {
    Answer(unit: unit, absent: value, read: read)
  }

  /// The same answer, where an empty field is no answer at all.
  package var optional: Answer<Value?> { optional(unless: false) }

  /// The same answer, which may be left out unless another one makes it necessary.
  package func optional(unless isNeeded: Bool) -> Answer<Value?> {
    let read = self.read
    let answer = Answer<Value?>(unit: unit) { typed, currency in
      read(typed, currency).map { $0 }
    }
    return isNeeded ? answer : answer.otherwise { _ in nil }
  }
}

extension Answer<Money> {
  /// An amount above nothing and below a hundred million units.
  package static let money = money { amount in
    amount.minorUnits > 0 ? nil : .below(Money(minorUnits: 1, amount.currency).short)
  }

  /// The same, or nothing.
  package static let moneyOrZero = money { _ in nil }

  /// An amount on either side of nothing: a minus is credit.
  package static let moneyOrCredit = Answer(unit: .money) { typed, currency in
    do throws(AmountProblem) {
      let amount = try TypedAmount.read(typed, as: currency, allowingNegative: true).money
      if amount > most(currency) { return .failure(.above(most(currency).short)) }
      if amount < -most(currency) { return .failure(.below((-most(currency)).short)) }
      return .success(amount)
    } catch {
      return .failure(.amount(error))
    }
  }

  private static func money(
    refusing reason: @escaping @Sendable (Money) -> Mistake?
  ) -> Answer {
    Answer(unit: .money) { typed, currency in
      do throws(AmountProblem) {
        let amount = try TypedAmount.read(typed, as: currency).money
        if amount > most(currency) { return .failure(.above(most(currency).short)) }
        return reason(amount).map { .failure($0) } ?? .success(amount)
      } catch {
        return .failure(.amount(error))
      }
    }
  }

  /// An amount above nothing in whole units, without pennies or cents.
  package static let wholeMoney = money { amount in
    guard amount.minorUnits % amount.currency.minorUnitsPerUnit == 0 else {
      return .amount(.tooManyDecimals(allowed: 0))
    }
    return amount.isZero ? .below(Money.whole(1, amount.currency).short) : nil
  }

  static func most(_ currency: Currency) -> Money {
    Money(minorUnits: 100_000_000 * currency.minorUnitsPerUnit - 1, currency)
  }
}

extension Answer<Percentage> {
  /// A percentage from 0 to a most, with so many decimals.
  package static func percentage(upTo most: Percentage, decimals: Int = 4) -> Answer {
    Answer(unit: .percent) { typed, _ in
      do throws(NumberProblem) {
        let percentage = try Percentage.read(typed, decimals: decimals)
        return percentage <= most ? .success(percentage) : .failure(.above(most.formatted))
      } catch {
        return .failure(.number(error))
      }
    }
  }

  /// A whole number of percent from 0 to 100.
  package static let wholePercentage = Answer(unit: .percent) { typed, _ in
    do throws(NumberProblem) {
      let percentage = try Percentage.read(typed, decimals: 0)
      return percentage <= .hundred
        ? .success(percentage) : .failure(.above(Percentage.hundred.formatted))
    } catch .negative {
      return .failure(.number(.negative))
    } catch {
      return .failure(.notWhole(0...100))
    }
  }
}

extension Answer<Int> {
  package static func whole(_ range: ClosedRange<Int>) -> Answer {
    Answer { typed, _ in
      guard let number = try? WholeNumber.read(typed) else { return .failure(.notWhole(range)) }
      return range.contains(number) ? .success(number) : .failure(.outside(range))
    }
  }
}

extension Answer<String> {
  /// A line of words, in any script, without spaces at its ends or line breaks inside.
  package static func text(upTo most: Int) -> Answer {
    Answer { typed, _ in
      let words = typed.split { $0.isWhitespace || $0.isControl }.joined(separator: " ")
      return words.count <= most ? .success(words) : .failure(.longerThan(most))
    }
  }
}

extension Answer<String> {
  /// A line of words that is not empty once the spaces are gone.
  package static func name(upTo most: Int) -> Answer {
    let line = text(upTo: most).read
    return Answer { typed, currency in
      line(typed, currency).flatMap { $0.isEmpty ? .failure(.noWords) : .success($0) }
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Answer where Value: RawRepresentable, Value.RawValue == String {
  /// One of a list, which must be chosen.
  package static var choice: Answer {
    Answer { typed, _ in Value(rawValue: typed).map { .success($0) } ?? .failure(.notInList) }
  }

  /// One of a list; what is not in the list is answered with the words for an empty field.
  package static func choice(otherwise value: Value) -> Answer {
    Answer(absent: { _ in value }) { typed, _ in
      Value(rawValue: typed).map { .success($0) } ?? .failure(.notInList)
    }
  }
}

extension Answer<Bool> {
  package static func yesOrNo(otherwise value: Bool) -> Answer {
    Answer(absent: { _ in value }) { typed, _ in
      switch typed {
      case "yes": .success(true)
      case "no": .success(false)
      default: .failure(.notInList)
      }
    }
  }
}

extension Answer<Bool> {
  /// A box to tick, which sends nothing when it is not.
  package static let ticked = Answer(absent: { _ in false }) { typed, _ in
    switch typed {
    case "on": .success(true)
    case "off": .success(false)
    default: .failure(.notInList)
    }
  }
}

extension Answer<Currency> {
  package static func currency(otherwise value: Currency) -> Answer {
    Answer(absent: { _ in value }) { typed, _ in
      Currency(code: typed).map { .success($0) } ?? .failure(.notACurrency)
    }
  }
}
