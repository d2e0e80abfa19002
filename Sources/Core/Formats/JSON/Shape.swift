/// One description of a JSON value: it writes a `Value` and gives the schema of what it writes.
///
///     let saving = Shape<Saving> {
///       Member("months", .count) { $0.months }
///       Member("by", .nullable(.text)) { $0.by }
///     }
///     saving.bytes(of: Saving(months: 63, by: nil))  // {"months":63,"by":null}
package struct Shape<Value>: Sendable {
  package let schema: OpenAPI.Schema

  let write: @Sendable (Value, inout JSON) -> Void

  /// Writes the part of a value at a path of names and positions; false when there is none.
  let writePart: @Sendable (Value, ArraySlice<Substring>, inout JSON) -> Bool

  /// A kind of value that no other shape describes.
  ///
  /// - Parameters:
  ///   - schema: What `write` writes.
  ///   - write: Writes exactly one JSON value.
  package init(
    _ schema: OpenAPI.Schema, write: @escaping @Sendable (Value, inout JSON) -> Void
  ) {
    self.init(schema, write: write) { _, _, _ in false }
  }

  /// A kind of value that has parts.
  private init(
    _ schema: OpenAPI.Schema, write: @escaping @Sendable (Value, inout JSON) -> Void,
    writePart: @escaping @Sendable (Value, ArraySlice<Substring>, inout JSON) -> Bool
  ) {
    self.schema = schema
    self.write = write
    self.writePart = { value, path, json in
      guard path.isEmpty else { return writePart(value, path, &json) }
      write(value, &json)
      return true
    }
  }

  /// A JSON document that holds one value.
  package func bytes(of value: Value) -> [UInt8] {
    var json = JSON(reserving: Self.usualLength)
    write(value, &json)
    return json.bytes
  }

  /// The text or the number at a JSON pointer (RFC 6901) into the document of a value; nil when there
  /// is none.
  ///
  /// Nothing else of the document is written. Names in the pointer have neither `~` nor `/`.
  ///
  ///     saving.figure(at: "/months", of: Saving(months: 63, by: nil))  // "63"
  package func figure(at pointer: String, of value: Value) -> String? {
    var json = JSON()
    guard writePart(value, pointer.split(separator: "/")[...], &json),
      let part = try? JSONValue(json.bytes)
    else { return nil }
    return part.string ?? part.number
  }

  /// The size of a schedule over thirty years, in bytes.
  private static var usualLength: Int { 80_000 }
}

// MARK: - Texts

extension Shape where Value == String {
  package static var text: Shape { Shape(.text) { $1.string($0) } }

  /// An exact number as a text, such as "6.22" or "-0.5".
  package static var number: Shape { matching("^[+-]?[0-9]+([.][0-9]+)?$") }

  /// The id of something that a visitor made: eight lowercase hexadecimal digits.
  package static var id: Shape { matching("^[0-9a-f]{8}$") }

  /// A second in coordinated universal time, such as "2026-11-20T10:00:00Z".
  package static var time: Shape { Shape(.format("date-time")) { $1.string($0) } }

  /// A text that a regular expression of ECMA-262 describes, anchored at both ends.
  package static func matching(_ pattern: StaticString) -> Shape {
    Shape(.pattern(pattern)) { $1.string($0) }
  }
}

extension Shape
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of a closed set of codes.
  package static var code: Shape {
    Shape(.choice(Value.allCases.map(\.rawValue))) { $1.string($0.rawValue) }
  }
}

extension Shape where Value == Void {
  /// A text that is always the same.
  package static func constant(_ text: String) -> Shape {
    Shape(.choice([text])) { $1.string(text) }
  }
}

// MARK: - Numbers, dates and truths

extension Shape where Value == Int {
  package static var count: Shape { Shape(.count) { $1.number($0) } }
}

extension Shape where Value == Bool {
  package static var truth: Shape { Shape(.truth) { $1.bool($0) } }
}

extension Shape<CalendarDate> {
  /// A date as YYYY-MM-DD.
  package static var date: Shape<CalendarDate> {
    Shape(.format("date")) { $1.string($0) }
  }
}

extension Shape<CalendarMonth> {
  /// A month as YYYY-MM.
  package static var month: Shape<CalendarMonth> {
    Shape(Shape<String>.matching("^[0-9]{4}-(0[1-9]|1[0-2])$").schema) { $1.string($0.iso) }
  }
}

