"""The roll-off for the battlefield, and the shields of those who lost it (DST-SET-06 to 10)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION
from sandtable.games.destiny.becoming import use_battlefield
from sandtable.games.destiny.dice_moves import dice_brought
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lasting import LOST_ROLL_OFF, applies
from sandtable.games.destiny.lines import TOLD_BATTLEFIELD, TOLD_ROLL_OFF
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ON_CARD
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.targets.picked import distributed
from sandtable.games.destiny.words.verbs.tokens import Give


def roll_off(table: Table) -> int:
    """Roll all characters' dice until one total is the highest; who won (DST-SET-06, 10, D-29, DST-MUL-06)."""
    rolling = [seat for seat in range(table.setup.seats) if not loses_roll_off(table, seat)]
    rolling = rolling or list(range(table.setup.seats))
    while len(rolling) > 1:
        totals = [roll_total(table, seat) for seat in rolling]
        best = max(totals)
        if table.telling:
            for at in range(len(rolling)):
                table.tell(TOLD_ROLL_OFF, rolling[at], (totals[at],))
        rolling = [rolling[at] for at in range(len(rolling)) if totals[at] == best]
        if not any([has_dice(table, seat) for seat in rolling]):  # they would tie for ever (D-322)
            return rolling[table.dice.below(len(rolling))]
    return rolling[0]


def loses_roll_off(table: Table, seat: int) -> bool:
    """True for a player with a plot that loses the roll, or who has chosen to lose it; where all lose, they roll."""
    if applies(table, LOST_ROLL_OFF, seat):
        return True
    return any([table.setup.prints[plot].loses_roll_off for plot in table.setup.plots[seat]])


def has_dice(table: Table, seat: int) -> bool:
    """True for a team with a character die."""
    return any([len(table.setup.dice_of[character]) > 0 for character in table.setup.characters[seat]])


def roll_total(table: Table, seat: int) -> int:
    """The values on a seat's character dice, which go back to their cards, and the numbers of its plots and characters
    (DST-TIM-02), summed up.
    """
    total = 0
    for card in table.setup.plots[seat] + table.setup.characters[seat]:
        total += table.setup.prints[card].roll_off
    for character in table.setup.characters[seat]:
        for die in dice_brought(table, character):
            table.own_face()[die] = table.dice.below(6)
            total += table.value(die)
            table.own_face()[die] = ON_CARD
    return total


class RollOff(Node):
    """The winner chooses a battlefield; the others get shields to distribute (DST-SET-07 to 09)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, table.setup.battlefields.copy()):
                return
        if frame.step == 1:
            use_battlefield(table, frame.answer)
            table.holder = table.setup.owner[frame.answer]
            if table.telling:
                table.tell(TOLD_BATTLEFIELD, frame.seat, (table.battlefield, table.holder))
            frame.numbers = (0,)
            frame.step = 2
        if frame.numbers[0] == table.holder:
            frame.numbers = (frame.numbers[0] + 1,)
        seat = frame.numbers[0]
        if seat >= table.setup.seats:
            table.frames.pop()
            return
        frame.numbers = (seat + 1,)
        table.start(TWO_SHIELDS if table.setup.seats == 2 else ONE_SHIELD, seat, table.battlefield)

    def question(self, table: Table, frame: Frame) -> int:
        return ACTION

    def says(self, they: bool = False) -> str:
        return "choose the battlefield"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which battlefield is used?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        owner = table.setup.owner[option]
        theirs = "your opponent's" if table.setup.seats == 2 else f"Player {owner + 1}'s"
        whose = "yours" if owner == frame.seat else theirs
        return f"{table.setup.prints[option].full_name} ({whose})"


TWO_SHIELDS: Final = Give(2, distributed(CHARACTER.yours))
ONE_SHIELD: Final = Give(1, distributed(CHARACTER.yours))
ROLL_OFF: Final = RollOff()
