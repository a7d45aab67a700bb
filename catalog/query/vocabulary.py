"""Plain words that mean a term of the search language: "hero" is `affiliation:hero`, "cheap" is `cost<=1`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from catalog.models import Affiliation, CardType, Color, Rarity
from catalog.query import sides
from catalog.query.context import Context
from catalog.query.spelling import bare_letters
from sandtable.games.destiny import facts

CHEAP: Final = "cost<=1"
EXPENSIVE: Final = "cost>=4"
_WORDS: Final = {
    "cheap": CHEAP,
    "expensive": EXPENSIVE,
    "free": "cost=0",
    "unique": "is:unique",
    "elite": "is:elite",
    "reprint": "is:reprint",
    "errata": "is:errata",
    "dice": "is:die",
    "die": "is:die",
    "playable": "engine:full",
    "grey": "color:gray",
    "heroes": "affiliation:hero",
    "heroic": "affiliation:hero",
    "villainous": "affiliation:villain",
}
_KEYWORDS: Final = ("ambush", "guardian", "redeploy", "modified")


class Vocabulary:
    """The plain words of this catalogue, each with its term."""

    def __init__(self, context: Context) -> None:
        self.terms = context.tables.terms
        if not self.terms:
            self.terms.update(reversed([(bare_letters(word), term) for word, term in _entries(context)]))

    def term(self, text: str) -> str:
        """The term that one or several plain words stand for; empty where they stand for none."""
        word = bare_letters(text)
        if sides.is_written(text):
            return f"side:{text}"
        return self.terms.get(word) or self.terms.get(word.removesuffix("s"), "")


def _entries(context: Context) -> Iterator[tuple[str, str]]:
    yield from _WORDS.items()
    yield from _choices("color", Color.values)
    yield from _choices("affiliation", Affiliation.values)
    yield from _choices("type", CardType.values)
    yield from _choices("rarity", (rarity.name.lower() for rarity in Rarity))
    yield from _choices("keyword", _KEYWORDS)
    for code, name in context.subtypes.items():
        yield name, f"subtype:{code}"
    for name, color in ((name, code) for code, name in facts.read("names.json")["factions"].items()):
        yield name, f"color:{color}"
    for symbol in facts.SYMBOLS.values():
        yield symbol, f"side:{symbol}"
    for each in context.sets.values():
        yield from ((each.name, f"set:{each.code}"), (each.code, f"set:{each.code}"))
    for word, format in context.formats_by_word.items():
        yield from ((word, f"legal:{word}"), (format.name, f"legal:{word}"))


def _choices(key: str, values: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((value, f"{key}:{value}") for value in values)
