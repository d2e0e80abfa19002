import Finance
import GroupsFormulas
import GroupsTesting
import Identifiers
import Testing

@testable import GroupsPages

@Suite struct GroupMergingTests {
  @Test(arguments: 0..<100)
  func `merges copies by their fingerprints, whoever merges first`(seed: UInt64) {
    let start = RandomHistory(seed: seed)
    let (one, two) = (start.continued(by: 1).ledger, start.continued(by: 2).ledger)
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(one.merged(with: two).merged(with: two) == one.merged(with: two))
  }

  /// What was said of it once stays true: a copy of today meets one of next year.
  @Test func `settles a tie as it always has`() {
    var one = GroupLedger.example(members: 3)
    one.add(.example(300), as: Identifier(7))
    var two = one
    one.set(.example(400, split: .percent([5_000, 2_500, 2_500])), of: Identifier(7))
    two.set(.example(400, split: .shares([10_000, 5_000, 5_000])), of: Identifier(7))
    #expect(one.merged(with: two)[entry: Identifier(7)]?.payment?.split.kind == .shares)
    one.rename("Porto", currency: .eur)
    two.rename("Faro", currency: .eur)
    #expect(one.merged(with: two).name == "Faro")
  }
}
