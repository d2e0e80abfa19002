"""What people do with their cards, from the first one to forgetting them all."""

import pathlib
from datetime import date, datetime, time, timedelta

import icalendar
import pytest
from harness.modes import JOURNEY
from playwright.sync_api import expect


def add(page, name, balance, limit, day, minimum="", reminder=False):
    page.goto("/cards?add=card")
    page.fill("#name", name)
    page.fill("#balance", balance)
    page.fill("#limit", limit)
    page.fill("#due-day", day)
    if minimum:
        page.get_by_text("More (optional)").click()
        page.fill("#minimum", minimum)
    page.set_checked("#reminder", reminder)
    page.get_by_role("button", name="Add this card").click()
    expect(row(page, name)).to_be_visible()


def row(page, name):
    return page.locator(".rows li", has=page.get_by_role("link", name=name, exact=True))


def events(page, link):
    with page.expect_download() as download:
        link.click()
    text = pathlib.Path(download.value.path()).read_bytes()
    return icalendar.Calendar.from_ical(text).walk("VEVENT")


@JOURNEY
def test_someone_keeps_their_cards(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/cards")
    expect(page.get_by_text("Add your first card or debt below.")).to_be_visible()
    assert_accessible(page)

    add(page, "Gold", "100", "3,000", "31")
    add(page, "Blue", "900", "1,000", "5", minimum="50", reminder=True)
    expect(page.locator("#cards")).to_have_text("£55 to pay by 5 December")
    expect(page.locator("main")).to_contain_text("We’ve guessed the minimum of Gold.")
    expect(page.locator(".totals")).to_contain_text("£3,000 left to spend")
    expect(page.locator(".due-group")).to_have_text(["Later"])
    assert page.locator(".rows .go-to").all_inner_texts() == ["Gold", "Blue"]
    assert_accessible(page)

    row(page, "Blue").get_by_role("button", name="Mark as paid").click()
    expect(row(page, "Blue")).to_contain_text("£850 owed")
    expect(row(page, "Blue")).to_contain_text("Next due 5 January")
    expect(page.locator(".undo")).to_contain_text("Blue was marked as paid. You owe £850 on it")
    page.get_by_role("button", name="Undo").click()
    expect(row(page, "Blue")).to_contain_text("£900 owed")
    expect(row(page, "Blue")).to_contain_text("£50 of £900")

    found = events(page, page.get_by_role("link", name="Add my reminders to my calendar"))
    assert len(found) == 24
    assert found[0].decoded("dtstart") == datetime(2026, 12, 2, 9, 0)
    assert found[1].decoded("dtstart") == datetime(2026, 12, 5, 9, 0)
    assert found[-1].decoded("dtstart") == datetime(2027, 11, 5, 9, 0)
    assert all(event.decoded("dtstart").time() == time(9) for event in found)

    page.get_by_role("link", name="What could I pay?").click()
    expect(page.locator(".say")).to_contain_text("Paying £600 would bring every card to 30%")
    assert_accessible(page)
    page.fill("#target", "10")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator(".say")).to_contain_text("Paying £800 would bring every card to 10%")
    expect(page.locator(".say")).to_contain_text("To bring your total down to 10%, pay £600.")


@JOURNEY
def test_someone_pays_another_amount_than_the_minimum(page_in, assert_accessible, mode):
    page = page_in(mode)
    add(page, "Blue", "900", "1,000", "5", minimum="50")
    row(page, "Blue").get_by_role("link", name="Blue").click()
    expect(page.get_by_text("Due on 5 December 2026")).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Amount paid").fill("120")
    page.get_by_role("button", name="Mark as paid").click()
    expect(row(page, "Blue")).to_contain_text("£780 owed")
    expect(page.locator("#cards")).to_have_text("£0 to pay: every payment is made")
    page.reload()
    assert_accessible(page)
    row(page, "Blue").get_by_role("button", name="Undo").click()
    expect(row(page, "Blue")).to_contain_text("£900 owed")


