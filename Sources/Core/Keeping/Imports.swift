// What every file of this module sees, and every module that imports it.
// Not Formats: formulas see what this module exports, and no form or page.
@_exported public import Finance
