"""Debts on their way to an adviser's computer and back, between two browsers."""

from harness.cards import keep
from harness.modes import JOURNEY
from playwright.sync_api import expect


def path_of(address):
    """The address without the site, which may have another name for itself than the test has."""
    return address[address.index("/plan") :]


@JOURNEY
def test_an_adviser_changes_a_plan_and_hands_it_back(page_in, assert_accessible, mode):
    person, adviser = page_in(mode), page_in("wide")
    keep(person, "Amex", "900", apr="19.9")
    keep(person, "Store", "300", apr="19.9")
    person.goto("/cards/sheet")
    sheet = person.locator("a[href*='/plan?']").first.get_attribute("href")

    adviser.goto(path_of(sheet))
    expect(adviser.locator("#answer")).to_be_visible()
    for debts in ["in all", "Amex £900"]:
        adviser.locator("summary").filter(has_text=debts).click()
    adviser.fill("#balance-1", "850")
    adviser.get_by_role("button", name="Work it out").last.click()
    expect(adviser.locator("main summary").first).to_contain_text("£1,150 in all")
    adviser.get_by_text("Hand back", exact=True).click()
    code = adviser.get_by_role("img", name="The link as a picture for a camera")
    expect(code).to_be_visible()
    assert adviser.wait_for_function("image => image.naturalWidth > 0", arg=code.element_handle())
    assert_accessible(adviser)
    back = adviser.get_by_role("link", name="the link to this plan").get_attribute("href")

    person.goto(path_of(back))
    person.get_by_role("button", name="Remember this plan").click()
    expect(person.locator("main")).to_contain_text(
        "On Amex, this changes: what is owed from £900.00 to £850.00."
    )
    expect(person.locator("main")).to_contain_text("On Store, nothing changes.")
    assert_accessible(person)
    person.get_by_role("button", name="Add these 2 cards").click()
    expect(person.locator("main")).to_contain_text("of £850 owed")
    person.get_by_role("button", name="Undo").first.click()
    expect(person.locator("main")).to_contain_text("of £900 owed")
