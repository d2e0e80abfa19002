"""Journeys through the debt plan."""

import pytest
from harness.pages import PLAN
from playwright.sync_api import expect

EVERY_MODE = pytest.mark.parametrize("mode", ["wide", "phone", "scripts off"])


def answer(page):
    return page.locator("#answer .say")


MANY = "/plan?" + "&".join(
    f"name-{k}=Catalogue+shop+{k}&balance-{k}={k}000&apr-{k}={20 + k}" for k in range(1, 10)
)


@pytest.mark.parametrize("debts", [4, 5, 9])
@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_the_names_of_many_debts_cover_no_band(page_in, mode, debts):
    page = page_in(mode)
    page.goto(MANY.split(f"&name-{debts + 1}=")[0])
    names = page.locator(".plot .names text")
    expect(names).to_have_count(min(debts, 5))
    boxes = [name.bounding_box() for name in names.all()]
    plot = page.locator(".plot .axis").bounding_box()
    for box in boxes:
        assert box["x"] >= plot["x"] - 60
        assert box["x"] + box["width"] <= plot["x"] + plot["width"]
        assert (box["y"] > plot["y"]) == (mode == "phone")
    if mode == "phone":
        years = page.locator(".plot .tick-x text").last.bounding_box()
        assert boxes[0]["y"] >= years["y"] + years["height"]
        figure = page.locator("#answer figure").bounding_box()
        assert boxes[-1]["y"] + boxes[-1]["height"] <= figure["y"] + figure["height"]


def fill(page, number, balance, apr, name=""):
    page.locator(f"#name-{number}").fill(name)
    page.locator(f"#balance-{number}").fill(balance)
    page.locator(f"#apr-{number}").fill(apr)


@EVERY_MODE
def test_somebody_puts_three_debts_into_one_plan(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/plan")
    assert_accessible(page)
    fill(page, 1, "£600", "34.9%", "Store card")
    fill(page, 2, "3,000", "24.9", "Amex")
    page.get_by_role("button", name="Add another debt").click()
    expect(page.locator("#name-1")).to_have_value("Store card")
    expect(page.locator("#error-summary")).to_have_count(0)
    expect(page.locator("#name-3")).to_be_in_viewport()
    assert_accessible(page)
    fill(page, 3, "4000", "7.9", "Car loan")
    loan = page.get_by_role("group", name="Debt 3")
    loan.get_by_text("Change").click()
    loan.get_by_label("It’s a loan").check()
    loan.get_by_label("Fixed payment each month").fill("125")
    page.locator("#budget").fill("300")
    page.get_by_role("button", name="Work it out").click()
    # Worked out by the formulas that the vectors hold to the penny: 31 months from November 2026.
    expect(answer(page)).to_contain_text("Pay £300 a month and they’re all gone in June 2029.")
    for debt in ["Store card", "Amex", "Car loan"]:
        expect(page.locator(".dues").first.get_by_text(debt, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Which debt first?")).to_be_visible()
    expect(page.get_by_text("We tried all 6 orders.")).to_be_visible()
    assert_accessible(page)


@EVERY_MODE
def test_the_order_and_the_sum_can_be_changed_in_the_answer(page_in, mode):
    page = page_in(mode)
    page.goto(PLAN)
    expect(answer(page)).to_contain_text("all gone in January 2030")
    ways = page.locator(".ways")
    expect(ways.get_by_role("row", name="The cheapest of all 24")).to_contain_text("£2,057.09")
    ways.get_by_role("link", name="Smallest first").click()
    expect(answer(page)).to_contain_text("all gone in February 2030")
    expect(ways.get_by_role("row", name="Smallest first")).to_contain_text("your plan")
    page.get_by_role("link", name="£355").click()
    expect(page.locator("#budget")).to_have_value("355")
    expect(ways.get_by_role("row", name="Smallest first")).to_contain_text("your plan")


@EVERY_MODE
def test_an_answer_leads_back_to_every_question(page_in, mode):
    page = page_in(mode)
    page.goto(PLAN)
    page.locator(".asked summary").click()
    page.get_by_role("button", name="Kinds, minimums, offers, one-offs").click()
    expect(page.locator("#promo-months-2")).to_have_value("12")
    expect(page.locator("#rule-3")).to_have_value("two-percent")
    expect(page.locator("#kind-4")).to_be_checked()
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("all gone in January 2030")


@EVERY_MODE
def test_mistakes_stand_beside_their_fields(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/plan")
    fill(page, 1, "lots", "34.9")
    fill(page, 2, "3000", "", "Amex")
    page.get_by_role("button", name="Work it out").click()
    summary = page.locator("#error-summary")
    expect(summary).to_contain_text("Balance of debt 1 must be an amount")
    expect(summary).to_contain_text("Enter the interest rate (APR) of debt 2")
    expect(page.locator("#balance-1")).to_have_value("lots")
    expect(page.locator("#name-2")).to_have_value("Amex")
    assert_accessible(page)
    page.locator("#balance-1").fill("600")
    page.locator("#apr-2").fill("24.9")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("all gone in")


def test_rates_are_told_in_words_and_not_by_colours(page_in):
    for mode in ["wide", "forced light"]:
        page = page_in(mode)
        page.goto("/plan?balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&budget=200")
        expect(page.get_by_text("Debt 1 34.9% · Debt 2 24.9%")).to_be_visible()
        expect(page.get_by_text("Bronze")).to_have_count(0)


def test_a_sum_that_is_no_amount_keeps_the_answer(page_in):
    page = page_in("wide")
    page.goto(PLAN)
    page.locator("#budget").fill("plenty")
    page.get_by_role("button", name="Update").click()
    expect(page.locator("#budget-error")).to_contain_text("Payment each month must be an amount")
    expect(answer(page)).to_contain_text("all gone in January 2030")


@EVERY_MODE
def test_a_sum_below_the_minimums_leads_to_help_first(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/plan?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9&budget=60")
    expect(page.locator("#answer .note")).to_contain_text("Your debts will ask for £134.99")
    help_box = page.locator("#answer .help")
    assert help_box.bounding_box()["y"] < page.locator("#answer .figures").bounding_box()["y"]
    assert_accessible(page)


def test_no_form_sends_more_than_a_hundred_fields(page_in):
    page = page_in("scripts off")
    debts = "&".join(f"balance-{k}={k}000&apr-{k}={10 + k}&due-day-{k}={k}" for k in range(1, 10))
    lumps = "&".join(f"lump-{j}=10&lump-month-{j}={j}" for j in range(1, 6))
    for more in ["", "&add=nothing"]:
        page.goto(f"/plan?{debts}&{lumps}{more}")
        counts = page.evaluate(
            "() => [...document.forms].map((form) => [...new FormData(form)].length)"
        )
        assert counts and max(counts) <= 100, counts
