"""A deck as data: what a player brings to a game, and its JSON shape.

Reading checks the shape and that every card exists. Whether the deck is legal is another question (`legality`).
"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from simulate.games.destiny import facts, formats

NAME_LENGTH: Final = 120
MOST_CHARACTERS: Final = 30
MOST_COPIES: Final = 99
MOST_ENTRIES: Final = 300
"""Different cards in one deck; far above any format, so that a huge body is refused early."""

_KEYS: Final = ("name", "format", "characters", "battlefield", "plots", "cards")
_BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class BadDeck(ValueError):
    """The value is not a deck; `problems` names every reason in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, order=True)
class Member:
    """One character of a team and how many of its own dice it brings."""

    code: str
    dice: int


@dataclass(frozen=True)
class DeckList:
    """A team, a deck, battlefields and plots. Lists of equal content are equal, whatever order they came in."""

    name: str
    format: str
    characters: tuple[Member, ...]
    battlefields: tuple[str, ...]
    """Exactly one in a legal deck (DST-CUS-16)."""
    plots: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    """Card code and number of copies."""

    def __post_init__(self) -> None:
        for part in ("characters", "battlefields", "plots", "cards"):
            object.__setattr__(self, part, tuple(sorted(getattr(self, part))))

    @property
    def size(self) -> int:
        """Number of cards in the deck; characters, battlefields and plots don't count (DST-CUS-15)."""
        return sum(copies for _, copies in self.cards)

    def codes(self) -> set[str]:
        """Every card this list names."""
        return {
            *(member.code for member in self.characters),
            *self.battlefields,
            *self.plots,
            *(code for code, _ in self.cards),
        }


def read_deck(value: object) -> DeckList:
    """The deck a JSON value describes. Raises BadDeck with every problem of shape and every unknown code.

    `{"name", "format", "characters": [{"code", "dice"}], "battlefield": code | [codes] | null, "plots": [codes],
    "cards": {code: copies}}`; `plots` may be left out.
    """
    if not isinstance(value, dict):
        raise BadDeck([f"a deck is an object with the keys {', '.join(_KEYS)}; got {_kind(value)}"])
    reader = _Reader()
    deck = reader.deck(value)
    if reader.problems:
        raise BadDeck(reader.problems)
    return deck


def to_json(deck: DeckList) -> dict[str, Any]:
    """The JSON value that `read_deck` reads back as an equal deck."""
    return {
        "name": deck.name,
        "format": deck.format,
        "characters": [{"code": member.code, "dice": member.dice} for member in deck.characters],
        "battlefield": _one_or_many(deck.battlefields),
        "plots": list(deck.plots),
        "cards": dict(deck.cards),
    }


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


def name_problem(name: str) -> str | None:
    """Why this can't be a deck's name; None when it can."""
    if not name or name != name.strip():
        return "the name is empty or has blanks around it"
    if len(name) > NAME_LENGTH:
        return f"the name has {len(name)} characters; at most {NAME_LENGTH} are allowed"
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in _BIDI_CONTROLS for letter in name):
        return "the name has a line break or another control character"
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        return "the name has nothing to see in it"
    return None


def _one_or_many(codes: tuple[str, ...]) -> str | list[str] | None:
    if not codes:
        return None
    return codes[0] if len(codes) == 1 else list(codes)


def _kind(value: object) -> str:
    """What a JSON value is, in a reader's words."""
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


def _shown(value: str) -> str:
    """A text of a stranger, short and printable."""
    return ascii(value if len(value) <= 40 else value[:37] + "...")


