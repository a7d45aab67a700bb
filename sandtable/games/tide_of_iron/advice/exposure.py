"""The hexes of a starting zone that the enemy can fire at in round 1, before anybody has moved."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.combat.bonuses import HEIGHT_RANGE
from sandtable.games.tide_of_iron.legality.box import FORTIFICATIONS_PER_HEX, UNITS_PER_HEX
from sandtable.games.tide_of_iron.terms import BASE_NAMES


@dataclass(frozen=True)
class Exposed:
    """The units of a party that find no safe place at the start."""

    units: int
    """Units that must stand without cover where the enemy may fire at normal range."""
    example: str
    """The name of a hex from which the enemy may fire."""


def exposed(judged: Judged, party: Party) -> Exposed | None:
    """The units without a safe place; None where all have one.

    A place is safe beyond the normal range or the sight of every hex where the enemy starts, in terrain with cover,
    or in a fortification.
    """
    room, example = 0, ""
    shooters: dict[int, str] = judged.shooters[party.side.nation]
    shelters = _fortifications(judged)
    for hex_ in sorted(judged.places(party)):
        if hex_ not in shooters:
            shooters[hex_] = "" if _has_cover(judged, hex_) else _shooter(judged, party, hex_)
        shooter = shooters[hex_]
        room += UNITS_PER_HEX if not shooter else min(shelters[judged.ground.names[hex_]], FORTIFICATIONS_PER_HEX)
        example = example or shooter
    left = party.force.units - room
    return Exposed(left, example) if left > 0 and example else None


def _fortifications(judged: Judged) -> Counter[str]:
    """The number of fortifications by the name of their hex."""
    kinds = facts.markers()
    return Counter(each.hex for each in judged.scenario.markers if kinds[each.kind].group == "fortification")


def _has_cover(judged: Judged, hex_: int) -> bool:
    return judged.rules.terrain[BASE_NAMES[judged.ground.base[hex_]]].cover > 0


def _shooter(judged: Judged, party: Party, hex_: int) -> str:
    """The name of a hex where enemies may start that can fire at this one; "" where there is none."""
    for enemy in judged.starting(judged.enemy(party.side)):
        for is_vehicle in (False, True):
            reach = judged.arms.normal_range(enemy, is_vehicle)
            if reach:
                for here in judged.standing(enemy, is_vehicle):
                    if _can_fire(judged, here, hex_, reach):
                        return judged.ground.names[here]
    return ""


def _can_fire(judged: Judged, here: int, there: int, reach: int) -> bool:
    ground = judged.ground
    bonus = HEIGHT_RANGE if ground.level[here] > ground.level[there] else 0
    return ground.distance(here, there) <= reach + bonus and judged.sees(here, there)
