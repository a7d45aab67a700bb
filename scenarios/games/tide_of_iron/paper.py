"""Parts of the sheet on paper: how the boards lie, the markers and hexes laid on them, and the texts of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from django.utils.translation import gettext as _

from catalog.tide_of_iron.cards import CardPage, all_cards
from catalog.tide_of_iron.words import NATIONS
from drawing.ground_map import BASES
from sandtable.games.tide_of_iron import boards
from sandtable.games.tide_of_iron.scenario import Board, Scenario
from sandtable.games.tide_of_iron.scenario_sides import Deck, Side
from scenarios.games.tide_of_iron.map_sheet import MARKERS, MapSheet, ZoneRow
from scenarios.games.tide_of_iron.paper_box import UnitTable, stocks_left, unit_tables
from scenarios.games.tide_of_iron.paper_hexes import hex_spans


@dataclass(frozen=True)
class OnHexes:
    """Things of one kind that are laid on the boards, with their hexes."""

    name: str
    hexes: str


@dataclass(frozen=True)
class Pile:
    """Strategy cards that lie together."""

    name: str
    cards: tuple[CardPage, ...]
    is_drawn: bool = True
    """They are drawn, so they have numbers: who has no printed cards draws lots."""


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
    def terrain(self) -> list[OnHexes]:
        """The hexes that are not plain, by terrain and level, then those with streams and roads."""
        kinds: dict[str, list[str]] = {}
        for each in sorted(self.map.hexes, key=lambda it: (it.level, it.base)):
            if each.base != "clear" or each.level:
                level = _(", level %(level)d") % {"level": each.level} if each.level else ""
                kinds.setdefault(f"{BASES[each.base]}{level}", []).append(each.name)
        kinds[_("with a road")] = [each.name for each in self.map.hexes if each.roads]
        return [OnHexes(name, hex_spans(hexes)) for name, hexes in kinds.items() if hexes]

    @cached_property
    def zones(self) -> list[tuple[ZoneRow, str]]:
        """Every zone, and its hexes in short: "A1-A11 B1-B12"."""
        return [(each, hex_spans(each.hexes)) for each in self.map.zones]

    @cached_property
    def units(self) -> list[UnitTable]:
        """The values of all units that can come into play (TOI-CMP-07)."""
        return unit_tables(self.scenario)

    @cached_property
    def stocks(self) -> list[str]:
        """The markers that can still be placed (D-TOI-03)."""
        return stocks_left(self.scenario)

    @cached_property
    def piles(self) -> list[Pile]:
        """Cards that the scenario names, then every deck that somebody draws from, without them (D-TOI-148)."""
        named = [card for side in self.scenario.sides for card in (*side.start_cards, *side.cards_in_play)]
        named += [card for army in self.scenario.armies for offer in army.offers for card in offer.start_cards]
        owners: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for owner, deck in self._decks():
            owners.setdefault((deck.name, deck.without), []).append(owner)
        pages = [each for each in all_cards() if not each.is_operation]
        piles = [
            Pile(_("Named by the scenario"), tuple(each for each in pages if each.card.id in named), is_drawn=False)
        ]
        for (name, without), who in owners.items():
            left = tuple(each for each in pages if each.deck == name and each.card.id not in (*without, *named))
            piles.append(Pile(f"{name}: {', '.join(dict.fromkeys(who))}", left))
        return [each for each in piles if each.cards]

    @cached_property
    def operations_cards(self) -> list[CardPage]:
        """Every operations card that is in play or comes into play later, once."""
        taken = set(self._operations_ids())
        return [each for each in all_cards() if each.card.id in taken]

    def _hexes_with(self, kind: str) -> str:
        return hex_spans([each.hex for each in self.scenario.markers if each.kind == kind])

    def _decks(self) -> Iterator[tuple[str, Deck]]:
        """Every deck with who draws from it."""
        for nation, side in zip(NATIONS, self.scenario.sides, strict=True):
            yield from ((str(nation), each) for each in side.decks)
        yield from ((_("both sides"), each) for each in self.scenario.shared_decks)

    def _operations_ids(self) -> Iterator[str]:
        for side in self.scenario.sides:
            yield from _operations(side)
        for deed in (*self.scenario.events, *self.scenario.special_actions, *self.scenario.purchases):
            yield from deed.operations
        for army in self.scenario.armies:
            yield from (code for offer in army.offers for code in offer.operations)


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
