"""Card facts: names, numbers and die sides as published, without any card text.

The only place that opens the files below `data/`; they are read once, at first use. An installation may have a newer
release of the community's data (`sandtable.installed`), whose files then take the place of those with the same names.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final
from unicodedata import combining, normalize

from sandtable.installed import edition

GAME: Final = "destiny"
SYMBOLS: Final = {
    "-": "blank",
    "MD": "melee",
    "RD": "ranged",
    "ID": "indirect",
    "Sh": "shield",
    "R": "resource",
    "Dr": "disrupt",
    "Dc": "discard",
    "F": "focus",
    "Fr": "feral",
    "Sp": "special",
    "Re": "reroll",
    "*": "wildcard",
}
"""Symbol code to the word players use (D-117). A wildcard is a modifier without a symbol of its own."""

TYPES: Final = ("character", "upgrade", "downgrade", "support", "event", "battlefield", "plot")

_SIDE: Final = re.compile(
    r"(?P<modifier>\+?)(?P<value>\d+|X)?(?P<symbol>MD|RD|ID|Sh|R|Dr|Dc|F|Fr|Sp|Re|\*)"
    r"(?:i(?P<indirect>\d+))?(?P<cost>\d+)?"
)


class UnknownCard(KeyError):
    """No published card has this code."""

    def __str__(self) -> str:
        return f"no card has the code {self.args[0]!r}"


class BadSide(ValueError):
    """A text that is no die side in the notation of D-117."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a die (DST-DIE-01): value, symbol, cost, modifier mark."""

    symbol: str
    """A key of SYMBOLS."""
    value: int = 0
    """0 for blanks, specials and X."""
    is_modifier: bool = False
    cost: int = 0
    """The cost in resources (DST-DIE-05)."""
    indirect_cost: int = 0
    """The cost in indirect damage to the player's own characters (later sets)."""
    is_x: bool = False
    """The card defines the value (DST-VAX-01)."""

    def __str__(self) -> str:
        if self.symbol == "-":
            return "-"
        number = "X" if self.is_x else str(self.value) if self.value or self.symbol != "Sp" else ""
        indirect = f"i{self.indirect_cost}" if self.indirect_cost else ""
        return f"{'+' if self.is_modifier else ''}{number}{self.symbol}{indirect}{self.cost or ''}"


def parse_side(text: str) -> Side:
    """Read the notation of D-117, e.g. `+2RD`, `3MD1`, `Sp`, `-`; `+2*` is a wildcard. Raises BadSide."""
    if text == "-":
        return Side("-")
    match = _SIDE.fullmatch(text)
    symbol = "" if match is None else match["symbol"]
    if (
        match is None
        or (match["value"] is None and symbol != "Sp")
        or (symbol == "*" and not match["modifier"])  # it has no symbol to resolve by itself
    ):
        raise BadSide(f"{text!r} is not a die side; expected for example '+2RD', '3MD1', 'Sp' or '-'")
    return Side(
        symbol=symbol,
        value=int(match["value"]) if match["value"] not in (None, "X") else 0,
        is_modifier=bool(match["modifier"]),
        cost=int(match["cost"] or 0),
        indirect_cost=int(match["indirect"] or 0),
        is_x=match["value"] == "X",
    )


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The facts printed on a card, except its text."""

    code: str
    set_code: str
    position: int
    name: str
    subtitle: str
    type: str
    color: str
    affiliation: str
    rarity: str
    is_unique: bool
    points: tuple[int, ...]
    """Point values by number of dice; empty when the card has none."""
    health: int | None
    cost: int | None
    sides: tuple[Side, ...]
    """Six sides, or none for a card without a die."""
    subtypes: tuple[str, ...]
    deck_limit: int
    has_errata: bool
    reprint_of: str | None
    parallel_die: str | None
    is_flip_card: bool

    @property
    def has_die(self) -> bool:
        return bool(self.sides)

    @property
    def full_name(self) -> str:
        """Title and subtitle: "Kylo Ren, Vader's Disciple"."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name


def _facts(entry: dict[str, Any], set_code: str) -> CardFacts:
    return CardFacts(
        code=entry["code"],
        set_code=set_code,
        position=entry["position"],
        name=entry["name"],
        subtitle=entry.get("subtitle", ""),
        type=entry["type"],
        color=entry["color"],
        affiliation=entry["affiliation"],
        rarity=entry["rarity"],
        is_unique=entry.get("unique", False),
        points=tuple(entry.get("points", ())),
        health=entry.get("health"),
        cost=entry.get("cost"),
        sides=tuple(parse_side(side) for side in entry.get("sides", ())),
        subtypes=tuple(entry.get("subtypes", ())),
        deck_limit=entry["deck_limit"],
        has_errata=entry.get("errata", False),
        reprint_of=entry.get("reprint_of"),
        parallel_die=entry.get("parallel_die"),
        is_flip_card=entry.get("flip", False),
    )


