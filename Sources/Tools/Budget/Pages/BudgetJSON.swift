import BudgetFormulas

/// The answer in JSON.
enum BudgetJSON {
  static let shape = Shape<BudgetResult> {
    Member("currency", .currency) { $0.currency }
    Member("lines", .list(line)) { $0.budget.lines }
    Member("income", .money) { $0.budget.income }
    Member("priority", .money) { $0.budget.priority }
    Member("other", .money) { $0.budget.other }
    Member("left", .money) { $0.budget.left }
    Member("state", .code) { $0.budget.state }
    Member("debts", .nullable(debts)) { result in result.offers.map { ($0, result.offered) } }
  }

  private static let line = Shape<BudgetLine> {
    Member("name", .code) { $0.item }
    Member("kind", .code) { $0.item.kind }
    Member("amount", .money) { $0.amount }
    Member("period", .code) { $0.period }
    Member("monthly", .money) { $0.monthly }
  }

  private static let debts = Shape<(offers: BudgetOffers, offered: [BudgetResult.Offered])> {
    Member("total", .money) { $0.offers.total }
    Member("kind", .code) { $0.offers.kind }
    Member("offered", .money) { $0.offers.offered }
    Member("offers", .list(offer)) { $0.offered }
  }

  private static let offer = Shape<BudgetResult.Offered> {
    Member("name", .nullable(.text)) { $0.debt.name }
    Member("balance", .money) { $0.offer.balance }
    Member("offer", .money) { $0.offer.amount }
    Member("months", .nullable(.count)) { $0.offer.months }
  }
}

extension BudgetResult {
  /// The lines, what is left and the offers, for spreadsheets.
  var csv: [UInt8] {
    var csv = CSV(header: ["Kind", "Name", "Amount", "Period", "Each month"])
    for line in budget.lines {
      csv.append([
        .text(line.item.kind.rawValue), .text(line.item.words), .amount(line.amount),
        .text(line.period.rawValue), .amount(line.monthly),
      ])
    }
    csv.append([
      .text("left"), .text("Left each month"), .text(""), .text(""), .amount(budget.left),
    ])
    for offered in offered {
      csv.append([
        .text("offer"), .text(offered.debt.label), .amount(offered.debt.balance), .text(""),
        .amount(offered.offer.amount),
      ])
    }
    return csv.bytes
  }
}
