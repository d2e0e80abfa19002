"""What friends do with shared expenses in many tests."""

import re

import pytest
from playwright.sync_api import expect

SOME_MODES = pytest.mark.parametrize("mode", ["wide", "phone", "scripts off"])


def start_group(page, *names, currency="EUR"):
    page.goto("/groups")
    page.fill("#name", "Lisbon")
    page.fill("#members", "\n".join(names))
    page.select_option("#currency", currency)
    page.get_by_role("button", name="Start the group").click()
    expect(page.locator("h1")).to_have_text("Lisbon")


def save(page):
    page.get_by_role("button", name=re.compile("^(Add|Save)$")).click()


def pay(page, amount, title, payer=None, currency=None):
    page.fill("#amount", amount)
    page.fill("#title", title)
    if payer:
        page.select_option("#payer", label=payer)
    if currency:
        page.select_option("#currency", currency)
    save(page)
    expect(page.locator(".pays li").filter(has_text=title)).to_have_count(1)
