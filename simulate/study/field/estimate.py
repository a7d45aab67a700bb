"""The games of a field, for the time that its form tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from django.http import QueryDict

from sandtable.agents import AGENTS, versioned
from simulate.asking import deck_choices
from simulate.asking.estimating import Choice
from simulate.asking.scenario_choices import find_scenario
from simulate.results.series import services as series
from simulate.study.field.forms import SIZES
from simulate.study.field.question import MOST_MEMBERS, Member, Question
from simulate.study.field.work import choice_of
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


def other_sizes(question: Question) -> Iterator[Choice]:
    """The same field in the sizes that the form offers."""
    for pairs in SIZES.values():
        yield choice_of(replace(question, pairs_each=pairs))
