"""A game kept whole: its decisions, its log, and some of its states, from which any moment is soon reached."""

# interpreted: one game at a time, for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.engine.game import Setup, State
from sandtable.engine.log import Event
from sandtable.engine.registry import game
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import digest
from sandtable.playtest.replay import begun, replay

EVERY: Final = 32
"""Decisions between two states that are kept: a step plays 31 of them at the most."""


@dataclass(frozen=True)
class Recording:
    """One game of a plan."""

    digest: int
    """Of the game as it was played for this; it proves that it is the counted one."""
    decisions: tuple[int, ...]
    events: tuple[Event, ...]
    states: tuple[bytes, ...]
    """The stored states after 0, `every`, twice `every` ... decisions."""
    every: int = EVERY
    turned: tuple[tuple[int, bytes], ...] = ()
    """Moments at which other luck begins, with their stored states: a fork of a game has them (opening.py)."""

    @property
    def last(self) -> int:
        """The number of decisions, which is the last moment."""
        return len(self.decisions)


class Keeper:
    """Watches a game and keeps some of its states."""

    def __init__(self, plan: Plan, tell: Callable[[int], None]) -> None:
        self.states: list[bytes] = []
        self.turned: list[tuple[int, bytes]] = []
        """As `Recording.turned`."""
        self._turns = plan.opening.turns if plan.opening is not None else ()
        self._tell = tell

    def watch(self, state: State, played: int) -> None:
        """See the state before a decision; `played` decisions are taken."""
        if played % EVERY == 0:
            self.states.append(state.store())
        if played in self._turns:
            self.turned.append((played, state.store()))
        self._tell(played)


def recorded(
    plan: Plan,
    number: int,
    tell: Callable[[int], None] = lambda _played: None,
    interrupts: tuple[type[BaseException], ...] = (),
) -> Recording:
    """Play game `number` again and keep it; `tell` is called with the number of decisions so far. Raises BadSetup."""
    keeper = Keeper(plan, tell)
    played = replay(plan, number, keeper.watch, interrupts)
    states, turned = tuple(keeper.states), tuple(keeper.turned)
    return Recording(played.record.digest, played.decisions, played.events, states, turned=turned)


def recorded_choices(
    plan: Plan, number: int, decisions: Sequence[int], tell: Callable[[int], None] = lambda _played: None
) -> Recording:
    """Game `number` with these choices instead of those of agents. Raises BadSetup, or IllegalDecision."""
    keeper = Keeper(plan, tell)
    state = begun(plan, number, keeper.watch)
    for played in range(len(plan.given), len(decisions)):
        keeper.watch(state, played)
        state.apply(decisions[played])
    states = keeper.states or [state.store()]
    return Recording(
        digest(list(decisions), state.digest()),
        tuple(decisions),
        tuple(state.events()),
        tuple(states),
        turned=tuple(keeper.turned),
    )


def state_at(name: str, setup: Setup, recording: Recording, at: int) -> State:
    """The state of a game after `at` decisions, from 0 to the last one. It is the caller's own."""
    kept = min(at // recording.every, len(recording.states) - 1)
    reached = [(kept * recording.every, recording.states[kept])]
    since, stored = max([*reached, *(each for each in recording.turned if each[0] <= at)])
    state = game(name).restore(setup, stored)
    for decision in recording.decisions[since:at]:
        state.apply(decision)
    return state
