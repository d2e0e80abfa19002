/// A member of the objects that a shape describes: its name, its kind and its value.
///
/// `Value` is the type of the object's source, `Part` that of the member.
package struct Member<Value, Part>: Sendable {
  fileprivate let written: WrittenMember<Value>

  /// A member of every object.
  ///
  /// - Parameters:
  ///   - name: In lowerCamelCase.
  ///   - shape: The kind of the member.
  ///   - part: Finds the member in what the object is made from.
  package init(
    _ name: StaticString, _ shape: Shape<Part>, _ part: @escaping @Sendable (Value) -> Part
  ) {
    let key = JSON.Key(name)
    written = WrittenMember(property: .init(name, shape.schema, isRequired: true)) {
      $1.key(key)
      shape.write(part($0), &$1)
    } writePart: {
      shape.writePart(part($0), $1, &$2)
    }
  }

  /// A member that an object only has where `part` finds one.
  package init(
    whereThere name: StaticString, _ shape: Shape<Part>,
    _ part: @escaping @Sendable (Value) -> Part?
  ) {
    let key = JSON.Key(name)
    written = WrittenMember(property: .init(name, shape.schema, isRequired: false)) {
      guard let part = part($0) else { return }
      $1.key(key)
      shape.write(part, &$1)
    } writePart: { value, path, json in
      part(value).map { shape.writePart($0, path, &json) } ?? false
    }
  }
}

/// The members of an object, in their order.
package struct Members<Value>: Sendable {
  let all: [WrittenMember<Value>]

  /// Members that several shapes have.
  package init(@MembersBuilder<Value> _ members: () -> Members<Value>) {
    self = members()
  }

  fileprivate init(_ all: [WrittenMember<Value>]) {
    self.all = all
  }
}

extension Members {
  /// The same members for what holds a `Value`, which `value` finds in the whole.
  package func of<Whole>(_ value: @escaping @Sendable (Whole) -> Value) -> Members<Whole> {
    Members<Whole>(
      all.map { member in
        WrittenMember(property: member.property) {
          member.write(value($0), &$1)
        } writePart: {
          member.writePart(value($0), $1, &$2)
        }
      })
  }
}

/// A member without the type of its value.
struct WrittenMember<Value>: Sendable {
  let property: OpenAPI.Schema.Property

  /// Writes the name and the value, or neither.
  let write: @Sendable (Value, inout JSON) -> Void

  /// Writes the part of the value at a path, without the name; false when there is none.
  let writePart: @Sendable (Value, ArraySlice<Substring>, inout JSON) -> Bool
}

/// Lists members one below another.
@resultBuilder
package enum MembersBuilder<Value> {
  /// A member in the list.
  package static func buildExpression<Part>(_ member: Member<Value, Part>) -> Members<Value> {
    Members([member.written])
  }

  /// A member of a file in the list.
  package static func buildExpression<Written, Read>(
    _ member: FileMember<Value, Written, Read>
  ) -> Members<Value> {
    Members([member.member.written])
  }

  /// Members that several shapes have, in the list.
  package static func buildExpression(_ members: Members<Value>) -> Members<Value> { members }

  /// A list of such members, in the list.
  package static func buildExpression(_ members: [Members<Value>]) -> Members<Value> {
    Members(members.flatMap(\.all))
  }

  /// The members in their order.
  package static func buildBlock(_ members: Members<Value>...) -> Members<Value> {
    Members(members.flatMap(\.all))
  }
}
