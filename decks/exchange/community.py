"""The JSON of the community card sites: `slots` with quantity and dice, `characters` repeated beside them.

Dice of several non-unique characters come as a comma list, in `dices` (older exports) or in `dice` (newer ones). All
three spellings are read; `quantity`, `dice` and `dices` are written.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, Final

from decks.exchange.report import GUESSED, REFUSED, TAKEN, Line, Report
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import (
    MOST_CHARACTERS,
    MOST_COPIES,
    MOST_ENTRIES,
    BadDeck,
    DeckList,
    Member,
    format_of,
    name_problem,
    read_deck,
    to_json,
)
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import DEFAULT, Format, all_formats, get_format
from sandtable.games.destiny.legality import problems

_COMMA_LIST: Final = re.compile(r"\d(?:\s*,\s*\d)*")
_FORMAT: Final = "the document names no format known here"


class NotExpressible(ValueError):
    """This shape can't hold the deck, e.g. a character among the cards of the deck."""


@dataclass(frozen=True)
class About:
    """The facts about a deck in this shape beside its cards."""

    id: str
    created: str
    """ISO 8601."""
    updated: str
    version: int
    user_id: int | None = None


# Out ------------------------------------------------------------------------------------------------------------------


def write(deck: DeckList, about: About) -> dict[str, Any]:
    """The deck in the community's shape. Raises NotExpressible."""
    slots = _slots(deck)
    team = [card(member.code) for member in deck.characters]
    sides = sorted({each.affiliation for each in team} - {"neutral"}) or ["neutral"]
    format = format_of(deck)
    found = problems(deck, format)
    return {
        "id": about.id,
        "name": deck.name,
        "date_creation": about.created,
        "date_update": about.updated,
        "description_md": "",
        "format_code": format.code,
        "format_name": format.name,
        "user_id": about.user_id,
        "affiliation_code": sides[0],
        "affiliation_name": facts.read("names.json")["affiliations"][sides[0]],
        "slots": slots,
        "characters": {
            code: {"quantity": slot["quantity"], "dice": slot["dice"]}
            for code, slot in slots.items()
            if card(code).type == "character"
        },
        "version": str(about.version),
        "problem": next((problem.code for problem in found if problem.code), None),
        "tags": "",
    }


def _slots(deck: DeckList) -> dict[str, dict[str, Any]]:
    dice: dict[str, list[int]] = defaultdict(list)
    for member in deck.characters:
        dice[_placed(member.code, "character")].append(member.dice)
    slots = {code: _slot(len(each), each) for code, each in dice.items()}
    for kind, codes in (("battlefield", deck.battlefields), ("plot", deck.plots)):
        for code, copies in Counter(codes).items():
            slots[_placed(code, kind)] = _slot(copies, [])
    for code, copies in deck.cards:
        if card(code).type in ("character", "battlefield", "plot"):
            raise NotExpressible(
                f"{card(code).full_name} is among the cards of the deck; this shape has no place for that"
            )
        slots[code] = _slot(copies, [copies] if card(code).has_die else [])
    return dict(sorted(slots.items()))


def _placed(code: str, kind: str) -> str:
    if card(code).type != kind:
        raise NotExpressible(f"{card(code).full_name} is listed as a {kind}; this shape has no place for that")
    return code


def _slot(quantity: int, dice: list[int]) -> dict[str, Any]:
    return {"quantity": quantity, "dice": sum(dice), "dices": ",".join(map(str, sorted(dice, reverse=True))) or "0"}


# In -------------------------------------------------------------------------------------------------------------------


def is_community(value: object) -> bool:
    """True for a document of this shape."""
    return isinstance(value, dict) and "slots" in value


def read(value: dict[str, Any], *, format: str | Format = DEFAULT) -> Report:
    """The deck of a document; `format` is used when it names no known format."""
    report = Report("community JSON")
    slots = value.get("slots")
    if not isinstance(slots, dict) or len(slots) > MOST_ENTRIES:
        report.lines.append(Line("slots", "", REFUSED, f"expected an object with at most {MOST_ENTRIES} cards"))
        return report
    parts = _Slots()
    for code, slot in slots.items():
        report.lines.append(parts.take(str(code), slot))
    name = _name(value.get("name"), report)
    deck = DeckList(
        name,
        _format(value.get("format_code"), format, report),
        tuple(parts.members),
        tuple(parts.battlefields),
        tuple(parts.plots),
        tuple(parts.cards),
    )
    report.deck = _checked(deck, report)
    return report


