import GroupsFormulas

/// A payment of another app's file, with names as they are there.
struct ImportedBill {
  /// The shares of a bill as the file gives them.
  enum Shares {
    case evenly([String])
    /// Numbers that the shares are in proportion to.
    case weights([(person: String, weight: ExactDecimal)])
    case percent([(person: String, weight: ExactDecimal)])
    /// Amounts, with the sign of the bill.
    case amounts([(person: String, amount: ExactDecimal)])
  }

  let place: ImportedPlace
  let title: String
  let date: String
  /// The amount, below zero for money that came back.
  let amount: ExactDecimal?
  /// The currency; nil for that of the group.
  var currency: Currency?
  let payers: [(person: String, amount: ExactDecimal)]
  let shares: Shares
  var isPayback = false
  var category = ""
  var note = ""

  /// True if a currency has as many decimals as the amounts need.
  func isWhole(in currency: Currency) -> Bool {
    var parts = payers
    if case .amounts(let shares) = shares { parts += shares }
    let digits = currency.digits
    return amount?.isWhole(places: digits) != false
      && parts.allSatisfy { $0.amount.isWhole(places: digits) }
  }
}

/// The place of a payment in its file, for messages.
struct ImportedPlace {
  let number: Int
  private let word: String

  static func line(_ number: Int) -> ImportedPlace { .init(number: number, word: "Line") }
  static func payment(_ number: Int) -> ImportedPlace { .init(number: number, word: "Payment") }

  static func deleted(_ number: Int) -> ImportedPlace {
    .init(number: number, word: "Deleted payment")
  }

  private var words: String { "\(word) \(number) of the file" }

  var doesNotAddUp: UnreadableGroupFile { .init("\(words) does not add up") }

  var needsDate: UnreadableGroupFile {
    .init("\(words) needs its date as year-month-day, like 2026-07-31")
  }

  var needsRealDate: UnreadableGroupFile {
    .init("\(words) needs a date that there is, like the other lines")
  }

  func names(currency code: String) -> UnreadableGroupFile {
    .init("\(words) is in a currency that we don’t know: \(code.onOneLine.cut(to: 10))")
  }

  func names(stranger name: String) -> UnreadableGroupFile {
    let name = name.onOneLine.cut(to: GroupLedger.longestName)
    return .init("\(words) names somebody who is not in the group: \(name)")
  }
}

extension UnreadableGroupFile {
  /// Two people of one name or id, or two weights of one name.
  static func twice(_ name: String) -> UnreadableGroupFile {
    .init("The file names somebody twice: \(name.onOneLine.cut(to: GroupLedger.longestName))")
  }
}

extension String {
  /// The note about somebody who has the name of somebody else.
  ///
  /// - Parameters:
  ///   - typed: The name in the file.
  ///   - name: The name here.
  ///   - untold: What counts for the first of the two, because the file tells people by their names
  ///     alone; nil if it tells these two apart.
  /// - Returns: The sentence, without its point.
  static func twins(_ typed: String, _ name: String, untold: String? = nil) -> String {
    let note = "Two people are called \(typed.isolated): the second is \(name.isolated) here"
    return untold.map { "\(note), and \($0) counts for the first, as the file has only the name" }
      ?? note
  }

  /// The name of somebody in a file, by the rules for typed ones.
  func asPerson() throws(UnreadableGroupFile) -> String {
    let name = onOneLine
    guard !name.isEmpty else { throw .init("The file has somebody without a name") }
    guard name.isWithin(GroupLedger.longestName) else {
      let most = "more than \(GroupLedger.longestName) characters"
      throw .init("The file has a name of \(most): \(name.cut(to: 20))…")
    }
    return name
  }
}
