"""What comes out of a printer can be read without the page that it came from."""

import re

import pytest
from harness.cards import keep
from harness.groups import pay, start_group
from harness.pages import CARD
from harness.paper import assert_on_paper, paper, text_of
from playwright.sync_api import expect

import tools

EVERY_CALCULATOR = pytest.mark.parametrize("tool", tools.CALCULATORS, ids=lambda tool: tool.stem)


@EVERY_CALCULATOR
def test_paper_says_what_was_asked_and_when_and_where(page_in, site, tmp_path, tool):
    address = tool.address(tool.of("answered")[0])
    page = page_in("wide")
    page.goto(address)
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator(".printed")).to_be_hidden()
    printed = " ".join(page.locator(".printed").inner_text().split())
    words = paper(page, tmp_path)
    day = "Nov 20, 2026" if "$" in printed else "20 November 2026"
    assert printed.endswith(f" Worked out on {day} at {site.origin}{address}#answer")
    assert printed.split(site.origin)[0] in words
    # A long address is broken into lines, and pdftotext takes a hyphen there for one of its own.
    whole = words.replace(" ", "").replace("-", "")
    assert f"{site.origin}{address}#answer".replace("-", "") in whole


@EVERY_CALCULATOR
def test_nothing_that_is_pressed_is_on_paper(page_in, tool):
    page = page_in("wide")
    page.goto(tool.address(tool.of("answered")[0]))
    for details in page.locator("main details:not(form details) > summary").all():
        details.click()
    page.emulate_media(media="print")
    # Payments that bring no letter, ways to pay and the link of a plan are words of their own.
    told = ".part a, .persistent a, .ways a, #hand-back a"
    pressed = f"main :is(input, select, button, .button, a):not({told})"
    for control in page.locator(pressed).all():
        if control.is_visible():
            words = control.inner_text()
            # Numbers to call and addresses to write down are for paper too.
            assert control.get_attribute("href") in [f"tel:{digits(words)}", f"https://{words}"]


def digits(words):
    return re.sub(r"\D", "", words)


def test_no_half_of_a_sentence_is_on_paper(page_in, tmp_path):
    page = page_in("wide")
    for basis, whole in [
        ("effective", "one on top of the other, come to 17.91%."),
        ("nominal", "a twelfth of 17.91% each month, which is 1.492500%."),
    ]:
        page.goto(f"{CARD}&payment=60&basis={basis}")
        words = paper(page, tmp_path)
        assert whole in words
        assert not re.search(r"\. ?, as|Use (a|the) ", words)


def test_why_priority_bills_are_first_is_on_paper(page_in, tmp_path):
    page = page_in("wide")
    page.goto("/plan?balance-1=900&apr-1=19.9&kind-2=priority&balance-2=150&budget=220")
    assert_on_paper(
        page,
        tmp_path,
        "Debt 2 first Free help: StepChange 0800 138 1111 The plan counts it first, before",
        "An adviser can help you agree an amount. Debt advice is free and private.",
    )


def test_every_debt_of_a_group_is_on_paper(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben", "Cara", "Dev", "Eve", "Fay")
    pay(page, "60", "Villa", payer="Ana")
    page.emulate_media(media="print")
    for name in ["Ben", "Cara", "Dev", "Eve", "Fay"]:
        expect(page.locator(".settle")).to_contain_text(f"{name} pays Ana €10.00")
    expect(page.get_by_role("button", name="Mark as paid")).to_have_count(0)


def keep_cards(page, numbers):
    for number in numbers:
        keep(page, f"Card {number}", f"{number}00", apr="24.9")


def keep_council_tax(page):
    page.goto("/cards?add=card")
    page.locator(".switch").get_by_role("button", name="Rent, council tax").click()
    page.fill("#name", "Council tax")
    page.fill("#balance", "320")
    page.get_by_role("button", name="Add it").click()
    expect(page.locator(".rows").first).to_contain_text("Council tax")


def sides(page, address, folder):
    """The words on each side of A4, with the margins of a usual printer."""
    page.goto(address)
    margin = dict.fromkeys(["top", "right", "bottom", "left"], "10mm")
    page.pdf(path=folder / "sides.pdf", format="A4", margin=margin)
    return text_of(folder / "sides.pdf", "-layout").removesuffix("\f").split("\f")


def test_the_sheet_of_twelve_debts_is_one_side(page_in, tmp_path):
    page = page_in("wide")
    keep_council_tax(page)
    keep_cards(page, range(1, 4))
    for address in ["/cards", "/cards/sheet"]:
        assert len(sides(page, address, tmp_path)) == 1, address
    keep_cards(page, range(4, 12))
    [side] = sides(page, "/cards/sheet", tmp_path)
    for words in [
        "These come first",
        "12 debts",
        "Card 11",
        "What comes in and goes out",
        "0800 138 1111",
    ]:
        assert words in side


def test_no_card_is_split_over_two_pages(page_in, tmp_path):
    page = page_in("wide")
    keep_cards(page, range(1, 10))
    pages = sides(page, "/cards", tmp_path)
    for number in range(1, 10):
        [whole] = [page for page in pages if f"Card {number}" in page]
        assert f"{number}0%" in whole, f"Card {number} is on two pages"
