"""Building squads out of the figures of a division (TOI-SET-08 to 11, TOI-RNF-05)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION, INSIDE, TOGETHER
from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_BUILT
from sandtable.games.tide_of_iron.moves import specialize
from sandtable.games.tide_of_iron.names import unit_name
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    FIGURE_KINDS,
    NO_SPECIALIZATION,
    NOBODY,
    SPECIALIZATION_NAMES,
)

NEXT: Final = 0
FIGURES: Final = 1
TOKEN: Final = 2
FEW: Final = 2
"""The number of squads that a judged copy looks for: there is no question with fewer, and it takes the first one."""


class Building(Node):
    """Builds the squads in `picked` one after the other, secretly (TOI-SET-08); `unit` is the one in hand."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NEXT:
            if not frame.picked:
                table.frames.pop()
                return
            frame.unit = frame.picked[0]
            frame.picked = frame.picked[1:]
            frame.seat = table.seat_of(frame.unit)
            frame.step = FIGURES
            packs = packs_for(table, frame.unit, FEW if table.is_trial else squads.ALL)
            table.choose(frame, table.commander(frame.unit), packs)
        elif frame.step == FIGURES:
            table.figures = with_entry(table.figures, frame.unit, frame.answer)
            frame.step = TOKEN
            table.choose(frame, table.commander(frame.unit), tokens_for(table, frame.unit))
        else:
            specialize(table, frame.unit, frame.answer)
            frame.step = NEXT
            self._tell(table, frame)

    def _tell(self, table: Table, frame: Frame) -> None:
        if table.telling:
            numbers = (frame.unit, table.figures[frame.unit], table.special[frame.unit])
            table.tell(TOLD_BUILT, frame.seat, numbers, seen_by=table.commander(frame.unit) if hides(table) else NOBODY)

    def prompt(self, table: Table, frame: Frame) -> str:
        name = unit_name(table, frame.unit)
        if frame.step == TOKEN:
            return f"Give {name} ({squads.text(table.figures[frame.unit])}) a specialization"
        return f"Build {name}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == TOKEN:
            return SPECIALIZATION_NAMES[option].replace("_", "-") or "none"
        return squads.text(option)

    def question(self, table: Table, frame: Frame) -> int:
        """Secret squads of both sides are shown together; others are built one by one."""
        if hides(table):
            return TOGETHER
        return ACTION if frame.step == FIGURES else INSIDE

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step == TOKEN and option == NO_SPECIALIZATION

    def begins_something(self, frame: Frame) -> bool:
        return True


def hides(table: Table) -> bool:
    """True where squads are built in secret: at set-up, unless the scenario builds in turns."""
    return table.round == 0 and not table.setup.rules.building_in_turns


def pool_of(table: Table, unit: int) -> Pool:
    """The pool of figures with which a unit comes into play."""
    pool = table.setup.pool_of[unit]
    assert pool is not None, f"unit {unit} belongs to no division"
    return pool


def packs_for(table: Table, squad: int, enough: int = squads.ALL) -> list[int]:
    """Every full squad that the remaining figures of the pool allow (TOI-SET-09), or the first `enough` of them."""
    pool = pool_of(table, squad)
    if pool.fixed:
        return [pool.fixed[pool.squads.index(squad)][0]]
    left = list(pool.figures)
    for other in pool.squads:
        pack = table.figures[other]
        if pack != squads.EMPTY:
            for kind in range(FIGURE_KINDS):
                left[kind] -= squads.number(pack, kind)
    return squads.full_packs(left, enough)


def tokens_for(table: Table, squad: int) -> list[int]:
    """The specializations open to this squad: none, or one left in its pool (TOI-SQD-04, 05)."""
    pool = pool_of(table, squad)
    if pool.fixed:
        return [pool.fixed[pool.squads.index(squad)][1]]
    found: list[int] = []
    if squads.has_heavy_weapon(table.figures[squad]):
        return [NO_SPECIALIZATION]
    for token in range(1, len(SPECIALIZATION_NAMES)):
        used = sum([1 for other in pool.squads if table.special[other] == token])
        if used < pool.specializations[token]:
            found.append(token)
    found.append(NO_SPECIALIZATION)
    return found


BUILDING: Final = Building()


def begin_building(table: Table, pools: list[Pool], seat: int) -> None:
    """Push the building of all squads of these pools, in turns where the scenario says so (TOI-SET-08)."""
    orders: list[tuple[int, ...]] = [(), ()]
    for pool in pools:
        orders[pool.seat] += pool.squads
    first, second = orders[seat], orders[1 - seat]
    order = first + second
    if table.setup.rules.building_in_turns:
        order = ()
        for at in range(max(len(first), len(second))):
            order += first[at : at + 1] + second[at : at + 1]
    table.start(BUILDING, seat).picked = order
