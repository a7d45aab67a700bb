# interpreted: only the catalogue and reports ask
"""The kinds of words and mechanics that a card which can't be played yet waits for.

`data/waiting.json` holds the kinds by card code. `manage.py coverage destiny --missing --keep` writes it from printed
texts that somebody owns; a kind is a name from `KINDS`, so that no printed sentence is kept. `data/left_out.toml` holds
the reasons of cards that somebody tried to encode and left.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.games.destiny.facts import card, read
from sandtable.games.destiny.text import is_encoded

DATA: Final = "waiting.json"
ENCODING: Final = "encoding"
"""The kind of a card whose words all stand: only somebody has to write it down."""
KINDS: Final = (
    "dice",
    "characters",
    "cards",
    "hand",
    "deck",
    "effect",
    "condition",
    "occasion",
    "ongoing",
    "set-aside",
    "memory",
    "lasting",
    "piloting",
    "deckbuilding",
    "attaching",
    "flipping",
    "plot",
    "detect",
    "renew",
    "power-action",
    "wording",
    ENCODING,
)
"""Every kind, in the order in which a page tells them."""
_BY_MECHANIC: Final = {
    "set-aside zone": "set-aside",
    "memory of the round": "memory",
    "lasting effects": "lasting",
    "Piloting": "piloting",
    "Team Up and deck texts": "deckbuilding",
    "attaching elsewhere": "attaching",
    "flipping": "flipping",
    "other plots": "plot",
    "Detect": "detect",
    "Renew": "renew",
    "uses of Power Actions": "power-action",
    "die sides of later sets": "dice",
}
_BY_NOUN: Final = {
    "die": "dice",
    "character": "characters",
    "card in play": "cards",
    "card of a hand": "hand",
    "hand": "hand",
    "card of a discard pile": "deck",
    "deck": "deck",
}
_BY_PART: Final = {"verb": "effect", "ongoing": "ongoing", "condition": "condition", "occasion": "occasion"}


def waits_for(code: str) -> tuple[str, ...]:
    """The kinds of words and mechanics that a card waits for, in the order of KINDS; () for a card that plays.

    A reprint waits with its first print.
    """
    if is_encoded(code):
        return ()
    return kept_kinds().get(card(code).reprint_of or code, (ENCODING,))


def why_left_out(code: str) -> str:
    """The reason why somebody who tried to encode the card left it out; "" where nobody did, or the card plays."""
    return "" if is_encoded(code) else _left_out().get(card(code).reprint_of or code, "")


def kinds_of(missing: Iterable[str]) -> tuple[str, ...]:
    """The kinds of missing words, as `drafting.missing` names them; ENCODING where there is none."""
    found = {_kind(name) for name in missing} or {ENCODING}
    return tuple(kind for kind in KINDS if kind in found)


def _kind(name: str) -> str:
    part, _colon, rest = name.partition(": ")
    if part == "noun":
        return _BY_NOUN.get(rest.partition(",")[0], "wording")
    return _BY_MECHANIC.get(name) or _BY_PART.get(part.partition(" (")[0], "wording")


def kept_text(kinds: Mapping[str, tuple[str, ...]]) -> str:
    """The text of the data file: a line for each card, in the order of codes."""
    lines = (f'  "{code}": "{" ".join(each)}"' for code, each in sorted(kinds.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


@cache
def kept_kinds() -> dict[str, tuple[str, ...]]:
    """The kinds that the data file holds, by code of the first print. Cards that play since then are still in it."""
    held: dict[str, str] = read(DATA)
    return {code: tuple(kinds.split()) for code, kinds in held.items()}


@cache
def _left_out() -> dict[str, str]:
    text = files(__package__).joinpath("data", "left_out.toml").read_text(encoding="utf-8")
    reasons: dict[str, str] = tomllib.loads(text)
    return reasons
