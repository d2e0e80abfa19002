@testable import Keeping

/// The keys, places and times that the tests of this module share.
enum Example {
  static let now: Int64 = 1_795_000_000
  static let wallet = place()

  static func place(
    purpose: Purpose = .wallet, name: String = "__Host-cards", host: String = "farthing.example",
    version: Int = 1
  ) -> Binding {
    Binding(purpose: purpose, name: name, host: host, schemaVersion: version)
  }

  /// The keys 2026a (the bytes 0x70 to 0x8f), 2026b and 2026c, as lines without their use.
  static let a = "2026a cHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo8="
  static let b = "2026b bm90IGEgc2VjcmV0LCBidXQgYW4gZXhhbXBsZSBrZXk="
  static let c = "2026c dGhpcyBvbmUgaXMgYW4gZXhhbXBsZSBrZXksIHRvbyE="

  static func seal(_ lines: String...) throws -> Seal {
    Seal(try KeyRing(keyFile: [UInt8](lines.joined(separator: "\n").utf8)))
  }
}

extension Seal {
  /// What keeps a token shut; `nil` when it opens.
  func problem(
    with token: String, for binding: Binding = Example.wallet, at now: Int64 = Example.now
  ) -> SealProblem? {
    do {
      _ = try open(token, for: binding, at: now)
      return nil
    } catch {
      return error
    }
  }
}
