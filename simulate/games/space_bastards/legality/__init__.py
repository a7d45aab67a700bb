"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

Any value may be asked about: what is too large, not shaped like a scenario or full of unknown names is refused first;
the rules below need planets and fields to look at. A chapter of rules is a module:

- `planets`: grids, colours, docks, and room for those who settle
- `travel`: fields, neighbours and teleports
- `course`: priorities, the round track and what ships can do
"""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.space_bastards.legality import course, planets, travel
from simulate.games.space_bastards.scenario import BOARD, Scenario, read

__all__ = ["Problem", "problems", "problems_of", "rule_ids"]

_RULES: Final = [*planets.rule.rules, *travel.rule.rules, *course.rule.rules]


def problems(document: object) -> list[Problem]:
    """Every reason why the document is no scenario that can be played; empty when it is one. Never raises."""
    try:
        return problems_of(read(document))
    except BadScenario as refused:
        return refused.problems


def problems_of(scenario: Scenario) -> list[Problem]:
    """Every reason why a scenario whose names are all known can't be played."""
    return [Problem(rule_id, each.place, each.message) for rule_id, check in _RULES for each in check(scenario)]


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return list(dict.fromkeys([BOARD, *(rule_id for rule_id, _ in _RULES)]))
