/// The page that takes everything to another phone, to which tools link.
package enum AnotherPhonePath {
  package static let page = Path("/another-phone")
  /// The field of a form that goes on to the page, and its value.
  package static let then = (name: "then", value: "another-phone")
}
