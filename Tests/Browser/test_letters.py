"""Large letters, or more room between them, fit every page (WCAG 1.4.4, 1.4.12)."""

import json
import re

import pytest
from harness.accessibility import broken_words, sideways_scroll
from harness.cards import keep
from harness.columns import columns_out_of_view
from harness.forms import post
from harness.groups import pay, start_group
from harness.pages import STATES, written_pages
from playwright.sync_api import expect

from serving import Site

# The text spacing of WCAG 1.4.12, put on as a reader's own style sheet does it.
TEXT_SPACING = """
    addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: .12em !important;
            word-spacing: .16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
"""

PHONE = {"is_mobile": True, "has_touch": True}

# What is pressed and sticks out of the window, without making the page wider.
CUT_CONTROLS = """() => [...document.querySelectorAll("a, button, summary")]
  .filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1) && !part.closest(".scroll, .skip");
  })
  .map((part) => `${part.outerHTML.slice(0, 80)} is cut`)"""

# Answers with long figures, and their tables, which no sample shows.
LONG_FIGURES = [
    "/mortgage?amount=450000&rate=4.5&years=35&fix-months=24&next-rate=7.49&extra=100",
    "/mortgage/schedule?amount=450000&rate=4.5&years=35&fix-months=24&next-rate=7.49&extra=100",
    "/student-loan/uk?income=136000&plan=2&due=2021&balance=145000&rate=6.2",
    "/loan/schedule?amount=100000&rate=7.9&years=25&extra=20",
    "/credit-card/schedule?balance=2292&apr=17.91",
    "/balance-transfer?balance=133000&apr=24.9&payment=4200&fee=2.9&promo-months=20&fee-least=5",
]

CARDS = [("Amex", "1840", "31", "28"), ("Barclaycard Platinum", "3810", "24.9", "14")]


def phone(browser, site, width, *scripts):
    look = {"viewport": {"width": width, "height": 844}, **PHONE}
    context = browser.new_context(locale="en-GB", base_url=site.origin, **look)
    for script in scripts:
        context.add_init_script(script)
    return context.new_page()


def enlarge_letters(page, size):
    """Gives the browser that size of letters, as its settings do."""
    sizes = {"standard": size, "fixed": size}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{size}px"


def keep_cards(page):
    """Keeps two cards; returns the addresses of all pages about them."""
    for name, balance, rate, day in CARDS:
        keep(page, name, balance, limit="5000", apr=rate, due_day=day, reminder="on")
    page.goto("/cards")
    card = page.locator(".rows .go-to").first.get_attribute("href")
    return ["/", "/cards", card, "/cards/helper", "/cards/plan", "/cards/transfer"]


def keep_group(page):
    """Keeps a group with payments in two currencies; returns the addresses of its pages."""
    start_group(page, "Annabel", "Ben", "Cara", "Dev")
    pay(page, "610", "Villa for the week", currency="GBP")
    pay(page, "84", "Dinner")
    group = re.sub(r"^\w+://[^/]+", "", page.url)
    payment = page.locator(".pays a").first.get_attribute("href")
    return [
        "/groups",
        group,
        f"{group}/debts",
        f"{group}/totals",
        f"{group}/settings",
        payment,
        f"{payment}#amount",
    ]


def look_at_shares(page, group, *widths):
    """What cannot be read in the form of a payment, for each way to share it."""
    faults = []
    for way in ["By shares", "By percent", "Different amounts"]:
        page.goto("about:blank")
        page.goto(f"{group}#amount")
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        page.get_by_role("button", name=way).click()
        expect(page.locator("#share-new")).to_be_visible()
        faults += unreadable(page, way, *widths)
    return faults


def assert_readable(page, site, *widths):
    addresses = [*STATES.values(), *written_pages(site), *LONG_FIGURES]
    faults = [fault for address in addresses for fault in look_at(page, address, *widths)]
    # The home page is another one for those who keep something.
    addresses = [*keep_cards(page), *keep_group(page)]
    faults += [fault for address in addresses for fault in look_at(page, address, *widths)]
    faults += look_at_shares(page, addresses[-6], *widths)
    assert not faults, "\n".join(faults)


def look_at(page, address, *widths):
    """What cannot be read on the page, with all that can be opened open."""
    page.goto(address)
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    faults = unreadable(page, address, *widths)
    # Where it is narrowest, which comes last.
    return faults + [f"{address}: {fault}" for fault in page.evaluate(CUT_CONTROLS)]


