"""Journeys of a card, the plan and a group in WebKit and Firefox, by their own pointer and keys."""

import pytest
from harness.firefox import Firefox
from harness.webkit import WebKit

# The key, as WebDriver has it.
ENTER = "\ue007"


@pytest.fixture(scope="module", params=[WebKit, Firefox])
def window(request):
    window = request.param()
    yield window
    window.close()


@pytest.fixture
def page(window, site):
    window.go(site.origin + "/")
    yield window
    window.run("localStorage.clear()")
    window.delete_cookies()


def test_someone_clears_a_card(page):
    page.type("#balance", "2292")
    page.type("#apr", "17.91")
    page.click(".mini button")
    page.expect("You save £1,838.51", "#answer")
    page.click("#payment-more")
    page.expect("£60 a month", "#answer")
    assert page.run("return getComputedStyle(document.querySelector('.reader')).display") != "none"
    page.click(".exits summary")
    page.expect("Save as PDF", ".exits")
    page.click(".help.slim summary")
    page.click("#nation-scotland")
    page.expect("Citizens Advice Scotland", ".help")


def test_someone_mends_a_mistake(page, site):
    page.go(site.origin + "/credit-card")
    page.type("#balance", "lots")
    page.type("#apr", "17.91")
    page.click("form.card > button")
    page.expect("Balance must be an amount, like 1,250 or 99.50", "#error-summary")
    page.click("#error-summary a")
    assert page.run("return document.activeElement.id") == "balance"
    page.type("#balance", "2292")
    page.click("form.card > button")
    page.expect("You save £1,838.51", "#answer")


def test_someone_remembers_a_plan_and_says_later_when_a_card_is_due(page, site):
    debts = "name-1=Amex&balance-1=953&apr-1=31&name-2=Virgin&balance-2=1840&apr-2=24.9"
    page.go(f"{site.origin}/plan?{debts}&budget=200#answer")
    page.click(".remember button")
    page.expect("2 cards are in this browser now", ".undo")
    page.go(site.origin + "/cards")
    page.expect("No day yet", ".due-group")
    page.click(".rows .go-to")
    page.type("#change #due-day", "3")
    page.click("#change > button")
    page.expect("3 Dec", ".rows .tile")


def test_friends_share_a_meal_and_settle_it(page, site):
    page.go(site.origin + "/groups")
    page.type("#name", "Lisbon")
    page.type("#members", "Ana, Ben")
    page.click("form:has(#members) button:not(.enter)")
    page.type("#amount", "30+30")
    page.type("#title", f"Dinner{ENTER}")
    page.expect("Dinner")
    page.expect("£60")
    page.click(".settle .tick")
    page.expect("Ben paid Ana back £30")
    page.click(".undo button")
    page.expect("Undone: Ben’s £30 is owed again")
