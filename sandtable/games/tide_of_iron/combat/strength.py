"""The range of a unit and the number of its attack dice (sections 11, 13, 14; tokens of section 22)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import bonuses, modifiers
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.markers import MINES_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ANTI_TANK,
    BUILDING,
    CLOSE_RANGE,
    FIGURE_KINDS,
    FLAMETHROWER,
    HEAVY_DAMAGE,
    INFANTRY,
    LONG_RANGE,
    MORTAR,
    NORMAL,
    NORMAL_RANGE,
    OUT_OF_RANGE,
    PILLBOX,
    VEHICLE,
)


def half(dice: int) -> int:
    """Half of the dice, rounded up (TOI-ATK-03)."""
    return (dice + 1) // 2


def type_of(table: Table, unit: int) -> int:
    """The type of target, INFANTRY or VEHICLE, on which range and firepower depend (TOI-RNG-01, 03)."""
    return INFANTRY if table.is_squad(unit) else VEHICLE


def class_at(distance: int, reach: int) -> int:
    """The range class at a distance for a unit with range `reach`, in hexes; close range is checked first (TOI-RNG-07,
    15).
    """
    if distance <= 1:
        return CLOSE_RANGE
    if distance <= reach:
        return NORMAL_RANGE
    return LONG_RANGE if distance <= 2 * reach else OUT_OF_RANGE


# -- range -------------------------------------------------------------------------------------------------------


def height_bonus(table: Table, unit: int, hex_: int) -> int:
    """The bonus of range for a higher level than the attacked hex (TOI-RNG-11, 12)."""
    level = table.setup.ground.level
    return bonuses.HEIGHT_RANGE if level[table.where[unit]] > level[hex_] else 0


def reach_at(table: Table, unit: int, figures: int, target: int) -> int:
    """The range of a unit against a target with all bonuses; `figures` of a squad take part (TOI-RNG-08)."""
    printed = printed_range(table, unit, figures, type_of(table, target))
    if is_concussive(table, unit, target):
        printed += bonuses.CONCUSSIVE_RANGE
    more = modifiers.amount(table, table.seat_of(unit), unit, modifiers.RANGE)
    return printed + height_bonus(table, unit, table.where[target]) + more


def printed_range(table: Table, unit: int, figures: int, target_type: int) -> int:
    """The range by the tables and by an anti-tank token, which counts for all figures (TOI-SPC-01, 02)."""
    if not table.is_squad(unit):
        return gun(table, unit, target_type) or table.setup.vehicles[table.setup.unit_kind[unit]].ranges[target_type]
    printed = squads.range_of(figures, target_type, table.setup.figures[table.seat_of(unit)])
    if target_type == VEHICLE and table.special[unit] == ANTI_TANK:
        return max(printed, bonuses.ANTI_TANK_RANGE)
    return printed


def gun(table: Table, unit: int, target_type: int) -> int:
    """The range and firepower against vehicles that a card gives a vehicle instead of the printed values; 0 without
    one.
    """
    if target_type != VEHICLE:
        return 0
    return modifiers.amount(table, table.seat_of(unit), unit, modifiers.LIGHT_GUN)


def distance(table: Table, unit: int, target: int) -> int:
    return table.setup.ground.distance(table.where[unit], table.where[target])


def class_of(table: Table, unit: int, figures: int, target: int) -> int:
    """The range class of a unit's own part in an attack."""
    return class_at(distance(table, unit, target), reach_at(table, unit, figures, target))


def mortar_class(table: Table, unit: int, hex_: int) -> int:
    """The range class of a squad's mortars at a hex; none below their minimum range (TOI-ARE-10, 14, 15, 23)."""
    figures = table.setup.figures[table.seat_of(unit)]
    away = table.setup.ground.distance(table.where[unit], hex_)
    if away < figures.minimum_range[MORTAR]:
        return OUT_OF_RANGE
    reach = figures.ranges[INFANTRY * FIGURE_KINDS + MORTAR] + height_bonus(table, unit, hex_)
    return class_at(away, reach + modifiers.amount(table, table.seat_of(unit), unit, modifiers.RANGE))


# -- firepower ---------------------------------------------------------------------------------------------------


def is_concussive(table: Table, unit: int, target: int) -> bool:
    """True where a tank attacks a squad in a building hex or in a pillbox (TOI-DMG-10, 11)."""
    if table.is_squad(unit) or not table.is_squad(target):
        return False
    if not table.setup.vehicles[table.setup.unit_kind[unit]].is_tank:
        return False
    return table.setup.ground.base[table.where[target]] == BUILDING or table.inside[target] == PILLBOX


