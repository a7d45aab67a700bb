"""Costs that are less for each thing of a kind: "decrease its cost by 1 for each ..." (D-43)."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.actions.playing_spotting import spots_for
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Discount, Print
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.team import is_one_color


class LessForEach(Discount):
    """Less for each thing that the player of the card spots."""

    def __init__(self, noun: Noun[Any]) -> None:
        self.noun = noun

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        return len(spotted_things(self.noun, table, Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0)))


class LessForAlike(Discount):
    """Less for each character that shares a color with another one of the same players (D-440)."""

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        team = [character for owner in spots_for(table, seat) for character in table.teams[owner]]
        return sum(1 for one in team if any(one != other and is_one_color(table, (one, other)) for other in team))


class LessForPoor(Discount):
    """Less for each opponent without resources."""

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        return sum(1 for other in table.opponents(seat) if table.resources[other] == 0)


class CheaperFor(Paragraph):
    """ "Decrease the cost of this upgrade by 1 for each ..."."""

    def __init__(self, discount: Discount, this: str, words: str) -> None:
        self.discount = discount
        self.this = this
        self.words = words

    def put_on(self, printed: Print) -> None:
        printed.discounts.append(self.discount)

    def says(self) -> str:
        return f"Decrease the cost of this {self.this} by 1 for each {self.words}."


CHEAPER_FOR_SHARED_COLORS = CheaperFor(LessForAlike(), "upgrade", "character you can spot that shares a color")
CHEAPER_FOR_POOR_OPPONENTS = CheaperFor(LessForPoor(), "event", "opponent that has no resources")
