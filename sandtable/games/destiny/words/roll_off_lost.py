"""A player who chooses to lose the roll for the battlefield (DST-SET-06, D-482)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_ROLL_OFF
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import KEPT, NOTHING_YET
from sandtable.games.destiny.words.verbs.lasting_effects import tell_lasting


class RollOffBegins(Occasion):
    """ "Before the starting character roll"."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the starting character roll"


class LoseTheRollOff(Phrase):
    """ "Choose to lose the starting character roll": the player takes no part in it."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        lasting.last(table, lasting.LOST_ROLL_OFF, frame.seat, 0, lasting.THIS_TURN)
        tell_lasting(table, frame.seat, lasting.LOST_ROLL_OFF, 0, lasting.THIS_TURN)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "choose to lose the starting character roll"


STARTING_ROLL: Final = RollOffBegins(NEVER, BEFORE_ROLL_OFF)
LOSE_THE_ROLL_OFF: Final = LoseTheRollOff()
