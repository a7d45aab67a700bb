"""Conditions about dice: what an earlier step's die was, and the dice that players have in their pools."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Restriction
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.noun import OPPOSING, YOURS, seats_of
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.restrictions import Only


class ItWasDie(Condition):
    """ "If it was a character die": the owner and the card of an earlier step's die, wherever it lies now."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        die = frame.it
        if die == NOTHING or table.die_seat(die) not in seats_of(self.noun.whose, table, frame):
            return False
        return self.noun.fits_card(table, die, frame)

    def says(self) -> str:
        return f"it was {'your ' + self.noun.bare(False) if self.noun.whose == YOURS else self.noun.singular(False)}"


class ItShows(Condition):
    """ "If it rolled damage": an earlier step's die, still in a pool, is now one of these."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need(self.words, it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return is_shown(table, frame.it) and self.noun.fits(table, frame.it, frame)

    def says(self) -> str:
        return self.words


class HasDice(Condition):
    """ "If an opponent has two or more dice showing blanks"."""

    def __init__(self, least: int, noun: DieNoun) -> None:
        self.least = least
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        """True for one player with that many."""
        found = self.noun.find(table, frame)
        return any(
            sum(1 for die in found if table.die_seat(die) == seat) >= self.least
            for seat in seats_of(self.noun.whose, table, frame)
        )

    def says(self) -> str:
        who = "an opponent has" if self.noun.whose == OPPOSING else "you have"
        return f"{who} {NUMBER_WORDS[self.least]} or more {self.noun.bare(True)}"


class HasExactly(HasDice):
    """ "If you have exactly one character die in your pool"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) == self.least

    def says(self) -> str:
        return f"you have exactly {NUMBER_WORDS[self.least]} {self.noun.bare(self.least != 1)} in your pool"


class WithDice(Restriction):
    """ "Play only if you have dice showing melee damage and shields": at least one die of each kind."""

    def __init__(self, nouns: tuple[DieNoun, ...], words: str, least: int = 1) -> None:
        self.nouns = nouns
        self.words = words
        self.least = least
        """The fewest dice of each kind."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        frame = Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0)
        return all(len(noun.find(table, frame)) >= self.least for noun in self.nouns)

    def says(self) -> str:
        return f"Play only if {self.words}."


class Outnumbered(Restriction):
    """ "Play only if an opponent has more dice in their pool than you have in yours"."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def met(self, table: Table, seat: int, card: int) -> bool:
        mine = self._count(table, seat, card)
        return any(self._count(table, other, card) > mine for other in table.opponents(seat))

    def _count(self, table: Table, seat: int, card: int) -> int:
        frame = Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0)
        return sum(1 for die in table.pools[seat] if self.noun.fits(table, die, frame))

    def says(self) -> str:
        return f"Play only if {self.words}."


def it_was_die(noun: DieNoun) -> Condition:
    return ItWasDie(noun)


def it_now_shows(noun: DieNoun, words: str) -> Condition:
    """The die of an earlier step, in these words: "that die is showing a blank ([blank])"."""
    return ItShows(noun, words)


def has_dice(least: int, noun: DieNoun) -> Condition:
    return HasDice(least, noun)


def has_exactly(count: int, noun: DieNoun) -> Condition:
    """The condition that a pool of yours holds exactly this number of these dice."""
    return HasExactly(count, noun)


def play_with_a_die(noun: DieNoun) -> Paragraph:
    """ "Play only if you have one or more dice showing melee damage." """
    return Only(WithDice((noun,), f"you have one or more {noun.bare(True)}"))


def play_with_several(least: int, noun: DieNoun) -> Paragraph:
    """ "Play only if you have 2 or more dice showing blanks." """
    return Only(WithDice((noun,), f"you have {least} or more {noun.bare(True)}", least))


def play_with_dice(one: DieNoun, other: DieNoun) -> Paragraph:
    """ "Play only if you have dice showing melee damage and shields." """
    return Only(
        WithDice((one, other), f"you have {one.bare(True)} and {other.bare(True).removeprefix('dice showing ')}")
    )


def outnumbered(words: str, noun: DieNoun = DIE) -> Paragraph:
    """A play restriction in these words; an opponent has more such dice."""
    return Only(Outnumbered(noun, words))
