# interpreted: reads texts, only for people who add cards
"""Nouns by their own words: every combination of filters says itself once, and is found again by this text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from sandtable.games.destiny.drafting.sources import built
from sandtable.games.destiny.drafting.texts import plain, usual
from sandtable.games.destiny.facts import all_cards

_WHOSE: Final = ("", ".yours", ".opposing")
_COLORS: Final = ("", ".red", ".blue", ".yellow", ".colored(GRAY)")
_CARD_COLORS: Final = ("", ".colored(RED)", ".colored(BLUE)", ".colored(YELLOW)", ".colored(GRAY)")
SYMBOLS: Final = (
    "BLANK",
    "MELEE",
    "RANGED",
    "SHIELD",
    "RESOURCE",
    "DISRUPT",
    "DISCARD",
    "FOCUS",
    "SPECIAL",
    "INDIRECT",
)
_SHOWING: Final = (
    "",
    *(f".showing({symbol})" for symbol in SYMBOLS),
    ".showing(MELEE, RANGED)",
    ".modified",
    *(f".having({bound}({value}))" for bound in ("at_least", "at_most") for value in (1, 2, 3, 4)),
    ".having(THAT_SYMBOL)",
)
_DIE_KINDS: Final = ("", ".of_character", ".of_support", ".of(UPGRADE_CARD)")
_KINDS: Final = ("CARD", "UPGRADE", "SUPPORT", "CARD.kind(EVENT_CARD)", "CARD.kind(UPGRADE_CARD, SUPPORT_CARD)")
_ANY_SUBTYPE: Final = "weapon"
_CALLED: Final = ("", f'.called("{_ANY_SUBTYPE}")')

FORMS: Final = ("singular", "plural", "bare", "bares")
"""The ways in which a noun says itself: one thing, several, and both without an owner."""


@cache
def book() -> dict[tuple[str, str, bool], dict[str, str]]:
    """By kind of noun, form and "they": the source of each text. The shortest source of a text is kept, and one that
    points back only where no other says the same."""
    found: dict[tuple[str, str, bool], dict[str, str]] = {}
    for kind, source in sorted(_sources(), key=lambda each: (".theirs" in each[1], len(each[1]))):
        noun = built(source)
        for form in FORMS:
            texts = {they: usual(plain(said(noun, form, they=they))) for they in _speakers(form)}
            for they in (False, True):
                found.setdefault((kind, form, they), {}).setdefault(texts.get(they, texts[False]), source)
    return found


def _speakers(form: str) -> tuple[bool, ...]:
    """Only words with an owner differ by the one who speaks."""
    return (False,) if form.startswith("bare") else (False, True)


def said(noun: Any, form: str, *, they: bool) -> str:
    """The text of a noun in one form."""
    if form.startswith("bare"):
        return str(noun.bare(form == "bares"))
    return str(noun.singular(they) if form == "singular" else noun.plural(they))


def noun_sources(kind: str, form: str, text: str, *, they: bool) -> Iterator[str]:
    """The sources of nouns of a kind that say this plain text; a subtype is read like the one in the book."""
    texts = book().get((kind, form, they), {})
    if text in texts:
        yield texts[text]
    found = _subtypes().search(text)
    if found:
        like = texts.get(_subtypes().sub(_ANY_SUBTYPE, text, count=1))
        if like is not None and _ANY_SUBTYPE in like:
            yield like.replace(f'"{_ANY_SUBTYPE}"', f'"{found[0]}"')


@cache
def _subtypes() -> re.Pattern[str]:
    """Any subtype of a card, the longest first."""
    names = {str(name).casefold() for card in all_cards().values() for name in card.subtypes}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?=s?\b)")


def _sources() -> Iterator[tuple[str, str]]:
    for shown in _SHOWING:
        yield "die", f"DIE.theirs{shown}"
    for whose, *filters in product(_WHOSE, _COLORS, _DIE_KINDS, ("", ".other"), _SHOWING):
        yield "die", f"DIE{whose}{''.join(filters)}"
    for own, shown in product((".its", ".of_it", ".yours.unresolved"), _SHOWING):
        yield "die", f"DIE{own}{shown}"
    for whose, *filters in product(
        _WHOSE, ("", ".exhausted", ".ready"), ("", ".unique", ".non_unique"), _COLORS, ("", ".other"), ("", ".defeated")
    ):
        yield "character", f"CHARACTER{whose}{''.join(filters)}"
    for kind, whose, color, called in product(_KINDS, _WHOSE, _CARD_COLORS, _CALLED):
        yield "card", f"{kind}{whose}{color}{called}"
    for kind, whose, color, called, place in product(_KINDS, _WHOSE[1:], _CARD_COLORS, _CALLED, _PLACES):
        yield place[1], f"{kind}{whose}{place[0]}{color}{called}"
    for pile, whose in product(("HAND", "DECK"), _WHOSE):
        yield pile.lower(), f"{pile}{whose}"
    yield "deck", "ANY_DECK"


_PLACES: Final = (
    (".in_hand", "card of hand"),
    (".in_discard", "card of pile"),
    (".in_discard_or_hand", "card of pile"),
)
