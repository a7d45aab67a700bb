"""The pages of Mafia City scenarios: the city with its twin in words, the players' starting pieces, the deck."""

from __future__ import annotations

from scenarios.games.mafia_city.pages import MafiaCityPages

PAGES = MafiaCityPages("mafia_city")
