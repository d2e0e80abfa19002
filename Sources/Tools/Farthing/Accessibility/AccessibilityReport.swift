/// What came of trying the pages, criterion by criterion.
enum AccessibilityReport {
  /// The day on which all criteria were last tried.
  static let date = CalendarDate(year: 2026, month: 11, day: 25) ?? .earliest

  /// How they were tried, in sentences for the statement.
  static let method = """
    A program, axe, went through 31 pages in Chromium. It did so in light and dark, and at 320 and 1280 \
    pixels. Other programs set letters of 24 pixels and the spacing of 1.4.12. They pressed the tab key \
    from link to link, and compared the order of reading with what one sees. Pictures, words and source \
    were read too. Each version is tried again by axe.
    """

  /// What nobody has tried, which the statement has to say too.
  static let untested = """
    Nobody has tried a screen reader yet, such as NVDA, VoiceOver or TalkBack. Nor other browsers, nor \
    our PDF files. Nobody who has a disability has tried the pages for us.
    """

  static var gaps: [String] { own.compactMap(\.gap) }

  /// The criteria on a site; one whose number stands in a gap of the site is not met there.
  static func rows(on site: Site) -> [AccessibilityCriterion] {
    let gaps = site.statements.accessibility?.gaps ?? []
    return own.map { row in
      gaps.first { row.isNamed(in: $0) }.map(row.failing) ?? row
    }
  }

  private static let own = perceivable + operable + understandable + robust

  private static let perceivable: [AccessibilityCriterion] = [
    .init(
      "1.1.1", "Non-text Content", "A", .supports, .both,
      "Charts have their figures as a table or in words; icons beside words are hidden."),
    .init(
      "1.2.1", "Audio-only and Video-only (Prerecorded)", "A", .notApplicable, .person,
      "No recorded sound or film."),
    .init("1.2.2", "Captions (Prerecorded)", "A", .notApplicable, .person, "No film."),
    .init(
      "1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", .notApplicable, .person,
      "No film."),
    .init("1.2.4", "Captions (Live)", "AA", .notApplicable, .person, "Nothing live."),
    .init(
      "1.2.5", "Audio Description (Prerecorded)", "AA", .notApplicable, .person, "No film."),
    .init(
      "1.3.1", "Info and Relationships", "A", .supports, .both,
      "Headings, lists, tables, groups of fields and labels are marked up as what they are."),
    .init(
      "1.3.2", "Meaningful Sequence", "A", .supports, .both,
      "Pages are read in the order in which they are seen. A program compares both."),
    .init(
      "1.3.3", "Sensory Characteristics", "A", .supports, .person,
      "Nothing is named by its place, shape or sound alone."),
    .init(
      "1.3.4", "Orientation", "AA", .supports, .program, "Upright and sideways show the same."),
    .init(
      "1.3.5", "Identify Input Purpose", "AA", .supports, .both,
      """
      Your name and address in a letter are marked, and so are a partner’s code and key. No other field \
      asks about you.
      """),
    .init(
      "1.4.1", "Use of Color", "A", .supports, .person,
      "Lines are dashed or solid. Areas are hatched, or parted by a line and named. Links are underlined."
    ),
    .init(
      "1.4.2", "Audio Control", "A", .supports, .person,
      "The answer is read out only when a button asks for it, which stops it too."),
    .init(
      "1.4.3", "Contrast (Minimum)", "AA", .supports, .program,
      "In light and dark; letters in charts are measured by a program of our own."),
    .init(
      "1.4.4", "Resize Text", "AA", .supports, .both,
      "Letters of 24 pixels on a screen of 320 pixels cut nothing off."),
    .init("1.4.5", "Images of Text", "AA", .supports, .person, "There are none."),
    .init(
      "1.4.10", "Reflow", "AA", .supports, .program,
      "At 320 pixels; tables of months and years scroll in a frame of their own."),
    .init(
      "1.4.11", "Non-text Contrast", "AA", .supports, .both, "Edges of fields, lines of charts."),
    .init(
      "1.4.12", "Text Spacing", "AA", .supports, .program,
      "No text is cut off and no page scrolls sideways."),
    .init(
      "1.4.13", "Content on Hover or Focus", "AA", .supports, .person,
      "The reader of a chart follows the pointer, and stands below the chart."),
  ]

