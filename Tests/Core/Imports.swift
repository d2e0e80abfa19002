// What most tests of this target use: each of its files sees these.
@_exported public import Calendars
@_exported public import Charts
@_exported public import Colours
@_exported public import Components
@_exported public import Files
@_exported public import Finance
@_exported public import Formats
@_exported public import Forms
@_exported public import Keeping
@_exported public import LetterStores
@_exported public import Markup
@_exported public import Reports
@_exported public import Sealing
@_exported public import TestSupport
@_exported public import Testing
@_exported public import Web
