import Keeping

/// The pages about a letter box that does not do what was asked.
enum GroupBoxPage {
  static let words = BoxWords(
    noRoom: .init(
      "There is no room for another letter box",
      "This site carries as many letters as it can. Nothing was changed: the group stays on this "
        + "phone, and a copy can be sent as before."),
    notInStep: .init(
      "This group is not kept in step here",
      "Nothing was changed. The page “Share” of the group keeps it in step."),
    inStep: .init(
      "This group is in step",
      "Nothing was changed. The page “Share” of the group ends that on this phone, or for everybody."
    ),
    gone: .init(
      "There is no such group here",
      "The link is not whole, or nobody has used the group for \(BoxLimits.days) days "
        + "(\(BoxLimits.daysAlone) until a second phone has it). If a friend still has it, "
        + "their next change brings it back; then this link works again."),
    closed: .init(
      "This link does not work any more",
      "Somebody made a new link or turned it off for everybody. Ask somebody in the group for the "
        + "new link, and open it here."),
    tooManyPhones: .init(
      "This group is on \(KnownPhones.most) phones already",
      "That is as many as a group can be on. Somebody can leave on theirs; then this link works."),
    wayOn: "Go to your groups", same: "the same group", offer: "One group on everybody’s phone",
    link: "Link of this group",
    leaving: "You keep the group as it is now. The others go on in step.",
    turningOff:
      "Our letters are deleted. Each phone keeps the group as it last saw it, and they drift apart "
      + "from then on. A friend who has not looked since the last change does not get it: send a "
      + "copy.",
    left: "This phone has left. It keeps the group as it is now, and the others go on in step.",
    turnedOff:
      "Turned off for everybody. Our letters are deleted, and each phone keeps the group as it last "
      + "saw it.",
    wayBack: "If one of you keeps the group in step again, open their link here.")

  static let fullList = BoxWords.Refusal(
    "This browser has as many groups as it can",
    "All of them are kept in step, and there is no room to note one more. Nothing was changed. Forget "
      + "a group that is over, or leave it; then this works.")

  static let fullListSentence =
    "This browser has as many groups as it can, all of them kept in step, so nothing was saved. "
    + "Forget a group that is over, or leave it; then this works"

  static func page(_ refusal: BoxWords.Refusal) -> Page {
    words.page(refusal, at: GroupAddress.list)
  }
}
