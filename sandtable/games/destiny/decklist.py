"""A deck as data: a player's team and cards, and their JSON shape.

Reading checks the shape and that every card exists. `legality` checks the deck rules.
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sandtable.engine.problem import BadDocument, Path, Problem, shown
from sandtable.games.destiny import facts
from sandtable.games.destiny.documents import NAME_LENGTH, Reader, kind, name_problem
from sandtable.games.destiny.formats import DEFAULT, Format, all_formats, get_format
from sandtable.games.destiny.own_formats import BadFormat, read_format, to_document

__all__ = [
    "MOST_CHARACTERS",
    "MOST_COPIES",
    "MOST_ENTRIES",
    "NAME_LENGTH",
    "BadDeck",
    "DeckList",
    "Member",
    "canonical",
    "demo_decks",
    "digest",
    "format_of",
    "name_problem",
    "read_deck",
    "to_json",
]

MOST_CHARACTERS: Final = 30
MOST_COPIES: Final = 99
MOST_ENTRIES: Final = 300
"""Different cards in one deck; far above any format, so that a huge body is refused early."""

_KEYS: Final = ("name", "format", "characters", "battlefield", "plots", "cards")
_LATER_KEYS: Final = ("plot_dice", "backs", "set_aside")
"""Keys that are written only where they are used, so that older lists keep their text and digest."""


class BadDeck(BadDocument):
    """The value is not a deck."""


@dataclass(frozen=True, order=True)
class Member:
    """One character of a team and how many of its own dice it brings."""

    code: str
    dice: int


@dataclass(frozen=True)
class DeckList:
    """A team, a deck, battlefields, plots and cards set aside. Lists of equal content are equal in any order."""

    name: str
    format: str | Format
    """The code of a published format, or a player's own format as a whole."""
    characters: tuple[Member, ...]
    battlefields: tuple[str, ...]
    """Exactly one in a legal deck (DST-CUS-16), two with a card that says so (DST-DKB-11)."""
    plots: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    """Card code and number of copies."""
    plot_dice: tuple[tuple[str, int], ...] = ()
    """The number of an elite plot: 2 for its second point value (DST-PLT-11); other plots are not named."""
    backs: tuple[tuple[str, str], ...] = ()
    """The chosen back of a card with several (D-246), by the code of its front."""
    set_aside: tuple[tuple[str, int], ...] = ()
    """Cards brought beside the deck, with copies (DST-ASD-03); they count toward neither deck nor team."""

    def __post_init__(self) -> None:
        if self.plot_dice:
            object.__setattr__(self, "plot_dice", tuple(each for each in self.plot_dice if each[1] != 1))
        for part in ("characters", "battlefields", "plots", "cards", "plot_dice", "backs", "set_aside"):
            if listed := getattr(self, part):
                object.__setattr__(self, part, tuple(sorted(listed)))
        if isinstance(self.format, Format) and all_formats().get(self.format.code) == self.format:
            object.__setattr__(self, "format", self.format.code)

    @property
    def size(self) -> int:
        """Number of cards in the deck; characters, battlefields and plots don't count (DST-CUS-15)."""
        return sum(copies for _, copies in self.cards)

    def used_codes(self) -> set[str]:
        """The codes of team, plots, battlefields and deck."""
        return {
            *(member.code for member in self.characters),
            *self.battlefields,
            *self.plots,
            *(code for code, _ in self.cards),
        }

    def codes(self) -> set[str]:
        """The codes of all cards in the list, those set aside too. A chosen back is a side of a plot, not a card."""
        return {*self.used_codes(), *(code for code, _ in self.set_aside)}

    def dice_of_plot(self, code: str) -> int:
        """The number a plot is listed with: 1, or 2 where it is elite."""
        return dict(self.plot_dice).get(code, 1)

    def back_of(self, code: str) -> str | None:
        """The code of the chosen back of a card; None where the list names none."""
        return dict(self.backs).get(code)


def format_of(deck: DeckList) -> Format:
    """The format of a deck, for all checks of a deck in its own format. Raises UnknownFormat."""
    return deck.format if isinstance(deck.format, Format) else get_format(deck.format)


def read_deck(value: object, known: Mapping[str, Format] | None = None) -> DeckList:
    """Read the deck of a JSON value. Raises BadDeck with every problem of shape and every unknown code.

    `{"name", "format", "characters": [{"code", "dice"}], "battlefield": code | [codes] | null, "plots": [codes],
    "cards": {code: copies}}`; `plots` may be left out, and so may `"plot_dice": {code: number}`,
    `"backs": {front: back}` and `"set_aside": {code: copies}`. The format is the code of one of the `known` formats (by
    default the published ones) or a format document (`own_formats.read_format`).
    """
    if not isinstance(value, dict):
        raise BadDeck([Problem(f"a deck is an object with the keys {', '.join(_KEYS)}; got {kind(value)}")])
    reader = _Reader(all_formats() if known is None else known)
    deck = reader.deck(value)
    if reader.problems:
        raise BadDeck(reader.problems)
    return deck


