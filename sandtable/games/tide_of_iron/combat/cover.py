"""The protection of a target: cover and armour, each at least 0 (TOI-ATK-06, 07, 19 to 21)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import bonuses, modifiers
from sandtable.games.tide_of_iron.markers import TRAP_BIT
from sandtable.games.tide_of_iron.state import OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    ELITE,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    MEDIC,
    SMOKE,
    SUPPRESSIVE,
    TANK_TRAP,
)


def cover_of(table: Table, unit: int, kind: int, has_flame: bool = False, shelter: int = 0) -> int:
    """The red dice of a unit by its hex and its abilities, against a normal or a suppressive attack.

    `has_flame`: a flamethrower next to it takes part (TOI-SPC-07); `shelter`: the bonus of cards for this attack, in
    dice.
    """
    dice = hex_cover(table, table.where[unit])
    if table.is_squad(unit):  # effects that name squads help squads only (TOI-ATK-07)
        dice += squad_cover(table, unit) + ability_cover(table, unit, kind)
    dice += modifiers.amount(table, table.seat_of(unit), unit, modifiers.COVER) + shelter
    if has_flame:
        dice += bonuses.FLAME_COVER
    return max(0, dice)


def hex_cover(table: Table, hex_: int) -> int:
    """The cover of terrain and smoke for every unit in the hex, in dice (TOI-ATK-07, TOI-OBS-20)."""
    rules = table.setup.rules
    dice = rules.cover[table.setup.ground.base[hex_]]
    if table.smoke and hex_ in table.smoke:
        dice += rules.marker_cover[SMOKE]
    return dice


def squad_cover(table: Table, squad: int) -> int:
    """The cover of the squad's own fortification and of a tank trap in the hex, in dice (TOI-OBS-03, 14, 23)."""
    covers = table.setup.rules.marker_cover
    inside = table.inside[squad]
    dice = 0 if inside == OUTSIDE else covers[inside]
    if table.markers[table.where[squad]] & TRAP_BIT:
        dice += covers[TANK_TRAP]
    return dice


def ability_cover(table: Table, squad: int, kind: int) -> int:
    """Battle Hardened and Determination against suppressive attacks, Bandage against normal ones; each counts once."""
    if kind != SUPPRESSIVE:
        return bonuses.BANDAGE_COVER if modifiers.has_special(table, squad, MEDIC) else 0
    dice = 0
    if squads.only(table.figures[squad], ELITE):  # TOI-OFF-06
        dice += bonuses.BATTLE_HARDENED_COVER
    if modifiers.has_officer(table, squad):  # TOI-OFF-02
        dice += bonuses.DETERMINATION_COVER
    return dice + modifiers.amount(table, table.seat_of(squad), squad, modifiers.SUPPRESSIVE_COVER)


def armor_of(table: Table, unit: int) -> int:
    """The red dice of a vehicle's armour at its present damage; 0 for a squad (TOI-DMG-03, 05)."""
    if table.is_squad(unit):
        return 0
    rules = table.setup.rules
    armor = table.setup.vehicles[table.setup.unit_kind[unit]].armor
    if table.damage[unit] == LIGHT_DAMAGE:
        armor += rules.light_damage_armor
    elif table.damage[unit] >= HEAVY_DAMAGE:
        armor += rules.heavy_damage_armor
    return max(0, armor)


def defense_of(table: Table, unit: int, kind: int, has_flame: bool = False, shelter: int = 0) -> int:
    """All red dice of an attacked unit: armour and cover have separate limits (TOI-ATK-21)."""
    return armor_of(table, unit) + cover_of(table, unit, kind, has_flame, shelter)
