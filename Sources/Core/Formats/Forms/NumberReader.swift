extension Reader {
  /// The same rule, with a message of its own for what is no number, such as an amount of money.
  ///
  /// - Parameter sentence: The message: "Enter the fee as a percentage, like 3.49".
  /// - Returns: The rule.
  package func instructing(_ sentence: String) -> Reader {
    rewording { mistake, _ in
      switch mistake {
      case .number(.notANumber), .number(.empty), .notWhole, .notMonths: sentence
      default: nil
      }
    }
  }
}

extension Reader<Percentage> {
  /// A percentage from zero to `most`, with at most `decimals` decimals.
  package static func percentage(upTo most: Percentage, decimals: Int = 4) -> Reader {
    Reader(unit: .percent, .percentage(upTo: most, decimals: decimals)) {
      typed, _ throws(Mistake) in
      try read(typed, decimals: decimals, upTo: most, inWords: most.formatted)
    }
  }

  /// A number from zero to `most` that weighs one share against the others, stored as a percentage.
  package static func weight(upTo most: Int64) -> Reader {
    Reader(.weight(upTo: most)) { typed, _ throws(Mistake) in
      try read(
        typed, decimals: 4, upTo: Percentage(tenThousandths: most * 10_000),
        inWords: Int(most).grouped)
    }
  }

  private static func read(
    _ typed: String, decimals: Int, upTo most: Percentage, inWords words: String
  ) throws(Mistake) -> Percentage {
    do throws(NumberProblem) {
      let percentage = try Percentage.read(typed, decimals: decimals)
      if percentage <= most { return percentage }
    } catch .tooBig {
      throw .above(words)
    } catch {
      throw .number(error)
    }
    throw .above(words)
  }

  /// A whole number of percent from 0 to 100.
  package static let wholePercentage = Reader(
    unit: .percent, .whole(0...100, example: 50)
  ) { typed, _ throws(Mistake) in
    do throws(NumberProblem) {
      let percentage = try Percentage.read(typed, decimals: 0)
      if percentage <= .hundred { return percentage }
    } catch .negative {
      throw .number(.negative)
    } catch .tooBig {
      throw .above(Percentage.hundred.formatted)
    } catch {
      throw .notWhole(example: 36)
    }
    throw .above(Percentage.hundred.formatted)
  }
}

extension Reader<Int> {
  /// A whole number in a range; messages name the one of the range that is next to `example`.
  package static func whole(_ range: ClosedRange<Int>, example: Int = 36) -> Reader {
    let example = min(max(example, range.lowerBound), range.upperBound)
    return number(in: range, otherwise: .notWhole(example: example)) {
      text throws(NumberProblem) in
      try WholeNumber.read(text)
    }
  }

  /// A whole number in a range, or `value` when nothing was sent.
  package static func whole(_ range: ClosedRange<Int>, otherwise value: Int) -> Reader {
    whole(range).otherwise(value, chosenBy: "\(value)")
  }

  /// A day of the month from 1 to 31, also as statements write it: "5th".
  package static let dayOfMonth = number(in: 1...31, otherwise: .notWhole(example: 24)) {
    text throws(NumberProblem) in
    let isOrdinal =
      ["st", "nd", "rd", "th"].contains(text.suffix(2).lowercased())
      && text.dropLast(2).last?.isASCII == true && text.dropLast(2).last?.isNumber == true
    return try WholeNumber.read(isOrdinal ? String(text.dropLast(2)) : text)
  }

  /// A number of months in a range, with the word or without it.
  package static func months(_ range: ClosedRange<Int>) -> Reader {
    number(in: range, otherwise: .notMonths) { text throws(NumberProblem) in
      try WholeNumber.read(months: text)
    }
  }

  private static func number(
    in range: ClosedRange<Int>, otherwise mistake: Mistake,
    _ read: @escaping @Sendable (String) throws(NumberProblem) -> Int
  ) -> Reader {
    Reader(.whole(range)) { typed, _ throws(Mistake) in
      do throws(NumberProblem) {
        let number = try read(typed)
        if range.contains(number) { return number }
      } catch .negative, .tooBig {
        throw .outside(range)
      } catch {
        throw mistake
      }
      throw .outside(range)
    }
  }
}

extension Reader<Term> {
  /// A number of years from zero to `most`; decimals must come to whole months.
  package static func years(upTo most: Int) -> Reader {
    Reader(.years(upTo: most)) { typed, _ throws(Mistake) in
      let term: Term?
      do throws(NumberProblem) {
        term = try Term.read(years: typed)
      } catch .negative, .tooBig {
        throw .outside(0...most)
      } catch .tooManyDecimals {
        throw .notWholeMonths
      } catch {
        throw .notYears
      }
      guard let term else { throw .notWholeMonths }
      guard term.months <= most * 12 else { throw .outside(0...most) }
      return term
    }
  }
}
