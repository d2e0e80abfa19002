package import Sealing
package import Web

/// What a state remembers of its changes: how many there were, which came last, and how to take
/// the very last one back.
package struct History<Inverse: Packable & Equatable>: Equatable, Sendable {
  /// One more with every change.
  package private(set) var revision: Int

  /// What takes the last change back.
  package private(set) var inverse: Inverse?

  /// Whether the last change took another one back, so that undoing it does that one again.
  package private(set) var isUndone: Bool

  private var marks: [[UInt8]]

  package init() {
    revision = 0
    inverse = nil
    isUndone = false
    marks = []
  }

  /// Whether this very operation was applied before: a double tap, or a retry on the way.
  package func holds(_ operation: Operation) -> Bool {
    operation.mark.map(marks.contains) ?? false
  }

  /// Whether a form was drawn after the last change, so that it can take it back.
  ///
  /// A program's form need not say what it has seen.
  package func isCurrent(for operation: Operation) -> Bool {
    operation.seen.map { $0 == revision } ?? true
  }

  package mutating func record(
    _ operation: Operation, inverse: Inverse?, isUndo: Bool = false
  ) {
    revision += 1
    self.inverse = inverse
    isUndone = isUndo && inverse != nil
    if let mark = operation.mark { marks = Array((marks + [mark]).suffix(Self.remembered)) }
  }

  /// The same, with another inverse: for finding out how much room one would take.
  package func holding(_ inverse: Inverse?) -> History {
    var copy = self
    copy.inverse = inverse
    copy.isUndone = isUndone && inverse != nil
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
    let kind = try reader.number()
    guard kind <= 2 else { throw MalformedBytes() }
    inverse = kind == 0 ? nil : try Inverse(from: &reader)
    isUndone = kind == 2
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(UInt64(revision))
    writer.write(UInt64(marks.count))
    for mark in marks { writer.write(raw: mark) }
    writer.write(inverse == nil ? 0 : isUndone ? 2 : 1 as UInt64)
    inverse?.write(to: &writer)
  }
}