@pytest.mark.parametrize("mode", ["phone", "wide"])
def test_whole_rows_lead_to_their_card(page_in, mode):
    page = page_in(mode)
    add(page, "Blue", "900", "1,000", "5")
    for place in [row(page, "Blue").locator(".sum"), row(page, "Blue").locator("small").nth(1)]:
        box = place.bounding_box()
        page.mouse.move(0, 0)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("h1")).to_have_text("Change Blue")
        page.goto("/cards")
    for target in page.locator(".rows li, .rows button, .title-row a, .folds > a").all():
        assert target.bounding_box()["height"] >= 44


@JOURNEY
def test_a_button_at_the_top_leads_to_the_form_for_another_card(page_in, mode):
    page = page_in(mode)
    for number in range(1, 6):
        add(page, f"Card {number}", "900", "1,000", "5")
    button = page.get_by_role("link", name="Add a card or debt")
    box = button.bounding_box()
    assert box["y"] + box["height"] < page.viewport_size["height"] / 2
    button.click()
    expect(page.locator("#name")).to_be_in_viewport()


@pytest.mark.parametrize("mode", ["320 px", "dark", "forced colours", "text spacing"])
def test_the_list_is_for_everybody(page_in, assert_accessible, mode):
    page = page_in(mode)
    add(page, "A card with a name that takes more than one line of a telephone", "520", "500", "21")
    add(page, "Gold", "8,100.10", "30,000", "31", minimum="1,081")
    row(page, "Gold").get_by_role("button", name="Mark as paid").click()
    expect(page.locator(".glance .over")).to_contain_text("is £20 over its limit")
    assert_accessible(page)
    row(page, "Gold").get_by_role("link", name="Gold").click()
    assert_accessible(page)


def test_cards_get_colours_in_turn(page_in):
    page = page_in("wide")
    for name in ["First", "Second", "Third"]:
        add(page, name, "900", "1,000", "5")
    colours = page.locator(".rows .tile").evaluate_all(
        "all => all.map(it => getComputedStyle(it).backgroundImage)"
    )
    assert len(set(colours)) == 3


@JOURNEY
def test_someone_shares_out_what_they_can_pay(page_in, assert_accessible, mode):
    page = page_in(mode)
    add(page, "Gold", "100", "3,000", "31")
    add(page, "Blue", "900", "1,000", "5")
    page.get_by_role("link", name="What could I pay?").click()
    page.fill("#budget", "200")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator(".say")).to_have_text(
        "You could pay £5 on Gold by 30 November and £195 on Blue by 5 December."
    )
    expect(plan_row(page, "Blue")).to_contain_text("£9.00, estimated")
    expect(page.get_by_text("We guess a minimum at 1% of what you owe")).to_be_visible()
    assert_accessible(page)


@JOURNEY
def test_the_helper_asks_first_what_can_be_paid_and_then_shows_the_answer(page_in, mode):
    page = page_in(mode)
    add(page, "Gold", "8,100", "30,000", "31")
    page.get_by_role("link", name="What could I pay?").click()
    expect(page.locator("#budget")).to_be_in_viewport()
    page.fill("#budget", "100")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator(".say")).to_contain_text("You could pay £100 on Gold")
    expect(page.locator(".say")).to_be_in_viewport()
    assert "/cards/helper?budget=100&aim=interest&target=30" in page.url


@pytest.mark.parametrize("mode", ["phone", "320 px"])
def test_a_phone_shows_how_much_and_by_when_without_scrolling_sideways(
    page_in, assert_accessible, mode
):
    page = page_in(mode)
    add(
        page, "A card with a name that takes more than one line of a telephone", "900", "1,000", "5"
    )
    add(page, "Gold", "8,100", "30,000", "31")
    page.goto("/cards/helper?budget=8500")
    for amount, day in [("£7,600.00", "by 30 November"), ("£900.00", "by 5 December")]:
        row = page.locator(".plan tr", has=page.get_by_text(amount, exact=True))
        for cell in [row.get_by_text(amount), row.locator("td", has_text=day)]:
            box = cell.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= page.viewport_size["width"]
    assert not page.locator(".scroll:has(.plan)").evaluate("it => it.scrollWidth > it.clientWidth")
    expect(plan_row(page, "Gold").locator("td").first).to_have_text("pay £7,600.00")
    assert_accessible(page)


