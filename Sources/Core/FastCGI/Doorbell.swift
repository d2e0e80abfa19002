internal import CLinux
import Glibc

/// Waits for a new connection or for the signal to stop, whichever comes first.
struct Doorbell: ~Copyable {
  private let descriptor = epoll_create1(CInt(EPOLL_CLOEXEC))

  deinit { close(descriptor) }

  /// Adds the listening socket; of several workers that share it, only one is woken.
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

  /// Waits for an event, for `patience` milliseconds at most; -1 waits without end.
  func wait(atMost patience: CInt) throws(WorkerFailure) {
    var event = epoll_event()
    guard epoll_wait(descriptor, &event, 1, patience) >= 0 || errno == EINTR else {
      throw .system(call: "epoll_wait", number: errno)
    }
  }
}
