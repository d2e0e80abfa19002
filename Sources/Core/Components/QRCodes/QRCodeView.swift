package import Formats

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
}
