import Formats
package import Forms

extension InvalidForm {
  /// Every wrong field with its message, in page order.
  package var json: [UInt8] {
    ErrorList(errors.map { .init(field: $0.field, message: $0.message) }).json
  }
}
