import MortgageFormulas

/// The comparison of deals in JSON.
enum DealsJSON {
  static let shape = Shape<DealsResult> {
    Member("currency", .currency) { $0.currency }
    Member("loan", .money) { $0.deals.loan }
    Member("months", .count) { $0.deals.term.months }
    Member("over", .count) { $0.deals.over }
    Member("deals", .list(deal)) { $0.deals.deals }
    Member("best", .count) { $0.deals.best.number }
    Member("leave", .nullable(leave)) { $0.deals.leave }
  }

  private static let deal = Shape<MortgageDeals.Costed> {
    Member("number", .count) { $0.deal.number }
    Member("name", .nullable(.text)) { $0.deal.name }
    Member("rate", .number) { $0.deal.rate.plain }
    Member("payment", .money) { $0.cost.schedule.asked.first }
    Member("nextPayment", .nullable(.money)) { $0.cost.nextPayment }
    Member("paid", .money) { $0.cost.paid }
    Member("fee", .money) { $0.deal.fee }
    Member("feeAdded", .truth) { $0.deal.isFeeAdded }
    Member("cashback", .money) { $0.deal.cashback }
    Member("owed", .money) { $0.cost.owed }
    Member("total", .money) { $0.cost.total }
    Member("more", .money) { $0.more }
  }

  private static let leave = Shape<MortgageDeals.Leave> {
    Member("erc", .money) { $0.charge }
    Member("costs", .money) { $0.costs }
    Member("stay", stay) { $0.stay }
    Member("deals", .list(leaving)) { $0.deals }
  }

  private static let stay = Shape<MortgageDealCost> {
    Member("payment", .money) { $0.schedule.asked.first }
    Member("nextPayment", .nullable(.money)) { $0.nextPayment }
    Member("paid", .money) { $0.paid }
    Member("owed", .money) { $0.owed }
    Member("total", .money) { $0.total }
  }

  private static let leaving = Shape<MortgageDeals.Leaving> {
    Member("number", .count) { $0.number }
    Member("upFront", .money) { $0.upFront }
    Member("months", .nullable(.count)) { $0.months }
    Member("byPayments", .nullable(.count)) { $0.byPayments }
    Member("saved", .money) { $0.saved }
  }
}
