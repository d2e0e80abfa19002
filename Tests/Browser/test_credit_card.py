"""What people come to the credit card calculator for, from the first page to the last."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from harness.drawing import contrast_of
from harness.forms import answer
from harness.modes import JOURNEY, open_context
from harness.pages import CARD
from harness.paper import paper
from harness.waiting import wait_until
from playwright.sync_api import expect

# £2,292 at 17.91 %: the example of the Money Charity's calculator, whose figures for the minimum
# and for £55 a month these are (our vectors say where from). The other payments were worked out
# with 60 decimals by another program than ours.
MINIMUM = ["25 years and 2 months"]
FIGURES = [
    "25 years 2 months",
    "£2,984.62 interest",
    "5 years 3 months",
    "£1,146.11 interest",
    "You save £1,838.51",
]
FIFTY_FIVE = ["£55", "5 years and 3 months", "£1,838.51"]
SIXTY = ["£60", "4 years and 7 months", "£1,994.79"]


def field(page, name):
    return page.locator(f"#{name}")


def expect_sentence(page, *figures):
    for figure in figures:
        expect(answer(page)).to_contain_text(figure)


def asked(page):
    """The names and values in the address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


@JOURNEY
def test_someone_clears_a_card(page_in, keyboard, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/credit-card")
    expect(page.locator("#answer")).to_have_count(0)
    assert_accessible(page)

    keys = keyboard(page)
    keys.tab_to("balance")
    keys.type("2,292.00")
    keys.tab_to("apr")
    keys.type("17.91%")
    keys.tab_to("payment")
    keys.type("£55")
    keys.press("Enter")

    expect_sentence(page, *MINIMUM, *FIFTY_FIVE)
    for figure in FIGURES:
        expect(page.locator("#answer .figures")).to_contain_text(figure)
    assert {"balance": "2,292.00", "apr": "17.91%", "payment": "£55"}.items() <= asked(page).items()
    expect(field(page, "balance")).to_have_value("2,292.00")
    assert_accessible(page)

    keys.tab_to("Pay £5 more: £60 a month")
    keys.press("Enter")
    expect_sentence(page, *MINIMUM, *SIXTY)
    assert asked(page)["payment"] == "60.00"
    expect(field(page, "payment")).to_have_value("60")
    assert_accessible(page)

    page.go_back()
    expect_sentence(page, *MINIMUM, *FIFTY_FIVE)


@pytest.mark.parametrize("mode", ["wide", "phone", "reduced motion"])
def test_the_answer_changes_in_its_place(page_in, mode):
    page = page_in(mode)
    page.goto(CARD)
    page.evaluate("window.stayed = true")
    more = page.get_by_role("button", name="Pay £5 more")
    more.focus()
    more.press("Enter")
    expect_sentence(page, *SIXTY)
    assert page.evaluate("window.stayed")
    expect(page.get_by_role("button", name="Pay £5 more: £65 a month")).to_be_focused()
    status = page.get_by_role("status")
    for figure in [*MINIMUM, *SIXTY]:
        expect(status).to_contain_text(figure)

    page.go_back()
    expect_sentence(page, *FIFTY_FIVE)
    assert "payment" not in asked(page)
    page.go_forward()
    expect_sentence(page, *SIXTY)
    assert page.evaluate("window.stayed")


@JOURNEY
def test_someone_mends_two_mistakes(page_in, keyboard, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/credit-card")
    keys = keyboard(page)
    keys.tab_to("balance")
    keys.type("lots")
    keys.press("Enter")

    expect(page).to_have_title(re.compile("^Error: "))
    summary = page.locator("main").get_by_role("heading").first
    expect(summary).to_have_text("There is a problem")
    for name in ("balance", "apr"):
        assert_mistake_is_told(page, name)
    expect(field(page, "balance")).to_have_value("lots")
    assert_accessible(page)

    page.locator("main a[href='#balance']").click()
    expect(field(page, "balance")).to_be_focused()
    expect(page.locator("#balance-error")).to_be_in_viewport(ratio=1)
    keys.type("2292")
    page.locator("main a[href='#apr']").click()
    expect(field(page, "apr")).to_be_focused()
    keys.type("17.91")
    keys.press("Enter")
    expect_sentence(page, *MINIMUM, *FIFTY_FIVE)
    expect(page).not_to_have_title(re.compile("Error"))
    expect(page.get_by_text("There is a problem")).to_have_count(0)


def assert_mistake_is_told(page, name):
    """The same words in the summary and beside the field, which points at them."""
    beside = page.locator(f"#{name}-error")
    words = beside.inner_text().removeprefix("Error:").strip()
    expect(page.locator(f"main a[href='#{name}']").first).to_have_text(words)
    assert f"{name}-error" in field(page, name).get_attribute("aria-describedby").split()
    expect(field(page, name)).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_the_focus_goes_to_what_is_wrong(page_in, mode):
    page = page_in(mode)
    page.goto("/credit-card")
    field(page, "balance").press("Enter")
    expect(page.locator(":focus")).to_contain_text("There is a problem")
    # It is read out because it has the focus, and once is enough.
    expect(page.get_by_role("status")).to_have_text("")


@JOURNEY
def test_someone_wants_to_be_clear_in_three_years(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto(CARD)
    page.get_by_role("link", name="3 years £81.25").click()
    expect_sentence(page, "£81.25", "3 years")
    assert asked(page)["payment"] == "81.25"
    expect(field(page, "payment")).to_have_value("81.25")
    expect(page.get_by_role("link", name="3 years £81.25")).to_have_count(0)
    expect(page.get_by_role("link", name="2 years £112.87")).to_be_visible()
    assert_accessible(page)

    want_a_time(page)
    field(page, "months").fill("48")
    field(page, "months").press("Enter")
    expect(page.locator("#target")).to_contain_text("£65.65")
    assert asked(page)["months"] == "48"
    assert asked(page)["balance"] == "2292"


def want_a_time(page):
    """Opens the questions for a wanted time."""
    page.get_by_text("Pay it off by a date").click()


@pytest.mark.parametrize(
    ("mode", "name", "typed"), [("phone", "payment", "abc"), ("scripts off", "months", "0")]
)
def test_a_mistake_in_the_answer_keeps_the_answer(page_in, assert_accessible, mode, name, typed):
    page = page_in(mode)
    page.goto(CARD)
    page.get_by_role("button", name="Pay £5 more").click()
    expect_sentence(page, *SIXTY)
    if name == "months":
        want_a_time(page)
    field(page, name).fill(typed)
    with page.expect_response(lambda response: response.status == 422):
        field(page, name).press("Enter")
    expect(page).to_have_title(re.compile("^Error: "))
    assert_mistake_is_told(page, name)
    expect(field(page, name)).to_have_value(typed)
    expect_sentence(page, *SIXTY)
    kept = page.get_by_text("This answer is for £60 a month.")
    expect(kept).to_have_count(1 if name == "payment" else 0)
    if mode != "scripts off":
        expect(field(page, name)).to_be_focused()
    assert_accessible(page)

    field(page, name).fill("65" if name == "payment" else "12")
    field(page, name).press("Enter")
    expect(page).not_to_have_title(re.compile("Error"))
    expect(page.locator("#answer")).to_contain_text("£65" if name == "payment" else "£208.60")


def test_someone_prints_the_answer(page_in, tmp_path):
    page = page_in("wide")
    page.goto(CARD)
    words = paper(page, tmp_path, "-layout")
    assert [figure for figure in FIGURES if figure not in words] == []
    page.emulate_media(media="print")
    for links in page.locator("nav").all():
        expect(links).to_be_hidden()


SPEECH = """
    window.spoken = [];
    Object.defineProperty(window, "speechSynthesis", { configurable: true, value: {
      speaking: false, pending: false, paused: false,
      speak(utterance) { window.spoken.push([utterance.lang, utterance.text]); },
      cancel() {}, getVoices() { return []; }, addEventListener() {} } });
"""


def listen_button(page):
    """The button, which no fold hides."""
    return page.get_by_role("button", name=re.compile("Listen"))


def test_someone_listens_to_the_answer(page_in):
    page = page_in("phone")
    page.add_init_script(SPEECH)
    page.goto(CARD)
    listen_button(page).click()
    [[language, text]] = page.evaluate("window.spoken")
    assert language == "en-GB"
    for words in ["25 years and 2 months", "5 years and 3 months", "55 pounds", "1,838"]:
        assert words in text

    page.get_by_role("button", name="Pay £5 more").click()
    expect_sentence(page, *SIXTY)
    listen_button(page).click()
    assert "4 years and 7 months" in page.evaluate("window.spoken")[-1][1]


def test_nobody_is_offered_a_voice_that_is_not_there(page_in):
    page = page_in("phone")
    page.add_init_script("delete window.speechSynthesis")
    page.goto(CARD)
    expect_sentence(page, *FIFTY_FIVE)
    expect(listen_button(page)).to_have_count(0)


def test_someone_copies_the_link(page_in):
    page = page_in("wide", permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{CARD}&payment=60")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile("copied", re.IGNORECASE))
    assert page.evaluate("navigator.clipboard.readText()") == f"{page.url}#answer"


def test_an_answer_that_takes_a_while_says_so(page_in):
    page = page_in("wide")
    page.goto(CARD)
    main = page.locator("main")
    expect(main).not_to_have_attribute("aria-busy", "true")
    waiting = []
    page.route("**/credit-card?**", lambda route: waiting.append(route))
    page.locator("#payment-more").click()
    expect(main).to_have_attribute("aria-busy", "true")
    expect(main).to_have_css("opacity", "0.6")
    waiting[0].continue_()
    expect(page.locator("#payment")).to_have_value("60")
    expect(main).not_to_have_attribute("aria-busy", "true")


SHARE_SHEET = "navigator.share = async (what) => { globalThis.shared = what }"


def test_a_phone_with_a_share_sheet_offers_it_in_place_of_copying(page_in):
    page = page_in("phone")
    page.add_init_script(SHARE_SHEET)
    page.goto(f"{CARD}&payment=60")
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    page.get_by_role("button", name="Share", exact=True).click()
    assert page.evaluate("shared") == {"title": page.title(), "url": f"{page.url}#answer"}


def test_without_scripts_nothing_is_offered_that_needs_them(page_in):
    page = page_in("scripts off")
    page.goto(CARD)
    for name in ("Listen", "Share", "Copy link", "Print"):
        expect(page.get_by_role("button", name=re.compile(name))).to_have_count(0)


def ring(page):
    return page.locator("#answer circle[stroke-dashoffset]")


# The share of the whole ring that 63 and 55 months are of 302, with the circumference of 100.
ARC_OF_FIFTY_FIVE, ARC_OF_SIXTY = [100 - 100 * months / 302 for months in (63, 55)]


def drawn_offset(page):
    return ring(page).evaluate("arc => parseFloat(getComputedStyle(arc).strokeDashoffset)")


def expect_offset(page, offset):
    near = pytest.approx(offset, abs=0.01)
    wait_until(lambda: drawn_offset(page) == near, page, f"a ring drawn to {offset}")


def animations_of(page):
    """Sets how fast animations of the page run: 0 holds them at their first moment."""
    connection = page.context.new_cdp_session(page)
    connection.send("Animation.enable")
    return lambda rate: connection.send("Animation.setPlaybackRate", {"playbackRate": rate})


def test_the_ring_goes_from_its_last_value_to_the_new_one(page_in):
    page = page_in("wide")
    set_speed = animations_of(page)
    page.goto(CARD)
    expect_offset(page, ARC_OF_FIFTY_FIVE)
    set_speed(0)
    page.get_by_role("button", name="Pay £5 more").click()
    expect_sentence(page, *SIXTY)
    assert drawn_offset(page) == pytest.approx(ARC_OF_FIFTY_FIVE, abs=0.01)
    set_speed(1)
    expect_offset(page, ARC_OF_SIXTY)


@JOURNEY
def test_the_ring_of_a_page_just_opened_begins_whole(page_in, mode):
    page = page_in(mode)
    # A narrow window has no room for the ring.
    page.set_viewport_size({"width": 1280, "height": 800})
    set_speed = animations_of(page)
    set_speed(0)
    page.goto(CARD)
    assert drawn_offset(page) == 0
    set_speed(1)
    expect_offset(page, ARC_OF_FIFTY_FIVE)


def test_the_ring_of_the_first_answer_to_a_form_begins_whole(page_in):
    page = page_in("wide")
    set_speed = animations_of(page)
    page.goto("/credit-card")
    page.fill("#balance", "2292")
    page.fill("#apr", "17.91")
    page.fill("#payment", "55")
    set_speed(0)
    page.get_by_role("button", name="Work it out").click()
    expect(ring(page)).to_be_visible()
    assert drawn_offset(page) == 0
    set_speed(1)
    expect_offset(page, ARC_OF_FIFTY_FIVE)


def test_the_ring_stands_still_for_those_who_ask(page_in):
    page = page_in("reduced motion")
    animations_of(page)(0)
    page.goto(CARD)
    assert drawn_offset(page) == pytest.approx(ARC_OF_FIFTY_FIVE, abs=0.01)
    page.get_by_role("button", name="Pay £5 more").click()
    expect_sentence(page, *SIXTY)
    assert drawn_offset(page) == pytest.approx(ARC_OF_SIXTY, abs=0.01)


@pytest.mark.parametrize("mode", ["wide", "dark", "forced colours", "forced light"])
def test_the_ring_and_both_lines_can_be_seen(page_in, mode):
    page = page_in(mode)
    page.goto(CARD)
    for shape in (".ring .coin", ".ring .arc", "path.line-better", "path.line-costly"):
        assert contrast_of(page.locator(f"#answer {shape}")) >= 3, shape


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (768, 1024), (1280, 800)])
def test_figures_and_control_fit_one_window(browser, site, size):
    width, height = size
    look = {"viewport": {"width": width, "height": height}}
    page = open_context(browser, look, base_url=site.origin).new_page()
    page.goto(CARD)
    page.locator("#answer").evaluate("answer => answer.scrollIntoView()")
    for part in (".figures", "#payment", "#chip-12"):
        box = page.locator(f"#answer {part}").bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= height, part
    page.context.close()


@JOURNEY
def test_someone_reads_every_month(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto(CARD)
    page.get_by_role("link", name="See every month").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your card, month by month")
    rows = page.locator("table tbody tr")
    assert rows.count() == 302 + 63
    assert_accessible(page)
    page.get_by_role("link", name="Change the figures").click()
    expect_sentence(page, *MINIMUM, *FIFTY_FIVE)


@pytest.mark.parametrize("mode", ["phone", "320 px"])
def test_a_thumb_meets_the_steppers(page_in, mode):
    page = page_in(mode)
    page.goto(f"{CARD}&payment=60")
    for name in ("Pay £5 less", "Pay £5 more"):
        size = page.get_by_role("button", name=name).bounding_box()
        assert min(size["width"], size["height"]) >= 44
