/// A line of a statement that is no payment, and the reason.
struct StatementLeftOut: Equatable, Sendable {
  enum Reason: String, CaseIterable, Sendable {
    case pending, reverted, zero
    case noDate = "no-date"
    case noAmount = "no-amount"
    case unreadable, continuation, heading, footer
    /// A date that is years ahead.
    case ahead
    /// A balance or a sum with a date.
    case balance
    /// A separator too many, as in an amount of 1,234 without quotation marks.
    case overlong

    /// The word for programs.
    var code: String {
      switch self {
      case .ahead: Self.noDate.rawValue
      case .balance: Self.footer.rawValue
      case .overlong: Self.unreadable.rawValue
      default: rawValue
      }
    }

    /// The reason of a line: “pending”.
    var words: String {
      switch self {
      case .pending: "pending"
      case .reverted: "did not go through"
      case .zero: "of zero"
      case .noDate: "without a date"
      case .ahead: "with a date that is years ahead"
      case .noAmount: "without an amount"
      case .unreadable: "with an amount that cannot be read"
      case .continuation: "more words of the payment above"
      case .heading: "above the payments"
      case .footer: "below the payments"
      case .balance: "a balance or a sum"
      case .overlong: "with more cells than the file has columns"
      }
    }
  }

  let line: Int
  let why: Reason
  /// The words of the line, as the page shows them.
  let text: String

  init(_ row: StatementFile.Row, because why: Reason) {
    line = row.line
    self.why = why
    text = row.cells.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " · ").cut(to: 80)
  }

  /// The refusal of a file in which too many lines cannot be read, of which this is the first; nil for
  /// a line that is certainly not a payment.
  func refusal(_ dates: StatementDates?) -> UnreadableGroupFile? {
    let place = ImportedPlace.line(line)
    let sentence: String? =
      switch why {
      case .pending: "Line \(line) of the file is pending"
      case .reverted: "Line \(line) of the file is of a payment that did not go through"
      case .noDate: (dates == .ymd ? place.needsDate : place.needsRealDate).sentence
      case .ahead: "Line \(line) of the file has a date that is years ahead: \(text)"
      case .noAmount: "Line \(line) of the file has no amount"
      case .unreadable: "Line \(line) of the file has an amount that cannot be read: \(text)"
      case .overlong: "Line \(line) has more cells than the file has columns: \(text)"
      case .zero, .continuation, .heading, .footer, .balance: nil
      }
    return sentence.map { UnreadableGroupFile($0) }
  }
}
