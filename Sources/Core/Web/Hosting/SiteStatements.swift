/// The statements of a site's host about it, with their dates.
package struct SiteStatements: Sendable, Equatable {
  /// Its own look at the accessibility of the site; nil when the host does not say.
  package let accessibility: HostAccessibility?

  /// The way to report a weakness; nil when the host does not say.
  package let security: SecurityContact?

  /// The way in which other sites are allowed to show the tools; nil when the host does not say.
  package let admission: Admission?

  /// Statements; none by default.
  package init(
    accessibility: HostAccessibility? = nil, security: SecurityContact? = nil,
    admission: Admission? = nil
  ) {
    self.accessibility = accessibility
    self.security = security
    self.admission = admission
  }
}

/// What the host of a site knows of its accessibility.
package struct HostAccessibility: Sendable, Equatable {
  /// The day on which the host last tested it; nil when it did not.
  package let tested: CalendarDate?

  /// The day on which it last went through its statement; nil when it does not say.
  package let checked: CalendarDate?

  /// The gaps that it knows besides ours, one sentence each.
  ///
  /// The report takes a criterion of WCAG whose number stands in one, as 1.4.3, for one that is not met.
  package let gaps: [String]

  /// A statement by its dates and gaps.
  package init(tested: CalendarDate?, checked: CalendarDate?, gaps: [String]) {
    self.tested = tested
    self.checked = checked
    self.gaps = gaps
  }
}

/// The place to which a weakness is reported, for `security.txt` (RFC 9116).
package struct SecurityContact: Sendable, Equatable {
  /// The contact; nil for that of the host.
  package let contact: SiteHost.Contact?

  /// The page with the rules for reporting; nil for none.
  package let policy: WebAddress?

  /// The day on which the host last made sure that the contact works; nil when it does not say.
  package let checked: CalendarDate?

  /// A contact with its policy.
  package init(contact: SiteHost.Contact?, policy: WebAddress?, checked: CalendarDate?) {
    self.contact = contact
    self.policy = policy
    self.checked = checked
  }
}

/// How another site is allowed to show the tools.
package struct Admission: Sendable, Equatable {
  /// The working days within which it is decided; nil for no promise.
  package let days: Int?

  /// What has to be sent, in the host's words; nil for the usual ones.
  package let how: String?

  /// A way by its time and its words.
  package init(days: Int?, how: String?) {
    self.days = days
    self.how = how
  }
}

extension SiteStatements {
  /// The dates in it, each with the name of its setting.
  var dates: [(setting: String, date: CalendarDate)] {
    [
      ("accessibility.tested", accessibility?.tested),
      ("accessibility.checked", accessibility?.checked),
      ("security.checked", security?.checked),
    ].compactMap { setting, date in date.map { (setting, $0) } }
  }
}
