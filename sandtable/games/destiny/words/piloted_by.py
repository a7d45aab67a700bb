"""Words that depend on who pilots their support, and players who don't control the battlefield."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.piloting import pilots_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SUPPORT_CARD
from sandtable.games.destiny.words.joints import Condition, Either, Phrase
from sandtable.games.destiny.words.pointing import Handed, stand_on
from sandtable.games.destiny.words.verbs.indirect import EachPlayer


class PilotedByOneOf(Condition):
    """ "Luke Skywalker is piloting this support": a character with one of these titles (DST-PIL-04, DST-NAM-04)."""

    def __init__(self, titles: tuple[str, ...], words: str) -> None:
        self.titles = titles
        self.words = words

    def reads(self, it: int, this: int) -> None:
        stand_on(self.words, this, (SUPPORT_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([table.setup.prints[pilot].title in self.titles for pilot in pilots_of(table, frame.card)])

    def says(self) -> str:
        return self.words


class OrChooseIf(Either):
    """ "A or, if ..., B": without the condition there is no choice."""

    def __init__(self, first: Phrase, condition: Condition, second: Phrase) -> None:
        Either.__init__(self, first, second)
        self.condition = condition

    def hands_on(self, it: int, this: int) -> Handed:
        self.condition.reads(it, this)
        return Either.hands_on(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.condition.holds(table, frame):
            frame.step = 2
            table.push(self.first, frame)
        else:
            Either.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} or, if {self.condition.says()}, {self.second.says(they)}"


class PlayersWithoutBattlefield(EachPlayer):
    """Each player who does not control the battlefield, in the order of seats (D-320)."""

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [seat for seat in EachPlayer.seats(self, table, frame) if seat != table.holder]


def piloted_by_one_of(words: str, *titles: str) -> Condition:
    """One of these titles pilots this support, in these words."""
    return PilotedByOneOf(titles, words)


def or_choose_if(first: Phrase, condition: Condition, second: Phrase) -> Phrase:
    return OrChooseIf(first, condition, second)


WITHOUT_BATTLEFIELD: Final = PlayersWithoutBattlefield("each player that does not control the battlefield")
