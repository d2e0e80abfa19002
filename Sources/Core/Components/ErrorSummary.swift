import Forms
import Markup

/// What is wrong with a form, before everything else on its page; each line leads to its field.
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
