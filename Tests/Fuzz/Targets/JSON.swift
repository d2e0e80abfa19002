import Formats

extension Target {
  static let json = Target("JSON") { input in
    let limits = JSONValue.Limits(bytes: 4_096, depth: 8)
    do throws(InvalidJSON) {
      let value = try JSONValue(input, limits: limits)
      precondition(input.count <= limits.bytes, "too many bytes")
      precondition(depth(of: value) <= limits.depth, "too deep")
    } catch {
      precondition(!error.message.isEmpty)
    }
  }

  private static func depth(of value: JSONValue) -> Int {
    let parts = value.array ?? value.object?.map(\.value)
    return parts.map { 1 + ($0.map(depth).max() ?? 0) } ?? 0
  }
}