def to_json(deck: DeckList) -> dict[str, Any]:
    """The JSON value that `read_deck` reads back as an equal deck."""
    document = {
        "name": deck.name,
        "format": deck.format if isinstance(deck.format, str) else to_document(deck.format),
        "characters": [{"code": member.code, "dice": member.dice} for member in deck.characters],
        "battlefield": _one_or_many(deck.battlefields),
        "plots": list(deck.plots),
        "cards": dict(deck.cards),
    }
    later = {"plot_dice": dict(deck.plot_dice), "backs": dict(deck.backs), "set_aside": dict(deck.set_aside)}
    return document | {key: part for key, part in later.items() if part}


def canonical(deck: DeckList) -> str:
    """The one JSON text of a deck: equal decks give equal text."""
    return json.dumps(to_json(deck), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(deck: DeckList) -> str:
    """SHA-256 of the canonical text, in hex."""
    return hashlib.sha256(canonical(deck).encode()).hexdigest()


def demo_decks() -> dict[str, DeckList]:
    """The decks that come with the project, by slug."""
    return dict(_demo_decks())


@cache
def _demo_decks() -> dict[str, DeckList]:
    return {slug: read_deck(facts.read(f"decks/{slug}.json")) for slug in facts.listed("decks")}


def _one_or_many(codes: tuple[str, ...]) -> str | list[str] | None:
    if not codes:
        return None
    return codes[0] if len(codes) == 1 else list(codes)


class _Reader(Reader):
    def __init__(self, known: Mapping[str, Format]) -> None:
        super().__init__()
        self.known = known

    def deck(self, value: dict[Any, Any]) -> DeckList:
        required = ("name", "format", "characters", "battlefield", "cards")
        self.keys((), value, required, known=(*_KEYS, *_LATER_KEYS))
        plots = tuple(self.codes(("plots",), value.get("plots", []), MOST_CHARACTERS))
        return DeckList(
            name=self.name(value.get("name", "-")),
            format=self._format(value.get("format", DEFAULT)),
            characters=tuple(self._characters(value.get("characters", []))),
            battlefields=tuple(self._battlefields(value.get("battlefield"))),
            plots=plots,
            cards=tuple(self._numbers("cards", value.get("cards", {}), MOST_COPIES)),
            plot_dice=tuple(self._plot_dice(value.get("plot_dice", {}), plots)),
            backs=tuple(self._backs(value.get("backs", {}), plots)),
            set_aside=tuple(self._numbers("set_aside", value.get("set_aside", {}), MOST_COPIES)),
        )

    def _format(self, value: object) -> str | Format:
        if isinstance(value, dict):
            try:
                return read_format(value)
            except BadFormat as bad:
                self.problems += [each.inside(("format",)) for each in bad.problems]
        elif not isinstance(value, str):
            self.problem(("format",), f"expected a code or a format, got {kind(value)}")
        elif value not in self.known:
            self.problem(("format",), f"no format has the code {shown(value)}; known are {', '.join(all_formats())}")
        else:
            return self.known[value]
        return DEFAULT

    def _battlefields(self, value: object) -> list[str]:
        if value is None:
            return []
        if isinstance(value, list):
            return self.codes(("battlefield",), value, MOST_CHARACTERS)
        code = self.code(("battlefield",), value)
        return [code] if code else []

    def _characters(self, value: object) -> list[Member]:
        members = []
        for index, entry in enumerate(self.items(("characters",), value, MOST_CHARACTERS)):
            if member := self._member(("characters", index), entry):
                members.append(member)
        return members

    def _member(self, path: Path, entry: object) -> Member | None:
        if not isinstance(entry, dict):
            self.problem(path, f"expected an object with code and dice, got {kind(entry)}")
            return None
        self.keys(path, entry, required=("code", "dice"), known=("code", "dice"))
        code = self.code((*path, "code"), entry["code"]) if "code" in entry else None
        dice = self.number((*path, "dice"), entry["dice"], most=9) if "dice" in entry else None
        return Member(code, dice) if code and dice else None

    def _numbers(self, key: str, value: object, most: int) -> list[tuple[str, int]]:
        found = []
        for code, number in self._entries(key, value):
            read = self.code((key, code), code), self.number((key, code), number, most)
            if read[0] and read[1]:
                found.append((read[0], read[1]))
        return found

    def _plot_dice(self, value: object, plots: tuple[str, ...]) -> list[tuple[str, int]]:
        found = self._numbers("plot_dice", value, most=9)
        for code, _ in found:
            self._is_listed(("plot_dice", code), code, plots)
        return found

    def _backs(self, value: object, plots: tuple[str, ...]) -> list[tuple[str, str]]:
        found = []
        for front, named in self._entries("backs", value):
            path = ("backs", front)
            code, back = self.code(path, front), self.code(path, named)
            if code and back and self._is_listed(path, code, plots):
                if back == code or back not in facts.sides_of(code):
                    self.problem(path, f"{back} is not the back of {code}")
                found.append((code, back))
        return found

    def _is_listed(self, path: Path, code: str, plots: tuple[str, ...]) -> bool:
        if code not in plots:
            self.problem(path, f"the list has no plot {code}")
        return code in plots

    def _entries(self, key: str, value: object) -> list[tuple[str, Any]]:
        """The entries of an object from card codes; none where it is none or too large."""
        if not isinstance(value, dict):
            self.problem((key,), f"expected an object with card codes as keys, got {kind(value)}")
            return []
        if len(value) > MOST_ENTRIES:
            self.problem((key,), f"{len(value)} different cards; at most {MOST_ENTRIES} are read")
            return []
        return [(str(code), each) for code, each in value.items()]
