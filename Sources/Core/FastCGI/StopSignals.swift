internal import CLinux
import Glibc

/// Turns SIGTERM, SIGINT and SIGQUIT into an event to wait for, so that a request in progress is
/// finished first.
///
/// SIGQUIT is what multiwatch sends to its workers when it is told to end.
struct StopSignals: ~Copyable {
  let descriptor: CInt
  private let maskBefore: sigset_t

  init() throws(WorkerFailure) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGQUIT)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    maskBefore = before
    descriptor = signalfd(-1, &signals, CInt(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0 else { throw .system(call: "signalfd", number: errno) }
  }

  deinit {
    _ = haveCome()
    close(descriptor)
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// True when a signal has arrived since the last call.
  func haveCome() -> Bool {
    var signal = signalfd_siginfo()
    var have = false
    while read(descriptor, &signal, MemoryLayout<signalfd_siginfo>.size) > 0 { have = true }
    return have
  }
}
