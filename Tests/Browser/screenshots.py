"""Takes pictures of pages, in every way that changes how they look, for a person to look at.

Called by Tests/run:

    Tests/run look                      every state of every tool, into .build/look
    Tests/run look components           the examples of components
    Tests/run look /credit-card?…       these pages
    Tests/run look readme               the picture in the README
"""

import io
import re
import sys
from pathlib import Path

from harness.components import EXAMPLES, open_example
from harness.modes import PHONE, WIDE, open_context
from harness.pages import STATES
from PIL import Image
from playwright.sync_api import sync_playwright

from serving import ROOT, Site

FOLDER = ROOT / ".build" / "look"
README_PICTURE = Path(__file__).parent / "readme.png"
LOOKS = {
    "wide": WIDE,
    "phone": PHONE,
    "320": {**PHONE, "viewport": {"width": 320, "height": 640}},
    "wide-dark": {**WIDE, "color_scheme": "dark"},
    "phone-dark": {**PHONE, "color_scheme": "dark"},
    "wide-forced": {**WIDE, "forced_colors": "active"},
    "wide-forced-dark": {**WIDE, "forced_colors": "active", "color_scheme": "dark"},
}


def main(wanted):
    with Site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        if wanted == ["readme"]:
            take_readme_picture(browser, site)
        elif wanted == ["components"]:
            take_components(browser, site)
        else:
            take_all(browser, site, {each: each for each in wanted} or STATES)


def take_all(browser, site, pages):
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, address in pages.items():
        file = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        for look, options in LOOKS.items():
            picture = FOLDER / f"{file}.{look}.png"
            open_page(browser, site, address, options).screenshot(path=picture, full_page=True)
            print(picture)
        printed = FOLDER / f"{file}.print.pdf"
        open_page(browser, site, address, WIDE).pdf(path=printed, format="A4")
        print(printed)


def take_components(browser, site):
    FOLDER.mkdir(parents=True, exist_ok=True)
    for example in EXAMPLES:
        for look, options in LOOKS.items():
            picture = FOLDER / f"component-{example}.{look}.png"
            page = open_context(browser, options, base_url=site.origin).new_page()
            open_example(page, example)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=picture, full_page=True)
            print(picture)


def take_readme_picture(browser, site):
    """The first screen of an answer, in few enough colours to be a small file."""
    screen = {"viewport": {"width": 1120, "height": 860}}
    page = open_page(browser, site, STATES["credit card, answered"], screen)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.quantize(128).save(README_PICTURE, optimize=True)
    print(README_PICTURE)


def open_page(browser, site, address, options):
    """The page as it is when its ring has come to rest."""
    page = open_context(browser, options, base_url=site.origin).new_page()
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    return page


main(sys.argv[1:])
