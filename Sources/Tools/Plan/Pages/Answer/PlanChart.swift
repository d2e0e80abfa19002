import PlanFormulas

/// The chart of a plan: a band for each debt, down to nothing.
struct PlanChart {
  let result: PlanResult
  let dates: PlanDates

  /// The chart; nil for a plan that is never cleared, and where nothing is owed.
  var html: HTML? {
    guard let months = result.run.outcome.months, months > 0 else { return nil }
    let chart = BandChart(label: label, from: dates.start, in: result.currency, bands: bands)
    return chartFigure(BalanceChart.title, more: ", debt by debt", chart.html)
  }

  /// The rate of a debt, that of an offer first.
  private func rate(of entry: PlanEntry) -> String {
    guard let offer = entry.promotionAPR, let end = entry.promotionEnd else {
      return entry.kind == .priority && entry.apr == .zero ? "first" : entry.apr.formatted
    }
    return "\(offer.formatted) until \(dates.short(end)), then \(entry.apr.formatted)"
  }

  private var label: String {
    let until = dates.start == nil ? "in " : ""
    let ends = result.debts.map { debt in
      let end = until + dates.short(debt.cleared ?? 0)
      return "\(debt.entry.label): \(debt.entry.debt.balance.short), paid off \(end)."
    }
    return "Bands of what you’ll owe, one for each debt, \(result.owed.short) now. "
      + ends.joined(separator: " ")
  }

  private var bands: [BandChart.Band] {
    zip(result.debts, result.costs).map { debt, cost in
      BandChart.Band(
        debt.entry.label, at: rate(of: debt.entry), end: dates.short(debt.repayment.months.count),
        cost: cost,
        balances: debt.repayment.balances)
    }
  }
}

extension PlanResult {
  /// The colour of each debt by its rate once offers are over, the highest first; those that come
  /// before all others have a colour of their own.
  var costs: [BandChart.Band.Cost] {
    let all = BandChart.Band.Cost.byRate
    let rates = entries.map { $0.debt.rate.decimal(places: 36) }
    let dearestFirst = entries.indices.filter { !entries[$0].debt.isPriority }
      .sorted { (rates[$1], $0) < (rates[$0], $1) }
    let most = max(dearestFirst.count - 1, 1)
    return entries.indices.map { place in
      guard let rank = dearestFirst.firstIndex(of: place) else { return .first }
      return all[rank * (all.count - 1) / most]
    }
  }
}
