"""Parts of the sheet on paper: how the boards lie, the markers and hexes laid on them, and the texts of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from django.utils.translation import gettext as _

from catalog.tide_of_iron.cards import CardPage, all_cards
from sandtable.games.tide_of_iron import boards
from sandtable.games.tide_of_iron.scenario import Board, Scenario
from sandtable.games.tide_of_iron.scenario_sides import Deck, Side
from scenarios.games.tide_of_iron.map_sheet import MARKERS, MapSheet


@dataclass(frozen=True)
class OnHexes:
    """Things of one kind that are laid on the boards, with their hexes."""

    name: str
    hexes: str


class Paper:
    """The parts of a scenario that people need at a table without a screen."""

    def __init__(self, scenario: Scenario, map_sheet: MapSheet) -> None:
        self.scenario = scenario
        self.map = map_sheet

    @cached_property
    def layout(self) -> list[list[str]]:
        """The boards as they lie, row by row from the top; "" where none lies."""
        laid = self.scenario.boards
        columns = range(min(each.column for each in laid), max(each.column for each in laid) + 1) if laid else ()
        rows = range(min(each.row for each in laid), max(each.row for each in laid) + 1) if laid else ()
        return [[_there(laid, column, row) for column in columns] for row in rows]

    @cached_property
    def players(self) -> list[str]:
        """The numbers of players on both sides that the scenario takes."""
        text = _("%(american)d American, %(german)d German")
        return [text % {"american": american, "german": german} for american, german in self.scenario.teams]

    @cached_property
    def ground(self) -> list[OnHexes]:
        """The hexes whose print the scenario changes."""
        changed = {each.hex for each in self.scenario.overlays}
        return [OnHexes(each.words, each.name) for each in self.map.hexes if each.name in changed]

    @cached_property
    def markers(self) -> list[OnHexes]:
        """The markers on the map, by kind."""
        kinds = dict.fromkeys(each.kind for each in self.scenario.markers)
        return [OnHexes(str(MARKERS[kind]), self._hexes_with(kind)) for kind in kinds]

    @cached_property
    def strategy_cards(self) -> list[CardPage]:
        """Every strategy card that can come into play, once."""
        taken = set(self._strategy_ids())
        return [each for each in all_cards() if each.card.id in taken]

    @cached_property
    def operations_cards(self) -> list[CardPage]:
        """Every operations card that is in play or comes into play later, once."""
        taken = set(self._operations_ids())
        return [each for each in all_cards() if each.card.id in taken]

    def _hexes_with(self, kind: str) -> str:
        return " ".join(each.hex for each in self.scenario.markers if each.kind == kind)

    def _strategy_ids(self) -> Iterator[str]:
        for side in self.scenario.sides:
            yield from (*side.start_cards, *side.cards_in_play)
        for deck in self._decks():
            yield from (
                each.card.id for each in all_cards() if each.deck == deck.name and each.card.id not in deck.without
            )

    def _decks(self) -> Iterator[Deck]:
        for side in self.scenario.sides:
            yield from side.decks
        yield from self.scenario.shared_decks

    def _operations_ids(self) -> Iterator[str]:
        for side in self.scenario.sides:
            yield from _operations(side)
        for event in self.scenario.events:
            yield from event.operations


def _there(laid: tuple[Board, ...], column: int, row: int) -> str:
    """The board at a place, by its side and its name."""
    found = next((each for each in laid if (each.column, each.row) == (column, row)), None)
    if found is None:
        return ""
    words = {"side": found.side, "title": boards.side(found.side).title}
    return _("%(side)s, turned: %(title)s") % words if found.turned else _("%(side)s: %(title)s") % words


def _operations(side: Side) -> Iterator[str]:
    yield from side.operations
    yield from (each.card for each in side.limited_operations)
