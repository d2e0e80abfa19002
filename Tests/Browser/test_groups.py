"""What friends come to the shared expenses for, from the first payment to the last debt."""

import re

import pytest
from harness.groups import (
    choose_payer,
    come_to_form,
    fill_in_group,
    open_change,
    open_form,
    pay,
    save,
    start_group,
)
from harness.modes import JOURNEY
from playwright.sync_api import expect


@JOURNEY
def test_friends_share_a_holiday_in_two_currencies_and_settle(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/groups")
    assert_accessible(page)
    fill_in_group(page, "Ana", "Ben", "Cy")
    expect(page.locator("main")).to_contain_text("No payments yet.")
    assert_accessible(page)
    pay(page, "80-12.50", "Dinner")
    pay(page, "30", "Taxi", payer="Ben", currency="GBP")
    expect(page.locator(".pays")).to_contain_text("€67.50")
    assert_accessible(page)

    page.get_by_role("link", name="Who pays whom").click()
    page.locator("summary", has_text="Why?").click()
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
    expect(page.locator("main")).to_contain_text("Together you have spent £30.")
    assert_accessible(page)
    page.get_by_role("link", name="Back to Lisbon").click()
    page.get_by_role("link", name="People and settings").click()
    assert_accessible(page)


@JOURNEY
def test_someone_mends_a_wrong_split(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "30")
    page.fill("#title", "Museum")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="Different amounts").click()
    boxes = page.locator("input[id^='share-']:not(#share-new)")
    expect(boxes).to_have_count(3)
    expect(page.locator("#title")).to_have_value("Museum")
    boxes.nth(0).fill("25")
    boxes.nth(1).fill("10")
    boxes.nth(2).fill("")
    save(page)
    wrong = "The amounts come to €35: that is €5 too much"
    expect(page.locator(".summary")).to_contain_text(wrong)
    assert_accessible(page)

    boxes.nth(0).fill("15")
    save(page)
    expect(page.locator(".pays")).to_contain_text("Museum")
    page.get_by_role("link", name="Museum").click()
    open_change(page)
    expect(boxes.nth(0)).to_have_value("15.00")
    expect(boxes.nth(2)).to_have_value("")
    assert_accessible(page)
    page.get_by_role("link", name="Back to Lisbon").click()
    page.get_by_role("link", name="Museum").click()
    page.locator("summary", has_text="Delete").click()
    page.get_by_role("button", name="Delete this payment").click()
    expect(page.locator(".pays")).to_have_count(0)
    expect(page.locator(".undo")).to_contain_text("Museum was deleted.")
    assert_accessible(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pays")).to_contain_text("Museum")


@JOURNEY
def test_marking_a_debt_as_paid_is_told_there_once_with_undo(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    news = page.locator(".undo")
    expect(news.get_by_role("status")).to_have_text("Dinner was added.")
    expect(page).to_have_title("Dinner added – Lisbon – Farthing")
    assert_accessible(page)
    page.get_by_role("link", name="Who pays whom").click()
    expect(news).to_have_count(0)
    page.get_by_role("button", name="Mark as paid").click()
    expect(news.get_by_role("status")).to_have_text("Ben paid Ana back €15.")
    expect(page.locator("main")).to_contain_text("Everything is settled.")
    assert_accessible(page)
    news.get_by_role("button", name="Undo").click()
    expect(page.locator("h1")).to_have_text("Who pays whom in Lisbon")
    expect(news).to_contain_text("Undone: Ben’s €15 is owed again.")
    expect(page.locator(".debts li")).to_have_count(1)
    news.get_by_role("button", name="Redo").click()
    expect(page.locator(".debts li")).to_have_count(0)
    page.reload()
    expect(news).to_have_count(0)

    page.get_by_role("link", name="Back to Lisbon").click()
    page.get_by_role("link", name="People and settings").click()
    page.get_by_role("button", name="Undo").click()
    expect(news).to_contain_text("Undone: Ben’s €15 is owed again.")
    expect(page.locator("h1")).to_have_text("People and settings of Lisbon")
    assert_accessible(page)


def test_debts_can_be_shared_as_text(page_in):
    page = page_in("phone")
    page.add_init_script("navigator.share = async (what) => { globalThis.shared = what }")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Boat")
    page.goto(page.url.split("?")[0] + "/debts")
    page.get_by_role("button", name="Share", exact=True).click()
    shared = page.evaluate("globalThis.shared")
    assert "Ben pays Ana" in shared["text"] and "15" in shared["text"]
    assert "url" not in shared
    expect(page.get_by_role("button", name="Copy as text")).to_be_visible()
    # Those in the second line of a phone do not touch those in the first.
    print_button = page.get_by_role("button", name="Print").bounding_box()
    copy = page.get_by_role("button", name="Copy as text").bounding_box()
    assert print_button["y"] >= copy["y"] + copy["height"] + 8


def test_who_paid_is_a_button_each_for_up_to_eight_people(page_in, assert_accessible):
    page = page_in("phone")
    start_group(page, *(f"Person {number}" for number in range(1, 9)))
    names = page.get_by_role("group", name="Who paid?").locator("label")
    expect(names).to_have_count(10)
    for name in names.all():
        assert name.bounding_box()["height"] >= 44
    # Arrows go from one to the next.
    page.get_by_role("radio", name="Person 1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Person 2")).to_be_checked()
    assert_accessible(page)
    start_group(page, *(f"Person {number}" for number in range(1, 10)))
    expect(page.get_by_label("Who paid?")).to_have_value(re.compile("^[0-9a-f]{8}$"))


def test_somebody_new_counts_in_what_is_left_once_they_have_a_name(page_in, assert_accessible):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "30")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="Different amounts").click()
    boxes = page.locator("[name^='share-']:not([name=share-new])")
    expect(boxes.first).to_have_attribute("placeholder", "10.00")
    page.fill("#new-member", "Zoe")
    expect(boxes.first).to_have_attribute("placeholder", "7.50")
    page.fill("#share-new", "12")
    expect(boxes.first).to_have_attribute("placeholder", "6.00")
    assert_accessible(page)
    # The name has room on a phone, above the share.
    name, share = [page.locator(each).bounding_box() for each in ("#new-member", "#share-new")]
    assert name["width"] >= 200 and name["y"] + name["height"] < share["y"]
    save(page)
    expect(page.locator(".balances")).to_contain_text("Zoe")


