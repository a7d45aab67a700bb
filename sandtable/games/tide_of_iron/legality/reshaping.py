"""Deeds that change ground, zones, streams, actions and operations cards: what they name exists."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.legality.deeds import Found, deeds_of
from sandtable.games.tide_of_iron.words.modifiers import CONCEALED, SIGHT
from sandtable.games.tide_of_iron.zones import zone_hexes

rule = Chapter[Checked]()


def _deeds(checked: Checked) -> list[Found]:
    return deeds_of(checked.scenario)


@rule.of_each("TOI-SET-19", _deeds)
def changed_ground_is_on_the_map(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    for index, change in enumerate(each.terrain):
        place: Path = (*path, "terrain", index)
        if not change.hexes and not change.zone:
            yield Problem("it names neither hexes nor a zone", place)
        if change.zone and change.zone not in checked.scenario.zones:
            yield Problem(f"there is no zone {change.zone}", place)
        for hex_ in change.hexes:
            if not checked.is_on_map(hex_):
                yield Problem(f"hex {hex_} is not on the map", place, f"hex {hex_}")
        ground = (change.base, change.level, change.roads, change.streams)
        if all(part is None for part in ground):
            yield Problem("it changes nothing", place)


@rule.of_each("TOI-SET-12", _deeds)
def changed_zones_exist(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    for name, zone in each.zones.items():
        if name not in checked.scenario.zones:
            yield Problem(f"there is no zone {name}", (*path, "zones", name))
        elif not zone_hexes(checked.scenario, zone, checked.ground):
            yield Problem("the zone has no hexes then", (*path, "zones", name))


@rule.of_each("TOI-SCN-01", _deeds)
def opened_hexes_were_closed(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    closed = {hex_ for _, deed in _deeds(checked) for hex_ in deed.closes}
    for hex_ in each.opens:
        if hex_ not in closed:
            yield Problem(f"nothing closes {hex_}", (*path, "opens"), f"hex {hex_}")


@rule.of_each("TOI-SET-06", _deeds)
def ended_operations_cards_were_in_force(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    side = next(it for it in checked.scenario.sides if it.nation == each.side)
    given = {code for _, deed in _deeds(checked) if deed.side == each.side for code in deed.operations}
    for code in each.ends:
        modifier = OPERATIONS.get(code)
        if modifier is None:
            yield Problem(f"there is no operations card {code}", (*path, "ends"))
        elif modifier.kind in (SIGHT, CONCEALED):
            yield Problem(f"{code} is in force from set-up to the end, or not at all", (*path, "ends"))
        elif code not in {*side.operations, *given}:
            yield Problem(f"{code} is never in force for the {each.side} side", (*path, "ends"))
