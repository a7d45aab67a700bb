"""Subtypes: the words for them, and the cards that have one (DST-SBT-01 to 07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.engine.running import IS_COMPILED
from sandtable.games.destiny.lasting import gains_subtype
from sandtable.games.destiny.prints import Giving
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import SUPPORT_CARD, WHILE_SUBTYPE

SPELLED: Final = {
    "bounty-hunter": "bounty hunter",
    "capital-ship": "capital ship",
    "death-star": "Death Star",
    "ewok": "Ewok",
    "gungan": "Gungan",
    "inquisitor": "Inquisitor",
    "jawa": "Jawa",
    "jedi": "Jedi",
    "sith": "Sith",
    "twilek": "Twi'lek",
    "wookiee": "Wookiee",
}
"""The words for subtypes that the data write otherwise."""
MOD: Final = bits_of(("mod",))
"""A support that has attached itself becomes a mod (DST-TYP-06)."""
PLURALS: Final = {"ability": "abilities", "bounty": "bounties", "spy": "spies", "jedi": "Jedi", "sith": "Sith"}


def spelled(subtype: str, plural: bool = False) -> str:
    """ "bounty hunter", "abilities"."""
    word = SPELLED.get(subtype, subtype)
    return PLURALS.get(subtype, f"{word}s") if plural else word


def any_of_them(subtypes: tuple[str, ...], plural: bool = False) -> str:
    """ "Sith", "pirate or bounty hunter", "apprentice, Sith, or Jedi"."""
    words = [spelled(subtype, plural) for subtype in subtypes]
    if len(words) > 2:
        return f"{', '.join(words[:-1])}, or {words[-1]}"
    return " or ".join(words)


def is_among(subtypes: tuple[str, ...], subtype: str) -> bool:
    """True where a subtype is one of a few; compiled, a loop is quicker than `in`."""
    return any(each == subtype for each in subtypes) if IS_COMPILED else subtype in subtypes


def has_subtype(table: Table, card: int, subtype: str) -> bool:
    """True where a card has a subtype, printed or gained; it never counts twice (DST-SBT-03, 05)."""
    printed = table.setup.prints[card]
    if is_among(printed.subtypes, subtype):
        return True
    if subtype == "mod" and printed.kind == SUPPORT_CARD:  # it has attached itself (DST-TYP-06)
        return table.host[card] >= 0
    if table.gained and (card, subtype) in table.gained:
        return True
    if table.lasting and gains_subtype(table, card, subtype):
        return True
    for other in table.watch[WHILE_SUBTYPE]:
        for ability in table.setup.prints[other].triggers:
            if not isinstance(ability, Giving) or ability.gives != subtype:
                continue
            if ability.meets(table, other, table.controller(other), card, table.controller(card), 0):
                return True
    return False


def lacks(table: Table, card: int, bits: i64) -> bool:
    """True where a card has none of the subtypes with these bits (subtype_bits.py): most cards are told at once."""
    if table.setup.prints[card].subtype_bits & bits or bits & MOD:
        return False
    return not table.gained and not table.lasting and not table.watch[WHILE_SUBTYPE]


def has_one_of(table: Table, card: int, subtypes: tuple[str, ...]) -> bool:
    """True where a card has any of these subtypes."""
    return any(has_subtype(table, card, subtype) for subtype in subtypes)
