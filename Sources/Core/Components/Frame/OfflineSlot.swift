package import Markup

/// A place in a page that the service worker, `offline.js`, fills or empties: when it keeps a copy
/// of the page, and when it shows what waits to be sent.
///
/// Two comments mark it, since a service worker has no parser for HTML. Nobody can type such a mark:
/// every `<` in what is typed is escaped.
package enum OfflineSlot: String, CaseIterable, Sendable {
  /// The title of the window.
  case title
  /// Everything between the header and the footer.
  case main
  /// What the page is called.
  case heading
  /// The head of the page, where what waits to be sent is told.
  case waiting
  /// The change that was just made, which a copy tells no more.
  case news
  /// The head of the list of payments, for those that wait to be sent.
  case payments
  /// What tells the sending of a payment from all others; a copy is given a new one.
  case operation

  /// The content with the marks around it.
  ///
  ///     OfflineSlot.news.around("<p>Saved</p>")
  ///     // <!--news--><p>Saved</p><!--/news-->
  package func around(_ content: HTML = HTML()) -> HTML {
    "<!--\(rawValue)-->\(content)<!--/\(rawValue)-->"
  }
}