  private static let operable: [AccessibilityCriterion] = [
    .init(
      "2.1.1", "Keyboard", "A", .supports, .both,
      "Walked through 31 pages by the tab key; charts are read with arrow keys."),
    .init(
      "2.1.2", "No Keyboard Trap", "A", .supports, .both,
      "Each walk came to the end of the page."),
    .init("2.1.4", "Character Key Shortcuts", "A", .notApplicable, .person, "There are none."),
    .init(
      "2.2.1", "Timing Adjustable", "A", .doesNotSupport, .person,
      "A link that moves cards ends after 15 minutes, the preview of a file after an hour.",
      gap: """
        A link that moves cards to another phone works for 15 minutes, and the preview of a file for an \
        hour. Neither can be made to last longer. Both can be made again, and nothing is lost (2.2.1).
        """),
    .init(
      "2.2.2", "Pause, Stop, Hide", "A", .supports, .person,
      "Nothing moves by itself."),
    .init(
      "2.3.1", "Three Flashes or Below Threshold", "A", .supports, .person, "Nothing flashes."),
    .init(
      "2.4.1", "Bypass Blocks", "A", .supports, .both,
      "The first link of each page leads to its main part."),
    .init(
      "2.4.2", "Page Titled", "A", .supports, .both,
      "31 pages have 31 titles; one with mistakes begins with “Error”."),
    .init(
      "2.4.3", "Focus Order", "A", .supports, .both,
      "In the order of the source on every page; no tabindex above 0."),
    .init(
      "2.4.4", "Link Purpose (In Context)", "A", .supports, .both,
      "By the link, or by the sentence that it is in."),
    .init(
      "2.4.5", "Multiple Ways", "AA", .supports, .person,
      "Menu, home page and links from page to page."),
    .init(
      "2.4.6", "Headings and Labels", "AA", .supports, .person,
      "Headings are questions or say what follows; each field has its question."),
    .init(
      "2.4.7", "Focus Visible", "AA", .supports, .both,
      "A ring in two colours; a field in a row of buttons has it round the row."),
    .init(
      "2.4.11", "Focus Not Obscured (Minimum)", "AA", .supports, .program,
      "At 360 and 1280 pixels. A bar hid the slider of a chart on phones: mended on 25 November 2026."
    ),
    .init(
      "2.5.1", "Pointer Gestures", "A", .supports, .person,
      "One tap does everything; a card that can be swiped has a button too."),
    .init(
      "2.5.2", "Pointer Cancellation", "A", .supports, .person,
      "Presses count as they end. Holding − or + goes on in steps, which the other takes back."),
    .init(
      "2.5.3", "Label in Name", "A", .supports, .program,
      "Buttons that show the signs − and + are named by what they do, such as “Pay £5 more”."),
    .init("2.5.4", "Motion Actuation", "A", .notApplicable, .person, "Nothing reacts to motion."),
    .init(
      "2.5.7", "Dragging Movements", "AA", .supports, .person,
      "Nothing has to be dragged: a press on a chart reads it there."),
    .init(
      "2.5.8", "Target Size (Minimum)", "AA", .supports, .program,
      "Nothing outside a sentence is smaller than 24 pixels; most are 44."),
  ]

  private static let understandable: [AccessibilityCriterion] = [
    .init("3.1.1", "Language of Page", "A", .supports, .program, "British English."),
    .init("3.1.2", "Language of Parts", "AA", .supports, .person, "All parts are English."),
    .init(
      "3.2.1", "On Focus", "A", .supports, .both,
      "No page changed during the walks by the tab key."),
    .init(
      "3.2.2", "On Input", "A", .supports, .person,
      "Typing changes nothing until a button is pressed; sliders only read out."),
    .init(
      "3.2.3", "Consistent Navigation", "AA", .supports, .program,
      "Header and foot are the same on 30 pages; a frame on another site has neither."),
    .init(
      "3.2.4", "Consistent Identification", "AA", .supports, .person,
      "The same things have the same words in all tools."),
    .init(
      "3.2.6", "Consistent Help", "A", .supports, .both,
      "Help lines are in the last box of a page, the contact at its foot."),
    .init(
      "3.3.1", "Error Identification", "A", .supports, .both,
      "A list at the top leads to each field; the message is beside it."),
    .init(
      "3.3.2", "Labels or Instructions", "A", .supports, .both,
      "Each field has its question, and a hint where it needs one."),
    .init(
      "3.3.3", "Error Suggestion", "AA", .supports, .person,
      "Messages say what would be right, such as “like 1,250 or 99.50”."),
    .init(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", .doesNotSupport, .person,
      "Most changes can be undone, or we ask first. What two buttons do can’t, and we don’t ask.",
      gap: """
        “Delete all my cards and debts” and “Forget this group” cannot be undone. We do not \
        ask you first. A sentence beside each button says what it does (3.3.4).
        """),
    .init(
      "3.3.7", "Redundant Entry", "A", .supports, .person,
      "Links between tools carry the figures along."),
    .init(
      "3.3.8", "Accessible Authentication (Minimum)", "AA", .supports, .person,
      "Nobody signs in. The key for counts can be pasted."),
  ]

  private static let robust: [AccessibilityCriterion] = [
    .init(
      "4.1.2", "Name, Role, Value", "A", .supports, .both,
      "Controls are those of HTML; axe found nothing on any page."),
    .init(
      "4.1.3", "Status Messages", "AA", .supports, .both,
      "A new answer and a copied link are announced."),
  ]
}
