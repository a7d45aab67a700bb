"""The pools and the losses of an assault (TOI-ASL-07 to 13, 19 to 26)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import bonuses, cover, modifiers, odds, worth
from sandtable.games.tide_of_iron.combat.losing import begin_losing
from sandtable.games.tide_of_iron.combat.strength import half
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.markers import MINES_BIT, TRAP_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.state import OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    CLOSE_RANGE,
    DISRUPTED,
    FLAMETHROWER,
    HEAVY_DAMAGE,
    INFANTRY,
    MEDIC,
    NORMAL,
    PINNED,
    TANK_TRAP,
)

TAKEN: Final = 15
"""The extra value of driving the enemy out of a hex, in points of evaluate.py."""


def halvings(table: Table, unit: int, hex: int) -> int:
    """The number of halvings: one each for leaving wire or mines and for entering smoke, none for leaving smoke
    (TOI-ASL-19, 30).
    """
    marks = table.markers[table.where[unit]]
    count = 1 if marks & WIRE_BIT else 0
    if marks & MINES_BIT:
        count += 1
    if table.smoke and hex in table.smoke:
        count += 1
    return count


def infantry_dice(table: Table, squad: int) -> int:
    """The squad's firepower against infantry, which counts against light vehicles too (TOI-ASL-07)."""
    values = table.setup.figures[table.seat_of(squad)]
    dice = squads.firepower(table.figures[squad], INFANTRY, NORMAL, values)
    return max(0, dice + modifiers.amount(table, table.seat_of(squad), squad, modifiers.FIREPOWER))


def attack_dice(table: Table, attack: Attack) -> int:
    """The dice of the active squad, half of each supporter's, and each flamethrower's in full (TOI-ASL-07)."""
    lead = attack.lead
    dice = infantry_dice(table, lead) + modifiers.amount(table, attack.seat, lead, modifiers.ASSAULT_FIREPOWER)
    if table.activation is not None and table.activation.unit == lead:
        dice += table.activation.bonus
    if table.special[lead] == FLAMETHROWER:
        dice += bonuses.FLAME_FIREPOWER
    dice += attack.extra
    if halvings(table, lead, attack.hex):
        dice = half(dice)
    for unit in attack.firing[1:]:
        dice += half(infantry_dice(table, unit))
        if table.special[unit] == FLAMETHROWER:
            dice += bonuses.FLAME_FIREPOWER
    return dice


def defenders(table: Table, hex: int, out: tuple[int, ...]) -> list[int]:
    """The units in the hex that take part: all except concealed squads that keep out (TOI-ASL-09, 21)."""
    return [unit for unit in table.stacks[hex] if unit not in out]


def defence_dice(table: Table, hex: int, out: tuple[int, ...]) -> int:
    """The firepower against infantry of all defenders together (TOI-ASL-08)."""
    dice = 0
    for unit in defenders(table, hex, out):
        dice += defender_dice(table, unit, hex)
    return dice


def defender_dice(table: Table, unit: int, hex: int) -> int:
    """The dice of one defender: halved at most once, 0 for a disrupted squad (TOI-SUP-08, TOI-ASL-08, 10, 25, 26)."""
    seat = table.seat_of(unit)
    if table.is_squad(unit):
        if table.conditions[unit] >= DISRUPTED:
            return 0
        dice = squads.defense_firepower(table.figures[unit], table.setup.figures[seat])
    else:
        dice = table.setup.vehicles[table.setup.unit_kind[unit]].powers[INFANTRY]
    if dice:
        dice += modifiers.amount(table, seat, unit, modifiers.FIREPOWER)
    dice += modifiers.amount(table, seat, unit, modifiers.ASSAULT_DEFENSE)
    return half(max(0, dice)) if is_hampered(table, unit, hex) else max(0, dice)


def is_hampered(table: Table, unit: int, hex: int) -> bool:
    """True for a defender at half firepower: in smoke, or pinned without an officer (TOI-ASL-19, TOI-SUP-08)."""
    if table.smoke and hex in table.smoke:
        return True
    if table.is_squad(unit):
        return table.conditions[unit] == PINNED and not modifiers.has_officer(table, unit)
    return table.damage[unit] >= HEAVY_DAMAGE and table.setup.rules.heavy_damage_halves_firepower


def cover_dice(table: Table, attack: Attack, out: tuple[int, ...]) -> int:
    """The cover of the hex, of its squads and of cards, less the effect of a flamethrower, in dice (TOI-ASL-12, 20)."""
    bearers = [unit for unit in defenders(table, attack.hex, out) if table.is_squad(unit)]
    dice = cover.hex_cover(table, attack.hex) + attack.shelter
    if bearers:
        dice += shared_cover(table, attack.hex, bearers)
    for unit in attack.firing:
        if table.special[unit] == FLAMETHROWER:
            return max(0, dice + bonuses.FLAME_COVER)
    return max(0, dice)


def shared_cover(table: Table, hex: int, bearers: list[int]) -> int:
    """The cover of the best fortification among the defenders, a tank trap, one medic and the best lasting card, in
    dice.
    """
    covers = table.setup.rules.marker_cover
    dice = covers[TANK_TRAP] if table.markers[hex] & TRAP_BIT else 0
    dice += max([0 if table.inside[unit] == OUTSIDE else covers[table.inside[unit]] for unit in bearers])
    dice += max([modifiers.amount(table, table.seat_of(unit), unit, modifiers.COVER) for unit in bearers])
    if MEDIC in [table.special[unit] for unit in bearers]:
        dice += bonuses.BANDAGE_COVER
    return dice


def lose(table: Table, units: list[int], hits: int, seat: int, in_order: bool) -> None:
    """Let the owner assign the hits among these units, or all in order of the list (TOI-ASL-13)."""
    if hits > 0 and units:
        begin_losing(table, seat, units, hits, in_order)


def expected(table: Table, attack: Attack, out: tuple[int, ...], black: int, back: int, red: int) -> tuple[int, int]:
    """The expected losses of defender and attacker, in points; the hex is added when the attacker probably wins."""
    rules = table.setup.rules
    chances = odds.odds(black, CLOSE_RANGE, red, rules.defense_success)
    answers = odds.odds(back, CLOSE_RANGE, 0, rules.defense_success)
    gain = 0
    for unit in defenders(table, attack.hex, out):
        if table.is_squad(unit):
            gain = max(gain, worth.figure_loss(table.figures[unit], chances))
    loss = worth.figure_loss(table.figures[attack.lead], answers)
    prize = table.setup.prizes[attack.hex] + TAKEN
    if table.weights is not None:
        gain += prize * chance_to_win(chances, answers) // odds.SCALE
    elif chances.mean() > answers.mean():
        gain += prize
    return gain, loss


def chance_to_win(chances: odds.Odds, answers: odds.Odds) -> int:
    """The chance that the attacker scores more hits than the defender, in thousandths (TOI-ASL-14)."""
    total = 0
    for hits in range(len(answers.chances)):
        total += answers.chances[hits] * chances.at_least(hits + 1)
    return total // answers.whole
