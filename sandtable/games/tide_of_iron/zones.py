"""The hexes of zones, and the hexes where units can stand."""

# interpreted: reads scenarios, once a game

from __future__ import annotations

from sandtable.games.tide_of_iron.boards import PITCH_COLUMNS, PITCH_ROWS
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import offset
from sandtable.games.tide_of_iron.ruleset import Ruleset
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_zones import Zone
from sandtable.games.tide_of_iron.terms import BASE_NAMES, STREAM


def zone_hexes(scenario: Scenario, zone: Zone, ground: Ground) -> list[int]:
    """The hexes of a zone on the map, by number.

    A list of hexes counts as it is, without hexes outside the map. Otherwise boards, columns, rows, terrain and levels
    all have to match.
    """
    if zone.hexes:
        return sorted(ground.by_name[name] for name in zone.hexes if name in ground.by_name)
    return [hex_ for hex_ in range(ground.count) if _fits(scenario, zone, ground, hex_)]


def _fits(scenario: Scenario, zone: Zone, ground: Ground, hex_: int) -> bool:
    column, row = offset(ground.q[hex_], ground.r[hex_])
    number = row + 1 - column % 2
    return (
        (not zone.boards or any(_is_on(scenario, board, column, row) for board in zone.boards))
        and (zone.columns is None or zone.columns[0] <= column <= zone.columns[1])
        and (zone.rows is None or zone.rows[0] <= number <= zone.rows[1])
        and (not zone.bases or BASE_NAMES[ground.base[hex_]] in zone.bases)
        and (not zone.levels or ground.level[hex_] in zone.levels)
    )


def _is_on(scenario: Scenario, index: int, column: int, row: int) -> bool:
    """True for every hex of which at least a half lies on the board; hexes at a seam belong to both boards."""
    if index >= len(scenario.boards):
        return False
    board = scenario.boards[index]
    left, top = board.column * PITCH_COLUMNS, board.row * PITCH_ROWS
    return left <= column <= left + PITCH_COLUMNS and top <= row < top + PITCH_ROWS + column % 2


def can_stand(ground: Ground, hex_: int, is_vehicle: bool, rules: Ruleset, flooded: bool) -> bool:
    """True where a unit may be placed: passable terrain or a road (TOI-MOV-16)."""
    return ground.has_road(hex_) or is_open(ground, hex_, is_vehicle, rules, flooded)


def is_open(ground: Ground, hex_: int, is_vehicle: bool, rules: Ruleset, flooded: bool) -> bool:
    """True where the base terrain can be entered from any side, ignoring levels (TOI-CMP-12, TOI-MOV-17)."""
    base = ground.base[hex_]
    terrain = rules.terrain["stream_flooded" if flooded and base == STREAM else BASE_NAMES[base]]
    return terrain.can_vehicles_enter if is_vehicle else terrain.can_infantry_enter
