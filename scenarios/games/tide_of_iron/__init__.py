"""The pages of Tide of Iron scenarios: the map with its twin in words, forces by division and round, victory."""

from __future__ import annotations

from scenarios.games.tide_of_iron.pages import TideOfIronPages

PAGES = TideOfIronPages("tide_of_iron")
