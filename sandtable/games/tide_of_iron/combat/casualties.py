"""The effect of hits on a squad: lost figures, which its owner chooses, or a condition (TOI-ATK-13, 14; section 15)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import modifiers
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_CONDITION
from sandtable.games.tide_of_iron.moves import destroy, lose_figures, reveal, tire
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    DISRUPTED,
    FIGURE_KINDS,
    FIGURE_NAMES,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    ROUTED,
)

ASK: Final = 0
TAKE: Final = 1


class LoseFigures(Node):
    """A squad loses `many` of its figures; the owner chooses them one by one, in the order of their kinds.

    This order gives every choice of figures exactly one sequence of answers.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == TAKE:
            frame.picked = (*frame.picked, frame.answer)
            frame.step = ASK
        if len(frame.picked) == frame.many:
            table.frames.pop()
            lose_figures(table, frame.unit, table.figures[frame.unit] - squads.packed(counts(frame.picked)))
            return
        frame.step = TAKE
        owner = frame.seat == table.seat_of(frame.unit)
        player = table.commander(frame.unit) if owner else table.spokesman(frame.seat)
        table.choose(frame, player, kinds_to_lose(table.figures[frame.unit], frame.picked, frame.many))

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Figure that {unit_place(table, frame.unit)} loses ({len(frame.picked) + 1} of {frame.many})"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return FIGURE_NAMES[option]


LOSE_FIGURES: Final = LoseFigures()


def counts(picked: tuple[int, ...]) -> list[int]:
    """The number of picked figures of each kind."""
    found = [0] * FIGURE_KINDS
    for kind in picked:
        found[kind] += 1
    return found


def kinds_to_lose(figures: int, picked: tuple[int, ...], many: int) -> list[int]:
    """The kinds allowed for the next loss: none before the last one picked, and enough figures left for the rest."""
    taken = counts(picked)
    first = picked[len(picked) - 1] if picked else 0
    found: list[int] = []
    later = 0
    for kind in range(FIGURE_KINDS - 1, first - 1, -1):
        left = squads.number(figures, kind) - taken[kind]
        later += left
        if left and later >= many - len(picked):
            found.append(kind)
    found.reverse()
    return found


def hit_squad(table: Table, squad: int, hits: int) -> None:
    """Destroy one figure for each hit (TOI-ATK-13); surplus hits are ignored (TOI-ATK-14)."""
    figures = table.figures[squad]
    if hits <= 0:
        return
    reveal(table, squad)
    if hits >= squads.count(figures):
        lose_figures(table, squad, squads.EMPTY)
        return
    seat = table.seat_of(squad)
    frame = table.start(LOSE_FIGURES, 1 - seat if table.setup.rules.attacker_chooses_casualties else seat, squad)
    frame.many = hits


def result_of(table: Table, squad: int, hits: int) -> int:
    """The condition that suppressive hits bring by themselves (TOI-SUP-02, TOI-SUP-15)."""
    rules = table.setup.rules
    many = squads.count(table.figures[squad])
    if hits >= rules.rout_at * many:
        return ROUTED
    if hits >= rules.disrupt_at * many:
        return DISRUPTED
    return PINNED if hits > 0 else NO_CONDITION


def condition_after(table: Table, squad: int, hits: int) -> int:
    """The condition after suppressive hits: the worse of two, or with the parameter both together (TOI-SUP-04)."""
    now = table.conditions[squad]
    result = result_of(table, squad, hits)
    after = min(ROUTED, now + result) if table.setup.rules.conditions_accumulate else max(now, result)
    if after == ROUTED and modifiers.amount(table, table.seat_of(squad), squad, modifiers.NO_ROUT):
        return DISRUPTED
    return after


def suppress(table: Table, squad: int, hits: int) -> None:
    """Apply suppressive hits: they pin, disrupt or rout a squad and never destroy single figures (TOI-SUP-01)."""
    if hits > 0:
        reveal(table, squad)
        set_condition(table, squad, condition_after(table, squad, hits))


def set_condition(table: Table, squad: int, condition: int) -> None:
    """Give a squad a condition if it is worse than its present one; remove a routed squad (TOI-SUP-03, 04).

    An active squad and one in Op Fire are fatigued by it, a fresh one stays fresh (TOI-SUP-07, TOI-FAT-03, 04).
    """
    if condition <= table.conditions[squad]:
        return
    table.conditions = with_entry(table.conditions, squad, condition)
    if table.telling:
        table.tell(TOLD_CONDITION, table.seat_of(squad), (squad, condition))
    if condition == ROUTED:
        destroy(table, squad)
        return
    activation = table.activation
    if activation is not None and activation.unit == squad:
        activation.is_over = True
        tire(table, squad)
    elif table.state[squad] == OP_FIRE:
        tire(table, squad)
