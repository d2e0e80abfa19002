"""Three of our tools on a charity's page at once, in WebKit, without cookies of third parties."""

import pytest
from harness.charity import CARD
from harness.webkit import WebKit

HEIGHT = "return document.getElementById(arguments[0]).getBoundingClientRect().height"
SCROLLED = "const root = document.documentElement; return root.scrollHeight - root.clientHeight"
CONTENT = "return document.body.getBoundingClientRect().bottom + scrollY"


@pytest.fixture(scope="module")
def window():
    window = WebKit()
    yield window
    window.close()


@pytest.fixture
def page(window, charity):
    window.go(charity.home + "/")
    yield window
    window.leave()
    assert window.cookies() == []
    asked = [headers for _, headers, _ in charity.seen if "AppleWebKit" in headers["User-Agent"]]
    assert asked
    assert not any("Cookie" in headers for headers in asked)


def text(page, selector):
    return page.run(
        "return document.querySelector(arguments[0])?.textContent.replace(/\\s+/g, ' ')", selector
    )


def wait_for_text(page, selector, words):
    page.wait_until(lambda: words in (text(page, selector) or ""), words)


def height(page, name):
    page.leave()
    return page.run(HEIGHT, name)


def expect_fitting(page, name):
    """The frame is as high as its page: there is nothing to scroll, and nothing empty."""

    def fits():
        page.enter(name)
        content, scrolled = page.run(CONTENT), page.run(SCROLLED)
        return content > 200 and scrolled == 0 and height(page, name) - content < 4

    page.wait_until(fits, f"{name} to fit")
    page.enter(name)


def ask(page, **figures):
    """Fills in the form and sends it; WebDriver cannot type into a frame of another origin."""
    for name, figure in figures.items():
        page.run("document.getElementById(arguments[0]).value = arguments[1]", name, figure)
    page.run("document.querySelector('form.card').requestSubmit()")


def test_each_frame_is_as_high_as_its_page_and_none_takes_the_focus(page):
    for name in ["card", "loan", "sandboxed"]:
        expect_fitting(page, name)
        assert page.run("return document.querySelector('h1') !== null")
        assert page.run("return document.querySelector('header.site') === null")
    page.enter("plain")
    assert page.run("return document.querySelector('h1') !== null")
    page.leave()
    assert page.run("return document.activeElement.id") == "search"


def test_the_height_follows_an_answer_its_details_and_a_mistake(page):
    page.enter("card")
    ask(page, balance="2292", apr="17.91")
    wait_for_text(page, "#answer", "25 years and 2 months")
    assert "€" in text(page, "#answer")
    expect_fitting(page, "card")
    closed = height(page, "card")
    page.enter("card")
    page.run("document.querySelector('#working').open = true")
    expect_fitting(page, "card")
    assert height(page, "card") > closed
    page.enter("card")
    ask(page, balance="lots")
    wait_for_text(page, "#error-summary", "Balance must be an amount")
    expect_fitting(page, "card")


@pytest.mark.parametrize("name", ["sandboxed", "plain"])
def test_a_frame_with_fewer_rights_still_answers(page, charity, name):
    page.enter(name)
    assert page.run("return getComputedStyle(document.body).margin") == "0px"
    page.leave()
    page.run(
        "document.getElementById(arguments[0]).src = arguments[1]",
        name,
        f"{charity.origin}/embed/credit-card?partner=charity&{CARD}",
    )
    page.enter(name)
    wait_for_text(page, "#answer", "25 years and 2 months")


def test_messages_of_others_change_nothing(page):
    expect_fitting(page, "card")
    page.run("postMessage({ type: 'farthing:height', v: 1, h: 333 }, '*')")
    page.enter("card")
    for value in ["9999", 1e9, -5, 12.5, {}]:
        page.run(
            "parent.postMessage({ type: 'farthing:height', v: 1, h: arguments[0] }, '*')", value
        )
    page.run("parent.postMessage({ type: 'farthing:height', v: 1, h: 777 }, '*')")
    # The frame may tell its own height once more meanwhile.
    page.wait_until(lambda: height(page, "card") == 777, "the last of them, which is one of ours")


def test_nobody_else_can_frame_and_cards_never(window, charity):
    window.go(charity.stranger + "/")
    window.enter()
    words = window.run("return document.querySelector('h1').textContent")
    assert "isn’t switched on for stranger.localhost" in words
    window.leave()
    window.go(charity.home + "/cards")
    window.enter()
    assert window.run("return document.querySelector('h1') === null")
    window.leave()
