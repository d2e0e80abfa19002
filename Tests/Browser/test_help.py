"""Whom somebody with debts could call, wherever they live."""

import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from harness.accessibility import pale_words
from harness.modes import JOURNEY
from harness.pages import CARD
from playwright.sync_api import expect

BUSINESS = "0800 197 6026"
SCOTLAND = ["0800 138 1111", "0808 808 4000", "0800 028 1456", BUSINESS]
WALES = ["0800 138 1111", "0808 808 4000", "0800 702 2020", BUSINESS]
EVERYWHERE = [*SCOTLAND[:2], "0800 240 4420", WALES[2], SCOTLAND[2], "0800 915 4604", BUSINESS]


def help_box(page):
    return page.locator("aside.help")


def expect_lines(page, numbers):
    expect(help_box(page).get_by_role("link")).to_have_text(numbers)


def open_more(page):
    """Below an answer that is fine, help is one line that opens; a script leaves it open."""
    more = help_box(page).locator("details").first
    if more.get_attribute("open") is None:
        expect(help_box(page).get_by_role("link")).to_have_count(1)
        more.locator("summary").first.click()


def expect_all_lines(page):
    open_more(page)
    expect_lines(page, EVERYWHERE)


def asked(page):
    return dict(parse_qsl(urlsplit(page.url).query, keep_blank_values=True))


@pytest.mark.parametrize(
    ("mode", "frame"),
    [("phone", ""), ("dark", "/embed"), ("scripts off", ""), ("scripts off", "/embed")],
)
def test_someone_in_scotland_keeps_the_answer_and_sees_whom_to_call(
    page_in, assert_accessible, mode, frame
):
    page = page_in(mode)
    page.goto(f"{frame}{CARD}&payment=60&accent=ffd400")
    expect_all_lines(page)
    expect(help_box(page)).to_contain_text("England, Wales and Scotland")
    sentence = page.locator("#answer .say").inner_text()
    assert_accessible(page)

    help_box(page).get_by_role("button", name="Scotland").click()
    expect(page).to_have_url(re.compile("nation=scotland"))
    open_more(page)
    expect_lines(page, SCOTLAND)
    expect(page.locator("#nation-scotland")).to_have_attribute("aria-pressed", "true")
    assert page.locator("#answer .say").inner_text() == sentence
    card = {"balance": "2292", "apr": "17.91", "accent": "ffd400"}
    assert asked(page) == {**card, "payment": "60", "nation": "scotland"}
    if mode != "scripts off":
        expect(page.locator("#nation-scotland")).to_be_focused()
        expect(page.locator("#nation-scotland")).to_be_in_viewport()
        # Nobody hears the answer again, which is the same.
        expect(page.get_by_role("status")).to_contain_text("Scotland")
        assert sentence not in page.get_by_role("status").inner_text()
    assert_accessible(page)

    page.get_by_role("link", name="3 years £81.25").click()
    expect(page.locator("#answer .say")).to_contain_text("£81.25")
    open_more(page)
    expect_lines(page, SCOTLAND)
    page.locator("#payment").fill("90")
    page.locator("#payment").press("Enter")
    expect(page.locator("#answer .say")).to_contain_text("£90")
    open_more(page)
    expect_lines(page, SCOTLAND)
    assert asked(page)["nation"] == "scotland"

    help_box(page).get_by_role("button", name="Show all").click()
    expect(page).to_have_url(re.compile("nation=(&|#|$)"))
    expect_all_lines(page)
    expect(page.locator("#answer .say")).to_contain_text("£90")


@JOURNEY
@pytest.mark.parametrize("path", ["/", "/credit-card", "/guides/persistent-debt"])
def test_someone_in_wales_chooses_on_a_page_that_is_only_read(page_in, mode, path):
    page = page_in(mode)
    page.goto(path)
    if path == "/":
        open_more(page)
    help_box(page).get_by_role("button", name="Wales").click()
    expect(page).to_have_url(re.compile("nation=wales"))
    if path == "/":
        open_more(page)
    expect_lines(page, WALES)
    assert urlsplit(page.url).path == path
    assert asked(page) == {"nation": "wales"}
    expect(page.get_by_text("There is a problem")).to_have_count(0)


def test_the_state_of_a_choice_is_seen_in_forced_colours(page_in):
    page = page_in("forced colours")
    page.goto(f"{CARD}&nation=scotland")
    open_more(page)

    def border(name):
        return page.locator(f"#nation-{name}").evaluate(
            "button => getComputedStyle(button).borderTopWidth"
        )

    assert (border("scotland"), border("wales")) == ("3px", "1px")


@pytest.mark.parametrize("mode", ["wide", "dark"])
@pytest.mark.parametrize("accent", ["ffd400", "ffffff", "7a1fa2", "777777"])
def test_a_partners_buttons_can_be_read_under_the_pointer(page_in, assert_accessible, mode, accent):
    page = page_in(mode)
    page.goto(f"/embed{CARD}&accent={accent}")
    page.locator(".asked summary").first.click()
    page.get_by_text("Pay it off by a date").click()
    open_more(page)
    for button in ["form.card > button", "#nation-wales", "#months-show"]:
        page.locator(button).hover()
        assert pale_words(page, button) == []
    assert_accessible(page)
