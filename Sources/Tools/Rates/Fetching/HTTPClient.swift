import CCurl

/// Makes HTTP requests with bounds on time and size.
///
/// It follows no redirect, so that the key in an address reaches no other server.
package final class HTTPClient {
  private let curl: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?
  private let body = Body()

  /// A client; nil when libcurl cannot start.
  ///
  /// `timeout` is in seconds for a whole request.
  package init?(timeout: Int) {
    guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let curl = curl_easy_init() else {
      return nil
    }
    self.curl = curl
    guard configure(timeout: timeout) else { return nil }
  }

  deinit {
    curl_slist_free_all(headers)
    curl_easy_cleanup(curl)
    curl_global_cleanup()
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - address: The whole address.
  ///   - isLocal: True for a server on this machine, which is asked without a proxy.
  ///   - lastModified: The text of `If-Modified-Since`, with nothing but printable ASCII; nil for
  ///     none.
  /// - Returns: The response, or the reason why there is no whole one.
  package func get(_ address: String, isLocal: Bool, ifModifiedSince lastModified: String?) -> Reply
  {
    body.clear()
    curl_slist_free_all(headers)
    headers = lastModified.flatMap { curl_slist_append(nil, "If-Modified-Since: \($0)") }
    curl_set_headers(curl, headers)
    curl_set_text(curl, CURLOPT_PROXY, isLocal ? "" : nil)
    curl_set_text(curl, CURLOPT_URL, address)
    let code = curl_easy_perform(curl)
    guard code == CURLE_OK else {
      return .failed(body.isTooLarge ? "The answer is too large" : Self.words(code))
    }
    return .response(
      .init(
        status: curl_status(curl),
        contentType: curl_content_type(curl).map { String(cString: $0) } ?? "",
        retryAfter: Int(clamping: max(0, curl_retry_after(curl))),
        lastModified: curl_last_modified(curl).map { String(cString: $0) }, body: body.bytes))
  }

  private func configure(timeout: Int) -> Bool {
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_TIMEOUT, timeout), (CURLOPT_CONNECTTIMEOUT, min(timeout, 10)),
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1),
    ]
    let texts: [(CURLoption, String)] = [
      (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_USERAGENT, Self.name),
    ]
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

  /// The name in the header `User-Agent`, in the form that the Bank of England's server lets in.
  private static let name = "Mozilla/5.0 (compatible; farthing-rates)"

  /// libcurl's general words for a failure, which never hold the address.
  private static func words(_ code: CURLcode) -> String {
    String(cString: curl_easy_strerror(code))
  }
}

/// Collects the body of a response.
private final class Body {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false
  private let limit = 1_000_000

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
