"""Dice that are removed at the cost of their characters: "for each die removed, deal 1 damage to ..."."""

from __future__ import annotations

from sandtable.games.destiny import damage, dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UNTYPED
from sandtable.games.destiny.words.pointing import NOTHING_YET, ADie
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Remove


class RemoveWithDamage(Remove):
    """ "Remove all Jedi dice. For each die removed, deal 1 damage to its matching character", all together (D-407).

    A die that another card has gained is of that card (D-752).
    """

    hands = NOTHING_YET

    def __init__(self, on: Target[ADie]) -> None:
        Remove.__init__(self, on)

    def deed(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        picked = dice_moves.remove_dice(table, frame.picked)
        hits: dict[int, int] = {}
        for die in picked:
            card = holder_of(table, die)
            if table.is_character(card):
                hits[card] = hits.get(card, 0) + 1
        table.done(True, len(picked), NOTHING)
        there = tuple([card for card in hits if table.is_in_play(card)])
        if there:
            damage.deal(table, there, tuple([hits[card] for card in there]), UNTYPED, False, seat)

    def says(self, they: bool = False) -> str:
        return f"{Remove.says(self, they)}. For each die removed, deal 1 damage to its matching character"
