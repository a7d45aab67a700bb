# interpreted: shows games to people
"""The view of an expedition: planets with tokens, ships, relationships, the round track; docs/views.md has the keys."""

from __future__ import annotations

from sandtable.engine import viewing
from sandtable.engine.viewing import DEFEAT, END, SCORING, Things, View
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.view.galaxy import fields, ground, planets
from sandtable.games.space_bastards.view.paths import path_of
from sandtable.games.space_bastards.view.places import places_of
from sandtable.games.space_bastards.view.relations import offer, relations
from sandtable.games.space_bastards.view.seats import seats
from sandtable.games.space_bastards.view.text import lines_of


class SpaceBastardsViewing(viewing.Viewing[Table]):
    """Shows tables of Space Bastards."""

    moments = {"dominance": SCORING, "shot": DEFEAT, "eaten": DEFEAT, "buy points": SCORING, "end": END}
    quiet = frozenset({"is_free", "squares", "label", "cells", "grid", "neighbours", "x", "y", "colour"})

    def things(self, table: Table, viewer: int) -> Things:
        setup = table.setup
        return {
            "title": setup.scenario.title,
            "space": table.space,
            "track": [
                {"number": each.number, "scores": each.scores, "returns_cards": each.returns_cards}
                for each in setup.track
            ],
            "starter": table.starter,
            "are_plans_revealed": table.is_revealed,
            "map": ground(table),
            "planets": planets(table),
            "fields": fields(table),
            "relations": relations(table),
            "offer": offer(table),
            "seats": seats(table, viewer),
        }

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        return places_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def text(self, view: View) -> list[str]:
        return lines_of(view)
