"""Which answers come from the generated files, which from the app, and which from nginx itself."""

import gzip
import json
import re
import time

import pytest

GENERATED = b"<p>generated</p>"


@pytest.fixture(scope="module", autouse=True)
def generated_files(site):
    for page in ["probe", "index", "rates", "cards", "embed"]:
        site.write(f"pages/{page}.html", GENERATED)
    site.write("pages/404.html", b"<p>no such file</p>")
    site.write("pages/5xx.html", b"<p>not now</p>")
    site.write("pages/probe.txt", b"words")
    site.write("assets/probe.0123abcd.css", b"a{}" * 1000)
    site.write("assets/probe.0123abcd.css.gz", gzip.compress(b"b{}" * 1000))
    site.write("private.txt", b"not a page")


def is_generated(answer):
    return answer.status == 200 and answer.body == GENERATED


def logged(site, path, *options, **headers):
    """An answer, and what nginx notes of it a moment after."""
    log = site.folder / "logs" / "access.log"
    before = settled_size(log)
    answer = site.ask(path, *options, **headers)
    return answer, lines_from(log, before)


def lines_from(log, start):
    """What is added to a log: it may come a moment after the answer."""
    end = time.monotonic() + 15
    while not (lines := log.read_text()[start:]).endswith("\n"):
        assert time.monotonic() < end, f"no line in {log}"
        time.sleep(0.01)
    return lines


def settled_size(log):
    """Once nothing is added any more: the line of the answer before may still come."""
    size, before = log.stat().st_size, -1
    while size != before:
        time.sleep(0.05)
        size, before = log.stat().st_size, size
    return size


def is_for_the_app(site, path, *options, **headers):
    answer, line = logged(site, path, *options, **headers)
    return answer.status < 500 and f"upstream={answer.status} " in line


@pytest.mark.parametrize(
    "path, noted",
    [
        ("/", "/"),
        ("/?anna=1", "/"),
        ("/loan/schedule?amount=1", "/loan/schedule"),
        ("/credit-card.json?balance=1", "/credit-card.json"),
        ("/cards/0123abcd.ics", "/cards/*.ics"),
        ("/groups/0123abcd", "/groups/*"),
        ("/groups/0123abcd/debts.txt?x", "/groups/*/debts.txt"),
        ("/groups/0123abcd/payments/89abcdef", "/groups/*/payments/*"),
        ("/theme/7a1fa2.css", "/theme/*.css"),
        ("/anna", "-"),
        ("/anna@example.org", "-"),
        ("/groups/Anna", "-"),
    ],
)
def test_the_log_says_which_page_it_was_and_not_whose(site, path, noted):
    assert f" GET {noted} " in logged(site, path)[1]


@pytest.mark.parametrize(
    "method, path, body, noted",
    [
        ("POST", "/cards/import", b"a" * 600_000, "POST /cards/import 400"),
        ("POST", "/assets/probe.0123abcd.css", b"a=1", "POST /assets/* 405"),
        ("PUT", "/assets/probe.0123abcd.css", b"a=1", "PUT /assets/* 405"),
        ("HEAD", "/assets/nothing.css", None, "HEAD /assets/* 404"),
        ("TRACE", "/", None, "TRACE / 405"),
        ("ANNA", "/", None, "- / 405"),
    ],
)
def test_the_log_says_how_it_was_asked_what_nginx_refuses_too(site, method, path, body, noted):
    assert f" {noted} " in logged(site, f"{path}?secret=31415", method, body)[1]


@pytest.mark.parametrize("path", ["/probe", "/", "/probe?"])
def test_a_page_without_a_query_is_a_generated_file(site, path):
    answer = site.ask(path, Accept="text/html,*/*;q=0.8")
    assert is_generated(answer)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "Accept" in ", ".join(answer.headers.get_all("Vary"))


@pytest.mark.parametrize(
    "cookies, is_file",
    [
        ("cards=v4", False),
        ("__Host-groups=v4", False),
        ("a=b; __Host-cards=v4", False),
        ("a=b;groups=v4; c=d", False),
        ("a=cards=v4", True),
        ("cards-news=1", True),
        ("mycards=v4", True),
        ("", True),
    ],
)
def test_the_home_page_of_a_browser_that_keeps_something_is_no_file(site, cookies, is_file):
    answer = site.ask("/", Cookie=cookies)
    assert is_generated(answer) == is_file
    if is_file:
        assert "Cookie" in ", ".join(answer.headers.get_all("Vary"))
    else:
        assert is_for_the_app(site, "/", Cookie=cookies)
    assert is_generated(site.ask("/probe", Cookie=cookies))


def test_other_generated_files_have_their_own_type(site):
    answer = site.ask("/probe.txt")
    assert (answer.body, answer.headers["Content-Type"]) == (b"words", "text/plain; charset=utf-8")


def test_the_head_of_a_page_is_the_head_of_the_file(site):
    answer = site.ask("/probe", "HEAD")
    assert (answer.status, answer.headers["Content-Length"]) == (200, str(len(GENERATED)))


@pytest.mark.parametrize("path", ["/probe?balance=1", "/rates", "/cards", "/embed", "/cards.json"])
def test_the_app_answers_what_differs_from_one_visitor_to_the_next(site, path):
    assert is_for_the_app(site, path)


