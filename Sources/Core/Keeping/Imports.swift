// These modules need no import in the files of this one, nor where it is imported.
// Not Formats: formulas see what this module exports, and no form or page.
@_exported public import Finance
