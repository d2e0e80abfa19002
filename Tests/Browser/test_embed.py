"""A charity's page with our tools in it, on another origin, over TLS."""

import json

import pytest
from harness.tls import Server, certificate, front, pages
from playwright.sync_api import expect

from serving import Site

CARD = "balance=2292&apr=17.91"


@pytest.fixture(scope="module")
def embedded(tmp_path_factory):
    """A site with one partner, and the partner's pages, which hold three tools at once."""
    folder = tmp_path_factory.mktemp("embed")
    context = certificate(folder, "farthing.test", "charity.test", "stranger.test")
    content, seen = {}, []
    charity = Server(context, pages(content))
    settings = folder / "settings.json"
    settings.write_text(
        json.dumps(
            {
                "partners": [
                    {
                        "id": "charity",
                        "name": "Charity",
                        "origins": [f"https://charity.test:{charity.port}"],
                        "accent": "7a1fa2",
                    }
                ]
            }
        )
    )
    site = Site(FARTHING_TODAY="2026-11-20", FARTHING_SETTINGS=str(settings)).start()
    tools = Server(context, front(site.port, seen))
    origin = f"https://farthing.test:{tools.port}"
    content["/"] = host_page(origin)
    content["/cards"] = f'<iframe src="{origin}/cards" title="Cards"></iframe>'
    yield {
        "home": f"https://charity.test:{charity.port}",
        "stranger": f"https://stranger.test:{charity.port}",
        "origin": origin,
        "seen": seen,
        "settings": settings,
        "site": site,
    }
    tools.stop()
    charity.stop()
    site.stop()
    site.wait_until_gone()
    site.remove()


def host_page(origin):
    def frame(tool, name, more=""):
        return (
            f'<iframe id="{name}" src="{origin}/embed/{tool}" title="{name}" data-farthing '
            f'style="width:0;min-width:100%;height:820px;border:0" {more}></iframe>'
        )

    return (
        '<!doctype html><html lang="en"><title>Charity</title><h1>Charity</h1>'
        '<input id="search" autofocus>'
        + frame("credit-card?partner=charity", "card")
        + frame("loan?partner=charity", "loan")
        + frame("credit-card", "sandboxed", 'sandbox="allow-scripts allow-forms"')
        + frame("credit-card", "plain", 'sandbox="allow-forms"')
        + f'<script src="{origin}/embed/v1.js" async></script>'
    )


@pytest.fixture
def charity_page(browser, embedded):
    """A browser that knows the two names, and blocks cookies of third parties."""
    other = browser.browser_type.launch(
        executable_path="/usr/bin/chromium",
        args=[
            "--no-sandbox",
            "--host-resolver-rules=MAP *.test 127.0.0.1",
            "--test-third-party-cookie-phaseout",
        ],
    )
    context = other.new_context(ignore_https_errors=True, viewport={"width": 1000, "height": 800})
    page = context.new_page()
    yield page
    assert context.cookies() == []
    other.close()


def frame(page, name):
    return page.frame_locator(f"#{name}")


def height(page, name):
    return page.evaluate(f"document.getElementById('{name}').getBoundingClientRect().height")


def content_height(page, name):
    return frame(page, name).locator("body").evaluate("body => Math.ceil(body.scrollHeight)")


def expect_fitting(page, name):
    """The frame is as high as its page, within a line's rounding."""
    page.wait_for_function(
        """([name, content]) => Math.abs(
            document.getElementById(name).getBoundingClientRect().height - content) < 2""",
        arg=[name, content_height(page, name)],
    )


def test_three_tools_stand_on_a_charitys_page(charity_page, embedded):
    page = charity_page
    page.goto(embedded["home"] + "/")
    for name in ["card", "loan", "sandboxed", "plain"]:
        expect(frame(page, name).locator("h1")).to_be_visible()
        expect(frame(page, name).locator("header.site")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "search"
    for name in ["card", "loan", "sandboxed"]:
        expect_fitting(page, name)

    card = frame(page, "card")
    card.locator("#balance").fill("2292")
    card.locator("#apr").fill("17.91")
    card.locator("#balance").press("Enter")
    expect(card.locator("#answer")).to_contain_text("25 years and 2 months")
    expect_fitting(page, "card")
    card.locator("#working summary").click()
    expect_fitting(page, "card")
    card.locator("#payment").fill("lots")
    card.locator("#payment").press("Enter")
    expect(card.locator("#error-summary")).to_be_visible()
    expect_fitting(page, "card")


@pytest.mark.parametrize("name", ["sandboxed", "plain"])
def test_a_frame_with_fewer_rights_still_answers(charity_page, embedded, name):
    page = charity_page
    page.goto(embedded["home"] + "/")
    tool = frame(page, name)
    tool.locator("#balance").fill("2292")
    tool.locator("#apr").fill("17.91")
    tool.locator("#apr").press("Enter")
    expect(tool.locator("#answer")).to_contain_text("25 years and 2 months")
    assert tool.locator("body").evaluate("body => getComputedStyle(body).fontFamily") != ""


def test_the_partners_colour_is_used(charity_page, embedded):
    page = charity_page
    page.goto(embedded["home"] + "/")
    button = frame(page, "card").locator("form.card > button")
    assert button.evaluate("b => getComputedStyle(b).backgroundColor") == "rgb(122, 31, 162)"


def test_foreign_messages_change_nothing(charity_page, embedded):
    page = charity_page
    page.goto(embedded["home"] + "/")
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


def test_nobody_else_can_frame_and_cards_never(charity_page, embedded):
    page = charity_page
    page.goto(embedded["stranger"] + "/")
    page.wait_for_timeout(500)
    card = next(f for f in page.frames if f.parent_frame and "embed" not in f.url)
    assert card.url.startswith("chrome-error:")
    page.goto(embedded["home"] + "/cards")
    page.wait_for_timeout(500)
    assert page.frames[1].url.startswith("chrome-error:")


def test_no_cookie_is_ever_set(charity_page, embedded):
    page = charity_page
    page.goto(embedded["home"] + "/")
    expect(frame(page, "loan").locator("h1")).to_be_visible()
    for path, asked, answered in embedded["seen"]:
        assert "Cookie" not in asked, path
        assert not [value for name, value in answered if name.lower() == "set-cookie"], path


def test_settings_change_without_a_restart_and_mistakes_change_nothing(embedded):
    site, settings = embedded["site"], embedded["settings"]
    good = settings.read_text()

    def ancestors():
        policy = site.ask(f"/embed/credit-card?{CARD}").getheader("Content-Security-Policy")
        return policy.split("frame-ancestors ")[1]

    before, workers = ancestors(), site.workers()
    settings.write_text(good.replace("charity.test", "other.test"))
    assert "other.test" in ancestors()
    settings.write_text(good.replace('"partners"', '"partner"'))
    assert "other.test" in ancestors()
    log = (site.folder / "logs" / "workers.log").read_text()
    assert "line 1, column 2: partner is not a setting" in log
    settings.write_text(good)
    assert ancestors() == before
    assert sorted(site.workers()) == sorted(workers)
