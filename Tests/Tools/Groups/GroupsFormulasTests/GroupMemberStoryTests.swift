@Suite struct GroupMemberStoryTests {
  /// By hand: of €30 and €9 shared by three, €13 each; Ben gave €5 back, and was owed €2 before.
  @Test func `tells what was paid, shared, paid back and carried over`() {
    let carried = GroupPayment(
      title: GroupPayment.carriedOver, of: .euros(2), from: member(2), to: member(1),
      on: .earliest, serial: 0)
    let payments: [GroupPayment] = [
      .example(3_000), .example(900, by: member(2)), carried,
      .payback(Transfer(from: member(2), to: member(1), amount: .euros(5))),
      .example(700, .gbp, by: member(2)),
    ]
    let story = GroupMemberStory(of: member(2), in: payments, .eur)
    #expect(story.paid == .euros(9))
    #expect(story.share == .euros(13))
    #expect(story.received == [Share(member: member(1), value: .euros(-5))])
    #expect(story.carried == .euros(2))
  }

  @Test(arguments: 0..<200)
  func `adds up to the balance`(seed: UInt64) {
    var ledger = RandomLedger(seed: seed)
    let payments = ledger.payments(10)
    let balances = GroupBalances(of: payments)
    for currency in balances.currencies {
      for member in ledger.people {
        let story = GroupMemberStory(of: member, in: payments, currency)
        let received = story.received.map(\.value).sum(in: currency)
        let balance = story.paid - story.share + story.carried - received
        #expect(balance == balances[member, in: currency])
      }
    }
  }
}
