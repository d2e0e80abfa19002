/// The list of mistakes at the top of a page, each a link to its field; nil when there are none.
func errorSummary(_ errors: [FieldError]) -> HTML? {
  guard !errors.isEmpty else { return nil }
  return """
    <div class="summary" id="error-summary" tabindex="-1" data-focus>
    <div role="alert">
    <h2>There is a problem</h2>
    <ul>
    \(each: errors, { error in
      "<li><a href=\"#\(error.field)\" target=\"_self\">\(error.message)</a></li>\n"
    })\
    </ul>
    </div>
    </div>

    """
}
