"""Area attacks by mortars (section 17)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import area_effect, modifiers, strength
from sandtable.games.tide_of_iron.combat.direct import an_attack, uncover
from sandtable.games.tide_of_iron.frames import Attack, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_ATTACK, TOLD_SUPPORT
from sandtable.games.tide_of_iron.markers import WIRE_BIT
from sandtable.games.tide_of_iron.moves import tire
from sandtable.games.tide_of_iron.names import hex_name, unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ATTACK_NAMES,
    CLOSE_RANGE,
    FRESH,
    INFANTRY,
    LONG_RANGE,
    MORTAR,
    NO_CONDITION,
    NORMAL,
    NOTHING,
    SUPPRESSIVE,
    VEHICLE,
)

HEX: Final = 0
HEX_NAMED: Final = 1
SUPPORT: Final = 2
SUPPORT_NAMED: Final = 3
KIND: Final = 4
KIND_NAMED: Final = 5
STRUCK: Final = 6


class MortarAttack(Node):
    """The mortars of a squad attack a hex, other mortars may support (TOI-CMB-08)."""

    def step(self, table: Table, frame: Frame) -> None:
        attack = frame.attack
        assert attack is not None
        if table.is_trial and frame.step < STRUCK:
            guess(table, frame, attack)
        elif frame.step <= HEX_NAMED:
            name_hex(table, frame, attack)
        elif frame.step <= SUPPORT_NAMED:
            name_supporters(table, frame, attack)
        elif frame.step == KIND:
            frame.step = KIND_NAMED
            table.put(table.commander(attack.lead), [NORMAL, SUPPRESSIVE])
        elif frame.step == KIND_NAMED:
            attack.kind = frame.answer
            frame.step = STRUCK
            fire(table, attack)
        else:
            table.frames.pop()
            for unit in attack.firing[1:]:
                tire(table, unit)

    def prompt(self, table: Table, frame: Frame) -> str:
        attack = frame.attack
        assert attack is not None
        if frame.step == HEX_NAMED:
            return f"Target hex of the mortars of {unit_place(table, frame.unit)}"
        if frame.step == SUPPORT_NAMED:
            return f"Mortars that support {unit_place(table, frame.unit)} against {hex_name(table, attack.hex)}"
        return f"Attack of {unit_place(table, frame.unit)} on {hex_name(table, attack.hex)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == HEX_NAMED:
            return hex_name(table, option)
        if frame.step == SUPPORT_NAMED:
            return unit_place(table, option) if option >= 0 else "no more support"
        return ATTACK_NAMES[option]


MORTAR_ATTACK: Final = MortarAttack()


def begin(table: Table, unit: int, is_halved: bool) -> None:
    """The mortars of a squad attack with its Concentrated Fire (TOI-ARE-06); `is_halved`: an officer rallies it.

    The caller has checked `has_target`, and fatigues the unit afterwards.
    """
    frame = table.start(MORTAR_ATTACK, table.seat_of(unit), unit)
    frame.attack = an_attack(table, unit, is_halved)


def has_target(table: Table, unit: int, is_halved: bool) -> bool:
    """True where the mortars of a squad may attack at least one hex."""
    if not squads.only(table.figures[unit], MORTAR) or not strength.may_fire(table, unit, is_halved):
        return False
    for hex_ in range(table.setup.ground.count):  # noqa: SIM110 - a generator would cost more than the loop
        if is_target(table, unit, hex_):
            return True
    return False


def target_hexes(table: Table, unit: int) -> list[int]:
    """Hexes its mortars may attack, in order of number."""
    return [hex_ for hex_ in range(table.setup.ground.count) if is_target(table, unit, hex_)]


def is_target(table: Table, unit: int, hex_: int) -> bool:
    """True for a spotted hex in range with units of either side or razor wire in it."""
    if not table.stacks[hex_] and not table.markers[hex_] & WIRE_BIT:
        return False
    return strength.mortar_class(table, unit, hex_) <= LONG_RANGE and is_spotted(table, table.seat_of(unit), hex_)


def is_spotted(table: Table, seat: int, hex_: int) -> bool:
    """True where a unit of the seat sees the hex; passengers don't count, any condition does (TOI-ARE-07 to 09, 22)."""
    for unit in table.setup.members[seat]:
        where = table.where[unit]
        if where >= 0 and table.can_see(where, hex_):
            return True
    return False


def name_hex(table: Table, frame: Frame, attack: Attack) -> None:
    if frame.step == HEX:
        frame.step = HEX_NAMED
        table.choose(frame, table.commander(attack.lead), target_hexes(table, attack.lead))
    else:
        attack.hex = frame.answer
        frame.step = SUPPORT


