"""Whether nginx/more/ASVS.md names files and tests that are there, and every requirement once."""

import re

from serving import ROOT

PAGE = (ROOT / "nginx" / "more" / "ASVS.md").read_text()

LEVELS_1_AND_2 = """
1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
8.1.1-2 8.2.1-3 8.3.1 8.4.1
9.1.1-3 9.2.1-4
10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
12.1.1-3 12.2.1-2 12.3.1-4
13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
14.1.1-2 14.2.1-4 14.3.1-3
15.1.1-3 15.2.1-3 15.3.1-7
16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
17.1.1 17.2.1-4 17.3.1-2
"""
"""Numbers of the requirements of levels 1 and 2: 70 and 183, as the standard counts them in
https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/docs_en, whose CSV has a level in its last column."""

ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if re.match(r"\| \d", line)
]

NAMED = re.findall(r"`((?:Tests|Sources|Public|nginx|README|Package)[^`]*)`", PAGE)


def numbers(ranges):
    """Each number of ranges such as 1.2.1-9 and 1.2.1–1.2.9."""
    for words in ranges:
        first, *last = re.split("[-–]", words)
        section, begin = first.rsplit(".", 1)
        end = last[0].rsplit(".", 1)[-1] if last else begin
        yield from (f"{section}.{number}" for number in range(int(begin), int(end) + 1))


def test_every_requirement_of_levels_1_and_2_is_there_once():
    wanted = [*numbers(LEVELS_1_AND_2.split())]
    assert len(wanted) == 70 + 183
    assert [*numbers(row[0] for row in ROWS)] == wanted


def test_every_row_says_one_of_four_things():
    assert {len(row) for row in ROWS} == {4}
    assert {row[2] for row in ROWS} == {"holds", "yours", "fails", "n/a"}


def test_what_fails_is_named_at_the_head():
    head = re.search(r"^These fail: ([\d., ]+)\.$", PAGE, re.MULTILINE)[1]
    assert head.split(", ") == [*numbers(row[0] for row in ROWS if row[2] == "fails")]


def test_what_holds_is_shown():
    shown = re.compile("`(Tests|Sources|Public|nginx|README|Package)")
    assert [row[0] for row in ROWS if row[2] == "holds" and not shown.search(row[3])] == []


def test_what_is_named_is_there():
    assert len(NAMED) > 250
    assert [named for named in sorted({*NAMED}) if not is_there(named)] == []


def is_there(named):
    path, _, name = named.partition("::")
    file = ROOT / path
    return file.exists() and (not name or words_for(path, name) in file.read_text())


def words_for(path, name):
    """How a test or a check of that name begins; other words stand as they are."""
    if path.endswith(".py") and re.fullmatch(r"\w+", name):
        return f"def {name}("
    if path.startswith("Tests/") and path.endswith(".swift"):
        return f"func `{name}`"
    return name
