internal import CLinux
import Glibc

/// Rings when there is something to do: a connection, or the signal to stop.
struct Doorbell: ~Copyable {
  private let descriptor = epoll_create1(CInt(EPOLL_CLOEXEC))

  deinit { close(descriptor) }

  /// Rings for a connection; when workers share the socket, at one of them only.
  func ring(forConnectionsTo socket: CInt) throws(WorkerFailure) {
    try ring(for: socket, on: EPOLLIN.rawValue | EPOLLEXCLUSIVE.rawValue)
  }

  func ring(for signals: borrowing StopSignals) throws(WorkerFailure) {
    try ring(for: signals.descriptor, on: EPOLLIN.rawValue)
  }

  private func ring(for other: CInt, on events: UInt32) throws(WorkerFailure) {
    var event = epoll_event(events: events, data: epoll_data_t(fd: other))
    guard epoll_ctl(descriptor, EPOLL_CTL_ADD, other, &event) == 0 else {
      throw .system(call: "epoll_ctl", number: errno)
    }
  }

  /// Waits until it rings, or for so many milliseconds; -1 is for ever.
  func wait(atMost patience: CInt) throws(WorkerFailure) {
    var event = epoll_event()
    guard epoll_wait(descriptor, &event, 1, patience) >= 0 || errno == EINTR else {
      throw .system(call: "epoll_wait", number: errno)
    }
  }
}
