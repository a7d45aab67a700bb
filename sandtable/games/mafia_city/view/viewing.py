# interpreted: shows games to people
"""The view of a City: locations with their columns, figures, players, cards; docs/views.md explains the keys."""

from __future__ import annotations

from sandtable.engine import viewing
from sandtable.engine.viewing import DEFEAT, END, OBJECTIVE, SCORING, Things, View
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import PHASE_NAMES
from sandtable.games.mafia_city.view.cards import discard, draw_pile, open_cards
from sandtable.games.mafia_city.view.city import figures, locations
from sandtable.games.mafia_city.view.paths import path_of
from sandtable.games.mafia_city.view.places import places_of
from sandtable.games.mafia_city.view.reactions import reaction_of
from sandtable.games.mafia_city.view.seats import seats
from sandtable.games.mafia_city.view.text import lines_of


class MafiaCityViewing(viewing.Viewing[Table]):
    """Shows tables of Mafia City."""

    moments = {"point": SCORING, "control": OBJECTIVE, "to cell": DEFEAT, "to reserve": DEFEAT, "end": END}
    quiet = frozenset({"label", "owner", "is_chief", "kind", "symbol", "is_known_by_name"})

    def things(self, table: Table, viewer: int) -> Things:
        return {
            "phase": PHASE_NAMES[table.phase],
            "target": table.setup.target,
            "round_limit": table.setup.round_limit,
            "starting": table.starting,
            "locations": locations(table),
            "figures": figures(table),
            "open_cards": open_cards(table),
            "draw_pile": draw_pile(table),
            "discard_pile": discard(table),
            "seats": seats(table, viewer),
        }

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        return places_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def reaction(self, table: Table) -> str:
        return reaction_of(table)

    def text(self, view: View) -> list[str]:
        return lines_of(view)
