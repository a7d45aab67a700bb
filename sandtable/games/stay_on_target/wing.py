"""Three squadron cards and their leader, ready to fly a run."""

from __future__ import annotations

from sandtable.engine.asking import NOTHING
from sandtable.games.stay_on_target.scenario import Squadron
from sandtable.games.stay_on_target.terms import TYPE_NAMES


class Wing:
    """The defences of one of TRIOS against all attacks, worked out once for all games of a scenario."""

    def __init__(self, squadron: Squadron, trio: tuple[int, ...], highest: int) -> None:
        """`highest`: the highest attack value there is."""
        values = range(highest + 1)
        cards = squadron.cards
        self.defence: int = squadron.defence + sum([cards[number].defence or 0 for number in trio])
        """At the beginning of a run (SOT-DEF-01)."""
        self.deflectors = [number for number in trio if cards[number].kind == "deflect"]
        """The cards that deflect one attack each, by their numbers (SOT-REB-04)."""
        self.evader = [[NOTHING for _ in values] for _ in TYPE_NAMES]
        """By type and value of an attack: the first card that evades it, NOTHING for none (SOT-REB-03)."""
        for number in reversed(trio):
            for type_, name in enumerate(TYPE_NAMES):
                for value in values:
                    if cards[number].evades(name, value):
                        self.evader[type_][value] = number
        self.shields = [value in squadron.shield for value in values]
        """By value of an attack: True where the backup shield stops it (SOT-SHI-02)."""
