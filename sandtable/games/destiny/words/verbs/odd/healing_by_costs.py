"""Dice that show a cost are spotted to heal as much (24003 Darth Plagueis)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.damage_costs import die_costs
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import NO, YES, Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.die_traits import COST
from sandtable.games.destiny.words.pointing import KEPT

DIE_OF_YOURS: Final = DIE.yours.having(COST)
OFFERED: Final = 1
SPOTTED: Final = 2
CHOSEN: Final = 3


class HealByCosts(Phrase):
    """ "Spot a die showing a cost to heal damage equal to its cost from a character. Then you may spot a different die
    ... from a different character."

    `numbers` holds the spotted die and the healed character, then the second ones.
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == OFFERED and frame.answer == NO:
            table.done(True, 1, frame.it)
            return
        if frame.step == SPOTTED:
            frame.numbers = (*frame.numbers, frame.answer)
        elif frame.step == CHOSEN:
            self._heal(table, frame, frame.answer)
            return
        if frame.step in (0, OFFERED):
            frame.step = SPOTTED
            dice = self._dice(table, frame)
            if not dice or not self._characters(table, frame):
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, dice):
                return
            frame.numbers = (*frame.numbers, frame.answer)
        frame.step = CHOSEN
        if table.choose(frame, frame.seat, self._characters(table, frame)):
            self._heal(table, frame, frame.answer)

    def _heal(self, table: Table, frame: Frame, character: int) -> None:
        die = frame.numbers[-1]
        frame.numbers = (*frame.numbers, character)
        cost = die_costs(table, die)
        is_full = damage.heal(table, character, cost, frame.seat) >= cost  # otherwise "then" is not reached
        if is_full and len(frame.numbers) == 2 and self._dice(table, frame) and self._characters(table, frame):
            frame.step = OFFERED
            table.put(frame.seat, [NO, YES])
        else:
            table.done(True, 1, frame.it)

    def _dice(self, table: Table, frame: Frame) -> list[int]:
        """The dice that can be spotted: the second time another one."""
        return [die for die in DIE_OF_YOURS.find(table, frame) if die not in frame.numbers[::2]]

    def _characters(self, table: Table, frame: Frame) -> list[int]:
        return [each for each in CHARACTER.find(table, frame) if each not in frame.numbers[1::2]]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(DIE_OF_YOURS.find(table, frame)) > 0

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step == OFFERED and option == NO

    def says(self, they: bool = False) -> str:
        return (
            "spot a die showing a cost to heal damage equal to its cost from a character. Then you may "
            "spot a different die showing a cost to heal damage equal to its cost from a different character"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == OFFERED:
            return "Spot a different die to heal damage from a different character?"
        return "Spot which die?" if frame.step == SPOTTED else "Heal damage from which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == OFFERED:
            return "yes" if option == YES else "no"
        return DIE.name(table, option) if frame.step == SPOTTED else CHARACTER.name(table, option)


HEAL_BY_COSTS: Final = HealByCosts()
