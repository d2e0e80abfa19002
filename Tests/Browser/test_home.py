"""Somebody comes to the home page, and comes back with something kept in their browser."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("mode", ["dark", "scripts off"])
def test_somebody_comes_back_and_pays_what_is_due(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/cards")
    page.get_by_text("More (optional)").click()
    for field, text in {
        "name": "Blue",
        "balance": "900",
        "limit": "1000",
        "due-day": "21",
        "minimum": "25",
    }.items():
        page.fill(f"#{field}", text)
    page.get_by_role("button", name="Add this card").click()
    expect(page.locator(".rows").first).to_contain_text("Blue")
    page.get_by_role("link", name="Farthing", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome back. £25 is due tomorrow.")
    assert_accessible(page)
    page.get_by_role("link", name="Due next: Blue").click()
    expect(page.get_by_role("button", name="Mark as paid")).to_be_visible()
