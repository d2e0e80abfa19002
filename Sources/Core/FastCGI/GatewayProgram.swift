internal import CLinux
import Glibc

/// The plain Common Gateway Interface (RFC 3875): one process, one request.
enum GatewayProgram {
  /// True when a web server started this process to answer a single request.
  static var isAsked: Bool { getenv("REQUEST_METHOD") != nil }

  static func run(bodyLimit: Int, _ answer: (borrowing Call) -> [[UInt8]]) throws(WorkerFailure) {
    var body = Body(limit: bodyLimit)
    var left = getenv("CONTENT_LENGTH").flatMap { Int(String(cString: $0)) } ?? 0
    body.gather { piece in
      let count = read(STDIN_FILENO, piece.baseAddress, max(0, min(left, piece.count)))
      left -= count
      return count
    }
    for piece in answer(Call(body: body, parameters: environment(), front: .none)) {
      try piece.write(to: STDOUT_FILENO)
    }
  }
}
