"""Pages of examples of the components, as unit tests have approved them."""

import re

from serving import ROOT

FOLDER = ROOT / "Tests" / "Approved" / "Components"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.html"))


def open_example(page, name):
    """Opens a page of examples with the style sheet and the script that the site has now."""
    text = (FOLDER / f"{name}.html").read_text()
    site = page.request.get("/").text()
    for file in re.findall(r'"(/assets/[^"]*)"', text):
        stem, kind = file.rsplit("/", 1)[1].rsplit(".", 1)
        served = re.search(rf'"(/assets/{stem}\.[^"]*\.{kind})"', site)
        text = text.replace(f'"{file}"', f'"{served[1]}"') if served else text
    address = f"/components/{name}"
    page.route(address, lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(address)
