extension QRCode {
  /// The code as a picture on a page: black on white in every mode, as cameras need it.
  ///
  /// - Parameter label: What it is, for those who do not see it.
  /// - Returns: An `svg` with the class `code`.
  package func picture(_ label: String) -> HTML {
    """
    <svg class="code" viewBox="0 0 \(size) \(size)" shape-rendering="crispEdges" \
    role="img"\(attribute: "aria-label", label)>\
    <rect width="\(size)" height="\(size)" fill="#fff"/>\
    <path d="\(path)" fill="#000"/></svg>

    """
  }

  /// The code as a file of its own, black on white.
  package var file: [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)" \
      shape-rendering="crispEdges"><rect width="\(size)" height="\(size)" fill="#fff"/>\
      <path d="\(path)"/></svg>
      """.utf8)
  }
}
