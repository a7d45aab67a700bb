"""A subtype that a player names, and the dice of cards that have it (DST-SBT-01, DST-SRH-05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD
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
    """ "Choose a character subtype. Then ...": one that a character of this game has."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        prints = table.setup.prints
        of_characters = {each for card in prints if card.kind == CHARACTER_CARD for each in card.subtypes}
        names = subtypes_of(table)
        return [at for at in range(len(names)) if names[at] in of_characters]

    def says(self, they: bool = False) -> str:
        return NameFirst.says(self, they).replace("a subtype", "a character subtype", 1)


class NameSubtypeInPlay(NameSubtype):
    """ "Choose a subtype on a card you have in play. Then ...": on a plot as well (D-600)."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        cards = [*in_play(table, frame.seat), *(table.plots[frame.seat] if table.plots else ())]
        names = subtypes_of(table)
        return [at for at in range(len(names)) if any([has_subtype(table, card, names[at]) for card in cards])]

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.choices(table, frame):
            table.done(False, 0, frame.it)
        else:
            NameFirst.step(self, table, frame)

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
    """The subtypes of the cards of this game, in the order of their names."""
    return sorted({subtype for printed in table.setup.prints for subtype in printed.subtypes})


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
