"""Dice of other characters that are turned to blanks, and the damage that their characters are dealt for it."""

from __future__ import annotations

from sandtable.games.destiny import damage, dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import character_of
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLANK, NOTHING, UNTYPED
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.verbs.sides import other_sides, showing_side


class TurnToBlanksAndHurt(Phrase):
    """ "Turn each other character's character dice to blanks. Then, for each die turned, deal 1 damage to its matching
    character": the damage of one character's dice is dealt together (D-462).
    """

    hands = NOTHING_YET

    def __init__(self) -> None:
        self.sides = showing_side(BLANK)

    def step(self, table: Table, frame: Frame) -> None:
        turned: tuple[int, ...] = ()
        for die in self._dice(table, frame):
            dice_moves.turn(table, die, other_sides(table, frame, die, self.sides)[0])
            turned += (die,)
        dice_moves.have_turned(table, turned)
        hurt = [character_of(table, die) for die in turned]
        characters = tuple(sorted(set(hurt)))
        table.done(len(turned) > 0, len(turned), frame.it)
        if characters:
            amounts = tuple([hurt.count(character) for character in characters])
            damage.deal(table, characters, amounts, UNTYPED, False, frame.seat)

    def _dice(self, table: Table, frame: Frame) -> list[int]:
        spared = (bearer(table, frame.card), NOTHING)
        return [
            die
            for pool in table.pools
            for die in pool
            if table.is_character(table.setup.card_of[die])
            and character_of(table, die) not in spared
            and other_sides(table, frame, die, self.sides)
        ]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._dice(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return (
            "turn each other character's character dice to sides showing a blank. Then, for each die turned, deal 1 "
            "damage to its matching character"
        )
