import Calendars

/// The letters in a Redis or Valkey, which the workers of several machines share.
final class RedisLetterStore: LetterStore {
  private let path: String
  private var connection: RedisConnection?
  private var count: RedisCount?
  private var dayOfCount: Int?

  init(_ path: String) {
    self.path = path
  }

  func read(
    _ box: BoxID, after serial: Int, on day: Int, within time: Int
  ) throws(StoreFailure) -> BoxReading {
    let reply = try run(
      RedisScripts.read, keys: Self.keys(of: box),
      [text(day), text(BoxLimits.days), text(serial)],
      until: monotonicMicroseconds() + time)
    guard let values = reply.list, let word = values.first?.word else { return .gone }
    if word == "closed" {
      return .closed(try Self.need(values.last?.bytes.flatMap { LetterOrigin($0) }))
    }
    return .open(try Self.content(values))
  }

  func append(
    _ letter: NewLetter, on day: Int, limit: Int, within time: Int
  ) throws(StoreFailure) -> Appending {
    let end = monotonicMicroseconds() + time
    let scope: (word: String, seen: Epoch?, replaced: Int) =
      switch letter.scope {
      case .part(let epoch): ("part", epoch, 0)
      case .whole(let place): ("whole", place?.epoch, place?.serial ?? 0)
      }
    let reply = try run(
      RedisScripts.append, keys: Self.keys(of: letter.box),
      [
        text(day), text(BoxLimits.days), Self.seconds, letter.origin.bytes, letter.sealed,
        Epoch.random().bytes, Array(scope.word.utf8), scope.seen?.bytes ?? [],
        text(scope.replaced), text(BoxLimits.box), text(limit), text(BoxLimits.grace(limit)),
      ], until: end)
    let outcome = try Self.appending(reply)
    countSome(on: day, until: end)
    return outcome
  }

  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int, within time: Int
  ) throws(StoreFailure) -> LetterOrigin {
    let reply = try run(
      RedisScripts.close, keys: Self.keys(of: box),
      [text(day), text(BoxLimits.days), Self.seconds, mark.bytes, Epoch.random().bytes],
      until: monotonicMicroseconds() + time)
    return try Self.need(reply.bytes.flatMap { LetterOrigin($0) })
  }

  /// A box with its three keys, and the total of all boxes.
  private static func keys(of box: BoxID) -> [String] {
    let key = prefix + Self.hexadecimal(box.bytes)
    return [key, "\(key):letters", "\(key):origins", total]
  }

  private static let prefix = "farthing:"
  private static let total = "farthing:bytes"
  private static let counted = "farthing:counted"
  private static let seconds = text(BoxLimits.days * 86_400)

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

// MARK: - Answers

extension RedisLetterStore {
  private static func content(
    _ values: [RedisConnection.Reply]
  ) throws(StoreFailure) -> BoxContent {
    guard values.count >= 7, let epoch = values[1].bytes.flatMap({ Epoch(bytes: $0) }),
      let next = values[2].number, let bytes = values[3].number, let day = values[4].number,
      let count = values[5].number
    else { throw .away(unknown) }
    var letters: [StoredLetter] = []
    for place in stride(from: 7, to: values.count - 1, by: 2) {
      guard let serial = values[place].number, let bytes = values[place + 1].bytes,
        let origin = LetterOrigin(Array(bytes.prefix(LetterOrigin.size)))
      else { throw .away(unknown) }
      letters.append(
        StoredLetter(
          serial: serial, origin: origin, sealed: Array(bytes.dropFirst(LetterOrigin.size))))
    }
    return BoxContent(
      epoch: epoch, next: next, bytes: bytes, count: count,
      day: CalendarDate(dayNumber: day) ?? .earliest,
      originBefore: values[6].bytes.flatMap { LetterOrigin($0) }, letters: letters)
  }

