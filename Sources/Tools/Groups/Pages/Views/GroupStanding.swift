import GroupsFormulas

/// The balances of a group: the visitor's own, everybody's, and the payments that settle them.
struct GroupStanding {
  private let book: GroupBook
  private let voice: GroupVoice
  private let balances: GroupBalances
  private let settlement: Settlement
  /// A form for a rate with a mistake; nil where there is none.
  private let wrong: FormState?

  init(_ book: GroupBook, _ settlement: Settlement? = nil, rate wrong: FormState? = nil) {
    self.book = book
    self.wrong = wrong
    voice = GroupVoice(book)
    balances = GroupBalances(of: book.ledger.payments)
    self.settlement = settlement ?? book.ledger.settlement
  }

  private var ledger: GroupLedger { book.ledger }

  /// The currencies in which somebody pays somebody, the group's own first: what people of one
  /// household owe each other is theirs to share.
  private var open: [Currency] {
    ledger.ordered(settlement.plans.filter { !$0.transfers.isEmpty }.map(\.currency))
  }

  /// Where the visitor stands, or everybody while the group does not know who the visitor is, and the
  /// payments that settle everything; nil while there is no payment.
  var card: HTML? {
    guard !ledger.payments.isEmpty else { return nil }
    return """
      <section class="card stand" aria-labelledby="stand">
      <h2 id="stand"\(attribute: "class", tellsAll ? nil : "unseen")>\
      \(tellsAll ? "Who owes whom" : "Where you stand")</h2>
      \(open.isEmpty ? "<p class=\"say\">Everything is settled.</p>\n" : state)\
      \(open.isEmpty ? nil : settling)\
      \(rates)\
      </section>

      """
  }

  private var state: HTML {
    if tellsAll { return balanceBars }
    let figures = figures
    return figures.isEmpty
      ? "<p class=\"say\">You are settled.</p>\n" : "\(each: figures, { $0 })"
  }

  /// True where somebody owes something, and the group does not know who the visitor is.
  private var tellsAll: Bool { voice.me == nil && !open.isEmpty }

  /// The payments that settle everything.
  private var settling: HTML {
    """
    <h2 id="settling" class="with-note"><b>To settle up</b> <span>tick when paid</span></h2>
    <p class="fewest">\(settlement.words(in: ledger.currency))</p>
    \(transfers.html("And \(transfers.folded.count) more payments") { transfers in
      """
      <ul class="rows settle">
      \(each: transfers, row)\
      </ul>
      """
    })
    \(GroupAddress(id: ledger.id).allTransfers(of: settlement.transfers.count))\
    \(unrated)
    """
  }

  /// The rates that the group keeps: “€1 is £0.86 here.”; nil where it keeps none.
  private var rates: HTML? {
    let rates = ledger.currentRates.map { ledger.words(for: $0.billionths, of: $0.currency) }
    return rates.isEmpty ? nil : "<p class=\"small\">\(rates.inWords) here.</p>\n"
  }

  /// The payments that have room; of many, those of the visitor first.
  private var transfers: Shortened<Transfer> {
    voice.shortened(Array(ledger.ordered(settlement.transfers).prefix(GroupLedger.mostTransfers)))
  }

  // MARK: My own balance

  /// A figure for each currency in which the visitor is owed or owes something; none while the
  /// group does not know who they are.
  private var figures: [HTML] {
    guard let me = voice.me else { return [] }
    return open.compactMap { currency in
      let balance = balances[me, in: currency]
      guard !balance.isZero else { return nil }
      let story = GroupMemberStory(of: me, in: ledger.payments, currency)
      return """
        <p class="standing\(balance.isNegative ? " owing" : "")"><span>\(words(for: balance))</span> \
        <b>\(balance.absolute.short)</b> \
        <small>\(story.words(voice)).</small></p>

        """
    }
  }

