"""Conditions, occasions and choices that double-sided cards and plots need."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DEFEATED,
    AFTER_FLIPPED,
    AFTER_PLAYED,
    AFTER_REROLL_ACTION,
    AFTER_UPKEEP_BEGAN,
    BEFORE_DEFEATED,
    BEFORE_TAKEN,
    EVENT_CARD,
)
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.choices import EitherOr
from sandtable.games.destiny.words.english import without_same_verb
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun, defeated
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, A_PIECE, A_SEAT, NOTHING_YET, Handed, need


class UpkeepBegins(Occasion):
    """ "The upkeep phase begins": before its first step (DST-TIM-06)."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the upkeep phase begins"


class UpkeepStarts(UpkeepBegins):
    """The same in the words "the start of the upkeep phase"."""

    def says(self) -> str:
        return "the start of the upkeep phase"


class ThisWasFlipped(Occasion):
    """ "This card was flipped": it looks at the side that is up afterwards (DST-DBL-11)."""

    about = A_CARD

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this card was flipped"


class OpponentRerolls(Occasion):
    """ "An opponent takes the discard to reroll action" (DST-RER-01)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent takes the discard to reroll action"


class NonEventPlayed(Occasion):
    """ "You play a non-event card"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and table.setup.prints[it].kind != EVENT_CARD

    def says(self) -> str:
        return "you play a non-event card"


class ThisTakesDamage(Occasion):
    """ "This character takes damage", before it does (DST-DMX-02)."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this character takes damage"


class YoursOfKindDefeated(Occasion):
    """ "One of your trooper characters is defeated"."""

    about = A_CHARACTER

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_DEFEATED
        self.before = BEFORE_DEFEATED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.controller(it) == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"one of your {self.noun.bare(True)} is defeated"


class OtherOfYoursDefeated(YoursOfKindDefeated):
    """ "One of your other Blue characters is defeated"."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it != card and YoursOfKindDefeated.meets(self, table, card, seat, it, by, many)

    def says(self) -> str:
        return f"one of your other {self.noun.bare(True)} is defeated"


class WasJustDefeated(Condition):
    """ "That character was just defeated": by what earlier words did to it."""

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.it) and not table.is_in_play(frame.it)

    def says(self) -> str:
        return "that character was just defeated"


class IsElite(Condition):
    """ "It's elite", about the card with these words (DST-ELT-01)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def holds(self, table: Table, frame: Frame) -> bool:
        return is_elite(table, frame.card)

    def says(self) -> str:
        return self.words


class OpponentHasDefeated(Condition):
    """ "An opponent has a defeated character"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([len(defeated(table, seat)) > 0 for seat in table.opponents(frame.seat)])

    def says(self) -> str:
        return "an opponent has a defeated character"


class NumberIf(Amount):
    """ "1 if you spot a plot": the number under a condition, and 0 without it."""

    def __init__(self, number: int, condition: Condition) -> None:
        self.number = number
        self.condition = condition

    def reads(self, it: int, this: int) -> None:
        self.condition.reads(it, this)

    def value(self, table: Table, frame: Frame) -> int:
        return self.number if self.condition.holds(table, frame) else 0

    def says(self) -> str:
        return f"{self.number} if {self.condition.says()}"


class EitherOrBoth(EitherOr):
    """ "Either A or B. If ..., you may do both in any order": with the condition the player may also do both.

    The choice of both, and of the order, is made at once; the second effect sees what the first one did.
    """

    def __init__(self, first: Phrase, second: Phrase, condition: Condition, is_bare: bool = False) -> None:
        EitherOr.__init__(self, first, second)
        self.condition = condition
        self.is_bare = is_bare
        """True for "A or B" without "either"."""

    def hands_on(self, it: int, this: int) -> Handed:
        self.condition.reads(it, this)
        handed = EitherOr.hands_on(self, it, this)
        kinds = handed.either()
        self.first.hands_on(kinds | it, this)
        self.second.hands_on(kinds | it, this)
        return Handed(kinds, kinds)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            both = [FIRST_THEN_SECOND, SECOND_THEN_FIRST] if self.condition.holds(table, frame) else []
            table.put(frame.seat, [0, 1, *both])
        elif frame.step == 1:
            frame.step = 2
            frame.numbers = (frame.it,)
            table.push(self.first if frame.answer in (0, FIRST_THEN_SECOND) else self.second, frame)
        elif frame.step == 2 and frame.answer in (FIRST_THEN_SECOND, SECOND_THEN_FIRST):
            frame.step = 3
            frame.it = frame.numbers[0]
            table.push(self.second if frame.answer == FIRST_THEN_SECOND else self.first, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        first, second = self.first.says(they), self.second.says(they)
        head = f"{first} or {without_same_verb(first, second)}" if self.is_bare else f"either {first}, or {second}"
        return f"{head}. If {self.condition.says()}, {'they' if they else 'you'} may do both in any order"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        first, second = self.first.says(), self.second.says()
        if option == FIRST_THEN_SECOND:
            return f"both: {first}, then {second}"
        if option == SECOND_THEN_FIRST:
            return f"both: {second}, then {first}"
        return first if option == 0 else second


FIRST_THEN_SECOND: Final = 2
SECOND_THEN_FIRST: Final = 3


def number_if(number: int, condition: Condition) -> Amount:
    """The number where the condition holds, otherwise 0."""
    return NumberIf(number, condition)


def either_or_both(first: Phrase, second: Phrase, condition: Condition) -> Phrase:
    """Either of the phrases, and both of them, in any order, where the condition holds."""
    return EitherOrBoth(first, second, condition)


def one_or_both(first: Phrase, second: Phrase, condition: Condition) -> Phrase:
    """The same in the words "A or B"."""
    return EitherOrBoth(first, second, condition, True)


def is_elite_as_said(words: str) -> Condition:
    """This card is elite, in these words: "it's elite", "this character is elite"."""
    return IsElite(words)


def defeated_other_of_yours(noun: CharacterNoun) -> Occasion:
    """ "One of your other Blue characters is defeated"."""
    return OtherOfYoursDefeated(noun)


def defeated_of_yours(noun: CharacterNoun) -> Occasion:
    """ "One of your trooper characters is defeated"."""
    return YoursOfKindDefeated(noun)


OPPONENT_REROLLED: Final = OpponentRerolls(AFTER_REROLL_ACTION, NEVER)
PLAYED_NON_EVENT: Final = NonEventPlayed(AFTER_PLAYED, NEVER)
THIS_TAKES: Final = ThisTakesDamage(NEVER, BEFORE_TAKEN)
UPKEEP_STARTS: Final = UpkeepStarts(AFTER_UPKEEP_BEGAN, NEVER)
UPKEEP_BEGINS: Final = UpkeepBegins(AFTER_UPKEEP_BEGAN, NEVER)
THIS_FLIPPED: Final = ThisWasFlipped(AFTER_FLIPPED, NEVER)
JUST_DEFEATED: Final = WasJustDefeated()
OPPONENT_HAS_DEFEATED: Final = OpponentHasDefeated()
