/// What happens to one kind of data.
struct DataFlow: Sendable {
  let what: String
  let place: String
  let time: String
  /// Who decides about it: the controller, in the words of data protection.
  let controller: String
  let others: String

  /// How long letters are there.
  private static let letters =
    "Until somebody turns it off, or 400 days after the last letter (14 while one phone alone has it)"

  /// Every flow of data that there is.
  static let all = [
    DataFlow(
      what: "Figures in a calculator",
      place: """
        In the address of the page, also inside a frame on another site. The server reads them, \
        answers, and keeps nothing. A browser never passes them on as a referrer.
        """,
      time: "Until the answer is sent",
      controller: "You",
      others: "Whoever you give the link to"),
    DataFlow(
      what: "Letters to creditors, and a budget on your sheet of debts",
      place: """
        In the form that you send, and in no address. The server makes the page or the PDF, and keeps \
        nothing.
        """,
      time: "Until the answer is sent",
      controller: "You",
      others: "Nobody"),
    DataFlow(
      what: "My cards and debts",
      place: "In one sealed cookie, in your browser",
      time: "Until you delete it, or 400 days without a visit",
      controller: "You",
      others: "Nobody"),
    DataFlow(
      what: "A plan that you keep",
      place: "In the same cookie, in your browser",
      time: "Until you forget it, or as long as the cards",
      controller: "You",
      others: "Nobody"),
    DataFlow(
      what: "Groups that share expenses",
      place: "In a sealed cookie for each group, and copies of its pages, in your browser",
      time: "Until you forget the group, or 400 days without a visit",
      controller: "You and the others in the group",
      others: "The others in the group, once you share it"),
    DataFlow(
      what: "A payment that you have begun to type",
      place: "In your browser, with scripts alone",
      time: "Until you save it or forget the group, or 7 days and the next look at the group",
      controller: "You",
      others: "Nobody"),
    DataFlow(
      what: "How the columns of your bank’s statements are read",
      place: """
        In one sealed cookie, in your browser: your answers about the last six kinds of file, and none \
        of what is in them
        """,
      time: "Until you forget your last group, or 400 days without a statement",
      controller: "You",
      others: "Nobody"),
    DataFlow(
      what: "The letter box of a group that is kept in step",
      place: """
        On the server, as sealed letters. Their key is on the phones of the group and in your link. The \
        server has it only while it answers you.
        """,
      time: letters,
      controller: "You and the others in the group",
      others: "The others in the group"),
    DataFlow(
      what: "The letter box of cards and debts that are kept in step",
      place: """
        On the server, as sealed letters. Their key is on the phones that keep them and in your link. \
        The server has it only while it answers you.
        """,
      time: letters,
      controller: "You and whoever keeps them with you",
      others: "Whoever keeps them with you"),
    DataFlow(
      what: "Files and links that you share",
      place: "Where you save or send them. A link is sealed, a file is not.",
      time: """
        A link works for 15 minutes (cards) or 7 days (a copy of a group). The link of what is \
        kept in step works until somebody makes a new one or turns it off. A file has no end.
        """,
      controller: "You",
      others: "Whoever has the link or the file"),
    DataFlow(
      what: "Logs",
      place: "On the server: the time, the page and whether it worked. No figures, no address.",
      time: "Eight weeks in the web server’s log. In the machine’s journal as long as it is set to",
      controller: "The people who run this site",
      others: "Nobody"),
    DataFlow(
      what: "Counts for partners",
      place: """
        On the server: how often a tool was shown and answered on a partner’s site, by day. Nothing \
        about who.
        """,
      time: "400 days",
      controller: "The people who run this site",
      others: "The partner, where a number is 5 or more"),
  ]
}
