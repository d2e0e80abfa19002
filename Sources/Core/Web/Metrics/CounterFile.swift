import Glibc

/// The counts of one worker in a file, which other workers can read and a restart keeps.
///
/// The file is a row of 128 bytes for each name: the count as 8 bytes, the lowest first, then the
/// name, filled up with zeros. Rows are only added. A name is written before its count, so a row
/// whose count is zero is free.
///
/// The file is mapped into memory, because a system call for each count took longer than the rest
/// of the counting. Its blocks are reserved when it is opened, so that a full disk is noticed then
/// and not while counting.
package final class CounterFile {
  private let descriptor: CInt
  private let memory: UnsafeMutableRawBufferPointer
  private var rows: [String: (place: Int, count: UInt64)] = [:]

  /// Opens or creates the file and continues from its counts.
  ///
  /// It is nil when another worker holds the file, or when the file cannot be opened or reserved.
  init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      case let whole = Self.rows(of: Self.bytes(of: descriptor)),
      let memory = Self.map(descriptor)
    else {
      close(descriptor)
      return nil
    }
    self.memory = memory
    for (place, row) in whole.enumerated() { rows[row.name] = (place, row.count) }
  }

  deinit {
    munmap(memory.baseAddress, memory.count)
    close(descriptor)
  }

  private static func map(_ descriptor: CInt) -> UnsafeMutableRawBufferPointer? {
    let size = width * most
    guard posix_fallocate(descriptor, 0, size) == 0,
      let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// Adds counts, in memory and in the file; names beyond 1,000 or longer than 120 bytes are
  /// dropped.
  package func add(_ counts: Counts) {
    for (name, amount) in counts.values where amount > 0 {
      guard var row = rows[name] ?? newRow(name) else { continue }
      row.count &+= amount
      rows[name] = row
      write(row.count, at: row.place)
    }
  }

  private func newRow(_ name: String) -> (place: Int, count: UInt64)? {
    let name = Array(name.utf8)
    guard name.count <= Self.width - 8, rows.count < Self.most else { return nil }
    write(0, at: rows.count)
    let padding = [UInt8](repeating: 0, count: Self.width - 8 - name.count)
    let start = rows.count * Self.width + 8
    UnsafeMutableRawBufferPointer(rebasing: memory[start...]).copyBytes(from: name + padding)
    return (rows.count, 0)
  }

  private func write(_ count: UInt64, at place: Int) {
    memory.storeBytes(of: count.littleEndian, toByteOffset: place * Self.width, as: UInt64.self)
  }

  private static let width = 128
  private static let most = 1_000
}

// MARK: - Reading

extension CounterFile {
  /// The counts in a file, even while a worker holds it; empty when it cannot be read.
  static func counts(in path: String) -> Counts {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return Counts() }
    defer { close(descriptor) }
    let rows = rows(of: bytes(of: descriptor)).map { ($0.name, $0.count) }
    return Counts(Dictionary(rows, uniquingKeysWith: &+))
  }

  private static func bytes(of descriptor: CInt) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * most) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// The rows before the first one that is free or cut off.
  private static func rows(of bytes: [UInt8]) -> [(name: String, count: UInt64)] {
    var rows: [(name: String, count: UInt64)] = []
    for start in stride(from: 0, through: bytes.count - width, by: width) {
      let count = bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      let name = bytes[(start + 8)..<(start + width)].prefix { $0 != 0 }
      guard count > 0 else { break }
      rows.append((String(decoding: name, as: UTF8.self), count))
    }
    return rows
  }
}
