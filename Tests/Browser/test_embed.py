"""Three of our tools on a charity's page at once, in Chromium without cookies of third parties."""

import base64
import hashlib
import re
import time
import urllib.request

import pytest
from harness.forms import fill_in
from harness.waiting import wait_until
from playwright.sync_api import expect

import tools

# It stands in the pages of partners, where browsers load no other script in its place. One that
# does something else is another version, with a number and an address of its own.
VERSION_1 = (
    "sha512-G6i+TJqG4VsF3Fu3UW4j0hHxALFu7DxiLZBp441PBJcR"
    "+PWbZPjIBtAubhNvs15rMAGUz65UreL+vy8ZcCw5Xg=="
)


@pytest.fixture(scope="module")
def strict_browser(browser):
    """A browser that blocks cookies of third parties."""
    strict = browser.browser_type.launch(
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox", "--test-third-party-cookie-phaseout"],
        # Scrollbars take room, as they do on a desk.
        ignore_default_args=["--hide-scrollbars"],
    )
    yield strict
    strict.close()


@pytest.fixture
def charity_page(strict_browser):
    """A window of that browser, which has no cookies at the end."""
    look = {"viewport": {"width": 1000, "height": 800}}
    context = strict_browser.new_context(ignore_https_errors=True, **look)
    yield context.new_page()
    assert context.cookies() == []
    context.close()


def frame(page, name):
    return page.frame_locator(f"#{name}")


def height(page, name):
    return page.evaluate(f"document.getElementById('{name}').getBoundingClientRect().height")


def scrolled_height(page, name):
    """By how much the page in a frame is higher than the frame: what its scrollbar would be for."""
    return (
        frame(page, name).locator(":root").evaluate("root => root.scrollHeight - root.clientHeight")
    )


def empty_height(page, name):
    """By how much the frame is higher than the page in it."""
    body = frame(page, name).locator("body")
    end = body.evaluate("body => body.getBoundingClientRect().bottom + scrollY")
    return height(page, name) - end


def expect_fitting(page, name):
    """The frame comes to be as high as its page, neither too low for it nor much higher."""
    expect(frame(page, name).locator("h1")).to_be_visible()
    end = time.monotonic() + 10
    while scrolled_height(page, name) != 0 or not -1 < empty_height(page, name) < 4:
        told = f"{scrolled_height(page, name)} px to scroll, {empty_height(page, name)} px empty"
        assert time.monotonic() < end, f"{name}: {told}"
        # A frame out of sight is not laid out anew.
        page.locator(f"#{name}").scroll_into_view_if_needed()
        page.wait_for_timeout(50)


def expect_all_fitting(page):
    for name in ["card", "loan", "sandboxed"]:
        expect_fitting(page, name)


def click(place):
    """A click, as soon as the pointer reaches what it is over: after a page is scrolled, Chromium
    can for a moment hand it to the page round a frame."""

    def is_reached():
        place.hover()
        return place.evaluate("place => place.matches(':hover')")

    wait_until(is_reached, place.page, "the pointer to arrive", seconds=10)
    place.click()


