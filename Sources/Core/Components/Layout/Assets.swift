/// The public names of the site's files: `farthing.css` is `/assets/farthing.3f2a….css`.
package struct Assets: Sendable {
  private let served: [String: String]
  private let integrities: [String: String]

  /// Reads the generator's list: on each line the plain name, the public name and the digest.
  ///
  /// Lines of any other form are ignored.
  package init(list: String) {
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .filter { $0.count == 3 }
    served = Dictionary(lines.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    integrities = Dictionary(lines.map { ($0[0], $0[2]) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of the `integrity` attribute for a file; nil for an unknown one.
  package func integrity(of name: String) -> String? {
    integrities[name]
  }

  /// The address of a file by its plain name.
  package subscript(_ name: String) -> Address {
    Address("/assets").appending(served[name] ?? name)
  }
}
