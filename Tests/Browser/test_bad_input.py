"""Whatever the credit card calculator is sent, it answers in words, and every worker lives on."""

import html
import random
import re
from urllib.parse import quote

import pytest
from harness.ask import ask

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
    # What describes a minimum is read under the custom rule alone.
    rule = CUSTOM if any(name.startswith("minimum-") for name in different) else {}
    return query({**GOOD, **rule, **different})


def query(fields):
    return "&".join(f"{name}={quote(value, safe='')}" for name, value in fields.items())


def assert_words(answer):
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    shown = re.sub(r"<(title|style|script)\b.*?</\1>|<[^>]*>", " ", answer.text, flags=re.S)
    assert len(re.findall(r"[A-Za-z]{2,}", html.unescape(shown))) > 5


def assert_wrong(site, sent, *fields):
    """A form with mistakes: every one of them is told, beside its field and to programs."""
    page = ask(site.origin, f"/credit-card?{sent}")
    assert page.status == 422
    assert_words(page)
    for field in fields:
        assert f'id="{field}-error"' in page.text
    program = ask(site.origin, f"/credit-card.json?{sent}")
    assert program.status == 422
    errors = program.json["errors"]
    assert [error["field"] for error in errors] == list(fields)
    assert all(error["message"] for error in errors)


def assert_unreadable(site, sent):
    """Not a form at all: nothing in it is taken for what somebody meant."""
    page = ask(site.origin, f"/credit-card?{sent}")
    assert page.status == 400
    assert_words(page)
    program = ask(site.origin, f"/credit-card.json?{sent}")
    assert program.status == 400
    [error] = program.json["errors"]
    assert error["field"] is None
    assert error["message"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("typed", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>'])
def test_markup_in_a_field_comes_back_as_text(site, field, typed):
    assert_wrong(site, card(**{field: typed}), field)
    page = ask(site.origin, f"/credit-card?{card(**{field: typed})}").text
    assert "alert(1)</script>" not in page
    assert "<img src=x" not in page


def test_markup_in_the_boxes_for_a_month_comes_back_as_text(site):
    typed = "<script>alert(1)</script>"
    assert_wrong(site, card(**{"by-month": "6", "by-year": typed}), "by-year")
    assert_wrong(site, card(**{"by-month": typed, "by-year": "2030"}), "by-month")
    for boxes in ({"by-month": "6", "by-year": typed}, {"by-month": typed, "by-year": "2030"}):
        assert "alert(1)</script>" not in ask(site.origin, f"/credit-card?{card(**boxes)}").text


def test_markup_in_every_field_is_a_mistake_in_every_field(site):
    typed = dict.fromkeys(FIELDS, "<script>alert(1)</script>")
    page = ask(site.origin, f"/credit-card?{query(typed)}")
    assert page.status == 422
    assert "alert(1)</script>" not in page.text


@pytest.mark.parametrize(
    "typed",
    [
        "1e5",
        "0x10",
        "NaN",
        "-1",
        "0",
        "0.001",
        "1.234",
        "100000000",
        "9" * 40,
        "1/0",
        "(" * 64,
        "1+" * 31 + "1",
        "12.50+3*",
        "$100",
        "one",
        "१२३x",
        "💷",
    ],
)
def test_a_balance_that_is_none(site, typed):
    assert_wrong(site, card(balance=typed), "balance")


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("apr", "-1"),
        ("apr", "1000"),
        ("apr", "17.91234"),
        ("apr", "17,91,1"),
        ("basis", "daily"),
        ("rule", "none"),
        ("minimum-percent", "101"),
        ("minimum-interest", "maybe"),
        ("minimum-floor", "-5"),
        ("minimum-alone-percent", "x"),
        ("minimum-base", "closing"),
        ("by", "2020-01"),
        ("by", "June"),
        ("payment", "0"),
        ("payment", "£"),
        ("months", "0"),
        ("months", "1201"),
        ("months", "1.5"),
        ("months", "99999999999999999999"),
        ("currency", "XYZ"),
        ("currency", "pounds"),
    ],
)
def test_what_a_field_does_not_take(site, field, typed):
    assert_wrong(site, card(**{field: typed}), field)


def test_every_mistake_is_told_at_once_in_the_order_of_the_page(site):
    assert_wrong(
        site, query({"months": "soon", "apr": "", "balance": "lots"}), "balance", "apr", "months"
    )


@pytest.mark.parametrize(
    "sent",
    [
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
    ],
)
def test_what_is_not_text_is_unreadable(site, sent):
    assert_unreadable(site, sent)


def test_a_field_of_ten_kilobytes_is_too_long(site):
    assert_unreadable(site, card(balance="1" * 10_000))


@pytest.mark.parametrize("name", ["balance", "x"])
def test_five_hundred_fields_are_too_many(site, name):
    assert_unreadable(site, "&".join(f"{name}{number}=1" for number in range(500)))


def test_a_query_longer_than_any_line_is_refused_by_nginx_with_words(site):
    answer = ask(site.origin, f"/credit-card?{card(balance='1' * 40_000)}")
    assert answer.status == 400
    assert "too long" in answer.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "BREW"])
def test_a_calculator_is_only_asked(site, method):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = ask(site.origin, "/credit-card", method, form, b"balance=2292&apr=17.91")
    assert answer.status == 405
    assert len(answer.text.split()) > 3


@pytest.mark.parametrize("size", [1_000, 100_000])
def test_a_body_where_none_belongs_does_no_harm(site, size):
    answer = ask(site.origin, f"/credit-card.json?{card()}", body=b"%" * size)
    assert answer.status in (200, 400)


def test_random_cards_are_answered_or_refused(site):
    """Pieces of amounts and of mischief, put together in a thousand ways, always the same ones."""
    chance = random.Random(2292)
    pieces = ["0", "1", "9", "99", ".", ",", " ", "-", "+", "*", "/", "(", ")", "£", "$", "%", "e"]
    pieces += ["\u00a0", "٣", "１", "'", '"', "<", "&", "=", "GBP", "999999999", "\u200b", "yes"]
    statuses = set()
    for _ in range(1_000):
        fields = {
            field: "".join(chance.choices(pieces, k=chance.randint(0, 6)))
            for field in FIELDS
            if chance.random() < 0.5
        }
        known = {**GOOD, **fields} if chance.random() < 0.5 else fields
        path = chance.choice(["/credit-card", "/credit-card.json", "/credit-card.csv"])
        statuses.add(ask(site.origin, f"{path}?{query(known)}").status)
    assert statuses == {200, 422}
