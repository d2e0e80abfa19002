package import Formats

extension JSONValue {
  /// The value at a JSON pointer, whose names have no slashes in them: "/schedule/0/charge".
  package subscript(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(self) { value, name in
      Int(name).map { place in value?.array.flatMap { $0.dropFirst(place).first } ?? nil }
        ?? value?[String(name)]
    }
  }
}
