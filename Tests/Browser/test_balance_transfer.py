"""Journeys through the balance transfer calculator."""

from harness.forms import answer
from harness.modes import JOURNEY
from playwright.sync_api import expect


@JOURNEY
def test_someone_sees_whether_an_offer_is_worth_its_fee(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/balance-transfer")
    assert_accessible(page)
    page.locator("#balance").fill("£3,000")
    page.locator("#apr").fill("24.9%")
    page.locator("#payment").fill("120")
    page.locator("#promo-months").fill("20")
    page.locator("#fee").fill("2.9")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_have_text(
        "Moving costs £948.18 less than staying, with the fee of £87."
    )
    expect(page.locator(".offer")).to_contain_text("Still owed when it ends")
    expect(page.locator(".offer")).to_contain_text("£687")
    assert_accessible(page)
    page.get_by_role("link", name="Paid off in 20 months £154.35").click()
    expect(page.locator("#payment")).to_have_value("154.35")
    expect(page.locator(".offer")).to_contain_text("£0")
    page.get_by_text("Before you apply").click()
    expect(page.get_by_text("Missing a payment can end the offer")).to_be_visible()
