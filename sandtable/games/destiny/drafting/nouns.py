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
from sandtable.games.destiny.words.nouns.subtypes import spelled

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
    *(f".having(value_of({value}))" for value in (0, 1, 2)),
    *(
        f".having({trait})"
        for trait in (
            "THAT_SYMBOL",
            "COST",
            "NO_COST",
            "RESOURCE_COST",
            "INDIRECT_COST",
            "MODIFIER",
            "ODD_VALUE",
            "EQUAL_OR_LESSER",
            "LIKE_ANOTHER",
        )
    ),
    *(f".not_showing({symbol})" for symbol in SYMBOLS),
    ".not_showing(MELEE, RANGED)",
    *(
        f"{shown}.having(at_most({value}))"
        for shown in (".showing(MELEE, RANGED)", ".not_showing(MELEE, RANGED)")
        for value in (1, 2, 3)
    ),
)
_DIE_KINDS: Final = ("", ".of_character", ".of_support", ".of(UPGRADE_CARD)", ".of_character_or_upgrade")
_DIE_CARDS: Final = (
    ".unique",
    ".non_unique",
    ".of_cards(NO_CHARACTER)",
    *(f".{word}of_side({side})" for word in ("", "not_") for side in ("HERO", "VILLAIN")),
)
_HOLDERS: Final = (".its", ".of_it", ".of_this_character", ".of_attached")
_KINDS: Final = (
    "CARD",
    "UPGRADE",
    "DOWNGRADE",
    "SUPPORT",
    "CARD.kind(EVENT_CARD)",
    "CARD.kind(UPGRADE_CARD, SUPPORT_CARD)",
)
_ANY_SUBTYPE: Final = "weapon"
_ANY_SUBTYPES: Final = (_ANY_SUBTYPE, "vehicle")
_CALLED: Final = ("", f'.called("{_ANY_SUBTYPE}")')
_SUBTYPES: Final = tuple(
    f".{word}".replace("*", names)
    for word in ("called(*)", "having(being(*))")
    for names in (f'"{_ANY_SUBTYPE}"', f'"{_ANY_SUBTYPE}", "vehicle"')
)
_QUALITIES: Final = tuple(
    f".having({word})"
    for word in (
        "ELITE", "IS_HERO", "IS_NEUTRAL", "IS_VILLAIN", "NOT_HERO", "NOT_VILLAIN", "not_colored(BLUE)",
        "not_colored(RED)", "not_colored(YELLOW)",
        *(f'health_at_least({least}{words})' for least in range(5, 16) for words in ("", ', "with"')),
    )
)  # fmt: skip
_COSTS: Final = tuple(f".having(cost_at_most({most}))" for most in range(5))

FORMS: Final = ("singular", "plural", "bare", "bares", "an")
"""The ways in which a noun says itself: one thing, several, both without an owner, and one with an article."""


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
    return (False,) if form.startswith(("bare", "an")) else (False, True)


def said(noun: Any, form: str, *, they: bool) -> str:
    """The text of a noun in one form."""
    if form == "an":
        return str(noun.an())
    if form.startswith("bare"):
        return str(noun.bare(form == "bares"))
    return str(noun.singular(they) if form == "singular" else noun.plural(they))


def noun_sources(kind: str, form: str, text: str, *, they: bool) -> Iterator[str]:
    """The sources of nouns of a kind that say this plain text; a subtype is read like the one in the book."""
    texts = book().get((kind, form, they), {})
    if text in texts:
        yield texts[text]
    if form == "an" and (title := _titles().get(text)) is not None:
        yield from (f'{word}.titled("{title}")' for word in _TITLED.get(kind, ()))
    found = [_subtypes()[word[0]] for word in _subtype_words().finditer(text)]
    for count in (1, 2):
        if len(found) >= count:
            yield from _with_subtypes(texts, text, found[:count])


