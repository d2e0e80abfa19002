"""The examples of components, which unit tests have approved, drawn in every mode."""

import pytest
from harness.components import EXAMPLES, open_example
from harness.modes import MODES


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_accessible_in_every_mode(page_in, assert_accessible, example, mode):
    page = page_in(mode)
    open_example(page, example)
    assert page.locator("section.sheet").count() > 2
    assert_accessible(page)


def test_a_chart_is_read_out_at_the_place_of_the_pointer_and_with_arrow_keys(page_in):
    page = page_in("wide")
    open_example(page, "charts")
    slider, reading = page.locator(".reader").first, page.locator(".reading").first
    slider.scroll_into_view_if_needed()
    box, caption = slider.bounding_box(), page.locator("figcaption").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 20)
    assert reading.inner_text() == "Jan 2052\n302 months: £0\n63 months: £0"
    assert slider.bounding_box() == box
    assert page.locator("figcaption").first.bounding_box() == caption
    page.mouse.move(box["x"] + 1, box["y"] + 20)
    assert reading.inner_text() == "Nov 2026\n302 months: £2,292\n63 months: £2,292"
    page.mouse.move(0, 0)
    assert not reading.is_visible()
    slider.focus()
    page.keyboard.press("ArrowRight")
    # The 24th part of 302 months is 13: 2292 - 2292 * 13 / 302, and 2292 - 2292 * 13 / 63.
    spoken = "Dec 2027\n302 months: £2,194\n63 months: £1,820"
    assert reading.inner_text() == spoken
    assert slider.get_attribute("aria-valuetext") == spoken


def test_a_finger_reads_a_chart_and_can_still_scroll_the_page(page_in):
    page = page_in("phone")
    open_example(page, "bands")
    slider, reading = page.locator(".reader").first, page.locator(".reading").first
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    assert reading.inner_text().startswith("Mar 2029\nAll: £0\n")
    assert slider.evaluate("(slider) => getComputedStyle(slider).touchAction") == "pan-y"


def test_without_scripts_there_is_no_slider(page_in):
    page = page_in("scripts off")
    open_example(page, "charts")
    assert page.locator(".reader").first.is_hidden()
    assert page.locator(".reading").first.is_hidden()
