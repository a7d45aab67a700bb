"""Reports of playtests of a scenario: is it fair by side, or where all seats are alike in turn order?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from simulate.playtest import shares
from simulate.playtest.plan import GameRecord
from simulate.playtest.report.base import Figure, Report, Sample
from simulate.playtest.report.games import DECIDED, Points
from simulate.playtest.report.match import Kind, LineUp, Party, Place
from simulate.playtest.report.paste import rates, short
from simulate.playtest.report.verdict import Verdict, on_seats
from simulate.playtest.statistics import Interval


class OnScenario(Report):
    """A playtest of a scenario: its parties are the seats, and its subjects may be agents that take them in turn."""

    data = "rules"
    depends_on_agents = True
    charts = ("points", "agents", "groups", "ways", "rounds", "losses")
    head: ClassVar[str]
    """The head of the line of shares in the text to paste."""

    def _by_party(self) -> Iterator[GameRecord]:
        """The games with the indices of parties in place of subjects."""
        raise NotImplementedError

    def seating(self, number: int) -> list[tuple[str, str]]:
        takers = self.match.labels if self.match.line_up == LineUp.TURNED else self.plan.agents
        order = self.plan.seating(number)
        return [(name, takers[subject]) for name, subject in zip(self.match.seats, order, strict=True)]

    def _winner(self, seat: int, subject: int) -> str:
        name = self.match.seats[seat]
        return f"{name} ({self.match.labels[subject]})" if self.match.line_up == LineUp.TURNED else name

    @cached_property
    def points(self) -> Points:
        return Points(self.parties, list(self._by_party()), self.plan.rotation_size)

    @cached_property
    def agents(self) -> list[tuple[str, Interval]]:
        return self._agents()

    def _agents(self) -> list[tuple[str, Interval]]:
        playing = self.plan.agents
        names = list(dict.fromkeys(playing))
        if len(names) < 2:
            return []
        teams = shares.together(self.subjects.rotations, [names.index(name) for name in playing])
        found = [(name, shares.share(teams, team)) for team, name in enumerate(names)]
        return [(name, _each(share, playing.count(name))) for name, share in found if share is not None]

    @property
    def figures(self) -> list[Figure]:
        several = {name: self.plan.agents.count(name) > 1 for name, _share in self.agents}
        taken = [Figure("each takes" if several[name] else "takes", share, name) for name, share in self.agents]
        return [*super().figures, *taken]

    def _verdict(self) -> Verdict:
        return on_seats(self.points)

    def share_lines(self) -> list[str]:
        unit = self.match.unit
        won = "  ".join(f"{short(party)} {count}" for party, count in zip(self.parties, self.points.wins, strict=True))
        several = f"  Several {self.points.shared}" if self.points.shared else ""
        groups = {kind: [(each.name, each.share()) for each in found] for kind, found in self.groups.items()}
        return [
            f"{self.head} | {rates(zip(self.parties, self.points.shares, strict=True))} (95 %, by {unit})",
            *([f"Agent | {rates(self.agents)} (95 %, by {unit})"] if self.agents else []),
            *(f"{kind.capitalize():5} | {rates(found)} (95 %, by seats)" for kind, found in groups.items()),
            f"Games | N {self.games.total}  Won {won}{several}  D {self.games.counters['draws']}",
        ]

    @property
    def told_endings(self) -> dict[str, int]:
        """The ways in which games were won say more than the reasons of their end."""
        return {way: sum(games) for way, games in self.ways.items()}


def _each(share: Interval, seats: int) -> Interval:
    """A joint share divided by the number of seats."""
    return Interval(share.value / seats, share.low / seats, share.high / seats, share.games)


class Sides(OnScenario):
    """A scenario whose seats are sides with a character of their own."""

    kind = Kind.SIDES
    by = "side"
    head = "Sides"
    log_tells_end = True

    @property
    def parties(self) -> tuple[Party, ...]:
        return self.match.seats

    @property
    def words(self) -> dict[str, int]:
        return {name.lower(): side for side, name in enumerate(self.match.seats)}

    def _by_party(self) -> Iterator[GameRecord]:
        return shares.by_seat(self.plan, self.games.records)

    def _agents(self) -> list[tuple[str, Interval]]:
        """None where agents keep their sides: the shares of the sides are theirs."""
        return super()._agents() if self.match.line_up == LineUp.TURNED else []


class TurnOrder(OnScenario):
    """A scenario whose seats are alike: its parties are the places in the turn order."""

    kind = Kind.TURN_ORDER
    by = "turn order"
    head = "Turns"

    @cached_property
    def parties(self) -> tuple[Party, ...]:
        return tuple(map(Place, range(len(self.match.seats))))

    @property
    def opponents(self) -> tuple[str, ...]:
        return ()

    @property
    def playing(self) -> str:
        """The agents with the number of their seats: "1 × greedy, 3 × random"."""
        agents = self.plan.agents
        return ", ".join(f"{agents.count(name)} × {name}" for name in dict.fromkeys(agents))

    def first_seat(self, record: GameRecord) -> str:
        if record.first < 0:
            return ""
        return self.match.seats[self.plan.seating(record.number).index(record.first)]

    def at_a_glance(self) -> tuple[str, float] | None:
        return None

    def _by_party(self) -> Iterator[GameRecord]:
        return shares.by_turn(self.plan, self.games.records)

    def _sample(self, record: GameRecord, by_party: GameRecord) -> Sample:
        """By the place that won, whichever subject had it."""
        if record.outcome not in DECIDED:
            return record.outcome, ()
        places = by_party.winners
        return ("won", (self.parties[places[0]],)) if len(places) == 1 else ("several", ())
