"""Charts of answers: no line runs through a name, and no name through another."""

from pathlib import Path

import pytest
from harness.modes import PHONE, WIDE, open_context
from harness.pages import CARD, LOAN, PLAN, STATES, TRANSFER

from tools import sample

FAULTS = (Path(__file__).parent / "harness" / "names.js").read_text()

# Windows, each with the sizes that it gets in turn.
SCREENS = {
    "phone": (PHONE, [(360, 740), (360, 600), (390, 844)]),
    "wide": (WIDE, [(1280, 900), (700, 900)]),
}


def plan_of(debts):
    """The address of a plan of so many debts with long names."""
    return "/plan?" + "&".join(
        f"name-{k}=Catalogue+shop+{k}&balance-{k}={k}000&apr-{k}={20 + k}"
        for k in range(1, debts + 1)
    )


ANSWERS = {
    "card": CARD,
    "loan": LOAN,
    "loan with extra": "/loan?amount=200000&rate=4.5&years=25&extra=100",
    "transfer": TRANSFER,
    "student loan": sample("student-loan", "with another payment"),
    "plan": PLAN,
    "plan of four": plan_of(4),
    "plan of five": plan_of(5),
    "plan of nine": sample("plan", "too many orders"),
    "a million": "/loan?amount=1250000&rate=4.5&years=25&extra=100",
}


@pytest.fixture
def open_screen(site, browser):
    """Opens a window of that size."""
    contexts = []

    def open_page(look):
        contexts.append(open_context(browser, look, base_url=site.origin))
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()


def faults_of(page):
    return page.evaluate(FAULTS)


@pytest.mark.parametrize(("look", "sizes"), SCREENS.values(), ids=SCREENS)
def test_no_name_is_on_a_line_in_any_answer(open_screen, look, sizes):
    page = open_screen(look)
    charts = 0
    for address in {**ANSWERS, **STATES}.values():
        if address.startswith("/embed"):
            continue
        page.goto(address)
        charts += page.locator(".sheet-chart").count()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert faults_of(page) == [], f"{address} at {width} px"
    assert charts > 20


@pytest.mark.parametrize("answer", ANSWERS)
def test_no_name_is_on_a_line_in_large_letters_and_on_paper(open_screen, answer):
    page = open_screen({**PHONE, "viewport": {"width": 390, "height": 844}})
    sizes = {"standard": 24, "fixed": 20}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    page.goto(ANSWERS[answer])
    assert faults_of(page) == []
    paper = open_screen({"viewport": {"width": 718, "height": 1040}})
    paper.goto(ANSWERS[answer])
    paper.emulate_media(media="print")
    assert faults_of(paper) == []


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_chart_has_a_title_and_says_sums_and_ends_for_the_ear(page_in, answer):
    page = page_in("phone")
    page.goto(ANSWERS[answer])
    assert page.get_by_role("figure", name="What you’ll owe").count() == 1
    label = page.locator(".plot").get_attribute("aria-label")
    assert " now" in label
    assert any(word in label for word in ["paid off", "clear", "years"])


def test_no_words_name_a_colour_and_forced_colours_tell_the_order(page_in):
    page = page_in("wide")
    page.goto(PLAN)
    order = page.locator(".in-order")
    assert not order.is_visible()
    page.emulate_media(forced_colors="active")
    assert order.is_visible()
    words = page.locator("main").inner_text().lower()
    assert not any(colour in words for colour in ["bronze", "teal", "darker"])


@pytest.mark.parametrize("answer", ANSWERS)
def test_on_a_phone_the_ring_and_the_time_saved_are_there(page_in, answer):
    page = page_in("phone")
    page.goto(ANSWERS[answer])
    ring = page.locator("#answer .ring")
    if ring.count():
        box = ring.bounding_box()
        assert box["width"] >= 70 and box["x"] + box["width"] <= 390
        assert ring.get_attribute("aria-label").endswith("% of the time")
    for time in page.locator("#answer .sooner").all():
        assert time.is_visible() and time.inner_text().strip().startswith("and ")
