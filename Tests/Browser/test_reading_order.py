"""A screen reader comes to what stands on a page in the order in which one sees it."""

import pytest
from harness.cards import keep
from harness.forms import post
from harness.groups import pay, start_group
from harness.pages import CARD, LOAN, PLAN, TRANSFER
from harness.reading_order import turned_round, words_as_read

WRITTEN = ["/", "/evidence", "/embed/", "/privacy", "/rates"]
ANSWERS = [CARD, LOAN, PLAN, TRANSFER]
BOTH = pytest.mark.parametrize("mode", ["390 px", "wide"])
DEBTS = [
    {"kind": "priority", "name": "Council tax", "balance": "620", "due_day": "8", "minimum": "60"},
    {"name": "Amex", "balance": "953", "limit": "1100", "due_day": "3", "apr": "31"},
    {"kind": "overdraft", "name": "Overdraft", "balance": "850", "limit": "1000", "apr": "39.9"},
]


def assert_in_order(page, fewest=15):
    words = words_as_read(page)
    assert len(words) > fewest
    assert turned_round(words) == []


@BOTH
@pytest.mark.parametrize("address", WRITTEN + ANSWERS)
def test_pages_are_read_as_they_are_seen(page_in, mode, address):
    page = page_in(mode)
    page.goto(address)
    assert_in_order(page)


@BOTH
def test_debts_are_read_as_they_are_seen(page_in, mode):
    page = page_in(mode)
    page.goto("/cards")
    assert_in_order(page)
    for debt in DEBTS:
        keep(page, **debt)
    post(page, "/cards/plan/keep", {"budget": "300"})
    places = "", "/plan", "/sheet", "/balances", "/helper?target=30&budget=200", "?add=card"
    for address in map("/cards".__add__, places):
        page.goto(address)
        assert_in_order(page)


@BOTH
def test_a_group_is_read_as_it_is_seen(page_in, mode):
    page = page_in(mode)
    page.goto("/groups")
    assert_in_order(page)
    start_group(page, "Ana", "Ben", "Cy")
    assert_in_order(page)
    group = page.url
    pay(page, "30", "Boat")
    pay(page, "12", "Tea", payer="Ben")
    page.goto(group)
    assert_in_order(page)
    page.goto("/groups")
    assert_in_order(page)
    for place in "#amount", "/debts", "/settings", "/share", "/totals", "/recurring":
        page.goto(group + place)
        assert_in_order(page)
    page.goto(group)
    page.get_by_role("link", name="Boat").click()
    assert_in_order(page)


def test_an_order_that_is_turned_round_is_found(page_in):
    page = page_in("390 px")
    page.set_content("<p>One</p><p>Two</p><p><b>Three</b> <b>Four</b></p>")
    assert turned_round(words_as_read(page)) == []
    page.set_content(
        "<style>body { display: flex; flex-direction: column-reverse }</style><p>One</p><p>Two</p>"
    )
    assert turned_round(words_as_read(page)) == [("One", "Two")]
    page.set_content("<style>b { float: right }</style><p><b>One</b><b>Two</b></p>")
    assert turned_round(words_as_read(page)) == [("One", "Two")]
