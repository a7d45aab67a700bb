"""How scenarios of Mafia City look: the city with its twin in words, what players start with, the deck."""

from __future__ import annotations

from scenarios.games.mafia_city.pages import MafiaCityPages

PAGES = MafiaCityPages("mafia_city")
