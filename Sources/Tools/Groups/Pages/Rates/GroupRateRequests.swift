import GroupsFormulas

/// The requests about exchange rates.
enum GroupRateRequests {
  /// Keeps the rate of a currency for new payments, or keeps the currency apart again.
  static func keep(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    let part = GroupPart(of: request.form) ?? .group
    return GroupsRequests.change(book, request, site) { book, operation throws(GroupRefusal) in
      let reading = FormReading(
        request.form, in: book.ledger.currency, asking: GroupRateForm.currency)
      let currency = reading.currency
      let draft = Draft(reading) {
        (pages: (GroupBook, Site), state) in page(state, on: part, of: pages.0, pages.1)
      }
      if book.hasChanged(PartKey(currency, GroupLedger.Worth.self), since: operation) {
        throw draft.conflict(GroupRateForm.rate.error(changed(currency, in: book.ledger)))
      }
      let ledger = try draft.read { reading throws(InvalidForm) in
        let form = try GroupRateForm(&reading, in: book.ledger)
        var ledger = book.ledger
        ledger.set(rate: form.rate, of: currency)
        if form.apply { try apply(rateOf: currency, to: &ledger) }
        return ledger
      }.get()
      book.apply(operation) { $0 = ledger }
      return part.address(of: book.ledger.id)
    }
  }

  /// The page with the form of the rate: the group's own has one for currencies without a rate alone.
  private static func page(
    _ state: FormState, on part: GroupPart, of book: GroupBook, _ site: Site
  ) -> Page {
    part == .settings || !GroupStanding(book).withoutRate.contains(state.currency)
      ? GroupSettingsPage(book: book, wrong: (.rate, state)).page()
      : GroupPage(book: book, site: site).main(rate: state)
  }

  private static func apply(
    rateOf currency: Currency, to ledger: inout GroupLedger
  ) throws(InvalidForm) {
    do throws(GroupPayment.UnsuitableRate) {
      try ledger.applyRate(of: currency)
    } catch {
      let words = ledger.words(for: error, of: currency, amount: "one of the payments")
      throw GroupRateForm.rate.invalid(words)
    }
  }

  private static func changed(_ currency: Currency, in ledger: GroupLedger) -> String {
    let now =
      ledger.rate(of: currency).map { ledger.words(for: $0, of: currency) }
      ?? "\(currency.name) are kept apart"
    return "The rate was changed since this page was made: \(now) now. Save again if yours should "
      + "take its place"
  }
}