@JOURNEY
def test_a_new_payer_leads_to_their_name(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    name = page.get_by_role("link", name="Enter their name")
    expect(name).to_be_hidden()
    page.fill("#amount", "30")
    choose_payer(page, "Somebody new")
    assert_accessible(page)
    name.click()
    expect(page.locator("#new-member")).to_be_focused()
    page.keyboard.type("Zoe")
    save(page)
    expect(page.locator(".pays li")).to_contain_text("Zoe paid")


@JOURNEY
def test_several_pay(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "30")
    page.fill("#title", "Boat")
    # Without scripts nothing is hidden that would not come back.
    expect(page.locator("#payer-2")).to_be_visible(visible=mode == "scripts off")
    choose_payer(page, "Several people")
    expect(page.locator("#payer-2")).to_be_visible()
    expect(page.locator("#payer-3")).to_be_hidden()
    if mode == "phone":
        choose_payer(page, "Ben")
        expect(page.locator("#payer-2")).to_be_hidden()
        choose_payer(page, "Several people")
    page.select_option("#payer-2", label="Ana")
    page.fill("#payer-2-amount", "12.50")
    expect(page.locator("#payer-3")).to_be_visible()
    page.select_option("#payer-3", label="Ben")
    assert_accessible(page)
    save(page)
    expect(page.locator(".summary")).to_contain_text("Enter how much of it they paid")
    expect(page.locator("#payer-2-amount")).to_have_value("12.50")
    assert_accessible(page)
    page.fill("#payer-3-amount", "5")
    save(page)
    wrong = "What people paid comes to €17.50: €12.50 is missing"
    expect(page.locator(".summary")).to_contain_text(wrong)
    choose_payer(page, "Cy")
    save(page)
    expect(page.locator(".pays")).to_contain_text("Ana, Ben and Cy paid")
    page.get_by_role("link", name="Boat").click()
    amounts = page.locator("[id^=payer-][id$=-amount]")
    expect(amounts.nth(0)).to_have_value("5.00")
    expect(amounts.nth(1)).to_have_value("12.50")


@JOURNEY
def test_two_friends_add_payments_on_two_devices_and_merge(page_in, assert_accessible, mode):
    ana, ben = page_in(mode), page_in(mode)
    start_group(ana, "Ana", "Ben")
    pay(ana, "40", "Dinner")
    send(ana, ben, look=assert_accessible)
    pay(ben, "10", "Petrol", payer="Ben")
    pay(ana, "6", "Museum")
    send(ben, ana)
    expect(ana.locator(".note")).to_contain_text("New: Petrol, €10")
    send(ana, ben)
    for page in ana, ben:
        expect(page.locator(".pays li")).to_have_count(3)
        expect(page.locator(".settle")).to_contain_text("Ben pays Ana €18.00")


@JOURNEY
def test_somebody_says_who_they_are_and_sees_where_they_stand(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    pay(page, "30", "Dinner", payer="Ana")
    expect(page.locator(".standing")).to_have_count(0)
    page.select_option("#member", label="Ben")
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator(".standing")).to_contain_text("You owe Ana")
    expect(page.locator(".balances li").nth(1)).to_contain_text("Ben (you) owes")
    expect(page.locator(".pays li")).to_contain_text("your share €10.00")
    expect(page.locator(".pills :checked + label")).to_have_text("You")
    assert_accessible(page)
    page.get_by_role("button", name="Mark as paid: you pay Ana €10").click()
    expect(page.locator("h1")).to_have_text("Lisbon")
    expect(page.locator(".undo")).to_contain_text("You paid Ana back €10.")
    expect(page.locator(".standing")).to_have_count(0)
    expect(page.locator(".settle li")).to_have_count(1)
    assert_accessible(page)


def click_end(row):
    """Presses a row, which is high enough for a thumb, where it has no words."""
    box = row.bounding_box()
    assert box["height"] >= 44
    row.click(position={"x": box["width"] - 5, "y": box["height"] - 5})


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_a_whole_row_leads_to_its_payment(page_in, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    click_end(page.locator(".pays li"))
    expect(page.locator("h1")).to_have_text("Dinner")
    page.goto("/groups")
    click_end(page.locator(".rows li"))
    expect(page.locator("h1")).to_have_text("Lisbon")


def test_what_is_left_to_share_is_told_while_parts_are_typed(page_in, assert_accessible):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "40+20")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="Different amounts").click()
    boxes = page.locator("input[id^='share-']:not(#share-new)")
    left = page.locator("[data-left]")
    for place in range(3):
        expect(boxes.nth(place)).to_have_value("")
        expect(boxes.nth(place)).to_have_attribute("placeholder", "20.00")
    boxes.nth(0).fill("40.50")
    expect(left).to_have_text("€19.50 left to share")
    expect(boxes.nth(1)).to_have_attribute("placeholder", "9.75")
    page.get_by_role("checkbox", name="Cy").uncheck()
    expect(boxes.nth(1)).to_have_attribute("placeholder", "19.50")
    expect(boxes.nth(2)).to_have_attribute("placeholder", "")
    boxes.nth(1).fill("25")
    expect(left).to_have_text("€5.50 too much")
    assert_accessible(page)
    boxes.nth(1).fill("19,50")
    expect(left).to_have_text("All of it is shared")
    boxes.nth(1).fill("lots")
    expect(left).to_be_hidden()
    boxes.nth(1).fill("")
    save(page)
    expect(page.locator(".pays")).to_contain_text("shared unevenly by Ana and Ben")

    open_form(page)
    page.fill("#amount", "10")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="By percent").click()
    boxes.nth(0).fill("50")
    boxes.nth(1).fill("25")
    boxes.nth(2).fill("")
    expect(left).to_have_text("25% left to share")
    page.fill("#new-member", "Zoe")
    page.fill("#share-new", "25")
    expect(left).to_have_text("All of it is shared")


