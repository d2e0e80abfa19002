/// A place in a page that the service worker, `offline.js`, fills or empties.
///
/// It does so when it keeps a copy of the page, and when it shows payments that wait to be sent.
/// Two comments mark the place, because a service worker has no parser for HTML. A visitor cannot
/// type such a mark, since every `<` in typed text is escaped.
package enum OfflineSlot: String, CaseIterable, Sendable {
  case title
  /// Everything between the header and the footer.
  case main
  case heading
  /// The top of the page, where payments that wait to be sent are announced.
  case waiting
  /// The change that was just made, which a copy leaves out.
  case flash = "news"
  /// The top of the list of payments, for those that wait to be sent.
  case payments
  /// The id of the form's operation, which a copy replaces by a new one.
  case operation

  /// The content between the marks.
  ///
  ///     OfflineSlot.flash.around("<p>Saved</p>")
  ///     // <!--news--><p>Saved</p><!--/news-->
  package func around(_ content: HTML = HTML()) -> HTML {
    "<!--\(rawValue)-->\(content)<!--/\(rawValue)-->"
  }
}
