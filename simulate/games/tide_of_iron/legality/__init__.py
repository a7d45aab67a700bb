"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

The pages, the API, the import and the queue all ask `problems`. Any value may be asked about: what is too large or not
shaped like a scenario is refused first, then boards that make no map; the rules below need a map to look at. A chapter
of rules is a module:

- `forces`: what the box holds, and squads that can all be full
- `map`: overlays and markers
- `placing`, `room`: zones, and room in them for those who start and arrive there
- `objectives`, `winning`: objectives within reach, and a chance for both sides
- `cards`, `rounds`: decks and operations cards; things that happen while the game lasts
"""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.tide_of_iron import ruleset
from simulate.games.tide_of_iron.boards import ground_of
from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.legality import boards as boards_chapter
from simulate.games.tide_of_iron.legality import cards, forces, map, objectives, placing, room, rounds, winning
from simulate.games.tide_of_iron.legality.checking import Checked
from simulate.games.tide_of_iron.scenario import Scenario, read

__all__ = ["Problem", "problems", "problems_of", "rule_ids"]

_CHAPTERS: Final = (
    forces.rule,
    map.rule,
    placing.rule,
    room.rule,
    objectives.rule,
    cards.rule,
    rounds.rule,
    winning.rule,
)
_RULES: Final = [each for chapter in _CHAPTERS for each in chapter.rules]
_PARAMETERS: Final = "TOI-SCN-01"
"""A scenario overrides the rules, by parameters that exist."""


def problems(document: object) -> list[Problem]:
    """Every reason why the document is no scenario that can be played; empty when it is one. Never raises."""
    try:
        scenario = read(document)
    except BadScenario as refused:
        return refused.problems
    found = [*_board_problems(scenario), *_parameter_problems(scenario)]
    return found or problems_of(scenario, ground_of(scenario))


def problems_of(scenario: Scenario, ground: Ground) -> list[Problem]:
    """Every reason why a scenario with sound boards and parameters can't be played on its map."""
    checked = Checked(scenario, ruleset.ruleset(scenario.rules.parameters), ground)
    return [Problem(rule_id, each.place, each.message) for rule_id, check in _RULES for each in check(checked)]


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    ids = [rule_id for rule_id, _ in boards_chapter.CHECKS] + [rule_id for rule_id, _ in _RULES]
    return list(dict.fromkeys(ids))


def _board_problems(scenario: Scenario) -> Iterator[Problem]:
    for rule_id, check in boards_chapter.CHECKS:
        for each in check(scenario):
            yield Problem(rule_id, each.place, each.message)


def _parameter_problems(scenario: Scenario) -> Iterator[Problem]:
    for each in ruleset.problems(scenario.rules.parameters):
        yield Problem(_PARAMETERS, "rules.parameters", each)
