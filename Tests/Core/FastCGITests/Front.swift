import Glibc

@testable import FastCGI

/// A web server's end of the FastCGI protocol, enough to ask and to read the answer.
final class Front {
  let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  private var address = sockaddr_un()
  private var addressSize = socklen_t(MemoryLayout<sa_family_t>.size)

  /// Listens under a name that the system chooses (unix(7), autobind), so that no file is left.
  init() {
    address.sun_family = sa_family_t(AF_UNIX)
    withAddress { bind(listening, $0, addressSize) }
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    withAddress { getsockname(listening, $0, &size) }
    addressSize = size
    listen(listening, 16)
  }

  deinit { close(listening) }

  /// Runs a worker until the `count`th request is answered.
  func work(
    answering count: Int = 1, bodyLimit: Int = 1_000,
    abandoned: () -> Void = {}, retires: () -> Bool = { false },
    _ respond: (borrowing Call) -> [UInt8]
  ) throws {
    var left = count
    try Worker(listeningOn: listening, bodyLimit: bodyLimit, until: StopSignals()).run(
      abandoned: abandoned, retires: retires
    ) { call in
      left -= 1
      if left == 0 { raise(SIGTERM) }
      let whole = respond(call)
      return [Array(whole.prefix(20)), Array(whole.dropFirst(20))]
    }
  }

  func connection() -> Connection {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    withAddress { connect(descriptor, $0, addressSize) }
    return Connection(descriptor)
  }

  /// Sends a whole request.
  func ask(_ parameters: [(String, [UInt8])] = [], body: [UInt8] = []) -> Connection {
    let connection = connection()
    connection.begin(parameters)
    for start in stride(from: 0, to: body.count, by: 60_000) {
      connection.send(.stdin, Array(body[start...].prefix(60_000)))
    }
    connection.send(.stdin, [])
    return connection
  }

  private func withAddress(_ use: (UnsafeMutablePointer<sockaddr>) -> CInt) {
    withUnsafeMutableBytes(of: &address) { bytes in
      _ = bytes.baseAddress.map { use($0.assumingMemoryBound(to: sockaddr.self)) }
    }
  }
}

/// One request's connection.
final class Connection {
  private var descriptor: CInt

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit { leave() }

  func leave() {
    close(descriptor)
    descriptor = -1
  }

  func begin(_ parameters: [(String, [UInt8])] = []) {
    send(FastCGIRecord.beginning)
    send(.parameters, FastCGIRecord.content(of: parameters.map { (Array($0.utf8), $1) }))
    if !parameters.isEmpty { send(.parameters, []) }
  }

  func send(_ record: FastCGIRecord, _ content: [UInt8], saying size: Int? = nil) {
    send(record.bytes(content, saying: size))
  }

  func send(_ bytes: [UInt8]) {
    write(descriptor, bytes, bytes.count)
  }

  /// Sends no more, as a front does that went away.
  func breakOff() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// What the worker wrote before it ended the request; nil when it did not end it.
  func response() -> [UInt8]? {
    var rest = everything()[...]
    var response: [UInt8] = []
    while rest.count >= 8 {
      let header = Array(rest.prefix(8))
      let size = Int(header[4]) << 8 + Int(header[5])
      if header[1] == FastCGIRecord.end.rawValue { return response }
      if header[1] == FastCGIRecord.stdout.rawValue { response += rest.dropFirst(8).prefix(size) }
      rest = rest.dropFirst(8 + size + Int(header[6]))
    }
    return nil
  }

  private func everything() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &piece, piece.count), count > 0 {
      bytes += piece.prefix(count)
    }
    return bytes
  }
}
