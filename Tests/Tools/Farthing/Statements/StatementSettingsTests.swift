/// The members of the settings file with which a host answers a manager's questions.
@Suite struct StatementSettingsTests {
  @Test func `reads what the host says of itself`() throws {
    let settings = try SiteSettings(
      """
      {"host": {"name": "A", "email": "a@example.org", "responseDays": 5, "nations": ["wales"]},
       "accessibility": {"tested": "2026-11-20", "checked": "2026-11-22", "gaps": ["One."]},
       "security": {"contact": "mailto:s@example.org", "policy": "https://example.org/s",
                    "checked": "2026-11-22"},
       "admission": {"days": 3, "how": "Ring us."},
       "partners": [{"id": "a", "name": "A", "origins": [], "countsKey": "abcdefghijklmnopqrstu-"}],
       "help": {"GBP": [{"name": "B", "phone": "1", "relay": "18001 1", "businesses": true}]}}
      """)
    #expect(settings.host?.responseDays == 5)
    #expect(settings.host?.nations == [.wales])
    #expect(settings.statements.accessibility?.gaps == ["One."])
    #expect(settings.statements.security?.checked == CalendarDate(iso: "2026-11-22"))
    #expect(settings.statements.admission == Admission(days: 3, how: "Ring us."))
    #expect(settings.partners["a"]?.countsKey == "abcdefghijklmnopqrstu-")
    #expect(settings.help[.gbp].first?.relay == "18001 1")
    #expect(settings.help[.gbp].first?.isForBusinesses == true)
  }

  @Test func `a host that says nothing answers within ten working days`() throws {
    let host = try SiteSettings("{\"host\": {\(Self.host)}}").host
    #expect(host?.responseDays == 10 && host?.nations == nil)
  }

  private static let host = #""name": "A", "email": "a@example.org""#

  @Test(
    arguments: Row.table(
      #"""
      file | message
      {"host": {\#(host),¶"responseDays": 0}} | line 2, column 17: host.responseDays must be a whole number of days from 1 to 60
      {"host": {\#(host),¶"responseDays": 61}} | line 2, column 17: host.responseDays must be a whole number of days from 1 to 60
      {"host": {\#(host),¶"responseDays": "5"}} | line 2, column 17: host.responseDays must be a whole number of days from 1 to 60
      {"host": {\#(host),¶"nations": ["france"]}} | line 2, column 13: host.nations[0] must be one of england, wales, scotland, northern-ireland
      {"accessibility":¶{"tested": "20 November"}} | line 2, column 12: accessibility.tested must be a date, like 2026-11-22
      {"accessibility":¶{"gaps": "none"}} | line 2, column 10: accessibility.gaps must be a list: [ … ]
      {"accessibility":¶{"gap": []}} | line 2, column 2: accessibility.gap is not a setting; here there can be tested, checked, gaps
      {"security":¶{"contact": "s@example.org"}} | line 2, column 13: security.contact must be mailto: and an e-mail address, or an address like https://www.example.org/security
      {"security":¶{"policy": "http://example.org"}} | line 2, column 12: security.policy must be an address without a question mark, like https://www.example.org/debt
      {"security":¶{"checked": "2026-02-30"}} | line 2, column 13: security.checked must be a date, like 2026-11-22
      {"admission":¶{"days": 1.5}} | line 2, column 10: admission.days must be a whole number of days from 1 to 60
      {"admission":¶{"how": ""}} | line 2, column 9: admission.how must be text in quotation marks
      {"partners": [{"id": "a", "name": "A", "origins": [],¶"countsKey": "short"}]} | line 2, column 14: partners[0].countsKey must be 22 to 100 letters, digits, hyphens and underscores
      {"help": {"GBP": [{"name": "B", "phone": "1",¶"relay": "ring"}]}} | line 2, column 10: help.GBP[0].relay must be a phone number, like 0800 138 1111
      {"help": {"GBP": [{"name": "B", "phone": "1",¶"businesses": "yes"}]}} | line 2, column 15: help.GBP[0].businesses must be true or false
      """#))
  func `says what is wrong, with its line and field`(mistake: Row) {
    let problem = thrown(SettingsProblem.self) { try SiteSettings(mistake["file"]) }
    #expect(problem?.description == mistake["message"])
  }

  @Test(arguments: [22, 100])
  func `a key may have this many characters`(length: Int) throws {
    _ = try SiteSettings(Self.partner(key: String(repeating: "k", count: length)))
  }

  @Test(arguments: [21, 101])
  func `a key may not have this many characters`(length: Int) {
    #expect(throws: SettingsProblem.self) {
      try SiteSettings(Self.partner(key: String(repeating: "k", count: length)))
    }
  }

  private static func partner(key: String) -> String {
    #"{"partners": [{"id": "a", "name": "A", "origins": [], "countsKey": "\#(key)"}]}"#
  }

  @Test func `the journal names dates that are more than a year old`() throws {
    let settings = try SiteSettings(
      """
      {"accessibility": {"tested": "2025-11-20", "checked": "2026-11-22"},
       "security": {"checked": "2025-11-21"},
       "help": {"GBP": [{"name": "B", "phone": "1", "source": "B", "checked": "2025-11-19"}]}}
      """)
    let day = try #require(CalendarDate(iso: "2026-11-22"))
    #expect(
      settings.notes(on: day) == [
        "help of B: checked is 2025-11-19, more than a year ago: look again, and write the day",
        "accessibility.tested is 2025-11-20, more than a year ago: look again, and write the day",
      ])
  }
}
