import Components
import Formats

/// The pages about a letter box that does not do what was asked.
enum GroupBoxPage {
  static let away = page(
    "The letter box is out of reach",
    "We can’t reach it just now. Nothing was changed, and nothing is lost. Try again in a while.")

  static let noRoom = page(
    "There is no room for another letter box",
    "This site carries as many letters as it can. Nothing was changed: the group stays on this "
      + "phone, and a copy can be sent as before.")

  static let notInStep = page(
    "This group is not kept in step here",
    "Nothing was changed. The page “Share” of the group keeps it in step.")

  static let inStep = page(
    "This group is in step",
    "Nothing was changed. The page “Share” of the group ends that on this phone, or for everybody.")

  static let gone = page(
    "There is no such group here",
    "The link is not whole, or nobody has used the group for 400 days. If a friend still has it, "
      + "their next change brings it back; then this link works again.")

  static let closed = page(
    "This link does not work any more",
    "Somebody made a new link or turned it off for everybody. Ask somebody in the group for the "
      + "new link, and open it here.")

  static let tooManyPhones = page(
    "This group is on 50 phones already",
    "That is as many as a group can be on. Somebody can leave on theirs; then this link works.")

  static let fullList = page(
    "This browser has as many groups as it can",
    "All of them are kept in step, and there is no room to note one more. Nothing was changed. Forget "
      + "a group that is over, or leave it; then this works.")

  static let fullListSentence =
    "This browser has as many groups as it can, all of them kept in step, so nothing was saved. "
    + "Forget a group that is over, or leave it; then this works"

  private static func page(_ title: String, _ lead: String) -> Page {
    Page(
      title: title, lead: "\(lead)", tool: GroupAddress.list,
      content: "<p><a class=\"button\"\(href: GroupAddress.list)>Go to your groups</a></p>")
  }
}
