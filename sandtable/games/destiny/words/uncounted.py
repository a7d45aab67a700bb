"""Upgrades that do not count toward an upgrade limit (DST-LIM-01)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, UPGRADE_CARD, WHILE_UNCOUNTED
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.gifts import CopiesFreed
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.pointing import stand_on


class UncountedHere(Triggered):
    """Upgrades of a noun on this character, or on the one that this upgrade is on, do not count."""

    def __init__(self, noun: CardNoun) -> None:
        self.occurrence = WHILE_UNCOUNTED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        here = card if table.is_character(card) else bearer_of(table, card)
        return many == here and self.noun.fits(table, it)


class CopiesUncounted(Triggered):
    """The player's copies of this upgrade, itself among them, do not count on certain characters (D-421)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.occurrence = WHILE_UNCOUNTED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_there = card == it or many == table.host[card]  # itself also before it gets there
        if by != seat or not is_there or not table.is_character(many):
            return False
        prints = table.setup.prints
        return prints[it].title == prints[card].title and self.noun.fits(table, many)


class Uncounted(Paragraph):
    """ "Each equipment on this character does not count toward its upgrade limit"."""

    def __init__(self, noun: CardNoun, where: str, type_: int, toward: str) -> None:
        self.ability = UncountedHere(noun)
        self.where = where
        self.type = type_
        self.toward = toward

    def put_on(self, printed: Print) -> None:
        stand_on(self.where, printed.kind, (self.type,))
        printed.triggers.append(self.ability)
        printed.is_raising = True

    def says(self) -> str:
        return f"Each {self.ability.noun.bare(False)} on {self.where} does not count {self.toward} its upgrade limit."


class CopiesFreeAndUncounted(Paragraph):
    """ "While this upgrade is on ..., your copies of it are non-unique and do not count towards his upgrade limit"."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def put_on(self, printed: Print) -> None:
        printed.triggers += [CopiesFreed(self.noun), CopiesUncounted(self.noun)]
        printed.is_raising = True

    def says(self) -> str:
        return (
            f"While this upgrade is on {self.noun.an()}, your copies of it are non-unique and do not count towards his "
            "upgrade limit."
        )


class ThisUncounted(Triggered):
    """This upgrade does not count on a character of this title."""

    def __init__(self, title: str) -> None:
        self.occurrence = WHILE_UNCOUNTED
        self.title = title

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and table.is_character(many) and table.setup.prints[many].title == self.title


class UncountedWhileOn(Paragraph):
    """ "While this upgrade is on Seventh Sister, it does not count towards her upgrade limit"."""

    def __init__(self, title: str, whose: str) -> None:
        self.title = title
        self.whose = whose

    def put_on(self, printed: Print) -> None:
        stand_on("this upgrade", printed.kind, (UPGRADE_CARD,))
        printed.triggers.append(ThisUncounted(self.title))

    def says(self) -> str:
        return f"While this upgrade is on {self.title}, it does not count towards {self.whose} upgrade limit."


def uncounted_here(noun: CardNoun) -> Paragraph:
    """ "Each equipment on this character does not count toward its upgrade limit"."""
    return Uncounted(noun, "this character", CHARACTER_CARD, "toward")


def uncounted_on_attached(noun: CardNoun) -> Paragraph:
    """The same about attached character."""
    return Uncounted(noun, "attached character", UPGRADE_CARD, "towards")


def copies_free_and_uncounted_on(noun: CharacterNoun) -> Paragraph:
    return CopiesFreeAndUncounted(noun)


def uncounted_while_on(title: str, whose: str) -> Paragraph:
    return UncountedWhileOn(title, whose)