@cache
def data_version() -> str:
    """The version of all facts in use as 16 hex digits: equal cards, formats and names give equal versions."""
    total = blake2b(digest_size=8)
    for name in (
        "release.json",
        "sets.json",
        "names.json",
        "formats.json",
        *(f"sets/{entry['code']}.json" for entry in read("sets.json")),
    ):
        total.update(name.encode() + b"\x00" + _file(name).read_bytes() + b"\x00")
    return total.hexdigest()


def read(name: str) -> Any:
    """A JSON document of the game's data folder, e.g. `read("formats.json")`."""
    return json.loads(_file(name).read_bytes())


def _file(name: str) -> Traversable:
    """The file of the installation's edition, where it has one of this name; the one that comes with the game else."""
    chosen = edition(GAME)
    if chosen is not None and (chosen / name).is_file():
        return chosen / name
    return files(__package__).joinpath("data", name)


@cache
def held() -> dict[str, list[str]]:
    """Cards that the engine doesn't play until somebody has looked at them, each with the facts that changed.

    Their encoding was written for other facts than those of the release the installation has taken.
    """
    return dict(read("release.json").get("held", {}))


def listed(folder: str) -> list[str]:
    """Names of the JSON documents in a folder of the data folder, in order, without their ending."""
    entries = files(__package__).joinpath("data", folder).iterdir()
    return sorted(entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json"))


def folders(folder: str) -> list[str]:
    """Names of the folders in a folder of the data folder, in order; none where there is no such folder."""
    entries = files(__package__).joinpath("data", folder)
    return sorted(entry.name for entry in entries.iterdir() if entry.is_dir()) if entries.is_dir() else []


@cache
def all_cards() -> dict[str, CardFacts]:
    """Every published card by code, in the order of sets and positions."""
    cards: dict[str, CardFacts] = {}
    for card_set in read("sets.json"):
        for entry in read(f"sets/{card_set['code']}.json")["cards"]:
            cards[entry["code"]] = _facts(entry, card_set["code"])
    return cards


def card(code: str) -> CardFacts:
    """The facts of one card. Raises UnknownCard."""
    try:
        return all_cards()[code]
    except KeyError:
        raise UnknownCard(code) from None


def _spelled_alike(name: str) -> str:
    """The name without what prints of one title spell in two ways: capitals, accents, hyphens, a mistake (D-720)."""
    letters = normalize("NFD", name.casefold().replace("-", " ").replace("gererra", "gerrera"))
    return "".join(letter for letter in letters if not combining(letter))


@cache
def _titles() -> dict[str, str]:
    titles: dict[str, str] = {}
    for facts in all_cards().values():
        title = titles.setdefault(_spelled_alike(facts.name), facts.name)
        if title.isascii() and not facts.name.isascii():
            titles[_spelled_alike(facts.name)] = facts.name
    return titles


def title_of(facts: CardFacts) -> str:
    """The title that makes cards copies of each other (DST-COP-01, D-720): with its accents, or as first printed."""
    return _titles().get(_spelled_alike(facts.name), facts.name)


@cache
def name_with_number(code: str) -> str:
    """The name of a card, with set and number where another card with a die has this title: "Greedo (LEG 21)".

    Raises UnknownCard.
    """
    facts = card(code)
    first = facts.reprint_of or facts.code
    alike = [other for other in all_cards().values() if other.name == facts.name and other.has_die]
    if all((other.reprint_of or other.code) == first for other in alike):
        return facts.name
    return f"{facts.name} ({facts.set_code} {facts.position})"


@cache
def _families() -> dict[str, tuple[str, ...]]:
    families: dict[str, list[str]] = {}
    for facts in all_cards().values():
        families.setdefault(facts.reprint_of or facts.code, []).append(facts.code)
    return {code: tuple(family) for family in families.values() for code in family}


def prints_of(code: str) -> tuple[str, ...]:
    """Codes of every print of a card, its own among them. Raises UnknownCard."""
    return _families()[card(code).code]


def first_print(code: str) -> str:
    """The code that stands for all prints of a card. Raises UnknownCard."""
    return prints_of(code)[0]


def cards_of(set_code: str) -> Iterator[CardFacts]:
    """The cards of one set, in order of position."""
    return (facts for facts in all_cards().values() if facts.set_code == set_code)


@cache
def _sides() -> dict[str, tuple[str, ...]]:
    sides: dict[str, list[str]] = {}
    for code in all_cards():
        sides.setdefault(code[:-1] if code[-1].isalpha() else code, []).append(code)
    return {code: tuple(sorted(found)) for found in sides.values() for code in found}


def sides_of(code: str) -> tuple[str, ...]:
    """Codes of the printed sides of a card, side A first; its own code alone for most cards. Raises UnknownCard."""
    return _sides()[card(code).code]


def is_back(code: str) -> bool:
    """True for every side of a double-sided card but side A (DST-DBL-01). Raises UnknownCard."""
    return sides_of(code)[0] != code
