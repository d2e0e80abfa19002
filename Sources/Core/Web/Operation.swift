import Keeping

/// One change that a form asks for.
package struct Operation: Sendable, Equatable {
  /// The revision of the state that the form showed; nil when a program left it out.
  package let seen: Int?

  /// A digest of the form's id, its address and all its fields.
  ///
  /// It is nil for a form without an id, which a program sent; each of those is a change of its
  /// own.
  package let mark: [UInt8]?

  /// Bytes that follow from the whole form: the same when the browser sends it again.
  ///
  /// Of a form without an id they follow from the cookies too, so that a program's form counts anew
  /// once the one before has been answered.
  package let digest: [UInt8]

  /// True when the form was drawn before a revision, so that it did not show what that changed.
  ///
  /// A program's form may leave out the revision it saw; it counts as current.
  package func isOlder(than revision: Int) -> Bool {
    seen.map { $0 < revision } ?? false
  }

  /// The operation of a request's form.
  package init(_ request: Request) {
    seen = request.form.typed(FormStamp.revision).flatMap { Int($0) }
    let fields = Self.fields(of: request)
    let hasID = request.form.typed(FormStamp.operation) != nil
    mark = hasID ? Fingerprint(of: fields).bytes(Self.markSize) : nil
    let files = request.files.flatMap(\.bytes)
    let cookies = hasID ? [] : Array(request.cookies.text.utf8)
    digest = Fingerprint(of: PreAuthentication.encoding([fields, files, cookies])).bytes(32)
  }

  /// The same fields sent again are the same operation.
  ///
  /// The same id with other fields (Back, edit, submit) is a new operation.
  private static func fields(of request: Request) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(request.path)
    for entry in request.form.entries {
      writer.write(entry.name)
      writer.write(entry.text)
    }
    return writer.bytes
  }

  package static let markSize = 6
}

/// The hidden fields of the forms of one page: an id for their operations, and the revision shown.
package struct FormStamp: Sendable, Equatable {
  /// The names and values of the hidden fields.
  package let values: [(String, String)]

  /// The fields for a revision, with a random id by default.
  package init(identifier: String = Random.identifier(bytes: 6), revision: Int) {
    values = [(Self.operation, identifier), (Self.revision, String(revision))]
  }

  package static func == (left: FormStamp, right: FormStamp) -> Bool {
    left.values.elementsEqual(right.values, by: ==)
  }

  package static let operation = "operation"
  package static let revision = "rev"
}
