"""Roll dice from the set-aside zone (DST-ASD-12, 13, D-236, D-237)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.facts import name_with_number
from sandtable.games.destiny.firm_dice import can_roll_in
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SET_ASIDE
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need
from sandtable.games.destiny.words.targets.picked import Every
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.wrapped import Wrapped


class RollAside(Phrase):
    """Roll set-aside dice of a card into the player's pool; without a code, copies of this card's own die.

    The dice belong to no card in play, so they are set aside again when they leave the pool.
    """

    hands = A_DIE

    def __init__(self, code: str = "", count: int = 1, words: str = "") -> None:
        self.code = code
        self.count = count
        self.words = words
        """The words that stand in the place of "a set-aside NAME die", with {} for the name."""

    def step(self, table: Table, frame: Frame) -> None:
        dice = self._dice(table, frame)
        dice_moves.roll(table, dice)
        table.done(len(dice) == self.wanted(table, frame), len(dice), dice[0] if dice else NOTHING)

    def wanted(self, table: Table, frame: Frame) -> int:
        """The number of dice that the words ask for."""
        return self.count

    def _dice(self, table: Table, frame: Frame) -> tuple[int, ...]:
        code = self.code or table.setup.prints[frame.card].code
        card = table.setup.loose[frame.seat][code]
        there = [die for die in table.setup.dice_of[card] if table.face[die] == SET_ASIDE and can_roll_in(table, die)]
        return tuple(there[: self.wanted(table, frame)])

    def says(self, they: bool = False) -> str:
        return f"roll {self._named()} into {'their' if they else 'your'} pool"

    def _named(self) -> str:
        if not self.code:
            return "a set-aside copy of this die"
        name = name_with_number(self.code)
        if self.words:
            return self.words.format(name)
        if self.count == 1:
            return f"a set-aside {name} die"
        return f"{NUMBER_WORDS[self.count]} set-aside {name} dice"


class RollAsideFor(RollAside):
    """ "Roll 1 set-aside Conscript Squad die into your pool for each resource on this support"."""

    def __init__(self, code: str, much: Amount) -> None:
        RollAside.__init__(self, code)
        self.much = much

    def reads(self, it: int, this: int) -> None:
        self.much.reads(it, this)

    def wanted(self, table: Table, frame: Frame) -> int:
        return self.much.value(table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.wanted(table, frame) > 0

    def says(self, they: bool = False) -> str:
        name = name_with_number(self.code)
        return f"roll 1 set-aside {name} die into {'their' if they else 'your'} pool {self.much.says()}"


class RolledDice(SomeDice):
    """ "Those dice": the dice that the previous words have rolled, which came into the pool last."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        pool = table.pools[frame.seat]
        return list(pool[len(pool) - frame.many :]) if frame.it != NOTHING else []

    def reads(self, it: int, this: int) -> None:
        need("those dice", it, A_DIE)

    def singular(self, they: bool) -> str:
        return "one of those dice"

    def plural(self, they: bool) -> str:
        return "those dice"


class Afterwards(Wrapped):
    """ "Set those dice aside after they are resolved or removed": said of dice that go there by themselves."""

    def __init__(self, phrase: Phrase, words: str) -> None:
        Wrapped.__init__(self, phrase)
        self.words = words

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)}. {self.words}"


def set_aside_again(phrase: Phrase, words: str) -> Phrase:
    return Afterwards(phrase, words)


class AllOfThose(Every[ADie]):
    """ "Remove those dice": all of them, without a choice."""

    def says(self, they: bool = False) -> str:
        return self.noun.plural(they)


def the_dice(noun: Noun[ADie]) -> Target[ADie]:
    """ "This character's character dice": every one of them, said without "all"."""
    return AllOfThose(noun)


THOSE_DICE: Final[Noun[ADie]] = RolledDice()
ALL_THOSE_DICE: Final[Target[ADie]] = AllOfThose(THOSE_DICE)
