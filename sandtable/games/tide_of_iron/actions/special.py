"""Special actions of squads: digging, healing, and engineers' actions by operations cards (TOI-ACT-12, section 22)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import box, facts, squads
from sandtable.games.tide_of_iron.combat.odds import FACES
from sandtable.games.tide_of_iron.combat.worth import FIGURE_POINTS
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_FORTIFIED, TOLD_SPECIAL
from sandtable.games.tide_of_iron.names import hex_name, unit_name, unit_place
from sandtable.games.tide_of_iron.state import OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    ENGINEER,
    ENTRENCHMENT,
    MEDIC,
    MINEFIELD,
    NO_CONDITION,
    NOTHING,
    RAZOR_WIRE,
    REGULAR,
    SMOKE,
    TANK_TRAP,
)
from sandtable.games.tide_of_iron.words import modifiers

DIG: Final = 0
HEAL: Final = 1
LAY_SMOKE: Final = 2
LAY_WIRE: Final = 3
CLEAR_TRAP: Final = 4
CLEAR_MINES: Final = 5
NAMES: Final = ("Dig", "Heal", "Lay smoke", "Lay razor wire", "Clear tank trap", "Clear minefield")

BY_CARD: Final[tuple[int, ...]] = (LAY_SMOKE, LAY_WIRE, CLEAR_TRAP, CLEAR_MINES)
"""The actions that need an operations card (TOI-SPC-05)."""
CARD_WORDS: Final[tuple[int, ...]] = (
    NOTHING, NOTHING, modifiers.LAY_SMOKE, modifiers.LAY_WIRE, modifiers.CLEAR_TRAP, modifiers.CLEAR_MINES
)  # fmt: skip
"""The modifier that allows each kind."""
MARKERS: Final[tuple[int, ...]] = (ENTRENCHMENT, NOTHING, SMOKE, RAZOR_WIRE, TANK_TRAP, MINEFIELD)
"""The marker that each kind places or removes."""


def _heal_success() -> int:
    return int(facts.specializations()["medic"].values["success"])


HEAL_SUCCESS: Final = _heal_success()

STAY_OUT: Final = 0
GO_IN: Final = 1


class Special(Node):
    """The squad `unit` carries out the special action `many`, after its target has been chosen."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.many == DIG:
            settle_in(table, frame)
        elif frame.answer != NOTHING or table.choose(
            frame, table.commander(frame.unit), choices(table, frame.unit, frame.many)
        ):
            table.frames.pop()
            carry_out(table, frame.unit, frame.many, frame.answer)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.many == DIG and option == STAY_OUT

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.many == DIG:
            return f"{unit_name(table, frame.unit)} has dug an entrenchment"
        what = "whom" if frame.many == HEAL else "where"
        return f"{NAMES[frame.many]}: {what}? ({unit_place(table, frame.unit)})"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.many == DIG:
            return "enter it" if option == GO_IN else "stay outside"
        return unit_place(table, option) if frame.many == HEAL else hex_name(table, option)


SPECIAL: Final = Special()


def specials(table: Table, unit: int) -> list[int]:
    """Special actions open to a squad: not pinned, disrupted or carried, and with something to do (TOI-SPC-06)."""
    if table.special[unit] not in (ENGINEER, MEDIC) or table.where[unit] < 0 or table.conditions[unit] != NO_CONDITION:
        return []
    if table.special[unit] == MEDIC:
        return [HEAL] if choices(table, unit, HEAL) else []
    found = [DIG] if choices(table, unit, DIG) else []
    for kind in BY_CARD:
        if is_allowed(table, unit, kind) and choices(table, unit, kind):
            found.append(kind)
    return found


def is_allowed(table: Table, unit: int, kind: int) -> bool:
    """True where an operations card gives the squad this action (TOI-SPC-05)."""
    return modifiers.amount(table, table.seat_of(unit), unit, CARD_WORDS[kind]) > 0


def choices(table: Table, unit: int, kind: int) -> list[int]:
    """The targets of the action: squads for Heal, hexes otherwise."""
    here = table.where[unit]
    if kind == DIG:
        return [here] if box.may_place(table, ENTRENCHMENT, here) else []
    if kind == HEAL:
        return patients(table, unit)
    return [hex_ for hex_ in reach(table, unit, kind == LAY_SMOKE) if suits(table, kind, hex_)]


def patients(table: Table, medic: int) -> list[int]:
    """Weakened friendly squads in the hex, while there is a regular figure in the box (TOI-SPC-11)."""
    if box.figures_left(table, table.seat_of(medic), REGULAR) <= 0:
        return []
    return [
        squad
        for squad in table.stacks[table.where[medic]]
        if table.is_squad(squad) and not squads.is_full(table.figures[squad])
    ]


def reach(table: Table, unit: int, among_enemies: bool) -> list[int]:
    """The squad's hex and its neighbours; hexes with enemies only with `among_enemies`."""
    here = table.where[unit]
    enemy = 1 - table.seat_of(unit)
    around = [
        hex_
        for hex_ in table.setup.ground.neighbours[here]
        if hex_ >= 0 and (among_enemies or table.holder(hex_) != enemy)
    ]
    return [here, *around]


def suits(table: Table, kind: int, hex_: int) -> bool:
    """True where the marker can be placed or removed in the hex."""
    if kind in (LAY_SMOKE, LAY_WIRE):
        return box.may_place(table, MARKERS[kind], hex_)
    return box.lies(table, MARKERS[kind], hex_)


def begin(table: Table, unit: int, kind: int) -> None:
    """Let the active squad take a special action out of `specials`; the action fatigues it afterwards."""
    if kind == DIG:
        box.place(table, ENTRENCHMENT, table.where[unit])
        if table.inside[unit] != OUTSIDE:
            return
    table.start(SPECIAL, table.seat_of(unit), unit, many=kind)


def settle_in(table: Table, frame: Frame) -> None:
    """Offer the squad to enter its new entrenchment at once, at no cost (TOI-SPC-03)."""
    if frame.answer == NOTHING:
        table.put(table.commander(frame.unit), [GO_IN, STAY_OUT])
        return
    table.frames.pop()
    if frame.answer == GO_IN:
        table.inside = with_entry(table.inside, frame.unit, ENTRENCHMENT)
        if table.telling:
            table.tell(TOLD_FORTIFIED, frame.seat, (frame.unit, ENTRENCHMENT))


def carry_out(table: Table, unit: int, kind: int, about: int) -> None:
    if kind == HEAL:
        heal(table, unit, about)
    elif kind in (LAY_SMOKE, LAY_WIRE):
        box.place(table, MARKERS[kind], about)
    else:
        box.take_away(table, MARKERS[kind], about)


def heal(table: Table, medic: int, squad: int) -> None:
    """Roll one die; a success adds a regular figure from the box to the squad (TOI-SPC-11)."""
    if table.is_trial:
        table.hopes[table.seat_of(medic)] += FIGURE_POINTS[REGULAR] * (FACES + 1 - HEAL_SUCCESS) // FACES
        return
    die = table.luck().below(FACES) + 1
    if table.telling:
        table.tell(TOLD_SPECIAL, table.seat_of(medic), (medic, HEAL, squad, die))
    if die >= HEAL_SUCCESS:
        table.figures = with_entry(table.figures, squad, table.figures[squad] + squads.one(REGULAR))
