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
    _ answer: (borrowing Call) -> [UInt8]
  ) throws {
    var left = count
    try Worker(listeningOn: listening, bodyLimit: bodyLimit, until: StopSignals()).run { call in
      left -= 1
      if left == 0 { raise(SIGTERM) }
      let whole = answer(call)
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
  enum Record: UInt8 {
    case begin = 1
    case end = 3
    case parameters = 4
    case stdin = 5
    case stdout = 6
  }

  private var descriptor: CInt

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit { leave() }

  func leave() {
    close(descriptor)
    descriptor = -1
  }

  func begin(_ parameters: [(String, [UInt8])] = []) {
    send(.begin, [0, 1, 0, 0, 0, 0, 0, 0])
    send(.parameters, parameters.flatMap { pair($0.0, $0.1) })
    if !parameters.isEmpty { send(.parameters, []) }
  }

  func send(_ record: Record, _ content: [UInt8], saying size: Int? = nil) {
    let size = size ?? content.count
    send([1, record.rawValue, 0, 1, UInt8(size >> 8), UInt8(size & 255), 0, 0] + content)
  }

  func send(_ bytes: [UInt8]) {
    write(descriptor, bytes, bytes.count)
  }

  /// Sends no more, as a front does that went away.
  func breakOff() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// What the worker wrote before it ended the request; nil when it did not end it.
  func answer() -> [UInt8]? {
    var rest = everything()[...]
    var answer: [UInt8] = []
    while rest.count >= 8 {
      let header = Array(rest.prefix(8))
      let size = Int(header[4]) << 8 + Int(header[5])
      if header[1] == Record.end.rawValue { return answer }
      if header[1] == Record.stdout.rawValue { answer += rest.dropFirst(8).prefix(size) }
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

  private func pair(_ name: String, _ value: [UInt8]) -> [UInt8] {
    length(name.utf8.count) + length(value.count) + Array(name.utf8) + value
  }

  private func length(_ count: Int) -> [UInt8] {
    guard count > 127 else { return [UInt8(count)] }
    return [24, 16, 8, 0].map { UInt8(count >> $0 & 255) | ($0 == 24 ? 128 : 0) }
  }
}
