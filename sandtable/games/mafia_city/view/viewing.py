# interpreted: shows games to people
"""The view of a City: locations with their columns, figures, players, cards; docs/views.md explains the keys."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import viewing
from sandtable.engine.log import Event
from sandtable.engine.several import Part, Tick
from sandtable.engine.views import DEFEAT, END, OBJECTIVE, SCORING, Goal, Stake, Things, View
from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.cards.complicity import ANSWERING
from sandtable.games.mafia_city.effects import VETOES, Effect
from sandtable.games.mafia_city.phases.action import ACTION_PHASE_NODE, THROW
from sandtable.games.mafia_city.phases.bidding import BIDDING
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import PHASE_NAMES
from sandtable.games.mafia_city.view.cards import discard, draw_pile, open_cards
from sandtable.games.mafia_city.view.city import figures, locations
from sandtable.games.mafia_city.view.goal import goal
from sandtable.games.mafia_city.view.paths import path_of
from sandtable.games.mafia_city.view.places import places_of
from sandtable.games.mafia_city.view.reactions import reaction_of
from sandtable.games.mafia_city.view.rules import rule_of
from sandtable.games.mafia_city.view.seats import seats
from sandtable.games.mafia_city.view.several import part_of, ticks_of
from sandtable.games.mafia_city.view.stakes import stakes
from sandtable.games.mafia_city.view.text import lines_of

ANNOUNCED = lines.TOLD_NAMES[lines.TOLD_ANNOUNCED]
VETO = lines.TOLD_NAMES[lines.TOLD_VETO]
TO_CELL = lines.TOLD_NAMES[lines.TOLD_TO_CELL]


class MafiaCityViewing(viewing.Viewing[Table]):
    """Shows tables of Mafia City."""

    unless = "unless somebody plays a card against it"
    moments = {"point": SCORING, "control": OBJECTIVE, "to cell": DEFEAT, "to reserve": DEFEAT, "end": END}
    quiet = frozenset({"label", "owner", "is_chief", "kind", "symbol", "is_known_by_name"})

    has_hidden_reactions = True

    def reacting(self, event: Event, seats: int) -> tuple[int, ...]:
        """All others may veto an effect or a veto, clockwise; Complicity is for the owner (MAF-D20, MAF-D25)."""
        if event.kind in (ANNOUNCED, VETO):
            return tuple((event.seat + step) % seats for step in range(1, seats))
        return (event.seat,) if event.kind == TO_CELL else ()

    def hides_asker(self, table: Table) -> bool:
        """A veto, Complicity and a Secret Deal are asked for only where a fitting card is in the hand (MAF-D620)."""
        frame = table.frames[-1]
        return frame.node in (BIDDING, ANSWERING) or (isinstance(frame.node, Effect) and frame.step == VETOES)

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

    def rule(self, table: Table) -> str:
        return rule_of(table)

    def stakes(self, table: Table, viewer: int) -> Iterable[Stake]:
        return stakes(table)

    def goal(self, table: Table, viewer: int) -> Goal:
        return goal(table)

    def given_up(self, table: Table, option: int) -> list[int]:
        """Actions that are given up by passing; other questions are answered yes or no."""
        return super().given_up(table, option) if table.frames[-1].node is ACTION_PHASE_NODE else []

    def is_useful(self, table: Table, option: int) -> bool:
        return option != THROW

    def part(self, table: Table) -> Part | None:
        return part_of(table)

    def ticks(self, table: Table, option: int) -> tuple[Tick, ...]:
        return ticks_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def reaction(self, table: Table) -> str:
        return reaction_of(table)

    def text(self, view: View) -> list[str]:
        return lines_of(view)
