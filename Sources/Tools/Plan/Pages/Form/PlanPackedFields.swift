/// The fields that only links send, in one field where a form has no room for each.
///
/// A request has a hundred fields at most, and a form with nine debts asks for nearly as many.
enum PlanPackedFields {
  /// The name of the field: its text is "due-day-1=5 basis-4=nominal".
  static let name = "carried"

  static let parameter = FormParameter(
    name, "Due days and kinds of interest in one field, where a form has no room for each",
    .matching(
      "(due-day-[1-9]=[0-9]{1,2}|basis-[1-9]=[a-z]+)( due-day-[1-9]=[0-9]{1,2}| basis-[1-9]=[a-z]+)*",
      upTo: 300, example: "due-day-1=5 basis-1=nominal"))

  private static let names = PlanForm.debts.entries.flatMap { debt in
    [debt.basis.name, debt.dueDay.name]
  }

  /// The same fields; those that only links send in one when all together would be too many.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - count: The number of other fields in the request.
  /// - Returns: The fields, or fewer.
  static func packed(
    _ fields: [(String, String)], beside count: Int
  ) -> [(String, String)] {
    guard fields.count + count > Submission.most else { return fields }
    let rare = fields.filter { names.contains($0.0) }
    let text = rare.map { "\($0)=\($1.filter { !$0.isWhitespace })" }.joined(separator: " ")
    return fields.filter { !names.contains($0.0) } + (rare.isEmpty ? [] : [(name, text)])
  }

  /// The submission with each field by itself; one that was sent by itself too wins.
  static func unpacked(_ submission: Submission) -> Submission {
    guard let text = submission.typed(name) else { return submission }
    let carried = text.split(separator: " ").compactMap { part -> (String, String)? in
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      return words.count == 2 && names.contains(words[0]) ? (words[0], words[1]) : nil
    }
    return submission.omitting([name]).adding(carried)
  }
}
