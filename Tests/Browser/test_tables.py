"""The column that a table is read for is in view on a phone, whatever stands beside it."""

import re

import pytest
from harness.columns import columns_out_of_view
from harness.groups import pay, start_group
from harness.waiting import wait_until


@pytest.mark.parametrize("query", ["300000&years=30", "99999999.99&years=3&extra=12345.67"])
def test_the_decisive_column_of_a_schedule_is_in_view_on_a_phone(page_in, query):
    page = page_in("phone")
    page.goto(f"/loan/schedule?rate=7&open=all&amount={query}")
    tables, faults = columns_out_of_view(page)
    assert (tables > 2, faults) == (True, [])


def test_the_balances_of_a_group_are_in_view_on_a_phone(page_in):
    page = page_in("phone")
    start_group(page, "Ana Wilhelmina van den Berg", "Ben")
    pay(page, "1234567.89", "Villa")
    page.goto(page.url + "/debts")
    assert columns_out_of_view(page) == (1, [])


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_a_table_that_goes_on_throws_a_shadow(page_in, mode):
    page = page_in(mode)
    goes_on = mode == "phone"
    figures = "balance=99999999.99&apr=39.9&payment=5000000" if goes_on else "balance=9&apr=9"
    page.goto(f"/credit-card/schedule?{figures}")
    shadow = """edge => getComputedStyle(
        document.querySelector("table tbody tr").children[edge === "left" ? 0 : 4],
        edge === "left" ? "::after" : "::before").opacity"""
    scroll = "left => { document.querySelector('.scroll').scrollLeft = left }"
    assert page.evaluate(shadow, "right") == ("1" if goes_on else "0")
    assert page.evaluate(shadow, "left") == "0"
    page.evaluate(scroll, 10_000)
    wait_until(lambda: page.evaluate(shadow, "right") == "0", page, "the end of the table")
    left = "1" if goes_on else "0"
    wait_until(lambda: page.evaluate(shadow, "left") == left, page, "the shadow on the left")


def test_what_a_phone_leaves_out_is_in_the_file(page_in):
    page = page_in("phone")
    page.goto("/credit-card/schedule?balance=2292&apr=17.91")
    table = page.locator("table").first
    assert table.locator("thead th:visible").all_inner_texts() == [
        "Month",
        "Interest",
        "Payment",
        "Closing balance",
    ]
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("this table as CSV")).first.click()
    head = download.value.path().read_text().splitlines()[0]
    assert "Opening balance" in head
