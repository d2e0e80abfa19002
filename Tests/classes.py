#!/usr/bin/env python3
"""Every class on a page has a rule in the style sheet, and every rule has a class on a page.

Classes are read from the literals of Swift and from the scripts. Of one whose end is worked out, as
in `class="line-\\(tone)"`, the beginning is compared.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "Public"


def main():
    styled, written = styled_classes(), written_classes()
    beginnings = {name for name in written if name.endswith("-")}
    whole = written - beginnings
    said, begun = words()
    mistakes = [
        f"the class {name} has no rule in {PUBLIC.name}/css" for name in sorted(whole - styled)
    ]
    mistakes += [
        f"no rule in {PUBLIC.name}/css is for a class that begins with {beginning}"
        for beginning in sorted(beginnings)
        if not any(name.startswith(beginning) for name in styled)
    ]
    mistakes += [
        f"no page has the class {name}, for which there is a rule"
        for name in sorted(styled - said)
        if not any(name.startswith(beginning) for beginning in beginnings | begun)
    ]
    print("\n".join(mistakes), end="\n" if mistakes else "")
    sys.exit(1 if mistakes else 0)


def styled_classes():
    found = set()
    for file in PUBLIC.glob("css/**/*.css"):
        rules = re.sub(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", "", file.read_text(), flags=re.DOTALL)
        for selector in re.findall(r"([^{}]+)\{", rules):
            found.update(re.findall(r"\.([a-zA-Z][\w-]*)", selector))
    return found


def written_classes():
    """The classes in the markup of Swift."""
    found = set()
    for file in (ROOT / "Sources").rglob("*.swift"):
        text = re.sub(r"^\s*///.*$", "", file.read_text(), flags=re.MULTILINE)
        for value in re.findall(r'class=\\?"((?:\\\((?:[^()]|\([^()]*\))*\)|[^"\\])*)\\?"', text):
            plain = re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "\0", value)
            for name in plain.split():
                if "\0" not in name:
                    found.add(name)
                elif name.split("\0")[0]:
                    found.add(name.split("\0")[0])
    return found


def words():
    """All words of the sources and scripts, of which a class that code chooses is one, and all
    beginnings of words whose end is worked out."""
    files = [*(ROOT / "Sources").rglob("*.swift"), *PUBLIC.glob("*.js")]
    text = "\n".join(file.read_text() for file in files)
    return set(re.findall(r"[A-Za-z][\w-]*", text)), set(re.findall(r'"([a-z][\w-]*-)\\\(', text))


if __name__ == "__main__":
    main()
