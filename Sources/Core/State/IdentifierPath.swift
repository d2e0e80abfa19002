package import Identifiers
package import Web

extension PathParameter {
  /// The id of a thing of some kind in a path, with the opening's name in descriptions.
  package static func id<Subject>(
    _ name: String, of subject: Subject.Type
  ) -> PathParameter where Value == Identifier<Subject> {
    PathParameter(
      name, expression: "[0-9a-f]{8}", example: "1f2e3d4c", value: { Identifier(text: $0) },
      text: { $0.text })
  }
}
