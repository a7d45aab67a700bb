"""The figures of a squad as one number, three bits a kind: regular, elite << 3, officer << 6, mg << 9, mortar << 12.

A base has four holes, so no kind counts above four; a pack compares, copies and stores as the whole number it is. The
figures of a squad that take part in an attack are a pack too.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.terms import (
    FIGURE_KINDS,
    FIGURE_NAMES,
    INFANTRY,
    MG,
    MORTAR,
    OFFICER,
    SUPPRESSIVE,
    VEHICLE,
)

BITS: Final = 3
MASK: Final = 7
HOLES: Final = 4
"""Holes of a base (TOI-CMP-04)."""
EMPTY: Final = 0
"""A pack without figures: its base leaves the map (TOI-SQD-07)."""


PACKS: Final = 1 << (BITS * FIGURE_KINDS)


class FigureTable:
    """The values of one nation's five kinds of figure, by kind; values by target type stand one after the other.

    They are set before the first squad is asked for, and stay.
    """

    def __init__(self) -> None:
        self.movement: list[int] = [0] * FIGURE_KINDS
        self.minimum_range: list[int] = [0] * FIGURE_KINDS
        self.assault_defense: list[int] = [0] * FIGURE_KINDS
        self.suppressive: list[int] = [0] * FIGURE_KINDS
        """Firepower of a suppressive attack, which only infantry suffers (TOI-ATK-11)."""
        self.ranges: list[int] = [0] * (2 * FIGURE_KINDS)
        """Range in hexes, at index target type * FIGURE_KINDS + kind."""
        self.firepower: list[int] = [0] * (2 * FIGURE_KINDS)
        self.known: list[Together | None] = [None] * PACKS
        """By pack, the values of its figures together; None until first asked for."""

    def together(self, pack: int) -> Together:
        """The values of the figures of a pack together."""
        found = self.known[pack]
        if found is None:
            found = Together(pack, self)
            self.known[pack] = found
        return found


class Together:
    """The values of all figures of a pack together; those by target type are lists."""

    def __init__(self, pack: int, table: FigureTable) -> None:
        self.movement = _slowest(pack, table)
        self.ranges = [_lowest_range(pack, target, table) for target in (INFANTRY, VEHICLE)]
        self.firepower = [_sum(pack, target, table) for target in (INFANTRY, VEHICLE)]
        self.suppressive = _suppressive_sum(pack, table)
        self.direct_parts = [_direct_parts(pack, target, table) for target in (INFANTRY, VEHICLE)]


def packed(counts: list[int]) -> int:
    """Counts by kind as a pack."""
    pack = 0
    for kind in range(FIGURE_KINDS):
        pack |= counts[kind] << (BITS * kind)
    return pack


def one(kind: int) -> int:
    """A pack of one figure; packs are added and subtracted as numbers."""
    return 1 << (BITS * kind)


def number(pack: int, kind: int) -> int:
    """Figures of one kind."""
    return (pack >> (BITS * kind)) & MASK


def count(pack: int) -> int:
    """The number of figures; a heavy weapon with its crew counts as one (TOI-CMP-04, TOI-SUP-15)."""
    total = 0
    while pack:
        total += pack & MASK
        pack >>= BITS
    return total


def only(pack: int, kind: int) -> int:
    """The figures of one kind, as a pack."""
    return pack & (MASK << (BITS * kind))


def without(pack: int, kind: int) -> int:
    """The figures of the other kinds, as a pack."""
    return pack & ~(MASK << (BITS * kind))


def kinds(pack: int) -> list[int]:
    """The kinds in a pack, in order; its owner may lose a figure of any (TOI-ATK-13)."""
    return [kind for kind in range(FIGURE_KINDS) if number(pack, kind)]


def has_officer(pack: int) -> bool:
    return only(pack, OFFICER) != 0


def has_heavy_weapon(pack: int) -> bool:
    """True with a kind from MG on: no Fire and Movement, Assault or specialization (TOI-ACT-06, TOI-ACT-09,
    TOI-SQD-05).
    """
    return pack >> (BITS * MG) != 0


def can_op_fire(pack: int) -> bool:
    """True unless the squad has only mortars, which can't use Op Fire (TOI-OPF-15)."""
    return without(pack, MORTAR) != 0


def size(kind: int) -> int:
    """Holes of a base that a figure takes (TOI-CMP-04)."""
    return 2 if kind >= MG else 1


def holes(pack: int) -> int:
    """Holes of the base that the figures fill."""
    return count(pack) + number(pack, MG) + number(pack, MORTAR)