  /// “You get back”, “You owe”, or with one creditor “You owe Ana”.
  private func words(for balance: Money) -> String {
    guard balance.isNegative else { return "You get back" }
    let creditors = settlement.transfers.filter {
      $0.from == voice.me && $0.amount.currency == balance.currency
    }
    return creditors.count == 1 ? "You owe \(voice.name(of: creditors[0].to))" : "You owe"
  }

  // MARK: Everybody's

  /// What everybody gets back or owes, where the card does not say it already.
  var everybody: HTML? {
    tellsAll || open.isEmpty ? nil : balanceBars
  }

  private var balanceBars: HTML {
    """
    \(each: ledger.listed(open), bars)\
    \(ledger.unlisted(open).map { "<p>\($0)</p>\n" as HTML })
    """
  }

  private func bars(_ currency: Currency) -> HTML {
    let people = ledger.shownMembers.compactMap { member -> BalanceBars.Person? in
      let balance = balances[member.id, in: currency]
      let isShown = !balance.isZero || currency == ledger.currency && member.status == .active
      return isShown
        ? BalanceBars.Person(member.name, isVisitor: member.id == voice.me, balance: balance) : nil
    }
    let heading: HTML? = open.count > 1 ? "<h3>In \(currency.name)</h3>\n" : nil
    return """
      \(heading)\(BalanceBars(people).html)

      """
  }

  // MARK: What settles it

  /// The currencies that a rate would bring together with the group's own.
  var withoutRate: [Currency] {
    guard open.count > 1 else { return [] }
    return open.filter { $0 != ledger.currency && ledger.paymentsWithoutRate(in: $0) > 0 }
  }

  /// How to owe in one currency, and a form for each that lacks a rate.
  private var unrated: HTML? {
    guard !withoutRate.isEmpty else { return nil }
    let count = open.count == 2 ? "two" : String(open.count)
    return """
      <p class="small">Owed in \(count) currencies. Set a rate for \(withoutRate.map(\.name).inWords)\(promise).</p>
      \(each: withoutRate, GroupRates(book: book, wrong: wrong).missing)\

      """
  }

  /// The end of a sentence, “ and 3 payments at most will do”; empty where that is no promise.
  ///
  /// In one currency, one payment fewer than there are people always does.
  private var promise: String {
    let people = Set(open.flatMap { balances.open(in: $0).map(\.member) }).count
    let isOne =
      withoutRate.count == open.count { $0 != ledger.currency }
      && ledger.payments.allSatisfy {
        $0.conversion == nil || $0.counted.currency == ledger.currency
      }
    guard isOne, people - 1 < settlement.transfers.count else { return "" }
    return people == 2
      ? " and one payment will do" : " and \(people - 1) payments at most will do"
  }

  private func row(_ transfer: Transfer) -> HTML {
    """
    <li><p><b>\(voice.html(subject: transfer.from))</b> \
    \(voice.pays(transfer.from)) <b>\(voice.html(transfer.to))</b></p>
    <div class="due"><p class="sum">\(transfer.amount.formatted)</p>
    \(SettleButton(transfer: transfer, book: book, part: .group).tick)</div></li>

    """
  }
}

extension Settlement {
  /// “3 payments will do it. That’s the fewest possible.”
  func words(in currency: Currency) -> String {
    words(transfers.count, isMinimal: plans.allSatisfy(\.isMinimal), in: currency)
  }

  /// The number of payments that settle a group in a currency, or a part of it, in words.
  ///
  /// With rates for all other currencies fewer payments may do. So while a rate is missing, nothing is
  /// said about the fewest.
  func words(_ count: Int, isMinimal: Bool, in currency: Currency) -> String {
    if count == 1 { return "One payment will do it." }
    let lacksRate = transfers.contains { $0.amount.currency != currency }
    if lacksRate { return "\(count) payments will do it." }
    return isMinimal
      ? "\(count) payments will do it. That’s the fewest possible."
      : "\(count) payments will do it. With so many people there may be a way with fewer."
  }
}
