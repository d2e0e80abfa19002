/// A credit card statement in an OFX or QFX file, as banks offer for download.
package struct OFXStatement: Equatable, Sendable {
  /// The name of the bank, in its own words.
  package var organisation = ""
  /// The number of the card or account; often partly masked by the bank.
  package var account = ""
  /// The ISO 4217 code.
  package var currency = ""
  /// The balance as in the file: negative when something is owed.
  package var ledger = ""
  /// The amount that may still be spent, as in the file; empty when it is missing.
  package var available = ""

  package init() {}

  /// The credit card statements of a file: OFX 1 (SGML, with end tags left out) or OFX 2 (XML).
  package static func creditCards(in bytes: [UInt8]) throws(InvalidOFX) -> [OFXStatement] {
    var reader = OFXReader(bytes)
    return try reader.creditCards()
  }
}

/// The reasons why no statement can be read from a file.
package enum InvalidOFX: Error, Equatable {
  case notOFX
  case endsTooEarly
  case notAStatement
  case tooMany(limit: Int)
  case bankAccount
  case noStatement
  /// The text where a currency should be; empty where there is none.
  case unknownCurrency(String)
  case severalCurrencies

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
    case .unknownCurrency(""): "The statement does not say its currency"
    case .unknownCurrency(let text):
      "The statement says its currency as “\(text.prefix(20))”, which is not a code like EUR"
    case .severalCurrencies: "The statements are in more than one currency: download one at a time"
    }
  }
}

extension Currency {
  /// The currency of a statement.
  package init(statement code: String) throws(InvalidOFX) {
    guard let known = Currency(code: code) else { throw .unknownCurrency(code) }
    self = known
  }
}
