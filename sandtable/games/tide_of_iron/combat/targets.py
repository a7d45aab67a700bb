"""Legal targets, the figures that take part, and supporters (sections 11, 13 and 14)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import bonuses, modifiers, strength
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    CLOSE_RANGE,
    FRESH,
    INFANTRY,
    LONG_RANGE,
    NO_CONDITION,
    NORMAL_RANGE,
    NOTHING,
    OP_FIRE,
    OUT_OF_RANGE,
    PINNED,
    VEHICLE,
)


def farthest_class(table: Table, unit: int, is_halved: bool) -> int:
    """The worst range class at which a unit may attack: no long range in Fire and Movement (TOI-ACT-05, TOI-RNG-13).

    An action halves a squad's firepower in Fire and Movement, or because it is pinned and rallied (TOI-OFF-03).
    """
    return NORMAL_RANGE if is_halved and table.conditions[unit] != PINNED else LONG_RANGE


def targets(table: Table, unit: int, is_halved: bool) -> list[int]:
    """The enemy units that this unit may attack directly, in order of unit number (TOI-RNG-02, TOI-ATK-22)."""
    if not strength.may_fire(table, unit, is_halved):
        return []
    farthest = farthest_class(table, unit, is_halved)
    shots = longest_shots(table, unit, farthest)
    enemies = table.setup.members[1 - table.seat_of(unit)]
    return [target for target in enemies if is_target(table, unit, target, farthest, shots)]


def has_target(table: Table, unit: int, is_halved: bool) -> bool:
    """True where the unit has a target; it stops at the first, because it is called for every fresh unit."""
    if not strength.may_fire(table, unit, is_halved):
        return False
    farthest = farthest_class(table, unit, is_halved)
    shots = longest_shots(table, unit, farthest)
    for target in table.setup.members[1 - table.seat_of(unit)]:
        if is_target(table, unit, target, farthest, shots):
            return True
    return False


def is_target(table: Table, unit: int, target: int, farthest: int, shots: tuple[int, int]) -> bool:
    """True for an enemy unit that is revealed, on the map, in range and sight, and that this unit can harm.

    Distance comes first, because it excludes most units.
    """
    where = table.where[target]
    if where < 0 or table.concealed[target]:
        return False
    here = table.where[unit]
    shot = shots[0] if table.is_squad(target) else shots[1]
    if table.setup.ground.distance(here, where) > shot or not table.can_see(here, where):
        return False
    return reaches(table, unit, target, farthest)


def longest_shots(table: Table, unit: int, farthest: int) -> tuple[int, int]:
    """The longest ranges against infantry and vehicles with every bonus, in hexes; NOTHING where unarmed."""
    return longest_shot(table, unit, INFANTRY, farthest), longest_shot(table, unit, VEHICLE, farthest)


def longest_shot(table: Table, unit: int, target_type: int, farthest: int) -> int:
    longest = longest_part(table, unit, target_type)
    if longest == NOTHING:
        return NOTHING
    reach = strength.printed_range(table, unit, longest, target_type) + bonuses.HEIGHT_RANGE
    if not table.is_squad(unit):
        reach += bonuses.CONCUSSIVE_RANGE
    reach += modifiers.amount(table, table.seat_of(unit), unit, modifiers.RANGE)
    return max(1, 2 * reach if farthest == LONG_RANGE else reach)


def reaches(table: Table, unit: int, target: int, farthest: int) -> bool:
    """True where some figures, or the vehicle itself, have firepower and range (TOI-RNG-10, TOI-ACT-13, TOI-ATK-17,
    18).
    """
    longest = longest_part(table, unit, strength.type_of(table, target))
    return longest != NOTHING and strength.class_of(table, unit, longest, target) <= farthest


def longest_part(table: Table, unit: int, target_type: int) -> int:
    """The figures with the longest range; 0 for an armed vehicle, NOTHING for a unit without firepower."""
    if not table.is_squad(unit):
        return 0 if table.setup.vehicles[table.setup.unit_kind[unit]].powers[target_type] else NOTHING
    parts = squads.direct_parts(table.figures[unit], target_type, table.setup.figures[table.seat_of(unit)])
    return parts[len(parts) - 1] if parts else NOTHING


def parts(table: Table, unit: int, target: int, farthest: int, is_op_fire: bool) -> list[int]:
    """The choices of figures that may take part against a target; [0] for a vehicle.

    For each range class all figures in range (TOI-RNG-08, TOI-CMB-10); in Op Fire also the machine guns alone, which
    leaves the squad in Op Fire (TOI-OFF-07, 08). Fewer figures at the same range class are never offered.
    """
    target_type = strength.type_of(table, target)
    if not table.is_squad(unit):
        return [0] if reaches(table, unit, target, farthest) else []
    found: list[int] = []
    best = OUT_OF_RANGE
    for part in squads.direct_parts(table.figures[unit], target_type, table.setup.figures[table.seat_of(unit)]):
        range_class = strength.class_of(table, unit, part, target)
        if range_class <= farthest and (range_class < best or (is_op_fire and squads.is_rapid(part))):
            found.append(part)
            best = range_class
        if range_class == CLOSE_RANGE and not is_op_fire:
            break
    return found


def supporters(table: Table, attack: Attack) -> list[int]:
    """The units that may still support an attack: only later ones than the last, so each set has one sequence."""
    last = attack.firing[len(attack.firing) - 1] if len(attack.firing) > 1 else NOTHING
    return [unit for unit in range(last + 1, table.setup.units) if may_support(table, attack, unit)]


def may_support(table: Table, attack: Attack, unit: int) -> bool:
    """True for a ready unit of the same side without a condition, with range and line of sight (TOI-CMB-01, 03).

    Support halves its firepower, so it never supports from a hex that halves it again (TOI-ATK-04).
    """
    where = table.where[unit]
    if where < 0 or unit == attack.lead or not is_ready(table, attack, unit):
        return False
    if not strength.may_fire(table, unit, True) or not reaches(table, unit, attack.target, LONG_RANGE):
        return False
    return table.can_see(where, attack.hex)


def is_ready(table: Table, attack: Attack, unit: int) -> bool:
    """True for a unit of the attacker's seat without a condition: fresh, or in Op Fire for an Op Fire attack
    (TOI-FAT-07).
    """
    if table.seat_of(unit) != attack.seat or table.conditions[unit] != NO_CONDITION:
        return False
    if table.effects and modifiers.are_apart(table, attack.lead, unit):
        return False
    if not attack.is_op_fire:
        return table.state[unit] == FRESH
    activation = table.activation
    return table.state[unit] == OP_FIRE and (activation is None or unit not in activation.attacked_by)
