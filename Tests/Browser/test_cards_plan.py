"""From My cards to one plan for all of them."""

import pathlib

import icalendar
from harness.cards import keep
from harness.modes import JOURNEY
from harness.paper import text_of
from playwright.sync_api import expect

# Name, balance, rate, due day, minimum.
CARDS = [
    ("Amex", "1840", "31", "28", ""),
    ("Monzo", "1200", "19.9", "23", "90"),
    ("Barclaycard", "3810", "24.9", "14", ""),
    ("Tesco", "640", "34.9", "5", ""),
    ("Nationwide", "950", "22.9", "1", "25"),
]


def keep_all(page, cards):
    """Keeps the cards; shows their page."""
    for name, balance, rate, day, minimum in cards:
        keep(page, name, balance, limit="5000", due_day=day, apr=rate, minimum=minimum)
    page.goto("/cards")
    for name, *_ in cards:
        expect(page.locator(".rows").get_by_role("link", name=name, exact=True)).to_be_visible()


def downloaded(page, name):
    if not page.get_by_role("link", name=name).is_visible():
        page.get_by_text("Save", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=name).click()
    return pathlib.Path(download.value.path())


@JOURNEY
def test_somebody_with_five_cards_makes_a_plan(page_in, assert_accessible, mode):
    page = page_in(mode)
    keep_all(page, CARDS)
    page.get_by_role("link", name="See them in one plan").click()
    assert "?" not in page.url
    expect(page.locator("#answer .say")).to_contain_text("all paid off in")
    assert_accessible(page)
    for name, *_ in CARDS:
        expect(page.locator(".rows").first.get_by_text(name, exact=True)).to_be_visible()
    expect(page.get_by_text("We tried all 120 orders.")).to_be_visible()
    page.locator("#chip-1").click()
    expect(page.locator("#answer .say")).to_contain_text("You save")

    events = icalendar.Calendar.from_ical(downloaded(page, "Add to calendar").read_bytes()).walk(
        "VEVENT"
    )
    names = {name for name, *_ in CARDS if any(name in event["SUMMARY"] for event in events)}
    assert names == {name for name, *_ in CARDS}
    assert len(events) <= 13 * len(CARDS)
    assert not any("1840" in str(event) for event in events)

    report = text_of(downloaded(page, "Save as PDF"), "-layout")
    assert all(name in report for name, *_ in CARDS)
    assert "Payments of the first 12 months" in report


@JOURNEY
def test_an_offer_is_added_to_one_of_many_cards(page_in, assert_accessible, mode):
    page = page_in(mode)
    keep_all(page, CARDS)
    page.goto("/cards/plan")
    page.locator(".asked > summary").click()
    assert_accessible(page)
    page.get_by_role("button", name="Add a 0% offer for Barclaycard").click()
    offer = page.get_by_role("group", name="Barclaycard").get_by_label("When does the 0%")
    expect(offer).to_be_focused()
    assert_accessible(page)
    offer.select_option(label="May 2028")
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_text("Barclaycard 0% until May 2028, then 24.9%")).to_be_visible()
    page.locator(".asked > summary").click()
    expect(page.locator(".debt", has_text="Barclaycard")).to_contain_text("0% until May 2028")
