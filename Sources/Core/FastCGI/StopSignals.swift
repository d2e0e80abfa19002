internal import CLinux
import Glibc

/// SIGTERM and SIGINT as something to wait for beside a socket, instead of a blow in the middle
/// of a request.
struct StopSignals: ~Copyable {
  let descriptor: CInt
  private let maskBefore: sigset_t

  init() throws(WorkerFailure) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
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

  /// Whether one has come since the last time somebody asked.
  func haveCome() -> Bool {
    var signal = signalfd_siginfo()
    var have = false
    while read(descriptor, &signal, MemoryLayout<signalfd_siginfo>.size) > 0 { have = true }
    return have
  }
}
