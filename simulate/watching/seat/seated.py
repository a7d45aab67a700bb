"""The table of a game with people: its state, what happened lately, and the moments before the answers of people.

A table follows from the plan and the decisions. It is kept packed beside them, so that an answer needs no replay.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from sandtable.agents import agent
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import BadSetup, IllegalDecision, Setup, State
from sandtable.engine.log import Event, Told
from sandtable.engine.registry import game as game_of
from sandtable.engine.viewing import viewing_of
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.replay import begun
from simulate.models import SeatedGame, SharedTable
from simulate.watching.seat.taking_back import Earlier, shows_something_new
from simulate.watching.table.windows import Window, Windows, answered, followed
from web.kept import Kept

MOST_LINES: Final = 300
"""Lines of the log that are kept for the people at the table; a replay tells all of them."""
FORM: Final = 2
"""The form of `packed`; a table that was kept in another one is made anew."""
KEPT_SETUPS: Final = 32
"""Set-ups that a process keeps: every answer and every look needs that of its game, and checking it takes longest."""

_STEPS: Final[Kept[int]] = Kept(2000)
"""The number of decisions in stored states: every look with news asks for that of the person's last answer."""


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
    back: list[Earlier] = field(default_factory=list)
    """The moments before the answers of people, the oldest first."""
    streams: list[Dice] = field(default_factory=list)
    """The dice of the agents, by seat."""
    course: Course | None = None
    """The way on which a piece goes on, if those who are asked now let it pass."""
    people: tuple[int, ...] = ()
    """The seats of people who could learn from each other's questions; none where no rule hides who is asked."""
    windows: Windows = ()
    """The windows for hidden reactions that are open (simulate/watching/table/windows.py)."""
    silences: list[Silence] = field(default_factory=list)
    """The reactions about which people don't want to be asked."""

    @property
    def seat(self) -> int:
        """The seat that the rules ask; -1 at the end."""
        return self.state.seat()

    @property
    def has_shown(self) -> bool:
        """Whether the last answer of a person has shown something new."""
        return bool(self.back) and self.back[-1].is_new

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

    def answer(self, *indices: int) -> None:
        """A person takes these options one after the other, as one turn. Raises IllegalDecision and changes nothing."""
        trial = self.state.clone()
        for index in indices:
            trial.apply(index)
        self.follow(iter(indices))

    def follow(self, indices: Iterator[int]) -> None:
        """A person takes several options as one answer; each is asked for when the one before it has been taken.

        Raises IllegalDecision where the first one is refused, and changes nothing.
        """
        seat, old, before = self.state.seat(), self.state.store(), self.state.clone()
        start, streams = len(self.decisions), tuple(tuple(stream.state()) for stream in self.streams)
        if self.windows:
            self.windows = answered(self.windows, seat)
        is_new = False
        for index in indices:
            is_new |= self.take(index)
            self.course = None
        is_new |= shows_something_new(self.name, before, self.decisions[start:])
        self.back.append(Earlier(seat, start, is_new, streams))
        self.before[seat] = old

    def think(self, player: str) -> None:
        """The agent of the seat that decides takes an option."""
        seat = self.state.seat()
        choice = agent(player, self.name).choose(self.state.observe(seat), self.streams[seat])
        self.take(choice)

    def take(self, index: int) -> bool:
        """The seat that decides takes an option; True where others may react to it. Raises IllegalDecision."""
        known, was_open = len(self.state.events()), self.windows
        frozen, reacts = (self.state.store(), self.seat if self.hides_asker else -1) if self.people else (b"", -1)
        self.state.apply(index)
        self.decisions.append(index)
        events = self.state.events()[known:]
        self.lines = [*self.lines, *events][-MOST_LINES:]
        if self.people:
            self.windows = followed(self.name, was_open, frozen, events, self.people, len(self.streams), reacts)
        return self.windows != was_open


def taken_back(game: SeatedGame, table: Table) -> Table:
    """The table before the last answer of a person; only where `back` has one. Raises RulesChanged.

    It is played anew from the decisions before it, with the dice of the game and of the agents as they were then: the
    same choices meet the same luck again. That person is asked about every reaction again.
    """
    *back, last = table.back
    try:
        found = laid_out(game, table.decisions[: last.decisions], {each.seat: each.decisions for each in back})
    except BadSetup as refused:
        raise RulesChanged(str(refused)) from None
    found.back, found.streams = back, [Dice(*numbers) for numbers in last.streams]
    silences = [each for each in table.silences if each.seat != last.seat]
    return replace(found, people=table.people, silences=silences)


def laid_out(game: SeatedGame, decisions: Sequence[int], answered: Mapping[int, int] = MappingProxyType({})) -> Table:
    """The table after these decisions, played from the beginning. Raises RulesChanged or BadSetup.

    `answered` tells for people the number of decisions before the last answer of their seat.
    """
    plan = game.plan()
    streams = [seeded(plan.seed, plan.rotation(game.number), "agent", each) for each in plan.seating(game.number)]
    try:
        state = begun(plan, game.number)
        table = Table(game.game, state, list(plan.given), streams=streams)
        for decision in decisions[len(plan.given) :]:
            for seat in [seat for seat, number in answered.items() if number == len(table.decisions)]:
                table.before[seat] = state.store()
            state.apply(decision)
            table.decisions.append(decision)
    except IllegalDecision as refused:
        raise RulesChanged(str(refused)) from None
    table.lines = list(state.events())[-MOST_LINES:]
    return table


