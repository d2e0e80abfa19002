"""Back, and places on a page: what is shown is what the address says, and nothing typed is lost."""

from harness.groups import choose_payer, come_to_form, pay, save, start_group
from playwright.sync_api import expect


def to_main(page):
    """By the first link of the page, for keyboards."""
    page.keyboard.press("Tab")
    page.locator("a[href='#main']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#main")


def test_back_from_a_place_on_the_page_keeps_what_was_typed(page_in):
    page = page_in("phone")
    page.goto("/credit-card")
    page.fill("#balance", "4321")
    to_main(page)
    page.go_back()
    page.wait_for_timeout(200)
    expect(page.locator("#balance")).to_have_value("4321")


def test_back_to_a_place_on_another_answer_shows_that_answer(page_in):
    page = page_in("phone")
    page.goto("/credit-card?balance=2292&apr=17.91&payment=60")
    to_main(page)
    page.locator("button[data-repeat]", has_text="+").first.click()
    page.wait_for_url("**payment=65*")
    page.go_back()
    assert "payment=60" in page.url
    expect(page.locator("#payment")).to_have_value("60")


def test_what_was_refused_is_still_there_after_looking_elsewhere(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben")
    group = page.url
    page.fill("#amount", "lots")
    page.fill("#title", "Ferry to the island")
    save(page)
    expect(page.locator(".summary")).to_be_visible()
    # The script that keeps what was refused has run once the page has loaded.
    page.wait_for_load_state()
    page.goto("/groups")
    page.goto(group)
    expect(page.locator("#title")).to_have_value("Ferry to the island")
    page.fill("#amount", "12")
    save(page)
    expect(page.locator(".pays")).to_contain_text("Ferry to the island")
    page.reload()
    expect(page.locator("#title")).to_have_value("")


DRAFTS = "Object.keys(localStorage).length"


def test_a_half_typed_payment_survives_its_tab_in_its_own_group(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben")
    group = page.url
    page.fill("#amount", "12")
    page.fill("#title", "Ferry to the island")
    page.close()
    page = page.context.new_page()
    start_group(page, "Cy", "Dan")
    expect(page.locator("#title")).to_have_value("")
    page.goto(group)
    expect(page.locator("#title")).to_have_value("Ferry to the island")
    save(page)
    expect(page.locator(".pays")).to_contain_text("Ferry to the island")
    assert page.evaluate(DRAFTS) == 0


def test_half_typed_payments_go_with_their_group_and_after_a_week(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    group = page.url
    page.fill("#title", "Ferry")
    for days, title in (6, "Ferry"), (8, ""):
        page.evaluate(LATER, days)
        page.reload()
        expect(page.locator("#title")).to_have_value(title)
    assert page.evaluate(DRAFTS) == 0
    page.fill("#title", "Ferry")
    page.goto(f"{group}/recurring")
    page.fill("#title", "Rent")
    page.goto("/groups")
    start_group(page, "Cy", "Dan")
    other = page.url
    page.fill("#title", "Dinner")
    assert page.evaluate(DRAFTS) == 3
    page.goto(f"{group}/settings")
    page.locator("summary", has_text="Forget this group").click()
    page.get_by_role("button", name="Forget Lisbon").click()
    page.wait_for_url("**/groups")
    assert page.evaluate(DRAFTS) == 1
    page.goto(other)
    expect(page.locator("#title")).to_have_value("Dinner")


# As if it had been typed some days ago.
LATER = """(days) => {
  for (const [key, text] of Object.entries(localStorage)) {
    const [time, ...fields] = JSON.parse(text);
    localStorage[key] = JSON.stringify([time - days * 864e5, ...fields]);
  }
}"""


def test_a_group_with_a_split_of_its_own_keeps_what_is_half_typed(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben")
    page.fill("#amount", "30")
    page.fill("#title", "Museum")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="By shares").click()
    page.get_by_role("button", name="One share more for Ana").click()
    page.get_by_role("button", name="Add, and share like this from now on").click()
    expect(page.locator(".pays li")).to_have_count(1)
    expect(page.locator("#title")).to_have_value("")
    come_to_form(page)
    page.fill("#amount", "77")
    page.fill("#title", "Half typed")
    page.goto("/groups")
    page.go_back()
    page.reload()
    expect(page.locator("#title")).to_have_value("Half typed")
    expect(page.locator("#amount")).to_have_value("77")


def test_who_has_paid_a_part_stays_in_sight(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "30")
    choose_payer(page, "Several people")
    page.select_option("#payer-2", label="Ben")
    page.select_option("#payer-3", label="Cy")
    page.fill("#payer-3-amount", "5")
    page.select_option("#payer-2", "")
    expect(page.locator("#payer-3-amount")).to_be_visible()
    expect(page.locator("#payer-4")).to_be_hidden()


def test_the_rate_of_a_draft_is_that_of_its_currency(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    group = page.url
    for currency, rate in [("GBP", "1.15"), ("USD", "0.86")]:
        come_to_form(page)
        page.select_option("#currency", currency)
        page.fill("#rate", rate)
        pay(page, "10", f"In {currency}")
        page.goto(group)
    come_to_form(page)
    page.select_option("#currency", "GBP")
    page.reload()
    expect(page.locator("#currency")).to_have_value("GBP")
    expect(page.locator("#rate")).to_have_value("1.15")
