package import Finance
import Keeping

extension Identifier {
  /// The ids of things that a form creates: all different, and the same when the form is sent twice.
  ///
  /// They are keyed with the site's key. Without it, the sender of a form could search for a form
  /// that makes two equal ids. A program's form has no mark and makes new ids each time.
  ///
  /// - Parameters:
  ///   - count: How many things there are.
  ///   - operation: The form that was sent.
  ///   - vault: The keys of the site.
  /// - Returns: As many ids.
  package static func several(
    _ count: Int, madeBy operation: Operation, in vault: Vault
  ) -> [Self] {
    var ids: [Self] = []
    var number: UInt32 = 0
    while ids.count < count {
      let id =
        operation.mark.map { mark in
          Self(bytes: vault.digest(of: mark + Identifier<Subject>(number).packed, count: 4))
        } ?? .random()
      number += 1
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// The id of the one thing that a form creates: see ``several(_:madeBy:in:)``.
  package init(madeBy operation: Operation, in vault: Vault) {
    self = Self.several(1, madeBy: operation, in: vault)[0]
  }

  /// The id of the one thing that a form adds to a collection: the same whenever the form is sent.
  ///
  /// A collection that has a thing of this id has what the form adds, so the form was answered before.
  /// A program's form without an id is the same one as long as the cookies are the same.
  package init(addedBy operation: Operation, in vault: Vault) {
    self.init(bytes: vault.digest(of: operation.digest, count: 4))
  }
}

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
