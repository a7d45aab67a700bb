"""The time that a field would take one worker, from the latest measurements."""

from __future__ import annotations

from collections import Counter
from typing import Final

from django.http import QueryDict

from sandtable.agents import AGENTS, versioned
from sandtable.playtest.fingerprint import fingerprint
from simulate.asking import deck_choices
from simulate.asking.scenario_choices import find_scenario
from simulate.queue.sizing import speed
from simulate.results.series import services as series
from simulate.study.field.forms import SIZES
from simulate.study.field.question import GAMES_IN_A_PAIR, MOST_MEMBERS, Member, Question
from web.reader import Reader

_MOST_DIGITS: Final = 6


def asked_about(given: QueryDict, user: Reader) -> Question | None:
    """The field that a form describes so far, its members known by their agents alone; None where that is none yet."""
    pairs, agents = _pairs(given), [name for each in given.getlist("agents") if (name := versioned(each)) in AGENTS]
    scenario = find_scenario(user, str(given.get("version") or ""))
    decks = len(set(given.getlist("decks"))) + (len(series.demo_field()) if given.get("demo") else 0)
    is_row = given.get("shape") == "row"
    players = agents * (1 if "version" in given else decks + is_row)
    if not pairs or not 2 <= len(players) <= MOST_MEMBERS:
        return None
    game = scenario.game if scenario is not None else deck_choices.GAME
    members = tuple(Member(str(place), agent) for place, agent in enumerate(players))
    return Question(game, members, pairs, seed=0, is_row=is_row)


def _pairs(given: QueryDict) -> int:
    own = given.get("rotations", "")
    is_number = own.isascii() and own.isdecimal() and len(own) <= _MOST_DIGITS
    return SIZES.get(given.get("size", ""), 0) or (int(own) if is_number else 0)


def seconds(question: Question) -> float | None:
    """The time for one worker; None where a pair of its agents has not been measured."""
    games = Counter[str]()
    for first, second in question.pairings:
        agents = question.members[first].agent, question.members[second].agent
        games[",".join(agents)] += GAMES_IN_A_PAIR * question.pairs_each
    total, played_by = 0.0, fingerprint(question.game)
    for agents_of_pair, count in games.items():
        measured = speed(game=question.game, agents=agents_of_pair, fingerprint=played_by)
        if not measured:
            return None
        total += count / measured
    return total
