/// An amount as banks and other programs write it in a cell of a file.
///
/// A point or a comma with nothing or with one, two or more than three digits after it is decimal.
/// Groups have three digits each, the first one to three; one sign twice groups, and of two signs
/// the last is decimal. One point or comma with three digits after it and one to three before it
/// can be read in two ways.
///
///     WrittenAmount("£1,234.50")?.plain(nil)  // "1234.50"
///     WrittenAmount("1.234")?.plain(nil)  // nil
///     WrittenAmount("1.234")?.plain(.grouping)  // "1234"
package struct WrittenAmount: Sendable {
  /// The signs that banks put before decimals.
  package enum DecimalSign: String, CaseIterable, Sendable {
    case dot, comma
  }

  /// The meaning of a single sign with three digits after it.
  package enum Settling: Equatable, Sendable {
    case decimals
    case grouping
    /// This sign is decimal, and the other one groups.
    case sign(DecimalSign)
  }

  /// DR or CR after an amount: the money went out, or came in.
  package enum Direction: Sendable {
    case debit, credit
  }

  package let isNegative: Bool
  package let direction: Direction?
  private let number: Number
  private let marks: [CurrencyMark]

  /// Reads an amount with its sign and its currency: `-1,234.50`, `£12.50`, `(5.00)`, `5.00-`,
  /// `5.00 CR`; nil for any other text.
  package init?(_ text: String) {
    var parts = Parts(TypedText(text).characters[...])
    parts.skip()
    guard let number = Number(parts.takeNumber()) else { return nil }
    parts.skip()
    guard parts.isDone else { return nil }
    self.number = number
    (isNegative, direction, marks) = (parts.minuses == 1, parts.direction, parts.marks)
  }

  /// True unless the amount has a sign or a code that is not one of this currency’s.
  ///
  /// Currencies share signs: `$12.00` suits each kind of dollar.
  package func suits(_ currency: Currency) -> Bool { mark(unlike: currency) == nil }

  /// The first sign or code that is not one of this currency’s, such as “$”; nil if there is none.
  package func mark(unlike currency: Currency) -> String? {
    marks.first { !$0.belongs(to: currency) }?.text
  }

  /// The decimal sign that the amount alone makes certain.
  package var decimalSign: DecimalSign? { number.decimalSign }

  /// True if the amount can be read in two ways.
  package var isAmbiguous: Bool { number.isAmbiguous }

  /// The amount as `PlainDecimal` writes numbers; nil while it can be read in two ways.
  package func plain(_ settling: Settling?) -> String? {
    number.plain(settling).map { (isNegative ? "-" : "") + $0 }
  }
}

extension WrittenAmount {
  /// Reads the signs, currencies, parentheses and letters before and after a number, from the left.
  private struct Parts {
    private var rest: ArraySlice<Unicode.Scalar>
    private(set) var minuses = 0
    private(set) var direction: Direction?
    private(set) var marks: [CurrencyMark] = []
    private var opened = 0
    private var directions = 0

    init(_ characters: ArraySlice<Unicode.Scalar>) {
      rest = characters
    }

    /// True at the end of an amount that has at most one sign.
    var isDone: Bool {
      let isTwice = minuses == 1 && direction == .credit
      return rest.isEmpty && opened == 0 && minuses <= 1 && directions <= 1 && !isTwice
    }

    mutating func takeNumber() -> ArraySlice<Unicode.Scalar> {
      let number = rest.prefix { $0.isInNumber || $0.isGap }
      rest = rest[number.endIndex...]
      return number
    }

    /// Skips signs, parentheses, currencies and the letters of a direction.
    mutating func skip() {
      while let first = rest.first {
        switch first {
        case "+", TypedText.abbreviationStop: break
        case "-": minuses += 1
        case "(": (opened, minuses) = (opened + 1, minuses + 1)
        case ")": opened -= 1
        default:
          guard takeDirection() || takeMark() else { return }
          continue
        }
        rest.removeFirst()
      }
    }