def whole_log(game: SeatedGame) -> tuple[list[Event], int]:
    """Every event from the beginning, and the seat that decides now (-1 at the end). Raises RulesChanged."""
    try:
        table = laid_out(game, game.decisions)
    except BadSetup as refused:
        raise RulesChanged(str(refused)) from None
    return list(table.state.events()), table.seat


def table_of(game: SeatedGame) -> Table:
    """The table of a stored game. Raises RulesChanged when today's rules do not take its choices.

    A row whose columns were just made of a table (turns.py) has it still.
    """
    if game.laid is not None:
        found: Table = game.laid
        return found
    stored = json.loads(gzip.decompress(bytes(game.kept))) if game.kept else {}
    try:
        expected = {"form": FORM, "rules": fingerprint(game.game), "decisions": len(game.decisions)}
        if any(stored.get(key) != value for key, value in expected.items()):
            return replace(laid_out(game, game.decisions), people=_hidden_from_each_other(game))
        return replace(_unpacked(game, stored), people=_hidden_from_each_other(game))
    except BadSetup as refused:
        raise RulesChanged(str(refused)) from None


def _hidden_from_each_other(game: SeatedGame) -> tuple[int, ...]:
    """The seats of people at screens of their own, in a game that hides from them who is asked."""
    if not viewing_of(game.game).has_hidden_reactions:
        return ()
    is_shared = game.own_seats is not None or SharedTable.objects.filter(game_id=game.pk).exists()
    return tuple(game.people) if is_shared else ()


def packed(table: Table) -> bytes:
    """The table as bytes, for `SeatedGame.kept`."""
    assert isinstance(table.state, AskingTable)
    told = table.state.told
    stored = {
        "form": FORM,
        "rules": fingerprint(table.name),
        "decisions": len(table.decisions),
        "state": _text(table.state.store()),
        "before": {seat: _text(state) for seat, state in table.before.items()},
        "back": [[each.seat, each.decisions, each.is_new, each.streams] for each in table.back],
        "streams": [stream.state() for stream in table.streams],
        "told": [[each.kind, each.seat, each.numbers, each.round, each.decision, each.seen_by] for each in told[-1:]],
        "course": asdict(table.course) if table.course else None,
        "windows": [each.as_json() for each in table.windows],
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
        state=restored(game, stored["state"].encode("latin-1"), stored["told"]),
        decisions=list(game.decisions),
        lines=[_event(*values) for values in stored["lines"]],
        before={int(seat): state.encode("latin-1") for seat, state in stored["before"].items()},
        back=[
            Earlier(seat, decisions, is_new, tuple(map(tuple, streams)))
            for seat, decisions, is_new, streams in stored["back"]
        ],
        streams=[Dice(*numbers) for numbers in stored["streams"]],
        course=Course(**stored["course"]) if stored.get("course") else None,
        windows=tuple(Window.read(each) for each in stored.get("windows", ())),
        silences=[Silence(**each) for each in stored.get("silences", ())],
    )


def restored(game: SeatedGame, data: bytes, told: Sequence[Sequence[Any]] = ()) -> State:
    """A stored state of this game, with its log from now on.

    `told` is the last line before: whether a line follows may depend on it ("makes no use of it").
    """
    state = _watched(game_of(game.game).restore(setup_of(game), data))
    if told:
        state.told = [
            Told(kind, seat, tuple(numbers), round_, decision, seen_by)
            for kind, seat, numbers, round_, decision, seen_by in told
        ]
    return state


def steps_of(game: SeatedGame, data: bytes) -> int:
    """The number of decisions that were taken in a stored state of this game; -1 where its rules don't count them."""
    found = _STEPS.get((game.game, data))
    if found is None:
        found = getattr(restored(game, data), "steps", -1)
        _STEPS.put((game.game, data), found)
    return found


def _watched(state: State) -> AskingTable:
    """The state, which tells its log from now on."""
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    state.record()
    return state


def setup_of(game: SeatedGame) -> Setup:
    """The set-up of the game. Raises BadSetup under other rules."""
    if game.laid_setup is None:
        plan = game.plan()
        subjects = [plan.subjects[each] for each in plan.seating(game.number)]
        game.laid_setup = _setup(game.game, json.dumps([subjects, plan.scenario]))
    found: Setup = game.laid_setup
    return found


@lru_cache(maxsize=KEPT_SETUPS)
def _setup(name: str, written: str) -> Setup:
    """The set-up of these subjects and this scenario, given as JSON."""
    subjects, scenario = json.loads(written)
    return game_of(name).setup(subjects, scenario)


def _text(data: bytes) -> str:
    return data.decode("latin-1")


def _event(kind: str, seat: int, text: str, round_: int, decision: int, seen_by: int, secret: str) -> Event:
    return Event(kind, seat, text, {}, round_, decision, seen_by, secret)
