"""What people do with their cards, from the first one to forgetting them all."""

import pathlib
from datetime import datetime, timedelta

import icalendar
import pytest
import recurring_ical_events
import vobject
from dateutil.rrule import rrulestr
from harness.cards import keep
from harness.modes import JOURNEY
from playwright.sync_api import expect

LONG = "A card with a name that takes more than one line of a telephone"


def add(page, name, balance, limit, day, minimum="", reminder=False):
    """Adds a card by its form."""
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


def downloaded(page, link):
    with page.expect_download() as download:
        link.click()
    return pathlib.Path(download.value.path()).read_bytes()


def events(page, link):
    return icalendar.Calendar.from_ical(downloaded(page, link)).walk("VEVENT")


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
    (event,) = found
    assert event.decoded("dtstart") == datetime(2026, 12, 5, 9, 0)
    assert event["rrule"] == {"FREQ": ["MONTHLY"], "BYMONTHDAY": [5]}

    page.get_by_role("link", name="What could I pay?").click()
    expect(page.locator(".say")).to_contain_text("Paying £600 would bring every card to 30%")
    assert_accessible(page)
    page.fill("#target", "10")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator(".say")).to_contain_text("Paying £800 would bring every card to 10%")
    expect(page.locator(".say")).to_contain_text("To bring your total down to 10%, pay £600.")


@pytest.mark.parametrize("mode", ["phone", "wide"])
def test_whole_rows_lead_to_their_card(page_in, mode):
    page = page_in(mode)
    keep(page, "Blue")
    page.goto("/cards")
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
        keep(page, f"Card {number}")
    page.goto("/cards")
    button = page.get_by_role("link", name="Add a card or debt")
    box = button.bounding_box()
    assert box["y"] + box["height"] < page.viewport_size["height"] / 2
    button.click()
    expect(page.locator("#name")).to_be_in_viewport()


@pytest.mark.parametrize("mode", ["320 px", "dark"])
def test_the_list_is_for_everybody(page_in, assert_accessible, mode):
    page = page_in(mode)
    keep(page, LONG, "520", limit="500")
    keep(page, "Gold", "8,100.10", limit="30,000", minimum="1,081")
    page.goto("/cards")
    row(page, "Gold").get_by_role("button", name="Mark as paid").click()
    expect(page.locator(".glance .over")).to_contain_text("is £20 over its limit")
    assert_accessible(page)
    row(page, "Gold").get_by_role("link", name="Gold").click()
    assert_accessible(page)


def test_cards_get_colours_in_turn(page_in):
    page = page_in("wide")
    for name in ["First", "Second", "Third"]:
        add(page, name, "900", "1,000", "5")
    page.goto("/cards")
    colours = page.locator(".rows .tile").evaluate_all(
        "all => all.map(it => getComputedStyle(it).backgroundImage)"
    )
    assert len(set(colours)) == 3


@JOURNEY
def test_the_helper_asks_first_what_can_be_paid_and_then_shows_the_answer(page_in, mode):
    page = page_in(mode)
    keep(page, "Gold", "8,100", limit="30,000", due_day="31")
    page.goto("/cards")
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
    keep(page, LONG)
    keep(page, "Gold", "8,100", limit="30,000", due_day="31")
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
    keep(page, "Gold", "8,100", limit="30,000", due_day="31")
    page.goto("/cards/helper?budget=8500")
    names = page.locator(".plan thead th")
    assert names.all_inner_texts() == ["Card", "Pay", "By", "Minimum", "Used then"]
    tops = {round(name.bounding_box()["y"]) for name in names.all()}
    assert len(tops) == 1
    expect(plan_row(page, "Gold").get_by_text("pay", exact=True)).to_be_hidden()
    for name in page.locator("tbody th").all():
        assert name.evaluate("it => getComputedStyle(it).textAlign") == "left"
    # Boxes of the helper look alike.
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
    if mode == "phone":
        expect(page.locator("#error-summary")).to_be_focused()
    expect(news).to_have_count(0)
    page.goto("/cards")
    page.get_by_text("Undo and settings").click()
    assert_accessible(page)
    page.get_by_role("button", name="Undo").click()
    expect(news).to_contain_text("Your change to Blue is undone.")


@JOURNEY
def test_someone_moves_their_cards_and_forgets_them(page_in, assert_accessible, mode):
    page = page_in(mode)
    keep(page, "Blue")
    keep(page, "Gold", "100", limit="3,000")
    page.goto("/cards")
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
    keep(page, "Blue")
    page.goto("/cards")
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


# Due days, and their dates in months that are too short, from 21 November 2026 to the end of March
# 2028, in a leap year.
SHORT = {
    5: [],
    29: ["2027-02-28", "2028-02-29"],
    30: ["2027-02-28", "2028-02-29"],
    31: ["2026-11-30", "2027-02-28", "2027-04-30", "2027-06-30", "2027-09-30", "2027-11-30"]
    + ["2028-02-29"],
}
MONTHS = ["2026-11", "2026-12", *(f"2027-{n:02}" for n in range(1, 13))]
MONTHS += ["2028-01", "2028-02", "2028-03"]


def due_dates(day):
    short = {date[:7]: date for date in SHORT[day]}
    dates = [short.get(month, f"{month}-{day:02}") for month in MONTHS]
    return [date for date in dates if date >= "2026-11-21"]


def read_by_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    found = recurring_ical_events.of(calendar).between((2026, 11, 1), (2028, 4, 1))
    return [(event["uid"], event["dtstart"].dt) for event in found]


def read_by_dateutil(text):
    end = datetime(2028, 4, 1)
    return [
        (event["uid"], start)
        for event in icalendar.Calendar.from_ical(text).walk("VEVENT")
        for start in rrulestr(
            event["rrule"].to_ical().decode(), dtstart=event.decoded("dtstart")
        ).between(datetime(2026, 11, 1), end)
    ]


def read_by_vobject(text):
    return [
        (event.uid.value, start)
        for event in vobject.readOne(text.decode()).vevent_list
        for start in event.getrruleset().between(datetime(2026, 11, 1), datetime(2028, 4, 1))
    ]


def test_due_dates_repeat_on_real_days(page_in):
    page = page_in("wide")
    for day in SHORT:
        keep(page, f"Day {day}", "5", limit="10", due_day=str(day))
    page.goto("/cards")
    text = downloaded(page, page.get_by_role("link", name="Add these dates to my calendar"))
    found = icalendar.Calendar.from_ical(text).walk("VEVENT")
    names = {event["summary"].removeprefix("Card payment due: "): event["uid"] for event in found}
    assert sorted(names) == ["Day 29", "Day 30", "Day 31", "Day 5"]
    for read in [read_by_icalendar, read_by_dateutil, read_by_vobject]:
        for day in SHORT:
            starts = sorted(start for uid, start in read(text) if uid == names[f"Day {day}"])
            assert [start.date().isoformat() for start in starts] == due_dates(day), read
            assert {(start.hour, start.minute, start.tzinfo) for start in starts} == {(9, 0, None)}
    assert all("£5.00, estimated on" in event["description"] for event in found)
    assert all(event["url"].endswith("/cards") for event in found)
    for event in found:
        alarms = event.walk("VALARM")
        assert [alarm.decoded("trigger") for alarm in alarms] == [timedelta(days=-3), timedelta()]
        assert {str(alarm["action"]) for alarm in alarms} == {"DISPLAY"}
