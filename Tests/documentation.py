#!/usr/bin/env python3
"""Lists `package` declarations of Core and of the formulas that have no doc comment.

Prints file:line and the declaration for each of them, and fails when there is one. Three kinds need
no comment, since it would only repeat a name or another comment:

- properties and cases: where the name says everything, a sentence adds nothing,
- witnesses of protocols in the standard library: `==`, `<` and `hash(into:)`; and `pass`, whose
  comment is that of `Kept`,
- initialisers that only assign all parameters to `package` properties of the same names.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

ATTRIBUTE = r"@\w+(?:\([^)]*\))?\s+"
MODIFIER = r"(?:static|mutating|nonmutating|final|indirect|convenience|required|override|lazy|weak"
MODIFIER += r"|nonisolated|borrowing|consuming|private|internal|package)(?:\(\w+\))?\s+"
KIND = r"(?:struct|enum|class|protocol|typealias|actor|func|init|subscript)"
DECLARATION = re.compile(rf"\s*(?:{ATTRIBUTE})*(?P<modifiers>(?:{MODIFIER})+){KIND}\b(?P<rest>.*)")
WITNESS = re.compile(r"(?:func (?:==|<)\s|func hash\(into|func pass\(_ passage: inout Passage\))")
PROPERTY = re.compile(rf"^\s*(?:{MODIFIER})*package\s+(?:{MODIFIER})*(?:let|var)\s+(\w+)", re.M)


def main():
    undocumented = [line for file in files() for line in undocumented_in(file)]
    print("\n".join(undocumented), end="\n" if undocumented else "")
    return 1 if undocumented else 0


def files():
    """The Swift files that must be documented."""
    modules = sorted(ROOT.glob("Sources/Core/*/")) + sorted(ROOT.glob("Sources/Tools/*/Formulas/"))
    if not modules:
        sys.exit("there are no modules to look at")
    for module in modules:
        yield from sorted(module.rglob("*.swift"))


def undocumented_in(file):
    text = file.read_text()
    lines = text.split("\n")
    properties = set(PROPERTY.findall(text))
    for index, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match or "package" not in match["modifiers"].split():
            continue
        if is_documented(lines, index) or WITNESS.search(line):
            continue
        if is_memberwise("\n".join(lines[index:]), properties):
            continue
        yield f"{file.relative_to(ROOT)}:{index + 1}: {line.strip()}"


def is_documented(lines, index):
    """True when a doc comment with words in it ends above the declaration and its attributes."""
    above = index - 1
    while lines[above].lstrip().startswith("@"):
        above -= 1
    has_words = False
    while lines[above].lstrip().startswith("///"):
        has_words = has_words or bool(lines[above].strip("/ "))
        above -= 1
    return has_words


def is_memberwise(text, properties):
    """True for an initialiser that only assigns parameters to these properties."""
    start = re.match(r"\s*package init\(", text)
    if not start:
        return False
    parameters, after = enclosed(text, start.end(), "()")
    body = re.match(r"\s*\{", text[after:])
    if not body:
        return False
    names = re.findall(r"(\w+)\s*:", re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "", parameters))
    statements = enclosed(text, after + body.end(), "{}")[0].split("\n")
    assigned = [assignment(line) for line in statements if line.strip()]
    return set(assigned) == set(names) and set(names) <= properties


def assignment(statement):
    """The name in `self.name = name`, or None for any other statement."""
    match = re.fullmatch(r"\s*self\.(\w+) = (\w+)\s*", statement)
    return match[1] if match and match[1] == match[2] else None


def enclosed(text, start, brackets):
    """The text from here to the closing bracket, and the place after that."""
    depth = 1
    for place in range(start, len(text)):
        depth += (text[place] == brackets[0]) - (text[place] == brackets[1])
        if depth == 0:
            return text[start:place], place + 1
    sys.exit("a bracket is not closed")


if __name__ == "__main__":
    sys.exit(main())
