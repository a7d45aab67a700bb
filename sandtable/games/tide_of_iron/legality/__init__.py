"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

The pages, the API, the import and the queue all call `problems` with any JSON value. A value that is too large or not
shaped like a scenario is refused first, then boards that form no map; the rules below need a map. A chapter
of rules is a module:

- `forces`: the contents of the box, and squads that can all be full
- `map`: overlays and markers
- `placed_units`: units that the scenario places on hexes
- `placing`, `room`: zones, and room in them for units that start and arrive there
- `demands`: squads that have to start on some hexes
- `objectives`, `winning`: objectives within reach, and a chance for both sides
- `cards`, `rounds`: decks and operations cards; events within the rounds of the game
- `armies`: armies that are bought
- `deeds`: events, special actions and purchases about what exists
- `carried`: objectives that are carried
- `reshaping`: deeds that change ground, zones and rules
- `teams`: the numbers of players, and units for each of them
"""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality import (
    armies,
    boards,
    cards,
    carried,
    deeds,
    demands,
    forces,
    map,
    objectives,
    parameters,
    placed_units,
    placing,
    reshaping,
    room,
    rounds,
    teams,
    winning,
)
from sandtable.games.tide_of_iron.legality.boards import map_of
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.scenario import Scenario

_FIRST: Final = Chapter(boards.rule, parameters.rule)
_RULES: Final = Chapter(
    forces.rule,
    map.rule,
    placed_units.rule,
    placing.rule,
    room.rule,
    demands.rule,
    objectives.rule,
    cards.rule,
    rounds.rule,
    deeds.rule,
    armies.rule,
    carried.rule,
    reshaping.rule,
    teams.rule,
    winning.rule,
)


def problems(scenario: Scenario) -> list[Problem]:
    """Every reason why a scenario can't be played; empty for a sound one."""
    return [*_FIRST.problems(scenario), *_RULES.problems(Checked(scenario, lambda: map_of(scenario)))]


def problems_of(scenario: Scenario, ground: Ground) -> list[Problem]:
    """Every reason why a scenario can't be played on this map."""
    return list(_RULES.problems(Checked(scenario, lambda: ground)))


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return list(dict.fromkeys([*_FIRST.rule_ids(), *_RULES.rule_ids()]))
