"""The table of a game with people: its state, what happened lately, and how far the last answer can be taken back.

A table follows from the plan and the decisions. It is kept packed beside them, so that an answer needs no replay.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final

from sandtable.agents import agent
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import BadSetup, IllegalDecision, Setup, State
from sandtable.engine.log import Event
from sandtable.engine.registry import game as game_of
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.replay import begun
from simulate.models import SeatedGame
from simulate.watching.seat.taking_back import shows_something_new

MOST_LINES: Final = 300
"""Lines of the log that are kept for the people at the table; a replay tells all of them."""
MOST_BACK: Final = 20
"""Answers that can be taken back one after the other."""
KEPT_SETUPS: Final = 32
"""Set-ups that a process keeps: every answer and every look needs that of its game, and checking it takes longest."""


class RulesChanged(ValueError):
    """Today's rules do not take the choices of this game."""


@dataclass(frozen=True)
class Course:
    """The way of a piece that others may interrupt, while they are asked."""

    seat: int
    """Of the person whose piece it is."""
    walker: str
    """The name of the piece."""
    at: str
    """The name of its destination."""
    since: int
    """Decisions that were taken when it was last on its way."""


@dataclass(frozen=True)
class Silence:
    """A wish of a person: not to be asked about a kind of reaction in a round."""

    seat: int
    kind: str
    """As `Viewing.reaction` says it."""
    round: int


@dataclass
class Table:
    """A game with people after its last decision."""

    name: str
    state: State
    decisions: list[int]
    lines: list[Event] = field(default_factory=list)
    """The last lines of the log."""
    before: dict[int, bytes] = field(default_factory=dict)
    """For each person the stored state that they answered last."""
    back: list[bytes] = field(default_factory=list)
    """The states before answers that can be taken back, the oldest first."""
    streams: list[Dice] = field(default_factory=list)
    """The dice of the agents, by seat."""
    course: Course | None = None
    """The way on which a piece goes on, if those who are asked now let it pass."""
    silences: list[Silence] = field(default_factory=list)
    """The reactions about which people don't want to be asked."""

    @property
    def seat(self) -> int:
        """The seat that decides; -1 at the end."""
        return self.state.seat()

    def answer(self, index: int) -> None:
        """A person takes an option. Raises IllegalDecision and changes nothing."""
        self.follow(iter((index,)))

    def follow(self, indices: Iterator[int]) -> None:
        """A person takes several options as one answer; each is asked for when the one before it has been taken.

        Raises IllegalDecision where the first one is refused, and changes nothing.
        """
        seat, old, before = self.state.seat(), self.state.store(), self.state.clone()
        taken: list[int] = []
        self.course = None
        for index in indices:
            self.take(index)
            taken.append(index)
        is_new = shows_something_new(self.name, before, self.state, *taken)
        self.before[seat] = old
        self.back = [] if is_new else [*self.back[-MOST_BACK + 1 :], old]

    def think(self, player: str) -> None:
        """The agent of the seat that decides takes an option."""
        seat = self.state.seat()
        choice = agent(player, self.name).choose(self.state.observe(seat), self.streams[seat])
        self.take(choice)
        self.back = []

    def take(self, index: int) -> None:
        """The seat that decides takes an option; nothing else of the table changes. Raises IllegalDecision."""
        known = len(self.state.events())
        self.state.apply(index)
        self.decisions.append(index)
        self.lines = [*self.lines, *self.state.events()[known:]][-MOST_LINES:]

    def take_back(self, plan_setup: Setup) -> None:
        """Undo the last answer; only where `back` has a state."""
        self.course = None
        self.state = _watched(game_of(self.name).restore(plan_setup, self.back.pop()))
        assert isinstance(self.state, AskingTable)
        del self.decisions[self.state.steps :]
        self.lines = [line for line in self.lines if line.decision <= len(self.decisions)]


def laid_out(game: SeatedGame, decisions: Sequence[int]) -> Table:
    """The table after these decisions, played from the beginning. Raises RulesChanged or BadSetup."""
    plan = game.plan()
    streams = [seeded(plan.seed, plan.rotation(game.number), "agent", each) for each in plan.seating(game.number)]
    try:
        state = begun(plan, game.number)
        table = Table(game.game, state, list(plan.given), streams=streams)
        for decision in decisions[len(plan.given) :]:
            state.apply(decision)
            table.decisions.append(decision)
    except IllegalDecision as refused:
        raise RulesChanged(str(refused)) from None
    table.lines = list(state.events())[-MOST_LINES:]
    return table


def table_of(game: SeatedGame) -> Table:
    """The table of a stored game. Raises RulesChanged when today's rules do not take its choices."""
    stored = json.loads(gzip.decompress(bytes(game.kept))) if game.kept else {}
    try:
        if stored.get("rules") != fingerprint(game.game) or stored.get("decisions") != len(game.decisions):
            return laid_out(game, game.decisions)
        return _unpacked(game, stored)
    except BadSetup as refused:
        raise RulesChanged(str(refused)) from None


def packed(table: Table) -> bytes:
    """The table as bytes, for `SeatedGame.kept`."""
    stored = {
        "rules": fingerprint(table.name),
        "decisions": len(table.decisions),
        "state": _text(table.state.store()),
        "before": {seat: _text(state) for seat, state in table.before.items()},
        "back": [_text(state) for state in table.back],
        "streams": [stream.state() for stream in table.streams],
        "course": asdict(table.course) if table.course else None,
        "silences": [asdict(each) for each in table.silences],
        "lines": [
            [each.kind, each.seat, each.text, each.round, each.decision, each.seen_by, each.secret]
            for each in table.lines
        ],
    }
    return gzip.compress(json.dumps(stored, separators=(",", ":")).encode(), 6, mtime=0)


def _unpacked(game: SeatedGame, stored: dict[str, Any]) -> Table:
    return Table(
        name=game.game,
        state=restored(game, stored["state"].encode("latin-1")),
        decisions=list(game.decisions),
        lines=[_event(*values) for values in stored["lines"]],
        before={int(seat): state.encode("latin-1") for seat, state in stored["before"].items()},
        back=[state.encode("latin-1") for state in stored["back"]],
        streams=[Dice(*numbers) for numbers in stored["streams"]],
        course=Course(**stored["course"]) if stored.get("course") else None,
        silences=[Silence(**each) for each in stored.get("silences", ())],
    )


def restored(game: SeatedGame, data: bytes) -> State:
    """A stored state of this game, with its log from now on."""
    return _watched(game_of(game.game).restore(setup_of(game), data))


def setup_of(game: SeatedGame) -> Setup:
    """The set-up of the game. Raises BadSetup under other rules."""
    plan = game.plan()
    subjects = [plan.subjects[each] for each in plan.seating(game.number)]
    return _setup(game.game, json.dumps([subjects, plan.scenario]))


@lru_cache(maxsize=KEPT_SETUPS)
def _setup(name: str, written: str) -> Setup:
    """The set-up of these subjects and this scenario, given as JSON."""
    subjects, scenario = json.loads(written)
    return game_of(name).setup(subjects, scenario)


def _watched(state: State) -> State:
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    state.record()
    return state


def _text(data: bytes) -> str:
    return data.decode("latin-1")


def _event(kind: str, seat: int, text: str, round_: int, decision: int, seen_by: int, secret: str) -> Event:
    return Event(kind, seat, text, {}, round_, decision, seen_by, secret)
