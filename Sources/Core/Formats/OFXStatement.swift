/// A credit card statement from an OFX or QFX file, as banks let people download it.
package struct OFXStatement: Equatable, Sendable {
  /// The bank, as it names itself.
  package var organisation = ""
  /// The number of the card or account; often partly masked by the bank.
  package var account = ""
  /// The ISO 4217 code.
  package var currency = ""
  /// The balance, as it is written: below zero when something is owed.
  package var ledger = ""
  /// What may still be spent, as it is written; empty when the bank does not say.
  package var available = ""

  package init() {}

  /// The credit card statements of a file: OFX 1 (SGML, with end tags left out) or OFX 2 (XML).
  package static func creditCards(
    in bytes: [UInt8], limit: Int = 20
  ) throws(InvalidOFX) -> [OFXStatement] {
    var reader = OFXReader(bytes, limit: limit)
    return try reader.creditCards()
  }
}

/// Why no statement could be read from a file.
package enum InvalidOFX: Error, Equatable {
  case notOFX
  case endsTooEarly
  case notAStatement
  case tooMany(limit: Int)
  case bankAccount
  case noStatement

  /// A sentence for the visitor, without a full stop.
  package var message: String {
    switch self {
    case .notOFX: "This is not an OFX or QFX file"
    case .endsTooEarly: "The file ends too early: download it again"
    case .notAStatement: "This is not a statement as banks write it"
    case .tooMany(let limit): "The file has more than \(limit) statements: download fewer at a time"
    case .bankAccount:
      "This is the statement of a bank account: download that of a credit card instead"
    case .noStatement: "There is no credit card statement in this file"
    }
  }
}
