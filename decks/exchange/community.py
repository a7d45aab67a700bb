"""The JSON of the community card sites: `slots` with quantity and dice, `characters` repeated beside them.

A slot is a number, or an object with `quantity` and `dice`. Of a unique character the number is its dice; of another
one it is the sum of the dice of all its copies, and dice of several copies come as a comma list, in `dices` (older
exports) or in `dice` (newer ones). All spellings are read; `quantity`, `dice` and `dices` are written. A document that
we wrote is told by its keys and its slots, and read back exactly.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from decks.exchange.gathering import Entry, Gathering
from decks.exchange.report import GUESSED, Line, Report
from decks.exchange.team import MOST_DICE, Count, Team
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import MOST_COPIES, MOST_ENTRIES, DeckList, format_of, name_problem
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import DEFAULT, Format, all_formats, get_format, published_now
from sandtable.games.destiny.legality import problems

KIND: Final = "community JSON"

_COMMA_LIST: Final = re.compile(r"\d(?:\s*,\s*\d)*")
_FORMAT: Final = "the document names no format known here"
_KEYS: Final = frozenset(
    (
        "id", "name", "date_creation", "date_update", "description_md", "format_code", "format_name", "user_id",
        "affiliation_code", "affiliation_name", "slots", "characters", "version", "problem", "tags",
    )
)  # fmt: skip


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
    notes: str = ""
    tags: tuple[str, ...] = ()


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
        "description_md": about.notes,
        "format_code": format.community or format.code,
        "format_name": format.label if format.source else format.name,
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
        "tags": ", ".join(about.tags),
    }


def _slots(deck: DeckList) -> dict[str, dict[str, Any]]:
    dice: dict[str, list[int]] = defaultdict(list)
    for member in deck.characters:
        dice[_placed(member.code, "character")].append(member.dice)
    slots = {code: _slot(len(each), each) for code, each in dice.items()}
    for kind, codes in (("battlefield", deck.battlefields), ("plot", deck.plots)):
        for code, copies in Counter(codes).items():
            elite = deck.dice_of_plot(code)
            slots[_placed(code, kind)] = _slot(copies, [elite] if elite > 1 else [])
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


def read(
    value: dict[str, Any],
    *,
    format: str | Format = DEFAULT,
    chosen: Mapping[str, str] | None = None,
    within: str = "",
) -> Report:
    """The deck of a document; `format` is used when it names no known format.

    `within` goes before every place, for a document that is part of another.
    """
    gathering = Gathering(KIND, format, chosen)
    slots = slots_of(value.get("slots"))
    if slots is None or len(slots) > MOST_ENTRIES:
        gathering.refuse(f"{within}slots", "", f"expected an object with at most {MOST_ENTRIES} cards")
    is_ours = slots is not None and _is_ours(value, slots)
    for code, slot in (slots or {}).items() if slots is None or len(slots) <= MOST_ENTRIES else ():
        gathering.add(_entry(f"{within}slots.{code[:20]}", code, slot, is_ours=is_ours))
    _describe(value, gathering, within)
    return gathering.finish()


def slots_of(value: object) -> dict[str, object] | None:
    """Slots by code: an object, the same as JSON text, or a list of objects with a code; None for anything else."""
    if isinstance(value, str) and len(value) < 20_000:
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    if isinstance(value, dict):
        return {str(code): slot for code, slot in value.items()}
    if isinstance(value, list) and all(isinstance(each, dict) for each in value):
        listed = [(str(each.get("code") or each.get("card_code") or ""), each) for each in value]
        return dict(listed) if len(dict(listed)) == len(listed) else None
    return None


def _is_ours(value: dict[str, Any], slots: dict[str, object]) -> bool:
    """True for a document that `write` made: the person behind it has no number, and every slot is spelled our way."""
    if set(value) != _KEYS or value["user_id"] is not None:
        return False
    return all(isinstance(slot, dict) and slot == _as_written(code, slot) for code, slot in slots.items())


def _as_written(code: str, slot: dict[str, Any]) -> dict[str, Any] | None:
    """The slot that `write` would write in its place."""
    dices = slot.get("dices")
    each = [] if dices == "0" else _listed(dices)
    quantity = slot.get("quantity")
    if code not in all_cards() or each is None or type(quantity) is not int or not 0 < quantity <= MOST_COPIES:
        return None
    if all_cards()[code].type == "character" and len(each) != quantity:
        return None
    return _slot(quantity, each)


def _entry(place: str, code: str, slot: object, *, is_ours: bool) -> Entry:
    found, source = all_cards().get(code.strip().upper()), str(slot)[:120]
    if found is None:
        return Entry(place, source, why=f"no card has the code {code[:20]}")
    if found.type == "character":
        return _character(place, source, found, slot, is_ours=is_ours)
    quantity = number_of(slot.get("quantity", slot.get("qty")) if isinstance(slot, dict) else slot)
    if quantity is None:
        return Entry(place, source, why=f"quantity must be a whole number from 1 to {MOST_COPIES}")
    kept_as = found.type if is_ours else ""
    dice = number_of(slot.get("dice")) if found.type == "plot" and isinstance(slot, dict) else None
    teams: tuple[Team, ...] = ((dice or 1,),) if is_ours and found.type == "plot" else ()
    return Entry(
        place,
        source,
        (found.code,),
        is_certain=True,
        count=Count(quantity, dice=min(dice or 0, 2)),
        kept_as=kept_as,
        teams=teams,
    )


def _character(place: str, source: str, found: CardFacts, slot: object, *, is_ours: bool) -> Entry:
    count, why = count_of(found, slot)
    if count is None:
        return Entry(place, source, why=why)
    teams: tuple[Team, ...] = ()
    if is_ours and isinstance(slot, dict):
        teams = (tuple(_listed(slot["dices"]) or ()),)
        count = Count(len(teams[0]))
    return Entry(place, source, (found.code,), "" if teams else why, is_certain=not why, count=count, teams=teams)


def number_of(value: object) -> int | None:
    """A number of copies, as a number or as digits; None for anything else."""
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value.strip()) < 4:
        value = int(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if type(value) is int and 1 <= value <= MOST_COPIES else None


def count_of(found: CardFacts, slot: object) -> tuple[Count | None, str]:
    """The number of a character in a slot, and the doubt about it; no number and the reason when it can't be read."""
    if not isinstance(slot, dict):
        number = number_of(slot)
        return (Count(number), "") if number else (None, f"expected a whole number from 1 to {MOST_COPIES}")
    quantity = number_of(slot.get("quantity", slot.get("qty", 1 if slot.get("dice") else None)))
    if quantity is None:
        return None, f"quantity must be a whole number from 1 to {MOST_COPIES}"
    listed = next((each for key in ("dices", "dice") if (each := _listed(slot.get(key)))), None)
    dice = sum(listed) if listed else _total(slot.get("dice"), slot.get("dices"))
    if dice is None:
        return None, "dice must be a number, or a list such as 2,1,1"
    if found.is_unique:
        return _one_with_dice(found, quantity, dice, is_list=bool(listed and len(listed) > 1))
    if listed and len(listed) == quantity and (quantity > 1 or listed[0] <= max(1, len(found.points))):
        return Count(quantity, each=tuple(listed)), ""
    return _copies(found, quantity, dice)


