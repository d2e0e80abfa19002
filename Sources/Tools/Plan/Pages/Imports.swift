// What every file of this module sees, and every module that imports it.
@_exported public import Web
