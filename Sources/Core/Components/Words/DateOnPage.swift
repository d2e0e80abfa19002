extension CalendarDate {
  /// The date in words for people, with its digits for programs.
  package var onPage: HTML { "<time datetime=\"\(iso)\">\(words)</time>" }
}
