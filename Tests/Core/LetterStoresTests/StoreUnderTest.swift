import Glibc

@testable import Keeping

/// The kinds of stores, each of which has to keep the same promises.
enum StoreKind: CaseIterable, Sendable {
  case sqlite
  case redis
}

/// An empty store of one test, which several connections can share.
///
/// A Redis that `keeps` has its letters on the disk, as on a server.
final class StoreUnderTest {
  let folder = TemporaryFolder()
  let server: RedisServer?
  private let kind: StoreKind

  init(_ kind: StoreKind, keeps: Bool = false) throws {
    self.kind = kind
    server = kind == .redis ? try RedisServer(in: folder, keeps: keeps) : nil
  }

  var path: String { folder.file(kind == .redis ? "redis.sock" : "letters.sqlite") }

  /// A connection of its own, as each worker has one.
  func connection() -> any LetterStore {
    switch kind {
    case .sqlite: SQLiteLetterStore(path)
    case .redis: RedisLetterStore(path)
    }
  }

  /// The boxes as a worker uses them.
  func boxes(limit: Int = 1 << 30) -> LetterBoxes {
    LetterBoxes(
      kind == .redis ? .redis(path: path) : .sqlite(path: path), limit: limit, wait: 5_000)
  }
}

/// A server of Redis on a Unix socket, which ends with its test.
final class RedisServer {
  private var process: pid_t = 0
  private let socket: String
  private let keeps: Bool
  private let data = TemporaryFolder()

  init(in folder: TemporaryFolder, keeps: Bool) throws {
    socket = folder.file("redis.sock")
    self.keeps = keeps
    signal(SIGPIPE, SIG_IGN)
    try start()
  }

  deinit { stop() }

  /// Starts the server, without any letters unless it keeps them, and waits until it answers.
  func start() throws {
    let words = [
      "/usr/bin/setpriv", "--pdeathsig", "KILL", "redis-server", "--port", "0", "--unixsocket",
      socket, "--unixsocketperm", "700", "--save", "", "--appendonly", keeps ? "yes" : "no",
      "--appendfsync", "always", "--logfile", "/dev/null", "--dir", data.path,
    ]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let failed = posix_spawn(&process, words[0], nil, nil, &arguments, environ)
    try #require(failed == 0, "install redis-server")
    for _ in 0..<500 {
      // One that still reads what it has kept answers with an error.
      if (try? command("PING")) != nil { return }
      usleep(20_000)
    }
    Issue.record("redis-server did not start: is it installed?")
  }

  func stop() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    process = 0
    unlink(socket)
  }

  func freeze() { kill(process, SIGSTOP) }
  func resume() { kill(process, SIGCONT) }

  /// Sends a command by a connection of its own.
  @discardableResult
  func command(_ words: String...) throws -> RedisConnection.Reply {
    try RedisConnection(socket, within: patience)
      .command(words.map { Array($0.utf8) }, within: patience)
  }
}
