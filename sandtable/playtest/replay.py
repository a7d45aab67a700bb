"""A game of a plan played again with its log, and the proof that it is the same game."""

# interpreted: runs around the games, not within them

# interpreted: one game at a time, for people

from __future__ import annotations

from dataclasses import dataclass

from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice
from sandtable.engine.game import IllegalDecision, State
from sandtable.engine.log import Event
from sandtable.playtest.opening import Watch, luck
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import begin, failed, players, record


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


def replay(
    plan: Plan, number: int, watch: Watch | None = None, interrupts: tuple[type[BaseException], ...] = ()
) -> Replay:
    """Play game `number` again with its log. A game that crashed crashes again, and the log tells how far it got.

    `interrupts` are exceptions that come from outside (a time limit of the worker): they are raised on.
    """
    decisions = list(plan.given)
    state = begun(plan, number, watch)
    agents, streams = players(plan, number)
    try:
        _play_out(state, agents, streams, decisions, watch)
        played = record(plan, number, state, decisions)
    except interrupts:
        raise
    except IllegalDecision as error:
        played = failed(plan, number, "illegal", error, decisions)
    except Exception as error:
        played = failed(plan, number, "crashed", error, decisions)
    return Replay(played, plan.seating(number), tuple(state.events()), tuple(decisions))


def begun(plan: Plan, number: int, watch: Watch | None = None) -> State:
    """The state in which game `number` starts, with a log from the first question of all."""
    opening = plan.opening
    if opening is None:
        state = begin(plan, number)
        state.record()
        return state
    state = opening.start(plan.game, plan.setup(plan.seating(number)), plan.max_steps)
    state.record()
    watched = watch or (lambda _state, _taken: None)
    opening.retrace(state, watched)
    opening.go_on(state, luck(plan.seed, plan.rotation(number)), watched)
    return state


def _play_out(
    state: State, agents: list[Agent], streams: list[Dice], decisions: list[int], watch: Watch | None
) -> None:
    """As `play_out` of play.py does it, with somebody who watches."""
    observations = [state.observe(seat) for seat in range(len(agents))]
    while (seat := state.seat()) >= 0:
        if watch is not None:
            watch(state, len(decisions))
        choice = agents[seat].choose(observations[seat], streams[seat])
        state.apply(choice)
        decisions.append(choice)
