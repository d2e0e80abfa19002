"""What somebody does who does not believe our figures."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("mode", ["320 px", "dark"])
def test_evidence_can_be_read_by_everybody(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/evidence")
    expect(page.get_by_role("heading", name="that differ, and why")).to_be_visible()
    for fold in page.locator(".fold > summary").all():
        fold.click()
    assert_accessible(page)
    row = page.locator("tr", has_text="Months to clear £3,000 at 24%, paying £84")
    row.get_by_role("link").click()
    expect(page.locator("#answer")).to_be_visible()
