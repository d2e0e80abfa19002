"""Bad input goes through nginx as it is, is answered in words, and every worker lives on.

What each field says of each mistake is asked of the forms themselves, mischief is typed into their
readers by the fuzz targets, and test_openapi.py makes requests up: none of that is asked here.
"""

import html
import re
from urllib.parse import quote

import pytest

from Browser.harness.ask import ask

GOOD = {"balance": "2292", "apr": "17.91"}


@pytest.fixture(autouse=True)
def every_worker_lives_on(site):
    before = sorted(site.workers())
    yield
    assert sorted(site.workers()) == before


def card(**different):
    """The query of a card that is right but for the fields that are given."""
    fields = {**GOOD, **different}
    return "&".join(f"{name}={quote(value, safe='')}" for name, value in fields.items())


def assert_words(answer):
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    shown = re.sub(r"<(title|style|script)\b.*?</\1>|<[^>]*>", " ", answer.text, flags=re.S)
    assert len(re.findall(r"[A-Za-z]{2,}", html.unescape(shown))) > 5


def assert_unreadable(site, sent):
    """Not a form at all: nothing in it is taken for what somebody meant."""
    page = ask(site.origin, f"/credit-card?{sent}")
    assert page.status == 400, sent
    assert_words(page)
    program = ask(site.origin, f"/credit-card.json?{sent}")
    assert program.status == 400, sent
    [error] = program.json["errors"]
    assert error["field"] is None
    assert error["message"]


def test_what_is_not_text_is_unreadable(site):
    for sent in ["balance=%zz&apr=17.9", "%=1", "balance=%00", "balance=%c0%af", "apr=\xff\xfe"]:
        assert_unreadable(site, sent)


def test_a_form_has_a_hundred_fields_and_eight_kilobytes_at_most(site):
    assert_unreadable(site, card(balance="1" * 10_000))
    for name in ["balance", "x"]:
        assert_unreadable(site, "&".join(f"{name}{number}=1" for number in range(500)))


def test_a_calculator_is_only_asked(site):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for method in ["POST", "PUT", "DELETE", "BREW"]:
        answer = ask(site.origin, "/credit-card", method, form, b"balance=2292&apr=17.91")
        assert answer.status == 405
        assert len(answer.text.split()) > 3


def test_a_body_where_none_belongs_does_no_harm(site):
    for size in [1_000, 100_000]:
        answer = ask(site.origin, f"/credit-card.json?{card()}", body=b"%" * size)
        assert answer.status in (200, 400)
