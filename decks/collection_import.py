"""Reading a collection: a table with a card in each line, by code, by set and number, or by name."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from decks.collection import MOST_OWNED
from decks.exchange.names import at, called, plain, set_code, similar
from sandtable.games.destiny.facts import all_cards, card, first_print

MOST_BYTES: Final = 1_000_000
MOST_LINES: Final = 5_000
MOST_HINTS: Final = 50
"""Lines for which similar names are looked for."""
_COLUMNS: Final = {
    "code": ("code", "cardcode", "id"),
    "name": ("name", "card", "cardname", "title"),
    "subtitle": ("subtitle",),
    "set": ("set", "setcode", "setname", "expansion"),
    "number": ("number", "position", "no", "setnumber", "cardnumber"),
    "cards": ("cards", "quantity", "qty", "count", "owned", "copies", "ownedcards"),
    "dice": ("dice", "die", "owneddice"),
}
_USUAL: Final = ("code", "cards", "dice")


@dataclass(frozen=True)
class Line:
    """A line of the source and what became of it: a card with its numbers, a reason against it, or a heading."""

    number: int
    text: str
    code: str = ""
    cards: int = 0
    dice: int = 0
    problem: str = ""

    @property
    def card_name(self) -> str:
        return card(self.code).full_name if self.code else ""


@dataclass(frozen=True)
class Reading:
    """A whole source, line by line."""

    lines: Sequence[Line]

    @property
    def problems(self) -> list[Line]:
        return [line for line in self.lines if line.problem]

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Cards and dice by code; lines about one card add up."""
        cards, dice = Counter[str](), Counter[str]()
        for line in self.lines:
            if line.code:
                cards[line.code] += line.cards
                dice[line.code] += line.dice
        return {code: (min(cards[code], MOST_OWNED), min(dice[code], MOST_OWNED)) for code in cards}


def read(source: str) -> Reading:
    """Read a table with commas, semicolons or tabs; each line that is not empty has its line in the answer."""
    lines = [(at, text) for at, text in enumerate(source.lstrip("\ufeff").splitlines(), 1) if text.strip()]
    if len(lines) > MOST_LINES:
        told = _("There are %(n)d lines; at most %(most)d are read.") % {"n": len(lines), "most": MOST_LINES}
        return Reading([Line(lines[MOST_LINES][0], lines[MOST_LINES][1][:80], problem=told)])
    sign = max("\t;,", key=lambda each: lines[0][1].count(each)) if lines else ","
    columns = _columns(_cells(lines[0][1], sign)) if lines else ()
    found = [Line(*lines[0])] if columns else []
    hints = iter(range(MOST_HINTS))
    return Reading([*found, *(_line(at, text, columns or _USUAL, sign, hints) for at, text in lines[len(found) :])])


def _columns(cells: Sequence[str]) -> tuple[str, ...]:
    """The meaning of each column, where the first line names them; empty where it doesn't."""
    named = tuple(next((column for column, words in _COLUMNS.items() if plain(cell) in words), "") for cell in cells)
    return named if {"code", "name", "number"} & set(named) and {"cards", "dice"} & set(named) else ()


def _line(number: int, text: str, columns: Sequence[str], sign: str, hints: Iterator[int]) -> Line:
    cells = dict(zip(columns, _cells(text, sign), strict=False))
    code, told = _meant(cells, hints)
    numbers = {column: _number(cells.get(column, "")) for column in ("cards", "dice")}
    problems = [told] if told else []
    problems += [
        _("“%(text)s” is no number from 0 to %(most)d.") % {"text": cells[column][:20], "most": MOST_OWNED}
        for column, found in numbers.items()
        if found is None
    ]
    if not cells.get("cards") and not cells.get("dice"):
        problems.append(_("It says no number of cards or dice."))
    if problems:
        return Line(number, text[:200], problem=" ".join(problems))
    return Line(number, text[:200], code, numbers["cards"] or 0, numbers["dice"] or 0)


def _meant(cells: dict[str, str], hints: Iterator[int]) -> tuple[str, str]:
    """The card of a line, or the reason that there is none."""
    code = cells.get("code", "").upper()
    if code:
        code = code.rjust(5, "0") if code.isascii() and code.isdigit() else code
        return (code, "") if code in all_cards() else ("", _("No card has the code “%(code)s”.") % {"code": code[:20]})
    found = _candidates(cells)
    if len({first_print(each) for each in found}) == 1:
        return found[0], ""
    name = cells.get("name", "")[:60]
    if found:
        names = ", ".join(f"{card(each).full_name} ({each})" for each in found[:5])
        return "", _("It may be several cards: %(names)s.") % {"names": names}
    if next(hints, None) is None:
        return "", _("No card is called “%(name)s”.") % {"name": name}
    alike = [card(called(each)[0]).full_name for _likeness, each in similar(name)[0][:3] if called(each)]
    told = _("No card is called “%(name)s”.") % {"name": name}
    return "", f"{told} {_('Did you mean')} {', '.join(alike)}?" if alike else told


def _candidates(cells: dict[str, str]) -> tuple[str, ...]:
    """The cards with this set and number, or else with this name, in this set if one is named."""
    set, number = set_code(cells.get("set", "")), cells.get("number", "").lstrip("#")
    if set and number.isascii() and number.isdigit() and len(number) < 5:
        return at(set, int(number))
    name = ", ".join(filter(None, (cells.get("name"), cells.get("subtitle"))))
    return tuple(code for code in called(name) if not set or card(code).set_code == set)


def _number(text: str) -> int | None:
    """A number of cards or dice; nothing written is 0, and None is no number."""
    if not text:
        return 0
    is_number = text.isascii() and text.isdigit() and len(text) < 4
    return int(text) if is_number else None


def _cells(text: str, sign: str) -> list[str]:
    if len(text) > csv.field_size_limit():
        return []
    return [cell.strip() for cell in next(csv.reader([text], delimiter=sign, skipinitialspace=True), [])]
