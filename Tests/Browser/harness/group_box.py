"""What friends do in many tests with a group, or with debts, that are kept in step."""

import re

from playwright.sync_api import expect

from serving import Site


class Store:
    """The folder of a site's letter box, which can be taken away and brought back."""

    def __init__(self, folder):
        self.folder = folder / "store"
        self.folder.mkdir()
        self._hidden = folder / "hidden"
        self.setting = f"sqlite:{self.folder}/letters.sqlite"

    def hide(self):
        self.folder.rename(self._hidden)

    def show(self, page):
        """Workers leave a store that failed alone for a second."""
        self._hidden.rename(self.folder)
        page.wait_for_timeout(1_100)

    def bytes(self):
        return b"".join(file.read_bytes() for file in sorted(self.folder.iterdir()))


def served_with(store):
    """A site whose letter box is in a store, until the tests of a file are over."""
    with Site(FARTHING_TODAY="2026-11-20", FARTHING_LETTERS=store.setting) as site:
        yield site


def keep_in_step(page):
    """Turns the letter box of the group on; comes back with its link."""
    page.get_by_role("link", name="Share", exact=True).first.click()
    page.get_by_role("button", name="Keep in step").click()
    return link_of(page)


def link_of(page, tool="groups"):
    """The link on the page that shares a group, or the debts of "cards"."""
    link = re.compile(rf"^http://localhost:\d+/{tool}/join\?k=[\w-]{{22}}$")
    expect(page.locator("#link")).to_have_value(link)
    return page.locator("#link").input_value()


def show_group(page, link):
    """Opens a link, which says nothing of its group until its button is pressed."""
    page.goto(link)
    expect(page.locator("body")).not_to_contain_text("Lisbon")
    page.get_by_role("button", name="Show the group").click()
    expect(page.locator("h1")).to_have_text("Lisbon")


def join(page, link, name):
    show_group(page, link)
    page.get_by_role("button", name=re.compile(f"{name}$")).click()
    expect(page.locator(".in-step")).to_be_visible()


def box_button(page, name, again=None):
    """Presses a button below “Stop sharing” on the page of the link, and one on the next page."""
    page.locator(".in-step").click()
    page.get_by_text("Stop sharing").click()
    page.get_by_role("button", name=name).click()
    if again:
        page.get_by_role("button", name=again).click()


def titles(page):
    """The titles of the payments, the newest first."""
    return page.locator(".pays .what a")
