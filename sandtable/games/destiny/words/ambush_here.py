"""Battlefields that give Ambush to the cards of the player who controls them."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import PlayCard
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AMBUSH_BIT, WHILE_KEYWORD
from sandtable.games.destiny.words.abilities import Paragraph


class AmbushWhilePlayed(Triggered):
    """A card has Ambush while the player of this one plays it, in any way, where its printed cost is high enough
    (D-118, D-527).
    """

    def __init__(self, least: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.bit = AMBUSH_BIT
        self.least = least

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if many != self.bit or full_cost(table, it) < self.least:
            return False
        frames = table.frames
        return any([isinstance(each.node, PlayCard) and each.card == it and each.seat == seat for each in frames])


class AmbushHere(Paragraph):
    """ "While you control this battlefield, each card you play that costs 3 or more has the Ambush keyword"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(AmbushWhilePlayed(self.least))

    def says(self) -> str:
        return (
            f"While you control this battlefield, each card you play that costs {self.least} or more has the Ambush "
            "keyword."
        )


def ambush_here(least: int) -> Paragraph:
    """Ambush for each card that the battlefield's controller plays, from a cost of `least` on."""
    return AmbushHere(least)