def test_a_wide_screen_shows_the_payments_as_a_table(page_in):
    page = page_in("wide")
    add(page, "Gold", "8,100", "30,000", "31")
    page.goto("/cards/helper?budget=8500")
    names = page.locator(".plan thead th")
    assert names.all_inner_texts() == ["Card", "Pay", "By", "Minimum", "Used then"]
    tops = {round(name.bounding_box()["y"]) for name in names.all()}
    assert len(tops) == 1
    expect(plan_row(page, "Gold").get_by_text("pay", exact=True)).to_be_hidden()


def test_names_stand_on_the_left_and_boxes_of_the_helper_look_alike(page_in):
    page = page_in("wide")
    add(page, "Gold", "100", "30,000", "31")
    page.goto("/cards/helper?budget=50")
    for name in page.locator("tbody th").all():
        assert name.evaluate("it => getComputedStyle(it).textAlign") == "left"
    colours = [
        page.locator(box).evaluate("it => getComputedStyle(it).backgroundColor")
        for box in ["#budget", "#target"]
    ]
    assert colours[0] == colours[1]


def plan_row(page, name):
    return page.locator(".plan tr", has=page.get_by_role("rowheader", name=name, exact=True))


@JOURNEY
def test_someone_is_told_of_a_change_once_and_takes_it_back(page_in, assert_accessible, mode):
    page = page_in(mode)
    add(page, "Blue", "900", "1,000", "5")
    news = page.locator(".undo")
    expect(news.get_by_role("status")).to_have_text("Blue was added.")
    expect(page).to_have_title("Blue added – My cards and debts – Farthing")
    assert page.url.endswith("/cards")
    assert_accessible(page)
    page.reload()
    expect(news).to_have_count(0)
    expect(page).to_have_title("My cards and debts – Farthing")

    row(page, "Blue").get_by_role("link", name="Blue").click()
    page.fill("#balance", "800")
    page.get_by_role("button", name="Save").click()
    expect(news).to_contain_text("Blue was changed.")
    news.get_by_role("button", name="Undo").click()
    expect(news).to_contain_text("Your change to Blue is undone.")
    expect(page).to_have_title("Your change to Blue is undone – My cards and debts – Farthing")
    expect(row(page, "Blue")).to_contain_text("£900 owed")
    assert_accessible(page)
    news.get_by_role("button", name="Redo").click()
    expect(news).to_contain_text("Blue was changed.")
    expect(row(page, "Blue")).to_contain_text("£800 owed")

    page.get_by_role("link", name="Add a card or debt").click()
    page.get_by_role("button", name="Add this card").click()
    expect(page.locator(".summary")).to_contain_text("Enter a name for the card")
    expect(news).to_have_count(0)
    page.goto("/cards")
    page.get_by_text("Undo and settings").click()
    assert_accessible(page)
    page.get_by_role("button", name="Undo").click()
    expect(news).to_contain_text("Your change to Blue is undone.")


@JOURNEY
def test_someone_moves_their_cards_and_forgets_them(page_in, assert_accessible, mode):
    page = page_in(mode)
    add(page, "Blue", "900", "1,000", "5")
    add(page, "Gold", "100", "3,000", "31")
    page.get_by_role("link", name="Back up, or bring a file").click()
    expect(page.get_by_role("img", name="The link as a picture")).to_be_visible()
    assert_accessible(page)
    link = page.locator("#link").input_value()

    other = page_in(mode)
    other.goto(link)
    expect(other.locator("h1")).to_have_text("Cards and debts from another phone")
    assert_accessible(other)
    other.get_by_role("button", name="Show them").click()
    expect(other.locator("h1")).to_have_text("Add these 2 cards to this browser?")
    assert_accessible(other)
    other.get_by_role("button", name="Add these 2 cards").click()
    expect(other.locator(".rows li")).to_have_count(2)
    assert other.url.endswith("/cards")

    other.locator("#settings summary").click()
    other.get_by_role("button", name="Delete all my cards and debts").click()
    expect(other.get_by_text("Your cards and debts are deleted.")).to_be_visible()
    assert other.context.cookies() == []
    page.goto("/cards")
    expect(page.locator(".rows li")).to_have_count(2)


