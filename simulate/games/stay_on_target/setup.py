"""A scenario made ready for play: all unchanging data of a game, shared by its copies."""

from __future__ import annotations

from simulate.engine.game import Setup as EngineSetup
from simulate.games.stay_on_target.odds import Odds
from simulate.games.stay_on_target.terms import DEFENCE, DEFLECT, EVADE, TRIOS


class SquadronCard:
    """One of the five cards of a colour."""

    def __init__(self, code: str, name: str, kind: int) -> None:
        self.code = code
        self.name = name
        self.kind = kind
        """DEFENCE, EVADE or DEFLECT."""
        self.defence = 0
        """The value added to the leader's defence (SOT-REB-02)."""
        self.types = 0
        """Bits of the types it evades (SOT-REB-03)."""
        self.low = 0
        self.high = 0

    def evades(self, type_: int, value: int) -> bool:
        return self.kind == EVADE and bool(self.types >> type_ & 1) and self.low <= value <= self.high


class Squadron:
    """The rebel deck of one colour: a leader and five squadron cards (SOT-COMP-03)."""

    def __init__(self, colour: str, defence: int, low: int, high: int, cards: list[SquadronCard]) -> None:
        self.colour = colour
        self.defence = defence
        """The defence of the leader."""
        self.low = low
        """The attack values that the backup shield stops, from `low` to `high` (SOT-SHI-02)."""
        self.high = high
        self.cards = cards

    def shields(self, value: int) -> bool:
        return self.low <= value <= self.high

    def defence_of(self, trio: int) -> int:
        """The defence at the beginning of a run (SOT-DEF-01)."""
        total = self.defence
        for number in TRIOS[trio]:
            total += self.cards[number].defence
        return total

    def deflects_of(self, trio: int) -> int:
        """The number of the three cards that deflect an attack (SOT-REB-04)."""
        found = 0
        for number in TRIOS[trio]:
            if self.cards[number].kind == DEFLECT:
                found += 1
        return found

    def evader(self, trio: int, type_: int, value: int) -> int:
        """The first of the three cards that evades this attack, as a number of its colour; -1: none."""
        for number in TRIOS[trio]:
            if self.cards[number].evades(type_, value):
                return number
        return -1

    def deflector(self, trio: int, used: int) -> int:
        """The next deflecting card after `used` ones; -1: none is left."""
        for number in TRIOS[trio]:
            if self.cards[number].kind == DEFLECT:
                if used == 0:
                    return number
                used -= 1
        return -1

    def most_defence(self) -> int:
        """A bound for the defence with any three cards."""
        return self.defence + sum([card.defence for card in self.cards if card.kind == DEFENCE])


class Setup(EngineSetup):
    """The set-up of a game."""

    seats: int
    squadrons: list[Squadron]
    wanted: tuple[int, ...]
    """The squadron each seat asked for; NOTHING: dealt at random (SOT-D03)."""
    card_type: tuple[int, ...]
    """The type of each Imperial Fleet card."""
    card_value: tuple[int, ...]
    draw: int
    """Cards a player draws for the row (SOT-RUN-01, 05)."""
    lay: int
    """The number of drawn cards that a player lays."""
    run_limit: int
    complete: int
    """Target Points for a run completed (SOT-TP-01)."""
    fifth: int
    """Target Points for reaching the fifth card (SOT-TP-02)."""
    needed: int
    """Points from earlier runs with which a completed run wins (SOT-WIN-01)."""
    odds: Odds
    """The values of runs, computed on demand."""
