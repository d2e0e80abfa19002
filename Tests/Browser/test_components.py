"""The examples of components, which unit tests have approved, drawn in every mode."""

import pytest
from harness.components import EXAMPLES, open_example
from harness.pages import CARD
from playwright.sync_api import expect


@pytest.mark.parametrize("mode", ["320 px", "dark", "forced colours", "scripts off"])
def test_examples_are_accessible_in_every_mode(page_in, assert_accessible, mode):
    page = page_in(mode)
    for example in EXAMPLES:
        open_example(page, example)
        assert page.locator("section.sheet").count() > 2
        assert_accessible(page)


def test_a_chart_is_read_out_at_the_place_of_the_pointer_and_with_arrow_keys(page_in):
    page = page_in("wide")
    open_example(page, "charts")
    slider, reading = page.locator(".reader").first, page.locator(".reading").first
    slider.scroll_into_view_if_needed()
    box, caption = slider.bounding_box(), page.locator("figcaption").first.bounding_box()
    point(page, box, box["width"] - 1)
    assert reading.inner_text() == "Jan 2052 · 302 months: £0 · 63 months: £0"
    assert slider.bounding_box() == box
    assert page.locator("figcaption").first.bounding_box() == caption
    point(page, box, 1)
    assert reading.inner_text() == "Nov 2026 · 302 months: £2,292 · 63 months: £2,292"
    page.mouse.move(0, 0)
    assert not reading.is_visible()
    slider.focus()
    page.keyboard.press("ArrowRight")
    # The 24th part of 302 months is 13: 2292 - 2292 * 13 / 302, and 2292 - 2292 * 13 / 63.
    spoken = "Dec 2027 · 302 months: £2,194 · 63 months: £1,820"
    assert reading.inner_text() == spoken
    assert slider.get_attribute("aria-valuetext") == spoken


def point(page, box, across):
    """Moves the pointer to a place on the chart in two steps."""
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    page.mouse.move(box["x"] + across, box["y"] + 20)


def test_a_chart_is_not_read_out_before_the_pointer_moves_on_it(page_in):
    page = page_in("wide")
    page.goto(CARD)
    reading = page.locator(".reading")
    page.locator(".reader").scroll_into_view_if_needed()
    box = page.locator(".reader").bounding_box()
    x, y = box["x"] + 200, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.move(x + 2, y + 2)
    assert not reading.is_visible()
    # A new answer comes under the pointer.
    page.locator("#payment").fill("60")
    page.locator("#payment").press("Enter")
    expect(page.locator("#answer .say")).to_contain_text("£60")
    page.wait_for_timeout(200)
    assert not reading.is_visible()
    page.mouse.move(x + 1, y)
    page.mouse.move(x + 30, y)
    expect(reading).to_be_visible()
    top = page.locator(".plot .names text").evaluate_all(
        "(names) => Math.min(...names.map((name) => name.getBoundingClientRect().top))"
    )
    place = reading.bounding_box()
    assert place["y"] + place["height"] <= min(top, page.locator(".plot").first.bounding_box()["y"])


def test_a_finger_reads_a_chart_and_can_still_scroll_the_page(page_in):
    page = page_in("phone")
    open_example(page, "bands")
    slider, reading = page.locator(".reader").first, page.locator(".reading").first
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    expect(reading).to_be_hidden()
    page.touchscreen.tap(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(reading).to_be_visible()
    assert reading.inner_text().startswith("Mar 2029 · All: £0 · ")
    assert slider.evaluate("(slider) => getComputedStyle(slider).touchAction") == "pan-y"


def test_what_a_finger_reads_is_above_the_picture_until_the_next_touch_elsewhere(page_in):
    page = page_in("phone")
    page.goto(CARD)
    slider, reading = page.locator(".reader"), page.locator(".reading")
    page.locator("#answer").evaluate("(answer) => answer.scrollIntoView()")
    box, control = slider.bounding_box(), page.locator(".control").bounding_box()
    touches = page.context.new_cdp_session(page)
    for kind, across in [("touchStart", 40), ("touchMove", 90), ("touchMove", 120)]:
        place = {"x": box["x"] + across, "y": box["y"] + 50}
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [place]})
        expect(reading).to_be_visible()
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(reading).to_be_visible()
    place = reading.bounding_box()
    assert 0 <= place["y"] and place["y"] + place["height"] <= box["y"] + 1
    assert slider.evaluate("(slider) => getComputedStyle(slider).outlineStyle") == "none"
    assert page.locator(".control").bounding_box() == control
    page.touchscreen.tap(20, page.locator(".figures").bounding_box()["y"] + 5)
    expect(reading).to_be_hidden()


def test_without_scripts_there_is_no_slider(page_in):
    page = page_in("scripts off")
    open_example(page, "charts")
    assert page.locator(".reader").first.is_hidden()
    assert page.locator(".reading").first.is_hidden()