def test_someone_opens_a_saved_file(page_in, tmp_path):
    page = page_in("wide")
    add(page, "Blue", "900", "1,000", "5")
    page.goto("/cards/transfer")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save a back-up (JSON)").click()
    file = tmp_path / "cards.json"
    download.value.save_as(file)

    other = page_in("phone")
    other.goto("/cards/transfer")
    other.set_input_files("#file", file)
    other.get_by_role("button", name="Check the file").click()
    other.get_by_role("button", name="Add this card").click()
    expect(row(other, "Blue")).to_contain_text("£900 owed")


def test_someone_mends_two_mistakes(page_in, assert_accessible):
    page = page_in("phone")
    page.goto("/cards")
    page.fill("#name", "Blue")
    page.fill("#balance", "lots")
    page.fill("#limit", "1,000")
    page.fill("#due-day", "40")
    page.get_by_role("button", name="Add this card").click()
    expect(page.locator("#error-summary")).to_be_focused()
    assert_accessible(page)
    page.get_by_role("link", name="Balance must be an amount").click()
    expect(page.locator("#balance")).to_be_focused()
    page.fill("#balance", "900")
    page.fill("#due-day", "4")
    page.get_by_role("button", name="Add this card").click()
    expect(row(page, "Blue")).to_be_visible()


def test_a_card_that_owes_its_owner_is_added_where_no_minus_can_be_typed(
    page_in, assert_accessible
):
    page = page_in("phone")
    page.goto("/cards")
    page.fill("#name", "Refunded")
    page.locator("#balance").focus()
    page.get_by_role("button", name="−", exact=True).click()
    page.keyboard.type("25")
    assert_accessible(page)
    page.fill("#limit", "1,000")
    page.fill("#due-day", "5")
    page.get_by_role("button", name="Add this card").click()
    expect(row(page, "Refunded")).to_contain_text("£25 owed to you")
    expect(page.locator(".totals dt").first).to_have_text("Your cards owe you")


@pytest.mark.parametrize("end", [240, -160])
def test_a_card_is_pushed_to_either_side_when_it_is_paid(page_in, end):
    page = page_in("phone")
    add(page, "Blue", "900", "1,000", "5")
    expect(page.get_by_text("or swipe")).to_be_visible()
    moved = page.evaluate(
        """(end) => {
          const card = document.querySelector("[data-swipe]");
          const finger = (type, x) => card.dispatchEvent(new TouchEvent(type, {
            bubbles: true, touches: type === "touchend" ? [] : [at(x)], changedTouches: [at(x)],
          }));
          const at = (clientX) =>
            new Touch({ identifier: 1, target: card, clientX, clientY: 300 });
          finger("touchstart", 40);
          finger("touchmove", 70);
          const moved = [card.style.translate];
          finger("touchend", 70);
          moved.push(card.style.translate);
          finger("touchstart", 40);
          finger("touchmove", end);
          finger("touchend", end);
          return moved;
        }""",
        end,
    )
    assert moved == ["30px", ""]
    expect(page.locator(".undo")).to_contain_text("Blue was marked as paid.")


def test_reminders_fall_on_real_days(page_in):
    page = page_in("wide")
    add(page, "Last", "5", "10", "31")
    found = events(page, page.get_by_role("link", name="Add these dates to my calendar"))
    days = [event.decoded("dtstart").date() for event in found]
    due = [date(2026, 11, 30), date(2026, 12, 31), date(2027, 1, 31), date(2027, 2, 28)]
    assert days[1:8:2] == due
    assert days[0:8:2] == [day - timedelta(days=3) for day in due]
    assert len({event["uid"] for event in found}) == 24
    assert all("£5.00, estimated on" in event["description"] for event in found)
    assert all(event["url"].endswith("/cards") for event in found)
    for event in found:
        (alarm,) = event.walk("VALARM")
        assert alarm["action"] == "DISPLAY"
