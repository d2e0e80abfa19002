"""A payment that comes again: added, taken when it is due, changed, ended; and by letters."""

import pytest
from harness.group_box import join, keep_in_step, titles
from harness.groups import start_group
from playwright.sync_api import expect

from serving import Site


@pytest.fixture
def site(tmp_path):
    """A site of its own, whose day is moved."""
    store = f"sqlite:{tmp_path}/letters.sqlite"
    with Site(FARTHING_TODAY="2026-10-31", FARTHING_LETTERS=store) as site:
        yield site


def open_rules(page):
    page.get_by_role("link", name="Repeating payments").click()
    expect(page.locator("h1")).to_contain_text("Repeating payments")


def add_rent(page):
    """Of 60.00 on the last day of each month."""
    open_rules(page)
    page.fill("#amount", "60")
    page.fill("#title", "Rent")
    page.select_option("#every", label="Every month")
    page.fill("#first", "2026-10-31")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".ledger li")).to_contain_text("Every month from 31 October 2026")


def test_rent_is_added_when_it_is_due_changed_and_ended(site, page_in, assert_accessible):
    page = page_in("390 px")
    start_group(page, "Ana", "Ben")
    group = page.url
    open_rules(page)
    assert_accessible(page)
    page.goto(group)
    add_rent(page)
    assert_accessible(page)

    site.go_on_to("2027-01-01")
    page.goto(group)
    due = page.locator("section.coming")
    expect(due).to_contain_text("3 payments are due: Rent, €60.00, on 31 October 2026, and 2 more.")
    assert_accessible(page)
    due.get_by_role("button", name="Add all 3").click()
    expect(titles(page)).to_have_text(["Rent", "Rent", "Rent"])
    expect(page.locator("section.coming")).to_have_count(0)
    # Each day is counted from the first: the last day of November, then the 31st again.
    days = ["31 Dec 2026", "30 Nov 2026", "31 Oct 2026"]
    expect(page.locator(".pays .tile")).to_have_text(days)
    assert_accessible(page)

    open_rules(page)
    expect(page.locator(".ledger li")).to_contain_text("Next on 31 January 2027")
    page.get_by_role("link", name="Rent").click()
    expect(page.locator("#amount")).to_have_value("60.00")
    page.fill("#amount", "70")
    assert_accessible(page)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".ledger li")).to_contain_text("€70.00")

    site.go_on_to("2027-02-01")
    page.goto(group)
    expect(page.locator("section.coming")).to_contain_text(
        "A payment is due: Rent, €70.00, on 31 January"
    )
    page.locator("section.coming").get_by_role("button", name="Add it").click()
    expect(titles(page)).to_have_count(4)

    open_rules(page)
    page.get_by_role("link", name="Rent").click()
    page.get_by_role("button", name="End it").click()
    expect(page.locator(".ledger li")).to_have_count(0)
    assert_accessible(page)
    site.go_on_to("2027-06-01")
    page.goto(group)
    expect(page.locator("section.coming")).to_have_count(0)
    expect(titles(page)).to_have_count(4)


def test_rent_goes_by_letter_and_is_added_once_by_two_phones(site, page_in):
    ana, ben = page_in("390 px, scripts off"), page_in("390 px, scripts off")
    start_group(ana, "Ana", "Ben")
    group = ana.url
    link = keep_in_step(ana)
    join(ben, link, "Ben")
    ana.goto(group)
    add_rent(ana)
    ben.goto(group)
    open_rules(ben)
    expect(ben.locator(".ledger li")).to_contain_text("Every month from 31 October 2026")

    site.go_on_to("2026-12-01")
    # Both see what is due before either adds it.
    for page in ana, ben:
        page.goto(group)
        expect(page.locator("section.coming")).to_contain_text("2 payments are due")
    for page in ana, ben:
        page.get_by_role("button", name="Add all 2").click()
    for page in ben, ana:
        page.goto(group)
        expect(titles(page)).to_have_text(["Rent", "Rent"])
        expect(page.locator(".waits")).to_have_count(0)

    # Ended on one phone, it comes on no other.
    open_rules(ben)
    ben.get_by_role("link", name="Rent").click()
    ben.get_by_role("button", name="End it").click()
    site.go_on_to("2027-03-01")
    ana.goto(group)
    expect(ana.locator("section.coming")).to_have_count(0)
    expect(titles(ana)).to_have_count(2)
