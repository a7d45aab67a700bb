"""Lists from spreadsheets: a line that names the columns, and the rows below it in words."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from decks.exchange.names import plain
from decks.exchange.vocabulary import meanings

_SIGNS: Final = ("\t", ";", "|", ",")


@dataclass(frozen=True)
class Columns:
    """The columns of a table by meaning."""

    sign: str
    meanings: tuple[str, ...]

    def in_words(self, line: str) -> str:
        """A row as a line of a list: number, name, dice, set and number, code. Empty for a line that is no row."""
        cells = _cells(line, self.sign)
        if len(cells) < 2:
            return ""
        told: dict[str, str] = {}
        for meaning, cell in zip(self.meanings, cells, strict=False):
            if cell.strip():
                told.setdefault(meaning, cell.strip())
        name = ", ".join(filter(None, (told.get("name"), told.get("subtitle"))))
        number = re.sub(r"\D", "", told.get("number", ""))[:4]
        parts = [f"{number}x" if number else "", name, self._dice(told.get("dice", ""))]
        if code := told.get("code", ""):
            parts.append(f"[{code.rjust(5, '0') if code.isdigit() else code}]")
        elif told.get("set") and told.get("position"):
            parts.append(f"({told['set']} #{told['position'].lstrip('#')})")
        elif told.get("set"):
            parts.append(f"({told['set']})")
        return " ".join(filter(None, parts))

    def _dice(self, cell: str) -> str:
        if cell.isascii() and cell.isdigit() and 0 < int(cell) < 10:
            return f"({cell} dice)"
        return "(elite)" if plain(cell) in ("elite", "yes", "true", "y", "e") else ""


def columns_of(line: str) -> Columns | None:
    """The columns that a line names; None for a line that is no head of a table."""
    for sign in _SIGNS:
        cells = _cells(line, sign)
        found = tuple("number" if cell.strip() == "#" else meanings("columns").get(plain(cell), "") for cell in cells)
        if len(cells) >= 2 and _is_head(found):
            return Columns(sign, _second_number(found))
    return None


def _is_head(columns: Sequence[str]) -> bool:
    known = [column for column in columns if column]
    return bool({"name", "code", "position"} & set(known)) and len(known) >= max(2, len(columns) - 1)


def _second_number(columns: tuple[str, ...]) -> tuple[str, ...]:
    """Of two columns called number the one nearer to the set is the number in it."""
    if columns.count("number") != 2 or "position" in columns or "set" not in columns:
        return columns
    numbers = [index for index, column in enumerate(columns) if column == "number"]
    near = min(numbers, key=lambda index: (abs(index - columns.index("set")), -index))
    return (*columns[:near], "position", *columns[near + 1 :])


def _cells(line: str, sign: str) -> list[str]:
    if sign not in line:
        return []
    line = line.strip().strip("|") if sign == "|" else line.strip("\r\n")
    return [cell.strip() for cell in next(csv.reader([line], delimiter=sign, skipinitialspace=True), [])]
