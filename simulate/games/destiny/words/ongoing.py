"""Ongoing abilities: they hold as long as their card is in play (DST-ABO-01)."""

from __future__ import annotations

from simulate.games.destiny.state import Print, Table, Triggered
from simulate.games.destiny.terms import WHILE_INCOME, WHILE_KEYWORD
from simulate.games.destiny.words.abilities import Keyword, Paragraph


class AttachedHasKeyword(Triggered):
    """The character the card is attached to has a keyword (EX-10)."""

    def __init__(self, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """`it` is who is asked about, `many` the keyword."""
        return many == self.bit and table.host[card] == it


class AttachedHas(Paragraph):
    """ "Attached character has the Guardian keyword." """

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(AttachedHasKeyword(self.keyword.bit))

    def says(self) -> str:
        return f"Attached character has the {self.keyword.word} keyword."


class OpponentsGainLess(Paragraph):
    """ "Each opponent gains 1 fewer resource during each upkeep phase to a minimum of 1." (DST-RSC-05, flow.py)."""

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(Triggered(WHILE_INCOME))

    def says(self) -> str:
        return "Each opponent gains 1 fewer resource during each upkeep phase to a minimum of 1."


def attached_has(keyword: Keyword) -> Paragraph:
    return AttachedHas(keyword)


def opponents_gain_less() -> Paragraph:
    return OpponentsGainLess()
