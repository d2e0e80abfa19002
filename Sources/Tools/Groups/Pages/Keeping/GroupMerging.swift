import GroupsFormulas
import Keeping

extension GroupLedger {
  /// Merges two copies of the same group, and names people of one name apart.
  func mergedNamingApart(with other: GroupLedger) -> GroupLedger {
    merged(with: other).namingApart
  }

  /// The ledger with what a letter adds; two people of one name are named apart.
  ///
  /// ``putInOrder()`` has to follow the last of several.
  func receivingNamingApart(_ letter: GroupLedger) throws(UnsuitableLetter) -> GroupLedger {
    let received = try receiving(letter)
    return received.members == members ? received : received.namingApart
  }
}