class _Reader:
    """Collects the problems while it reads, so that all of them can be told at once."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def deck(self, value: dict[Any, Any]) -> DeckList:
        self._keys("", value, required=("name", "format", "characters", "battlefield", "cards"), known=_KEYS)
        return DeckList(
            name=self._name(value.get("name", "-")),
            format=self._format(value.get("format", formats.DEFAULT)),
            characters=tuple(self._characters(value.get("characters", []))),
            battlefields=tuple(self._battlefields(value.get("battlefield"))),
            plots=tuple(self._codes("plots", value.get("plots", []))),
            cards=tuple(self._cards(value.get("cards", {}))),
        )

    def _keys(self, path: str, value: dict[Any, Any], required: Iterable[str], known: Iterable[str]) -> None:
        where = f"{path}: " if path else ""
        self.problems += [f"{where}the key {key!r} is missing" for key in required if key not in value]
        self.problems += [f"{where}unknown key {_shown(str(key))}" for key in value if key not in known]

    def _name(self, value: object) -> str:
        if not isinstance(value, str):
            self.problems.append(f"name: expected a text, got {_kind(value)}")
            return ""
        if problem := name_problem(value):
            self.problems.append(f"name: {problem}")
        return value

    def _format(self, value: object) -> str:
        if not isinstance(value, str):
            self.problems.append(f"format: expected a text, got {_kind(value)}")
            return ""
        if value not in formats.all_formats():
            known = ", ".join(formats.all_formats())
            self.problems.append(f"format: no format has the code {_shown(value)}; known are {known}")
        return value

    def _list(self, path: str, value: object, most: int) -> list[Any]:
        if not isinstance(value, list):
            self.problems.append(f"{path}: expected a list, got {_kind(value)}")
            return []
        if len(value) > most:
            self.problems.append(f"{path}: {len(value)} entries; at most {most} are read")
            return []
        return value

    def _code(self, path: str, value: object) -> str | None:
        if not isinstance(value, str):
            self.problems.append(f"{path}: expected a card code, got {_kind(value)}")
            return None
        if value not in facts.all_cards():
            self.problems.append(f"{path}: no card has the code {_shown(value)}")
            return None
        return value

    def _number(self, path: str, value: object, most: int) -> int | None:
        if type(value) is not int:
            self.problems.append(f"{path}: expected a whole number, got {_kind(value)}")
            return None
        if not 1 <= value <= most:
            shown = str(value) if abs(value) < 10**9 else "a very large number"
            self.problems.append(f"{path}: expected 1 to {most}, got {shown}")
            return None
        return value

    def _codes(self, path: str, value: object) -> list[str]:
        entries = enumerate(self._list(path, value, MOST_CHARACTERS))
        return [code for place, entry in entries if (code := self._code(f"{path}[{place}]", entry))]

    def _battlefields(self, value: object) -> list[str]:
        if value is None:
            return []
        if isinstance(value, list):
            return self._codes("battlefield", value)
        code = self._code("battlefield", value)
        return [code] if code else []

    def _characters(self, value: object) -> list[Member]:
        members = []
        for place, entry in enumerate(self._list("characters", value, MOST_CHARACTERS)):
            if member := self._member(f"characters[{place}]", entry):
                members.append(member)
        return members

    def _member(self, path: str, entry: object) -> Member | None:
        if not isinstance(entry, dict):
            self.problems.append(f"{path}: expected an object with code and dice, got {_kind(entry)}")
            return None
        self._keys(path, entry, required=("code", "dice"), known=("code", "dice"))
        code = self._code(f"{path}.code", entry["code"]) if "code" in entry else None
        dice = self._number(f"{path}.dice", entry["dice"], most=9) if "dice" in entry else None
        return Member(code, dice) if code and dice else None

    def _cards(self, value: object) -> list[tuple[str, int]]:
        if not isinstance(value, dict):
            self.problems.append(f"cards: expected an object of code and copies, got {_kind(value)}")
            return []
        if len(value) > MOST_ENTRIES:
            self.problems.append(f"cards: {len(value)} different cards; at most {MOST_ENTRIES} are read")
            return []
        cards = []
        for key, copies in value.items():
            path = f"cards[{_shown(str(key))}]"
            code, number = self._code(path, key), self._number(path, copies, MOST_COPIES)
            if code and number:
                cards.append((code, number))
        return cards
