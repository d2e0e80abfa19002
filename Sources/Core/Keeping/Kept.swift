/// A value that is kept as bytes: in a cookie, in a link, in a letter to another phone.
///
/// One list of its parts serves writing and reading, so that the two cannot disagree.
///
///     extension Person: Kept {
///       static let blank = Person(name: "")
///       mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
///         try passage.pass(&name)
///         try passage.pass(&status)
///       }
///     }
package protocol Kept: Packable, Equatable {
  /// A value to read into: ``pass(_:)`` sets every part of it.
  static var blank: Self { get }

  /// Hands each part to the passage, in the order in which they are kept.
  mutating func pass(_ passage: inout Passage) throws(MalformedBytes)
}

extension Kept {
  /// Reads what ``write(to:)`` wrote.
  package init(from reader: inout ByteReader) throws(MalformedBytes) {
    self = Self.blank
    var passage = Passage(reading: reader)
    try pass(&passage)
    reader = passage.reader
  }

  /// Writes every part.
  package func write(to writer: inout ByteWriter) {
    var (copy, passage) = (self, Passage(writing: ByteWriter()))
    swap(&passage.writer, &writer)
    do throws(MalformedBytes) {
      try copy.pass(&passage)
    } catch {
      preconditionFailure("A \(Self.self) could not be read again")
    }
    swap(&passage.writer, &writer)
  }
}

/// Bytes that are being written, or bytes that are being read.
package struct Passage {
  fileprivate var reader: ByteReader
  fileprivate var writer: ByteWriter

  /// True when values are read from the bytes, false when they are written.
  package let isReading: Bool

  /// The last number of each track.
  private var tracks: [Int: Int] = [:]

  fileprivate init(reading reader: ByteReader) {
    (self.reader, writer, isReading) = (reader, ByteWriter(), true)
  }

  fileprivate init(writing writer: ByteWriter) {
    (reader, self.writer, isReading) = (ByteReader([]), writer, false)
  }
}

// MARK: - Numbers and texts

extension Passage {
  /// Passes a number from 0 to `most`, for counts, places and revisions.
  package mutating func pass(_ number: inout Int, upTo most: Int) throws(MalformedBytes) {
    guard isReading else {
      guard 0...most ~= number else { throw MalformedBytes() }
      return writer.write(UInt64(number))
    }
    number = try reader.count(upTo: most)
  }

  /// Passes a number within a range.
  package mutating func pass(
    _ number: inout Int64, in range: Range<Int64>
  ) throws(MalformedBytes) {
    if isReading {
      number = try reader.signedNumber()
    } else {
      writer.write(signed: number)
    }
    guard range.contains(number) else { throw MalformedBytes() }
  }

  /// Passes a number that is mostly small, of either sign.
  package mutating func pass(signed number: inout Int) throws(MalformedBytes) {
    guard isReading else { return writer.write(signed: Int64(number)) }
    guard let read = Int32(exactly: try reader.signedNumber()) else { throw MalformedBytes() }
    number = Int(read)
  }

  /// Passes a number that mostly goes on from the one before it, by its step: dates, serials.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - track: Tells numbers of one kind from those of another.
  /// - Throws: ``MalformedBytes`` for a step of more than 32 bits.
  package mutating func pass(running number: inout Int, on track: Int) throws(MalformedBytes) {
    let last = tracks[track] ?? 0
    var step = number - last
    try pass(signed: &step)
    number = last + step
    tracks[track] = number
  }

  /// Passes a text, with its length.
  package mutating func pass(_ text: inout String) throws(MalformedBytes) {
    if isReading { text = try reader.text() } else { writer.write(text) }
  }

  /// Passes whether something is so.
  package mutating func pass(_ isSo: inout Bool) throws(MalformedBytes) {
    var number = isSo ? 1 : 0
    try pass(&number, upTo: 1)
    isSo = number == 1
  }

  /// Passes bytes whose number is known.
  package mutating func pass(raw bytes: inout [UInt8], count: Int) throws(MalformedBytes) {
    if isReading { bytes = try reader.raw(count) } else { writer.write(raw: bytes) }
  }

  /// Passes a number of four bytes, the highest first: an id, which would be no shorter otherwise.
  package mutating func pass(whole number: inout UInt32) throws(MalformedBytes) {
    if isReading { number = try reader.wholeNumber() } else { writer.write(whole: number) }
  }

