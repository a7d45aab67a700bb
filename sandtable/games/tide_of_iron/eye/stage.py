"""The map of a scenario with a few units on it, as a table of the engine."""

# interpreted: runs once a question

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import facts, moves
from sandtable.games.tide_of_iron.boards import ground_of
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.legality.box import FORTIFICATIONS_PER_HEX
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_deeds import Marker
from sandtable.games.tide_of_iron.scenario_sides import Division, Force, Side, Squad
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, NATION_NAMES
from sandtable.games.tide_of_iron.victory import Victory

BUDGET: Final = 1
"""Decisions of a table on which nobody decides anything."""


@dataclass(frozen=True)
class Piece:
    """One unit of a nation: a squad, or else a vehicle by its name."""

    nation: str
    squad: Squad | None = None
    vehicle: str = ""

    @property
    def force(self) -> Force:
        """The unit as a force of its own."""
        if self.squad is None:
            return Force(vehicles={self.vehicle: 1})
        token = self.squad.specialization
        return Force(1, self.squad.figures, specializations={token: 1} if token else {}, squads=(self.squad,))


class Stage:
    """A table in the Action Phase of round 1 with these units off the map, to be put where a question wants them."""

    def __init__(self, scenario: Scenario, pieces: Sequence[Piece] = ()) -> None:
        """Raises BadBoards where the boards form no map, BadParameter for wrong parameters."""
        self.pieces = pieces
        order = sorted(range(len(pieces)), key=lambda number: NATION_NAMES.index(pieces[number].nation))
        self._units = {number: unit for unit, number in enumerate(order)}
        self.table = Table()
        self.table.lay_out(prepare(_emptied(scenario, pieces)), seeded(0, "the eye"), BUDGET)
        self.table.phase = ACTION_PHASE
        self.table.round = 1
        self._build()

    @property
    def ground(self) -> Ground:
        return self.table.setup.ground

    def unit(self, number: int) -> int:
        """The unit of the number-th piece on the table."""
        return self._units[number]

    def put(self, number: int, hex_: int) -> int:
        """Put a piece into a hex; returns its unit."""
        unit = self.unit(number)
        moves.put_on(self.table, unit, hex_)
        return unit

    def _build(self) -> None:
        """Give every squad its figures and its token."""
        pools = {unit: pool for pool in self.table.setup.pools for unit in pool.squads}
        for unit, pool in pools.items():
            [(figures, special)] = pool.fixed
            self.table.figures = with_entry(self.table.figures, unit, figures)
            moves.specialize(self.table, unit, special)


def _emptied(scenario: Scenario, pieces: Iterable[Piece]) -> Scenario:
    """The scenario with its map and its special rules alone, and with these pieces."""
    return replace(
        scenario,
        markers=tuple(_bearable(scenario)),
        american=_side(scenario.american, pieces),
        german=_side(scenario.german, pieces),
        zones={},
        objectives=(),
        events=(),
        special_actions=(),
        purchases=(),
        shared_decks=(),
        victory=Victory((), "draw"),
    )


def _side(side: Side, pieces: Iterable[Piece]) -> Side:
    return replace(
        side,
        divisions=tuple(Division("1", each.force, ()) for each in pieces if each.nation == side.nation),
        decks=(),
        limited_operations=(),
        start_cards=(),
        cards_in_play=(),
        operations=tuple(dict.fromkeys(code for code in side.operations if code in OPERATIONS)),
        reinforcements=(),
        reinforcement_zones=(),
    )


def _bearable(scenario: Scenario) -> Iterator[Marker]:
    """The markers that can lie on the map at all: a draft may have them outside, or several where one is allowed."""
    names, kinds = ground_of(scenario).by_name, facts.markers()
    used: Counter[tuple[str, str]] = Counter()
    for marker in scenario.markers:
        is_fortification = kinds[marker.kind].group == "fortification"
        key = (marker.hex, "" if is_fortification else marker.kind)
        if marker.hex in names and used[key] < (FORTIFICATIONS_PER_HEX if is_fortification else 1):
            used[key] += 1
            yield marker
