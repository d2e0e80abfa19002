package import Markup

/// The served names of our own files: `farthing.css` is `/assets/farthing.3f2a….css`.
package struct Assets: Sendable {
  private let served: [String: String]
  private let integrities: [String: String]

  package init(served: [String: String], integrities: [String: String] = [:]) {
    self.served = served
    self.integrities = integrities
  }

  /// The generator's list: a line for each file, its plain name, the served one and the digest.
  package init(list: String) {
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      .filter { $0.count == 3 }
    served = Dictionary(lines.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    integrities = Dictionary(lines.map { ($0[0], $0[2]) }, uniquingKeysWith: { first, _ in first })
  }

  /// What an `integrity` attribute says of a file.
  package func integrity(of name: String) -> String? {
    integrities[name]
  }

  /// The address of a file by its plain name.
  package subscript(_ name: String) -> Address {
    Address("/assets").appending(served[name] ?? name)
  }
}
