import Components
import Finance
import GroupsFormulas
import Markup

/// The balances of a group: the visitor's own, everybody's, and the payments that settle them.
struct GroupStanding {
  private let book: GroupBook
  private let voice: GroupVoice
  private let balances: GroupBalances
  private let settlement: Settlement

  init(_ book: GroupBook, _ settlement: Settlement? = nil) {
    self.book = book
    voice = GroupVoice(book)
    balances = GroupBalances(of: book.ledger.payments)
    self.settlement = settlement ?? Settlement(of: book.ledger.payments)
  }

  private var ledger: GroupLedger { book.ledger }

  /// The currencies with debts, the group's own first.
  private var open: [Currency] {
    let open = balances.currencies.filter { !balances.open(in: $0).isEmpty }
    return open.filter { $0 == ledger.currency } + open.filter { $0 != ledger.currency }
  }

  var html: HTML {
    """
    <section class="card stand" aria-labelledby="stand">
    <h2 id="stand"\(attribute: "class", figures.isEmpty ? nil : "unseen")>Who owes whom</h2>
    \(state)\
    \(links)
    </section>
    """
  }

  private var state: HTML {
    guard !ledger.payments.isEmpty else {
      return """
        <p class="say">Nothing has been paid yet.</p>
        <p>Add the first payment: how much, and what for.</p>

        """
    }
    guard !open.isEmpty else { return "<p class=\"say\">Everything is settled.</p>\n" }
    return """
      \(each: figures, { $0 })\
      \(each: open, bars)\
      \(settling)
      """
  }

  private var links: HTML {
    let address = GroupAddress(ledger.id)
    return """
      <p class="tools"><a\(href: address.debts) data-ahead>Who pays whom, and why</a> \
      <a\(href: address.share)>Share</a></p>
      """
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
        <p class="standing\(balance.isNegative ? " owing" : "")"><span>\(words(for: balance))</span>
        <b>\(balance.absolute.short)</b>
        <span>\(story.words(voice)).</span></p>

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

  private var settling: HTML {
    let transfers = ledger.ordered(settlement.transfers)
    return """
      <h3>To settle up</h3>
      <p class="fewest">\(settlement.words)</p>
      <ul class="settle">
      \(each: transfers, row)\
      </ul>

      """
  }

  private func row(_ transfer: Transfer) -> HTML {
    """
    <li><p><b>\(voice.html(subject: transfer.from))</b> \
    \(voice.pays(transfer.from)) <b>\(voice.html(transfer.to))</b></p>
    <b class="sum">\(transfer.amount.formatted)</b>
    \(SettleButton(transfer, book, from: .group).html)</li>

    """
  }
}

extension Settlement {
  /// “3 payments will do it. That’s the fewest possible.”
  var words: String { Self.words(transfers.count, isMinimal: plans.allSatisfy(\.isMinimal)) }

  /// The number of payments that settle everything, in words.
  static func words(_ count: Int, isMinimal: Bool) -> String {
    if count == 1 { return "One payment will do it." }
    return isMinimal
      ? "\(count) payments will do it. That’s the fewest possible."
      : "\(count) payments will do it. With so many people there may be a way with fewer."
  }
}
