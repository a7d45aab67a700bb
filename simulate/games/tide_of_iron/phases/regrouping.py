"""Moving figures between squads in one hex (TOI-STA-07 to 11)."""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron import moves, squads
from simulate.games.tide_of_iron.frames import Frame, Node
from simulate.games.tide_of_iron.lines import TOLD_REGROUPED
from simulate.games.tide_of_iron.names import unit_place
from simulate.games.tide_of_iron.state import OUTSIDE, Table
from simulate.games.tide_of_iron.terms import FIGURE_KINDS, FIGURE_NAMES, NO_CONDITION, NO_SPECIALIZATION

NO_MORE: Final = -2
EFFORT: Final = 1
"""The cost of a move in a judged copy, so that figures are not swapped to and fro."""
UNITS: Final = 1024
"""A move of one figure is (from * UNITS + to) * FIGURE_KINDS + kind."""


class Regrouping(Node):
    """Moves figures one by one until the player stops.

    `numbers` holds the moves made: a squad that gave a kind never takes that kind and vice versa, so that
    the step ends and every grouping can be reached.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            move_figure(table, frame.answer)
            frame.numbers += (frame.answer,)
            if table.is_trial and table.weights is not None:
                table.hopes[frame.seat] -= EFFORT
        moves = moves_of(table, frame.seat, frame.numbers)
        if frame.answer == NO_MORE or not moves:
            table.frames.pop()
        else:
            table.put(frame.seat, [NO_MORE, *moves])

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Regroup figures"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO_MORE:
            return "no more"
        giver, taker, kind = parts(option)
        return f"1 {FIGURE_NAMES[kind]} from {unit_place(table, giver)} to {unit_place(table, taker)}"

    def begins_something(self, frame: Frame) -> bool:
        return True


def parts(move: int) -> tuple[int, int, int]:
    """The giving squad, the taking squad and the kind of figure."""
    pair = move // FIGURE_KINDS
    return pair // UNITS, pair % UNITS, move % FIGURE_KINDS


def may_regroup(table: Table, unit: int) -> bool:
    """True for a squad without specialization or condition, not carried and in no fortification (TOI-STA-08)."""
    return (
        table.is_squad(unit)
        and table.where[unit] >= 0
        and table.special[unit] == NO_SPECIALIZATION
        and table.conditions[unit] == NO_CONDITION
        and table.inside[unit] == OUTSIDE
        and not table.concealed[unit]
    )


def moves_of(table: Table, seat: int, made: tuple[int, ...]) -> list[int]:
    """The moves of single figures to another base with room in the same hex."""
    found: list[int] = []
    for stack in table.stacks:
        if len(stack) > 1 and table.seat_of(stack[0]) == seat:
            able = [unit for unit in stack if may_regroup(table, unit)]
            for giver in able:
                for taker in able:
                    if giver != taker:
                        found.extend(kinds_to_move(table, giver, taker, made))
    return found


def kinds_to_move(table: Table, giver: int, taker: int, made: tuple[int, ...]) -> list[int]:
    """The kinds of figure that fit on the other base (TOI-STA-09)."""
    return [
        (giver * UNITS + taker) * FIGURE_KINDS + kind
        for kind in squads.kinds(table.figures[giver])
        if squads.has_room(table.figures[taker], kind) and not turns_back(giver, taker, kind, made)
    ]


def turns_back(giver: int, taker: int, kind: int, made: tuple[int, ...]) -> bool:
    """True where the giver has taken, or the taker has given, a figure of this kind in this step."""
    for move in made:
        before, after, moved = parts(move)
        if moved == kind and (before == taker or after == giver):
            return True
    return False


def move_figure(table: Table, move: int) -> None:
    """Move one figure; tokens never move, and an empty base leaves (TOI-STA-08, 09, 11)."""
    giver, taker, kind = parts(move)
    table.figures[giver] -= squads.one(kind)
    table.figures[taker] += squads.one(kind)
    if table.telling:
        table.tell(TOLD_REGROUPED, table.seat_of(giver), (giver, taker, kind))
    if table.figures[giver] == squads.EMPTY:
        moves.remove(table, giver)


REGROUPING: Final = Regrouping()
