"""How long the pages are on which somebody comes back, on a phone, with help and foot."""

import pytest
from harness.cards import keep
from harness.forms import post
from playwright.sync_api import expect

import tools
from serving import Site

PHONE = "390 px"
TODAY = "2026-11-27"


def tools_answered():
    """The usual answer of each calculator whose figures show nothing that needs help."""
    answers = [tool.address(tool.of("answered")[0]) for tool in tools.CALCULATORS]
    return [address for address in answers if not address.startswith("/budget")]


@pytest.fixture(scope="module")
def site():
    """A site of its own, on a day of its own."""
    with Site(FARTHING_TODAY=TODAY) as site:
        yield site


@pytest.fixture
def go_on_to(site):
    """Moves the site to a day; after the test it is back."""
    yield site.go_on_to
    site.go_on_to(TODAY)


# The sizes of letters in px, and their weights; a month as a figure is as large as its line allows.
SIZES, WEIGHTS = {15, 17, 22, 40, 44}, {"400", "500", "600", "700"}

LETTERS = """
    Array.from(document.querySelectorAll("main *"))
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 2)
      .filter((it) => Array.from(it.childNodes).some((node) => node.data?.trim()))
      .map((it) => getComputedStyle(it))
      .map((style) => [Math.round(parseFloat(style.fontSize)), style.fontWeight])
"""


def assert_calm(page, fewest=20):
    letters = page.evaluate(LETTERS)
    assert len(letters) > fewest
    assert {size for size, _ in letters} <= SIZES
    assert {weight for _, weight in letters} <= WEIGHTS


def height(page):
    assert page.viewport_size["width"] == 390
    return page.evaluate("document.documentElement.scrollHeight")


def household(page):
    keep(page, "Council tax arrears", kind="priority", balance="620", due_day="8", minimum="60")
    keep(page, "Amex", balance="953", limit="1100", due_day="3", apr="31")
    keep(page, "Virgin", balance="1840", limit="4000", due_day="21", apr="24.9", reminder="on")
    keep(page, "Overdraft", kind="overdraft", balance="850", limit="1000", apr="39.9")
    keep(page, "Klarna", kind="pay-later", balance="300", due_day="2", minimum="100")


def check_in(page, month, **balances):
    cards = page.request.get("/cards.json").json()["cards"]
    ids = {card["name"]: card["id"] for card in cards}
    fields = {f"balance-{ids[name.replace('_', ' ')]}": text for name, text in balances.items()}
    post(page, "/cards/balances", {"for": month, **fields})


@pytest.mark.parametrize(
    ("address", "longest"),
    [
        ("/", 2800),
        ("/embed/", 2800),
        ("/evidence", 4500),
        ("/credit-card?balance=2292&apr=17.91", 2150),
        ("/loan?amount=300000&rate=7&years=30", 2250),
        ("/student-loan?principal=30000&apr=5", 1900),
    ],
)
def test_pages_that_are_read_take_few_screens(page_in, address, longest):
    page = page_in(PHONE)
    page.goto(address)
    assert height(page) <= longest


@pytest.mark.parametrize("address", tools_answered())
def test_an_answer_that_is_fine_has_help_in_one_line(page_in, address):
    page = page_in(PHONE)
    page.goto(address)
    box = page.locator("aside.help.slim")
    assert 50 <= box.bounding_box()["height"] <= 84
    closed = page.locator("main > .answer .folds > details:not([open]) > summary").all()
    assert closed
    for fold in closed:
        assert fold.bounding_box()["height"] >= 48


def test_four_cards_take_two_screens(page_in, assert_accessible):
    page = page_in(PHONE)
    keep(page, "Amex", balance="953", limit="1100", due_day="3", apr="31", reminder="on")
    keep(page, "Virgin", balance="1840", limit="4000", due_day="21", apr="24.9", reminder="on")
    keep(page, "Barclaycard", balance="412.50", limit="2000", due_day="18", apr="22.9")
    keep(page, "John Lewis", balance="0", limit="2500", due_day="12")
    page.goto("/cards")
    page.goto("/cards")
    assert height(page) <= 1750
    assert_calm(page)
    expect(page.locator(".due-group")).to_have_text(["This week", "Later", "Nothing due"])
    expect(page.locator("button:visible:not(.tick, [hidden])")).to_have_count(0)
    assert_accessible(page)


