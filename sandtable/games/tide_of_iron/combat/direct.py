"""A direct attack from its declaration to the last loss (TOI-ATK-01), by an action or by Op Fire."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import (
    casualties,
    cover,
    guessing,
    modifiers,
    odds,
    strength,
    targets,
    vehicles,
)
from sandtable.games.tide_of_iron.combat.rolling import again, roll
from sandtable.games.tide_of_iron.frames import Attack, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_ATTACK, TOLD_HITS, TOLD_ROLLED, TOLD_SUPPORT, UNKNOWN
from sandtable.games.tide_of_iron.moves import reveal, tire
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ATTACK_NAMES, LONG_RANGE, NORMAL, NOTHING, SUPPRESSIVE
from sandtable.games.tide_of_iron.words import lasting

TARGET: Final = 0
TARGET_NAMED: Final = 1
FIGURES_NAMED: Final = 2
SUPPORT: Final = 3
SUPPORT_NAMED: Final = 4
SUPPORT_FIGURES_NAMED: Final = 5
KIND: Final = 6
KIND_NAMED: Final = 7
ROLL: Final = 8
ROLLED: Final = 9
ARMOR_ANSWERED: Final = 10
STRIKE: Final = 11
STRUCK: Final = 12


class DirectAttack(Node):
    """One unit attacks one enemy unit. `many` is the worst range class allowed; only attacks up to LONG_RANGE may be
    supported.
    """

    def step(self, table: Table, frame: Frame) -> None:
        attack = frame.attack
        assert attack is not None
        if table.is_trial and frame.step < ROLL:
            guess(table, frame, attack)
        elif frame.step <= FIGURES_NAMED:
            name_target(table, frame, attack)
        elif frame.step <= SUPPORT_FIGURES_NAMED:
            name_supporters(table, frame, attack)
        elif frame.step <= KIND_NAMED:
            name_kind(table, frame, attack)
        else:
            resolve(table, frame, attack)

    def prompt(self, table: Table, frame: Frame) -> str:
        attack = frame.attack
        assert attack is not None
        if frame.step == TARGET_NAMED:
            return f"Target of {unit_place(table, frame.unit)}"
        if frame.step in (FIGURES_NAMED, SUPPORT_FIGURES_NAMED):
            unit = frame.unit if frame.step == FIGURES_NAMED else frame.picked[0]
            return f"Figures of {unit_place(table, unit)} that fire at {unit_place(table, attack.target)}"
        if frame.step == SUPPORT_NAMED:
            return f"Support for {unit_place(table, attack.lead)} against {unit_place(table, attack.target)}"
        if frame.step == KIND_NAMED:
            return f"Attack of {unit_place(table, attack.lead)} on {unit_place(table, attack.target)}"
        return f"Thick Armour of {unit_place(table, attack.target)}: defence dice {', '.join(map(str, attack.red))}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == TARGET_NAMED:
            return unit_place(table, option)
        if frame.step in (FIGURES_NAMED, SUPPORT_FIGURES_NAMED):
            return squads.text(option)
        if frame.step == SUPPORT_NAMED:
            return unit_place(table, option) if option >= 0 else "no more support"
        if frame.step == KIND_NAMED:
            return ATTACK_NAMES[option]
        return f"turn a {option} to a block" if option >= 0 else "leave the dice as they are"


DIRECT_ATTACK: Final = DirectAttack()


def begin(table: Table, unit: int, is_halved: bool) -> None:
    """A unit attacks with its action; `is_halved`: Fire and Movement, or a pinned squad that an officer rallies.

    The caller has checked `targets.has_target`, and fatigues the unit afterwards.
    """
    frame = table.start(DIRECT_ATTACK, table.seat_of(unit), unit)
    frame.many = targets.farthest_class(table, unit, is_halved)
    frame.attack = an_attack(table, unit, is_halved)


def begin_op_fire(table: Table, unit: int, target: int) -> None:
    """Let a unit in Op Fire lead an attack on the active unit: at full firepower, also at long range (TOI-OPF-13)."""
    frame = table.start(DIRECT_ATTACK, table.seat_of(unit), unit)
    frame.many = LONG_RANGE
    frame.attack = an_attack(table, unit, False)
    frame.attack.is_op_fire = True
    frame.answer = target
    frame.step = TARGET_NAMED


def an_attack(table: Table, unit: int, is_halved: bool) -> Attack:
    attack = Attack(table.seat_of(unit), unit)
    attack.firing = (unit,)
    attack.is_halved = is_halved or strength.halvings(table, unit) > 0
    return attack


# -- declaring ---------------------------------------------------------------------------------------------------


def name_target(table: Table, frame: Frame, attack: Attack) -> None:
    """Ask for the target (TOI-RNG-04), then for the figures that take part (TOI-RNG-08)."""
    if frame.step == TARGET:
        is_halved = attack.is_halved and strength.halvings(table, attack.lead) == 0
        frame.step = TARGET_NAMED
        table.choose(frame, table.commander(attack.lead), targets.targets(table, attack.lead, is_halved))
    elif frame.step == TARGET_NAMED:
        attack.target = frame.answer
        attack.hex = table.where[attack.target]
        frame.step = FIGURES_NAMED
        found = targets.parts(table, attack.lead, attack.target, frame.many, attack.is_op_fire)
        table.choose(frame, table.commander(attack.lead), found)
    else:
        attack.figures = (frame.answer,)
        frame.step = SUPPORT if frame.many == LONG_RANGE else KIND  # TOI-CMB-07


def name_supporters(table: Table, frame: Frame, attack: Attack) -> None:
    """Ask for supporters one by one with their figures, before any dice are rolled (TOI-CMB-13)."""
    if frame.step == SUPPORT:
        found = targets.supporters(table, attack)
        frame.step = SUPPORT_NAMED if found else KIND
        if found:
            table.put(table.commander(attack.lead), [NOTHING, *found])
    elif frame.step == SUPPORT_NAMED:
        if frame.answer == NOTHING:
            frame.step = KIND
            return
        frame.picked = (frame.answer,)
        frame.step = SUPPORT_FIGURES_NAMED
        found = targets.parts(table, frame.answer, attack.target, LONG_RANGE, attack.is_op_fire)
        table.choose(frame, table.commander(attack.lead), found)
    else:
        attack.firing = (*attack.firing, frame.picked[0])
        attack.figures = (*attack.figures, frame.answer)
        frame.step = SUPPORT


def name_kind(table: Table, frame: Frame, attack: Attack) -> None:
    """Ask for a normal or suppressive attack, one for all; always normal against a vehicle (TOI-ATK-11, TOI-CMB-06)."""
    if frame.step == KIND:
        kinds = [NORMAL, SUPPRESSIVE] if table.is_squad(attack.target) else [NORMAL]
        frame.step = KIND_NAMED
        table.choose(frame, table.commander(attack.lead), kinds)
    else:
        attack.kind = frame.answer
        attack.range_class = strength.worst_class(table, attack)
        uncover(table, attack)
        tell_attack(table, attack)
        frame.step = ROLL
        lasting.offer_in_attack(table, attack)


def uncover(table: Table, attack: Attack) -> None:
    """Reveal the concealed squads that attack or support (TOI-CON-04)."""
    rules = table.setup.rules
    for unit in attack.firing:
        if rules.reveal_on_attack if unit == attack.lead else rules.reveal_on_support:
            reveal(table, unit)


def guess(table: Table, frame: Frame, attack: Attack) -> None:
    """Declare the rest of the attack in a judged copy: the best choice, credited with its mean."""
    step = frame.step
    frame.step = STRUCK
    if step == TARGET:
        is_halved = attack.is_halved and strength.halvings(table, attack.lead) == 0
        points = guessing.best_target(table, attack, frame.many, targets.targets(table, attack.lead, is_halved))
    elif step == TARGET_NAMED:
        attack.target = frame.answer
        attack.hex = table.where[attack.target]
        points = guessing.best_part(table, attack, frame.many)
    elif step == KIND_NAMED:
        attack.range_class = strength.worst_class(table, attack)
        points = guessing.expected(table, attack, strength.pool(table, attack), frame.answer)
    else:
        guess_support(table, frame, attack, step)
        points = guessing.best_kind(table, attack)
    table.hopes[attack.seat] += points


def guess_support(table: Table, frame: Frame, attack: Attack, step: int) -> None:
    """Add the figures just chosen, or a supporter with all the figures it can add."""
    if step == FIGURES_NAMED:
        attack.figures = (frame.answer,)
    elif step == SUPPORT_NAMED and frame.answer != NOTHING:
        found = targets.parts(table, frame.answer, attack.target, LONG_RANGE, attack.is_op_fire)
        attack.firing = (*attack.firing, frame.answer)
        attack.figures = (*attack.figures, found[0])
    elif step == SUPPORT_FIGURES_NAMED:
        attack.firing = (*attack.firing, frame.picked[0])
        attack.figures = (*attack.figures, frame.answer)


# -- resolving ---------------------------------------------------------------------------------------------------


def resolve(table: Table, frame: Frame, attack: Attack) -> None:
    """Roll all dice, subtract the successes of the defence, apply the hits (TOI-ATK-01)."""
    if frame.step == ROLL:
        attack.black = second_chance(table, attack, roll(table, strength.pool(table, attack)))
        attack.red = roll(table, defense(table, attack))
        frame.step = ROLLED
    elif frame.step == ROLLED:
        offer_thick_armor(table, frame, attack)
    elif frame.step == ARMOR_ANSWERED:
        if frame.answer != NOTHING:
            attack.red = vehicles.turned(attack.red, frame.answer)
        frame.step = STRIKE
    elif frame.step == STRIKE:
        frame.step = STRUCK
        strike(table, attack)
    else:
        table.frames.pop()
        finish(table, attack)


def second_chance(table: Table, attack: Attack, black: tuple[int, ...]) -> tuple[int, ...]:
    """The attack dice after the rerolls that a card gives the leading unit."""
    many = modifiers.amount(table, attack.seat, attack.lead, modifiers.REROLL)
    return again(table, black, odds.SUCCESS_NUMBERS[attack.range_class], many) if many else black


def defense(table: Table, attack: Attack) -> int:
    """The number of red dice of the target."""
    has_flame = False
    for unit in attack.firing:
        has_flame = has_flame or strength.has_flame(table, unit, attack.target)
    return cover.defense_of(table, attack.target, attack.kind, has_flame, attack.shelter)


def hits_of(table: Table, attack: Attack) -> int:
    return odds.hits(attack.black, attack.range_class, attack.red, table.setup.rules.defense_success)


def expected(table: Table, attack: Attack) -> int:
    """The mean of the hits that these dice could bring, in thousandths; UNKNOWN where a card gives rerolls."""
    if modifiers.amount(table, attack.seat, attack.lead, modifiers.REROLL):
        return UNKNOWN
    is_thick = vehicles.is_thick(table, attack.target)
    success = table.setup.rules.defense_success
    return odds.odds(len(attack.black), attack.range_class, len(attack.red), success, is_thick).mean()


def offer_thick_armor(table: Table, frame: Frame, attack: Attack) -> None:
    """Offer the owner to turn one die, while there is a hit for it to stop (TOI-DMG-12, 13)."""
    die = vehicles.die_to_turn(table, attack.target, attack.red)
    if die == NOTHING or hits_of(table, attack) == 0:
        frame.step = STRIKE
        return
    frame.step = ARMOR_ANSWERED
    table.put(table.commander(attack.target), [NOTHING, die])


def strike(table: Table, attack: Attack) -> None:
    """Apply the hits; a squad's owner may have to choose figures afterwards."""
    hits = hits_of(table, attack)
    if table.telling:
        table.tell(TOLD_ROLLED, attack.seat, (len(attack.black), *attack.black, *attack.red))
        table.tell(TOLD_HITS, attack.seat, (attack.target, hits, expected(table, attack)))
    if not table.is_squad(attack.target):
        vehicles.hit(table, attack.target, hits, attack.is_op_fire)
    elif attack.kind == SUPPRESSIVE:
        casualties.suppress(table, attack.target, hits)
    else:
        casualties.hit_squad(table, attack.target, hits)


