package import Keeping

/// The site's keys at the time of one request, which seal states and open them again.
package struct Vault: Sendable {
  /// The time of the request, in seconds since 1970.
  package let now: Int64
  private let seal: Seal
  /// The canonical host of the site, with its port if it has one.
  package let host: String
  let isSecure: Bool
  /// The counts of cookies opened, sealed and refused.
  package let cookies = CookieUse()

  /// The same keys at another time, in seconds since 1970, with counts of their own.
  package func at(_ now: Int64) -> Vault {
    Vault(now: now, seal: seal, host: host, isSecure: isSecure)
  }
}

extension Vault {
  /// A vault for one request.
  ///
  /// - Parameters:
  ///   - seal: The keys.
  ///   - origin: The site's own origin, such as `https://farthing.example`.
  ///   - now: The time, in seconds since 1970.
  package init(_ seal: Seal, origin: String, now: Int64) {
    self.init(
      now: now, seal: seal, host: String(origin.drop { $0 != "/" }.drop { $0 == "/" }),
      isSecure: origin.hasPrefix("https://"))
  }

  /// Bytes that depend on a visitor's input and that cannot be computed without the keys.
  ///
  /// - Parameters:
  ///   - message: What they follow from.
  ///   - count: How many bytes, 1 to 64.
  /// - Returns: The bytes; others once the site seals with another key.
  package func digest(of message: [UInt8], count: Int) -> [UInt8] {
    seal.digest(of: message, count: count)
  }
}

// MARK: - Cookies

/// The error for a state too large for a cookie, which browsers would silently drop.
package struct CookieTooLarge: Error, Equatable {}

/// A state read from a cookie.
package struct KeptState<State: Sendable>: Sendable {
  package let state: State

  /// True when the cookie should be written again, because it is old or its key is being replaced.
  package let needsResealing: Bool

  /// The bytes of name and value of its cookie; 0 for one of several.
  package let size: Int

  /// A state that was read from one or several cookies.
  package init(state: State, needsResealing: Bool, size: Int = 0) {
    (self.state, self.needsResealing, self.size) = (state, needsResealing, size)
  }
}

extension Vault {
  /// The state in a cookie; nil when it is absent, forged, expired or of another version.
  ///
  /// Of several cookies with one name, the first that opens and is expected counts, so that a
  /// planted one cannot hide ours.
  ///
  /// - Parameters:
  ///   - type: The type of the state.
  ///   - cookie: The cookie.
  ///   - request: The request that came with it.
  ///   - isExpected: Decides whether a state is the wanted one.
  /// - Returns: The state, or nil.
  package func state<State: Packable>(
    _ type: State.Type, in cookie: StateCookie, of request: Request,
    where isExpected: (State) -> Bool = { _ in true }
  ) -> KeptState<State>? {
    if let held = request.held(type, in: cookie), isExpected(held.state) { return held }
    let name = cookie.name(secure: isSecure)
    for token in request.cookies[name] {
      guard let opened = try? seal.open(token, for: binding(of: cookie), at: now),
        let state = try? State(packed: opened.payload)
      else {
        cookies.noteRefused(name)
        continue
      }
      cookies.noteOpened()
      guard isExpected(state) else { continue }
      return KeptState(
        state: state, needsResealing: opened.needsResealing,
        size: name.utf8.count + token.utf8.count)
    }
    return nil
  }

  /// The header that keeps a state in the browser; it is sealed only when it fits.
  ///
  /// A build for tests stops when the state could not be read back as it is.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - cookie: The cookie to keep it in.
  /// - Returns: A `Set-Cookie` header.
  /// - Throws: ``CookieTooLarge`` when it does not fit.
  package func keep<State: Packable & Equatable>(
    _ state: State, in cookie: StateCookie
  ) throws(CookieTooLarge) -> Response.Header {
    let payload = state.packedAndReadBack
    guard size(ofBytes: payload.count, in: cookie) <= CookieSize.limit else {
      throw CookieTooLarge()
    }
    let token = seal.seal(
      payload, for: binding(of: cookie), at: now, lifetime: StateCookie.lifetime)
    cookies.noteSealed()
    return cookie.header(token, seconds: StateCookie.lifetime, secure: isSecure)
  }

