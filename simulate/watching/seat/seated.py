"""The table of a game with people: its state, what happened lately, and how far the last answer can be taken back.

A table follows from the plan and the decisions. It is kept packed beside them, so that an answer needs no replay.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from sandtable.agents import agent
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import BadSetup, IllegalDecision, Setup, State
from sandtable.engine.log import Event
from sandtable.engine.registry import game as game_of
from sandtable.engine.viewing import viewing_of
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.replay import begun
from simulate.models import SeatedGame, SharedTable
from simulate.watching.seat.taking_back import shows_something_new
from simulate.watching.table.windows import Window, Windows, answered, followed

MOST_LINES: Final = 300
"""Lines of the log that are kept for the people at the table; a replay tells all of them."""
MOST_BACK: Final = 20
"""Answers that can be taken back one after the other."""
KEPT_SETUPS: Final = 32
"""Set-ups that a process keeps: every answer and every look needs that of its game, and checking it takes longest."""


class RulesChanged(ValueError):
    """Today's rules do not take the choices of this game."""


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
    people: tuple[int, ...] = ()
    """The seats of people who could learn from each other's questions; none where no rule hides who is asked."""
    windows: Windows = ()
    """The windows for hidden reactions that are open (simulate/watching/table/windows.py)."""

    @property
    def seat(self) -> int:
        """The seat that the rules ask; -1 at the end."""
        return self.state.seat()

    @property
    def asked(self) -> int:
        """The seat that has to answer: the first one of an open window, otherwise the one that the rules ask."""
        return self.windows[0].waiting[0] if self.windows else self.seat

    @property
    def hides_asker(self) -> bool:
        """Whether the open question may be seen by nobody but the seat that is asked."""
        return bool(self.people) and self.seat >= 0 and viewing_of(self.name).hides_asker(self.state)

    @property
    def is_formal(self) -> bool:
        """Whether the rules ask the seat of the open window for nothing: it can only go on."""
        if not self.windows:
            return False
        is_newest = len(self.windows) == 1 and not self.windows[0].hidden  # nothing has happened since
        return not (is_newest and self.seat == self.asked and self.hides_asker)

    def go_on(self) -> None:
        """The seat of the open window, which the rules don't ask, goes on."""
        assert self.is_formal
        self.windows = answered(self.windows, self.asked)

    def as_others_see(self) -> Table:
        """The table for those who are not asked: while a window is open, as it was before."""
        if not self.windows:
            return self
        first, setup = self.windows[0], getattr(self.state, "setup")  # noqa: B009  every packaged table has its own kind
        state = _watched(game_of(self.name).restore(setup, first.frozen))
        return replace(self, state=state, lines=self.lines[: len(self.lines) - first.hidden])

    def answer(self, index: int) -> None:
        """A person takes an option. Raises IllegalDecision and changes nothing."""
        seat, old = self.state.seat(), self.state.store()
        trial = self.state.clone()
        trial.apply(index)
        is_new = shows_something_new(self.name, self.state, trial, index)
        if self.windows:
            self.windows = answered(self.windows, seat)
        is_new |= self._apply(index)
        self.before[seat] = old
        self.back = [] if is_new else [*self.back[-MOST_BACK + 1 :], old]

    def think(self, player: str) -> None:
        """The agent of the seat that decides takes an option."""
        seat = self.state.seat()
        choice = agent(player, self.name).choose(self.state.observe(seat), self.streams[seat])
        self._apply(choice)
        self.back = []

    def _apply(self, index: int) -> bool:
        """Take an option; True where others may react to what happens."""
        known, was_open = len(self.state.events()), self.windows
        frozen, reacts = (self.state.store(), self.seat if self.hides_asker else -1) if self.people else (b"", -1)
        self.state.apply(index)
        self.decisions.append(index)
        events = self.state.events()[known:]
        self.lines = [*self.lines, *events][-MOST_LINES:]
        if self.people:
            self.windows = followed(self.name, was_open, frozen, events, self.people, len(self.streams), reacts)
        return self.windows != was_open

    def take_back(self, plan_setup: Setup) -> None:
        """Undo the last answer; only where `back` has a state."""
        old = self.back.pop()
        self.decisions.pop()
        self.state = _watched(game_of(self.name).restore(plan_setup, old))
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
            return replace(laid_out(game, game.decisions), people=_hidden_from_each_other(game))
        return replace(_unpacked(game, stored), people=_hidden_from_each_other(game))
    except BadSetup as refused:
        raise RulesChanged(str(refused)) from None


def _hidden_from_each_other(game: SeatedGame) -> tuple[int, ...]:
    """The seats of people at screens of their own, in a game that hides from them who is asked."""
    if not viewing_of(game.game).has_hidden_reactions or not SharedTable.objects.filter(game_id=game.pk).exists():
        return ()
    return tuple(game.people)


def packed(table: Table) -> bytes:
    """The table as bytes, for `SeatedGame.kept`."""
    stored = {
        "rules": fingerprint(table.name),
        "decisions": len(table.decisions),
        "state": _text(table.state.store()),
        "before": {seat: _text(state) for seat, state in table.before.items()},
        "back": [_text(state) for state in table.back],
        "streams": [stream.state() for stream in table.streams],
        "windows": [each.as_json() for each in table.windows],
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
        windows=tuple(Window.read(each) for each in stored.get("windows", ())),
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