def finish(table: Table, attack: Attack) -> None:
    """Fatigue all participants except the active unit, which its action fatigues (TOI-FAT-03, TOI-CMB-04)."""
    for unit in attack.firing[1:]:
        if not attack.is_op_fire:
            tire(table, unit)
    if attack.is_op_fire:
        finish_op_fire(table, attack)


def finish_op_fire(table: Table, attack: Attack) -> None:
    """Fatigue all units that fired, except squads that fired only machine guns (TOI-OPF-11, TOI-CMB-11, TOI-OFF-07)."""
    for at in range(len(attack.firing)):
        if not squads.is_rapid(attack.figures[at]):
            tire(table, attack.firing[at])
    activation = table.activation
    if activation is not None:
        activation.attacked_in = (*activation.attacked_in, attack.hex)  # TOI-OPF-05, 22
        activation.attacked_by = (*activation.attacked_by, *attack.firing)  # TOI-OPF-07


def tell_attack(table: Table, attack: Attack) -> None:
    if not table.telling:
        return
    numbers = (attack.lead, attack.target, attack.hex, attack.kind, attack.range_class, int(attack.is_op_fire))
    table.tell(TOLD_ATTACK, attack.seat, numbers)
    for at in range(1, len(attack.firing)):
        table.tell(TOLD_SUPPORT, attack.seat, (attack.firing[at], attack.figures[at]))
