import CHiredis
import Glibc

/// A connection to a Redis or Valkey through its Unix socket.
final class RedisConnection {
  private let context: UnsafeMutablePointer<redisContext>

  /// An answer of the server.
  enum Reply: Equatable {
    case nothing
    case integer(Int)
    case bytes([UInt8])
    case list([Reply])
  }

  /// The ways in which a command fails.
  enum Failure: Error {
    /// The server does not answer in time.
    case slow
    /// There is no server, or it has ended.
    case disconnected(String)
    /// The server refused the command.
    case refused(String)
  }

  /// Connects within a time in microseconds.
  init(_ path: String, within time: Int) throws(Failure) {
    guard let context = redisConnectUnixWithTimeout(path, timeval(microseconds: time)) else {
      throw .disconnected("no memory for a connection")
    }
    self.context = context
    guard context.pointee.err == 0 else { throw failure() }
  }

  deinit { redisFree(context) }

  /// Sends a command and reads the answer.
  func command(_ words: [[UInt8]], within time: Int) throws(Failure) -> Reply {
    guard redisSetTimeout(context, timeval(microseconds: time)) == REDIS_OK else {
      throw failure()
    }
    let bytes = words.flatMap(\.self)
    let answer = bytes.withUnsafeBufferPointer { all -> UnsafeMutableRawPointer? in
      var starts: [UnsafePointer<CChar>?] = []
      var offset = 0
      // An empty word needs an address as well.
      let empty = UnsafeRawPointer(context).assumingMemoryBound(to: CChar.self)
      for word in words {
        starts.append(
          all.baseAddress.map { UnsafeRawPointer($0 + offset).assumingMemoryBound(to: CChar.self) }
            ?? empty)
        offset += word.count
      }
      return redisCommandArgv(context, CInt(words.count), &starts, words.map(\.count))
    }
    guard let answer = answer?.assumingMemoryBound(to: redisReply.self) else { throw failure() }
    defer { freeReplyObject(answer) }
    return try Self.reply(answer)
  }

  private static func reply(
    _ reply: UnsafeMutablePointer<redisReply>
  ) throws(Failure) -> Reply {
    let type = reply.pointee.type
    switch type {
    case REDIS_REPLY_NIL: return .nothing
    case REDIS_REPLY_INTEGER: return .integer(Int(reply.pointee.integer))
    case REDIS_REPLY_ARRAY:
      var list: [Reply] = []
      for index in 0..<reply.pointee.elements {
        guard let element = reply.pointee.element[index] else { continue }
        list.append(try Self.reply(element))
      }
      return .list(list)
    default:
      let bytes = [UInt8](
        UnsafeRawBufferPointer(start: reply.pointee.str, count: reply.pointee.len))
      guard type != REDIS_REPLY_ERROR else {
        throw .refused(String(decoding: bytes.prefix(200), as: UTF8.self))
      }
      return .bytes(bytes)
    }
  }

  /// The failure that hiredis reports; a timeout is an error of the socket (`EAGAIN`).
  private func failure() -> Failure {
    let number = errno
    let isError = context.pointee.err == REDIS_ERR_IO
    if isError && (number == EAGAIN || number == ETIMEDOUT) { return .slow }
    let reason = withUnsafeBytes(of: context.pointee.errstr) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .disconnected(reason)
  }
}

extension timeval {
  fileprivate init(microseconds: Int) {
    self.init(tv_sec: microseconds / 1_000_000, tv_usec: max(1, microseconds % 1_000_000))
  }
}

extension RedisConnection.Reply {
  var bytes: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  /// A number, which Redis keeps as text.
  var number: Int? {
    if case .integer(let number) = self { return number }
    return bytes.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  var list: [RedisConnection.Reply]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// A word of ours.
  var word: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