def _one_with_dice(found: CardFacts, quantity: int, dice: int, *, is_list: bool) -> tuple[Count, str]:
    total = max(dice, quantity)
    doubt = "quantity and dice differ" if dice not in (0, 1, quantity) and quantity > 1 else ""
    if is_list:
        doubt = "several copies of a unique character"
    return Count(1, dice=min(total, MOST_DICE)), f"{doubt}; read as one copy of it with {total} dice" if doubt else ""


def _copies(found: CardFacts, quantity: int, dice: int) -> tuple[Count, str]:
    """Copies of a character that is not unique: the number of both keys may be the sum of dice."""
    most = max(1, len(found.points))
    if dice in (0, quantity):
        return Count(quantity), ""
    if quantity == 1 and dice <= most:
        return Count(1, dice=dice), ""
    if quantity < dice <= quantity * most:
        twos = dice - quantity
        each = tuple([2] * twos + [1] * (quantity - twos)) if most == 2 else ()
        told = f"{dice} dice for {quantity} characters"
        return (
            (Count(quantity, each=each), f"{told}, dealt as {','.join(map(str, each))}")
            if each
            else (Count(dice), told)
        )
    return Count(max(dice, quantity)), f"quantity {quantity} and {dice} dice don't fit together"


def _listed(value: object) -> list[int] | None:
    """`"2,1,1"`, `"2"` or 2 as dice per character; None for anything else, and for zeros."""
    if type(value) is int:
        value = str(value)
    if not isinstance(value, str) or not _COMMA_LIST.fullmatch(value.strip()) or len(value) > 120:
        return None
    dice = [int(part) for part in value.split(",")]
    return dice if all(dice) else None


def _total(*values: object) -> int | None:
    """The first number of dice that is told; 0 where none is, None for nonsense."""
    for value in values:
        if value in (None, "", "0", 0, False):
            continue
        return number_of(value)
    return 0


# Name, format, notes --------------------------------------------------------------------------------------------------


def _describe(value: dict[str, Any], gathering: Gathering, within: str) -> None:
    """Name, format, notes and tags of a document."""
    for line in _doubts(value, gathering, within):
        gathering.told(line)
    notes = value.get("description_md") or value.get("description")
    gathering.describe(within, notes if isinstance(notes, str) else "", tags_of(value.get("tags")))


def _format_of(code: object, name: object) -> Format | None:
    """The format of a community code. Sites keep a code when its lists change: the name tells which of them is meant,
    and without a known name it is the one that is published now. A list between two releases has its date in the name.
    """
    if not isinstance(code, str):
        return None
    known = all_formats()
    same_code = [each for each in known.values() if each.community == code]
    named = (each for each in same_code if name == (each.label if each.source else each.name))
    return next(named, None) or published_now(code) or known.get(code)


def tags_of(value: object) -> tuple[str, ...]:
    """Tags as a list, or as words parted by commas or blanks."""
    if isinstance(value, str):
        value = re.split(r"\s*[,;]\s*" if re.search("[,;]", value) else r"\s+", value.strip())
    if not isinstance(value, Sequence):
        return ()
    return tuple(each.strip() for each in value if isinstance(each, str) and each.strip())


def _doubts(value: dict[str, Any], gathering: Gathering, within: str) -> Iterator[Line]:
    """Name and format, where the document says nothing that can be kept."""
    name = value.get("name")
    if isinstance(name, str) and name_problem(" ".join(name.split())) is None:
        gathering.name = " ".join(name.split()) if name_problem(name) else name
    else:
        why = "missing" if name is None else (name_problem(name) if isinstance(name, str) else "not a text")
        yield Line(f"{within}name", "", GUESSED, f"{why}; the deck is called Imported deck")
    code = value.get("format_code")
    if found := _format_of(code, value.get("format_name")):
        gathering.format, gathering.report.names_format = found.code, True
        return
    fallback = gathering.format
    told = fallback.name if isinstance(fallback, Format) else get_format(fallback).name
    yield Line(f"{within}format_code", str(code)[:40], GUESSED, f"{_FORMAT}; taken as {told}")
