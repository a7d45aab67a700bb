"""The values and costs of the sides of dice, as these were when they were resolved (DST-RES-02 to 05)."""

from __future__ import annotations

from sandtable.games.destiny.damage_costs import die_costs, die_damage
from sandtable.games.destiny.die_ways import CHEAPER, TARGET_SPAN, UNCHARGED
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table


def values_of(table: Table, frame: Frame) -> tuple[int, ...]:
    """The values of the sides of the dice resolved together; one that has left by its effect had the resolved value."""
    return tuple([table.value(die) if table.face[die] >= 0 else frame.numbers[2] for die in frame.picked])


def costs_of(table: Table, frame: Frame) -> tuple[int, ...]:
    """The costs of these sides, in resources and in damage; none of one that has left by its effect."""
    return tuple([die_costs(table, die) if table.face[die] >= 0 else 0 for die in frame.picked])


def damage_to_pay(table: Table, dice: tuple[int, ...], way: int) -> int:
    """The damage that the sides of a die and its modifiers cost, in this way of resolving them (DST-IND-23)."""
    if way & UNCHARGED == UNCHARGED:
        return 0
    paid = die_damage(table, dice[0])
    if paid and way & CHEAPER:
        paid -= 1
    for die in dice[1:]:
        paid += die_damage(table, die)
    return paid


def resolved_value(table: Table, die: int) -> int:
    """The value that a die showed as it was resolved, alone or as a modifier, for an occasion that asks for
    SIDES_RESOLVED; its frame is on top.
    """
    frame = table.frames[-1]
    return frame.numbers[3 + frame.picked.index(die)]


def resolved_cost(table: Table, die: int) -> int:
    """The cost that a die showed as it was resolved, for an occasion that asks for SIDES_RESOLVED; its frame is on
    top.
    """
    frame = table.frames[-1]
    return frame.numbers[3 + len(frame.picked) + frame.picked.index(die)]


def resolved_against(table: Table, character: int) -> bool:
    """True where the die that was just resolved dealt damage to this character; its frame is on top."""
    return table.frames[-1].numbers[0] // TARGET_SPAN >> character & 1 == 1


def is_base(table: Table, die: int) -> bool:
    """True for the base die, not a modifier, of the dice that were just resolved; their frame is on top."""
    return table.frames[-1].picked[0] == die


def shows_resolved(table: Table, die: int) -> bool:
    """True for a die that shows the symbol for which its group is resolved; its frame is on top. A wildcard, which
    modifies any symbol, shows none of its own (DST-WLD-02).
    """
    return is_base(table, die) or table.setup.prints[table.setup.card_of[die]].wildcard is None
