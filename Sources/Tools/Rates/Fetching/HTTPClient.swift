import CCurl

/// Asks for one address after another, with bounds on time and size.
///
/// It follows no redirect: the key in an address is for whom it was given to.
package final class HTTPClient {
  private let curl: UnsafeMutableRawPointer
  private let body = Body(limit: 1_000_000)

  /// A client, or `nil` where libcurl cannot start.
  ///
  /// `timeout` is for a whole request, in seconds. What is on this machine is asked without a
  /// proxy.
  package init?(timeout: Int, isLocal: Bool) {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let curl = curl_easy_init() else {
      return nil
    }
    self.curl = curl
    guard configure(timeout: timeout, isLocal: isLocal) else { return nil }
  }

  deinit {
    curl_easy_cleanup(curl)
    curl_global_cleanup()
  }

  package func get(_ address: String) -> Reply {
    body.clear()
    curl_set_text(curl, CURLOPT_URL, address)
    let code = curl_easy_perform(curl)
    guard code == CURLE_OK else {
      return .failed(body.isTooLarge ? "The answer is too large" : Self.words(code))
    }
    return .answer(
      .init(
        status: curl_status(curl),
        contentType: curl_content_type(curl).map { String(cString: $0) } ?? "",
        retryAfter: Int(clamping: max(0, curl_retry_after(curl))), body: body.bytes))
  }

  private func configure(timeout: Int, isLocal: Bool) -> Bool {
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_TIMEOUT, timeout), (CURLOPT_CONNECTTIMEOUT, min(timeout, 10)),
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1),
    ]
    var texts: [(CURLoption, String)] = [
      (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_USERAGENT, "farthing-rates"),
    ]
    if isLocal { texts.append((CURLOPT_PROXY, "")) }
    let write: curl_writer = { bytes, size, count, target in
      guard let bytes, let target else { return 0 }
      let chunk = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Unmanaged<Body>.fromOpaque(target).takeUnretainedValue().take(chunk)
    }
    let target = Unmanaged.passUnretained(body).toOpaque()
    return numbers.allSatisfy { curl_set_number(curl, $0.0, $0.1) == CURLE_OK }
      && texts.allSatisfy { curl_set_text(curl, $0.0, $0.1) == CURLE_OK }
      && curl_set_writer(curl, write, target) == CURLE_OK
  }

  /// What libcurl calls a failure in general: its words hold nothing of the address.
  private static func words(_ code: CURLcode) -> String {
    String(cString: curl_easy_strerror(code))
  }
}

/// The answer as it comes in.
private final class Body {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func clear() {
    bytes = []
    isTooLarge = false
  }

  /// How many bytes were taken: fewer than there are make libcurl stop.
  func take(_ chunk: UnsafeRawBufferPointer) -> Int {
    guard bytes.count + chunk.count <= limit else {
      isTooLarge = true
      return 0
    }
    bytes.append(contentsOf: chunk)
    return chunk.count
  }
}
