"""The next steps after a verdict as links: each leads to a form that is filled in, with the time that it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlencode

from django.urls import reverse

from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import LineUp
from sandtable.playtest.report.steps import Do, Step, steps
from simulate.asking.deck_choices import NamedDecks
from simulate.asking.forms import SIDES
from simulate.asking.problems import most_games
from simulate.asking.scenario_forms import SEAT_LETTERS
from simulate.models import Batch
from simulate.queue.sizing import speed
from simulate.results import next_steps, selectors
from simulate.results.strengths import Strengths
from simulate.words import duration
from web.reader import Reader

Fields = Mapping[str, object]


@dataclass(frozen=True)
class Link:
    """One step."""

    words: str
    url: str
    """Empty for readers who can't take it: the form names decks that they may not see."""
    time: str = ""
    """ "12 minutes", as long as one worker takes; empty where nothing is played, or nothing was measured."""
    is_sent: bool = False
    """True for a deed: its button sends a form to the address."""
    is_open: bool = False
    """True where every reader of the result may know the address."""


def links(batch: Batch, report: Report, user: Reader) -> list[Link]:
    """The steps after this result, for this reader."""
    asking = _Asking(batch, report, user)
    return [asking.link(step) for step in _wanted(batch, report)]


def _wanted(batch: Batch, report: Report) -> Iterator[Step]:
    """No check for a playtest of several strengths; a test that ends by itself where too many games are needed."""
    for step in steps(report):
        if step.do == Do.PLAY and step.games + report.games.total > most_games() and not report.match.seats:
            yield Step(Do.ASK)
        elif step.do != Do.CHECK or batch.series_id is None:
            yield step


def joint_links(together: Strengths, user: Reader) -> list[Link]:
    """The steps after a verdict over several strengths."""
    agents = [each.agent for each in together.each]
    found = []
    for step in together.steps:
        watched = together.each[max(0, step.index) if step.do == Do.WATCH else 0]
        found.append(_Asking(watched.batch, watched.report, user).joint_link(step, agents))
    return found


class _Asking:
    """The forms that ask for more of the same."""

    def __init__(self, batch: Batch, report: Report, user: Reader) -> None:
        self.batch = batch
        self.report = report
        self.user = user
        self.is_owner = batch.is_owned_by(user)

    @cached_property
    def may_ask(self) -> bool:
        """True for the owner, and for others where everything that the form would name is theirs to see.

        Visitors log in on their way to the form.
        """
        if self.is_owner or self.report.match.seats:
            return True
        seen = NamedDecks(self.user, self._sources)
        return all(source in seen for source in self._sources)

    def link(self, step: Step) -> Link:
        words = next_steps.words(step)
        if step.do == Do.LOOK:
            return Link(words, self._unended())
        if not self.may_ask or self.batch.forked_at is not None:
            return Link(words, "")
        match step.do:
            case Do.PLAY:
                games = self.report.games.total + step.games
                return Link(words, self._playtest(games, {"seed": self.batch.seed}), self._time(games, ()))
            case Do.CHECK:
                strengths = (self.report.plan.agents[0], step.agent)
                time = self._time(step.games, strengths)
                return Link(words, self._playtest(step.games, {"strengths": list(strengths)}), time)
            case Do.CARDS:
                return Link(words, self._best_card(step.index))
            case Do.ASK:
                return Link(words, self._better())
            case Do.FAIR:
                return Link(words, self._balance())
        return Link(words, "")

    def joint_link(self, step: Step, strengths: Sequence[str]) -> Link:
        """A step after a verdict over these strengths."""
        if step.do == Do.WATCH:
            return Link(next_steps.words(step), reverse("simulate:game", args=[self.batch.public_id, 0]))
        if step.do == Do.AT_EACH and self.may_ask:
            address = self._playtest(step.games, {"strengths": list(strengths)})
            return Link(next_steps.words(step), address, self._time(step.games, strengths))
        return self.link(step)

    def _playtest(self, games: int, fields: Fields) -> str:
        """The form of a playtest with the same sides, for a number of games."""
        rotations = -(-games // self.report.plan.rotation_size)
        agents = self.report.plan.agents
        if not self.report.match.seats:
            sources = dict(zip(SIDES, self._sources, strict=False))
            played_by = {f"agent_{side}": agent for side, agent in zip(SIDES, agents, strict=False)}
            asked = {**sources, **played_by, "size": "own", "rotations": rotations, **fields}
            return f"{reverse('simulate:playtest-new')}?{urlencode(asked, doseq=True)}"
        version = selectors.scenario_of(self.batch, self.user)
        if version is None:
            return ""
        played_by = {f"agent_{seat}": agent for seat, agent in zip(SEAT_LETTERS, agents, strict=False)}
        asked = {"version": version.public_id, "players": len(agents), **played_by, "size": "own", "games": games}
        if self.report.match.line_up == LineUp.KEPT:
            asked["keeps_sides"] = "on"
        return f"{reverse('simulate:playtest-scenario-new')}?{urlencode(asked | dict(fields), doseq=True)}"

    @property
    def _sources(self) -> list[str]:
        return [side["source"] for side in self.batch.snapshot["subjects"]]

    def _best_card(self, index: int) -> str:
        source = self._sources[index]
        return f"{reverse('simulate:best-card-new')}?{urlencode({'deck': source})}" if source else ""

    def _better(self) -> str:
        old, new = self._sources
        asked = {"a": old, "b": new, "agent": self.report.plan.agents[0]}
        return f"{reverse('simulate:better-new')}?{urlencode(asked)}"

    def _balance(self) -> str:
        version = selectors.scenario_of(self.batch, self.user)
        return reverse("simulate:balance-new", args=[version.public_id]) if version is not None else ""

    def _unended(self) -> str:
        """The first of the kept games that did not end; empty where none is kept."""
        kept = [
            number
            for (outcome, _winners), numbers in self.report.samples().items()
            for number in numbers
            if outcome not in ("won", "several", "draws")
        ]
        return reverse("simulate:game", args=[self.batch.public_id, min(kept)]) if kept else ""

    def _time(self, games: int, strengths: Sequence[str]) -> str:
        """The time of these games: with the same agents, or once for each strength. Empty where one is not measured."""
        seats = len(self.report.plan.agents)
        lines = [(agent,) * seats for agent in strengths] or [self.report.plan.agents]
        speeds = [self._speed(line) for line in lines]
        known = [each for each in speeds if each]
        return duration(sum(games / each for each in known)) if len(known) == len(lines) else ""

    def _speed(self, agents: Sequence[str]) -> float | None:
        game = self.batch.game
        return speed(game=game, agents=",".join(agents), fingerprint=fingerprint(game))