def test_three_tools_stand_on_a_charitys_page(charity_page, charity):
    page = charity_page
    page.goto(charity.home + "/")
    for name in ["card", "loan", "sandboxed", "plain"]:
        expect(frame(page, name).locator("h1")).to_be_visible()
        expect(frame(page, name).locator("header.site")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "search"
    expect_all_fitting(page)
    button = frame(page, "card").locator("form.card > button")
    # The partner's colour.
    assert button.evaluate("b => getComputedStyle(b).backgroundColor") == "rgb(122, 31, 162)"

    card = frame(page, "card")
    card.locator("#balance").fill("2292")
    card.locator("#apr").fill("17.91")
    card.locator("#balance").press("Enter")
    expect(card.locator("#answer")).to_contain_text("25 years and 2 months")
    expect_fitting(page, "card")
    click(card.locator("#working summary"))
    expect_fitting(page, "card")
    card.locator("#payment").fill("lots")
    card.locator("#payment").press("Enter")
    expect(card.locator("#error-summary")).to_be_visible()
    expect_fitting(page, "card")
    for path, asked, answered in charity.seen:
        assert "Cookie" not in asked, path
        assert not [value for name, value in answered if name.lower() == "set-cookie"], path


def test_a_frame_that_begins_with_a_mistake_leaves_the_focus_alone(charity_page, charity):
    page = charity_page
    page.goto(charity.home + "/")
    wrong = f"{charity.origin}/embed/loan?partner=charity&amount=lots"
    page.evaluate(
        "addEventListener('message', ({ data }) => { self.moved ||= data.type == 'farthing:top'; })"
    )
    page.evaluate("address => document.getElementById('loan').src = address", wrong)
    expect(frame(page, "loan").locator("#error-summary")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    # This brings a frame that does not fit yet into view, so the place says nothing after it.
    expect_fitting(page, "loan")
    assert page.evaluate("self.moved") is False
    assert page.evaluate("document.activeElement.id") == "search"


@pytest.mark.parametrize("name", ["sandboxed", "plain"])
def test_a_frame_with_fewer_rights_still_answers(charity_page, charity, name):
    page = charity_page
    page.goto(charity.home + "/")
    tool = frame(page, name)
    tool.locator("#balance").fill("2292")
    tool.locator("#apr").fill("17.91")
    tool.locator("#apr").press("Enter")
    expect(tool.locator("#answer")).to_contain_text("25 years and 2 months")
    assert tool.locator("body").evaluate("body => getComputedStyle(body).fontFamily") != ""


def test_foreign_messages_change_nothing(charity_page, charity):
    page = charity_page
    page.goto(charity.home + "/")
    expect(frame(page, "card").locator("h1")).to_be_visible()
    expect_fitting(page, "card")
    before = height(page, "card")
    page.evaluate("postMessage({ type: 'farthing:height', v: 1, h: 333 }, '*')")
    for value in ["'9999'", "1e9", "-5", "12.5", "{}"]:
        frame(page, "card").locator("body").evaluate(
            f"() => parent.postMessage({{ type: 'farthing:height', v: 1, h: {value} }}, '*')"
        )
    page.wait_for_timeout(200)
    assert height(page, "card") == before


def test_an_answer_comes_into_view_and_a_step_moves_nothing(charity_page, charity):
    page = charity_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(charity.home + "/")
    card = frame(page, "card")
    card.locator("#balance").fill("2292")
    card.locator("#apr").fill("17.91")
    click(card.get_by_role("button", name="Work it out"))
    answer = card.locator("#answer")
    expect(answer).to_contain_text("25 years and 2 months")
    page.wait_for_function("scrollY > 0")
    assert 0 <= answer.bounding_box()["y"] < 370
    more = card.locator("#payment-more")
    more.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    click(more)
    expect(answer).to_contain_text("€60")
    assert page.evaluate("scrollY") == before


def test_what_leaves_opens_a_tab_and_what_is_kept_is_there(charity_page, charity):
    page = charity_page
    page.goto(charity.home + "/")
    # What is out of view is not drawn, so it would not come to a rest.
    expect_all_fitting(page)
    page.locator("#loan").scroll_into_view_if_needed()
    with page.context.expect_page() as opened:
        click(frame(page, "loan").get_by_role("link", name="My cards"))
    expect(opened.value.locator("header.site")).to_be_visible()
    assert opened.value.url == charity.origin + "/cards"
    assert page.url == charity.home + "/"


def test_the_form_without_a_frame_leads_to_an_answer(charity_page, charity):
    page = charity_page
    page.goto(charity.home + "/form")
    page.get_by_label("How much do you owe, in euros?").fill("2292")
    page.get_by_label("Interest rate (APR), in percent").fill("17.91")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("#answer")).to_contain_text("25 years and 2 months")
    assert page.url.startswith(charity.origin + "/credit-card?currency=EUR&")


@pytest.mark.parametrize("tool", tools.CALCULATORS, ids=lambda tool: tool.stem)
def test_a_charity_frames_every_calculator(charity_page, charity, tool):
    page = charity_page
    page.goto(f"{charity.home}/{tool.stem}")
    fill_in(frame(page, "tool"), tool)
    frame(page, "tool").get_by_role("button", name="Work it out").click()
    # The charity's currency, but for a loan that is in pounds wherever it is shown.
    sign = "£" if tool.stem == "student-loan/uk" else "€"
    expect(frame(page, "tool").locator("#answer .figures")).to_contain_text(sign)
    for width in [1000, 375]:
        page.set_viewport_size({"width": width, "height": 800})
        expect_fitting(page, "tool")
    unfold = "page => page.querySelectorAll('details').forEach(each => each.open = true)"
    frame(page, "tool").locator("body").evaluate(unfold)
    expect_fitting(page, "tool")


def test_nobody_else_can_frame_and_cards_never(charity_page, charity):
    page = charity_page
    page.goto(charity.stranger + "/")
    for name in ["card", "loan"]:
        heading = frame(page, name).locator("h1")
        expect(heading).to_contain_text("isn’t switched on for stranger.localhost")
        expect(frame(page, name).locator("form")).to_have_count(0)
    expect(page.locator("iframe").first).to_have_css("height", re.compile("^2[0-4][0-9]px$"))
    page.goto(charity.home + "/cards")
    wait_until(lambda: page.frames[1].url.startswith("chrome-error:"), page, "a refused frame")


def test_the_script_that_others_have_pasted_is_as_it_was(site):
    script = urllib.request.urlopen(f"{site.origin}/embed/v1.js").read()
    assert "sha512-" + base64.b64encode(hashlib.sha512(script).digest()).decode() == VERSION_1
