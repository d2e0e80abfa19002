"""What people come to the interest rates for, and what they see when nothing was fetched."""

import json
import os
from datetime import date, timedelta

import pytest
from harness.modes import JOURNEY
from playwright.sync_api import expect

from serving import ROOT

# What comes with the release, whichever it is.
SNAPSHOT = json.loads((ROOT / "Public" / "rates.json").read_text())["series"]

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


def steps(latest, previous):
    """A year of working days, of which the last hundred have the newest rate."""
    days = [THURSDAY - timedelta(days=day) for day in range(365)]
    days = [day for day in days if day.weekday() < 5]
    observations = [
        {"date": day.isoformat(), "rate": f"{latest if place < 100 else previous:.2f}"}
        for place, day in enumerate(days)
    ]
    return {
        "id": "IUDBEDR",
        "latest": observations[0],
        "previous": observations[100],
        "observations": observations,
    }


def months(name, *rates):
    """Rates at the ends of months, the newest in October 2026."""
    first = date(2026, 11, 1)
    observations = []
    for rate in rates:
        day = first - timedelta(days=1)
        observations.append({"date": day.isoformat(), "rate": f"{rate:.2f}"})
        first = day.replace(day=1)
    return {
        "id": name,
        "latest": observations[0],
        "previous": observations[1],
        "observations": observations,
    }


# Weeks are Freddie Mac's of another year; British rates are made up.
FETCHED = [
    series("MORTGAGE30US", 6.22, 6.24),
    series("MORTGAGE15US", 5.54, 5.49),
    series("MORTGAGE5US", 6.06, 5.95, date(2022, 11, 10), 2),
    steps(3.75, 4),
    months("IUMBV34", 4.06, 4.16, 4.2, 4.19, 4.3),
    months("IUMBV37", 4.12, 4.19, 4.2),
    months("IUMBV42", 4.21, 4.27, 4.3),
    months("IUMBV45", 4.8, 4.82, 4.79),
    months("IUMTLMV", 7.06, 7.08, 7.1),
    months("IUMCCTL", 24.75, 24.73, 24.7),
    months("IUMODTL", 38.27, 38.27, 38.2),
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


@JOURNEY
def test_someone_looks_up_a_rate_and_works_out_a_loan_with_it(
    page_in, assert_accessible, publish, mode
):
    publish(FETCHED)
    page = page_in(mode)
    page.goto("/")
    page.get_by_role("link", name="Interest rates").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("United Kingdom")
    rows = page.locator(".rate-list li")
    expect(rows).to_have_count(10)
    expect(rows.nth(0)).to_contain_text("Bank Rate")
    expect(rows.nth(0)).to_contain_text("3.75%")
    expect(rows.nth(0)).to_contain_text("0.25 percentage points since")
    expect(rows.nth(1).get_by_role("img")).to_have_attribute(
        "aria-label", "2-year fixed since 30 June 2026: lowest 4.06%, highest 4.30%"
    )
    expect(rows.nth(8)).to_contain_text("Week to Nov 19, 2026")
    expect(rows.nth(9)).to_contain_text("up 0.05 percentage points since Nov 12, 2026")
    expect(page.locator("main")).to_contain_text("5/1 adjustable: discontinued.")
    expect(page.locator("main")).to_contain_text(
        "This product uses the FRED® API but is not endorsed or certified by the Federal Reserve "
        "Bank of St. Louis."
    )
    expect(page.get_by_text("old", exact=False).and_(page.locator(".note"))).to_have_count(0)
    assert_accessible(page)

    for name in ["All figures of the year", "Where to find each rate"]:
        for summary in page.get_by_text(name).all():
            summary.click()
    # A head and 53 weeks; a head and five months; a head and two rates of the Bank.
    expect(page.get_by_role("row")).to_have_count(54 + 6 + 3)
    assert_accessible(page)

    page.get_by_role("link", name="Use this rate of 6.22%").click()
    expect(page.locator("#rate")).to_have_value("6.22")
    expect(page.locator("[role=alert], .summary")).to_have_count(0)
    page.locator("#amount").fill("300,000")
    page.locator("#years").fill("30")
    page.get_by_role("button", name="Work it out").first.click()
    # 300,000 at 6.22 % over 360 payments: 1,841.3021… by the annuity formula with 50 decimals.
    expect(page.locator("#answer")).to_contain_text("$1,841.30")


@pytest.mark.parametrize("mode", ["390 px", "scripts off"])
def test_someone_borrows_in_pounds_at_a_british_rate(page_in, publish, mode):
    publish(FETCHED)
    page = page_in(mode)
    page.goto("/loan")
    page.get_by_role("link", name="average rates for a home").click()
    expect(page).to_have_url("/rates")
    # The whole row is the link.
    page.locator(".rate-list li").nth(1).click(position={"x": 4, "y": 4})
    expect(page).to_have_url("/mortgage?use-rate=4.06")
    expect(page.locator("#rate")).to_have_value("4.06")
    page.locator("#amount").fill("200,000")
    page.locator("#years").fill("25")
    page.get_by_role("button", name="Work it out").first.click()
    # 200,000 at 4.06 % over 300 payments: 1,062.3107… by the annuity formula with 50 decimals.
    expect(page.locator("#answer")).to_contain_text("£1,062.31")


@pytest.mark.parametrize("mode", ["dark", "320 px"])
def test_everybody_can_read_the_rates(page_in, assert_accessible, publish, mode):
    publish(FETCHED)
    page = page_in(mode)
    page.goto("/rates")
    assert_accessible(page)


def test_every_worker_follows_the_file(site, publish):
    def newest():
        answers = [json.loads(site.ask("/rates.json").body) for _ in range(12)]
        return {entry["latest"]["rate"] for answer in answers for entry in answer["series"]}

    assert newest() == {series["latest"]["rate"] for series in SNAPSHOT}
    publish([series("MORTGAGE30US", 6.22, 6.24)])
    assert newest() == {"6.22"}
    publish([series("MORTGAGE30US", 6.24, 6.22)])
    assert newest() == {"6.24"}
