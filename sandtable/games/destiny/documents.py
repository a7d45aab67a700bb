"""Reading JSON values from outside: every problem is collected in plain words, with its place."""

# interpreted: runs once a document

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any, Final

from sandtable.engine.problem import Path, Problem, shown
from sandtable.games.destiny import facts

NAME_LENGTH: Final = 120
MOST_UNKNOWN_KEYS: Final = 20
"""The number of unknown keys named one by one, so that a huge body gets no huge answer."""

_BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def name_problem(name: str) -> str | None:
    """The reason against a name of a deck or format; None for a good name."""
    if not name or name != name.strip():
        return "the name is empty or has blanks around it"
    if len(name) > NAME_LENGTH:
        return f"the name has {len(name)} characters; at most {NAME_LENGTH} are allowed"
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in _BIDI_CONTROLS for letter in name):
        return "the name has a line break or another control character"
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        return "the name has nothing to see in it"
    return None


def kind(value: object) -> str:
    """The type of a JSON value, in a reader's words."""
    if value is None:
        return "null"
    names = {
        bool: "true or false",
        int: "a number",
        float: "a number",
        str: "a text",
        list: "a list",
        dict: "an object",
    }
    return names.get(type(value), type(value).__name__)


class Reader:
    """A reader that collects problems, so that all of them are reported at once."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def problem(self, path: Path, message: str) -> None:
        """Add a problem at a path; the empty path is the whole value."""
        self.problems.append(Problem(message, path))

    def keys(self, path: Path, value: dict[Any, Any], required: Iterable[str], known: Iterable[str]) -> None:
        for key in required:
            if key not in value:
                self.problem(path, f"the key {key!r} is missing")
        unknown = [str(key) for key in value if key not in known]
        for key in unknown[:MOST_UNKNOWN_KEYS]:
            self.problem(path, f"unknown key {shown(key)}")
        if len(unknown) > MOST_UNKNOWN_KEYS:
            self.problem(path, f"{len(unknown) - MOST_UNKNOWN_KEYS} further unknown keys")

    def name(self, value: object) -> str:
        if not isinstance(value, str):
            self.problem(("name",), f"expected a text, got {kind(value)}")
            return ""
        if problem := name_problem(value):
            self.problem(("name",), problem)
        return value

    def items(self, path: Path, value: object, most: int) -> list[Any]:
        if not isinstance(value, list):
            self.problem(path, f"expected a list, got {kind(value)}")
            return []
        if len(value) > most:
            self.problem(path, f"{len(value)} entries; at most {most} are read")
            return []
        return value

    def code(self, path: Path, value: object) -> str | None:
        if not isinstance(value, str):
            self.problem(path, f"expected a card code, got {kind(value)}")
            return None
        if value not in facts.all_cards():
            self.problem(path, f"no card has the code {shown(value)}")
            return None
        return value

    def codes(self, path: Path, value: object, most: int) -> list[str]:
        entries = enumerate(self.items(path, value, most))
        return [code for index, entry in entries if (code := self.code((*path, index), entry))]

    def number(self, path: Path, value: object, most: int, least: int = 1) -> int | None:
        if type(value) is not int:
            self.problem(path, f"expected a whole number, got {kind(value)}")
            return None
        if not least <= value <= most:
            number = str(value) if abs(value) < 10**9 else "a very large number"
            self.problem(path, f"expected {least} to {most}, got {number}")
            return None
        return value

    def flag(self, path: Path, value: object) -> bool:
        if not isinstance(value, bool):
            self.problem(path, f"expected true or false, got {kind(value)}")
            return False
        return value
