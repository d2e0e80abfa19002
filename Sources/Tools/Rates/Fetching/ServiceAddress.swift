/// The address of a service, or of a server that answers like it.
///
/// A request may have a key in its address, so addresses are never printed, and requests are
/// encrypted unless they stay on this machine.
struct ServiceAddress: Sendable {
  let base: String
  let isLocal: Bool

  /// A base address, to which paths are added; nil when it is not valid.
  init?(_ base: String) {
    guard base.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !base.contains(where: "?#@".contains),
      let scheme = ["https://", "http://"].first(where: base.hasPrefix)
    else { return nil }
    let host = base.dropFirst(scheme.count).prefix { $0 != "/" }
    guard !host.isEmpty else { return nil }
    let name = host.first == "[" ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    isLocal = ["localhost", "127.0.0.1", "[::1]"].contains(name)
    guard isLocal || scheme == "https://" else { return nil }
    self.base = base.last == "/" ? String(base.dropLast()) : base
  }
}
