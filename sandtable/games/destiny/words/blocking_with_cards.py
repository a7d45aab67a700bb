"""Damage that is blocked by discarding cards from the own deck (DST-DMX-02)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.damage import block_more, left_to_block
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, need


class DiscardToBlock(Phrase):
    """ "Discard cards from the top of your deck equal to that damage to block it": all of the damage that is left, or
    nothing.
    """

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("block", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, frame.it)
            return
        left = left_to_block(table, frame.it)
        mark = waiting_now(table)
        for card in table.decks[frame.seat][:left]:
            moves.discard_from_deck(table, frame.seat, card)
        at_one_moment(table, mark)
        table.done(block_more(table, frame.it, left) > 0, left, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return 0 < left_to_block(table, frame.it) <= len(table.decks[frame.seat])

    def says(self, they: bool = False) -> str:
        return "discard cards from the top of your deck equal to that damage to block it"