def _with_subtypes(texts: dict[str, str], text: str, found: list[tuple[str, bool]]) -> Iterator[str]:
    """The source of a text like one of the book, where the book has other subtypes."""
    left = iter(zip(_ANY_SUBTYPES, found, strict=False))

    def of_the_book(word: re.Match[str]) -> str:
        other, (_, plural) = next(left)
        return f"{other}s" if plural else other

    like = texts.get(_an(_subtype_words().sub(of_the_book, text, count=len(found))))
    named = {other: subtype for other, (subtype, _) in zip(_ANY_SUBTYPES, found, strict=False)}
    if like is not None and all(f'"{other}"' in like for other in named):
        yield re.sub(r'"(\w+)"', lambda word: f'"{named.get(word[1], word[1])}"', like)


def _an(text: str) -> str:
    """The article for the words of the book, which begin like "weapon"."""
    return re.sub(rf"\ban (?={_ANY_SUBTYPE}\b)", "a ", text)


_TITLED: Final = {"character": ("CHARACTER",), "any card": ("ANY_CARD",)}


@cache
def _titles() -> dict[str, str]:
    """The titles of cards by their plain words, without those in quotation marks."""
    return {plain(card.name): card.name for card in all_cards().values() if '"' not in card.name}


@cache
def _subtypes() -> dict[str, tuple[str, bool]]:
    """Every subtype by its plain words: the subtype, and whether the words are a plural."""
    names = {str(name) for card in all_cards().values() for name in card.subtypes}
    words = {plain(spelled(name, plural=True)): (name, True) for name in names}
    return words | {plain(spelled(name)): (name, False) for name in names}


@cache
def _subtype_words() -> re.Pattern[str]:
    """Any subtype, the longest first."""
    words = sorted(_subtypes(), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")


def _sources() -> Iterator[tuple[str, str]]:
    for shown in _SHOWING:
        yield "die", f"DIE.theirs{shown}"
    for whose, *filters in product(_WHOSE, _COLORS, _DIE_KINDS, ("", ".other"), _SHOWING):
        yield "die", f"DIE{whose}{''.join(filters)}"
    for shown in _SHOWING:
        yield "die", f"DIE.yours.unresolved{shown}"
    for whose, *filters in product(_WHOSE, _DIE_CARDS, ("", ".red"), ("", ".of_character"), _SHOWING):
        yield "die", f"DIE{whose}{''.join(filters)}"
    for whose, *filters in product(_WHOSE, _COLORS, (f'.called("{_ANY_SUBTYPE}")',), ("", ".of_support"), _SHOWING):
        yield "die", f"DIE{whose}{''.join(filters)}"
    for whose, *filters in product(("", ".yours"), (".another",), _DIE_KINDS, _SHOWING):
        yield "die", f"DIE{whose}{''.join(filters)}"
    for own, kind, shown in product(_HOLDERS, ("", ".of_character"), _SHOWING):
        yield "die", f"DIE{own}{kind}{shown}"
    for whose, *filters in product(
        _WHOSE, ("", ".exhausted", ".ready"), ("", ".unique", ".non_unique"), _COLORS, ("", ".other"), ("", ".defeated")
    ):
        yield "character", f"CHARACTER{whose}{''.join(filters)}"
    for whose, unique, color, quality in product(
        _WHOSE, ("", ".unique", ".non_unique"), _COLORS, (*_SUBTYPES, *_QUALITIES)
    ):
        yield "character", f"CHARACTER{whose}{unique}{quality}{color}"
    yield "character", "CHARACTER.not_yours"
    for color, subtypes in product(_COLORS, ("", *_SUBTYPES)):
        yield "character", f"CHARACTER.you_control{subtypes}{color}"
    for color, subtypes in product(_CARD_COLORS, _SUBTYPES[:2]):
        yield "any card", f"ANY_CARD.you_control{subtypes}{color}"
    for whose, color, called in product(_WHOSE, _CARD_COLORS, _SUBTYPES[:2]):
        yield "any card", f"ANY_CARD{whose}{color}{called}"
    for kind, whose, color, cost in product(("SUPPORT", "UPGRADE"), _WHOSE, _CARD_COLORS, _COSTS):
        yield "card", f"{kind}{whose}{color}{cost}"
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
