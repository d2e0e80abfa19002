#!/usr/bin/env python3
"""Lists what Swift 6.0, which Debian 13 has, cannot read in the sources.

Looks for the kinds that newer compilers let pass, or understand in another way. Tests may use newer
Swift: Tests/plain_names.py changes what it can of them.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    "a comma before a closing parenthesis": r",\s*\)",
    "@specialized": r"@specialized\b",
    "SendableMetatype": r"\bSendableMetatype\b",
    "append(addingCapacity:)": r"\baddingCapacity:",
    "a key path of a metatype": r"KeyPath<[\w.]+\.Type\b",
    "a name in backticks that is a sentence": r"`\w+ [^`]*`",
    "a generic error that a function throws": r"(?<!: \(\) )\bthrows\(\w+<[^()]*>\)(?=\s*->)",
    # It would be taken for the largest Int, whatever it is compared with.
    "a sum with .max or .min that does not name its type": r"(?<![\w)\]>?!])\.(?:max|min) [-+*/%]",
    "a type of Swift 6.2": r"\b(?:InlineArray|(?:Mutable|Output)?(?:Raw)?Span)<",
}
# Comments, texts, and what is there for a newer compiler only.
SKIPPED = re.compile(
    r'//[^\n]*|"(?:[^"\\\n]|\\.)*"|#if compiler\(>=6\.[1-9]\).*?(?=#else|#endif)', re.DOTALL
)


def main():
    files = [ROOT / "Package.swift", *sorted((ROOT / "Sources").rglob("*.swift"))]
    found = [
        line for file in files for line in unreadable(file.relative_to(ROOT), file.read_text())
    ]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


def unreadable(name, text):
    """A line for each thing in a file that Swift 6.0 cannot read."""
    text = SKIPPED.sub(blank, text)
    for kind, pattern in KINDS.items():
        for match in re.finditer(pattern, text):
            yield f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {kind}"


def blank(skipped):
    """What stands in place of a text, a comment or a part for newer compilers, in as many lines."""
    return "0" * skipped[0].startswith('"') + "\n" * skipped[0].count("\n")


if __name__ == "__main__":
    main()
