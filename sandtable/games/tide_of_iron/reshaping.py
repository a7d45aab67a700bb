"""The scenario as it is after deeds that change its ground, zones, streams or actions (D-TOI-185 to 187).

A set-up never changes; the table goes on with another one, which is made from the changed scenario once for all copies.
Units, cards and objectives have the same numbers in both.
"""

# interpreted: reads scenarios, once for each change

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.scenario import Overlay, Scenario
from sandtable.games.tide_of_iron.scenario_deeds import Deeds, TerrainChange
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.scenario_zones import Zone
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.zones import zone_hexes

NOWHERE = (0, 0)
"""The rows of a zone without hexes."""
MOST_KEPT = 32
"""The most changed set-ups that are kept for one scenario."""


def deeds_in_order(scenario: Scenario) -> list[Deeds]:
    """The events that are no gifts, special actions and purchases, in the order in which a set-up numbers them."""
    events = [each for each in scenario.events if not each.is_gift]
    return [*events, *scenario.special_actions, *scenario.purchases]


def add_reshaping(setup: Setup, scenario: Scenario, prepare: Callable[[Scenario], Setup]) -> None:
    """Let a set-up answer with the one after some of its deeds, which are named by their numbers in their order."""
    made: dict[tuple[int, ...], Setup] = {}

    def reshape(numbers: tuple[int, ...]) -> Setup:
        if not numbers:
            return setup
        if numbers not in made:
            if len(made) >= MOST_KEPT:
                made.clear()
            deeds = deeds_in_order(scenario)
            made[numbers] = prepare(changed(scenario, setup.ground, [deeds[number] for number in numbers]))
            made[numbers].reshape = reshape
        return made[numbers]

    setup.reshape = reshape


def changed(scenario: Scenario, ground: Ground, deeds: Sequence[Deeds]) -> Scenario:
    """The scenario after some deeds, in their order; `ground` is its map at the start."""
    found = replace(scenario, zones={name: _kept(scenario, each, ground) for name, each in scenario.zones.items()})
    for each in deeds:
        overlays = [overlay for change in each.terrain for overlay in _overlays(scenario, change, ground)]
        rules = found.rules if each.flooded is None else replace(found.rules, flooded=each.flooded)
        found = replace(
            found,
            overlays=(*found.overlays, *overlays),
            zones={**found.zones, **each.zones},
            rules=rules,
            american=_with_actions(found.american, each),
            german=_with_actions(found.german, each),
        )
    return found


def _with_actions(side: Side, deed: Deeds) -> Side:
    return side if deed.actions is None or deed.side != side.nation else replace(side, actions=deed.actions)


def _kept(scenario: Scenario, zone: Zone, ground: Ground) -> Zone:
    """The hexes of a zone as they are at the start: other terrain does not move it."""
    if zone.hexes or not (zone.bases or zone.levels):
        return zone
    hexes = tuple(ground.names[hex_] for hex_ in zone_hexes(scenario, zone, ground))
    return Zone(zone.name, hexes) if hexes else Zone(zone.name, rows=NOWHERE)


def _overlays(scenario: Scenario, change: TerrainChange, ground: Ground) -> Iterator[Overlay]:
    names = change.hexes
    if change.zone:
        names = tuple(ground.names[hex_] for hex_ in zone_hexes(scenario, scenario.zones[change.zone], ground))
    for name in names:
        yield Overlay(name, change.base, change.level, change.roads, change.streams, replaces=True)