  private static func appending(
    _ reply: RedisConnection.Reply
  ) throws(StoreFailure) -> Appending {
    let values = reply.list ?? []
    switch values.first?.word {
    case "appended": return .appended(try place(values))
    case "present": return .present(try place(values))
    case "gone": return .gone
    case "closed": return .closed(try need(values.last?.bytes.flatMap { LetterOrigin($0) }))
    case "box-is-full": return .refused(.boxIsFull)
    case "store-is-full": return .refused(.storeIsFull)
    default: throw .away(unknown)
    }
  }

  private static func place(
    _ values: [RedisConnection.Reply]
  ) throws(StoreFailure) -> LetterPlace {
    guard values.count == 3, let epoch = values[1].bytes.flatMap({ Epoch(bytes: $0) }),
      let serial = values[2].number
    else { throw .away(unknown) }
    return LetterPlace(epoch: epoch, serial: serial)
  }

  private static func need<Value>(_ value: Value?) throws(StoreFailure) -> Value {
    guard let value else { throw .away(unknown) }
    return value
  }

  private static let unknown = "the store gave an answer that is not known"
}

// MARK: - Commands

extension RedisLetterStore {
  /// Runs a script, until a time of the clock.
  ///
  /// A server that was started again has ended the connection: it is asked once more.
  private func run(
    _ script: String, keys: [String], _ arguments: [[UInt8]], until end: Int
  ) throws(StoreFailure) -> RedisConnection.Reply {
    let words =
      ["EVAL", script, String(keys.count)].map { Array($0.utf8) } + keys.map { Array($0.utf8) }
      + arguments
    return try run(words, until: end)
  }

  private func run(
    _ words: [[UInt8]], until end: Int
  ) throws(StoreFailure) -> RedisConnection.Reply {
    var mayReconnect = connection != nil
    while true {
      do throws(RedisConnection.Failure) {
        let connection = try connected(until: end)
        return try connection.command(words, within: try Self.left(until: end))
      } catch {
        switch error {
        case .refused(let reason): throw .away("\(path): \(reason)")
        case .slow:
          connection = nil
          throw .slow
        case .disconnected(let reason):
          connection = nil
          guard mayReconnect else { throw .away("\(path): \(reason)") }
          mayReconnect = false
        }
      }
    }
  }

  private func connected(until end: Int) throws(RedisConnection.Failure) -> RedisConnection {
    if let connection { return connection }
    let made = try RedisConnection(path, within: try Self.left(until: end))
    connection = made
    return made
  }

  private static func left(until end: Int) throws(RedisConnection.Failure) -> Int {
    let left = end - monotonicMicroseconds()
    guard left > 0 else { throw .slow }
    return left
  }
}

// MARK: - Counting again

/// A count of all boxes that is under way.
private struct RedisCount {
  /// The place at which `SCAN` goes on.
  var place = Array("0".utf8)
  var bytes = 0
}

extension RedisLetterStore {
  /// Counts the bytes of some boxes, if this worker is the one that counts today.
  ///
  /// Boxes that end by themselves leave the total as it was, so it is counted once a day, a part
  /// with each letter. A failure only means that the total stays as it is until tomorrow.
  private func countSome(on day: Int, until end: Int) {
    do throws(StoreFailure) {
      if dayOfCount != day, count == nil {
        dayOfCount = day
        let claim = ["SET", Self.counted, String(day), "GET", "EX", "864000"]
        let before = try run(claim.map { Array($0.utf8) }, until: end)
        count = before.number == day ? nil : RedisCount()
      }
      guard var count else { return }
      let reply = try run(RedisScripts.count, keys: [], [count.place], until: end)
      guard let values = reply.list, values.count == 2, let place = values[0].bytes,
        let bytes = values[1].number
      else { return }
      count.place = place
      count.bytes += bytes
      self.count = count
      guard place == Array("0".utf8) else { return }
      self.count = nil
      _ = try run(["SET", Self.total, String(count.bytes)].map { Array($0.utf8) }, until: end)
    } catch {
      count = nil
    }
  }
}

/// A number as Redis takes it.
private func text(_ number: Int) -> [UInt8] { Array(String(number).utf8) }
