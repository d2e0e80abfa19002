import GroupsFormulas

/// The payments of a group in its report, with a column for the share of each of a few people, or
/// the shares in words.
struct GroupReportPayments {
  private let ledger: GroupLedger
  private let payments: [GroupPayment]
  private let members: [GroupLedger.Member]
  private let hasCategories: Bool
  private let hasRates: Bool

  /// The most people for whose shares there are columns.
  private static let mostColumns = 4
  /// The number of shares in words in one row.
  private static let sharesInARow = 3

  init(_ ledger: GroupLedger, _ payments: [GroupPayment]) {
    self.ledger = ledger
    self.payments = payments
    members = ledger.shownMembers
    hasCategories = payments.contains { $0.category != nil }
    hasRates = payments.contains { $0.conversion != nil }
  }

  private var hasColumns: Bool { members.count <= Self.mostColumns }

  var table: PDFReport.Table {
    let columns: [PDFReport.Column] =
      [.init("Date", .text), .init("What for", .text)]
      + (hasCategories ? [.init("Category", .text)] : [])
      + [.init("Paid by", .text), .init("Amount", .figures)]
      + (hasRates ? [.init("Counts as", .figures)] : [])
    return PDFReport.Table(
      "Payments and shares",
      columns: columns
        + (hasColumns ? members.map { .init($0.name, .figures) } : [.init("Shared by", .text)]),
      rows: payments.flatMap(rows))
  }

  private func rows(_ payment: GroupPayment) -> [PDFReport.Row] {
    let cells = cells(payment)
    guard !hasColumns else {
      let shares = Dictionary(
        payment.signed(payment.shares).map { ($0.member, $0.value) },
        uniquingKeysWith: { first, _ in first })
      return [.init(.ordinary, cells + members.map { shares[$0.id]?.formatted ?? "" })]
    }
    let lines = sharing(of: payment)
    return lines.enumerated().map { place, line in
      .init(
        .ordinary,
        (place == 0 ? cells : Array(repeating: "", count: cells.count)) + [line])
    }
  }

  private func cells(_ payment: GroupPayment) -> [String] {
    [payment.date.shortWords(in: ledger.currency), payment.heading]
      + (hasCategories ? [payment.category?.words ?? ""] : [])
      + [payers(of: payment), payment.told.formatted]
      + (hasRates ? [payment.conversion == nil ? "" : payment.counted.formatted] : [])
  }

  private func payers(of payment: GroupPayment) -> String {
    let parts = payment.signed(payment.payers)
    return parts.map { part in
      let name = ledger.name(of: part.member)
      return parts.count == 1 ? name : "\(name) \(part.value.formatted)"
    }.inWords
  }

  /// “Everybody, €3.33 or €3.34 each”; for others the name and the share of each, in lines.
  private func sharing(of payment: GroupPayment) -> [String] {
    let shares = payment.signed(payment.shares)
    let least = shares.map(\.value).min { $0.absolute < $1.absolute }
    let most = shares.map(\.value).max { $0.absolute < $1.absolute }
    if payment.split.kind == .even, shares.count == members.count, let least, let most {
      return [
        "Everybody, \(least.formatted)\(least == most ? "" : " or \(most.formatted)") each"
      ]
    }
    let parts = shares.filter { !$0.value.isZero }.map {
      "\(ledger.name(of: $0.member)) \($0.value.formatted)"
    }
    return stride(from: 0, to: parts.count, by: Self.sharesInARow).map { start in
      parts[start..<min(start + Self.sharesInARow, parts.count)].joined(separator: ", ")
    }
  }
}
