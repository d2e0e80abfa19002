internal import CFastCGI
internal import CLinux
import Glibc

/// Answers requests one at a time until it is asked to stop.
///
/// Each worker is a process of its own, so a crash costs one request at most: the web server asks
/// another worker, and a supervisor restarts this one.
struct Worker: ~Copyable {
  private let listening: CInt
  private let bodyLimit: Int
  private let stop: StopSignals

  /// The request of libfcgi, which keeps its address, so that it must not move.
  private let request: UnsafeMutablePointer<FCGX_Request>

  init(listeningOn socket: CInt, bodyLimit: Int, until stop: consuming StopSignals) {
    listening = socket
    self.bodyLimit = bodyLimit
    self.stop = stop
    request = .allocate(capacity: 1)
    request.initialize(to: FCGX_Request())
    Self.prepareLibrary()
    FCGX_InitRequest(request, socket, 0)
  }

  deinit {
    FCGX_Free(request, 1)
    request.deallocate()
  }

  private static func prepareLibrary() {
    // An answer takes some hundred kilobytes each time: returning the memory to the system after
    // each one takes longer than writing a page.
    mallopt(M_TRIM_THRESHOLD, 8 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    // After writing an answer, do not wait for the web server to close the connection.
    setenv("LIBFCGI_OS_CLOSE_POLL_TIMEOUT", "0", 0)
    FCGX_Init()
    // The library's own handler of SIGTERM leaves a process hanging. Without SIGPIPE, writing to
    // a closed connection is an error of write(2).
    signal(SIGTERM, SIG_DFL)
    signal(SIGUSR1, SIG_DFL)
    signal(SIGPIPE, SIG_IGN)
  }

  func run(
    abandoned: () -> Void = {}, retires: () -> Bool = { false },
    betweenRequests: () -> Int = { -1 }, ending: () -> Void = {},
    _ respond: (borrowing Call) -> [[UInt8]]
  ) throws(WorkerFailure) {
    try neverBlockInAccept()
    let doorbell = Doorbell()
    try doorbell.ring(forConnectionsTo: listening)
    try doorbell.ring(for: stop)
    var watchdog = Watchdog { name in getenv(name).map { String(cString: $0) } }
    repeat {
      watchdog.tell()
      try doorbell.wait(atMost: Self.sooner(watchdog.interval, CInt(clamping: betweenRequests())))
      // The last guard against a request that never ends, here or in the web server: SIGALRM ends
      // the process.
      alarm(Self.patience)
      if try accept() { finish(abandoned, respond) }
      alarm(0)
    } while !stop.haveCome() && !retires()
    ending()
  }

  /// The shorter of two times; one below zero has no end.
  private static func sooner(_ one: CInt, _ other: CInt) -> CInt {
    one < 0 || other < 0 ? max(one, other) : min(one, other)
  }

  /// Makes accept(2) return at once when another worker has already taken the connection.
  private func neverBlockInAccept() throws(WorkerFailure) {
    guard fcntl(listening, F_SETFL, fcntl(listening, F_GETFL) | O_NONBLOCK) == 0 else {
      throw .system(call: "fcntl", number: errno)
    }
  }

  /// The most seconds that a request may take; nginx gives up before that.
  private static let patience: CUnsignedInt = 8

  /// True when there is a request to answer.
  private func accept() throws(WorkerFailure) -> Bool {
    let outcome = FCGX_Accept_r(request)
    guard outcome < 0 else { return true }
    switch -outcome {
    case EAGAIN, EINTR, ECONNABORTED:
      return false
    case EMFILE, ENFILE, ENOBUFS, ENOMEM:
      usleep(100_000)  // Resources may be free again by then.
      return false
    case let number:
      throw .system(call: "accept", number: number)
    }
  }

  private func finish(_ abandoned: () -> Void, _ respond: (borrowing Call) -> [[UInt8]]) {
    var body = Body(limit: bodyLimit)
    body.gather { piece in
      Int(FCGX_GetStr(piece.baseAddress, CInt(clamping: piece.count), request.pointee.in))
    }
    // After an error the request is incomplete and the web server waits for no answer.
    if FCGX_GetError(request.pointee.in) == 0 {
      let front = FrontConnection(descriptor: request.pointee.ipcFd)
      if front.hasClosed {
        abandoned()
      } else {
        let response = respond(Call(body: body, parameters: request.pointee.envp, front: front))
        if !send(response) { abandoned() }
      }
    }
    // A connection kept open would tie this worker to an idle web server.
    request.pointee.keepConnection = 0
    FCGX_Finish_r(request)
  }

  /// Sends the answer in the longest records possible.
  ///
  /// The library would send 8 kilobytes at a time and wake the web server for each piece.
  ///
  /// - Returns: False when the web server closed the connection or stopped reading. The connection
  ///   is shut down then, so that the library does not wait to send the end of the request.
  private func send(_ response: [[UInt8]]) -> Bool {
    let records = Records(of: response, toRequest: request.pointee.requestId)
    do throws(WorkerFailure) {
      try records.bytes.send(to: request.pointee.ipcFd, patience: .usual)
      return true
    } catch {
      shutdown(request.pointee.ipcFd, CInt(SHUT_RDWR))
      return false
    }
  }
}

/// Gives free memory back to the system, after an answer that took much of it.
///
/// Otherwise a worker keeps up to 8 MB, with which it makes the next answers.
package func giveBackMemory() { malloc_trim(0) }
