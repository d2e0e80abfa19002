import GroupsFormulas

/// A group as its page would show it, beside the form for the first one.
struct GroupsExample {
  private let ledger: GroupLedger

  /// An example in a currency: three payments by four people.
  private init(_ currency: Currency) {
    let names = ["Ana", "Ben", "Priya", "Tom"]
    var ledger = GroupLedger(
      id: GroupID(1), name: "Lisbon", currency: currency,
      members: names.enumerated().map { (MemberID(UInt32($0.offset)), $0.element) })
    for (number, (payer, units)) in [(0, 240), (2, 60), (1, 20)].enumerated() {
      ledger.add(
        GroupPayment(
          title: "", date: .earliest, amount: .whole(Int32(units), currency), conversion: nil,
          payers: [
            Share(member: MemberID(UInt32(payer)), value: .whole(Int32(units), currency))
          ],
          split: .evenly(ledger.members.map(\.id)), serial: number),
        as: PaymentID(UInt32(number)))
    }
    self.ledger = ledger
  }

  /// The example in a currency, as a piece of a page; most visitors see that in pounds.
  static func html(in currency: Currency) -> HTML {
    currency == .gbp ? inPounds : GroupsExample(currency).html
  }

  private static let inPounds = GroupsExample(.gbp).html

  private var html: HTML {
    let balances = GroupBalances(of: ledger.payments)
    let settlement = Settlement(of: ledger.payments)
    let people = ledger.members.map {
      BalanceBars.Person($0.name, balance: balances[$0.id, in: ledger.currency])
    }
    return """
      <section class="example" aria-labelledby="example">
      <h2 id="example"><span class="tag">Example</span> Four people in Lisbon</h2>
      \(BalanceBars(people).html)
      <ul class="settle">
      \(each: ledger.ordered(settlement.transfers), row)\
      </ul>
      <p class="fewest">\(settlement.words(in: ledger.currency))</p>
      <p class="try"><span>Your group will look like this, with your own names and sums.</span></p>
      </section>
      """
  }

  private func row(_ transfer: Transfer) -> HTML {
    """
    <li><p><b>\(ledger.name(of: transfer.from))</b> pays <b>\(ledger.name(of: transfer.to))</b></p>
    <b class="sum">\(transfer.amount.formatted)</b></li>

    """
  }
}
