# interpreted: shows games to people
"""The view of an expedition: planets with tokens, ships, relationships, the round track; docs/views.md has the keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.engine import viewing
from sandtable.engine.several import Part, Tick
from sandtable.engine.views import DEFEAT, END, SCORING, Goal, Stake, Things, View
from sandtable.games.space_bastards.actions.eating import EATING_ACTION
from sandtable.games.space_bastards.actions.love import LOVING
from sandtable.games.space_bastards.actions.shooting import SHOOTING_ACTION
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.view.galaxy import fields, ground, placing, planets
from sandtable.games.space_bastards.view.goal import goal
from sandtable.games.space_bastards.view.notes import note_of
from sandtable.games.space_bastards.view.paths import path_of
from sandtable.games.space_bastards.view.places import places_of
from sandtable.games.space_bastards.view.relations import offer, relations
from sandtable.games.space_bastards.view.rules import rule_of
from sandtable.games.space_bastards.view.seats import seats
from sandtable.games.space_bastards.view.several import part_of, ticks_of
from sandtable.games.space_bastards.view.stakes import stakes
from sandtable.games.space_bastards.view.text import lines_of

ACTIONS: Final = (LOVING, SHOOTING_ACTION, EATING_ACTION)
"""Actions that somebody who chose their card hardly means to give up."""


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
            "placing": placing(table),
            "fields": fields(table),
            "relations": relations(table),
            "offer": offer(table),
            "seats": seats(table, viewer),
        }

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        return places_of(table, option)

    def note(self, table: Table, option: int) -> str:
        return note_of(table, option)

    def rule(self, table: Table) -> str:
        return rule_of(table)

    def stakes(self, table: Table, viewer: int) -> Iterable[Stake]:
        return stakes(table)

    def goal(self, table: Table, viewer: int) -> Goal:
        return goal(table)

    def given_up(self, table: Table, option: int) -> list[int]:
        """The deeds of an action card; players stop ships and end pairs as they like, so no page asks back."""
        return super().given_up(table, option) if table.frames[-1].node in ACTIONS else []

    def part(self, table: Table) -> Part | None:
        return part_of(table)

    def ticks(self, table: Table, option: int) -> tuple[Tick, ...]:
        return ticks_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def text(self, view: View) -> list[str]:
        return lines_of(view)