def name_supporters(table: Table, frame: Frame, attack: Attack) -> None:
    """Ask for supporting mortars one by one, in order of unit number, so that each set has one sequence."""
    if frame.step == SUPPORT_NAMED and frame.answer == NOTHING:
        frame.step = KIND
        return
    if frame.step == SUPPORT_NAMED:
        attack.firing = (*attack.firing, frame.answer)
    found = supporters(table, attack)
    frame.step = SUPPORT_NAMED if found else KIND
    if found:
        table.put(table.commander(attack.lead), [NOTHING, *found])


def supporters(table: Table, attack: Attack) -> list[int]:
    """Fresh squads with mortars in range; the hex is spotted already (TOI-CMB-12)."""
    last = attack.firing[len(attack.firing) - 1] if len(attack.firing) > 1 else NOTHING
    return [unit for unit in range(last + 1, table.setup.units) if may_support(table, attack, unit)]


def may_support(table: Table, attack: Attack, unit: int) -> bool:
    if table.where[unit] < 0 or unit == attack.lead or table.seat_of(unit) != attack.seat:
        return False
    if table.state[unit] != FRESH or table.conditions[unit] != NO_CONDITION:
        return False
    if table.effects and modifiers.are_apart(table, attack.lead, unit):
        return False
    if not squads.only(table.figures[unit], MORTAR) or not strength.may_fire(table, unit, True):
        return False
    return strength.mortar_class(table, unit, attack.hex) <= LONG_RANGE


def dice_of(table: Table, attack: Attack, target_type: int) -> int:
    """Black dice of all mortars against a type of target (TOI-ARE-24); supporters' dice are halved."""
    dice = strength.mortar_dice(table, attack.lead, attack.kind, target_type)
    if attack.is_halved:
        dice = strength.half(dice)
    for unit in attack.firing[1:]:
        dice += strength.half(strength.mortar_dice(table, unit, attack.kind, target_type))
    return dice + attack.extra


def fire(table: Table, attack: Attack) -> None:
    """Roll for the hex; mortars don't drift (TOI-ARE-11)."""
    attack.range_class = worst_class(table, attack)
    uncover(table, attack)
    tell_attack(table, attack)
    area_effect.area_attack(
        table,
        attack.seat,
        attack.hex,
        dice_of(table, attack, INFANTRY),
        attack.kind,
        attack.range_class,
        dice_of(table, attack, VEHICLE),
    )


def worst_class(table: Table, attack: Attack) -> int:
    """The range class of the whole attack (TOI-CMB-05)."""
    worst = CLOSE_RANGE
    for unit in attack.firing:
        worst = max(worst, strength.mortar_class(table, unit, attack.hex))
    return worst


def guess(table: Table, frame: Frame, attack: Attack) -> None:
    """Declare the rest of the attack in a judged copy: the best choice, credited with its mean."""
    step = frame.step
    frame.step = STRUCK
    if step == HEX:
        points = best_hex(table, attack)
    elif step == KIND_NAMED:
        points = expected(table, attack, frame.answer)
    else:
        if step == HEX_NAMED:
            attack.hex = frame.answer
        elif frame.answer != NOTHING:
            attack.firing = (*attack.firing, frame.answer)
        points = best_kind(table, attack)
    table.hopes[attack.seat] += points


def best_hex(table: Table, attack: Attack) -> int:
    """The value of the best attack on any hex, in points."""
    best = 0
    for at, hex_ in enumerate(target_hexes(table, attack.lead)):
        attack.hex = hex_
        points = best_kind(table, attack)
        if points > best or at == 0:
            best = points
    return best


def best_kind(table: Table, attack: Attack) -> int:
    """The value of the better kind of attack on the hex, in points."""
    return max(expected(table, attack, NORMAL), expected(table, attack, SUPPRESSIVE))


def expected(table: Table, attack: Attack, kind: int) -> int:
    """The expected enemy losses by an attack of this kind less the expected own losses, in points."""
    attack.kind = kind
    attack.range_class = worst_class(table, attack)
    return area_effect.expected_worth(table, attack, dice_of(table, attack, INFANTRY), dice_of(table, attack, VEHICLE))


def tell_attack(table: Table, attack: Attack) -> None:
    if not table.telling:
        return
    numbers = (attack.lead, NOTHING, attack.hex, attack.kind, attack.range_class, 0)
    table.tell(TOLD_ATTACK, attack.seat, numbers)
    for unit in attack.firing[1:]:
        table.tell(TOLD_SUPPORT, attack.seat, (unit, squads.only(table.figures[unit], MORTAR)))
