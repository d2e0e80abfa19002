/// A kind of JSON value in a file: the shape that writes it, and how it is read back.
package struct FileKind<Written, Read>: Sendable {
  let shape: Shape<Written>
  let read: @Sendable (JSONValue) -> Read?

  /// A kind that no other describes.
  ///
  /// - Parameters:
  ///   - shape: Writes the value and gives its schema.
  ///   - read: Reads what `shape` writes; gives `nil` for a value of another kind.
  package init(_ shape: Shape<Written>, read: @escaping @Sendable (JSONValue) -> Read?) {
    self.shape = shape
    self.read = read
  }
}

// MARK: - Single values

extension FileKind where Written == String, Read == String {
  package static var text: FileKind { FileKind(.text) { $0.string } }

  /// An exact number as a text, such as "6.22": see ``Shape/number``.
  package static var number: FileKind { FileKind(.number) { $0.string } }
}

extension FileKind where Written == Int, Read == Int {
  package static var count: FileKind { FileKind(.count) { $0.number.flatMap { Int($0) } } }
}

extension FileKind where Written == Bool, Read == Bool {
  package static var truth: FileKind { FileKind(.truth) { $0.bool } }
}

extension FileKind<CalendarDate, CalendarDate> {
  package static var date: FileKind<CalendarDate, CalendarDate> {
    FileKind(.date) { $0.string.flatMap { CalendarDate(iso: $0) } }
  }
}

extension FileKind<CalendarMonth, CalendarMonth> {
  package static var month: FileKind<CalendarMonth, CalendarMonth> {
    FileKind(.month) { $0.string.flatMap { CalendarMonth(iso: $0) } }
  }
}

extension FileKind {
  /// The id of something that a visitor made: see ``Shape/id``.
  package static func id<Subject>() -> FileKind
  where Written == Identifier<Subject>, Read == Identifier<Subject> {
    FileKind(Shape(Shape.id.schema) { $1.string($0.text) }) {
      $0.string.flatMap { Identifier(text: $0) }
    }
  }
}

extension FileKind<UTCTime, UTCTime> {
  package static var time: FileKind<UTCTime, UTCTime> {
    FileKind(Shape(Shape.time.schema) { $1.string($0.extended) }) {
      $0.string.flatMap { UTCTime(extended: $0) }
    }
  }
}

extension FileKind<Currency, Currency> {
  package static var currency: FileKind<Currency, Currency> {
    FileKind(.currency) { $0.string.flatMap { Currency(code: $0) } }
  }
}

extension FileKind<Money, String> {
  /// Money as a text, which is read as that text: its currency is known from elsewhere.
  package static var money: FileKind<Money, String> { FileKind(.money) { $0.string } }
}

extension FileKind
where
  Written: RawRepresentable & CaseIterable & Sendable, Written.RawValue == String,
  Read == Written
{
  package static var code: FileKind {
    FileKind(.code) { $0.string.flatMap { Written(rawValue: $0) } }
  }
}

// MARK: - Made of others

extension FileKind {
  /// A value or null, which is read as `nil` like a member that is missing.
  package static func nullable<Wrapped>(_ kind: FileKind<Wrapped, Read>) -> FileKind
  where Written == Wrapped? {
    FileKind(.nullable(kind.shape)) { $0.isNull ? nil : kind.read($0) }
  }
}

extension FileKind where Read == JSONValue {
  /// An object that is read by its own members.
  package static func object(_ shape: Shape<Written>) -> FileKind { FileKind(shape) { $0 } }
}

extension FileKind where Read == [JSONValue] {
  /// Any number of values, in order; each is read separately.
  package static func list<Element>(_ element: Shape<Element>) -> FileKind
  where Written: Sequence & Sendable, Written.Element == Element {
    FileKind(.list(element)) { $0.array }
  }
}

extension FileKind where Read == [JSONMember] {
  /// An object whose names come from data; each value is read separately.
  package static func map<Element>(_ element: Shape<Element>) -> FileKind
  where Written: Sequence & Sendable, Written.Element == (String, Element) {
    FileKind(.map(element)) { $0.object }
  }
}
