import Glibc

/// How much memory a worker has come to need since it started.
///
/// The fonts of every script that was ever in a PDF stay in memory, in libraries that have no way
/// to let go of all of them. So a worker that has grown by more than half its budget leaves, and its
/// supervisor starts another.
struct Growth {
  private let start = Self.resident

  private static let most = 17 << 20

  var isTooLarge: Bool { Self.resident - start > Self.most }

  /// The bytes that are in memory, of files too; 0 where the system does not say.
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
