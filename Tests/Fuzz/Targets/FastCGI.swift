import Glibc
import TestSupport

@testable import FastCGI

extension Target {
  /// What an honest web server says over the socket of a worker: a line with the length of its
  /// records, lines of `NAME=value`, an empty line, and the body.
  ///
  /// A front that lies about the lengths of its parameters is not in it: libfcgi believes them and
  /// ends the worker, and nobody but the web server may open the socket.
  static let fastCGI = Target("FastCGI") { input in
    let request = SentRequest(input)
    let category = Category()
    category.send(request.records)
    do throws(WorkerFailure) {
      let worker = Worker(
        listeningOn: category.listening, bodyLimit: 1_000, until: try StopSignals())
      // Asked to stop before it begins, it answers what has come and ends.
      raise(SIGTERM)
      var hasAnswered = false
      try worker.run { call in
        hasAnswered = true
        for (name, value) in request.expected {
          precondition(call.parameter(name) == value, "a parameter is not what was sent")
        }
        let body = request.body.count <= 1_000 ? request.body : []
        precondition(call.body == body, "the body is not what was sent")
        precondition(call.bodyIsTooLarge == (request.body.count > 1_000), "a limit is not kept")
        return [Array("Status: 200 OK\r\n\r\n".utf8)]
      }
      precondition(hasAnswered, "a request was not answered")
    } catch {
      preconditionFailure("a worker that gave up: \(error)")
    }
  }
}

/// A request as a front sends it.
private struct SentRequest {
  private let recordLength: Int
  private var parameters: [(name: [UInt8], value: [UInt8])] = []
  let body: [UInt8]

  init(_ input: [UInt8]) {
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let length = Int(String(decoding: lines.popFirst() ?? [], as: UTF8.self)) ?? 0
    recordLength = min(max(1, length), 65_535)
    while let line = lines.popFirst(), !line.isEmpty {
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      parameters.append((Array(parts[0]), parts.count > 1 ? Array(parts[1]) : []))
    }
    body = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// What a worker must find.
  ///
  /// Of one name it is the first, and of all those without zeros, which end a text in C. The role
  /// is what libfcgi makes of the beginning.
  var expected: [(name: String, value: [UInt8])] {
    var names: Set = [Array("FCGI_ROLE".utf8)]
    return parameters.compactMap { name, value in
      let isFirst = names.insert(name).inserted
      guard isFirst, !name.isEmpty, !(name + value).contains(0),
        let text = String(validating: name, as: UTF8.self)
      else { return nil }
      return (text, value)
    }
  }

  var records: [UInt8] {
    FastCGIRecord.beginning + stream(.parameters, FastCGIRecord.content(of: parameters))
      + stream(.stdin, body)
  }

  /// A stream in records, the last of them empty.
  private func stream(_ record: FastCGIRecord, _ content: [UInt8]) -> [UInt8] {
    let starts = stride(from: 0, to: content.count, by: recordLength)
    return starts.flatMap { record.bytes(content[$0...].prefix(recordLength)) }
      + record.bytes([])
  }
}

/// A listening socket under a name that the system chooses (unix(7), autobind), and its visitor.
private final class Category {
  let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  private let visitor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

  init() {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var size = socklen_t(MemoryLayout<sa_family_t>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
      bind(listening, start, size)
      listen(listening, 1)
      size = socklen_t(bytes.count)
      getsockname(listening, start, &size)
      precondition(connect(visitor, start, size) == 0, "nobody listens")
    }
  }

  deinit {
    close(listening)
    close(visitor)
  }

  /// Sends bytes and no more after them.
  func send(_ bytes: [UInt8]) {
    write(visitor, bytes, bytes.count)
    shutdown(visitor, CInt(SHUT_WR))
  }
}