def test_the_app_answers_those_who_ask_for_json(site):
    assert is_for_the_app(site, "/probe", Accept="application/json")


def test_the_app_answers_a_post(site):
    assert is_for_the_app(site, "/probe", "POST", b"a=1")


@pytest.mark.parametrize("path", ["/probe.html", "/index", "/404", "/5xx", "/404.html", "/probe/"])
def test_a_page_has_one_address(site, path):
    assert site.ask(path).status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/private.txt",
        "/../private.txt",
        "/%2e%2e/private.txt",
        "/assets/../private.txt",
        "/assets/..%2fprivate.txt",
        "/assets../private.txt",
        "/headers.conf",
    ],
)
def test_files_beside_the_pages_are_not_served(site, path):
    assert site.ask(path).status in (400, 404)


def test_an_asset_is_kept_for_a_year_and_loads_in_a_sandbox(site):
    answer = site.ask("/assets/probe.0123abcd.css")
    assert answer.body == b"a{}" * 1000
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_an_asset_compressed_beforehand_is_sent_as_it_is(site):
    answer = site.ask("/assets/probe.0123abcd.css", Accept_Encoding="gzip")
    assert gzip.decompress(answer.body) == b"b{}" * 1000
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_an_asset_that_is_not_there_gets_the_friendly_page(site):
    answer = site.ask("/assets/nothing.css")
    assert (answer.status, answer.body) == (404, b"<p>no such file</p>")
    assert answer.headers["Cache-Control"] == "no-store"


def test_the_apps_own_errors_are_not_replaced(site):
    answer = site.ask("/no-such-page")
    assert answer.status == 404
    assert answer.body != b"<p>no such file</p>"


@pytest.mark.parametrize("size, status", [(1_000, 200), (20_000, 200), (30_000, 400)])
def test_full_cookies_come_through(site, size, status):
    assert site.ask("/health", Cookie="c=" + "a" * size).status == status


@pytest.mark.parametrize(
    "options, words",
    [
        ({"path": "/health?" + "a" * 30_000}, b"too long to read"),
        (
            {"path": "/credit-card.json?" + "a" * 30_000},
            b'{"errors":[{"field":null,"message":"That address is too long to read',
        ),
        ({"path": "/credit-card?a=.json" + "a" * 30_000}, b"That address is too long"),
        ({"path": "/health", "Cookie": "a" * 30_000}, b"too many cookies"),
    ],
)
def test_what_is_too_large_is_refused_with_words(site, options, words):
    answer = site.ask(**options)
    assert answer.status == 400
    assert words in answer.body


def test_a_body_above_the_apps_limit_still_gets_an_answer_of_the_app(site):
    assert is_for_the_app(site, "/health", "POST", b"a" * 500_000)


def test_one_address_cannot_take_the_site_for_itself(site):
    answers = [site.ask("/health", source="127.0.0.2") for _ in range(300)]
    refused = [answer for answer in answers if answer.status == 429]
    assert {answer.status for answer in answers} == {200, 429}
    assert b"Wait a moment" in refused[0].body
    assert site.ask("/health", source="127.0.0.3").status == 200


def test_this_machine_is_not_limited(site):
    assert {site.ask("/health").status for _ in range(300)} == {200}


def test_the_version_of_nginx_is_nobodys_business(site):
    assert site.ask("/probe").headers["Server"] == "nginx"


def test_counts_are_told_at_a_door_of_their_own(site):
    before = requests_counted(site)
    site.ask("/health")
    assert requests_counted(site) >= before + 1
    for path in ["/metrics", "/metrics?x", "//metrics", "/%6detrics", "/metrics/", "/metrics.json"]:
        for source in ["127.0.0.1", "127.0.0.2"]:
            answer = site.ask(path, source=source)
            assert (answer.status, b"farthing_requests" in answer.body) == (404, False)


def requests_counted(site):
    answer = site.metrics()
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
    line = r'farthing_requests_total{method="GET",route="/health",status="200"} (\d+)'
    return sum(int(count) for count in re.findall(line, answer.body.decode()))


def test_the_app_tells_each_answer_in_a_line(site):
    log = site.folder / "logs" / "workers.log"
    before = log.stat().st_size
    site.ask("/credit-card.json?balance=2292&apr=17.91", Cookie="secret=1")
    assert re.fullmatch(
        r"method=GET route=/credit-card\.json status=200 microseconds=\d+ bytes=\d+\n",
        lines_from(log, before),
    )


@pytest.mark.parametrize(
    "path, accept", [("/cards/import", "application/json"), ("/x.json", "*/*")]
)
def test_programs_are_refused_in_their_words(site, path, accept):
    answer = site.ask(path, "POST", b"a" * 600_000, Accept=accept)
    assert answer.headers["Content-Type"] == "application/json"
    words = (
        "That is more than this site takes at once. "
        "Files can be up to 256 KB, or 496 KB if they were saved here"
    )
    assert json.loads(answer.body) == {"errors": [{"field": None, "message": words}]}


def test_people_are_refused_in_theirs(site):
    answer = site.ask("/cards/import", "POST", b"a" * 600_000, Accept="text/html")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.body.endswith(b"Files can be up to 256 KB, or 496 KB if they were saved here.\n")
