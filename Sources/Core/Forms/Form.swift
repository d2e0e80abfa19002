/// The answers to a list of questions, all of them right.
///
/// Each question is a static property of the form, and the list of them is the only one: reading,
/// names, links and descriptions for programs come from it. The answer is a property of the same
/// name, so no two answers can be exchanged by accident:
///
///     struct CardForm: Form {
///       static let balance = Field("balance", question: "Balance", subject: "Balance",
///         reader: .money)
///       static let questions: [any Question] = [balance]
///       let values: FormValues
///     }
///     form.balance  // £1,250.00
///
/// The questions belong into the body of the type: from another module, Swift 6.3 crashes on the key
/// path to a static property of an extension.
@dynamicMemberLookup
package protocol Form: Sendable {
  /// Every question, in page order, which is also the order of mistakes.
  static var questions: [any Question] { get }

  /// The answers to all of them.
  var values: FormValues { get }
}

extension Form {
  /// The answer to the question that is the static property of this name.
  package subscript<SomeQuestion: Question>(
    dynamicMember path: any KeyPath<Self.Type, SomeQuestion> & Sendable
  ) -> SomeQuestion.Value {
    values[Self.self[keyPath: path]]
  }
}
