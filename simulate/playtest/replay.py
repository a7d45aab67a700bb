"""A game of a plan played again with its log, and the proof that it is the same game."""

# interpreted: runs around the games, not within them

# interpreted: one game at a time, for people

from __future__ import annotations

from dataclasses import dataclass

from simulate.engine.game import IllegalDecision
from simulate.engine.log import Event
from simulate.playtest.plan import GameRecord, Plan
from simulate.playtest.play import begin, failed, play_out, players, record


@dataclass(frozen=True)
class Replay:
    """One game, told event by event."""

    record: GameRecord
    seating: tuple[int, ...]
    """The subject in each seat."""
    events: tuple[Event, ...]
    decisions: tuple[int, ...]
    """The index of every answer, oldest first."""

    def is_verified(self, digest: int) -> bool:
        """True when this is, decision by decision, the game that was counted."""
        return self.record.digest == digest


def replay(plan: Plan, number: int) -> Replay:
    """Play game `number` again with its log. A game that crashed crashes again, and the log tells how far it got."""
    state = begin(plan, number)
    state.record()
    agents, streams = players(plan, number)
    decisions: list[int] = []
    try:
        play_out(state, agents, streams, decisions)
        played = record(plan, number, state, decisions)
    except IllegalDecision as error:
        played = failed(plan, number, "illegal", error, decisions)
    except Exception as error:
        played = failed(plan, number, "crashed", error, decisions)
    return Replay(played, plan.seating(number), tuple(state.events()), tuple(decisions))
