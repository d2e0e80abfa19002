"""What friends do with shared expenses in many tests."""

import re

from playwright.sync_api import expect

from .forms import post


def start_group(page, *names, currency="EUR"):
    """The page of a new group, for tests of what comes after its form."""
    fields = {"name": "Lisbon", "members": "\n".join(names), "currency": currency}
    page.goto(post(page, "/groups", fields))
    expect(page.locator("h1")).to_have_text("Lisbon")


def fill_in_group(page, *names, currency="EUR"):
    """The page of a new group, started as people do."""
    page.goto("/groups")
    page.fill("#name", "Lisbon")
    page.fill("#members", "\n".join(names))
    page.select_option("#currency", currency)
    page.get_by_role("button", name="Start the group").click()
    expect(page.locator("h1")).to_have_text("Lisbon")
    # The scripts of a page are there once it has loaded.
    page.wait_for_load_state()


def open_form(page):
    """The form of a new payment: the page of a group with payments leads to it."""
    page.locator("a[href='#amount']:visible").click()
    expect(page.locator("#amount")).to_be_focused()


def open_change(page):
    """The form of a payment: its page leads to it."""
    page.get_by_role("link", name="Change", exact=True).click()
    expect(page.locator("#amount")).to_be_focused()


def come_to_form(page):
    # What is hidden can be seen until the style sheet is there.
    page.wait_for_load_state()
    if not page.locator("#amount").is_visible():
        open_form(page)


def save(page):
    page.get_by_role("button", name=re.compile("^(Add|Save)$")).click()


def choose_payer(page, name):
    """Chooses who paid, in a group of eight people or fewer."""
    page.get_by_role("group", name="Who paid?").get_by_label(name, exact=True).check()


def pay(page, amount, title, payer=None, currency=None):
    come_to_form(page)
    page.fill("#amount", amount)
    page.fill("#title", title)
    if payer:
        choose_payer(page, payer)
    if currency:
        page.select_option("#currency", currency)
    save(page)
    expect(page.locator(".pays li").filter(has_text=title)).to_have_count(1)
    page.wait_for_load_state()
