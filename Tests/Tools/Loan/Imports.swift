// What most tests of this target use: each of its files sees these.
@_exported public import Components
@_exported public import CreditCardFormulas
@_exported public import CreditCardPages
@_exported public import Finance
@_exported public import Formats
@_exported public import LoanFormulas
@_exported public import LoanPages
@_exported public import PlanFormulas
@_exported public import SiteTesting
@_exported public import StudentLoanFormulas
@_exported public import StudentLoanPages
@_exported public import TestSupport
@_exported public import Testing
@_exported public import Web
