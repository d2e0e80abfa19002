"""Journeys through the debt plan."""

from harness.forms import answer
from harness.keyboard import Keyboard
from harness.modes import JOURNEY
from harness.pages import PLAN
from playwright.sync_api import expect


def fill(page, number, balance, apr, name=""):
    page.locator(f"#name-{number}").fill(name)
    page.locator(f"#balance-{number}").fill(balance)
    page.locator(f"#apr-{number}").fill(apr)


@JOURNEY
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
    loan.get_by_label("What is it?").select_option("loan")
    loan.get_by_label("Monthly payment").fill("125")
    page.locator("#budget").fill("300")
    page.get_by_role("button", name="Work it out").click()
    # Worked out by the formulas that the vectors hold to the penny: 31 months from November 2026.
    expect(answer(page)).to_contain_text("Pay £300 a month and they’re all paid off in June 2029.")
    for debt in ["Store card", "Amex", "Car loan"]:
        expect(page.locator(".rows").first.get_by_text(debt, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Which debt first?")).to_be_visible()
    expect(page.get_by_text("We tried all 6 orders.")).to_be_visible()
    assert_accessible(page)


class Touches:
    """Somebody with a phone: a field counts once, and not at all where the page begins in it."""

    def __init__(self, page):
        self._page, self.count = page, 0

    def fill(self, name, text):
        field = self._page.locator(f"#{name}")
        if not field.evaluate("(field) => field === document.activeElement"):
            self.tap(field)
        field.fill(text)

    def choose(self, name, words):
        self.count += 1
        self._page.locator(f"#{name}").select_option(label=words)

    def press(self, name):
        self.tap(self._page.get_by_role("button", name=name, exact=True))

    def tap(self, target):
        self.count += 1
        target.click()


@JOURNEY
def test_four_debts_with_an_offer_take_at_most_sixteen_touches(page_in, mode):
    page = page_in(mode)
    page.goto("/plan")
    touches = Touches(page)
    debts = [
        ("Amex", "1310", "31"),
        ("Barclaycard", "2800", "23.9"),
        ("Monzo", "950", "19.9"),
        ("Tesco", "640", "34.9"),
    ]
    for number, (name, balance, rate) in enumerate(debts, 1):
        if number > 2:
            touches.press("Add another debt")
            expect(page.locator(f"#name-{number}")).to_be_focused()
        touches.fill(f"name-{number}", name)
        touches.fill(f"balance-{number}", balance)
        touches.fill(f"apr-{number}", rate)
        if name == "Barclaycard":
            touches.tap(page.get_by_text("Add a 0% offer, or more").nth(1))
            touches.choose(f"promo-months-{number}", "November 2027")
    expect(page.locator("summary", has_text="Barclaycard")).to_contain_text(
        "£2,800 at 23.9%, 0% until November 2027"
    )
    touches.fill("budget", "400")
    touches.press("Work it out")
    expect(answer(page)).to_contain_text("Pay £400 a month and they’re all paid off in")
    expect(
        page.get_by_text("Barclaycard’s 0% ends this month. After that it’s 23.9%.")
    ).to_be_visible()
    assert touches.count <= 16


@JOURNEY
def test_an_instalment_is_asked_for_as_soon_as_its_kind_is_chosen(page_in, mode):
    page = page_in(mode)
    page.goto("/plan")
    debt = page.get_by_role("group", name="Debt 1")
    payment, rule = page.locator("#minimum-1"), page.locator("#rule-1")
    expect(payment).to_be_hidden()
    page.locator("#kind-1").select_option("pay-later")
    expect(payment).to_be_visible()
    more = debt.locator("summary", has_text="Add a 0% offer, or more")
    more.click()
    expect(page.locator("#promo-months-1")).to_be_visible()
    expect(rule).to_be_hidden()
    page.locator("#kind-1").select_option("card")
    expect(rule).to_be_visible()
    expect(payment).to_be_visible()
    more.click()
    expect(payment).to_be_hidden()


@JOURNEY
def test_an_offer_is_added_to_a_debt_of_the_answer(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto(PLAN)
    page.locator(".asked > summary").click()
    page.locator(".debt > summary").nth(2).click()
    page.get_by_role("button", name="Add a monthly payment or a 0% offer").click()
    expect(page.locator("#promo-months-3")).to_be_focused()
    expect(page.locator("#promo-months-3")).to_be_in_viewport()
    assert_accessible(page)
    page.locator("#promo-months-3").select_option(label="May 2028")
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_text("Debt 3 0% until May 2028, then 19.9%")).to_be_visible()
    assert "promo-months-3=18" in page.url


@JOURNEY
def test_a_one_off_payment_is_made_in_a_month_that_has_a_name(page_in, mode):
    page = page_in(mode)
    page.goto("/plan?balance-1=600&apr-1=34.9&budget=50&add=lump")
    expect(page.locator("#lump-2")).to_be_focused()
    page.locator("#lump-1").fill("200")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("#lump-month-1-error")).to_contain_text(
        "Choose when you’ll make one-off payment 1"
    )
    page.locator("#lump-month-1").select_option(label="February 2027")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("Pay £50 a month, and £200 once, and it’s paid off in")
    assert "lump-month-1=3" in page.url


def test_a_debt_is_changed_by_keyboard_alone(page_in):
    page = page_in("wide")
    page.goto(PLAN)
    keyboard = Keyboard(page)
    keyboard.tab_to("4 debts")
    keyboard.press("Enter")
    keyboard.tab_to("1 Amex £600 at 34.9%")
    keyboard.press("Enter")
    keyboard.tab_to("balance-1")
    keyboard.type("700")
    keyboard.press("Enter")
    expect(page.locator(".asked > summary")).to_contain_text("£10,200")


@JOURNEY
def test_the_order_and_the_sum_can_be_changed_in_the_answer(page_in, mode):
    page = page_in(mode)
    page.goto(PLAN)
    expect(answer(page)).to_contain_text("all paid off in January 2030")
    ways = page.locator(".ways")
    expect(ways.get_by_role("row", name="The cheapest of all 24")).to_contain_text("£2,057.09")
    ways.get_by_role("link", name="Smallest first").click()
    expect(answer(page)).to_contain_text("all paid off in February 2030")
    expect(ways.get_by_role("row", name="Smallest first")).to_contain_text("your plan")
    page.get_by_role("link", name="£355").click()
    expect(page.locator("#budget")).to_have_value("355")
    expect(ways.get_by_role("row", name="Smallest first")).to_contain_text("your plan")


@JOURNEY
def test_an_answer_leads_back_to_every_question(page_in, mode):
    page = page_in(mode)
    page.goto(PLAN)
    page.locator(".asked > summary").click()
    page.get_by_role("button", name="One-off payments, order and currency").click()
    expect(page.locator("#promo-months-2")).to_have_value("12")
    expect(page.locator("#rule-3")).to_have_value("two-percent")
    expect(page.locator("#kind-4")).to_have_value("loan")
    expect(page.locator("#kind-4")).to_be_hidden()
    page.locator(".debt > summary").last.click()
    expect(page.locator("#kind-4")).to_be_visible()
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("all paid off in January 2030")


def test_a_sum_that_is_no_amount_keeps_the_answer(page_in):
    page = page_in("wide")
    page.goto(PLAN)
    page.locator("#budget").fill("plenty")
    page.get_by_role("button", name="Update").click()
    expect(page.locator("#budget-error")).to_contain_text("Payment each month must be an amount")
    expect(answer(page)).to_contain_text("all paid off in January 2030")


def test_no_form_sends_more_than_a_hundred_fields(page_in):
    page = page_in("scripts off")
    debts = "&".join(f"balance-{k}={k}000&apr-{k}={10 + k}&due-day-{k}={k}" for k in range(1, 10))
    lumps = "&".join(f"lump-{j}=10&lump-month-{j}={j}" for j in range(1, 6))
    every = "&".join(f"name-{k}=D{k}&kind-{k}=card&minimum-{k}=9&spend-{k}=1" for k in range(1, 10))
    for more in ["", "&add=nothing", f"&{every}", f"&{every}&add=debt-3"]:
        page.goto(f"/plan?{debts}&{lumps}{more}")
        counts = page.evaluate(COUNT_FIELDS)
        assert counts and max(counts) <= 100, counts


# The fields that each form sends with each of its buttons.
COUNT_FIELDS = """() => [...document.forms].flatMap((form) =>
  [...form.elements].filter((each) => each.type === "submit")
    .map((button) => [...new FormData(form, button)].length))"""


@JOURNEY
def test_the_words_of_a_debt_follow_its_kind_without_a_reload(page_in, mode):
    page = page_in(mode)
    page.goto("/plan")
    debt = page.get_by_role("group", name="Debt 2")
    payment, rate = debt.locator("label[for=minimum-2]"), debt.locator("label[for=apr-2]")
    for kind, asked, more in [
        ("priority", "Agreed a month", "nothing is agreed"),
        ("overdraft", "Monthly payment", "an overdraft asks for none"),
        ("pay-later", "Instalment a month", "see its app or emails"),
    ]:
        debt.get_by_label("What is it?").select_option(kind)
        assert payment.inner_text().startswith(asked)
        assert ("(optional)" in rate.inner_text()) == (kind != "overdraft")
        expect(debt.locator("#minimum-2-hint")).to_be_visible()
        assert more in debt.locator("#minimum-2-hint").inner_text()
        assert "0% offer" not in debt.locator("summary").inner_text()
    debt.locator("#name-2").fill("Klarna")
    debt.locator("#balance-2").fill("240")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("#error-summary")).to_contain_text(
        "Enter how much Klarna takes each month. Its app or its emails say it"
    )
