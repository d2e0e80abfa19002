/// An entry of a bank's or card's statement in an OFX or QFX file.
package struct OFXTransaction: Equatable, Sendable {
  /// The ISO 4217 code of its amount: its own, or else that of its statement.
  package var currency = ""
  /// The day on which it was booked, as in the file: `20261102` or longer.
  package var posted = ""
  /// The amount as in the file: below zero when money was spent.
  package var amount = ""
  /// The name of the other side; empty when it is missing.
  package var name = ""
  /// The bank's remark; empty when it is missing.
  package var memo = ""
  /// The number of its account or card; often partly masked by the bank, and empty when it is missing.
  package var account = ""
  /// The bank's id of the entry, the same in every file of the account; empty when it is missing.
  package var id = ""

  package init() {}

  /// The entries of all statements in a file, in its order: OFX 1 (SGML, with end tags left out) or
  /// OFX 2 (XML).
  package static func all(in bytes: [UInt8]) throws(InvalidOFX) -> [OFXTransaction] {
    var reader = OFXReader(bytes)
    return try reader.allTransactions()
  }
}
