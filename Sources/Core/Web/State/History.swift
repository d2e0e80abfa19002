package import Keeping

/// The changes that a state remembers: their number, the latest ones, and how to undo the last.
package struct History<Inverse: Packable & Equatable>: Equatable, Sendable {
  package private(set) var revision = 0

  /// The change that undoes the last one; nil when it cannot be undone.
  package private(set) var inverse: Inverse?

  /// True when the last change was itself an undo, so that undoing it is a redo.
  package private(set) var isUndone = false

  private var marks: [[UInt8]] = []

  /// The history of a state without changes.
  package init() {}

  /// True when this operation is among the last 16, after a double tap or a repeated request.
  package func holds(_ operation: Operation) -> Bool {
    operation.mark.map(marks.contains) ?? false
  }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - operation: The operation that asked for it.
  ///   - inverse: The change that undoes it; nil when it cannot be undone.
  ///   - isUndo: True when the change was itself an undo.
  package mutating func record(
    _ operation: Operation, inverse: Inverse?, isUndo: Bool = false
  ) {
    revision += 1
    self.inverse = inverse
    isUndone = isUndo && inverse != nil
    if let mark = operation.mark { marks = Array((marks + [mark]).suffix(Self.remembered)) }
  }

  /// Adds a change that was made elsewhere.
  ///
  /// - Parameter inverse: The change that still undoes the last one made here; nil when there is
  ///   none.
  package mutating func recordArrival(inverse: Inverse?) {
    revision += 1
    self.inverse = inverse
    isUndone = isUndone && inverse != nil
  }

  /// The same history with another inverse, for measuring the room that one needs.
  package func holding(_ inverse: Inverse?) -> History {
    var copy = self
    copy.inverse = inverse
    copy.isUndone = isUndone && inverse != nil
    return copy
  }

  private static var remembered: Int { 16 }
}

extension History: Packable {
  /// Reads a history.
  ///
  /// - Parameter reader: The reader, at the start of a history.
  /// - Throws: ``MalformedBytes`` when the bytes are not a history.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    guard let revision = Int(exactly: try reader.number()), revision < .max else {
      throw MalformedBytes()
    }
    self.revision = revision
    let count = try reader.number()
    guard count <= UInt64(Self.remembered) else { throw MalformedBytes() }
    for _ in 0..<count { marks.append(try reader.raw(Operation.markSize)) }
    let kind = try reader.number()
    guard kind <= 2 else { throw MalformedBytes() }
    inverse = kind == 0 ? nil : try Inverse(from: &reader)
    isUndone = kind == 2
  }

  /// Appends the history to a writer.
  package func write(to writer: inout ByteWriter) {
    writer.write(UInt64(revision))
    writer.write(UInt64(marks.count))
    for mark in marks { writer.write(raw: mark) }
    writer.write(inverse == nil ? 0 : isUndone ? 2 : 1 as UInt64)
    inverse?.write(to: &writer)
  }
}
