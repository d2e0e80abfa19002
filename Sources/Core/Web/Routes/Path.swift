package import Markup

/// A path of the site, which prints addresses, matches requests and describes itself.
///
///     let group = Path("/groups").appending(id)
///     group.appending("payments").address(ledger.id)  // /groups/1f2e3d4c/payments
///
/// `Value` is what fills its openings: `Void`, one value, or a pair.
package struct Path<Value: Sendable>: Sendable {
  package let pattern: PathPattern
  private let print: @Sendable (Value) -> Address

  /// The address of this path with its openings filled.
  package func address(_ value: Value) -> Address { print(value) }

  /// The path one level below.
  package func appending(_ name: StaticString) -> Path {
    Path(pattern: pattern.appending(.text(name.description))) { [print] in
      print($0).appending(name.description)
    }
  }

  /// The same path with an ending such as `.json`.
  package func withExtension(_ ending: StaticString) -> Path {
    Path(pattern: pattern.ending(in: ending.description)) { [print] in
      print($0).withExtension(ending)
    }
  }

  /// The paths below that have a second value in them.
  package func appending<Added>(_ parameter: PathParameter<Added>) -> Path<(Value, Added)> {
    Path<(Value, Added)>(pattern: pattern.appending(parameter.segment)) { [print] in
      print($0.0).appending(parameter.text($0.1))
    }
  }
}

extension Path<Void> {
  package init(_ path: StaticString) {
    self.init(pattern: PathPattern(path.description)) { Address(path) }
  }

  package var address: Address { address(()) }

  /// The path of a tool below this one; a stem is small letters and hyphens.
  package func appending(stem: String) -> Path {
    let below = address
    return Path(pattern: pattern.appending(.text(stem))) { below.appending(stem) }
  }

  /// The paths below that have a value in them.
  package func appending<Added>(_ parameter: PathParameter<Added>) -> Path<Added> {
    let below = address
    return Path<Added>(pattern: pattern.appending(parameter.segment)) {
      below.appending(parameter.text($0))
    }
  }
}
