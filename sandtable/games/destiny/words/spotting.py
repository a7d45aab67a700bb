"""Cards that are spotted for what follows: one of them, as many as can be paid, others than the target (DST-SPX-01)."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.picked import Exactly
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.cards import ANY_NUMBER, SpotUpTo


class SpotOne(Phrase):
    """Spot a character of which later words ask a quality; a player is asked only where it makes a difference."""

    hands = A_CHARACTER

    def __init__(self, noun: CharacterNoun, quality: Quality) -> None:
        self.noun = noun
        self.quality = quality

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            found = self._found(table, frame)
            frame.step = 1
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        table.done(True, 1, frame.answer)

    def _found(self, table: Table, frame: Frame) -> list[int]:
        """The first character with the quality and the first one without it."""
        found: list[int] = []
        for is_so in (True, False):
            alike = [
                each for each in spotted_things(self.noun, table, frame) if self.quality.suits(table, each) == is_so
            ]
            found += alike[:1]
        return found

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(spotted_things(self.noun, table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Spot which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option)


class SpotAndSpend(SpotUpTo):
    """ "Spot any number of troopers and spend that many resources": no more than can be paid."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, list(range(self._payable(table, frame) + 1))):
                return
        if frame.answer > 0:
            moves.spend(table, frame.seat, frame.answer)
        table.done(frame.answer > 0, frame.answer, frame.it)

    def _payable(self, table: Table, frame: Frame) -> int:
        return min(self._count(table, frame), table.resources[frame.seat])

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._payable(table, frame) > 0

    def says(self, they: bool = False) -> str:
        return f"{SpotUpTo.says(self, they)} and spend that many resources"


class SpottedHas(Condition):
    """ "That character has 15 or more health": one that can be spotted is like that, and the player spots it."""

    def __init__(self, noun: Noun[Any], words: str) -> None:
        self.noun = noun
        self.words = words

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(spotted_things(self.noun, table, frame)) > 0

    def says(self) -> str:
        return self.words


class BesideSpotted(Trait):
    """Silent: a character that leaves another card to be spotted."""

    def __init__(self, spotted: Noun[Any]) -> None:
        self.spotted = spotted

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return any(card != thing for card in spotted_things(self.spotted, table, frame))


class OtherThanSpotted(Narrowed[ACharacter]):
    """ "One of your other characters": not the spotted one."""

    def singular(self, they: bool) -> str:
        return f"one of your other {self.noun.bare(True)}"


class Spotted(Exactly[Any]):
    """The things that were just spotted, "each of those dice"; with more of the kind the player picks them here."""

    def __init__(self, count: int, noun: Noun[Any], words: str) -> None:
        self.count = Number(count)
        self.noun = noun
        self.words = words

    def narrowed(self, trait: Trait) -> Target[Any]:
        return self

    def says(self, they: bool = False) -> str:
        return self.words


def spot_and_spend(noun: Noun[Any]) -> Phrase:
    return SpotAndSpend(ANY_NUMBER, noun)


def spotted_has(noun: Noun[Any], words: str) -> Condition:
    """A condition about the spotted card, in these words: one of these can be spotted."""
    return SpottedHas(noun, words)


def beside_spotted(noun: CharacterNoun, spotted: Noun[Any]) -> Noun[ACharacter]:
    return OtherThanSpotted(noun, BesideSpotted(spotted))


def spotted(count: int, noun: Noun[Any], words: str) -> Target[Any]:
    return Spotted(count, noun, words)