def send(one, other, look=lambda page: None):
    one.get_by_role("link", name="Share", exact=True).click()
    # A press does not wait for the next page, and a page on its way out cannot be looked at.
    expect(one.locator("#link")).to_be_visible()
    look(one)
    link = one.locator("#link").input_value()
    one.get_by_role("link", name="Back to Lisbon").click()
    other.goto(link)
    look(other)
    expect(other.locator("body")).not_to_contain_text("Lisbon")
    other.get_by_role("button", name="Show the group").click()
    expect(other.get_by_role("button", name="Open it without a name")).to_be_visible()
    look(other)
    other.get_by_role("button", name="Open it without a name").click()
    expect(other.locator("h1")).to_have_text("Lisbon")


def test_the_line_over_the_split_claims_nothing_that_was_changed(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", "Cy")
    line = page.locator("#sharing > summary")
    page.fill("#amount", "40")
    expect(line).to_have_text("Split between all 3, today. Change")
    line.click()
    page.get_by_role("checkbox", name="Cy").uncheck()
    line.click()
    expect(line).to_have_text("As you chose. Change")


@JOURNEY
def test_another_way_to_share_keeps_what_was_typed(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    page.fill("#amount", "40")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="By shares").click()
    boxes = page.locator("input[id^='share-']:not(#share-new)")
    assert_accessible(page)
    boxes.nth(0).fill("1.5")
    page.get_by_role("button", name="One share more for Ana").click()
    expect(boxes.nth(0)).to_have_value("2.5")
    boxes.nth(0).fill("2")
    page.get_by_role("button", name="By percent").click()
    for place, value in enumerate(["50", "25", "25"]):
        expect(boxes.nth(place)).to_have_value(value)
    assert_accessible(page)
    page.get_by_role("button", name="Different amounts").click()
    for place, value in enumerate(["20.00", "10.00", "10.00"]):
        expect(boxes.nth(place)).to_have_value(value)
    expect(page.locator("#amount")).to_have_value("40")
    assert_accessible(page)


def test_two_tabs_change_the_same_payment(page_in, assert_accessible):
    page = page_in("phone")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    page.get_by_role("link", name="Dinner").click()
    other = page.context.new_page()
    other.goto(page.url)
    open_change(other)
    open_change(page)
    other.fill("#amount", "45")
    save(other)
    page.fill("#amount", "33")
    save(page)
    expect(page.locator(".note")).to_contain_text("Now it says: Dinner, €45, Ana paid.")
    expect(page.locator("#amount")).to_have_value("33")
    assert_accessible(page)
    save(page)
    expect(page.locator(".pays")).to_contain_text("€33")
    expect(page.locator(".pays li")).to_have_count(1)


def test_where_everybody_stands_is_beside_the_payments_on_a_wide_screen(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    standing, payments = (page.locator(part).bounding_box() for part in (".stand", ".paid"))
    assert payments["y"] == pytest.approx(standing["y"], abs=1)
    assert standing["x"] + standing["width"] < payments["x"]
    expect(page.locator("#payment")).to_be_hidden()
    add = page.get_by_role("link", name="Add a payment").bounding_box()
    assert add["y"] + add["height"] < standing["y"]


@JOURNEY
def test_adding_a_payment_is_a_view_of_its_own(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    expect(page.locator(".stand")).to_be_visible()
    open_form(page)
    expect(page.locator(".stand, .paid, .at-hand, .folds")).to_have_count(4)
    for part in page.locator(".stand, .paid, .at-hand, .folds").all():
        expect(part).to_be_hidden()
    assert_accessible(page)
    page.fill("#amount", "lots")
    save(page)
    expect(page.locator(".summary")).to_be_visible()
    expect(page.locator(".stand")).to_be_hidden()
    assert_accessible(page)
    page.get_by_role("link", name="Back to Lisbon").click()
    expect(page.locator(".stand")).to_be_visible()
    expect(page.locator("#payment")).to_be_hidden()
    open_form(page)
    page.go_back()
    expect(page.locator(".stand")).to_be_visible()
    page.get_by_role("link", name="Dinner").click()
    page.get_by_role("link", name="Add another like it").click()
    expect(page.locator("#amount")).to_have_value("30.00")
    expect(page.locator(".stand")).to_be_hidden()


def test_a_half_typed_payment_does_not_come_back_over_another(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    group = page.url
    page.get_by_role("link", name="Dinner").click()
    open_change(page)
    page.fill("#amount", "99")
    page.get_by_role("link", name="Back to Lisbon").click()
    page.get_by_role("link", name="Dinner").click()
    expect(page.locator("#amount")).to_have_value("30.00")
    page.goto(group)
    open_form(page)
    page.select_option("#currency", "GBP")
    page.fill("#rate", "0.85")
    page.reload()
    expect(page.locator("label[for=rate]")).to_contain_text("£1 =")
    expect(page.locator("#rate")).to_be_visible()
    expect(page.locator("#rate")).to_have_value("0.85")


def test_a_payment_that_is_copied_does_not_come_back_in_place_of_a_half_typed_one(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner")
    group = page.url
    dinner = page.get_by_role("link", name="Dinner").get_attribute("href")
    open_form(page)
    page.fill("#title", "Pizza")
    page.goto(group.split("/groups")[0] + dinner)
    page.get_by_role("link", name="Add another like it").click()
    expect(page.locator("#title")).to_have_value("Dinner")
    page.goto(group)
    open_form(page)
    expect(page.locator("#title")).to_have_value("Pizza")


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_an_amount_and_its_currency_stand_in_one_box(page_in, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    amount = page.locator(".box:has(> #amount)").bounding_box()
    currency = page.locator("#currency").bounding_box()
    typed = page.locator("#amount").bounding_box()
    assert currency["x"] + currency["width"] <= typed["x"]
    assert amount["x"] < currency["x"]
    assert typed["x"] + typed["width"] < amount["x"] + amount["width"]
    assert min(currency["height"], typed["height"]) >= 44


def test_a_typed_sum_shows_what_it_comes_to_at_once(page_in, assert_accessible):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", currency="GBP")
    worth = page.locator(".worked")
    for typed, words in [
        ("12.50", ""),
        ("12.50+", ""),
        ("12.50+3.20", "= £15.70"),
        ("1,250 − 50 + 0,5", "= £1,200.50"),
        ("12.50+3.20+", ""),
    ]:
        page.fill("#amount", typed)
        expect(worth).to_have_text(words)
    page.fill("#amount", "20 + 1")
    assert_accessible(page)


@JOURNEY
def test_a_typed_sum_is_worked_out_on_the_way(page_in, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", currency="GBP")
    page.fill("#amount", "2 × (12.50 + 3.20)")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="By shares").click()
    expect(page.locator("#amount")).to_have_value("2 × (12.50 + 3.20)")
    expect(page.locator(".worked")).to_have_text("2 × (12.50 + 3.20) is £31.40")


@JOURNEY
def test_a_rate_is_asked_for_where_another_currency_is_chosen(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy", currency="GBP")
    rate = page.locator("#rate")
    expect(rate).to_be_hidden()
    page.select_option("#currency", "EUR")
    expect(rate).to_be_visible()
    assert_accessible(page)
    page.select_option("#currency", "GBP")
    expect(rate).to_be_hidden()
    pay(page, "610", "Hotel", payer="Ana")
    pay(page, "84", "Dinner", payer="Ben", currency="EUR")
    open_form(page)
    expect(page.locator("label[for=rate]")).to_contain_text("€1 =", use_inner_text=True)
    hint = "Leave this blank to keep euros apart."
    expect(page.locator("#rate-hint")).to_have_text(hint, use_inner_text=True)
    page.go_back()
    settling = page.locator(".stand")
    expect(settling).to_contain_text("Owed in two currencies. Set a rate for euros and 2 payments")
    expect(page.locator("main")).not_to_contain_text("fewest possible")
    expect(page.locator(".stand h3")).to_have_text(["In pounds", "In euros"])
    assert_accessible(page)

    page.fill("#rate-EUR", "lots")
    page.get_by_role("button", name="Set the rate").click()
    expect(page.locator(".summary")).to_contain_text("Enter how many pounds €1 is, like 0.86")
    assert_accessible(page)
    page.fill("#rate-EUR", "0.86")
    page.get_by_role("button", name="Set the rate").click()
    expect(settling).to_contain_text("2 payments will do it. That’s the fewest possible.")
    expect(settling).to_contain_text("€1 is £0.86 here.")
    expect(rate).to_have_value("0.86")
    page.get_by_role("button", name="Undo").click()
    expect(settling).to_contain_text("Owed in two currencies.")
    page.get_by_role("button", name="Redo").click()
    pay(page, "10", "Tea", payer="Ana")
    expect(page.locator(".pays li").first).to_contain_text("£8.60")


def test_each_currency_begins_with_its_own_rate(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", currency="GBP")
    for currency, rate in ("EUR", "0.86"), ("USD", "0.79"):
        come_to_form(page)
        page.select_option("#currency", currency)
        page.fill("#rate", rate)
        pay(page, "10", currency)
    open_form(page)
    label = page.locator("label[for=rate]")
    expect(label).to_contain_text("$1 =")
    for currency, words, rate in (
        ("EUR", "€1 =", "0.86"),
        ("JPY", "¥1 =", ""),
        ("USD", "$1 =", "0.79"),
    ):
        page.select_option("#currency", currency)
        expect(label).to_contain_text(words)
        expect(page.locator("#rate")).to_have_value(rate)


# Where elements are on the whole page, wherever it is scrolled to.
PLACES = "(parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY)"


def test_the_keys_for_sums_move_no_row(page_in):
    page = page_in("phone")
    start_group(page, "Ana", "Ben", "Cy", "Dora")
    page.fill("#amount", "60")
    page.locator("#sharing summary").click()
    page.get_by_role("button", name="Different amounts").click()
    boxes = page.locator("input[id^='share-']")
    page.locator("#amount").focus()
    expect(page.locator(".money > .keys")).to_be_visible()
    places = boxes.evaluate_all(PLACES)
    for box in [*boxes.all(), page.locator("#amount"), boxes.first]:
        box.focus()
        expect(page.locator(".keys")).to_have_count(1)
        assert boxes.evaluate_all(PLACES) == places
    keys, last = page.locator(".keys").bounding_box(), boxes.last.bounding_box()
    assert keys["y"] >= last["y"] + last["height"]
    boxes.first.fill("12.50")
    page.locator(".keys button").first.click()
    page.keyboard.type("8")
    expect(boxes.first).to_have_value("12.50+8")
    expect(page.locator("[data-left]")).to_have_text("€39.50 left to share")


@JOURNEY
def test_a_friends_link_asks_who_you_are_and_opens_with_one_press(page_in, assert_accessible, mode):
    ana, ben = page_in(mode), page_in(mode)
    start_group(ana, "Ana", "Ben")
    pay(ana, "40", "Dinner", payer="Ana")
    ana.get_by_role("link", name="Share", exact=True).click()
    ben.goto(ana.locator("#link").input_value())
    ben.get_by_role("button", name="Show the group").click()
    expect(ben.locator("h1")).to_have_text("Lisbon")
    expect(ben.locator("main")).to_contain_text("One payment among Ana and Ben.")
    assert_accessible(ben)
    ben.get_by_role("button", name="Ben", exact=True).click()
    expect(ben.locator(".standing")).to_contain_text("You owe Ana")
    ben.get_by_role("link", name="People and settings").click()
    expect(ben.locator("#member option:checked")).to_have_text("Ben")

    # Whoever has the group, and is known there, is not asked again.
    ana.get_by_role("link", name="Back to Lisbon").click()
    pay(ana, "6", "Tea", payer="Ana")
    ana.get_by_role("link", name="Share", exact=True).click()
    ben.goto(ana.locator("#link").input_value())
    ben.get_by_role("button", name="Show the group").click()
    expect(ben.locator("main")).not_to_contain_text("Who are you?")
    assert_accessible(ben)
    ben.get_by_role("button", name="Add what’s new").click()
    expect(ben.locator(".standing")).to_contain_text("€23")


def test_the_next_payment_is_under_the_thumb(page_in, assert_accessible):
    page = page_in("390 px")
    start_group(page, "Ana", "Ben")
    for number in range(4):
        pay(page, "30", f"Dinner {number}")
    bar = page.locator(".at-hand")
    add = bar.get_by_role("link", name="Add a payment")
    page.locator("h1").scroll_into_view_if_needed()
    assert bar.bounding_box()["y"] + bar.bounding_box()["height"] == pytest.approx(844, abs=1)
    assert_accessible(page)
    add.click()
    expect(page.locator("#amount")).to_be_focused()
    label = page.locator("label[for=amount]").bounding_box()
    assert label["y"] >= 0
    expect(bar).to_be_hidden()
    page.get_by_role("link", name="Back to Lisbon").click()
    expect(bar).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(bar).to_be_hidden()
    expect(page.get_by_role("link", name="Share", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(bar).to_be_visible()
    page.emulate_media(media="print")
    expect(bar).to_be_hidden()


def test_a_keyboard_reaches_the_form_alone_in_its_view(page_in):
    page = page_in("wide")
    start_group(page, "Ana", "Ben")
    pay(page, "30", "Dinner", payer="Ana")
    page.select_option("#member", label="Ana")
    page.get_by_role("button", name="That’s me").click()
    page.get_by_role("link", name="People and settings").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Mark as paid: Ben pays you €15")).to_be_focused()
    page.get_by_role("link", name="Add a payment").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#amount")).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('main') === null"):
            break
        assert page.evaluate("document.activeElement.closest('.adding') !== null")
    assert page.evaluate("document.activeElement.closest('footer') !== null")


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_long_names_and_sums_do_not_break_inside(page_in, width):
    page = page_in("wide")
    page.set_viewport_size({"width": width, "height": 800})
    start_group(page, "Konstantinopoulou", "Featherstonehaugh", currency="GBP")
    pay(page, "98765432.10", "House")
    row = page.locator(".settle li")
    lines = "(part) => part.getClientRects().length"
    for part in row.locator("b").all():
        assert part.evaluate(lines) == 1
    names, due = row.locator("p").first.bounding_box(), row.locator(".due").bounding_box()
    assert due["y"] >= names["y"] + names["height"] - 1 or due["x"] >= names["x"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_first_group_has_an_example_beside_its_form(page_in, assert_accessible):
    page = page_in("wide")
    page.goto("/groups")
    example = page.locator(".example")
    expect(example.locator(".balances li")).to_have_count(4)
    form = page.get_by_role("button", name="Start the group").bounding_box()
    assert example.bounding_box()["x"] > form["x"] + form["width"]
    assert_accessible(page)
    page.fill("#name", "Lisbon")
    page.fill("#members", "Ana")
    page.get_by_role("button", name="Start the group").click()
    expect(page.locator(".summary")).to_contain_text("Add at least one more person")


@JOURNEY
def test_the_answer_to_a_form_can_be_loaded_again(page_in, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben", "Cy")
    group = page.url
    page.fill("#amount", "a dozen")
    page.fill("#title", "Lunch")
    save(page)
    expect(page.locator(".summary")).to_be_visible()
    page.reload()
    expect(page.locator("#title")).to_have_value("Lunch")
    page.goto(f"{group}/payments")
    page.get_by_role("link", name="Go back").click()
    expect(page).to_have_url(group)