  /// Passes a list of ids, each as ``pass(whole:)`` does.
  ///
  /// Groups have them by the ten thousand: a list of plain numbers takes a tenth of the time that a
  /// list of values takes.
  package mutating func pass(wholes numbers: inout [UInt32]) throws(MalformedBytes) {
    var count = numbers.count
    try pass(count: &count)
    guard isReading else { return writer.write(wholes: numbers) }
    numbers = []
    numbers.reserveCapacity(min(count, reader.count / 4))
    for _ in 0..<count { numbers.append(try reader.wholeNumber()) }
  }

  /// Passes numbers within a range, as many as are known to follow.
  package mutating func pass(
    _ numbers: inout [Int64], count: Int, in range: Range<Int64>
  ) throws(MalformedBytes) {
    if isReading {
      numbers = []
      numbers.reserveCapacity(min(count, reader.count))
      for _ in 0..<count { numbers.append(try reader.signedNumber()) }
    } else {
      for number in numbers { writer.write(signed: number) }
    }
    guard numbers.count == count, numbers.allSatisfy(range.contains) else {
      throw MalformedBytes()
    }
  }

  /// Passes the number of things that follow, each of a byte at least.
  package mutating func pass(count: inout Int) throws(MalformedBytes) {
    guard isReading else { return writer.write(UInt64(count)) }
    count = try reader.count(upTo: reader.count)
  }
}

// MARK: - Values

extension Passage {
  /// Passes a value by its own list of parts.
  package mutating func pass(_ value: inout some Kept) throws(MalformedBytes) {
    try value.pass(&self)
  }

  /// Passes a value that writes and reads itself in its own way.
  package mutating func pass<Value: Packable>(
    packable value: inout Value
  ) throws(MalformedBytes) {
    if isReading { value = try Value(from: &reader) } else { value.write(to: &writer) }
  }

  /// Passes one of a few, by its place in the list of all.
  package mutating func pass<Choice: CaseIterable & Equatable>(
    choice: inout Choice
  ) throws(MalformedBytes) where Choice.AllCases == [Choice] {
    let all = Choice.allCases
    var place = 0
    // Finding it step by step takes a fifth of what finding it by a method of all collections does.
    if !isReading { while place < all.count, all[place] != choice { place += 1 } }
    try pass(&place, upTo: all.count - 1)
    choice = all[place]
  }

  /// Passes a value that may be missing.
  package mutating func pass<Value: Kept>(_ value: inout Value?) throws(MalformedBytes) {
    try passOptional(&value, blank: .blank) { passage, value throws(MalformedBytes) in
      try value.pass(&passage)
    }
  }

  /// Passes a value that may be missing and that is passed in its own way.
  package mutating func passOptional<Value>(
    _ value: inout Value?, blank: @autoclosure () -> Value,
    _ pass: (inout Passage, inout Value) throws(MalformedBytes) -> Void
  ) throws(MalformedBytes) {
    var isThere = value != nil
    try self.pass(&isThere)
    guard isThere else { return value = nil }
    var there = value ?? blank()
    try pass(&self, &there)
    value = there
  }

  /// Passes a list, of which at most so many elements are read.
  package mutating func pass<Element: Kept>(
    _ list: inout [Element], upTo most: Int = .max
  ) throws(MalformedBytes) {
    try passList(&list, upTo: most, blank: .blank) { passage, element throws(MalformedBytes) in
      try element.pass(&passage)
    }
  }

  /// Passes a list of texts, of which at most so many are read.
  package mutating func pass(
    _ texts: inout [String], upTo most: Int
  ) throws(MalformedBytes) {
    try passList(&texts, upTo: most, blank: "") { passage, text throws(MalformedBytes) in
      try passage.pass(&text)
    }
  }

  /// Passes a list whose elements are passed in their own way, of which at most so many are read.
  package mutating func passList<Element>(
    _ list: inout [Element], upTo most: Int = .max, blank: @autoclosure () -> Element,
    _ pass: (inout Passage, inout Element) throws(MalformedBytes) -> Void
  ) throws(MalformedBytes) {
    var count = list.count
    try self.pass(count: &count)
    guard isReading else {
      for var element in list { try pass(&self, &element) }
      return
    }
    guard count <= most else { throw MalformedBytes() }
    list = []
    list.reserveCapacity(count)
    for _ in 0..<count {
      var element = blank()
      try pass(&self, &element)
      list.append(element)
    }
  }
}
