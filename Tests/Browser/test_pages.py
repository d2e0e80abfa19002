"""Everybody can use every page, however they look at it."""

import re
from collections import Counter

import pytest
from harness.accessibility import small_targets
from harness.charts import ANSWERS, names_in_every_size
from harness.columns import columns_out_of_view, heads_over_rows
from harness.pages import STATES, written_pages

# These are looked at in every mode that shows more than another.
CLOSELY = [f"credit card, {state}" for state in ("blank", "wrong", "answered", "never")]


# Tags, and the attributes by which style sheets know elements and their states.
PARTS = r'<\w+|\b(?:class|id|type)="[^"]*"|\b(?:aria|data)-\w+|\b(?:open|hidden|checked)\b'


def states(site):
    return STATES.values()


def with_parts_of_their_own(page, addresses):
    """The pages that have an element, a class, an id or a state that no page before them has.

    Colours follow from these; a new mixture of them that gives another colour is not found.
    """
    seen = set()
    for address in addresses:
        names = set(re.findall(PARTS, page.request.get(address).text()))
        if not names <= seen:
            yield address
        seen |= names


@pytest.mark.parametrize("mode", ["320 px", "dark"])
@pytest.mark.parametrize("pages", [states, written_pages])
def test_every_page_is_for_everybody(page_in, assert_accessible, site, pages, mode):
    page = page_in(mode)
    addresses = pages(site)
    for address in addresses if mode == "320 px" else with_parts_of_their_own(page, addresses):
        page.goto(address)
        assert_accessible(page)


@pytest.mark.parametrize("mode", ["wide", "forced colours"])
def test_usual_states_are_for_everybody(page_in, assert_accessible, mode):
    page = page_in(mode)
    for state in CLOSELY:
        page.goto(STATES[state])
        assert_accessible(page)


def low_targets(page):
    """How many things there are to press, and those too low for a thumb."""
    return page.locator("a, button").count(), small_targets(page, height=44)


# What is asked of every state in one visit: each tells how many parts it looked at, and faults.
ASKED = {
    "phone": [low_targets, heads_over_rows, names_in_every_size, columns_out_of_view],
    "wide": [heads_over_rows, names_in_every_size],
}


@pytest.mark.parametrize("mode", ASKED)
def test_every_part_of_a_state_can_be_seen_and_pressed(page_in, mode):
    page, parts, faults = page_in(mode), Counter(), []
    for address in dict.fromkeys([*STATES.values(), *ANSWERS.values()]):
        page.goto(address)
        for ask in ASKED[mode]:
            count, found = ask(page)
            parts[ask] += count
            faults += [f"{address}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
    assert all(parts[ask] > 20 for ask in ASKED[mode])


def test_everything_to_press_is_as_high_as_a_thumb_needs(page_in, site):
    page = page_in("phone")
    for address in written_pages(site):
        page.goto(address)
        assert (address, small_targets(page, height=44)) == (address, [])


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_the_first_stop_of_the_keyboard_skips_to_the_content(page_in, keyboard, mode):
    page = page_in(mode)
    page.goto(STATES["credit card, answered"])
    keys = keyboard(page)
    keys.tab_to("Skip to", most=1)
    keys.press("Enter")
    keys.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_the_keyboard_comes_through_the_whole_page(page_in, keyboard):
    """From the first control to the last, each visible when it has the focus, and out again."""
    page = page_in("phone")
    page.goto(STATES["credit card, answered"])
    last = page.locator("a[href], button:visible, input:visible").last.inner_text()
    keyboard(page).tab_to(last, most=150)
