"""The base of all reports: every number that any kind of playtest has, and the answers that a kind may override."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sandtable.playtest import shares, statistics
from sandtable.playtest.groups import Group, groups
from sandtable.playtest.parties import By
from sandtable.playtest.plan import OUTCOMES, GameRecord
from sandtable.playtest.report import lists
from sandtable.playtest.report.contest import Contest
from sandtable.playtest.report.games import DECIDED, Games, Points
from sandtable.playtest.report.match import Kind, Match, Party
from sandtable.playtest.report.members import Members, Team
from sandtable.playtest.report.origin import Origin
from sandtable.playtest.report.verdict import (
    DIFFERENCE,
    Dealt,
    Says,
    Verdict,
    on_groups,
    on_parties,
    weighed,
    withheld,
)
from sandtable.playtest.statistics import Interval
from sandtable.playtest.summary import SAMPLES, Samples


@dataclass(frozen=True)
class Figure:
    """A share that stands at the head of a result."""

    says: str
    """ "takes", "each takes" (a share a seat, of an agent in several seats) or "first wins"."""
    share: Interval
    party: Party = ""


Sample = tuple[str, tuple[Party, ...]]
"""An outcome with its winners, which the first few games of a sort have in common.

The outcome is that of the records, or as in `Report.score`: "won" by a party, or by "several"."""


class Report:
    """The finished games of a playtest, read as its kind is. Every number is computed when it is first asked for."""

    kind: ClassVar[Kind]
    by: ClassVar[str]
    """The word for its parties: "deck", "side" or "turn order"."""
    data: ClassVar[str]
    """The word for its data: "cards" or "rules"."""
    charts: ClassVar[tuple[str, ...]]
    """The names of its charts, in order (`simulate.results.charts`)."""
    tells_first: ClassVar[bool] = False
    """True: the share of the subject that goes first stands beside those of the parties."""
    explains_tags: ClassVar[bool] = False
    """True: the tags are shown without the parties' names and need a line that explains them."""
    margin: ClassVar[float] = DIFFERENCE
    """The distance from an even share within which parties are called equal."""
    depends_on_agents: ClassVar[bool] = False
    """True: the verdict is on a scenario, which other players might find fairer or less fair."""
    log_tells_end: ClassVar[bool] = False
    """True: the last line of a game's log says how it was won."""

    def __init__(self, match: Match, games: Games, origin: Origin | None = None) -> None:
        """`origin`: the rules that played the games, where the reader of a verdict is to know them."""
        self.match = match
        self.games = games
        self.origin = origin
        self.plan = match.plan

    # -- names --

    @property
    def parties(self) -> tuple[Party, ...]:
        """The parties whose shares make up the result."""
        return self.match.labels

    @property
    def tags(self) -> tuple[Party, ...]:
        """The parties' names where there is little room, on charts and in lists."""
        return self.parties

    @property
    def shown(self) -> range:
        """The indices of the parties whose shares are shown."""
        return range(len(self.parties))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of those who play against each other; empty where only their number counts."""
        return tuple(map(str, self.parties))

    @property
    def words(self) -> dict[str, int]:
        """The index of a party by its word in the tally; empty where the tally tells none apart."""
        return {}

    @property
    def playing(self) -> str:
        """The agents, seat by seat: "greedy / random"."""
        return " / ".join(self.plan.agents)

    def seating(self, number: int) -> list[tuple[str, str]]:
        """The seats of a game, clockwise: the scenario's name for each (or empty), and the deck or agent in it."""
        return [("", self.match.labels[subject]) for subject in self.plan.seating(number)]

    def party_of_seat(self, seating: Sequence[int], first: int) -> tuple[int, ...]:
        """The index of the party in each seat of a game; `first` is the seat with the first turn."""
        return tuple(seating)

    def first_seat(self, record: GameRecord) -> str:
        """The name of the seat that went first; empty where seats say nothing, or where it isn't known."""
        return ""

    def winners(self, record: GameRecord) -> tuple[str, ...]:
        """The names of a game's winners, clockwise."""
        seats = enumerate(self.plan.seating(record.number))
        return tuple(self._winner(seat, subject) for seat, subject in seats if subject in record.winners)

    def won_by(self, record: GameRecord) -> str:
        """The name of the side that won, where partners play together; else empty."""
        seats = enumerate(self.plan.seating(record.number))
        won = (
            {self.plan.sides[seat] for seat, subject in seats if subject in record.winners}
            if self.match.sides
            else set()
        )
        return self.match.sides[won.pop()] if len(won) == 1 else ""

    def _winner(self, seat: int, subject: int) -> str:
        return self.match.labels[subject]

    # -- shares --

    @cached_property
    def subjects(self) -> Points:
        """The points of the subjects: decks, agents that take seats in turn, or the seats they keep."""
        return Points(self.match.labels, self.games, By.SUBJECT, self.plan.rotation_size)

    @cached_property
    def points(self) -> Points:
        """The points of the parties."""
        return self.subjects

    @cached_property
    def members(self) -> Members | None:
        """The points of every seat where partners play together; None where every seat plays for itself."""
        return None

    @property
    def teams(self) -> list[Team]:
        """The sides with their players; empty where every seat plays for itself."""
        return []

    @cached_property
    def agents_contest(self) -> Contest | None:
        """The comparison of the agents; None where they aren't compared."""
        return None

    @property
    def agents(self) -> list[tuple[str, Interval]]:
        """The points a game and seat of every agent, where agents are compared."""
        found = self.agents_contest
        return list(zip((str(each.party) for each in found.contenders), found.shares, strict=False)) if found else []

    @cached_property
    def groups(self) -> dict[str, list[Group]]:
        """The shares of seats grouped by what was dealt at random, by kind and name."""
        return groups(self.games.tally, len(self.parties), self.plan.rotation_size, self.games.look)

    @cached_property
    def pairs(self) -> tuple[int, ...] | None:
        """The pairs that brought the first subject 0, 1/2, 1, 1 1/2 and 2 points; None where rotations are no pairs."""
        return shares.pair_counts(self.subjects.rotations) if self.match.unit == "pairs" else None

    @property
    def elo(self) -> Interval | None:
        """The Elo difference of a pair's two subjects; None where rotations are no pairs, or before the first."""
        rate = self.subjects.shares[0] if self.pairs is not None else None
        return statistics.elo_difference(rate) if rate is not None else None

    @cached_property
    def first_player(self) -> Interval | None:
        """The share of decided games that the subject with the first turn won."""
        totals = self.games.summary.totals
        return shares.first_player(self.subjects.rotations, totals["first_won"], totals["first_known"], self.games.look)

    @property
    def figures(self) -> list[Figure]:
        """The shares at the head of the result."""
        shown = [(self.points.shares[party], self._in_full(party)) for party in self.shown]
        first = self.first_player if self.tells_first else None
        return [
            *(Figure("takes", share, party) for share, party in shown if share is not None),
            *([Figure("first wins", first)] if first is not None else []),
        ]

    def _in_full(self, party: int) -> Party:
        return self.parties[party]

    def at_a_glance(self) -> tuple[str, float] | None:
        """The first subject's name and points a game, for lists; None before the first game, or where it says nothing.

        It comes from the counters alone, without an interval: no record is read.
        """
        counted, n = self.games.counters, len(self.match.labels)
        scored = self.games.ended + counted["capped"]
        points = counted["wins"] + (counted["draws"] + counted["capped"]) / n
        return (self.match.labels[0], points / scored) if scored else None

    # -- verdicts --

    @cached_property
    def verdict(self) -> Verdict:
        """The answer to the question of the playtest."""
        return withheld(self.games) or weighed(self._verdict(), self.games)

    def _verdict(self) -> Verdict:
        return on_parties(self.points.contest)

    @property
    def is_withheld(self) -> bool:
        """True: most games came to no end of their own, so there is no verdict."""
        return self.verdict.says == Says.WITHHELD

    @property
    def agents_verdict(self) -> Verdict | None:
        """The comparison of the agents; None where they aren't compared, or the verdict is withheld."""
        if self.agents_contest is None or not self.agents or self.is_withheld:
            return None
        return weighed(on_parties(self.agents_contest), self.games)

    @property
    def dealt(self) -> list[Dealt]:
        """For every kind of thing that luck deals the names that it favors; empty where the verdict is withheld."""
        return [] if self.is_withheld else on_groups(self.groups)

    # -- lists --

    @cached_property
    def ways(self) -> dict[str, lists.Columns]:
        """The games by way of winning."""
        return lists.ways(self.points, self.games.tally, self.words)

    @cached_property
    def rounds(self) -> dict[int, lists.Columns]:
        """The games by the round in which they were decided."""
        return lists.rounds(self.points)

    @cached_property
    def lost(self) -> list[tuple[int, str, float]]:
        """The index of a party, a thing it lost, and how many of them a game."""
        return lists.lost(self.games.tally, self.words, self.games.ended)

    @cached_property
    def hexes(self) -> dict[str, lists.Hex]:
        """The hexes that games counted anything of, by name."""
        return lists.hexes(self.games.tally, self.words)

    @property
    def score(self) -> list[tuple[str, Party, int]]:
        """Games by outcome: "won" by each party, won by "several", and the other outcomes by their names."""
        won = [("won", party, count) for party, count in zip(self.tags, self.points.wins, strict=True)]
        rest = [(outcome, "", self.games.counters[outcome]) for outcome in OUTCOMES if outcome not in DECIDED]
        return [*won, *([("several", "", self.points.shared)] if self.points.shared else []), *rest]

    def samples(self) -> dict[Sample, list[int]]:
        """The numbers of the first few games of every outcome that occurred, in the order of their first games."""
        found: dict[Sample, list[int]] = {}
        for (outcome, winners), numbers in self._samples().items():
            found.setdefault(self._sample(outcome, winners), []).extend(numbers)
        told = {sample: sorted(numbers)[:SAMPLES] for sample, numbers in found.items()}
        return dict(sorted(told.items(), key=lambda each: each[1]))

    def _samples(self) -> Samples:
        return self.games.summary.seated

    def _sample(self, outcome: str, winners: tuple[tuple[int, ...], ...]) -> Sample:
        return outcome, tuple(self._winner(seat, subject) for seat, subject in winners)

    # -- text --

    def share_lines(self) -> list[str]:
        """The lines with shares and games of the text to paste."""
        raise NotImplementedError

    @property
    def told_endings(self) -> dict[str, int]:
        """The endings that the text to paste names: games by reason or way."""
        return self.games.endings
