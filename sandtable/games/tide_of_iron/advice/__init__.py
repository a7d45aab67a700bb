"""Is a scenario worth playing? What looks like a mistake, though every rule allows it; one small function per fault.

`legality` names what keeps a scenario from being played. Advice keeps nothing from being played: it names a side that
can't win, an objective that is too far away, a zone that no vehicle can leave. It is given only where the map and the
numbers make it certain, or nearly so; docs/tide-of-iron-scenarios.md lists every code. A chapter is a module:

- `winning`: conditions that nobody can meet, that contradict themselves, or that are met from the start
- `objectives`: objectives too far away, never in danger, or without any use
- `zones`: zones without a way out, taken by the enemy, full, or under fire in round 1
- `timing`: gifts and reinforcements that come too late
"""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.advice import objectives, timing, winning, zones
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.legality.boards import map_of
from sandtable.games.tide_of_iron.scenario import Scenario

_CHAPTERS: Final = Chapter(winning.advise, objectives.advise, zones.advise, timing.advise)


def advice(scenario: Scenario) -> list[Problem]:
    """Everything that looks like a mistake in a scenario; parts of it may be UNKNOWN."""
    return list(_CHAPTERS.problems(Judged(scenario, lambda: map_of(scenario))))


def codes() -> list[str]:
    """The codes of all advice, in order."""
    return _CHAPTERS.codes()
