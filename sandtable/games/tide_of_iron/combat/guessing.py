"""The value of an attack in a judged copy: the best choice still open to its owner, at the mean of the dice."""

from __future__ import annotations

from sandtable.games.tide_of_iron import chasing
from sandtable.games.tide_of_iron.combat import cover, strength, targets, worth
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import LONG_RANGE, NORMAL, NOTHING, SUPPRESSIVE


def best_target(table: Table, attack: Attack, farthest: int, found: list[int]) -> int:
    """The value of the best attack on one of the targets found, in points; the attack is declared that way."""
    best = 0
    chosen = NOTHING
    part = 0
    for target in found:
        attack.target = target
        attack.hex = table.where[target]
        points = best_part(table, attack, farthest)
        if points > best or chosen == NOTHING:
            best = points
            chosen = target
            part = attack.figures[0]
    attack.target = chosen
    attack.hex = table.where[chosen]
    attack.figures = (part,)
    return best


def best_part(table: Table, attack: Attack, farthest: int) -> int:
    """The value of the leading unit's best choice of figures against the chosen target, in points."""
    best = 0
    chosen = 0
    parts = targets.parts(table, attack.lead, attack.target, farthest, attack.is_op_fire)
    for at in range(len(parts)):
        attack.figures = (parts[at],)
        points = best_kind(table, attack)
        if points > best or at == 0:
            best = points
            chosen = parts[at]
    attack.figures = (chosen,)
    return best


def best_kind(table: Table, attack: Attack) -> int:
    """The value of the better kind of attack by all participants, in points (TOI-ATK-11)."""
    attack.range_class = strength.worst_class(table, attack)
    black = strength.pool(table, attack)
    normal = expected(table, attack, black, NORMAL)
    if not table.is_squad(attack.target):
        attack.kind = NORMAL
        return normal
    suppressive = expected(table, attack, black, SUPPRESSIVE)
    attack.kind = SUPPRESSIVE if suppressive > normal else NORMAL
    return max(normal, suppressive)


def expected(table: Table, attack: Attack, black: int, kind: int) -> int:
    """The expected loss of the target, in points."""
    has_flame = False
    for unit in attack.firing:
        has_flame = has_flame or strength.has_flame(table, unit, attack.target)
    red = cover.defense_of(table, attack.target, kind, has_flame, attack.shelter)
    points = worth.expected_loss(table, attack.target, black, attack.range_class, red, kind)
    if table.setup.cargo and chasing.is_prey(table, attack.target):
        return chasing.PREY * points
    return points


def op_fire(table: Table, seat: int, leads: list[int], target: int) -> int:
    """The value of the best Op Fire attack by one of these units alone, in points."""
    best = 0
    for unit in leads:
        attack = Attack(seat, unit)
        attack.firing = (unit,)
        attack.is_op_fire = True
        attack.is_halved = strength.halvings(table, unit) > 0
        attack.target = target
        attack.hex = table.where[target]
        best = max(best, best_part(table, attack, LONG_RANGE))
    return best