def test_a_kept_plan_says_first_what_to_pay(page_in, go_on_to, assert_accessible):
    page = page_in(PHONE)
    household(page)
    post(page, "/cards/plan/keep", {"budget": "420"})
    page.goto("/cards/plan")
    page.goto("/cards/plan")
    assert height(page) <= 1600
    assert_calm(page)
    assert page.locator("#payments").bounding_box()["y"] < 600
    assert_accessible(page)

    go_on_to("2026-12-28")
    owed = {"Amex": "943.47", "Virgin": "1821.60", "Overdraft": "874.12", "Klarna": "200"}
    check_in(page, "2026-12", Council_tax_arrears="384.03", **owed)
    page.goto("/cards/plan")
    page.goto("/cards/plan")
    expect(page.locator("#kept .pill")).to_have_text("As planned at the end of December")
    assert height(page) <= 1800
    assert_accessible(page)

    go_on_to("2027-01-30")
    owed = {"Amex": "934.04", "Virgin": "1803.38", "Overdraft": "988.92", "Klarna": "100"}
    check_in(page, "2027-01", Council_tax_arrears="327.22", **owed)
    page.goto("/cards/plan")
    page.goto("/cards/plan")
    expect(page.locator("#kept .pill")).to_have_text("1 month later than planned")
    assert height(page) <= 2150
    assert_calm(page)
    assert_accessible(page)


def test_a_plan_is_remembered_directly_under_what_to_pay(page_in):
    page = page_in(PHONE)
    page.goto(
        "/plan?name-1=Amex&balance-1=953&apr-1=31&due-day-1=3&name-2=Virgin&balance-2=1840&apr-2=24.9&due-day-2=21"
        "&budget=200#answer"
    )
    remember = page.get_by_role("button", name="Remember this plan")
    pay = page.locator(".pay").bounding_box()
    assert 0 < remember.bounding_box()["y"] - (pay["y"] + pay["height"]) < 60
    remember.click()
    expect(page).to_have_url("/cards/plan")
    expect(page.locator("#kept .fig")).to_be_visible()
    expect(page.locator(".undo")).to_contain_text("2 cards are in this browser now")


def lisbon(page):
    """Ana's group of three in two currencies, as she sees it; its page."""
    fields = {"name": "Lisbon", "members": "Ana\nBen\nCara", "currency": "GBP"}
    group = post(page, "/groups", fields)
    ana, ben, cara = members(page, group)
    post(page, f"{group}/me", {"member": ana})
    for amount, currency, title, payer in (
        ("336", "GBP", "Flat, 3 nights", ana),
        ("46.50", "EUR", "Groceries", ben),
        ("93", "EUR", "Dinner by the river", cara),
        ("42", "EUR", "Museum", ben),
        ("54", "GBP", "Airport parking", cara),
    ):
        fields = {"amount": amount, "currency": currency, "title": title, "payer": payer}
        post(page, f"{group}/payments", fields)
    page.goto(group)
    page.goto(group)
    return group


def members(page, group):
    return [each["id"] for each in page.request.get(f"{group}/group.json").json()["members"]]


# The buttons of the one thing to do: those that are filled with the accent.
FILLED = """
    () => Array.from(document.querySelectorAll("main :is(button, .button)"))
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 2)
      .filter((it) => !it.matches(".second, .plainly, .risky, .tick, .link"))
      .map((it) => it.textContent.trim())
"""


def test_a_group_says_first_where_one_stands(page_in, assert_accessible):
    page = page_in(PHONE)
    group = lisbon(page)
    expect(page.locator(".standing").first).to_contain_text("You get back £206")
    assert page.locator(".standing").first.bounding_box()["y"] <= 160
    title, badge = page.locator("h1").bounding_box(), page.locator(".in-step").bounding_box()
    assert badge["y"] < title["y"] + title["height"]
    assert title["x"] + title["width"] < badge["x"]
    expect(page.locator(".in-step")).to_have_text("Only this phone")
    assert height(page) <= 2200
    assert_calm(page)
    assert page.evaluate(FILLED) == ["Add a payment"]
    assert_accessible(page)

    page.get_by_role("link", name="Add a payment").click()
    assert page.evaluate(FILLED) == ["Add"]
    assert height(page) <= 900
    add = page.get_by_role("button", name="Add", exact=True).bounding_box()
    assert add["y"] + add["height"] <= 844

    page.goto(group)
    page.get_by_role("link", name="Dinner by the river").click()
    expect(page.locator(".fig")).to_have_text("€93")
    assert page.evaluate(FILLED) == ["Change"]
    assert height(page) <= 1200
    assert_calm(page, fewest=10)
    assert_accessible(page)


def test_a_group_of_fifty_takes_few_screens(page_in):
    page = page_in(PHONE)
    names = "\n".join(f"Person {number}" for number in range(1, 51))
    group = post(page, "/groups", {"name": "Festival", "members": names, "currency": "GBP"})
    people = members(page, group)
    post(page, f"{group}/me", {"member": people[0]})
    for number in range(5):
        fields = {
            "amount": str(40 + 17 * number),
            "payer": people[number],
            "title": f"Tent {number}",
        }
        post(page, f"{group}/payments", fields)
    for place, longest in ("", 1900), ("/debts", 2600), ("/settings", 3600), ("/share", 1700):
        page.goto(group + place)
        page.goto(group + place)
        assert height(page) <= longest, place
    page.goto(group)
    page.get_by_role("link", name="Tent 2").click()
    assert height(page) <= 1400
