/// A mistake in an answer, before it is put in words.
enum Mistake: Error, Equatable {
  case amount(AmountProblem)
  case number(NumberProblem)
  case below(String)
  case above(String)
  /// Not a whole number, such as this one.
  case notWhole(example: Int)
  case outside(ClosedRange<Int>)
  case notMonths
  case notYears
  case notWholeMonths
  case longerThan(Int)
  case noWords
  case notInList
  case notACurrency
  /// None of the common currencies: the whole list is asked for.
  case anotherCurrency
  /// A rule in words: "must be six digits".
  case breaks(String)
  /// What to type instead, as a sentence.
  case instead(String)
}

extension Mistake {
  /// The message about the mistake; all wording of messages is here.
  func sentence(about subject: String, in currency: Currency) -> String {
    switch self {
    case .amount(let problem): problem.sentence(about: subject, in: currency)
    case .number(let problem): problem.sentence(about: subject)
    case .below(let least): "\(subject) must be \(least) or more"
    case .above(let most): "\(subject) must be \(most) or less"
    case .notWhole(let example): "\(subject) must be a whole number, like \(example)"
    case .outside(let range):
      // Years are not grouped.
      "\(subject) must be between \(range.lowerBound) and "
        + (range.lowerBound < 1_000 ? range.upperBound.grouped : "\(range.upperBound)")
    case .notMonths: "Enter a number of months, like 18"
    case .notYears: "\(subject) must be a number, like 25 or 25.5"
    case .notWholeMonths: "\(subject) must come to whole months, like 25 or 25.5"
    case .longerThan(let most): "\(subject) must be \(most) characters or fewer"
    case .noWords: "\(subject) must have letters or digits in it"
    case .notInList: "\(subject) must be one of the choices in the list"
    case .notACurrency: "Currency must be a code of three letters, like GBP or USD"
    case .anotherCurrency: "Choose a currency: the list now has all of them"
    case .breaks(let rule): "\(subject) \(rule)"
    case .instead(let sentence): sentence
    }
  }
}

extension AmountProblem {
  fileprivate func sentence(about subject: String, in currency: Currency) -> String {
    switch self {
    case .empty, .notANumber:
      "\(subject) must be an amount, like \(Self.example(in: currency))"
    case .spaced(let sum):
      "\(subject) has a space in it: to add up, type \(sum)"
    case .ambiguous(let thousands, let decimal):
      "\(subject) can be read in two ways: type \(thousands) or \(decimal)"
    case .tooManyDecimals(0):
      "\(subject) must be in whole \(currency.name), like 1,250"
    case .tooManyDecimals(let allowed):
      "\(subject) must have no more than \(allowed) decimals, like \(Self.example(in: currency))"
    case .negative:
      "\(subject) must not be below zero"
    case .tooBig:
      "\(subject) must be \(Money.most(currency).short) or less"
    case .otherCurrency(let sign):
      "\(subject) is in \(currency.name) here: take out \(sign), or change the currency"
    case .dividesByZero:
      "\(subject) is a sum that divides by zero"
    case .tooLong:
      "\(subject) must be a shorter amount or sum, of \(TypedAmount.longest) characters at most"
    }
  }

  private static func example(in currency: Currency) -> String {
    currency.digits == 0 ? "1,250" : "1,250 or 99.50"
  }
}

extension NumberProblem {
  fileprivate func sentence(about subject: String) -> String {
    switch self {
    case .tooManyDecimals(let allowed):
      "\(subject) must have no more than \(allowed) decimals, like 17.9"
    case .negative:
      "\(subject) must not be below zero"
    default:
      "\(subject) must be a number, like 17.9"
    }
  }
}
