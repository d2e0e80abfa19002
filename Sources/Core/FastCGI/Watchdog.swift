import Glibc

/// Tells systemd that this process is alive, as often as it asks (sd_notify(3)).
///
/// A worker that falls silent, because it was stopped or is stuck where no alarm reaches it, is
/// ended and another one started.
struct Watchdog {
  /// How long a worker may wait before it tells again, in milliseconds; -1 where nobody asks.
  let interval: CInt
  private let address: [UInt8]
  private var last: Int?

  /// `variable` gives what the environment says.
  init(variable: (String) -> String?) {
    let period = variable("WATCHDOG_USEC").flatMap { Int($0) } ?? 0
    let isMeant = variable("WATCHDOG_PID").map { $0 == String(getpid()) } ?? true
    address = Self.address(variable("NOTIFY_SOCKET") ?? "")
    interval = isMeant && !address.isEmpty && period > 0 ? CInt(clamping: period / 2_000) : -1
  }

  /// Tells, unless it did so a moment ago.
  mutating func tell() {
    guard interval >= 0 else { return }
    let now = Self.milliseconds
    if let last, now - last < Int(interval) / 2 { return }
    last = now
    send("WATCHDOG=1")
  }

  private func send(_ message: String) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var destination = sockaddr_un()
    destination.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &destination.sun_path) { $0.copyBytes(from: address) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + address.count)
    // What cannot be told now is told the next time.
    withUnsafePointer(to: destination) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(descriptor, message, message.utf8.count, Int32(MSG_NOSIGNAL), $0, size)
      }
    }
  }

  /// The name of a socket as the system wants it: an @ at its beginning stands for a zero.
  private static func address(_ name: String) -> [UInt8] {
    let bytes = Array(name.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) else { return [] }
    return name.hasPrefix("@") ? [0] + bytes.dropFirst() : bytes
  }

  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
