"""Reports of playtests of a scenario: is it fair by side, or where all seats are alike in turn order?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from sandtable.playtest import shares
from sandtable.playtest.parties import By
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.report.base import Figure, Report, Sample
from sandtable.playtest.report.contest import Contender, Contest
from sandtable.playtest.report.games import DECIDED, Points
from sandtable.playtest.report.match import Kind, LineUp, Party, Place
from sandtable.playtest.report.members import Member, Members, Team
from sandtable.playtest.report.paste import rates, short
from sandtable.playtest.report.verdict import EVEN_WITHIN, Verdict, on_seats
from sandtable.playtest.summary import Samples


class OnScenario(Report):
    """A playtest of a scenario: its parties are the seats, and its subjects may be agents that take them in turn."""

    data = "rules"
    margin = EVEN_WITHIN
    depends_on_agents = True
    charts = ("points", "agents", "groups", "ways", "rounds", "losses")
    head: ClassVar[str]
    """The head of the line of shares in the text to paste."""
    counted_by: ClassVar[By]
    """The kind of its parties."""

    def seating(self, number: int) -> list[tuple[str, str]]:
        takers = self.match.labels if self.match.line_up == LineUp.TURNED else self.plan.agents
        order = self.plan.seating(number)
        return [(name, takers[subject]) for name, subject in zip(self.match.seats, order, strict=True)]

    def _winner(self, seat: int, subject: int) -> str:
        name = self.match.seats[seat]
        return f"{name} ({self.match.labels[subject]})" if self.match.line_up == LineUp.TURNED else name

    @cached_property
    def points(self) -> Points:
        return Points(self.parties, self.games, self.counted_by, self.plan.rotation_size)

    @cached_property
    def agents_contest(self) -> Contest | None:
        """Agents that have several seats are compared by their share a seat."""
        playing = self.plan.agents
        names = list(dict.fromkeys(playing))
        if len(names) < 2:
            return None
        teams = shares.together(self.subjects.rotations, [names.index(name) for name in playing])
        look = self.games.look
        found = [Contender(name, teams, team, look, playing.count(name)) for team, name in enumerate(names)]
        return Contest(found, 1 / len(playing))

    @property
    def figures(self) -> list[Figure]:
        several = {name: self.plan.agents.count(name) > 1 for name, _share in self.agents}
        taken = [Figure("each takes" if several[name] else "takes", share, name) for name, share in self.agents]
        return [*super().figures, *taken]

    def _verdict(self) -> Verdict:
        return on_seats(self.points.contest)

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


class Sides(OnScenario):
    """A scenario whose seats are sides with a character of their own."""

    kind = Kind.SIDES
    by = "side"
    head = "Sides"
    counted_by = By.SEAT
    log_tells_end = True

    @property
    def parties(self) -> tuple[Party, ...]:
        return self.match.sides or self.match.seats

    @property
    def words(self) -> dict[str, int]:
        return {str(name).lower(): side for side, name in enumerate(self.parties)}

    def party_of_seat(self, seating: Sequence[int], first: int) -> tuple[int, ...]:
        return self.plan.sides or tuple(range(len(seating)))

    @cached_property
    def points(self) -> Points:
        by = By.SIDE if self.match.sides else By.SEAT
        return Points(self.parties, self.games, by, self.plan.rotation_size)

    @cached_property
    def subjects(self) -> Points:
        """The subjects' points; partners share those of their side where agents keep their seats."""
        is_turned = self.match.line_up == LineUp.TURNED
        return super().subjects if is_turned or self.members is None else self.members

    @cached_property
    def members(self) -> Members | None:
        return Members(self.match.seats, self.points, self.plan.sides) if self.match.sides else None

    @property
    def teams(self) -> list[Team]:
        found = self._members()
        return [
            Team(name, tuple(each for side, each in zip(self.plan.sides, found, strict=True) if side == index))
            for index, name in enumerate(self.match.sides)
        ]

    def _members(self) -> list[Member]:
        of = self.members
        if of is None:
            return []
        is_turned = self.match.line_up == LineUp.TURNED
        agents = [""] * len(self.plan.agents) if is_turned else self.plan.agents
        told = enumerate(zip(self.match.seats, agents, of.shares, of.wins, strict=True))
        return [Member(name, agent, share, of.even_of(seat), won) for seat, (name, agent, share, won) in told]

    def at_a_glance(self) -> tuple[str, float] | None:
        """Of partners the points of the first side; None where their agents take every seat in turn."""
        if not self.match.sides:
            return super().at_a_glance()
        counted = self.games.counters
        scored = self.games.ended + counted["capped"]
        if not scored or self.match.line_up == LineUp.TURNED:
            return None
        points = counted["wins"] + (counted["draws"] + counted["capped"]) / len(self.match.sides)
        return self.match.sides[0], points / scored

    def _sample(self, outcome: str, winners: tuple[tuple[int, ...], ...]) -> Sample:
        """By the side that won, with its agents where they take every seat in turn."""
        if not (self.match.sides and winners):
            return super()._sample(outcome, winners)
        name = self.match.sides[self.plan.sides[winners[0][0]]]
        if self.match.line_up == LineUp.TURNED:
            name = f"{name} ({', '.join(self.match.labels[subject] for _seat, subject in winners)})"
        return outcome, (name,)

    def share_lines(self) -> list[str]:
        lines = super().share_lines()
        if self.members is None:
            return lines
        shares = zip(self.match.seats, self.members.shares, strict=True)
        return [lines[0], f"Seats | {rates(shares)} (95 %, by {self.match.unit})", *lines[1:]]

    @cached_property
    def agents_contest(self) -> Contest | None:
        """None where agents keep their sides: the shares of the sides are theirs."""
        return super().agents_contest if self.match.line_up == LineUp.TURNED else None


class TurnOrder(OnScenario):
    """A scenario whose seats are alike: its parties are the places in the turn order."""

    kind = Kind.TURN_ORDER
    by = "turn order"
    head = "Turns"
    counted_by = By.TURN

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

    def party_of_seat(self, seating: Sequence[int], first: int) -> tuple[int, ...]:
        return tuple((seat - first) % len(seating) for seat in range(len(seating)))

    def _samples(self) -> Samples:
        return self.games.summary.placed

    def _sample(self, outcome: str, winners: tuple[tuple[int, ...], ...]) -> Sample:
        """By the place that won, whichever subject had it."""
        if outcome not in DECIDED:
            return outcome, ()
        return ("won", (self.parties[winners[0][0]],)) if len(winners) == 1 else ("several", ())
