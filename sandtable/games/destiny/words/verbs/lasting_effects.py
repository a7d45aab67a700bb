"""Effects that last until the end of a turn, of the action phase or of the round (DST-LAS-01)."""

from __future__ import annotations

from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_LASTING
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


def tell_lasting(table: Table, seat: int, kind: int, number: int, until: int) -> None:
    """Note in the log that an effect on a seat begins."""
    if table.telling:
        table.tell(TOLD_LASTING, seat, (kind, number, until))


class CannotResolve(Phrase):
    """ "You cannot take the resolve dice action this turn", and the same of an opponent's next turn."""

    hands = KEPT

    def __init__(self, kind: int, until: int) -> None:
        self.kind = kind
        self.until = until

    def step(self, table: Table, frame: Frame) -> None:
        lasting.last(table, self.kind, frame.seat, 0, self.until)
        tell_lasting(table, frame.seat, self.kind, 0, self.until)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"{'they' if they else 'you'} cannot take the resolve dice action this turn"


class OpponentCannotResolve(CannotResolve):
    """The opponent of these words cannot resolve dice during their next turn of this round (DST-MEM-07)."""

    def __init__(self, kind: int, words: str) -> None:
        CannotResolve.__init__(self, kind, lasting.NEXT_TURN)
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            seat = table.rival(frame)
            lasting.last(table, self.kind, seat, 0, self.until)
            tell_lasting(table, seat, self.kind, 0, self.until)
            table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"{self.words} during their next turn this round"


class MoreActionsNextTurn(Phrase):
    """ "That opponent may take one additional action during their next turn this round" (DST-MEM-07)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            seat = table.rival(frame)
            lasting.last(table, lasting.MAY_ACT_AGAIN, seat, 1, lasting.NEXT_TURN)
            tell_lasting(table, seat, lasting.MAY_ACT_AGAIN, 1, lasting.NEXT_TURN)
            table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "that opponent may take one additional action during their next turn this round"


class MustPass(Phrase):
    """ "You must pass all of your future turns this round" (D-522)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        lasting.last(table, lasting.MUST_PASS, frame.seat, 0, lasting.ROUND_LONG)
        tell_lasting(table, frame.seat, lasting.MUST_PASS, 0, lasting.ROUND_LONG)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "you must pass all of your future turns this round"


class LargerHandThisRound(Phrase):
    """ "Your hand size is increased by 1 until the end of this round" (EX-179)."""

    hands = KEPT

    def __init__(self, more: int) -> None:
        self.more = more

    def step(self, table: Table, frame: Frame) -> None:
        lasting.last(table, lasting.HAND_SIZE_CHANGED, frame.seat, self.more, lasting.ROUND_LONG)
        tell_lasting(table, frame.seat, lasting.HAND_SIZE_CHANGED, self.more, lasting.ROUND_LONG)
        table.done(True, self.more, frame.it)

    def says(self, they: bool = False) -> str:
        additional = "an additional card" if self.more == 1 else f"{self.more} additional cards"
        return (
            f"your hand size is increased by {self.more} until the end of this round "
            f"(Draw {additional} during the upkeep phase at the end of this round)"
        )


CANNOT_RESOLVE_THIS_TURN = CannotResolve(lasting.NO_RESOLVE_ACTION, lasting.THIS_TURN)
OPPONENT_CANNOT_RESOLVE = OpponentCannotResolve(
    lasting.NO_RESOLVING, "your opponent cannot take the resolve dice action or resolve dice through card effects"
)
THAT_OPPONENT_CANNOT_RESOLVE = OpponentCannotResolve(
    lasting.NO_RESOLVE_ACTION, "that opponent may not take the resolve dice action"
)
MORE_ACTIONS_NEXT_TURN = MoreActionsNextTurn()
MUST_PASS = MustPass()
