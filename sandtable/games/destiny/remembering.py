"""The fields of a table that hold what lasts longer than an action and not longer than a round."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.pieces import Pieces


@mypyc_attr(acyclic=True)
class Remembering(Pieces):
    """The used Power Actions, the memory of the round, the effects that last, the pilots, claims and the dice lent."""

    shaken: tuple[int, ...]
    """Characters with Resilience that have lost a character die in this action (DST-RSL-01)."""
    used: tuple[int, ...]
    """Cards whose Power Action was used in this round (DST-POW-01, 02)."""
    lasting: tuple[tuple[int, int, int, int], ...]
    """Effects that end at a later moment (lasting.py)."""
    pilots: tuple[tuple[int, int], ...]
    """Characters with the vehicles that they pilot in this round (DST-PIL-01)."""

    claimed: tuple[int, ...]
    """Seats that claimed before the latest claim of this round, which a text has allowed (DST-BFX-04)."""
    turn_ends: tuple[Pending, ...]
    """Effects that wait for the end of a turn of this round (turn_ends.py)."""
    choices: tuple[tuple[int, int, int], ...]
    """Choices that are kept for cards; they outlast the round (kept_choices.py)."""
    spent: tuple[int, ...]
    """Cards whose text works once in a game and has worked (DST-MEM-03): for characters by the first card on them."""
    replacers: tuple[int, ...]
    """Seats that have replaced an upgrade in this round, where they may do so once (DST-RPU-02)."""
    spared: tuple[int, ...]
    """Dice that their player has chosen not to be removed now (sparing.py)."""
    lent: tuple[tuple[int, int], ...]
    """Dice in the pool of another player than that of their card, each with the seat of the pool (D-335)."""

    def lent_to(self, die: int) -> int:
        """The seat whose pool a die is lent to; -1 for most dice."""
        for lent, seat in self.lent:
            if lent == die:
                return seat
        return -1

    def forget_the_round(self) -> None:
        """Clear all of it: the round is over (DST-POW-07, DST-MEM-11, DST-PIL-03)."""
        self.shaken = ()
        self.used = ()
        self.memory = []
        self.lasting = ()
        self.pilots = ()
        self.claimed = ()
        self.turn_ends = ()
        self.lent = ()
        self.spared = ()
        self.replacers = ()

    def copy_memory_to(self, copy: Remembering) -> None:
        copy.shaken = self.shaken
        copy.used = self.used
        copy.lasting = self.lasting
        copy.pilots = self.pilots
        copy.claimed = self.claimed
        copy.turn_ends = self.turn_ends
        copy.choices = self.choices
        copy.spent = self.spent
        copy.lent = self.lent
        copy.spared = self.spared
        copy.replacers = self.replacers
