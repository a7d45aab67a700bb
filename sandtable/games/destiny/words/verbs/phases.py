"""Actions outside the player's turn, additional actions and the end of the action phase."""

from __future__ import annotations

from sandtable.games.destiny.actions.out_of_turn import OUT_OF_TURN
from sandtable.games.destiny.becoming import use_battlefield
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_BATTLEFIELD, TOLD_EXTRA_ACTION, TOLD_PHASE_ENDS
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.sides_up import battlefield_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE_ENDS
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import ANYTHING, KEPT


class ExtraAction(Phrase):
    """Take additional actions, each of which may be declined (D-37)."""

    hands = KEPT

    def __init__(self, most: int = 1) -> None:
        self.most = most

    def step(self, table: Table, frame: Frame) -> None:
        owe_actions(table, frame.seat, self.most)
        table.done(True, self.most, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return not table.has_claimed(frame.seat)  # a player who claimed has no further actions this round (D-54)

    def says(self, they: bool = False) -> str:
        return "take one additional action" if self.most == 1 else f"take up to {self.most} additional actions"


class GainActions(ExtraAction):
    """ "Gain 2 actions", which means the same (DST-ACX-06)."""

    def says(self, they: bool = False) -> str:
        return f"gain {self.most} action{'' if self.most == 1 else 's'}"


def owe_actions(table: Table, seat: int, count: int) -> None:
    """Give a seat more actions, unless it has claimed (D-54, DST-FAQ-15)."""
    if not table.has_claimed(seat):
        table.own_owed()[seat] += count
        if table.telling:
            for _ in range(count):
                table.tell(TOLD_EXTRA_ACTION, seat, ())


class OpponentMayAct(Phrase):
    """ "Your opponent may take 1 action", at once and completely, unless they have claimed this round (D-111)."""

    hands = ANYTHING

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not table.faces(frame):
            return
        if frame.step == 0 and not table.has_claimed(table.rival(frame)):
            frame.step = 1
            table.start(OUT_OF_TURN, table.rival(frame), frame.card)
        else:
            table.done(True, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        return "your opponent may take 1 action"


class EndActionPhase(Phrase):
    """End the action phase after the present work and its queue (D-111, D-112)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        table.phase = ACTION_PHASE_ENDS
        if table.telling:
            table.tell(TOLD_PHASE_ENDS, frame.seat)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "end the action phase"


class SwitchBattlefield(Phrase):
    """Use another battlefield; the same player controls it and nothing is claimed (DST-CLR-18, 19, D-112)."""

    hands = KEPT

    def __init__(self, words: str = "the battlefield that is not being used") -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            unused = self._unused(table)
            if not unused:
                table.done(False, 0, frame.it)
                return
            frame.step = 1
            if not table.choose(frame, frame.seat, unused):
                return
        use_battlefield(table, frame.answer)
        if table.telling:
            table.tell(TOLD_BATTLEFIELD, frame.seat, (table.battlefield, table.holder))
        table.done(True, 1, frame.it)

    def _unused(self, table: Table) -> list[int]:
        """The unused battlefields of players still in the game (DST-MUL-12)."""
        fields = [battlefield_of(table, seat) for seat in range(table.setup.seats)]
        return [fields[seat] for seat in range(len(fields)) if fields[seat] != table.battlefield and table.teams[seat]]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._unused(table)) > 0

    def says(self, they: bool = False) -> str:
        return f"switch the battlefield with {self.words}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which battlefield is used from now on?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option)
