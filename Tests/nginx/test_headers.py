"""Every answer has its security headers once, whoever makes it."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from visits import headers

ASSET = "@asset"
LARGE = ["--data-binary", "@large"]
LONG = "/credit-card?" + "a" * 30_000
MANY = ["--header", "Cookie: " + "a" * 30_000]
OLD = ["--header", "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT"]

ALWAYS = {
    "x-content-type-options": ["nosniff"],
    "strict-transport-security": ["max-age=63072000; includeSubDomains"],
}
PAGE = ALWAYS | {"cross-origin-opener-policy": ["same-origin"]}


def asset(server):
    return next((server.folder / "site" / "assets").glob("farthing.*.css")).name


MADE_BY_NGINX = {
    "a head that is too large": ("/cards", ["--http1.1", *MANY], 400),
    "a path that is no path": ("/%00", [], 400),
    "a body that is too large": ("/cards/import", LARGE, 400),
    "an address that is too long": (LONG, ["--http1.1"], 400),
    "nothing there": ("/assets/nothing.css", [], 404),
    "a folder": ("/assets/", [], 404),
    "a file that is sent to": (ASSET, ["--data", "a=1"], 405),
    "an asking for an echo": ("/", ["--request", "TRACE"], 405),
    "a file that is too new": (ASSET, OLD, 412),
    "a way of sending that nobody knows": (
        "/cards",
        ["--http1.1", "--header", "Transfer-Encoding: gzip", "--data", "a=1"],
        501,
    ),
    "counts": ("/metrics", [], 404),
}


@pytest.mark.parametrize("path, options, status", MADE_BY_NGINX.values(), ids=MADE_BY_NGINX)
def test_what_nginx_refuses_has_them_once(server, path, options, status):
    path = path if path != ASSET else f"/assets/{asset(server)}"
    found, given = headers(server, path, *options)
    assert found == status
    assert {name: given.get(name) for name in PAGE} == PAGE
    [policy] = given["content-security-policy"]
    assert policy.startswith("default-src 'none'; ")
    assert policy.endswith("frame-ancestors 'none'")
    assert given["cross-origin-resource-policy"] == ["same-origin"]
    assert given["cache-control"] == ["no-store"]
    assert given["referrer-policy"] == ["no-referrer"]
    # RFC 9110, 15.5.6: how else it may be asked for.
    assert given.get("allow") == (["GET, HEAD"] if status == 405 else None)


def test_what_other_sites_load_says_how_it_may_be_asked_for(server):
    status, given = headers(server, "/embed/v1.js", "--data", "a=1")
    assert (status, given["allow"]) == (405, ["GET, HEAD"])


def test_one_who_asks_too_often_is_told_so_with_them(server):
    def ask(_):
        return headers(server, "/loan.pdf?amount=1", "--interface", "127.0.0.250")

    # Side by side: on a slow machine, one who asks again and again may be slow enough.
    with ThreadPoolExecutor(16) as many:
        answers = list(many.map(ask, range(48)))
    given = dict(answers)[429]
    assert {name: given.get(name) for name in PAGE} == PAGE
    assert given["cache-control"] == ["no-store"]


@pytest.mark.parametrize("path", ["/", "/credit-card", "/credit-card?balance=1", "/cards", "/no"])
def test_pages_have_them_once(server, path):
    _, given = headers(server, path)
    assert {name: given.get(name) for name in PAGE} == PAGE
    assert [len(given[name]) for name in ["content-security-policy", "referrer-policy"]] == [1, 1]


@pytest.mark.parametrize("path", ["/embed/v1.js", ASSET])
def test_what_other_sites_load_has_them_too(server, path):
    path = path if path != ASSET else f"/assets/{asset(server)}"
    status, given = headers(server, path)
    assert (status, given["cross-origin-resource-policy"]) == (200, ["cross-origin"])
    assert {name: given.get(name) for name in ALWAYS} == ALWAYS
    [policy] = given["content-security-policy"]
    assert policy.startswith("default-src 'none'; ")
    assert policy.endswith("frame-ancestors 'none'")


def test_the_way_to_tls_says_nothing_about_tls(server):
    address = f"http://127.0.0.1:{server.http}/credit-card?balance=1"
    status, given = headers(server, "", "--header", "Host: money.example", address=address)
    assert status == 301
    assert given["x-content-type-options"] == ["nosniff"]
    assert given["content-security-policy"][0].startswith("default-src 'none'; ")
    assert "strict-transport-security" not in given


def test_what_is_not_encrypted_at_the_door_of_tls_is_refused_with_them(server):
    address = f"http://127.0.0.1:{server.https}/"
    status, given = headers(server, "", address=address)
    assert (status, given["x-content-type-options"]) == (400, ["nosniff"])


@pytest.mark.parametrize(
    "path, options, status",
    [
        ("/embed/nothing", [], 404),
        ("/embed/loan", ["--http1.1", *MANY], 400),
        ("/embed/loan", LARGE, 400),
        ("/embed/loan?amount=%zz", [], 400),
    ],
)
def test_an_error_in_the_frame_of_a_partner_can_be_read_there(server, path, options, status):
    found, given = headers(server, path, *options)
    assert found == status
    [policy] = given["content-security-policy"]
    assert policy.endswith("frame-ancestors 'self' https://www.example.org")
    assert given["cross-origin-resource-policy"] == ["cross-origin"]