def has_flame(table: Table, unit: int, target: int) -> bool:
    """True where a flamethrower squad attacks an adjacent unit (TOI-SPC-07, 09)."""
    return table.special[unit] == FLAMETHROWER and distance(table, unit, target) <= bonuses.FLAME_RANGE


def firepower(table: Table, unit: int, figures: int, target: int) -> int:
    """The attack dice of a unit with bonuses of tokens and cards, without a flamethrower, before halving."""
    target_type = type_of(table, target)
    if not table.is_squad(unit):
        dice = gun(table, unit, target_type) or table.setup.vehicles[table.setup.unit_kind[unit]].powers[target_type]
        if dice and is_concussive(table, unit, target):
            dice += bonuses.CONCUSSIVE_FIREPOWER
    else:
        dice = squads.firepower(figures, target_type, NORMAL, table.setup.figures[table.seat_of(unit)])
        if dice and target_type == VEHICLE and table.special[unit] == ANTI_TANK:
            dice += bonuses.ANTI_TANK_FIREPOWER
    return max(0, dice + modifiers.amount(table, table.seat_of(unit), unit, modifiers.FIREPOWER)) if dice else 0


def lead_dice(table: Table, unit: int, figures: int, target: int, is_halved: bool, extra: int = 0) -> int:
    """The attack dice of the leading unit: all bonuses, also those of cards, count before halving (TOI-ATK-05)."""
    dice = firepower(table, unit, figures, target) + extra
    if has_flame(table, unit, target):
        dice += bonuses.FLAME_FIREPOWER
    activation = table.activation
    if activation is not None and activation.unit == unit:
        dice += activation.bonus
    return half(dice) if is_halved else dice


def support_dice(table: Table, unit: int, figures: int, target: int) -> int:
    """The attack dice of a supporter: half of its own, plus a flamethrower's in full (TOI-CMB-02, TOI-SPC-08)."""
    dice = half(firepower(table, unit, figures, target))
    return dice + bonuses.FLAME_FIREPOWER if has_flame(table, unit, target) else dice


def pool(table: Table, attack: Attack) -> int:
    """All black dice of a direct attack (TOI-ATK-02, 20)."""
    dice = lead_dice(table, attack.lead, attack.figures[0], attack.target, attack.is_halved, attack.extra)
    for at in range(1, len(attack.firing)):
        dice += support_dice(table, attack.firing[at], attack.figures[at], attack.target)
    return max(0, dice)


def worst_class(table: Table, attack: Attack) -> int:
    """The range class of the whole attack is that of its worst participant (TOI-CMB-05)."""
    worst = CLOSE_RANGE
    for at in range(len(attack.firing)):
        worst = max(worst, class_of(table, attack.firing[at], attack.figures[at], attack.target))
    return worst


def mortar_dice(table: Table, unit: int, kind: int, target_type: int) -> int:
    """The attack dice of a squad's mortars before halving (TOI-ARE-05, 24)."""
    crews = squads.only(table.figures[unit], MORTAR)
    dice = squads.firepower(crews, target_type, kind, table.setup.figures[table.seat_of(unit)])
    return max(0, dice + modifiers.amount(table, table.seat_of(unit), unit, modifiers.FIREPOWER))


# -- halving -----------------------------------------------------------------------------------------------------


def halvings(table: Table, unit: int) -> int:
    """The number of halvings by the unit's hex and damage; an attack halved twice is not allowed (TOI-ATK-04)."""
    hex_ = table.where[unit]
    marks = table.markers[hex_]
    count = 0
    if marks & WIRE_BIT and table.is_squad(unit):  # vehicles are not hindered (TOI-OBS-11)
        count += 1
    if marks & MINES_BIT:  # TOI-OBS-17
        count += 1
    if table.smoke and hex_ in table.smoke:  # TOI-OBS-20
        count += 1
    if table.damage[unit] >= HEAVY_DAMAGE and table.setup.rules.heavy_damage_halves_firepower:
        count += 1
    return count


def may_fire(table: Table, unit: int, is_halved: bool) -> bool:
    """False when the attack would be halved twice; `is_halved`: the action or the support halves it already."""
    count = halvings(table, unit)
    return count == 0 if is_halved else count <= 1
