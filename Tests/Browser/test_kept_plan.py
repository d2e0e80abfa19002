"""A plan for all debts that is kept, and looked at again each month.

What was planned are the figures of a program of its own: £2,510 in November 2026, £2,074.41 in
January, £1,855.83 in February, all paid off in October 2027.
"""

import re

import pytest
from harness.cards import keep
from harness.keyboard import Keyboard
from harness.paper import assert_on_paper
from playwright.sync_api import expect

from serving import Site

EVERY_MODE = pytest.mark.parametrize("mode", ["390 px", "scripts off"])

JANUARY = {"Council tax": "0", "Blue": "885", "Store": "441", "Overdraft": "638.41", "Sofa": "160"}
FEBRUARY = {"Blue": "870", "Store": "436.63", "Overdraft": "379.20", "Sofa": "120"}


@pytest.fixture
def site():
    """A site of its own, whose day is moved."""
    with Site(FARTHING_TODAY="2026-11-23") as site:
        yield site


def make_a_plan(page):
    keep(page, "Council tax", "320", kind="priority", minimum="80")
    keep(page, "Blue", apr="19.9", minimum="25")
    keep(page, "Store", "450", due_day="14", apr="34.9")
    keep(page, "Overdraft", "600", kind="overdraft", limit="750", apr="39.9")
    keep(page, "Sofa", "240", kind="pay-later", minimum="40")
    page.goto("/cards")
    page.get_by_role("link", name="in one plan").click()
    page.locator(".asked > summary").click()
    page.get_by_text("One-off payments").click()
    page.fill("#lump-1", "100")
    page.select_option("#lump-month-1", label="April 2027")
    page.get_by_role("button", name="Work it out").last.click()
    expect(page).to_have_url(re.compile("lump-1=100"))
    page.fill("#budget", "260")
    page.keyboard.press("Enter")
    expect(page.locator("#answer .say")).to_contain_text("October 2027")


def check_in(page, balances):
    form = page.locator("#check-in")
    if not form.is_visible():
        page.locator("summary", has_text="What do you owe now?").click()
    for name, balance in balances.items():
        form.get_by_label(re.compile(f"^{name}")).fill(balance)
    form.get_by_role("button", name="Save these balances").click()


def standing(page, words):
    expect(page.locator("#kept .lead-in")).to_have_text(words)


@EVERY_MODE
def test_a_plan_is_kept_and_compared_with_what_is_owed(
    page_in, site, assert_accessible, tmp_path, mode
):
    page = page_in(mode)
    make_a_plan(page)
    assert_accessible(page)
    page.get_by_role("button", name="Keep this plan").click()
    standing(page, "You kept this plan in November 2026, owing £2,510.")
    assert_accessible(page)
    page.goto("/")
    expect(page.locator(".kept-here")).to_contain_text("Next: £25 on Blue by 5 December")

    site.go_on_to("2027-01-28")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Welcome back. Was Blue paid on 5 January?")
    assert_accessible(page)
    page.locator(".yes-no").get_by_role("button", name="Yes").click()
    asks = page.get_by_role("region", name="Payments that were due")
    expect(asks).to_contain_text("Was Store paid on 14 January?")
    expect(asks).not_to_contain_text("Blue")
    assert_accessible(page)
    asks.get_by_role("button", name="Not yet").click()
    expect(asks).to_have_count(0)
    expect(page.locator(".rows").first).to_contain_text("14 days late")
    assert_accessible(page)
    page.get_by_role("link", name="Your plan").click()
    assert_accessible(page)
    check_in(page, JANUARY)
    standing(page, "You owe £50 more than planned for January.")
    expect(page.locator("#kept")).to_contain_text("is when all is paid off")
    expect(page.locator("#kept")).to_contain_text("The plan was October 2027")
    page.locator("summary", has_text="Month by month").click()
    expect(page.locator("table", has_text="End of")).to_contain_text("not noted")
    assert_accessible(page)
    page.goto("/")
    expect(page.locator(".kept-here")).to_contain_text("£50 more than planned. Next: £25 on Blue")

    site.go_on_to("2027-02-25")
    page.goto("/cards")
    expect(page.locator(".glance")).to_contain_text("Your plan: time to check in")
    page.get_by_role("link", name="Your plan").click()
    check_in(page, FEBRUARY)
    standing(page, "You owe £50 less than planned for February.")
    assert_accessible(page)

    page.get_by_role("link", name="One sheet for an adviser").click()
    assert_accessible(page)
    less = "£50.00 less is owed than planned for February 2027"
    assert_on_paper(page, tmp_path, "Blue", "39.9% EAR", less)

    page.goto("/cards/plan")
    page.get_by_role("button", name="Forget this plan").click()
    expect(page.locator("#kept")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    standing(page, "You owe £50 less than planned for February.")
    page.goto("/cards")
    expect(page.locator(".glance")).to_contain_text("Your plan: you owe £50 less than planned")


def test_a_plan_is_kept_and_checked_by_keyboard_alone(page_in, site):
    page = page_in("wide")
    make_a_plan(page)
    keyboard = Keyboard(page)
    keyboard.tab_to("Keep this plan")
    keyboard.press("Enter")
    standing(page, "You kept this plan in November 2026, owing £2,510.")
    site.go_on_to("2027-01-28")
    page.goto("/cards/plan")
    for name, balance in JANUARY.items():
        keyboard.tab_to(name)
        keyboard.type(balance)
    keyboard.press("Enter")
    standing(page, "You owe £50 more than planned for January.")
    keyboard.tab_to("Forget this plan")
    keyboard.press("Enter")
    expect(page.locator("#kept")).to_have_count(0)
