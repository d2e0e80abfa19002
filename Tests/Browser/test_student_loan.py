"""Journeys through the student loan calculator and its mathematics."""

import re

import pytest
from harness.columns import columns_in_view
from harness.forms import answer
from harness.modes import JOURNEY
from harness.waiting import wait_until
from playwright.sync_api import expect

LOAN = "/student-loan?principal=30000&apr=5"
MATHEMATICS = "/student-loan/mathematics?principal=30000&apr=5&proportion=50"


def moved(page):
    return page.locator("#answer .moved")


@JOURNEY
def test_someone_sees_what_paying_half_of_the_interest_does(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/student-loan")
    assert_accessible(page)
    page.locator("#principal").fill("$30,000")
    page.locator("#apr").fill("5%")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_have_text(
        "Paying $318.20 a month pays off this loan in 10 years. You pay $38,183.49 in all."
    )
    page.locator(".asked summary").first.click()
    page.get_by_text("Less usual: part of the interest").click()
    page.locator("#proportion").fill("50")
    page.get_by_role("button", name="Work it out").last.click()
    expect(answer(page)).to_contain_text("in 10 years and 1 month")
    expect(answer(page)).to_contain_text("The last payment is $3,937.19")
    expect(page.locator(".minimums").first).to_contain_text("it takes 121 months here")
    assert_accessible(page)
    page.get_by_text("How we worked it out").click()
    expect(page.get_by_text("fees for taking the loan")).to_be_visible()


@JOURNEY
def test_someone_steps_the_payment_up_and_reads_the_change(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto(LOAN)
    expect(moved(page)).to_have_count(0)
    page.get_by_role("button", name="Pay $1.80 more: $320 a month").click()
    expect(page.locator("#payment")).to_have_value("320")
    expect(moved(page)).to_contain_text("↑ You save $")
    expect(moved(page)).to_contain_text("more than with $318.20 a month.")
    page.get_by_role("button", name="Pay $10 less: $310 a month").click()
    expect(moved(page)).to_contain_text("↓ You save $")
    assert_accessible(page)
    page.locator(".asked summary").first.click()
    page.get_by_role("button", name="Owe $1,000 more: $31,000").click()
    expect(page.locator("#principal")).to_have_value("31000.00")
    expect(moved(page)).to_have_count(0)


@JOURNEY
def test_someone_sees_what_a_round_payment_does(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/student-loan?principal=28000.55&apr=5.5")
    expect(page.locator("#answer")).not_to_contain_text("would cost")
    assert_accessible(page)
    # 28,000.55 at 5.5 % ÷ 12 a month takes 94.7 payments of 365.
    page.get_by_role("link", name="7 years 11 months $365").click()
    expect(page.locator("#payment")).to_have_value("365")
    expect(page.locator("#principal")).to_have_value("28000.55")
    expect(page.locator(".pill")).to_contain_text("You save $1,883")
    expect(page.locator(".figure").first).to_contain_text("$303.88 a month")


# The payment that is stepped from is $318.20, and the next one is $320.
SEVERAL_STEPS = re.compile(r"^(?!318\.20$|320$)")


@pytest.mark.parametrize("ends", ["released", "out of the window"])
def test_a_button_repeats_while_it_is_held(page_in, ends):
    page = page_in("wide")
    page.goto(LOAN)
    more, payment = page.locator("#payment-more"), page.locator("#payment")
    more.hover()
    page.mouse.down()
    expect(payment).to_have_value(SEVERAL_STEPS)
    expect(more).to_be_focused()
    if ends == "released":
        page.mouse.up()
    else:
        page.evaluate("dispatchEvent(new Event('blur'))")
    page.wait_for_timeout(500)
    stopped = payment.input_value()
    page.wait_for_timeout(1_000)
    expect(payment).to_have_value(stopped)
    if ends == "released":
        page.go_back()
        expect(payment).to_have_value("318.20")


def test_one_press_is_one_step(page_in):
    page = page_in("wide")
    page.goto(LOAN)
    page.locator("#payment-more").click()
    expect(page.locator("#payment")).to_have_value("320")
    page.wait_for_timeout(1_000)
    expect(page.locator("#payment")).to_have_value("320")


@pytest.mark.parametrize("mode", ["320 px", "dark"])
def test_the_mathematics_scroll_within_their_own_regions(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto(f"{MATHEMATICS}&payment=2600")
    assert_accessible(page)
    if mode == "320 px":
        region = page.get_by_role("region", name="Month by month")
        assert region.evaluate("part => part.scrollWidth > part.clientWidth")
        region.focus()
        page.keyboard.press("ArrowRight")
        wait_until(lambda: region.evaluate("part => part.scrollLeft > 0"), page, "the scroll")


@pytest.mark.parametrize("mode", ["320 px", "dark"])
def test_every_month_is_on_a_page_of_its_own(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/student-loan/schedule?principal=30000&apr=5&proportion=50&payment=2600")
    december = page.get_by_role("row", name=re.compile(r"^12 "))
    expect(december).to_contain_text("$1,794.93$7.48$402.40")
    expect(december).to_be_visible()
    assert_accessible(page)


def test_a_phone_shows_what_each_month_does_without_scrolling_sideways(page_in):
    page = page_in("phone")
    page.goto("/student-loan/schedule?principal=280000&apr=9.5&proportion=50")
    months = page.get_by_role("region", name="Year 1", exact=True)
    columns = ["Month", "Interest paid", "Payment", "Closing balance"]
    assert columns_in_view(months, *columns) == columns
    expect(months.get_by_role("columnheader", name="Interest owed")).to_be_hidden()


def test_mathematics_are_drawn_as_mathematics(page_in):
    page = page_in("wide")
    page.goto(MATHEMATICS)
    fraction = page.locator("mfrac").first
    above, below = (fraction.locator("> *").nth(part).bounding_box() for part in (0, 1))
    assert above["y"] + above["height"] <= below["y"] + 1, "a fraction has one part over the other"
    base, index = (page.locator("msub").first.locator("> *").nth(part) for part in (0, 1))
    assert index.bounding_box()["y"] > base.bounding_box()["y"], "an index stands low"
    assert page.locator("math").count() > 40


@pytest.mark.parametrize("mode", ["wide", "scripts off"])
def test_someone_goes_from_the_loan_to_its_mathematics_and_back(page_in, mode):
    page = page_in(mode)
    page.goto(f"{LOAN}&proportion=50&baseline=ten-year")
    page.get_by_text("How we worked it out").click()
    page.get_by_role("link", name="See the mathematics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The mathematics of a student loan")
    page.get_by_role("link", name="See every month").click()
    page.get_by_text("Year 11", exact=True).click()
    expect(page.get_by_role("row", name="121 $0.02 $0.00 $3,937.17")).to_be_visible()
    page.get_by_role("link", name="Change the figures").click()
    expect(answer(page)).to_contain_text("$282.81")
    expect(page.locator("#proportion")).to_have_value("50")