def _checked(deck: DeckList, report: Report) -> DeckList | None:
    if not deck.codes():
        report.lines.append(Line("slots", "", REFUSED, "no card was found"))
        return None
    try:
        return read_deck(to_json(deck))
    except BadDeck as bad:
        report.lines += [Line(each.where, "", REFUSED, each.message) for each in bad.problems]
        return None


def _name(value: object, report: Report) -> str:
    if isinstance(value, str) and name_problem(value) is None:
        return value
    why = "missing" if value is None else (name_problem(value) if isinstance(value, str) else "not a text")
    report.lines.append(Line("name", "", GUESSED, f"{why}; the deck is called Imported deck"))
    return "Imported deck"


def _format(value: object, fallback: str | Format, report: Report) -> str | Format:
    if isinstance(value, str) and value in all_formats():
        return value
    name = fallback.name if isinstance(fallback, Format) else get_format(fallback).name
    report.lines.append(Line("format_code", str(value)[:40], GUESSED, f"{_FORMAT}; taken as {name}"))
    return fallback


class _Slots:
    """Sorts slots into team, battlefields, plots and deck."""

    def __init__(self) -> None:
        self.members: list[Member] = []
        self.battlefields: list[str] = []
        self.plots: list[str] = []
        self.cards: list[tuple[str, int]] = []

    def take(self, code: str, slot: object) -> Line:
        place, source = f"slots.{code[:20]}", str(slot)[:120]
        found = all_cards().get(code)
        if found is None:
            return Line(place, source, REFUSED, "no card has this code")
        quantity = slot.get("quantity") if isinstance(slot, dict) else None
        most = MOST_CHARACTERS if found.type in ("character", "battlefield", "plot") else MOST_COPIES
        if not isinstance(slot, dict) or type(quantity) is not int or not 1 <= quantity <= most:
            return Line(place, source, REFUSED, f"quantity must be a whole number from 1 to {most}")
        return self._place(found, quantity, slot, Line(place, source, TAKEN, code=code))

    def _place(self, found: CardFacts, quantity: int, slot: dict[str, Any], line: Line) -> Line:
        if found.type == "character":
            return self._team(found, quantity, slot, line)
        if found.type == "battlefield":
            self.battlefields += [found.code] * quantity
        elif found.type == "plot":
            self.plots += [found.code] * quantity
        else:
            self.cards.append((found.code, quantity))
        return line

    def _team(self, found: CardFacts, quantity: int, slot: dict[str, Any], line: Line) -> Line:
        lists = (_listed(slot.get("dices")), _listed(slot.get("dice")))
        dice, why = next((each for each in lists if each and len(each) == quantity), None), ""
        if dice is None:
            dice, why = _shared_out(slot.get("dice"), quantity)
        if dice is None:
            return Line(line.place, line.source, REFUSED, "dice must be a number, or a list such as 2,1,1")
        self.members += [Member(found.code, each) for each in dice]
        return Line(line.place, line.source, GUESSED if why else TAKEN, why, found.code)


def _listed(value: object) -> list[int] | None:
    """`"2,1,1"`, `"2"` or 2 as dice per character; None for anything else, and for zeros."""
    if type(value) is int:
        value = str(value)
    if not isinstance(value, str) or not _COMMA_LIST.fullmatch(value.strip()) or len(value) > 120:
        return None
    dice = [int(part) for part in value.split(",")]
    return dice if all(dice) else None


def _shared_out(value: object, quantity: int) -> tuple[list[int] | None, str]:
    """A total number of dice dealt to the characters, two to the first ones; and why it is a guess."""
    total = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4 else value
    if type(total) is not int or not 0 <= total <= 9 * quantity:
        return None, ""
    if total == quantity:
        return [1] * quantity, ""
    whole, extra = divmod(max(total, quantity), quantity)
    dice = [whole + 1] * extra + [whole] * (quantity - extra)
    return dice, f"{total} dice for {quantity} characters, dealt as {','.join(map(str, dice))}"
