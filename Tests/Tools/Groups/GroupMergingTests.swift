import Keeping

@testable import GroupsPages

@Suite struct GroupMergingTests {
  @Test(arguments: 0..<100)
  func `merges copies alike, whoever merges first`(seed: UInt64) {
    let start = RandomHistory(seed: seed)
    let (one, two) = (start.continued(by: 1).ledger, start.continued(by: 2).ledger)
    #expect(one.mergedNamingApart(with: two) == two.mergedNamingApart(with: one))
    #expect(one.mergedNamingApart(with: two).merged(with: two) == one.mergedNamingApart(with: two))
  }

  /// Of as many changes the greater bytes win, whichever phone merges.
  ///
  /// By percent comes after by shares; a name of five letters after one of four.
  @Test func `settles a tie by the bytes of what is kept`() {
    var one = GroupLedger.example(members: 3)
    one.add(.example(300), as: Identifier(7))
    var two = one
    one.set(.example(400, split: .percent([5_000, 2_500, 2_500])), of: Identifier(7))
    two.set(.example(400, split: .shares([10_000, 5_000, 5_000])), of: Identifier(7))
    #expect(one.mergedNamingApart(with: two)[entry: Identifier(7)]?.payment?.split.kind == .percent)
    one.rename("Porto", currency: .eur)
    two.rename("Faro", currency: .eur)
    #expect(one.mergedNamingApart(with: two).name == "Porto")
  }
}
