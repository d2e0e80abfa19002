import Forms
import Sealing

/// One change asked for with a form: what it is known by, and the state its form was drawn from.
package struct Operation: Sendable, Equatable {
  /// The revision of the state that the form showed; programs may leave it out.
  package let seen: Int?

  /// A digest of the form's id, its address and all its fields; a program's form has no id and is
  /// always a change of its own.
  package let mark: [UInt8]?

  package init(_ request: Request) {
    seen = request.form.typed(FormStamp.revision).flatMap { Int($0) }
    mark = request.form.typed(FormStamp.operation).map { _ in Self.digest(request) }
  }

  /// The same fields again are the same operation; the same id with other fields (Back, edit,
  /// submit) is a new one.
  private static func digest(_ request: Request) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(request.path)
    for entry in request.form.entries {
      writer.write(entry.name)
      writer.write(entry.text)
    }
    return Fingerprint(of: writer.bytes).bytes(markSize)
  }

  /// The bytes of a mark.
  package static let markSize = 6
}

/// What the forms of one page carry: an id for their operations, and the revision they were drawn
/// from.
package struct FormStamp: Sendable, Equatable {
  package let values: [(String, String)]

  package init(identifier: String = Random.identifier(bytes: 6), revision: Int) {
    values = [(Self.operation, identifier), (Self.revision, String(revision))]
  }

  package static func == (left: FormStamp, right: FormStamp) -> Bool {
    left.values.elementsEqual(right.values, by: ==)
  }

  package static let operation = "operation"
  package static let revision = "rev"
}
