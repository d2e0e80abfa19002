import Glibc

/// The growth of a worker's memory since it started.
///
/// Fonts of every script that was used in a PDF stay in memory, because the libraries cannot
/// release all of them. So a worker that has grown by more than half its budget exits, and its
/// supervisor starts another.
struct Growth {
  private let start = Self.resident

  private static let most = 17 << 20

  var isTooLarge: Bool { Self.resident - start > Self.most }

  /// The resident bytes, files included; 0 when the system does not tell.
  private static var resident: Int {
    guard let file = fopen("/proc/self/statm", "re") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 100)
    guard fgets(&text, CInt(text.count), file) != nil else { return 0 }
    let numbers = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * sysconf(CInt(_SC_PAGESIZE)) : 0
  }
}
