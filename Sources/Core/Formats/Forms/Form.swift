/// The answers to a list of questions, all of them right.
///
/// Each question is a static property of the form, and the list of them is the only one: reading,
/// names, links and descriptions for programs come from it. An answer that others ask for is a
/// property with the name of its question:
///
///     struct CardForm: Form {
///       static let balance = Field("balance", question: "Balance", subject: "Balance",
///         reader: .money)
///       static let questions: [any Question] = [balance]
///       let values: FormValues
///       var balance: Money { values[Self.balance] }
///     }
///     form.balance  // £1,250.00
package protocol Form: Sendable {
  /// Every question, in page order, which is also the order of mistakes.
  static var questions: [any Question] { get }

  var values: FormValues { get }
}
