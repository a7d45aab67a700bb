"""The next steps after a verdict: what a reader can do with it, as values. `simulate.results.verdicts` words them."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sandtable.agents import NEWEST
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.joint import Joint
from sandtable.playtest.report.match import Kind, Party
from sandtable.playtest.report.verdict import Says, State


class Do(StrEnum):
    """The kinds of steps."""

    WAIT = "wait"
    """For the first finished games."""
    PLAY = "play"
    """More games, which would settle the question."""
    ASK = "ask"
    """"Is B better than A?": a test that ends by itself, where a fixed number of games would be too many."""
    LOOK = "look"
    """At a game that did not end."""
    CHECK = "check"
    """The same question to players of another strength."""
    CARDS = "cards"
    """The search for a card that makes the weaker deck better."""
    FAIR = "fair"
    """Small changes that make a scenario even."""
    AT_EACH = "at each"
    """More games at each of several strengths."""
    WATCH = "watch"
    """A game of one strength."""


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    do: Do
    games: int = 0
    """Games to play: of PLAY those beside the ones that are played."""
    agent: str = ""
    """The agent of a CHECK, or of the game to WATCH."""
    party: Party = ""
    """The deck of CARDS."""
    index: int = -1
    """Its index; of WATCH that of the strength."""


MOST_TO_CHECK = 400
"""Games of a check: a player that thinks takes long over each."""


def steps(report: Report) -> list[Step]:
    """The next things to do, the most useful first; never empty."""
    verdict = report.verdict
    if verdict.says == Says.NOTHING:
        return [Step(Do.WAIT)]
    return list(_steps(report))


def _steps(report: Report) -> Iterator[Step]:
    verdict = report.verdict
    if verdict.says == Says.WITHHELD or (verdict.unended is not None and verdict.unended.could_turn):
        yield Step(Do.LOOK)
    if verdict.says == Says.OPEN and verdict.games_needed:
        yield Step(Do.PLAY, verdict.games_needed)
    elif verdict.says == Says.OPEN and report.kind == Kind.DUEL:
        yield Step(Do.ASK)
    if (agent := other_strength(report)) and verdict.says != Says.WITHHELD:
        yield Step(Do.CHECK, _to_check(report), agent)
    if verdict.says == Says.AHEAD and report.kind == Kind.DUEL:
        weaker = 1 - verdict.index
        yield Step(Do.CARDS, party=report.parties[weaker], index=weaker)
    if verdict.says in (Says.AHEAD, Says.BEHIND) and report.match.seats:
        yield Step(Do.FAIR)


def other_strength(report: Report) -> str:
    """The agent to check with: one that plans, or beside it one that does not. Empty where several agents play."""
    playing = set(report.plan.agents)
    if len(playing) > 1:
        return ""
    thinks = any(name.startswith(("planner", "deep")) for name in playing)
    return NEWEST["greedy"] if thinks else NEWEST["planner"]


def _to_check(report: Report) -> int:
    """As many games as were played, in whole rotations, but no more than one waits for."""
    size = report.plan.rotation_size
    return size * max(1, min(report.games.total, MOST_TO_CHECK) // size)


def joint_steps(reports: Sequence[Report], found: Joint) -> list[Step]:
    """The next things to do after a verdict over several strengths; never empty."""
    if not all(report.games.total for report in reports):
        return [Step(Do.WAIT)]
    first = reports[0]
    if found.state == State.UNKNOWN:
        return [Step(Do.AT_EACH, 2 * max(report.games.total for report in reports))]
    if found.state == State.BETTER and first.kind == Kind.DUEL:
        weaker = 1 - found.party
        return [Step(Do.CARDS, party=first.parties[weaker], index=weaker)]
    if found.state == State.BETTER and first.match.seats:
        return [Step(Do.FAIR)]
    watched = [lead.strength for lead in found.leads] or [0]
    return [Step(Do.WATCH, agent=reports[place].plan.agents[0], index=place) for place in watched]
