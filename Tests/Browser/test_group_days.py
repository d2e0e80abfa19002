"""The day of a new payment: where the phone is, whatever day it is where the site is."""

import pytest
from harness.groups import pay, start_group
from playwright.sync_api import expect

# The site's day is 20 November all over.
ZONES = {
    "Pacific/Kiritimati": ("2026-11-20T20:00:00Z", "2026-11-21"),
    "America/Los_Angeles": ("2026-11-20T05:00:00Z", "2026-11-19"),
    "Europe/London": ("2026-11-20T12:00:00Z", "2026-11-20"),
}


def newest(page):
    return page.request.get(f"{page.url}/group.json").json()["payments"][-1]


@pytest.mark.parametrize("zone", ZONES)
def test_a_payment_a_payback_and_a_rule_begin_with_the_day_of_the_phone(page_in, zone):
    now, day = ZONES[zone]
    page = page_in("390 px", timezone_id=zone)
    page.clock.set_fixed_time(now)
    start_group(page, "Ana", "Ben")
    expect(page.locator("#date")).to_have_value(day)
    pay(page, "40", "Dinner")
    assert newest(page)["date"] == day
    page.get_by_role("button", name="Mark as paid").first.click()
    expect(page.locator(".pays li")).to_have_count(2)
    assert (newest(page)["payback"], newest(page)["date"]) == (True, day)
    page.goto(f"{page.url}/recurring")
    expect(page.locator("#first")).to_have_value(day)


def test_without_scripts_it_is_the_day_of_the_site(page_in):
    page = page_in("scripts off", timezone_id="Pacific/Kiritimati")
    start_group(page, "Ana", "Ben")
    pay(page, "40", "Dinner")
    assert newest(page)["date"] == "2026-11-20"


def test_a_day_that_was_typed_stays(page_in):
    """Also where the form comes back with what is wrong."""
    page = page_in("390 px", timezone_id="Pacific/Kiritimati")
    page.clock.set_fixed_time("2026-11-20T20:00:00Z")
    start_group(page, "Ana", "Ben")
    page.locator("#sharing summary").click()
    page.fill("#date", "2026-11-20")
    page.fill("#amount", "forty")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".summary")).to_be_visible()
    expect(page.locator("#date")).to_have_value("2026-11-20")
    page.fill("#amount", "40")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".pays li")).to_have_count(1)
    assert newest(page)["date"] == "2026-11-20"
