"""The figures and vehicles of a side that fire directly and are there from the start, by the hexes they may start in.

Mortars are left out, because they attack areas; squads aboard a vehicle don't fire (TOI-TRN-07).
"""

# interpreted: runs once a question

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.eye.stage import Piece
from sandtable.games.tide_of_iron.scenario_sides import Force, PlacedUnit, Squad
from sandtable.games.tide_of_iron.squads import HOLES, size
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, MG, MORTAR


@dataclass(frozen=True)
class Battery:
    """Single figures, squads or vehicles of one kind that may start in the same hexes."""

    piece: Piece
    """One of them."""
    count: int
    hexes: Sequence[int]
    pool: int | None = None
    """Single figures: the number of the pool whose bases they fill. None: each is a unit by itself."""
    is_placed: bool = False
    """The scenario puts it on its hex, so it needs no room."""

    @property
    def holes(self) -> int:
        """Holes that one of these single figures takes on a base."""
        assert self.piece.squad is not None, "vehicles are no figures"
        [kind] = self.piece.squad.figures
        return size(FIGURE_NAMES.index(kind))


@dataclass(frozen=True)
class Batteries:
    """All of a side."""

    found: tuple[Battery, ...]
    bases: tuple[int, ...]
    """By number of the pool, the bases of squads that its player builds."""
    taken: Counter[int]
    """By hex, the units that the scenario places there."""
    vehicles_taken: Counter[int]


def batteries(judged: Judged, nation: str) -> Batteries:
    """Everything of a side that fires directly from the start."""
    found: list[Battery] = []
    bases: list[int] = []
    taken: Counter[int] = Counter()
    vehicles: Counter[int] = Counter()
    for party in judged.starting(judged.side(nation)):
        for unit in party.placed:
            hexes = _hex_of(judged, unit)
            taken.update(hexes)
            vehicles.update(hexes if unit.vehicle else ())
            found += (Battery(each, 1, hexes, is_placed=True) for each in _pieces(judged, nation, unit))
        if not party.placed:
            found += _vehicles(judged, nation, party)
            found += _squads(judged, nation, party, len(bases))
            bases.append(party.force.squad_bases - sum(1 for _squad in _whole(party.force)))
    return Batteries(tuple(found), tuple(bases), taken, vehicles)


def _hex_of(judged: Judged, unit: PlacedUnit) -> list[int]:
    hex_ = judged.ground.by_name.get(unit.hex)
    return [] if hex_ is None else [hex_]


def _pieces(judged: Judged, nation: str, unit: PlacedUnit) -> Iterator[Piece]:
    """A placed unit that fires, without its mortars."""
    if unit.squad is not None:
        left = {kind: count for kind, count in unit.squad.figures.items() if kind != FIGURE_NAMES[MORTAR]}
        if left:
            yield Piece(nation, Squad(left, unit.squad.specialization))
    elif unit.vehicle and judged.arms.is_armed(nation, unit.vehicle):
        yield Piece(nation, vehicle=unit.vehicle)


def _vehicles(judged: Judged, nation: str, party: Party) -> Iterator[Battery]:
    hexes = judged.standing(party, is_vehicle=True)
    for kind, count in party.force.vehicles.items():
        if judged.arms.is_armed(nation, kind):
            yield Battery(Piece(nation, vehicle=kind), count, hexes)


def _squads(judged: Judged, nation: str, party: Party, pool: int) -> Iterator[Battery]:
    """Squads that are known as they are, then every other figure by itself, whose player builds the squads."""
    hexes = judged.standing(party, is_vehicle=False)
    left = Counter(party.force.figures)
    for squad in _whole(party.force):
        left.subtract(squad.figures)
        yield from (Battery(each, 1, hexes) for each in _pieces(judged, nation, PlacedUnit("", squad)))
    for kind, count in left.items():
        if count > 0 and kind != FIGURE_NAMES[MORTAR]:
            yield Battery(Piece(nation, Squad({kind: 1})), count, hexes, pool)


def _whole(force: Force) -> Iterator[Squad]:
    """The squads of a force that fixes them; else those with tokens, each of as many light figures as it holds."""
    if force.squads:
        yield from force.squads
        return
    light = Counter({kind: force.figures.get(kind, 0) for kind in FIGURE_NAMES[:MG]})
    for token, count in force.specializations.items():
        for _ in range(count):
            figures = Counter(list(light.elements())[:HOLES])
            if figures:
                light -= figures
                yield Squad(dict(figures), token)
