// What most tests of this target use: each of its files sees these.
@_exported public import Components
@_exported public import Finance
@_exported public import Formats
@_exported public import Keeping
@_exported public import TestSupport
@_exported public import Testing
@_exported public import Web
