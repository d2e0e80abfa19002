import Calendars

/// What came of trying the pages, criterion by criterion.
enum AccessibilityReport {
  /// The day on which all criteria were last tried.
  static let date = CalendarDate(year: 2026, month: 11, day: 25) ?? .earliest

  /// How they were tried, in sentences for the statement.
  static let method = """
    By program: every page in each of its states with axe, in light and dark, with scripts and \
    without, at 320 and 1280 pixels, with the text spacing of criterion 1.4.12 and with letters of \
    24 pixels. By person: at the keyboard and by eye, in Chromium.
    """

  /// What nobody has tried, which the statement has to say too.
  static let untested = """
    Not tried yet: screen readers such as NVDA, VoiceOver and TalkBack with the people who use them.
    """

  /// The gaps, as the statement says them.
  static var gaps: [String] { rows.compactMap(\.gap) }

  static let rows = perceivable + operable + understandable + robust

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
      "Pages read in the same order without the style sheet."),
    .init(
      "1.3.3", "Sensory Characteristics", "A", .supports, .person,
      "Nothing is named by its place, shape or sound alone."),
    .init(
      "1.3.4", "Orientation", "AA", .supports, .program, "Upright and sideways show the same."),
    .init(
      "1.3.5", "Identify Input Purpose", "AA", .notApplicable, .both,
      "No field asks for something about the visitor that the list of purposes has."),
    .init(
      "1.4.1", "Use of Color", "A", .supports, .person,
      "Lines are dashed or solid, areas hatched or plain, links underlined."),
    .init(
      "1.4.2", "Audio Control", "A", .supports, .person,
      "The answer is read out only when a button asks for it, which stops it too."),
    .init(
      "1.4.3", "Contrast (Minimum)", "AA", .supports, .program, "In light and dark."),
    .init("1.4.4", "Resize Text", "AA", .supports, .both, "To 200%."),
    .init("1.4.5", "Images of Text", "AA", .supports, .person, "There are none."),
    .init(
      "1.4.10", "Reflow", "AA", .supports, .program,
      "At 320 pixels; tables of months and years scroll in a frame of their own."),
    .init(
      "1.4.11", "Non-text Contrast", "AA", .supports, .both, "Edges of fields, lines of charts."),
    .init("1.4.12", "Text Spacing", "AA", .supports, .program, ""),
    .init(
      "1.4.13", "Content on Hover or Focus", "AA", .supports, .person,
      "The reader of a chart follows the pointer, and stands below the chart."),
  ]

  private static let operable: [AccessibilityCriterion] = [
    .init("2.1.1", "Keyboard", "A", .supports, .both, ""),
    .init("2.1.2", "No Keyboard Trap", "A", .supports, .both, ""),
    .init("2.1.4", "Character Key Shortcuts", "A", .notApplicable, .person, "There are none."),
    .init(
      "2.2.1", "Timing Adjustable", "A", .supports, .person,
      "A link that moves cards works for 15 minutes and can be made again as often as needed."),
    .init(
      "2.2.2", "Pause, Stop, Hide", "A", .supports, .person,
      "Nothing moves by itself."),
    .init(
      "2.3.1", "Three Flashes or Below Threshold", "A", .supports, .person, "Nothing flashes."),
    .init(
      "2.4.1", "Bypass Blocks", "A", .supports, .both,
      "The first link of each page leads to its main part."),
    .init("2.4.2", "Page Titled", "A", .supports, .both, ""),
    .init("2.4.3", "Focus Order", "A", .supports, .both, ""),
    .init("2.4.4", "Link Purpose (In Context)", "A", .supports, .both, ""),
    .init(
      "2.4.5", "Multiple Ways", "AA", .supports, .person,
      "Menu, home page and links from page to page."),
    .init("2.4.6", "Headings and Labels", "AA", .supports, .person, ""),
    .init("2.4.7", "Focus Visible", "AA", .supports, .both, ""),
    .init("2.4.11", "Focus Not Obscured (Minimum)", "AA", .supports, .program, ""),
    .init(
      "2.5.1", "Pointer Gestures", "A", .supports, .person, "One finger and one tap do everything."),
    .init("2.5.2", "Pointer Cancellation", "A", .supports, .person, ""),
    .init("2.5.3", "Label in Name", "A", .supports, .program, ""),
    .init("2.5.4", "Motion Actuation", "A", .notApplicable, .person, "Nothing reacts to motion."),
    .init(
      "2.5.7", "Dragging Movements", "AA", .supports, .person,
      "Sliders have a field, buttons or arrow keys beside them."),
    .init("2.5.8", "Target Size (Minimum)", "AA", .supports, .program, ""),
  ]

  private static let understandable: [AccessibilityCriterion] = [
    .init("3.1.1", "Language of Page", "A", .supports, .program, "British English."),
    .init("3.1.2", "Language of Parts", "AA", .supports, .person, "All parts are English."),
    .init("3.2.1", "On Focus", "A", .supports, .both, ""),
    .init("3.2.2", "On Input", "A", .supports, .person, ""),
    .init("3.2.3", "Consistent Navigation", "AA", .supports, .program, ""),
    .init("3.2.4", "Consistent Identification", "AA", .supports, .person, ""),
    .init(
      "3.2.6", "Consistent Help", "A", .supports, .both,
      "Help lines are in the last box of a page, the contact at its foot."),
    .init("3.3.1", "Error Identification", "A", .supports, .both, ""),
    .init("3.3.2", "Labels or Instructions", "A", .supports, .both, ""),
    .init("3.3.3", "Error Suggestion", "AA", .supports, .person, ""),
    .init(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", .supports, .person,
      "Each change of cards and groups can be undone. Deleting all of them asks first."),
    .init(
      "3.3.7", "Redundant Entry", "A", .supports, .person,
      "Links between tools carry the figures along."),
    .init(
      "3.3.8", "Accessible Authentication (Minimum)", "AA", .supports, .person,
      "Nobody signs in. The key for counts can be pasted."),
  ]

  private static let robust: [AccessibilityCriterion] = [
    .init("4.1.2", "Name, Role, Value", "A", .supports, .both, ""),
    .init("4.1.3", "Status Messages", "AA", .supports, .both, ""),
  ]
}
