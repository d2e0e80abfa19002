import CardsFormulas

/// The payments of a kept plan's first month on its page, and apart from them those due before and after
/// that month.
struct KeptPlanDues {
  let now: KeptPlanNow
  let pages: CardsPage

  /// The lists, each with its sum; nil while the payments are not known, and where there are none.
  var html: HTML? {
    let month = pages.month(now)
    guard month.isPlanned, !month.payments.isEmpty else { return nil }
    let groups = CardsGroups(page: pages, month: month, now: now, undoable: nil)
    let earlier = month.payments.filter(\.isOfEarlierMonth)
    let later = month.payments.filter(\.isOfLaterMonth)
    let own = month.payments.filter { !$0.isOfEarlierMonth && !$0.isOfLaterMonth }
    let name = now.first.words
    return """
      \(list("earlier", "Due before \(name)", sum(earlier), groups.rows(of: earlier)))\
      \(list(
        "payments", "Pay in \(name)", CardsMonthWords(month, by: now.first).sum,
        groups.rows(of: own) + groups.rowsWithoutPayment, more: pages.guesses(month)))\
      \(list("later", "Due after \(name)", sum(later), groups.rows(of: later)))\

      """
  }

  private func sum(_ payments: [CardsMonth.Payment]) -> Money {
    payments.map(\.amount).sum(in: pages.wallet.currency)
  }

  private func list(
    _ id: String, _ title: String, _ sum: Money, _ rows: [HTML], more: HTML? = nil
  ) -> HTML? {
    guard !rows.isEmpty else { return nil }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)" class="with-note">\(title) <b>\(sum.short)</b></h2>
      <ul class="rows dated ticks">
      \(each: rows, \.self)\
      </ul>
      \(more)\
      </section>

      """
  }
}
