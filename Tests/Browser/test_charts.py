"""Charts of answers: no line runs through a name, and no name through another."""

import pytest
from harness.charts import ANSWERS, names_that_touch
from harness.modes import PHONE, open_context
from harness.pages import PLAN


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


@pytest.mark.parametrize("answer", ANSWERS)
def test_no_name_is_on_a_line_in_large_letters_and_on_paper(open_screen, answer):
    page = open_screen({**PHONE, "viewport": {"width": 390, "height": 844}})
    sizes = {"standard": 24, "fixed": 20}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    page.goto(ANSWERS[answer])
    assert names_that_touch(page) == []
    paper = open_screen({"viewport": {"width": 718, "height": 1040}})
    paper.goto(ANSWERS[answer])
    paper.emulate_media(media="print")
    assert names_that_touch(paper) == []


def test_no_words_name_a_colour_and_forced_colours_tell_the_order(page_in):
    page = page_in("wide")
    page.goto(PLAN)
    order = page.locator(".in-order")
    assert not order.is_visible()
    page.emulate_media(forced_colors="active")
    assert order.is_visible()
    words = page.locator("main").inner_text().lower()
    assert not any(colour in words for colour in ["bronze", "teal", "darker"])


def test_on_a_phone_the_ring_and_the_time_saved_are_there(page_in):
    page = page_in("phone")
    for answer, address in ANSWERS.items():
        page.goto(address)
        ring = page.locator("#answer .ring")
        if ring.count():
            box = ring.bounding_box()
            assert box["width"] >= 70 and box["x"] + box["width"] <= 390, answer
            assert ring.get_attribute("aria-label").endswith("% of the time"), answer
        for time in page.locator("#answer .sooner").all():
            assert time.is_visible() and time.inner_text().strip().startswith("and "), answer
