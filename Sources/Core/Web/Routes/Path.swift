/// A path of the site, which writes addresses, matches requests and describes itself.
///
///     let group = Path("/groups").appending(id)
///     group.appending("payments").address(ledger.id)  // /groups/1f2e3d4c/payments
///
/// `Value` is the type of the values in it: `Void`, a single type, or a pair.
package struct Path<Value: Sendable>: Sendable {
  package let pattern: PathPattern
  private let print: @Sendable (Value) -> Address

  /// Reads the texts in a path that matches the pattern; returns nil when one is not a value.
  let read: @Sendable (ArraySlice<Substring>) -> Value?

  /// The address with a value in it.
  package func address(_ value: Value) -> Address { print(value) }

  /// The path one level below, with a fixed name.
  package func appending(_ name: StaticString) -> Path {
    Path(
      pattern: pattern.appending(.text(name.description)),
      print: { [print] in print($0).appending(name.description) }, read: read)
  }

  /// The same path with an ending such as `.json`.
  package func withExtension(_ ending: StaticString) -> Path {
    Path(
      pattern: pattern.ending(in: ending.description),
      print: { [print] in print($0).withExtension(ending) }, read: read)
  }

  /// The paths one level below, with a second value.
  package func appending<Added>(_ parameter: PathParameter<Added>) -> Path<(Value, Added)> {
    Path<(Value, Added)>(
      pattern: pattern.appending(parameter.segment),
      print: { [print] in print($0.0).appending(parameter.text($0.1)) },
      read: { [read] texts in
        guard let text = texts.last, let added = parameter.value(text),
          let value = read(texts.dropLast())
        else { return nil }
        return (value, added)
      })
  }
}

extension Path<Void> {
  /// A fixed path, which begins with a slash.
  package init(_ path: StaticString) {
    self.init(
      pattern: PathPattern(path.description), print: { Address(path) }, read: { _ in () })
  }

  /// The address of a fixed path.
  package var address: Address { address(()) }

  /// The path of a tool below this one; a stem consists of small letters and hyphens, and of slashes
  /// between its parts.
  package func appending(stem: String) -> Path {
    let parts = stem.split(separator: "/").map(String.init)
    let below = parts.reduce(address) { $0.appending($1) }
    return Path(
      pattern: parts.reduce(pattern) { $0.appending(.text($1)) }, print: { below }, read: read)
  }

  /// The paths one level below, with a value.
  package func appending<Added>(_ parameter: PathParameter<Added>) -> Path<Added> {
    let below = address
    return Path<Added>(
      pattern: pattern.appending(parameter.segment),
      print: { below.appending(parameter.text($0)) },
      read: { $0.last.flatMap(parameter.value) })
  }
}
