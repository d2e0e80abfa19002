"""One list of debts on two phones: a household, each in a window of their own."""

import pytest
from harness.cards import keep
from harness.group_box import link_of, served_with
from playwright.sync_api import expect

SOME_MODES = pytest.mark.parametrize("mode", ["390 px", "scripts off"])


@pytest.fixture(scope="module")
def site(store):
    yield from served_with(store)


def add(page, name, balance):
    """Adds a card, and comes to the list."""
    keep(page, name, balance)
    page.goto("/cards")
    expect(page.locator("main")).to_contain_text(name)


def keep_in_step(page):
    """Turns the letter box on, from the page that takes debts along; gives its link."""
    page.goto("/cards/transfer")
    page.get_by_role("link", name="Keep in step with another phone").click()
    page.get_by_role("button", name="Keep in step").click()
    return link_of(page, "cards")


def join(page, link):
    page.goto(link)
    expect(page.locator("body")).not_to_contain_text("Visa")
    page.get_by_role("button", name="Show them").click()
    expect(page.locator("table")).to_contain_text("Visa")
    page.get_by_role("button", name="Keep them in step").click()


def in_step(page_in, mode="390 px"):
    """Ana's phone with a card, and Ben's, which has joined it."""
    ana, ben = page_in(mode), page_in(mode)
    add(ana, "Visa", "900")
    join(ben, keep_in_step(ana))
    return ana, ben


@SOME_MODES
def test_two_phones_keep_one_list(page_in, assert_accessible, mode):
    ana, ben = page_in(mode), page_in(mode)
    add(ana, "Visa", "900")
    add(ben, "Gold", "50")
    link = keep_in_step(ana)
    expect(ana.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert_accessible(ana)
    ben.goto(link)
    assert_accessible(ben)
    ben.get_by_role("button", name="Show them").click()
    assert_accessible(ben)
    ben.get_by_role("button", name="Keep them in step").click()
    expect(ben.locator("main")).to_contain_text("Visa")
    expect(ben.locator("main")).to_contain_text("In step with 1 phone")
    assert_accessible(ben)
    ana.goto("/cards")
    expect(ana.locator("main")).to_contain_text("Gold")
    add(ana, "Store", "300")
    ben.goto("/cards")
    expect(ben.locator("main")).to_contain_text("Store")


def test_undoing_it_leaves_again(page_in):
    ana, ben = in_step(page_in)
    expect(ben.locator("main")).to_contain_text("This phone is in step now.")
    ben.get_by_role("button", name="Undo").first.click()
    ben.goto("/cards")
    expect(ben.locator("main")).to_contain_text("Add your first card or debt")
    ana.goto("/cards")
    expect(ana.locator("main")).to_contain_text("Visa")


def test_a_page_shows_what_is_new_by_itself(page_in):
    ana, ben = in_step(page_in)
    ben.clock.install()
    ben.goto("/cards")
    add(ana, "Store", "300")
    ben.clock.run_for(20_000)
    expect(ben.locator("main")).to_contain_text("Store")


def test_a_new_link_says_whom_it_shuts_out(page_in, assert_accessible):
    ana, ben = in_step(page_in)
    ana.goto("/cards/share")
    ana.get_by_text("Stop sharing").click()
    ana.get_by_role("button", name="New link").click()
    expect(ana.locator("main")).to_contain_text("a phone last heard of today")
    assert_accessible(ana)
    ana.get_by_role("button", name="Make a new link, shut out 1 phone").click()
    expect(ana.locator("main")).to_contain_text("The old link is shut, for everybody.")
    ben.goto("/cards")
    expect(ben.locator("main")).to_contain_text("Not in step any more")
    assert_accessible(ben)
    ben.get_by_role("button", name="Carry on alone").click()
    expect(ben.locator("main")).not_to_contain_text("Not in step any more")


def test_what_was_not_sent_is_said(page_in, store):
    ana, ben = in_step(page_in, "scripts off")
    store.hide()
    add(ana, "Store", "300")
    expect(ana.locator("main")).to_contain_text("1 change is not sent yet.")
    store.show(ana)
    ana.get_by_role("button", name="Send now").click()
    expect(ana.locator("main")).not_to_contain_text("not sent yet")
    ben.goto("/cards")
    expect(ben.locator("main")).to_contain_text("Store")
