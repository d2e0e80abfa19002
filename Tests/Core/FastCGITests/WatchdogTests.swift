import Glibc

@testable import FastCGI

/// What sits where systemd would and hears what it is told.
private final class Listener {
  let name: String
  private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

  init() {
    name = "@farthing-watchdog-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = [0] + Array(name.utf8.dropFirst())
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    withUnsafePointer(to: address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sa_family_t>.size + bytes.count))
      }
    }
  }

  deinit { close(descriptor) }

  /// What has come since the last time.
  func heard() -> [String] {
    var messages: [String] = []
    var bytes = [UInt8](repeating: 0, count: 100)
    while case let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT)),
      count > 0
    {
      messages.append(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
    return messages
  }
}

@Suite struct WatchdogTests {
  private let listener = Listener()

  private func watchdog(period: String?, process: String? = nil) -> Watchdog {
    let variables = [
      "NOTIFY_SOCKET": listener.name, "WATCHDOG_USEC": period, "WATCHDOG_PID": process,
    ]
    return Watchdog { variables[$0] ?? nil }
  }

  @Test func `tells at once, and again when half of a half of the period is over`() {
    var watchdog = watchdog(period: "400000", process: String(getpid()))
    #expect(watchdog.interval == 200)
    watchdog.tell()
    watchdog.tell()
    #expect(listener.heard() == ["WATCHDOG=1"])
    usleep(110_000)
    watchdog.tell()
    #expect(listener.heard() == ["WATCHDOG=1"])
  }

  @Test(arguments: [(nil, nil), ("0", nil), ("often", nil), ("400000", "1")])
  func `is silent, and never wakes a worker, where nobody waits for it`(
    period: String?, process: String?
  ) {
    var watchdog = watchdog(period: period, process: process)
    watchdog.tell()
    #expect(watchdog.interval == -1)
    #expect(listener.heard() == [])
  }

  @Test func `does without a socket whose name is too long, or that is gone`() {
    let tooLong = ["NOTIFY_SOCKET": String(repeating: "/", count: 200), "WATCHDOG_USEC": "400000"]
    #expect(Watchdog { tooLong[$0] }.interval == -1)
    let gone = ["NOTIFY_SOCKET": "/nowhere/at/all", "WATCHDOG_USEC": "400000"]
    var watchdog = Watchdog { gone[$0] }
    watchdog.tell()
    #expect(watchdog.interval == 200)
  }
}
