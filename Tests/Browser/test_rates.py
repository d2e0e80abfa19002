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


def series(name, *rates):
    """A series whose rates are a week apart, the newest first."""
    observations = [
        {"date": (THURSDAY - timedelta(weeks=week)).isoformat(), "rate": f"{rate:.2f}"}
        for week, rate in enumerate(rates)
    ]
    latest, previous, *_ = observations
    return {"id": name, "latest": latest, "previous": previous, "observations": observations}


# The American ones are Freddie Mac's of another year; the British ones are made up.
FETCHED = [
    series("MORTGAGE30US", 6.22, 6.24, 6.3),
    series("IUDBEDR", 3.75, 4),
    series("IUMBV34", 4.06, 4.16, 4.2),
]


@pytest.fixture
def publish(site):
    """Puts a file in the place of the one that workers read, as farthing-rates does."""
    file = site.folder / "rates.json"

    def publish(entries):
        draft = file.with_name("rates.draft")
        draft.write_text(json.dumps({"retrieved": "2026-11-20T06:15:00Z", "series": entries}))
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
    expect(rows).to_have_count(3)
    for place, words in enumerate(["Bank Rate", "2-year fixed", "30-year fixed"]):
        expect(rows.nth(place)).to_contain_text(words)
    assert_accessible(page)

    for name in ["All figures of the year", "Where to find each rate"]:
        for summary in page.get_by_text(name).all():
            summary.click()
    expect(page.get_by_role("rowheader", name="November 2026", exact=True)).to_be_visible()
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
