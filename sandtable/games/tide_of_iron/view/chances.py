# interpreted: shows games to people
"""The chances of an attack beside the options that declare it: dice, the number to hit, cover, expected hits.

The numbers are those with which the engine rolls (combat/strength.py, cover.py, odds.py), before cards that somebody
may still play. A concealed target has none: nobody but its owner knows its cover.
"""

from __future__ import annotations

from sandtable.engine.words import counted
from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import cover, direct, modifiers, odds, strength, targets, vehicles
from sandtable.games.tide_of_iron.combat.odds import Odds
from sandtable.games.tide_of_iron.combat.op_fire import OpFireWindow
from sandtable.games.tide_of_iron.frames import Attack, Frame
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.story import decimal, percent
from sandtable.games.tide_of_iron.terms import LONG_RANGE, NORMAL, NOTHING, OUT_OF_RANGE, RANGE_NAMES, SUPPRESSIVE


class Chances:
    """An attack as it would be rolled: black dice against red dice."""

    def __init__(self, table: Table, attack: Attack) -> None:
        rules = table.setup.rules
        has_flame = any(strength.has_flame(table, unit, attack.target) for unit in attack.firing)
        self.black = strength.pool(table, attack)
        """Attack dice."""
        self.range_class = strength.worst_class(table, attack)
        self.red = cover.defense_of(table, attack.target, attack.kind, has_flame, attack.shelter)
        """Defence dice."""
        self.defense_success = rules.defense_success
        self.is_thick = vehicles.is_thick(table, attack.target)
        self.rerolls = modifiers.amount(table, attack.seat, attack.lead, modifiers.REROLL)
        self.kind = attack.kind
        self.table = table
        self.target = attack.target

    @property
    def success(self) -> int:
        """The lowest face of an attack die that hits."""
        return odds.SUCCESS_NUMBERS[self.range_class]

    @property
    def odds(self) -> Odds:
        return odds.odds(self.black, self.range_class, self.red, self.defense_success, self.is_thick)

    def says(self) -> str:
        """One line for a reader: "4 dice, 5 or more hits (normal range); ..."."""
        if self.range_class >= OUT_OF_RANGE or self.black == 0:
            return "no attack dice"
        known = self.odds
        dice = "die" if self.black == 1 else "dice"
        red = f"{counted(self.red, 'defence die', 'defence dice')}, {self.defense_success} or more blocks"
        again = f"; {counted(self.rerolls, 'reroll')} besides" if self.rerolls else ""
        return (
            f"{self.black} {dice}, {self.success} or more hits ({RANGE_NAMES[self.range_class]} range); {red}; "
            f"{decimal(known.mean())} hits expected, {reached(self.table, self.target, self.kind, known)}{again}"
        )


def reached(table: Table, target: int, kind: int, known: Odds) -> str:
    """The chances that matter: a hit, or for a suppressive attack each condition (TOI-SUP-02)."""
    if kind != SUPPRESSIVE:
        return f"at least one {percent(known.at_least(1))}"
    figures = squads.count(table.figures[target])
    steps = (("pinned", 1), ("disrupted", figures), ("routed", 2 * figures))
    return ", ".join(f"{name} or worse {percent(known.at_least(hits))}" for name, hits in steps)


def note_of(table: Table, option: int) -> str:
    """The dice of an option of the open question; empty for options that declare no attack."""
    frame = table.frames[-1]
    found = chances_of(table, frame, option)
    if isinstance(frame.node, OpFireWindow) and option != NOTHING:
        return "; ".join(
            filter(None, (found.says() if found else "", "it is fatigued then, unless only machine guns fire"))
        )
    return found.says() if found else ""


def chances_of(table: Table, frame: Frame, option: int) -> Chances | None:
    """The attack as an option would declare it, with all figures that may fire where they are not named yet."""
    attack = (
        _in_window(table, frame, option) if isinstance(frame.node, OpFireWindow) else _declared(table, frame, option)
    )
    if attack is None or (table.concealed[attack.target] and table.seat_of(attack.target) != attack.seat):
        return None
    return Chances(table, attack)


def _in_window(table: Table, frame: Frame, option: int) -> Attack | None:
    if option == NOTHING:
        return None
    attack = direct.an_attack(table, option, False)
    attack.is_op_fire = True
    return _aimed(table, attack, frame.unit, LONG_RANGE)


def _declared(table: Table, frame: Frame, option: int) -> Attack | None:
    """A copy of the attack that is being declared, with this option."""
    if not isinstance(frame.node, direct.DirectAttack) or frame.attack is None:
        return None
    attack = frame.attack.clone()
    if attack.kind == NOTHING:
        attack.kind = NORMAL
    if frame.step == direct.TARGET_NAMED:
        return _aimed(table, attack, option, frame.many)
    if frame.step == direct.FIGURES_NAMED:
        attack.figures = (option,)
    elif frame.step == direct.SUPPORT_NAMED and option != NOTHING:
        found = targets.parts(table, option, attack.target, LONG_RANGE, attack.is_op_fire)
        attack.firing, attack.figures = (*attack.firing, option), (*attack.figures, found[0])
    elif frame.step == direct.SUPPORT_FIGURES_NAMED:
        attack.firing, attack.figures = (*attack.firing, frame.picked[0]), (*attack.figures, option)
    elif frame.step == direct.KIND_NAMED:
        attack.kind = option
    elif frame.step > direct.KIND_NAMED:
        return None
    return attack


def _aimed(table: Table, attack: Attack, target: int, farthest: int) -> Attack:
    """The attack at a target with all figures that reach it."""
    attack.target, attack.hex, attack.kind = target, table.where[target], NORMAL
    attack.figures = (targets.parts(table, attack.lead, target, farthest, attack.is_op_fire)[0],)
    return attack
