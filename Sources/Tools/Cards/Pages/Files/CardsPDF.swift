import CardsFormulas

/// The report of a wallet as PDF: what is due this month, and every card and debt.
struct CardsPDF {
  private let wallet: Wallet
  private let month: CardsMonth
  private let site: Site

  init(_ wallet: Wallet, on site: Site) {
    self.wallet = wallet
    month = CardsMonth(
      wallet, keeping: KeptPlanNow(wallet, today: site.today), today: site.today)
    self.site = site
  }

  var report: PDFReport {
    site.report(
      in: wallet.currency, CardsTool.tool.tile.name, lead: lead,
      cards: wallet.isEmpty ? [] : [sums],
      tables: [thisMonth, allCards], notes: [estimate].compactMap { $0 } + help)
  }

  private var lead: String {
    wallet.isEmpty
      ? "Nothing is kept in this browser, on \(site.today.words(in: wallet.currency))."
      : "What you owe and what is due this month, on \(site.today.words(in: wallet.currency))."
  }

  /// The sums, named as on the page.
  private var sums: PDFReport.Card {
    PDFReport.Card(
      "All together",
      [
        .init("Still to pay this month", month.toGo.isEmpty ? "Nothing" : month.toPay.formatted),
        .init(wallet.owingWords, wallet.balance.absolute.formatted),
        .init("Credit limits", wallet.limit.formatted),
        .init("Used", wallet.utilisation.words ?? "No credit limit is known here"),
      ] + (wallet.limit.isPositive ? [.init("Available", wallet.available.formatted)] : []))
  }
}

// MARK: - Tables

extension CardsPDF {
  private var thisMonth: PDFReport.Table {
    PDFReport.Table(
      "This month",
      columns: [
        .init("Date", .text), .init(wallet.cards.noun.capitalisedFirst, .text),
        .init("To pay", .figures),
      ],
      rows: month.payments.map { payment in
        PDFReport.Row(
          .ordinary,
          [
            payment.due?.shortWords(in: wallet.currency) ?? "any day", payment.card.details.name,
            Self.amount(of: payment),
          ])
      })
  }

  private static func amount(of payment: CardsMonth.Payment) -> String {
    switch payment.state {
    case .paid: "paid"
    case .missed, .late: "\(amount(payment.amount, payment.isEstimated)), not marked as paid"
    case .open: amount(payment.amount, payment.isEstimated)
    }
  }

  private var allCards: PDFReport.Table {
    PDFReport.Table(
      wallet.cards.areCards ? "All cards" : "All cards and debts",
      columns: [
        .init("Name", .text), .init("Owed", .figures), .init("Limit", .figures),
        .init("Used", .figures), .init("Available", .figures), .init("APR", .figures),
        .init("Minimum", .figures), .init("Due day", .figures), .init("Reminder", .text),
      ], rows: wallet.ordered.map(row))
  }

  private func row(_ card: Card) -> PDFReport.Row {
    let details = card.details
    return PDFReport.Row(
      .ordinary,
      [
        details.name, card.balance.formatted, card.limit.isZero ? "" : card.limit.formatted,
        card.utilisation.words ?? "", card.limit.isZero ? "" : card.available.formatted,
        details.apr?.formatted ?? "",
        card.owed.isZero ? "" : Self.amount(card.minimum.amount, card.minimum.isEstimated),
        details.dueDay.map { "\($0)" } ?? "",
        details.hasReminder
          ? card.nextPayment(on: site.today)?.dayAndShortMonth(in: wallet.currency) ?? "" : "",
      ])
  }

  private static func amount(_ amount: Money, _ isEstimated: Bool) -> String {
    guard amount.isPositive else { return "none" }
    return amount.formatted + (isEstimated ? ", estimated" : "")
  }
}

// MARK: - Notes

extension CardsPDF {
  /// The note on estimated minimums; nil when every minimum is known.
  private var estimate: String? {
    guard wallet.cards.contains(where: \.minimum.isEstimated) else { return nil }
    let rule = MinimumPaymentRule.usual(in: wallet.currency)
    return
      "We guess a minimum at \(rule.percent.formatted) of what you owe and a month’s interest, "
      + "or \(rule.floor.short) if that’s more. Your statement has the exact one."
  }

  /// The lines that help with debts, one paragraph each.
  private var help: [String] {
    let lines = site.layout.help.words(in: wallet.currency, on: CardsPage.address)
    return lines.isEmpty ? [] : ["You can talk to somebody about debts, in private:"] + lines
  }
}
