"""What people come to the mortgage rates for, and what they see when nothing was fetched."""

import json
import os
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

MODES = pytest.mark.parametrize("mode", ["wide", "phone", "scripts off"])

# The days of the tests are after this Thursday.
THURSDAY = date(2026, 11, 19)


def series(name, latest, previous, day=THURSDAY, weeks=53):
    """A year of weeks that ends in two given ones and rises and falls before."""
    rates = [latest, previous, *(round(6 + week % 7 / 10, 2) for week in range(weeks - 2))]
    observations = [
        {"date": (day - timedelta(weeks=week)).isoformat(), "rate": f"{rate:.2f}"}
        for week, rate in enumerate(rates)
    ]
    return {
        "id": name,
        "latest": observations[0],
        "previous": observations[1],
        "observations": observations,
    }


FETCHED = [
    series("MORTGAGE30US", 6.22, 6.24),
    series("MORTGAGE15US", 5.54, 5.49),
    series("MORTGAGE5US", 6.06, 5.95, date(2022, 11, 10), 2),
]


@pytest.fixture
def publish(site):
    """Puts a file in the place of the one that workers read, as farthing-rates does."""
    file = site.folder / "rates.json"

    def publish(entries, text=None):
        draft = file.with_name("rates.draft")
        rates = {"retrieved": "2026-11-20T06:15:00Z", "series": entries}
        draft.write_text(json.dumps(rates) if text is None else text)
        os.replace(draft, file)

    yield publish
    file.unlink(missing_ok=True)


@MODES
def test_someone_looks_up_a_rate_and_works_out_a_loan_with_it(
    page_in, assert_accessible, publish, mode
):
    publish(FETCHED)
    page = page_in(mode)
    page.goto("/")
    page.get_by_role("link", name="Mortgage rates").click()
    expect(page.locator(".say")).to_have_text(
        "A 30-year fixed mortgage cost 6.22% a year on average in the week to Nov 19, 2026, "
        "0.02 percentage points less than a week before."
    )
    cards = page.locator("li.rate")
    expect(cards).to_have_count(2)
    expect(cards.nth(1)).to_contain_text(
        "Up by 0.05 percentage points from 5.49% in the week to Nov 12, 2026."
    )
    expect(cards.nth(0).get_by_role("img")).to_have_attribute(
        "aria-label", "30-year fixed. Since Nov 20, 2025: lowest 6.00%, highest 6.60%."
    )
    expect(page.locator("main")).to_contain_text("5/1 adjustable: discontinued.")
    expect(page.locator("main")).to_contain_text(
        "This product uses the FRED® API but is not endorsed or certified by the Federal Reserve "
        "Bank of St. Louis."
    )
    expect(page.get_by_text("These rates are old")).to_have_count(0)
    assert_accessible(page)

    page.get_by_text("Week by week").click()
    expect(page.get_by_role("row")).to_have_count(54)
    page.get_by_text("How to cite them").click()
    assert_accessible(page)

    page.get_by_role("link", name="Use this rate of 6.22%").click()
    expect(page.locator("#rate")).to_have_value("6.22")
    expect(page.locator("[role=alert], .summary")).to_have_count(0)
    page.locator("#amount").fill("300,000")
    page.locator("#years").fill("30")
    page.get_by_role("button", name="Work it out").first.click()
    # 300,000 at 6.22 % over 360 payments: 1,841.3021… by the annuity formula with 50 decimals.
    expect(page.locator("#answer")).to_contain_text("$1,841.30")


@pytest.mark.parametrize("mode", ["dark", "forced colours", "320 px"])
def test_everybody_can_read_the_rates(page_in, assert_accessible, publish, mode):
    publish(FETCHED)
    page = page_in(mode)
    page.goto("/rates")
    assert_accessible(page)


@MODES
def test_without_rates_the_page_says_so(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/rates")
    expect(page.locator("main")).to_contain_text("We don’t have this week’s rates yet.")
    assert_accessible(page)
    page.get_by_role("link", name="Work out a loan").click()
    expect(page).to_have_url("/loan")


def test_old_rates_are_said_to_be_old(page_in, assert_accessible, publish):
    publish([series("MORTGAGE30US", 6.66, 6.62, date(2024, 1, 11))])
    page = page_in("phone")
    page.goto("/rates")
    expect(page.locator(".note").first).to_contain_text("These rates are old")
    expect(page.locator(".note").first).to_contain_text("11 January 2024")
    assert_accessible(page)


def test_every_worker_follows_the_file(site, publish):
    def newest():
        answers = [json.loads(site.ask("/rates.json").body) for _ in range(12)]
        return {entry["latest"]["rate"] for answer in answers for entry in answer["series"]}

    assert newest() == set()
    publish([series("MORTGAGE30US", 6.22, 6.24)])
    assert newest() == {"6.22"}
    publish([series("MORTGAGE30US", 6.24, 6.22)])
    assert newest() == {"6.24"}


@pytest.mark.parametrize("text", ["", '{"retrieved":"2026-1', "<html></html>", '{"series":{}}'])
def test_a_broken_file_is_no_error(site, publish, text):
    """A worker that has seen good rates keeps them; one that has not has none."""
    publish([series("MORTGAGE30US", 6.22, 6.24)])
    assert site.ask("/rates").status == 200
    publish([], text)
    assert site.ask("/rates").status == 200
    for _ in range(12):
        answer = json.loads(site.ask("/rates.json").body)
        assert [entry["id"] for entry in answer["series"]] in ([], ["MORTGAGE30US"])
        assert answer["stale"] is False
    publish([series("MORTGAGE30US", 6.24, 6.22)])
    answer = json.loads(site.ask("/rates.json").body)
    assert answer["series"][0]["latest"]["rate"] == "6.24"