  /// True when a state fits in a cookie.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - cookie: The cookie.
  ///   - room: The bytes, before they are sealed, that have to stay free behind the state.
  /// - Returns: True when it fits.
  package func fits(
    _ state: some Packable, in cookie: StateCookie, leaving room: Int = 0
  ) -> Bool {
    state.packed.count + room <= self.room(in: cookie)
  }

  /// The most bytes, before they are sealed, that a cookie may hold.
  package func room(in cookie: StateCookie) -> Int {
    // Four characters hold three bytes, and the last of them may hold one or two.
    var room = (CookieSize.limit - size(ofBytes: 0, in: cookie)) * 3 / 4 + 2
    while size(ofBytes: room, in: cookie) > CookieSize.limit { room -= 1 }
    return room
  }

  /// The bytes that name and value of a cookie would have, measured without sealing.
  private func size(ofBytes count: Int, in cookie: StateCookie) -> Int {
    cookie.name(secure: isSecure).utf8.count
      + seal.length(payloadCount: count, at: now, lifetime: StateCookie.lifetime)
  }

  /// The headers that delete a cookie, and the pages in the browser's cache.
  ///
  /// Other storage of the site stays: it holds payments for other groups that wait for a network.
  package func forget(_ cookie: StateCookie) -> [Response.Header] {
    [
      cookie.header("", seconds: 0, secure: isSecure),
      Response.Header("Clear-Site-Data", "\"cache\""),
    ]
  }

  /// True when a response sets or deletes a cookie.
  package func isSet(_ cookie: StateCookie, by response: Response) -> Bool {
    let start = cookie.name(secure: isSecure) + "="
    return response.headers.contains {
      $0.name.description == "Set-Cookie" && $0.value.hasPrefix(start)
    }
  }

  private func binding(of cookie: StateCookie) -> Binding {
    Binding(
      purpose: cookie.purpose, name: cookie.name(secure: isSecure), host: host,
      schemaVersion: cookie.schemaVersion)
  }
}

extension Packable where Self: Equatable {
  /// The state as bytes, which in a build for tests are read back and compared.
  fileprivate var packedAndReadBack: [UInt8] {
    let bytes = packed
    assert((try? Self(packed: bytes)) == self, "A \(Self.self) is not read back as it was packed")
    return bytes
  }
}

// MARK: - Links, forms and files

/// A sealed state outside a cookie: in a link, a hidden field or a file.
package struct Parcel: Sendable {
  /// The name of the parameter or field that carries it.
  package let name: String

  let purpose: Purpose
  let schemaVersion: Int
  let lifetime: Int64

  /// A parcel of one kind.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of its token.
  ///   - name: The name of the parameter or field that carries it.
  ///   - schemaVersion: The version of the packed state.
  ///   - lifetime: How long it can be opened, in seconds.
  package init(_ purpose: Purpose, named name: String, schemaVersion: Int, lifetime: Int64) {
    self.purpose = purpose
    self.name = name
    self.schemaVersion = schemaVersion
    self.lifetime = lifetime
  }
}

extension Vault {
  /// The token of a state, to be sent as a parcel; it is read back as in ``keep(_:in:)``.
  package func wrap(_ state: some Packable & Equatable, as parcel: Parcel) -> String {
    seal.seal(state.packedAndReadBack, for: binding(of: parcel), at: now, lifetime: parcel.lifetime)
  }

  /// The state in a token, or nil when it is not such a parcel or has expired.
  ///
  /// - Parameters:
  ///   - type: The type of the state.
  ///   - token: The token as it came.
  ///   - parcel: The kind of parcel.
  /// - Returns: The state, or nil.
  package func unwrap<State: Packable>(
    _ type: State.Type, _ token: String, as parcel: Parcel
  ) -> State? {
    guard
      let opened = try? seal.open(
        token, for: binding(of: parcel), at: now, limit: TextFormat.longestToken)
    else { return nil }
    return try? State(packed: opened.payload)
  }

  private func binding(of parcel: Parcel) -> Binding {
    Binding(
      purpose: parcel.purpose, name: parcel.name, host: host, schemaVersion: parcel.schemaVersion)
  }
}
