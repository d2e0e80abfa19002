package import Sealing

/// What a state remembers of its changes: how many there were, which came last, and how to take
/// the very last one back.
package struct History<Inverse: Packable & Equatable>: Equatable, Sendable {
  /// One more with every change.
  package private(set) var revision: Int

  /// What takes the last change back.
  package private(set) var inverse: Inverse?

  private var marks: [[UInt8]]

  package init() {
    revision = 0
    inverse = nil
    marks = []
  }

  /// Whether this very operation was applied before: a double tap, or a retry on the way.
  package func holds(_ operation: Operation) -> Bool {
    operation.mark.map(marks.contains) ?? false
  }

  package mutating func record(_ operation: Operation, inverse: Inverse?) {
    revision += 1
    self.inverse = inverse
    if let mark = operation.mark { marks = Array((marks + [mark]).suffix(Self.remembered)) }
  }

  /// The same, with another inverse: for finding out how much room one would take.
  package func holding(_ inverse: Inverse?) -> History {
    var copy = self
    copy.inverse = inverse
    return copy
  }

  private static var remembered: Int { 16 }
}

extension History: Packable {
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    guard let revision = Int(exactly: try reader.number()), revision < .max else {
      throw MalformedBytes()
    }
    self.revision = revision
    marks = []
    let count = try reader.number()
    guard count <= UInt64(Self.remembered) else { throw MalformedBytes() }
    for _ in 0..<count { marks.append(try reader.raw(Operation.markSize)) }
    switch try reader.number() {
    case 0: inverse = nil
    case 1: inverse = try Inverse(from: &reader)
    default: throw MalformedBytes()
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(UInt64(revision))
    writer.write(UInt64(marks.count))
    for mark in marks { writer.write(raw: mark) }
    writer.write(inverse == nil ? 0 : 1 as UInt64)
    inverse?.write(to: &writer)
  }
}
