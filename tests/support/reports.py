"""Test verbs for reports: games of any kind of playtest, written down as their winners."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import played
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.match import Match, match_of
from sandtable.playtest.statistics import ONCE, Look

Winners = int | tuple[int, ...] | str
"""The subject that won a game, or several that did; () where nobody won, or the outcome of a game without an end."""


def a_game(
    number: int, winners: Winners, *, first: int = 0, rounds: int = 3, reason: str = "points", **tally: int
) -> GameRecord:
    """The record of a game; underscores in the names of the tally stand for slashes."""
    won = winners if isinstance(winners, tuple) else () if isinstance(winners, str) else (winners,)
    outcome = winners if isinstance(winners, str) else "draws" if not won else "wins" if 0 in won else "losses"
    counted = {name.replace("_", "/"): count for name, count in tally.items()}
    return GameRecord(number, outcome, won, reason, rounds, 10, first, number, counted)


def games(*winners: Winners) -> list[GameRecord]:
    """Games 0, 1, 2 ... with these winners."""
    return [a_game(number, each) for number, each in enumerate(winners)]


def of_decks(records: Iterable[GameRecord], names: str = "AB") -> Report:
    """A report on decks with these letters as names: a duel of two, a free-for-all of three or four."""
    plan = Plan("toy", tuple({"name": name} for name in names), ("random",) * len(names), 7)
    return report_on(Match(plan, tuple(names)), played(plan, list(records)))


def of_scenario(
    records: Iterable[GameRecord],
    seats: tuple[str, ...] = ("Blue", "Red"),
    agents: tuple[str, ...] = (),
    *,
    has_sides: bool = True,
    turns: bool = False,
    look: Look = ONCE,
) -> Report:
    """A report on a scenario; `turns`: the agents take every seat in turn, and subjects are called after them."""
    playing = agents or ("random",) * len(seats)
    labels = playing if turns else seats
    plan = Plan("ridge", tuple({"name": name} for name in labels), playing, 7, {}, turns_seats=turns)
    return report_on(Match(plan, labels, seats, has_sides, "Ridge"), played(plan, list(records), look))


def in_turn_order(
    records: Iterable[GameRecord], players: int = 3, agents: tuple[str, ...] = (), *, turns: bool = False
) -> Report:
    """A report on a scenario whose seats are alike."""
    seats = tuple(f"Player {seat + 1}" for seat in range(players))
    return of_scenario(records, seats, agents, has_sides=False, turns=turns)


def of_plan(plan: Plan, records: Iterable[GameRecord]) -> Report:
    """The report on games of a plan, as commands read them."""
    return report_on(match_of(plan), played(plan, list(records)))
