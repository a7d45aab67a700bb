"""The one place that decides which kind of playtest it is."""

from __future__ import annotations

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.decks import Duel, FreeForAll
from sandtable.playtest.report.games import Games
from sandtable.playtest.report.match import Match
from sandtable.playtest.report.origin import Origin
from sandtable.playtest.report.scenario import Sides, TurnOrder


def report_on(match: Match, games: Games, origin: Origin | None = None) -> Report:
    """The report on the games of a match: by side or in turn order on a scenario, else on a duel or free-for-all."""
    if match.seats:
        return Sides(match, games, origin) if match.has_sides else TurnOrder(match, games, origin)
    return Duel(match, games, origin) if match.unit == "pairs" else FreeForAll(match, games, origin)
