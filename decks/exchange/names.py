"""The meaning of names, set codes and numbers: which cards a few words may mean."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from catalog.near_words import NearWords
from sandtable.games.destiny import facts
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format

_ALIASES: Final = {"awk": "AW", "2pg": "TPG", "con": "CONV", "rivals": "RIV"}
"""Spellings of sets that players use beside code and name."""

_LIKE: Final = 0.72
"""Names at least this similar are suggested."""
_ALMOST: Final = 0.88
"""A name this similar, with no rival near it, is a slip of the keyboard."""
_SHORTEST_SLIP: Final = 7
"""Letters of the shortest name whose slips are corrected without asking."""


def plain(words: str) -> str:
    """Letters and digits alone, without case, accents and blanks: "Padmé's R2-D2" is "padmesr2d2"."""
    spelled = unicodedata.normalize("NFKD", words.replace("&", " and ")).casefold()
    return "".join(letter for letter in spelled if letter.isalnum())


def words_of(text: str) -> frozenset[str]:
    """The words of a name, each of them plain."""
    apart = "".join(letter if letter.isalnum() or letter in "'’" else " " for letter in text)
    return frozenset(filter(None, map(plain, apart.split())))


# Sets and places ------------------------------------------------------------------------------------------------------


@cache
def _sets() -> dict[str, dict[str, Any]]:
    return {each["code"]: each for each in facts.read("sets.json")}


def set_names() -> dict[str, str]:
    """Names of sets by code, in order of appearance in the list."""
    return {code: each["name"] for code, each in _sets().items()}


@cache
def _set_codes() -> dict[str, str]:
    names = {plain(name): code for code, name in set_names().items()}
    return {**_ALIASES, **names, **{plain(code): code for code in _sets()}}


def set_code(text: str) -> str:
    """The code of the set that this names, by code, name or usual spelling; empty where none does."""
    return _set_codes().get(plain(text), "")


@cache
def set_spellings() -> tuple[str, ...]:
    """Every spelling of a set, for a pattern; the longest first."""
    found = {*set_names().values(), *_sets(), *_ALIASES}
    return tuple(sorted(found, key=lambda each: (-len(each), each)))


@cache
def _by_place() -> dict[tuple[str, int], tuple[str, ...]]:
    places: dict[tuple[str, int], tuple[str, ...]] = {}
    for found in all_cards().values():
        key = found.set_code, found.position
        places[key] = (*places.get(key, ()), found.code)
    return places


def at(set: str, position: int, letter: str = "") -> tuple[str, ...]:
    """Codes of the cards with this number in a set; with a letter, of the side of a card with this printed number."""
    return _by_print().get((set, f"{position:03}{letter}"), ()) if letter else _by_place().get((set, position), ())


@cache
def _by_print() -> dict[tuple[str, str], tuple[str, ...]]:
    return {(found.set_code, code[-4:]): (code,) for code, found in all_cards().items() if not code.isdigit()}


# Names ----------------------------------------------------------------------------------------------------------------


@cache
def _by_name() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Codes by full name, and codes by title alone."""
    full: dict[str, tuple[str, ...]] = {}
    titles: dict[str, tuple[str, ...]] = {}
    for found in all_cards().values():
        for index, name in ((full, found.full_name), (titles, found.name)):
            index[plain(name)] = (*index.get(plain(name), ()), found.code)
    return full, titles


def called(words: str) -> tuple[str, ...]:
    """Codes of the cards with this full name, and then of those with this title."""
    full, titles = _by_name()
    key = plain(words)
    return tuple(dict.fromkeys((*full.get(key, ()), *titles.get(key, ())))) if key else ()


def is_name_of(words: str, code: str) -> bool:
    """True for the full name or the title of a card."""
    found = card(code)
    return plain(words) in (plain(found.full_name), plain(found.name))


def with_words(words: str, type: str) -> tuple[str, ...]:
    """Codes of the cards of a type that have all these words in their name: "Phasma" for Captain Phasma."""
    wanted = words_of(words)
    if not wanted or max(map(len, wanted)) < 4:
        return ()
    return tuple(code for code, found in _words_by_code().items() if wanted <= found and card(code).type == type)


@cache
def _words_by_code() -> dict[str, frozenset[str]]:
    return {code: words_of(found.full_name) for code, found in all_cards().items()}


# Similar names --------------------------------------------------------------------------------------------------------


def similar(words: str, most: int = 5) -> tuple[list[tuple[float, str]], bool]:
    """Plain names like these words with how alike they are, the likest first; and whether it is but a slip."""
    key = plain(words)[:80]
    if len(key) < 3:
        return [], False
    found = _names().near(key, least=_LIKE)[:most]
    is_slip = bool(found) and len(key) >= _SHORTEST_SLIP and found[0][0] >= _ALMOST
    return found, is_slip and (len(found) == 1 or found[0][0] - found[1][0] > 0.04)


@cache
def _names() -> NearWords:
    full, titles = _by_name()
    return NearWords({*full, *titles})


# The likeliest of several ---------------------------------------------------------------------------------------------


def likeliest_first(
    codes: Iterable[str], format: Format, *, type: str = "", set: str = "", words: str = ""
) -> tuple[str, ...]:
    """Cards in the order a reader means them: the type of the heading, the set that was named, legal, then newest.

    Of equally legal ones those go first whose whole name is in the `words`.
    """

    def order(code: str) -> tuple[object, ...]:
        found = card(code)
        return (
            bool(type) and found.type != type,
            bool(set) and found.set_code != set,
            format.bans(code),
            not _is_in(format, found),
            not any(_is_in(format, card(each)) for each in facts.prints_of(code)),
            bool(words) and plain(words) != plain(found.full_name),
            _age(found),
            code,
        )

    return tuple(sorted(dict.fromkeys(codes), key=order))


def _is_in(format: Format, found: CardFacts) -> bool:
    return format.sets is None or found.set_code in format.sets


def _age(found: CardFacts) -> int:
    return _ages()[found.set_code]


@cache
def _ages() -> dict[str, int]:
    """The rank of a set by its day of release, the newest first; without a day, by its place in the list."""
    order = sorted(_sets().values(), key=lambda each: (each.get("released") or "", each["position"]), reverse=True)
    return {each["code"]: rank for rank, each in enumerate(order)}