// MARK: - Money

extension Shape<Money> {
  /// Money as a text with its currency's digits and no grouping: "1234.50", "-3.00".
  package static var money: Shape<Money> {
    Shape(.pattern("^-?[0-9]+([.][0-9]+)?$")) { $1.string($0) }
  }
}

extension Shape<Currency> {
  /// The code of a currency (ISO 4217).
  package static var currency: Shape<Currency> {
    Shape(.pattern("^[A-Z]{3}$")) { $1.string($0.code) }
  }
}

// MARK: - Made of others

extension Shape {
  /// A value or null.
  package static func nullable<Wrapped>(_ shape: Shape<Wrapped>) -> Shape
  where Value == Wrapped? {
    Shape(.either([shape.schema, .null])) { value, json in
      if let value { shape.write(value, &json) } else { json.null() }
    } writePart: { value, path, json in
      value.map { shape.writePart($0, path, &json) } ?? false
    }
  }

  /// A value of one kind or of another.
  package static func either<First, Second>(
    _ first: Shape<First>, or second: Shape<Second>
  ) -> Shape where Value == Either<First, Second> {
    Shape(.either([first.schema, second.schema])) { value, json in
      switch value {
      case .first(let value): first.write(value, &json)
      case .second(let value): second.write(value, &json)
      }
    } writePart: { value, path, json in
      switch value {
      case .first(let value): first.writePart(value, path, &json)
      case .second(let value): second.writePart(value, path, &json)
      }
    }
  }

  /// Any number of values of one kind, in order.
  package static func list<Element>(_ element: Shape<Element>) -> Shape
  where Value: Sequence & Sendable, Value.Element == Element {
    Shape(.list(element.schema)) { values, json in
      // An iterator of a type that is only known when it runs takes 9 % more.
      let values = Array(values)
      json.array { json in
        for place in 0..<values.count { element.write(values[place], &json) }
      }
    } writePart: { values, path, json in
      guard let place = path.first.flatMap({ Int($0) }), place >= 0,
        let value = values.dropFirst(place).first(where: { _ in true })
      else { return false }
      return element.writePart(value, path.dropFirst(), &json)
    }
  }

  /// An object whose names come from data, all of its values of one kind.
  package static func map<Element>(_ element: Shape<Element>) -> Shape
  where Value: Sequence & Sendable, Value.Element == (String, Element) {
    Shape(.map(element.schema)) { values, json in
      json.object { json in
        for (name, value) in values {
          json.key(text: name)
          element.write(value, &json)
        }
      }
    } writePart: { values, path, json in
      guard let name = path.first, let value = values.first(where: { $0.0 == name }) else {
        return false
      }
      return element.writePart(value.1, path.dropFirst(), &json)
    }
  }

  /// The same shape for what holds a `Value`, which `value` finds in the whole.
  package func of<Whole>(_ value: @escaping @Sendable (Whole) -> Value) -> Shape<Whole> {
    Shape<Whole>(schema) {
      write(value($0), &$1)
    } writePart: {
      writePart(value($0), $1, &$2)
    }
  }

  /// An object with these members, in their order.
  package init(@MembersBuilder<Value> _ members: () -> Members<Value>) {
    let members = members().all
    let write = Self.oneAfterAnother(members.map(\.write)[...])
    self.init(.object(members.map(\.property))) { value, json in
      json.object { write(value, &$0) }
    } writePart: { value, path, json in
      let member = path.first.flatMap { name in
        members.first { $0.property.name.description == name }
      }
      return member?.writePart(value, path.dropFirst(), &json) ?? false
    }
  }

  /// One closure instead of a list.
  ///
  /// Walking a list of a type that is only known when it runs looks up the type for each row of a
  /// table, which takes 9 % more instructions for a credit card's JSON.
  private static func oneAfterAnother(
    _ writes: ArraySlice<@Sendable (Value, inout JSON) -> Void>
  ) -> @Sendable (Value, inout JSON) -> Void {
    guard let last = writes.last else { return { _, _ in } }
    guard writes.count > 1 else { return last }
    let others = oneAfterAnother(writes.dropLast())
    return {
      others($0, &$1)
      last($0, &$1)
    }
  }
}

/// A value of one type or of another.
package enum Either<First, Second> {
  case first(First)
  case second(Second)
}

extension Either: Sendable where First: Sendable, Second: Sendable {}
