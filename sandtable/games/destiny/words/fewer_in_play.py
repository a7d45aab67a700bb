"""An opponent who is made to lose resources, more of them where their team is larger than that of the card's player."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.instead import Instead
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.verbs.tokens import Lose


class FewerCharacters(Condition):
    """ "You have fewer characters in play than that opponent", in words that the opponent carries out."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(table.teams[table.controller(frame.card)]) < len(table.teams[frame.seat])

    def says(self) -> str:
        return "you have fewer characters in play than that opponent"


class LoseMoreIf(Lose):
    """ "Lose 1 resource, or 2 resources instead if ..."."""

    def __init__(self, usual: int, then: int, condition: Condition) -> None:
        Lose.__init__(self, Instead(usual, then, condition))

    def says(self, they: bool = False) -> str:
        return super().says(they) + self.amount.instead("resource", "resources")


FEWER_THAN_THAT_OPPONENT: Final = FewerCharacters()
