"""The owner assigns the hits of an assault to several units (TOI-ASL-13)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves, squads
from sandtable.games.tide_of_iron.combat import vehicles
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import FIGURE_KINDS, FIGURE_NAMES, NOTHING

KINDS: Final = 8
"""An option is unit * KINDS + the kind of figure, or + DAMAGE."""
DAMAGE: Final = 7


class Losing(Node):
    """`many` hits fall on the units in `picked`, one after the other; hits beyond the last figure are ignored.

    With `hex` 1 the first unit takes all hits until it is gone, as the attacker's units do (TOI-ASL-13).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            take(table, frame.answer)
            frame.answer = NOTHING
            frame.many -= 1
        units = bearing(table, frame)
        options = losses(table, units)
        if frame.many <= 0 or not options:
            table.frames.pop()
        else:
            table.choose(frame, table.decider(frame.seat, units), options)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Assign a hit ({frame.many} left)"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        unit, kind = option // KINDS, option % KINDS
        what = "a step of damage" if kind == DAMAGE else f"1 {FIGURE_NAMES[kind]}"
        return f"{what} of {unit_place(table, unit)}"


def bearing(table: Table, frame: Frame) -> list[int]:
    """The units that may take the next hit."""
    left = [unit for unit in frame.picked if table.is_on_map(unit)]
    return left[:1] if frame.hex else left


def losses(table: Table, units: list[int]) -> list[int]:
    """A figure of each kind of each squad, a step of each light vehicle."""
    options: list[int] = []
    for unit in units:
        if table.is_squad(unit):
            options.extend([unit * KINDS + kind for kind in range(FIGURE_KINDS) if has(table, unit, kind)])
        else:
            options.append(unit * KINDS + DAMAGE)
    return options


def has(table: Table, squad: int, kind: int) -> bool:
    return squads.number(table.figures[squad], kind) > 0


def take(table: Table, loss: int) -> None:
    unit, kind = loss // KINDS, loss % KINDS
    if kind == DAMAGE:
        vehicles.hit(table, unit, 1)
    else:
        moves.lose_figures(table, unit, table.figures[unit] - squads.one(kind))


LOSING: Final = Losing()


def begin_losing(table: Table, seat: int, units: list[int], hits: int, in_order: bool = False) -> None:
    """Push the question of losses; with `in_order` each unit takes all it can before the next one takes any."""
    frame = table.start(LOSING, seat, hex=1 if in_order else 0, many=hits)
    frame.picked = tuple(units)
