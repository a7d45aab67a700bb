"""Cards of a kind of which a player's first one in each round costs less (DST-MEM-02)."""

from __future__ import annotations

from sandtable.games.destiny.memory import CARD_PLAYED
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WHILE_COST
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled


class FirstInRoundCheaper(Triggered):
    """1 less for the first card with a subtype that the player plays in a round."""

    def __init__(self, subtype: str) -> None:
        self.occurrence = WHILE_COST
        self.subtype = subtype

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or not has_subtype(table, it, self.subtype):
            return False
        return not any(
            kind == CARD_PLAYED and player == seat and has_subtype(table, played, self.subtype)
            for kind, player, played, _ in table.memory
        )


class FirstInRoundParagraph(Paragraph):
    """ "Decrease the cost of the first title you play each round by 1"."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def put_on(self, printed: Print) -> None:
        printed.asks_for |= CARD_PLAYED
        printed.triggers.append(FirstInRoundCheaper(self.subtype))

    def says(self) -> str:
        return f"Decrease the cost of the first {spelled(self.subtype)} you play each round by 1."


def first_of_round_cheaper(subtype: str) -> Paragraph:
    return FirstInRoundParagraph(subtype)