    private mutating func takeDirection() -> Bool {
      let letters = rest.prefix(3)
      guard letters.count < 3 || letters.last?.isLetter == false, letters.dropFirst().first == "r",
        letters.first == "c" || letters.first == "d"
      else { return false }
      direction = letters.first == "c" ? .credit : .debit
      directions += 1
      rest = rest.dropFirst(2)
      return true
    }

    private mutating func takeMark() -> Bool {
      guard let mark = CurrencyMark(beginning: rest) else { return false }
      marks.append(mark)
      rest = rest.dropFirst(mark.length)
      return true
    }
  }

  /// Digits with signs among them.
  private struct Number {
    private let whole: ArraySlice<Unicode.Scalar>
    private let fraction: ArraySlice<Unicode.Scalar>
    /// The sign between them, if it can be read in two ways.
    private let open: DecimalSign?
    let decimalSign: DecimalSign?

    var isAmbiguous: Bool { open != nil }

    init?(_ text: ArraySlice<Unicode.Scalar>) {
      let signs = text.filter { $0.asciiDigit == nil }
      guard signs.count < text.count else { return nil }
      let kinds = Set(signs)
      guard let last = signs.last, let place = text.lastIndex(of: last) else {
        (whole, fraction, open, decimalSign) = (text, [], nil, nil)
        return
      }
      let (before, after) = (text[..<place], text[(place + 1)...])
      if kinds.count == 1, signs.count > 1 || last.isGap {
        guard text.isGrouped(by: last) else { return nil }
        (whole, fraction, open) = (text.filter { $0 != last }[...], [], nil)
        decimalSign = last == "," ? .dot : last == "." ? .comma : nil
        return
      }
      guard let sign = DecimalSign(last), signs.count(where: { $0 == last }) == 1,
        kinds.count == 1 || kinds.count == 2 && before.isGrouped(by: signs[0])
      else { return nil }
      let isOpen =
        kinds.count == 1 && after.count == 3 && 1...3 ~= before.count && Array(before) != ["0"]
      whole = before.filter { $0.asciiDigit != nil }[...]
      fraction = after
      (open, decimalSign) = isOpen ? (sign, nil) : (nil, sign)
    }

    func plain(_ settling: Settling?) -> String? {
      guard let open else { return Self.text(whole, fraction) }
      switch settling {
      case nil: return nil
      case .decimals: return Self.text(whole, fraction)
      case .grouping: return Self.text(whole + fraction, [])
      case .sign(let sign):
        return sign == open ? Self.text(whole, fraction) : Self.text(whole + fraction, [])
      }
    }

    private static func text(
      _ whole: ArraySlice<Unicode.Scalar>, _ fraction: ArraySlice<Unicode.Scalar>
    ) -> String {
      let digits = whole.drop { $0 == "0" }
      var text = String(String.UnicodeScalarView(digits.isEmpty ? ["0"] : digits))
      if !fraction.isEmpty { text += "." + String(String.UnicodeScalarView(fraction)) }
      return text
    }
  }
}

extension WrittenAmount.DecimalSign {
  fileprivate init?(_ character: Unicode.Scalar) {
    switch character {
    case ".": self = .dot
    case ",": self = .comma
    default: return nil
    }
  }
}

extension [WrittenAmount] {
  /// The decimal sign of those that can be read in one way; nil if there are none, or both signs.
  package var decimalSign: WrittenAmount.DecimalSign? {
    var found: WrittenAmount.DecimalSign?
    for case let sign? in lazy.map(\.decimalSign) {
      guard found == nil || found == sign else { return nil }
      found = sign
    }
    return found
  }
}

extension WrittenAmount.Settling {
  /// Settles the amounts of a column, if anything does.
  ///
  /// - Parameters:
  ///   - sign: The one decimal sign of those that can be read in one way, which decides first.
  ///   - currency: The currency; one without decimals has groups, one with three has decimals.
  package init?(by sign: WrittenAmount.DecimalSign?, in currency: Currency) {
    if let sign {
      self = .sign(sign)
    } else if currency.digits == 0 {
      self = .grouping
    } else if currency.digits == 3 {
      self = .decimals
    } else {
      return nil
    }
  }
}
