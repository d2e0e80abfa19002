// These modules need no import in the files of this one, nor where it is imported.
@_exported public import Web
