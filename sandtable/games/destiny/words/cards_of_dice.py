"""Words about a die and the card that it belongs to."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import SIDES_RESOLVED
from sandtable.games.destiny.resolved_dice import resolved_value
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tokens import DAMAGE, tokens_on
from sandtable.games.destiny.words.events_of_play import DICE_OF_ATTACHED, THIS_DIE_ALONE, ResolveThisDie
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.measured import Measured
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.occasions import Occasion
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need
from sandtable.games.destiny.words.targets.pointed import this_die
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Choose


class ItsSupportIsDamaged(Condition):
    """ "That support has damage on it": the card of an earlier step's die, while it is in play."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and tokens_on(table, table.setup.card_of[frame.it], DAMAGE) > 0

    def says(self) -> str:
        return "that support has damage on it"


class ResolveThisOfValue(ResolveThisDie):
    """ "You resolve this die showing a value of 1": its side counts, and modifiers don't."""

    asks_for = SIDES_RESOLVED

    def __init__(self, value: int) -> None:
        ResolveThisDie.__init__(self, (), THIS_DIE_ALONE, f"this die showing a value of {value}")
        self.value = value

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return ResolveThisDie.meets(self, table, card, seat, it, by, many) and resolved_value(table, it) == self.value


class SomeOfThose(Condition):
    """ "You just rolled a die showing damage": one of the dice that the words around hold, in these words."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self) -> str:
        return self.words


def some_of_those(noun: DieNoun, words: str) -> Condition:
    return SomeOfThose(noun, words)


def reading(die: Target[ADie], phrase: Phrase) -> Phrase:
    """Words with an amount that is read from a die; only they are said, and "that die" in them is this one."""
    return Measured(Choose(die), phrase)


def by_this_die(phrase: Phrase) -> Phrase:
    """The same about a die of this card in the pool."""
    return reading(this_die(), phrase)


def resolving_die_of_attached(word: str) -> Occasion:
    """ "You resolve attached creature's die": a die of the support that this upgrade is on."""
    return ResolveThisDie((), DICE_OF_ATTACHED, f"attached {word}'s die")


def resolving_this_of(value: int) -> Occasion:
    return ResolveThisOfValue(value)


THAT_SUPPORT_IS_DAMAGED: Final = ItsSupportIsDamaged()
