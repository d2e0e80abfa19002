import Glibc

/// Tells systemd at the interval it asks for that this process is alive (sd_notify(3)).
///
/// systemd ends and restarts a worker that stops doing so, for example one that is suspended or
/// stuck where SIGALRM cannot end it.
struct Watchdog {
  /// The longest time between two messages, in milliseconds; -1 when systemd does not ask for them.
  let interval: CInt
  private let address: [UInt8]
  private var last: Int?

  /// Reads the interval and the socket from environment variables.
  init(variable: (String) -> String?) {
    let period = variable("WATCHDOG_USEC").flatMap { Int($0) } ?? 0
    let isMeant = variable("WATCHDOG_PID").map { $0 == String(getpid()) } ?? true
    address = Self.address(variable("NOTIFY_SOCKET") ?? "")
    interval = isMeant && !address.isEmpty && period > 0 ? CInt(clamping: period / 2_000) : -1
  }

  /// Sends a message, unless the last one was sent less than half an interval ago.
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
    // A message that fails is sent again at the next turn.
    withUnsafePointer(to: destination) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(descriptor, message, message.utf8.count, Int32(MSG_NOSIGNAL), $0, size)
      }
    }
  }

  /// The path of a socket as the system expects it: a leading @ becomes a zero byte.
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
