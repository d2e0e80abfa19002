import GroupsFormulas

/// The report of a group as PDF: what it has cost, who owes what, and every payment with its shares.
struct GroupReport {
  let ledger: GroupLedger
  /// True where the browser has lost one of the group's cookies.
  private let isIncomplete: Bool
  let filter: PaymentFilter
  /// The payments that the filter lets through.
  private let payments: [GroupPayment]
  private let site: Site

  init(_ book: GroupBook, _ filter: PaymentFilter, on site: Site) {
    ledger = book.ledger
    isIncomplete = book.parts.isIncomplete
    self.filter = filter
    payments = ledger.payments(matching: filter).sorted { $0.date < $1.date }
    self.site = site
  }

  static func pdf(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    GroupFindingRequests.answering(book, request, site) { filtering in
      .pdf(
        GroupReport(book, filtering.filter, on: site).report,
        as: book.ledger.fileName("pdf"), for: request)
    }
  }

  var report: PDFReport {
    let (settlement, parts) = (ledger.settlement, GroupBalanceParts(ledger))
    return site.report(
      in: ledger.currency, "Shared expenses: \(ledger.name)", lead: lead(settlement),
      cards: ledger.totals(of: payments).map(card),
      tables: [
        balances(parts), transfers(of: settlement), GroupReportPayments(ledger, payments).table,
      ],
      notes: ledger.payments.isEmpty ? [] : [Self.balance] + unlisted(settlement, parts))
  }

  /// Notes on balances and transfers that are too many for paper.
  private func unlisted(_ settlement: Settlement, _ parts: GroupBalanceParts) -> [String] {
    let count = settlement.transfers.count
    return [
      ledger.unlisted(parts.currencies),
      count > GroupLedger.mostTransfers
        ? "“Who pays whom” has the first \(GroupLedger.mostTransfers) of \(count.grouped) payments."
        : nil,
    ].compactMap(\.self)
  }

  private static let balance =
    "A balance above zero is owed to the person. A person with one below zero owes it."

  /// “4 people, 12 payments from 1 to 21 November 2026. Everything is settled.”
  private func lead(_ settlement: Settlement) -> String {
    let people = ledger.shownMembers.count == 1 ? "1 person" : "\(ledger.shownMembers.count) people"
    guard !ledger.payments.isEmpty else { return "\(people). Nothing has been paid yet." }
    let state =
      isIncomplete
      ? " Some payments are missing: the browser has dropped a part of this group."
      : settlement.transfers.isEmpty ? " Everything is settled." : ""
    return "\(people), \(counted).\(choice.map { " \($0)" } ?? "")\(state)"
  }

  /// “12 payments from 1 to 21 November 2026”.
  private var counted: String {
    guard let first = payments.first?.date, let last = payments.last?.date else {
      return "no payment"
    }
    func day(_ date: CalendarDate) -> String { date.words(in: ledger.currency) }
    let days = first == last ? "on \(day(first))" : "from \(day(first)) to \(day(last))"
    return "\(GroupPayment.inWords(payments.count)) \(days)"
  }

  private func card(_ totals: GroupTotals) -> PDFReport.Card {
    let counted = payments.filter {
      !$0.isTransfer && $0.counted.currency == totals.currency
    }.count
    return PDFReport.Card(
      "In \(totals.currency.name)",
      [
        .init("Spent together", totals.whole.spent.formatted),
        .init(
          "Payments, without paybacks\(ledger.payments.hasLoans ? " and loans" : "")",
          "\(counted)"),
      ])
  }
}

// MARK: - Who owes what

extension GroupReport {
  /// The balances of the whole group, whatever payments are chosen.
  private func balances(_ parts: GroupBalanceParts) -> PDFReport.Table {
    PDFReport.Table(
      "Balances",
      columns: [.init("Person", .text)] + parts.titles.map { .init($0, .figures) },
      rows: ledger.listed(parts.currencies).flatMap { currency in
        (parts.currencies.count == 1 ? [] : [.init(.heading, [currency.name.capitalisedFirst])])
          + ledger.shownMembers.map { member in
            PDFReport.Row(
              .ordinary,
              [member.name] + parts.amounts(of: member.id, in: currency).map(\.formatted))
          }
      })
  }

  private func transfers(of settlement: Settlement) -> PDFReport.Table {
    let households = ledger.households
    func name(_ member: MemberID) -> String {
      (households.first { $0.first == member } ?? [member]).map(ledger.name).inWords
    }
    return PDFReport.Table(
      "Who pays whom",
      columns: [.init("From", .text), .init("To", .text), .init("Amount", .figures)],
      rows: ledger.ordered(settlement.transfers).prefix(GroupLedger.mostTransfers).map {
        .init(.ordinary, [name($0.from), name($0.to), $0.amount.formatted])
      })
  }
}
