/// A member of the objects in a file: one description writes it, gives its schema and reads it.
///
///     let months = FileMember("months", .count) { (saving: Saving) in saving.months }
///     Shape { months }.bytes(of: saving)  // {"months":63}
///     file[months]                        // 63, where `file` is the JSONValue of those bytes
///
/// `Value` is what the object is made from, `Written` what is written of it and `Read` what is read
/// back. They differ where one member says too little: an amount is read as its text, because its
/// currency is another member.
package struct FileMember<Value, Written, Read>: Sendable {
  let member: Member<Value, Written>
  let name: String
  let read: @Sendable (JSONValue) -> Read?

  /// A member of every object that is written; one that is read may lack it.
  ///
  /// - Parameters:
  ///   - name: In lowerCamelCase.
  ///   - kind: The kind of the member.
  ///   - part: Finds the member in what the object is made from.
  package init(
    _ name: StaticString, _ kind: FileKind<Written, Read>,
    _ part: @escaping @Sendable (Value) -> Written
  ) {
    member = Member(name, kind.shape, part)
    self.name = name.description
    read = kind.read
  }
}

extension JSONValue {
  /// The meaning of a member of this object.
  ///
  /// - Returns: `nil` if this is no object, or has no such member of the right kind.
  package subscript<Value, Written, Read>(member: FileMember<Value, Written, Read>) -> Read? {
    value(of: member).flatMap(member.read)
  }

  /// A member of this object in the file, of any kind.
  ///
  /// - Returns: `nil` if this is no object or lacks the member.
  package func value<Value, Written, Read>(
    of member: FileMember<Value, Written, Read>
  ) -> JSONValue? {
    self[member.name]
  }
}
