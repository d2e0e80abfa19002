"""What the journeys look for, found in pages that are wrong on purpose."""

import http.server
import threading

import pytest
from harness.visits import Visits

GOOD = """<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Good: Farthing</title>
<style>body {{ font-size: 16px }} input, button {{ width: 8em; height: 2em }}</style></head>
<body><main><h1>Good</h1><p>Some text with <a href="/">a link</a> in it.</p>{}</main></body>
</html>"""


class Pages(http.server.BaseHTTPRequestHandler):
    """Any page: `/<h1>…` answers with what its path says within a page that is right."""

    content = ""
    cookie = None

    def do_GET(self):
        self.send_response(200 if self.path in ("/", "/favicon.ico") else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", "script-src 'self'")
        if self.cookie:
            self.send_header("Set-Cookie", self.cookie)
        self.end_headers()
        self.wfile.write(GOOD.format(self.content).encode())

    def log_message(self, *_):
        pass


@pytest.fixture
def visit(browser, copies):
    """Opens a page with the given content in a mode, and yields the visits and the page."""
    handler = type("These", (Pages,), {})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    visits = Visits(browser, f"http://127.0.0.1:{server.server_port}", copies)

    def open_page(content="", mode="wide", cookie=None):
        handler.content, handler.cookie = content, cookie
        page = visits(mode)
        page.goto("/")
        return visits, page

    yield open_page
    visits.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("mode", ["wide", "phone", "forced colours", "scripts off"])
def test_a_good_page_passes(visit, mode):
    visits, page = visit("<label>Name <input></label> <button>Send it</button>", mode)
    visits.assert_accessible(page)
    visits.assert_private(page)


NAMELESS = '<input id="nameless" type="text">'
TOO_DEEP = "<h3>A level too deep</h3>"


@pytest.mark.parametrize(
    ("mode", "content", "fault"),
    [
        ("wide", NAMELESS, "label"),
        ("scripts off", NAMELESS, "label"),
        ("wide", '<p style="color:#999">Too pale to be read</p>', "color-contrast"),
        ("wide", TOO_DEEP, "heading-order"),
        ("scripts off", TOO_DEEP, "heading-order"),
    ],
)
def test_axe_sees(visit, mode, content, fault):
    visits, page = visit(content, mode)
    with pytest.raises(AssertionError, match=fault):
        visits.assert_accessible(page)


def test_a_copy_without_scripts_is_of_the_page_as_it_is_now(visit):
    """Even where the page before it had the same address, with a place on it."""
    for content, faults in [("<p>Right</p>", []), ("<h3>A level too deep</h3>", ["heading-order"])]:
        visits, page = visit(content, "scripts off")
        page.goto("/#place")
        for fault in faults:
            with pytest.raises(AssertionError, match=fault):
                visits.assert_accessible(page)
        if not faults:
            visits.assert_accessible(page)


def test_pale_text_over_a_picture_is_seen(visit):
    visits, page = visit(
        '<div style="position:relative;height:5em"><svg width="300" height="80" aria-hidden="true">'
        '<circle cx="40" cy="40" r="39"/></svg>'
        '<p style="position:absolute;top:1em;color:#999">Too pale</p></div>'
    )
    with pytest.raises(AssertionError, match="color-contrast: 2.8"):
        visits.assert_accessible(page)


@pytest.mark.parametrize("mode", ["wide", "phone", "320 px"])
def test_a_page_that_scrolls_sideways_is_seen(visit, mode):
    visits, page = visit('<p style="width:1400px">Wide</p>', mode)
    with pytest.raises(AssertionError, match="1400px"):
        visits.assert_accessible(page)


@pytest.mark.parametrize(
    "control",
    [
        '<button style="height:20px;border:0">Small</button>',
        '<a style="display:block;height:12px;width:80px" href="/">Small</a>',
        '<p><a href="/" style="font-size:12px">Alone on its line</a></p>',
    ],
)
def test_a_small_target_is_seen(visit, control):
    visits, page = visit(control)
    with pytest.raises(AssertionError, match="px: <"):
        visits.assert_accessible(page)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ('<img src="/missing.png" alt="">', "404 for"),
        ('<img src="http://127.0.0.2:9/pixel.png" alt="">', "request to somebody else"),
        ("<script>alert(1)</script>", "violates the following Content Security Policy"),
    ],
)
def test_what_no_page_may_do_is_seen(visit, content, fault):
    visits, page = visit(content)
    with pytest.raises(AssertionError, match=fault):
        visits.assert_private(page)


def test_a_cookie_is_seen(visit):
    visits, page = visit(cookie="visitor=1")
    with pytest.raises(AssertionError, match="cookie: "):
        visits.assert_private(page)


def test_the_keyboard_sees_where_it_is_and_misses_what_is_not_there(visit, keyboard):
    _, page = visit("<button>Press</button>")
    keys = keyboard(page)
    keys.tab_to("Press")
    assert keys.focused()["name"] == "Press"
    with pytest.raises(AssertionError, match="did not come to 'elsewhere'"):
        keys.tab_to("elsewhere", most=5)


def test_a_hidden_focus_is_seen(visit, keyboard):
    _, page = visit('<button style="outline:0">Press</button>')
    with pytest.raises(AssertionError, match="nothing shows that this has the focus"):
        keyboard(page).tab_to("Press")
