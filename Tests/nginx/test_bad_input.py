"""Bad input goes through nginx as it is, is answered in words, and every worker lives on.

What each field says of each mistake is asked of the forms themselves, and mischief is typed into
their readers by the fuzz targets: none of that is asked here again.
"""

import html
import random
import re
from urllib.parse import quote

import pytest

from Browser.harness.ask import ask

GOOD = {"balance": "2292", "apr": "17.91"}
CUSTOM = {"rule": "custom", "minimum-percent": "1", "minimum-interest": "yes", "minimum-floor": "5"}
FIELDS = [
    *[*GOOD, *CUSTOM, "minimum-alone-percent", "minimum-base"],
    *["basis", "payment", "months", "by", "currency"],
]


@pytest.fixture(autouse=True)
def every_worker_lives_on(site):
    before = sorted(site.workers())
    yield
    assert sorted(site.workers()) == before


def card(**different):
    """The query of a card that is right but for the fields that are given."""
    return query({**GOOD, **different})


def query(fields):
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


def test_markup_in_a_field_comes_back_as_text(site):
    for typed in ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>']:
        # What describes a minimum is read under the custom rule alone.
        fields = {**dict.fromkeys(FIELDS, typed), "rule": "custom"}
        page = ask(site.origin, f"/credit-card?{query(fields)}")
        assert page.status == 422
        assert page.text.count('-error"') >= len(FIELDS) - 1
        assert "alert(1)</script>" not in page.text
        assert "<img src=x" not in page.text


def test_every_mistake_is_told_at_once_in_the_order_of_the_page(site):
    sent = query({"months": "soon", "apr": "", "balance": "lots"})
    page = ask(site.origin, f"/credit-card?{sent}")
    assert page.status == 422
    assert_words(page)
    for field in ["balance", "apr", "months"]:
        assert f'id="{field}-error"' in page.text
    program = ask(site.origin, f"/credit-card.json?{sent}")
    assert program.status == 422
    errors = program.json["errors"]
    assert [error["field"] for error in errors] == ["balance", "apr", "months"]
    assert all(error["message"] for error in errors)


def test_what_is_not_text_is_unreadable(site):
    for sent in [
        "balance=%",
        "balance=%4",
        "balance=%zz&apr=17.91",
        "%=1",
        "balance=%00",
        "balance=2292%00&apr=17.91",
        "balance=%ff",
        "balance=%c3%28",
        "balance=%c0%af",
        "balance=%ed%a0%80",
        "balance=\xff\xfe",
        "%f0%9f=1",
    ]:
        assert_unreadable(site, sent)


def test_a_form_has_a_hundred_fields_and_eight_kilobytes_at_most(site):
    assert_unreadable(site, card(balance="1" * 10_000))
    for name in ["balance", "x"]:
        assert_unreadable(site, "&".join(f"{name}{number}=1" for number in range(500)))


def test_a_query_longer_than_any_line_is_refused_by_nginx_with_words(site):
    answer = ask(site.origin, f"/credit-card?{card(balance='1' * 40_000)}")
    assert answer.status == 400
    assert "too long" in answer.text


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


def test_random_cards_are_answered_or_refused(site):
    """Pieces of amounts and of mischief, put together in many ways, always the same ones."""
    chance = random.Random(2292)
    pieces = ["0", "1", "9", "99", ".", ",", " ", "-", "+", "*", "/", "(", ")", "£", "$", "%", "e"]
    pieces += ["\u00a0", "٣", "１", "'", '"', "<", "&", "=", "GBP", "999999999", "\u200b", "yes"]
    statuses = set()
    for _ in range(300):
        fields = {
            field: "".join(chance.choices(pieces, k=chance.randint(0, 6)))
            for field in FIELDS
            if chance.random() < 0.5
        }
        known = {**GOOD, **fields} if chance.random() < 0.5 else fields
        path = chance.choice(["/credit-card", "/credit-card.json", "/credit-card.csv"])
        statuses.add(ask(site.origin, f"{path}?{query(known)}").status)
    assert statuses == {200, 422}
