import Components
import Finance
import Markup
import PlanFormulas
import Repayments

/// The chart of a plan: a band for each debt, down to nothing.
struct PlanChart {
  private let answer: PlanAnswer
  private let dates: PlanDates

  init(_ answer: PlanAnswer, _ dates: PlanDates) {
    self.answer = answer
    self.dates = dates
  }

  /// The title of the chart.
  static let title = "What you’ll owe"

  /// The chart; nil for a plan that is never cleared, and where nothing is owed.
  var html: HTML? {
    guard let months = answer.run.outcome.months, months > 0 else { return nil }
    let key: HTML? =
      answer.entries.count > 1
      ? """
       <span class="on-paper">The darker, the higher the rate.</span>
      """ : nil
    return """
      <figure class="chart sheet-chart">
      <figcaption><b class="wider">\(Self.title), debt by debt.</b>\(key)</figcaption>
      \(BandChart(label: label, from: dates.start, in: answer.currency, bands: bands).html)
      \(answer.entries.count > 1 ? rates : nil)\
      </figure>

      """
  }

  /// The rate of each debt, those of offers too.
  private var rates: HTML {
    let each = answer.entries.map { "\(own($0.label)) \(rate(of: $0))" as HTML }
    return "<p class=\"hint\">\(each: each.dropLast(), { "\($0) · " })\(each.last)</p>\n"
  }

  private func rate(of entry: PlanEntry) -> String {
    guard let offer = entry.promotionAPR, let end = entry.promotionEnd else {
      return entry.apr.formatted
    }
    return "\(offer.formatted) until \(dates.short(end)), then \(entry.apr.formatted)"
  }

  private var label: String {
    let ends = answer.debts.map { debt in
      "\(debt.entry.label): \(debt.entry.debt.balance.short), paid off \(dates.short(debt.cleared ?? 0))."
    }
    return "Bands of what you’ll owe, one for each debt. " + ends.joined(separator: " ")
  }

  private var bands: [BandChart.Band] {
    zip(answer.debts, answer.costs).map { debt, cost in
      BandChart.Band(
        debt.entry.label, end: dates.short(debt.repayment.months.count), cost: cost,
        balances: debt.repayment.balances)
    }
  }
}

extension PlanAnswer {
  /// The colour of each debt by its rate once offers are over, the highest first.
  var costs: [BandChart.Band.Cost] {
    let all = BandChart.Band.Cost.allCases
    let rates = entries.map { $0.debt.rate.decimal(places: 36) }
    let dearestFirst = entries.indices.sorted { (rates[$1], $0) < (rates[$0], $1) }
    let most = max(entries.count - 1, 1)
    return entries.indices.map { place in
      let rank = dearestFirst.firstIndex(of: place) ?? 0
      return all[rank * (all.count - 1) / most]
    }
  }
}
