"""How scenarios of Space Bastards look: planets and travel fields on a map, and the same in words."""

from __future__ import annotations

from scenarios.games.space_bastards.pages import SpaceBastardsPages

PAGES = SpaceBastardsPages("space_bastards")
