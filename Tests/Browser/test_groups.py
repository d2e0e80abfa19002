"""What friends come to the shared expenses for, from the first payment to the last debt."""

import pytest
from harness.modes import open_mode
from playwright.sync_api import expect

SOME_MODES = pytest.mark.parametrize("mode", ["wide", "phone", "scripts off"])


def start_group(page, *names, currency="EUR"):
    page.goto("/groups")
    page.fill("#name", "Lisbon")
    page.fill("#members", "\n".join(names))
    page.select_option("#currency", currency)
    page.get_by_role("button", name="Start the group").click()
    expect(page.locator("h1")).to_have_text("Lisbon")


def pay(page, amount, title, payer=None, currency=None):
    page.fill("#amount", amount)
    page.fill("#title", title)
    if payer:
        page.select_option("#payer", label=payer)
    if currency:
        page.select_option("#currency", currency)
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator(".ledger li").filter(has_text=title)).to_have_count(1)


@SOME_MODES
def test_friends_share_a_holiday_in_two_currencies_and_settle(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/groups")
    assert_accessible(page)
    start_group(page, "Ana", "Ben", "Cy")
    expect(page.locator("main")).to_contain_text("Nothing has been paid yet.")
    assert_accessible(page)
    pay(page, "80-12.50", "Dinner")
    pay(page, "30", "Taxi", payer="Ben", currency="GBP")
    expect(page.locator(".ledger")).to_contain_text("€67.50")
    assert_accessible(page)

    page.get_by_role("link", name="Who pays whom").click()
    assert_accessible(page)
    expect(page.locator(".debts li")).to_have_count(4)
    for count in range(3, -1, -1):
        page.get_by_role("button", name="Mark as paid").first.click()
        expect(page.locator(".debts li")).to_have_count(count)
    expect(page.locator("main")).to_contain_text("Everything is settled.")
    assert_accessible(page)

    page.get_by_role("link", name="Back to Lisbon").click()
    page.get_by_role("link", name="Totals by month").click()
    expect(page.locator("main")).to_contain_text("Together you have spent €67.50.")
    assert_accessible(page)


@SOME_MODES
def test_someone_mends_a_wrong_split(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "30")
    page.fill("#title", "Museum")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="Exact amounts").click()
    boxes = page.locator("[id^='share-']")
    expect(boxes).to_have_count(3)
    expect(page.locator("#title")).to_have_value("Museum")
    boxes.nth(0).fill("25")
    boxes.nth(1).fill("10")
    boxes.nth(2).fill("")
    page.get_by_role("button", name="Save", exact=True).first.click()
    wrong = "The amounts come to €35: that is €5 too much"
    expect(page.locator(".summary")).to_contain_text(wrong)
    assert_accessible(page)

    page.locator("[id^='share-']").nth(0).fill("15")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator(".ledger")).to_contain_text("Museum")
    page.get_by_role("link", name="Museum").click()
    expect(page.locator("[id^='share-']").nth(0)).to_have_value("15.00")
    expect(page.locator("[id^='share-']").nth(2)).to_have_value("")
    assert_accessible(page)
    page.get_by_role("button", name="Delete this payment").click()
    expect(page.locator(".ledger")).to_have_count(0)
    page.get_by_role("button", name="Undo the last change").click()
    expect(page.locator(".ledger")).to_contain_text("Museum")


@SOME_MODES
def test_two_friends_add_payments_on_two_devices_and_merge(page_in, assert_accessible, mode):
    ana, ben = page_in(mode), page_in(mode)
    start_group(ana, "Ana", "Ben")
    pay(ana, "40", "Dinner")
    send(ana, ben, assert_accessible)
    pay(ben, "10", "Petrol", payer="Ben")
    pay(ana, "6", "Museum")
    send(ben, ana, assert_accessible)
    expect(ana.locator(".note")).to_contain_text("New: Petrol, €10")
    send(ana, ben, assert_accessible)
    for page in ana, ben:
        expect(page.locator(".ledger li")).to_have_count(3)
        expect(page.locator(".say")).to_contain_text("Ben could pay Ana €18.")


def send(one, other, assert_accessible):
    one.get_by_role("link", name="Share", exact=True).click()
    assert_accessible(one)
    link = one.locator("#link").input_value()
    one.get_by_role("link", name="Back to Lisbon").click()
    other.goto(link)
    assert_accessible(other)
    other.get_by_role("button", name="Open it").click()
    expect(other.locator("h1")).to_have_text("Lisbon")


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_a_half_typed_payment_is_still_there_and_sums_have_buttons(page_in, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    page.fill("#title", "Half a")
    page.fill("#amount", "12")
    page.get_by_role("button", name="+", exact=True).click()
    page.keyboard.type("3")
    expect(page.locator("#amount")).to_have_value("12+3")
    page.goto("/groups")
    page.go_back()
    page.reload()
    expect(page.locator("#title")).to_have_value("Half a")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator(".ledger")).to_contain_text("€15")
    expect(page.locator("#title")).to_have_value("")


def test_someone_adds_payments_in_a_tunnel_and_they_arrive_once(browser, site):
    context = open_mode(browser, "phone", base_url=site.origin)
    page = context.new_page()
    start_group(page, "Ana", "Ben")
    pay(page, "40", "Dinner")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    group = page.url

    context.set_offline(True)
    for title in "Ferry", "Ice cream":
        page.fill("#amount", "8")
        page.fill("#title", title)
        page.get_by_role("button", name="Save", exact=True).first.click()
        expect(page.locator("[data-waiting]")).to_contain_text("You are offline")
    expect(page.locator("[data-waiting]")).to_contain_text("2 payments wait to be sent.")
    expect(page.locator(".ledger li")).to_have_count(1)
    page.fill("#amount", "lots")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator("[data-waiting]")).to_contain_text("3 payments wait to be sent.")

    context.set_offline(False)
    page.goto(group)
    for title in "Ferry", "Ice cream":
        expect(page.locator(".ledger li").filter(has_text=title)).to_have_count(1)
    page.get_by_role("link", name="A payment could not be saved").click()
    expect(page.locator("#amount")).to_have_value("lots")
    page.fill("#amount", "9")
    page.fill("#title", "Mended")
    page.get_by_role("button", name="Save", exact=True).first.click()
    expect(page.locator(".ledger li").filter(has_text="Mended")).to_have_count(1)
    page.goto(group)
    expect(page.locator("[data-waiting]")).to_have_count(0)
    expect(page.locator(".ledger li")).to_have_count(4)
    context.close()