def unreadable(page, what, *widths):
    """What cannot be read of what is shown, at these widths or at that of the window."""
    faults = []
    for width in widths or [page.viewport_size["width"]]:
        page.set_viewport_size({"width": width, "height": 844})
        found = [*sideways_scroll(page), *broken_words(page)]
        faults += [f"{what} at {width} px: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize("size", [24, 32])
def test_large_letters_fit_a_phone(browser, site, size):
    page = phone(browser, site, 390)
    enlarge_letters(page, size)
    # With letters of these sizes, no media query changes between 320 and 360 px.
    assert_readable(page, site, 390, 320)
    page.context.close()


def test_large_letters_leave_the_column_of_a_table_in_view_that_it_is_read_for(browser, site):
    page = phone(browser, site, 320)
    enlarge_letters(page, 24)
    kept = [*keep_cards(page), *keep_group(page)]
    # The plan has the months.
    post(page, "/cards/plan/keep", {"budget": "400"})
    faults = []
    for address in [*STATES.values(), *LONG_FIGURES, *kept]:
        page.goto(address)
        faults += [f"{address}: {fault}" for fault in columns_out_of_view(page)[1]]
    assert not faults, "\n".join(faults)
    page.context.close()


# Letters that a reader's own style sheet has made larger, of which media queries know nothing.
TWICE_AS_LARGE = """
    addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 32px }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
"""


def test_letters_that_a_style_makes_larger_hide_nothing_on_the_narrowest_phone(browser, site):
    page = phone(browser, site, 320, TWICE_AS_LARGE)
    addresses = [*STATES.values(), *written_pages(site), *keep_cards(page), *keep_group(page)]
    faults = []
    for address in addresses:
        page.goto(address)
        cut = page.evaluate(CUT_CONTROLS)
        faults += [f"{address}: {fault}" for fault in [*sideways_scroll(page), *cut]]
    assert not faults, "\n".join(faults)
    page.context.close()


@pytest.fixture(scope="module")
def hosted_site(tmp_path_factory):
    """A site whose host has a long address."""
    settings = tmp_path_factory.mktemp("hosted") / "settings.json"
    host = {"name": "Money advice", "email": "debt.advice.helpdesk@money.northshire.example"}
    settings.write_text(json.dumps({"host": host}))
    with Site(FARTHING_SETTINGS=str(settings)) as site:
        yield site


@pytest.mark.parametrize(("width", "size"), [(320, 16), (320, 24), (390, 32)])
def test_the_address_of_the_host_fits_a_phone(browser, hosted_site, width, size):
    page = phone(browser, hosted_site, width)
    enlarge_letters(page, size)
    addresses = ["/", "/about", "/accessibility", "/embed/", "/credit-card", "/privacy"]
    faults = [fault for address in addresses for fault in look_at(page, address)]
    assert not faults, "\n".join(faults)
    page.context.close()


def test_letters_with_more_room_between_them_fit_a_phone(browser, site):
    page = phone(browser, site, 320, TEXT_SPACING)
    assert_readable(page, site, 390, 360, 320)
    assert page.evaluate("parseFloat(getComputedStyle(document.body).letterSpacing)") > 2
    page.context.close()


# What is typed is between the two buttons, with the sign before it.
IS_SHOWN = """(input) => {
  const { left, right } = input.parentElement.getBoundingClientRect();
  const style = getComputedStyle(input), box = input.getBoundingClientRect();
  const sign = input.previousElementSibling.getBoundingClientRect();
  return input.scrollWidth <= input.clientWidth && sign.left >= left - 1
    && box.left + parseFloat(style.paddingLeft) >= sign.right - 1
    && box.right - parseFloat(style.paddingRight) <= right + 1;
}"""


@pytest.mark.parametrize("size", [16, 24, 32])
def test_the_control_shows_the_whole_amount(browser, site, size):
    page = phone(browser, site, 390)
    enlarge_letters(page, size)
    for amount in ["55", "500", "99,999,999"]:
        page.goto(f"/credit-card?balance=99999999.99&apr=17.91&payment={amount}")
        assert page.locator("#payment").input_value() == amount
        assert page.locator("#payment").evaluate(IS_SHOWN), amount
    page.context.close()
