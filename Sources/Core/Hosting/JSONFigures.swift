package import Formats
package import Finance
import Forms

extension Shape<Money> {
  /// Money as a text with its currency's digits and no grouping: "1234.50", "-3.00".
  package static var money: Shape<Money> {
    Shape(.pattern("^-?[0-9]+([.][0-9]+)?$")) { money, json in
      json.figure { money.writePlain(into: &$0) }
    }
  }
}

extension Shape<Currency> {
  /// The code of a currency (ISO 4217).
  package static var currency: Shape<Currency> {
    Shape(.pattern("^[A-Z]{3}$")) { $1.string($0.code) }
  }
}

extension InvalidForm {
  /// The JSON of all wrong fields with their messages, in page order.
  package var json: [UInt8] {
    ErrorList(errors.map { .init(field: $0.field, message: $0.message) }).json
  }
}
