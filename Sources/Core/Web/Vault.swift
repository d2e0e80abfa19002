package import Sealing

/// The site's keys at the time of one request: what seals states and opens them again.
package struct Vault: Sendable {
  /// The second it is, since 1970.
  package let now: Int64
  private let seal: Seal
  /// The canonical host of the site, with its port if it has one.
  package let host: String
  let isSecure: Bool
  package let cookies = CookieUse()

  /// `origin` is the site's own, such as `https://farthing.example`.
  package init(_ seal: Seal, origin: String, now: Int64) {
    self.seal = seal
    self.now = now
    isSecure = origin.hasPrefix("https://")
    host = String(origin.drop { $0 != "/" }.drop { $0 == "/" })
  }

  package func at(_ now: Int64) -> Vault {
    Vault(seal: seal, host: host, isSecure: isSecure, now: now)
  }

  private init(seal: Seal, host: String, isSecure: Bool, now: Int64) {
    self.seal = seal
    self.host = host
    self.isSecure = isSecure
    self.now = now
  }
}

// MARK: - Cookies

/// A cookie that would not fit: browsers drop such a cookie without a word.
package struct CookieTooLarge: Error, Equatable {}

/// A state as a browser kept it.
package struct KeptState<State: Sendable>: Sendable {
  package let state: State

  /// Whether the cookie should be written anew, because its key is on its way out or it is old.
  package let needsResealing: Bool
}

extension Vault {
  /// The state in a cookie; one that is absent, forged, expired or from another version is none.
  ///
  /// Of several with one name the first that opens and `isExpected` counts, so that one that was
  /// planted cannot hide ours.
  package func state<State: Packable>(
    _ type: State.Type, in cookie: StateCookie, of request: Request,
    where isExpected: (State) -> Bool = { _ in true }
  ) -> KeptState<State>? {
    let name = cookie.name(secure: isSecure)
    for token in request.cookies[name] {
      guard let opened = try? seal.open(token, for: binding(of: cookie), at: now),
        let state = try? State(packed: opened.payload)
      else {
        cookies.noteRefused(name)
        continue
      }
      cookies.noteOpened()
      if isExpected(state) { return KeptState(state: state, needsResealing: opened.needsResealing) }
    }
    return nil
  }

  /// The header that keeps a state in the browser; it is sealed only where it fits.
  package func keep(
    _ state: some Packable, in cookie: StateCookie
  ) throws(CookieTooLarge) -> Response.Header {
    let payload = state.packed
    guard size(of: payload, in: cookie) <= CookieSize.limit else { throw CookieTooLarge() }
    let token = seal.seal(
      payload, for: binding(of: cookie), at: now, lifetime: StateCookie.lifetime)
    cookies.noteSealed()
    return cookie.header(token, seconds: StateCookie.lifetime, secure: isSecure)
  }

  package func fits(_ state: some Packable, in cookie: StateCookie) -> Bool {
    size(of: state, in: cookie) <= CookieSize.limit
  }

  /// The bytes of name and value that a state takes in a cookie, measured without sealing it.
  package func size(of state: some Packable, in cookie: StateCookie) -> Int {
    size(of: state.packed, in: cookie)
  }

  private func size(of payload: [UInt8], in cookie: StateCookie) -> Int {
    cookie.name(secure: isSecure).utf8.count
      + seal.length(payloadCount: payload.count, at: now, lifetime: StateCookie.lifetime)
  }

  /// The headers that make the browser forget a cookie, and pages that it has stored.
  ///
  /// Only its cache: what waits without a network for other groups is storage of the same site.
  package func forget(_ cookie: StateCookie) -> [Response.Header] {
    [
      cookie.header("", seconds: 0, secure: isSecure),
      Response.Header("Clear-Site-Data", "\"cache\""),
    ]
  }

  private func binding(of cookie: StateCookie) -> Binding {
    Binding(
      purpose: cookie.purpose, name: cookie.name(secure: isSecure), host: host,
      schemaVersion: cookie.schemaVersion)
  }
}

// MARK: - Links, forms and files

/// A sealed state that travels outside a cookie: in a link, a hidden field or a file.
package struct Parcel: Sendable {
  let purpose: Purpose
  let name: String
  let schemaVersion: Int
  let lifetime: Int64

  /// `name` is that of the parameter or field; `lifetime` is in seconds.
  package init(_ purpose: Purpose, named name: String, schemaVersion: Int, lifetime: Int64) {
    self.purpose = purpose
    self.name = name
    self.schemaVersion = schemaVersion
    self.lifetime = lifetime
  }

  /// More than any cookie holds, and less than a form may.
  static let limit = 32 * 1024
}

extension Vault {
  package func wrap(_ state: some Packable, as parcel: Parcel) -> String {
    seal.seal(state.packed, for: binding(of: parcel), at: now, lifetime: parcel.lifetime)
  }

  /// What a token holds; `nil` when it is no such parcel, or its time is over.
  package func unwrap<State: Packable>(
    _ type: State.Type, _ token: String, as parcel: Parcel
  ) -> State? {
    guard
      let opened = try? seal.open(token, for: binding(of: parcel), at: now, limit: Parcel.limit)
    else { return nil }
    return try? State(packed: opened.payload)
  }

  private func binding(of parcel: Parcel) -> Binding {
    Binding(
      purpose: parcel.purpose, name: parcel.name, host: host, schemaVersion: parcel.schemaVersion)
  }
}
