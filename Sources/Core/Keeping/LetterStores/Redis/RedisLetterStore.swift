/// The letters in a Redis or Valkey, which the workers of several machines share.
final class RedisLetterStore: LetterStore {
  private let path: String
  private var connection: RedisConnection?
  /// The day that this worker has noted last.
  private var dayNoted: Int?

  init(_ path: String) {
    self.path = path
  }

  func read(
    _ box: BoxID, after serial: Int, on day: Int, within time: Int
  ) throws(StoreFailure) -> BoxReading {
    let reply = try run(
      RedisScripts.read, keys: Self.keys(of: box), Self.begin(on: day) + [text(serial)],
      until: monotonicMicroseconds() + time)
    guard let values = reply.list, let word = values.first?.word else { return .gone }
    if word == "closed" {
      return .closed(try Self.need(values.last?.bytes.flatMap { LetterOrigin($0) }))
    }
    return .open(try Self.content(values))
  }

  func append(
    _ letter: NewLetter, on day: Int, in room: StoreRoom, within time: Int
  ) throws(StoreFailure) -> Appending {
    let end = monotonicMicroseconds() + time
    let scope: (word: String, seen: Epoch?, replaced: Int) =
      switch letter.scope {
      case .part(let epoch): ("part", epoch, 0)
      case .whole(let place): ("whole", place?.epoch, place?.serial ?? 0)
      }
    try see(day, until: end)
    let limits = [BoxLimits.box, room.limit, BoxLimits.grace(room.limit)]
    let counts = [room.hour, BoxLimits.newBoxesInHour, BoxLimits.bytesAtOnce]
    let arguments: [[UInt8]] = [
      text(BoxLimits.days), text(BoxLimits.daysAlone), letter.origin.bytes, letter.sealed,
      Epoch.random().bytes, Array(scope.word.utf8), scope.seen?.bytes ?? [],
      text(scope.replaced), text(limits[0]), text(limits[1]), text(limits[2]),
      text(letter.isOfOnePhone ? 1 : 0),
    ]
    let others = [
      letter.seen?.epoch.bytes ?? [], text(letter.seen?.serial ?? 0),
      text(BoxLimits.replacedOrigins),
    ]
    let reply = try run(
      RedisScripts.append, keys: Self.keys(of: letter.box) + [Self.made],
      Self.begin(on: day) + arguments + counts.map { text($0) } + others, until: end)
    return try Self.appending(reply)
  }

  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int, within time: Int
  ) throws(StoreFailure) -> LetterOrigin {
    let end = monotonicMicroseconds() + time
    try see(day, until: end)
    let reply = try run(
      RedisScripts.close, keys: Self.keys(of: box),
      Self.begin(on: day) + [text(BoxLimits.daysOfMark), mark.bytes, Epoch.random().bytes],
      until: end)
    return try Self.need(reply.bytes.flatMap { LetterOrigin($0) })
  }

  func tidy(on day: Int, within time: Int) throws(StoreFailure) {
    let end = monotonicMicroseconds() + time
    var removed = 0
    while removed + BoxLimits.box <= BoxLimits.bytesAtOnce, monotonicMicroseconds() < end {
      let reply = try run(
        RedisScripts.tidy, keys: Self.keysOfStore,
        Self.begin(on: day) + [text(BoxLimits.box), text(BoxLimits.endedAtOnce)], until: end)
      guard let step = reply.number, step > 0 else { return }
      removed += step
    }
  }

  func usage(within time: Int) throws(StoreFailure) -> StoreUsage {
    let reply = try run(
      RedisScripts.usage, keys: Self.keysOfStore, [], until: monotonicMicroseconds() + time)
    guard let values = reply.list, values.count == 2, let boxes = values[0].number,
      let bytes = values[1].number
    else { throw .away(Self.unknown) }
    return StoreUsage(boxes: boxes, bytes: bytes)
  }

  /// Notes a day, once in each worker.
  private func see(_ day: Int, until end: Int) throws(StoreFailure) {
    guard dayNoted != day else { return }
    let names = ["newest", "ahead", "sightings"]
    let reply = try run((["HMGET", Self.days] + names).map { Array($0.utf8) }, until: end)
    let values = reply.list?.map(\.number) ?? []
    guard values.count == 3 else { throw .away(Self.unknown) }
    let before = StoreDays(newest: values[0], ahead: values[1] ?? 0, sightings: values[2] ?? 0)
    var days = before
    days.see(day)
    if days != before {
      let newest = days.newest ?? day
      let set = [
        "HSET", Self.days, names[0], String(newest), names[1], String(days.ahead), names[2],
        String(days.sightings),
      ]
      _ = try run(set.map { Array($0.utf8) }, until: end)
    }
    dayNoted = day
  }

  /// The keys of the store, and that of a box.
  private static func keys(of box: BoxID) -> [String] {
    keysOfStore + [prefix + Hexadecimal.text(of: box.bytes)]
  }

  /// The first arguments of each script.
  private static func begin(on day: Int) -> [[UInt8]] { [text(day), text(StoreDays.distance)] }

  private static let prefix = "farthing:"
  private static let keysOfStore = [
    "farthing:bytes", "farthing:ends", "farthing:alone", RedisLetterStore.days,
    "farthing:closed",
  ]
  private static let days = "farthing:days"
  private static let made = "farthing:made"
}

// MARK: - Answers

extension RedisLetterStore {
  private static func content(
    _ values: [RedisConnection.Reply]
  ) throws(StoreFailure) -> BoxContent {
    guard values.count >= 8, let epoch = values[1].bytes.flatMap({ Epoch(bytes: $0) }),
      let next = values[2].number, let bytes = values[3].number, let ends = values[4].number,
      let count = values[5].number
    else { throw .away(unknown) }
    var letters: [StoredLetter] = []
    for place in stride(from: 8, to: values.count - 1, by: 2) {
      guard let serial = values[place].number, let bytes = values[place + 1].bytes,
        let origin = LetterOrigin(Array(bytes.prefix(LetterOrigin.size)))
      else { throw .away(unknown) }
      letters.append(
        StoredLetter(
          serial: serial, origin: origin, sealed: Array(bytes.dropFirst(LetterOrigin.size))))
    }
    return BoxContent(
      epoch: epoch, next: next, bytes: bytes, count: count,
      expires: CalendarDate(dayNumber: ends) ?? .earliest,
      originBefore: values[6].bytes.flatMap { LetterOrigin($0) }, letters: letters,
      replaced: values[7].bytes ?? [])
  }

  private static func appending(
    _ reply: RedisConnection.Reply
  ) throws(StoreFailure) -> Appending {
    let values = reply.list ?? []
    switch values.first?.word {
    case "appended": return .appended(try place(values))
    case "present": return .present
    case "moved": return .moved
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
          dayNoted = nil
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

/// A number as Redis takes it.
private func text(_ number: Int) -> [UInt8] { Array(String(number).utf8) }
