// What most tests of this target use: each of its files sees these.
@_exported public import Calendars
@_exported public import CardsFormulas
@_exported public import CardsTesting
@_exported public import Components
@_exported public import Finance
@_exported public import Formats
@_exported public import Forms
@_exported public import Identifiers
@_exported public import Sealing
@_exported public import SiteTesting
@_exported public import TestSupport
@_exported public import Testing
@_exported public import Web
