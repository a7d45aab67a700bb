"""Ranges of a unit, and the fire of a side in round 1 (sections 11 to 13).

Mortars are left out, because they attack areas. Targets stand outside fortifications; tanks fire farther at squads in
pillboxes (TOI-DMG-10).
"""

# interpreted: runs once a question

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.combat import strength, targets
from sandtable.games.tide_of_iron.conditions import other
from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.scenario_sides import Force, PlacedUnit, Squad
from sandtable.games.tide_of_iron.squads import HOLES
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, LONG_RANGE, MG, MORTAR


@dataclass(frozen=True)
class Shot:
    """The best direct attack of a unit on one hex, alone."""

    hex: int
    range_class: int
    """CLOSE_RANGE, NORMAL_RANGE or LONG_RANGE."""
    dice: int
    """Attack dice of all figures that take part."""
    is_seen: bool
    """True with a line of sight; without one there is no attack (TOI-RNG-02)."""


def target(nation: str, is_vehicle: bool) -> Piece:
    """A unit of the enemy of a nation to fire at."""
    if is_vehicle:
        return Piece(other(nation), vehicle="panzer4" if nation == "american" else "sherman")
    return Piece(other(nation), Squad({"regular": 4}))


def ranges(stage: Stage, number: int, hex_: int, aim: int) -> list[Shot]:
    """The shots of the number-th piece of a stage from a hex at the piece with the number `aim`, by hex number.

    A unit that would be halved twice, as in wire and mines at once, has no shots (TOI-ATK-04).
    """
    unit, at = stage.put(number, hex_), stage.unit(aim)
    hexes = _within_range(stage, unit, at)
    return [shot for there in hexes if (shot := _shot(stage, unit, at, there)) is not None]


def _within_range(stage: Stage, unit: int, at: int) -> list[int]:
    """The hexes that a unit may have in range, with every bonus."""
    if not strength.may_fire(stage.table, unit, False):
        return []
    longest = targets.longest_shot(stage.table, unit, strength.type_of(stage.table, at), LONG_RANGE)
    here = stage.table.where[unit]
    return [there for there in stage.ground.within(here, longest) if there != here]


def _shot(stage: Stage, unit: int, aim: int, there: int) -> Shot | None:
    """The shot at a hex; None out of range."""
    table = stage.table
    table.where[aim] = there
    parts = targets.parts(table, unit, aim, LONG_RANGE, False)
    if not parts:
        return None
    best = parts[-1]  # each later choice of figures has a better range class
    dice = strength.lead_dice(table, unit, best, aim, strength.halvings(table, unit) > 0)
    return Shot(there, strength.class_of(table, unit, best, aim), dice, table.can_see(table.where[unit], there))


# -- the fire of a side ----------------------------------------------------------------------------------------------


Dice = tuple[int, int]
"""The most dice of one figure or vehicle at normal range, and at long range."""
NO_DICE: Final = (0, 0)


@dataclass(frozen=True)
class Battery:
    """Single figures, squads or vehicles of one kind that may start in the same hexes."""

    piece: Piece
    """One of them."""
    count: int
    hexes: Sequence[int]


@dataclass(frozen=True)
class Heat:
    """The possible fire on one hex in round 1, before anybody moves."""

    hex: int
    dice: int
    """Attack dice at close or normal range."""
    long_dice: int
    """Attack dice of those that come to long range only."""
    positions: int
    """Start hexes from which anybody can fire at the hex."""
    example: int
    """One of them, the nearest."""


def batteries(judged: Judged, nation: str) -> Iterator[Battery]:
    """The figures and vehicles of a side that fire directly and are there from the start."""
    for party in judged.starting(judged.side(nation)):
        if party.placed:
            for unit in party.placed:
                yield from _batteries(judged, nation, _force_of(unit), _hex_of(judged, unit), _hex_of(judged, unit))
        else:
            on_foot, in_vehicles = (judged.standing(party, is_vehicle) for is_vehicle in (False, True))
            yield from _batteries(judged, nation, party.force, on_foot, in_vehicles)


