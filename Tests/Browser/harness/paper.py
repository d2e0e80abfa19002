"""The paper of a printer, and the words of a PDF."""

import subprocess


def text_of(file, *options):
    """The text of a PDF, with the options of pdftotext."""
    command = ["pdftotext", *options, file, "-"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def paper(page, folder, *options):
    """The words of a page on paper, in one line."""
    page.pdf(path=folder / "paper.pdf", format="A4")
    return " ".join(text_of(folder / "paper.pdf", *options).split())


def assert_on_paper(page, folder, *parts):
    """Each part is among the words of the page on paper."""
    words = paper(page, folder)
    for part in parts:
        assert part in words, part