def is_full(pack: int) -> bool:
    """True for a full squad; one with a free hole is weakened (TOI-CMP-09)."""
    return holes(pack) == HOLES


def has_room(pack: int, kind: int) -> bool:
    """True where one more figure of the kind fits on the base (TOI-STA-09)."""
    return holes(pack) + size(kind) <= HOLES


def movement(pack: int, table: FigureTable) -> int:
    """Movement points of the slowest figure; values of figures are never added (TOI-SQD-02)."""
    return table.together(pack).movement


def _slowest(pack: int, table: FigureTable) -> int:
    return min([table.movement[kind] for kind in kinds(pack)], default=0)


def firepower(pack: int, target: int, attack: int, table: FigureTable) -> int:
    """Black dice of the figures together (TOI-SQD-03), before any bonus and before halving."""
    found = table.together(pack)
    return found.suppressive if attack == SUPPRESSIVE and target == INFANTRY else found.firepower[target]


def _sum(pack: int, target: int, table: FigureTable) -> int:
    return sum([number(pack, kind) * table.firepower[target * FIGURE_KINDS + kind] for kind in kinds(pack)])


def _suppressive_sum(pack: int, table: FigureTable) -> int:
    return sum([number(pack, kind) * table.suppressive[kind] for kind in kinds(pack)])


def range_of(pack: int, target: int, table: FigureTable) -> int:
    """The lowest range among the figures, in hexes (TOI-RNG-08); 0 without figures."""
    return table.together(pack).ranges[target]


def _lowest_range(pack: int, target: int, table: FigureTable) -> int:
    return min([table.ranges[target * FIGURE_KINDS + kind] for kind in kinds(pack)], default=0)


def defense_firepower(pack: int, table: FigureTable) -> int:
    """The dice of the figures in the defence of an assault; a mortar adds its own value (TOI-ASL-26)."""
    total = 0
    for kind in range(FIGURE_KINDS):
        total += number(pack, kind) * table.assault_defense[kind]
    return total


def direct_parts(pack: int, target: int, table: FigureTable) -> list[int]:
    """The choices of figures for a direct attack: all, or only figures with a longer range (TOI-RNG-08).

    Largest first, each later one with a longer range. Mortars have area attacks only (TOI-ARE-12). Other choices are
    legal too, but never better: figures left out can't attack later (TOI-RNG-09), and only leaving out figures with a
    short range helps. The machine gun alone, for Rapid Op Fire, is the choice with the longest range.
    Callers never change the list.
    """
    return table.together(pack).direct_parts[target]


def _direct_parts(pack: int, target: int, table: FigureTable) -> list[int]:
    found: list[int] = []
    part = _armed(pack, target, table)
    while part:
        found.append(part)
        part = _beyond(part, target, _lowest_range(part, target, table), table)
    return found


def _armed(pack: int, target: int, table: FigureTable) -> int:
    part = EMPTY
    for kind in range(FIGURE_KINDS):
        if kind != MORTAR and table.firepower[target * FIGURE_KINDS + kind]:
            part |= only(pack, kind)
    return part


def _beyond(pack: int, target: int, reach: int, table: FigureTable) -> int:
    part = EMPTY
    for kind in range(FIGURE_KINDS):
        if table.ranges[target * FIGURE_KINDS + kind] > reach:
            part |= only(pack, kind)
    return part


def is_rapid(part: int) -> bool:
    """True where only machine guns take part, so that Op Fire does not fatigue the squad (TOI-OFF-07)."""
    return part != EMPTY and without(part, MG) == EMPTY


ALL: Final = PACKS
"""The number of all packs."""


def full_packs(stock: list[int], enough: int = ALL) -> list[int]:
    """Every full squad that the figures left can make (TOI-SET-09), or the first `enough`; `stock` counts by kind.

    After every choice the rest can still fill its bases if the total of holes comes out even: a base takes one or two
    heavy weapons, and single figures fill the remaining holes.
    """
    found: list[int] = []
    _fill(EMPTY, 0, HOLES, stock, enough, found)
    return found


def _fill(pack: int, kind: int, free: int, stock: list[int], enough: int, found: list[int]) -> None:
    if free == 0:
        found.append(pack)
        return
    if kind == FIGURE_KINDS or len(found) >= enough:
        return
    for many in range(min(stock[kind], free // size(kind)), -1, -1):
        _fill(pack + many * one(kind), kind + 1, free - many * size(kind), stock, enough, found)


def text(pack: int) -> str:
    """The figures in words: "2 elite, 1 officer"."""
    return ", ".join([str(number(pack, kind)) + " " + FIGURE_NAMES[kind] for kind in kinds(pack)])
