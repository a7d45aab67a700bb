"""The pages of Space Bastards scenarios: planets and travel fields on a map, and in words."""

from __future__ import annotations

from scenarios.games.space_bastards.pages import SpaceBastardsPages

PAGES = SpaceBastardsPages("space_bastards")