def _batteries(
    judged: Judged, nation: str, force: Force, on_foot: Sequence[int], in_vehicles: Sequence[int]
) -> Iterator[Battery]:
    for squad, count in _squads(force):
        yield Battery(Piece(nation, squad), count, on_foot)
    for kind, count in force.vehicles.items():
        if judged.arms.is_armed(nation, kind):
            yield Battery(Piece(nation, vehicle=kind), count, in_vehicles)


def _force_of(unit: PlacedUnit) -> Force:
    """A placed unit as a force; squads aboard a vehicle don't fire (TOI-TRN-07)."""
    if unit.squad is None:
        return Force(vehicles={unit.vehicle: 1} if unit.vehicle else {})
    return Force(1, unit.squad.figures, squads=(unit.squad,))


def _hex_of(judged: Judged, unit: PlacedUnit) -> list[int]:
    hex_ = judged.ground.by_name.get(unit.hex)
    return [] if hex_ is None else [hex_]


def _squads(force: Force) -> Iterator[tuple[Squad, int]]:
    """The squads with tokens, and then every other figure as a squad of its own; mortars are left out.

    Where players build the squads, a token goes to a squad of as many light figures as it holds.
    """
    left = Counter(force.figures)
    armed = [each for each in force.squads if each.specialization] or list(_with_tokens(force))
    for squad in armed:
        left.subtract(squad.figures)
        yield squad, 1
    for kind, count in left.items():
        if count > 0 and kind != FIGURE_NAMES[MORTAR]:
            yield Squad({kind: 1}), count


def _with_tokens(force: Force) -> Iterator[Squad]:
    light = Counter({kind: force.figures.get(kind, 0) for kind in FIGURE_NAMES[:MG]})
    for token, count in force.specializations.items():
        for _ in range(count):
            figures = Counter(list(light.elements())[:HOLES])
            if figures:
                light -= figures
                yield Squad(dict(figures), token)


def fire(judged: Judged, nation: str, is_at_vehicles: bool = False) -> list[Heat]:
    """The possible fire of a side on squads, or on vehicles, in each hex that it can hit, by hex number.

    Each figure, squad with a token and vehicle counts once, from the start hex that is best for it: its dice at normal
    range, or else at long range. So the sum is the most that can come together; room is not counted.
    """
    found = list(batteries(judged, nation))
    stage = Stage(judged.scenario, [*(each.piece for each in found), target(nation, is_at_vehicles)])
    dice: dict[int, list[int]] = {}
    positions: dict[int, set[int]] = {}
    for number, battery in enumerate(found):
        best: dict[int, Dice] = {}
        for here in battery.hexes:
            for shot in _seen_shots(stage, number, here):
                positions.setdefault(shot.hex, set()).add(here)
                best[shot.hex] = _better(best.get(shot.hex, NO_DICE), shot)
        for hex_, (near, far) in best.items():
            sums = dice.setdefault(hex_, [0, 0])
            sums[0 if near else 1] += battery.count * (near or far)
    return [_heat(stage, hex_, dice[hex_], positions[hex_]) for hex_ in sorted(dice)]


def _seen_shots(stage: Stage, number: int, here: int) -> Iterator[Shot]:
    """The shots of a piece from a hex at the hexes that it sees."""
    unit, at = stage.put(number, here), stage.unit(len(stage.pieces) - 1)
    for there in _within_range(stage, unit, at):
        if stage.table.can_see(here, there):
            shot = _shot(stage, unit, at, there)
            if shot is not None and shot.dice:
                yield shot


def _better(known: Dice, shot: Shot) -> Dice:
    near, far = known
    return (near, max(far, shot.dice)) if shot.range_class == LONG_RANGE else (max(near, shot.dice), far)


def _heat(stage: Stage, hex_: int, dice: Sequence[int], positions: Collection[int]) -> Heat:
    nearest = min(positions, key=lambda here: (stage.ground.distance(here, hex_), here))
    return Heat(hex_, dice[0], dice[1], len(positions), nearest)
