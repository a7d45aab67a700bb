"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

`problems` takes any JSON value. A value that is too large, not shaped like a scenario or with unknown names is refused
first, because the rules below need planets and fields. A chapter of rules is a module:

- `planets`: grids, colours, docks, and room for settlers
- `travel`: fields, neighbours and teleports
- `course`: priorities, the round track and the abilities of ships
"""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.games.space_bastards.legality import course, planets, travel

RULES: Final = Chapter(planets.rule, travel.rule, course.rule)
problems: Final = RULES.problems
