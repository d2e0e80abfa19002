import Formats
package import Finance
import Forms

extension JSON {
  /// Money as the contract writes it: a string with the currency's digits and no grouping.
  package mutating func member(_ name: StaticString, _ money: Money?) {
    key(name)
    if let money {
      figure { money.writePlain(into: &$0) }
    } else {
      null()
    }
  }
}

extension InvalidForm {
  /// Every wrong field with its message, in page order.
  package var json: [UInt8] {
    var json = JSON()
    json.object {
      $0.list("errors") { json in
        for error in errors {
          json.object {
            $0.member("field", error.field)
            $0.member("message", error.message)
          }
        }
      }
    }
    return json.bytes
  }
}
