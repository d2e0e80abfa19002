"""Journeys through the budget."""

import pytest
from harness.cards import keep
from harness.keyboard import Keyboard
from harness.paper import assert_on_paper
from playwright.sync_api import expect

PLAN = "/plan?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9&budget=60"


def fill(page, lines):
    for line, (amount, period) in lines.items():
        page.locator(f"#{line}").fill(amount)
        page.locator(f"#{line}-period").select_option(period)


@pytest.mark.parametrize("mode", ["320 px", "scripts off"])
def test_someone_who_cannot_pay_goes_from_the_plan_to_a_budget_and_prints_it(
    page_in, assert_accessible, tmp_path, mode
):
    page = page_in(mode)
    page.goto(PLAN)
    page.get_by_role("link", name="What is left each month?").click()
    expect(page.locator("#debt-balance-1")).to_have_value("900.00")
    expect(page.locator("#debt-balance-2")).to_have_value("3500.00")
    expect(page.locator("#error-summary")).to_have_count(0)
    assert_accessible(page)
    fill(page, {"pay": ("1200", "month"), "rent": ("175", "week"), "food": ("95", "week")})
    page.get_by_role("button", name="Work it out").last.click()
    expect(page.locator(".figures")).to_contain_text("£30")
    help_box = page.locator("#answer aside.help.strong")
    expect(help_box).to_contain_text("0800 138 1111")
    expect(page.locator(".offers")).to_contain_text("£6.14")
    expect(page.locator(".offers")).to_contain_text("£23.86")
    expect(page.locator("#answer")).to_contain_text("may refuse an offer")
    assert_accessible(page)
    printed = ["£6.14", "£23.86", "Rent or mortgage", "0800 138 1111", "may refuse an offer"]
    assert_on_paper(page, tmp_path, *printed)


def test_what_the_letters_say_is_on_paper(page_in, tmp_path):
    page = page_in("wide")
    page.goto("/budget/letters?pay=1000&rent=600&debt-name-1=Amex&debt-balance-1=4550")
    assert_on_paper(
        page,
        tmp_path,
        "I owe £4,550 on this account",
        "I offer you £400.00 a month",
        "Left each month",
    )


def test_someone_fills_in_a_budget_by_keyboard_alone(page_in):
    page = page_in("wide")
    page.goto("/budget")
    keyboard = Keyboard(page)
    keyboard.tab_to("pay")
    keyboard.type("1800")
    keyboard.tab_to("rent")
    keyboard.type("175")
    keyboard.tab_to("rent-period")
    keyboard.press("w")
    keyboard.tab_to("debt-balance-1")
    keyboard.type("4550")
    keyboard.press("Enter")
    expect(page.locator(".figures")).to_contain_text("£1,041.67")
    expect(page.locator(".offers")).to_contain_text("Debt 1")


@pytest.mark.parametrize("letters", [24, 32])
@pytest.mark.parametrize("width", [320, 390])
def test_in_large_letters_each_offer_stands_below_the_line_of_its_debt(page_in, width, letters):
    page = page_in("phone")
    page.set_viewport_size({"width": width, "height": 800})
    names = ["Council tax arrears", "Overdraft of the joint account", "Blue"]
    debts = "".join(
        f"&debt-name-{k}={name}&debt-balance-{k}=900" for k, name in enumerate(names, 1)
    )
    page.goto(f"/budget?pay=1000&rent=600{debts}")
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{letters}px")
    rows = page.locator(".offers li").evaluate_all(
        """(rows) => rows.map((row) => {
          const [debt, offer] = [...row.children].map((part) => part.getBoundingClientRect());
          const { top, bottom } = row.getBoundingClientRect();
          const lines = [row, ...row.querySelectorAll("*")]
            .filter((part) => parseFloat(getComputedStyle(part).borderTopWidth)
              || parseFloat(getComputedStyle(part).borderBottomWidth)).length;
          return top <= debt.top && offer.bottom <= bottom && debt.top <= offer.top && lines === 1;
        })"""
    )
    assert rows == [True] * 3
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_sheet_has_no_column_out_of_view_on_a_phone(page_in):
    page = page_in("phone")
    page.set_viewport_size({"width": 390, "height": 800})
    keep(page, "Amex", "953", limit="1100", due_day="3", apr="31")
    page.goto("/cards/sheet")
    row = page.locator(".one-side tbody tr").first
    for words in ["card", "£953", "31% APR", "estimated", "3 Dec 2026", "£1,100"]:
        cell = row.locator("td", has_text=words).first
        box = cell.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390, words
        expect(cell.locator(".word")).to_be_visible()
