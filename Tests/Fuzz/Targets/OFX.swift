import Formats

extension Target {
  static let ofx = Target("OFX") { input in
    do throws(InvalidOFX) {
      let statements = try OFXStatement.creditCards(in: input)
      precondition(!statements.isEmpty, "no statement and no reason")
      for statement in statements {
        let texts = [statement.account, statement.currency, statement.ledger, statement.available]
        precondition(texts.allSatisfy { $0.utf8.count <= input.count * 3 }, "more than was sent")
      }
    } catch {
      precondition(!error.message.isEmpty)
    }
  }
}
