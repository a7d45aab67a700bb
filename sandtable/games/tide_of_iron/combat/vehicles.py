"""The effect of hits on a vehicle: steps of damage, and armour that may stop one (section 18)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.combat import bonuses
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.lines import TOLD_DAMAGED
from sandtable.games.tide_of_iron.moves import destroy, tire
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import DESTROYED, HEAVY_DAMAGE, LIGHT_DAMAGE, NOTHING

THIRDS: Final = 3
"""Movement points are counted in thirds (TOI-MOV-12)."""


def damage_after(table: Table, vehicle: int, hits: int) -> int:
    """The damage of a vehicle after hits: one step each; trucks don't survive heavy damage (TOI-DMG-02, 06, 18)."""
    damage = min(DESTROYED, table.damage[vehicle] + hits * table.setup.rules.damage_steps_per_hit)
    if damage == HEAVY_DAMAGE and table.setup.vehicles[table.setup.unit_kind[vehicle]].is_truck:
        return DESTROYED
    return damage


def hit(table: Table, vehicle: int, hits: int, is_op_fire: bool = False) -> None:
    """Damage a vehicle; during its activation that ends it (TOI-DMG-08, 09)."""
    if hits <= 0:
        return
    table.damage = with_entry(table.damage, vehicle, damage_after(table, vehicle, hits))
    if table.telling:
        table.tell(TOLD_DAMAGED, table.seat_of(vehicle), (vehicle, table.damage[vehicle]))
    if table.damage[vehicle] == DESTROYED:
        destroy(table, vehicle)
        return
    activation = table.activation
    if activation is not None and activation.unit == vehicle:
        hit_on_the_way(table, activation, is_op_fire)


def hit_on_the_way(table: Table, activation: Activation, is_op_fire: bool) -> None:
    """Stop and fatigue the vehicle; a heavy one that Op Fire damages only lightly goes on (TOI-OPF-08, 09)."""
    vehicle = activation.unit
    kind = table.setup.vehicles[table.setup.unit_kind[vehicle]]
    if is_op_fire and kind.is_heavy and table.damage[vehicle] == LIGHT_DAMAGE:
        activation.points = max(0, activation.points + THIRDS * table.setup.rules.light_damage_movement)
        return
    activation.is_over = True
    tire(table, vehicle)


# -- Thick Armour ------------------------------------------------------------------------------------------------


def is_thick(table: Table, unit: int) -> bool:
    """True for a vehicle with Thick Armour."""
    return not table.is_squad(unit) and table.setup.vehicles[table.setup.unit_kind[unit]].has_thick_armor


def die_to_turn(table: Table, vehicle: int, red: tuple[int, ...]) -> int:
    """The lowest of its defence dice that failed, which Thick Armour may turn (TOI-DMG-12); NOTHING without one.

    All failed dice have the same effect, so only the lowest is offered.
    """
    if not is_thick(table, vehicle):
        return NOTHING
    lowest = NOTHING
    for die in red:
        if die < table.setup.rules.defense_success and (lowest == NOTHING or die < lowest):
            lowest = die
    return lowest


def turned(red: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The dice with one that shows `die` turned to the face of Thick Armour."""
    at = red.index(die)
    return (*red[:at], bonuses.THICK_ARMOR_FACE, *red[at + 1 :])
