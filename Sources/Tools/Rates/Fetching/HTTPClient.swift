import CCurl

/// Makes HTTP requests with bounds on time and size.
///
/// It follows no redirect, so that the key in an address reaches no other server.
package final class HTTPClient {
  private let curl: UnsafeMutableRawPointer
  private let body = Body(limit: 1_000_000)

  /// A client; nil when libcurl cannot start.
  ///
  /// `timeout` is in seconds for a whole request. Requests to this machine use no proxy.
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

  /// libcurl's general words for a failure, which never hold the address.
  private static func words(_ code: CURLcode) -> String {
    String(cString: curl_easy_strerror(code))
  }
}

/// Collects the body of a response.
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

  /// Takes a chunk and returns its size; a smaller number makes libcurl stop.
  func take(_ chunk: UnsafeRawBufferPointer) -> Int {
    guard bytes.count + chunk.count <= limit else {
      isTooLarge = true
      return 0
    }
    bytes.append(contentsOf: chunk)
    return chunk.count
  }
}
