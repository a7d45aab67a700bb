"""The games of a field as work, for the time that its forms tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sandtable.playtest.field.matrix import Pairing
from simulate.asking.estimating import Choice
from simulate.queue.foreseeing import Work
from simulate.study.field.question import GAMES_IN_A_PAIR, Member, Question


def choice_of(question: Question, pairings: Iterable[Pairing] | None = None) -> Choice:
    """All games of a field, or of some of its pairings."""
    games = Counter[tuple[str, str]]()
    for first, second in question.pairings if pairings is None else pairings:
        games[question.members[first].agent, question.members[second].agent] += GAMES_IN_A_PAIR * question.pairs_each
    version = question.scenario.version if question.scenario is not None else ""
    return Choice([Work(question.game, agents, count, version) for agents, count in games.items()])


def joining(question: Question, agent: str) -> Choice:
    """The games of a deck that joins, played by this agent."""
    joined = question.with_members([Member("", agent)])
    newest = len(question.members)
    return choice_of(joined, [pairing for pairing in joined.pairings if newest in pairing])
