import GroupsFormulas

/// The form that joins a group by its link.
enum GroupJoinForm {
  static let key = OpenAPI.Parameter(
    BoxLink.name, "The secret in the link of a group: 22 characters", .token)

  /// A name, for somebody who is not in the group yet.
  static let newMember = Field(
    "new-member", question: "I am somebody new",
    hint: "You join from now on: old payments stay as they are", subject: "Your name",
    described: "The name of somebody who is not in the group yet, with member=new",
    reader: Reader<String>.name(upTo: GroupLedger.longestName, example: "Anna").optional)
  static let member = OpenAPI.Parameter(
    GroupMeForm.member.name, "The id of a member, “new”, or nothing", .memberOrNew)

  /// The name of somebody new; nil when the form says that it is somebody else.
  static func newName(_ request: Request, in ledger: GroupLedger) throws(InvalidForm) -> String? {
    guard request.form.typed(GroupMeForm.member.name) == GroupNewcomer.mark else { return nil }
    let typed = request.form.typed(newMember.name) ?? ""
    var reading = FormReading(Submission([(GroupMemberForm.name.name, typed)]), in: ledger.currency)
    do throws(InvalidForm) {
      return try GroupMemberForm.newName(&reading, in: ledger)
    } catch {
      throw InvalidForm(
        errors: error.errors.map { FieldError(field: newMember.name, message: $0.message) })
    }
  }
}
