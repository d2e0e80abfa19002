"""What every page has to be, in every mode."""

from pathlib import Path

import axe_playwright_python

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# Of forced colours, axe reads those of the page, not those that the system puts in their place. The
# pages without scripts have the colours of those with them.
WITHOUT_COLOURS = ["forced colours", "forced light", "scripts off"]
SCRIPTS = Path(__file__).parent
# What passed is not sent: there is a lot of it.
RUN = """
    async (options) => {
      // At its end nothing is below a bar that sticks to the window.
      const at = scrollY;
      if (document.querySelector(".at-hand")) scrollTo(0, document.body.scrollHeight);
      const { violations, incomplete } = await axe.run(document, options);
      scrollTo(0, at);
      return { violations, incomplete };
    }
"""


def axe_violations(page, mode):
    """What axe finds wrong with the page, each as a line that tells rule and element.

    Of a dark page it reads the colours alone: all else is the same as on a light one.
    """
    options = {
        "runOnly": COLOURS if mode == "dark" else {"type": "tag", "values": TAGS},
        "resultTypes": ["violations", "incomplete"],
        # What it would fetch first, style sheets and films, only serves rules that are not asked.
        "preload": False,
        # It only says that it looks at nothing hidden.
        "rules": {} if mode == "dark" else {"hidden-content": {"enabled": False}},
    }
    if mode in WITHOUT_COLOURS:
        options["rules"]["color-contrast"] = {"enabled": False}
    page.evaluate(AXE)
    found = page.evaluate(RUN, options)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ] + [
        f"color-contrast: {line}"
        for rule in found["incomplete"]
        if rule["id"] == "color-contrast"
        for node in rule["nodes"]
        for line in pale_words(page, node["target"][0])
    ]


def pale_words(page, selector):
    """The contrast of the first such part with the nearest surface behind it, if it is too low."""
    return page.evaluate(_script("contrast"), selector)


def sideways_scroll(page):
    """What sticks out beyond the width of the screen, if the page scrolls sideways."""
    return page.evaluate(_script("sideways"), page.viewport_size["width"])


def broken_words(page):
    """Words that go on in the next line, and boxes that do not show the whole of their number."""
    return page.evaluate(_script("letters"))


def small_targets(page, height=24):
    """What is there to press but narrower than 24 px or not as high (WCAG 2.5.8)."""
    return page.evaluate(_script("targets"), height)


def _script(name):
    return (SCRIPTS / f"{name}.js").read_text()
