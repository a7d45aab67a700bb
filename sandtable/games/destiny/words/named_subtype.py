"""A subtype that a player names, and the dice of cards that have it (DST-SBT-01, DST-SRH-05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import CHARACTER_SUBTYPES
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.named_symbol import NameFirst, named
from sandtable.games.destiny.words.nouns.any_card import in_play
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Trait

A_SUBTYPE: Final = "subtype"


class NameSubtype(NameFirst):
    """ "Choose a subtype. ...": of the subtypes those are offered that a card of this game has (D-461)."""

    what = A_SUBTYPE

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return list(range(len(subtypes_of(table))))

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return spelled(subtypes_of(table)[option])


class NameCharacterSubtype(NameSubtype):
    """ "Choose a character subtype. Then ...": one of those that characters have, in this game or not (D-205)."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        names = subtypes_of(table)
        return [at for at in range(len(names)) if names[at] in CHARACTER_SUBTYPES]

    def says(self, they: bool = False) -> str:
        return NameFirst.says(self, they).replace("a subtype", "a character subtype", 1)


class NameSubtypeInPlay(NameSubtype):
    """ "Choose a subtype on a card you have in play. Then ...": on a plot as well (D-600)."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        cards = [*in_play(table, frame.seat), *(table.plots[frame.seat] if table.plots else ())]
        names = subtypes_of(table)
        return [at for at in range(len(names)) if any([has_subtype(table, card, names[at]) for card in cards])]

    def says(self, they: bool = False) -> str:
        return NameFirst.says(self, they).replace("a subtype", "a subtype on a card you have in play", 1)


class OfNamedSubtype(Trait):
    """True for dice of cards with the chosen subtype; gained ones count."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        at = named(table, A_SUBTYPE)
        return at >= 0 and has_subtype(table, table.setup.card_of[thing], subtypes_of(table)[at])

    def says(self) -> str:
        return self.words


def subtypes_of(table: Table) -> list[str]:
    """The subtypes that are printed on cards of this game, then those that only texts give; both by their names."""
    printed = {subtype for card in table.setup.prints for subtype in card.subtypes}
    return sorted(printed) + [subtype for subtype in table.setup.subtypes if subtype not in printed]


def name_subtype(*goal: Phrase) -> Phrase:
    """ "Choose a subtype. (Words about the chosen subtype)"."""
    return NameSubtype(one(goal), False)


def name_character_subtype(*goal: Phrase) -> Phrase:
    return NameCharacterSubtype(one(goal), True)


def name_subtype_in_play(*goal: Phrase) -> Phrase:
    return NameSubtypeInPlay(one(goal), True)


OF_CHOSEN_SUBTYPE: Final = OfNamedSubtype(" with the chosen subtype")
OF_THAT_SUBTYPE: Final = OfNamedSubtype(" with that subtype")
HAVING_THAT_SUBTYPE: Final = OfNamedSubtype(" that have that subtype")
