"""Moving figures between squads in one hex, one by one or in exchange for others (TOI-STA-07 to 11, D-TOI-132)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves, squads
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_EXCHANGED, TOLD_REGROUPED
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS
from sandtable.games.tide_of_iron.terms import FIGURE_KINDS, FIGURE_NAMES, NO_CONDITION, NO_SPECIALIZATION

NO_MORE: Final = -2
EFFORT: Final = 1
"""The cost of a move in a judged copy, so that figures are not swapped to and fro."""
UNITS: Final = 1024
"""A move of one figure is (from * UNITS + to) * FIGURE_KINDS + kind."""
BACK: Final = UNITS * UNITS * FIGURE_KINDS
"""An exchange is a move + BACK * (1 + index of the pack that comes back, in PACKS_BACK)."""


def packs_back() -> list[int]:
    """Every pack that may come back for one figure: one figure, or two figures of one hole each."""
    found = [squads.one(kind) for kind in range(FIGURE_KINDS)]
    small = [kind for kind in range(FIGURE_KINDS) if squads.size(kind) == 1]
    for kind in small:
        for other in small:
            if other >= kind:
                found.append(squads.one(kind) + squads.one(other))
    return found


PACKS_BACK: Final = packs_back()


class Regrouping(Node):
    """Moves figures one by one until the player stops; where neither base has room, figures are exchanged.

    `many` is the division whose squads are regrouped (teams.py). `numbers` holds the moves made, an exchange as the
    moves it is made of. A squad that gave a kind never takes that kind and vice versa, so that the step ends. All
    groupings of two squads can be reached; not three full squads that hand figures round in a ring.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.numbers += singles(frame.answer)
            move_figures(table, frame.answer)
            if table.is_trial and table.weights is not None:
                table.hopes[frame.seat] -= EFFORT
        moves = moves_of(table, frame.seat, frame.numbers, frame.many)
        if frame.answer == NO_MORE or not moves:
            table.frames.pop()
        else:
            table.put(table.voice(frame.seat, frame.many), [NO_MORE, *moves])

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Regroup figures"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO_MORE:
            return "no more"
        giver, taker, kind = parts(option)
        back = pack_back(option)
        if back:
            whose = f"{unit_place(table, giver)} for {squads.text(back)} of {unit_place(table, taker)}"
            return f"exchange 1 {FIGURE_NAMES[kind]} of {whose}"
        return f"1 {FIGURE_NAMES[kind]} from {unit_place(table, giver)} to {unit_place(table, taker)}"

    def begins_something(self, frame: Frame) -> bool:
        return True


def parts(move: int) -> tuple[int, int, int]:
    """The giving squad, the taking squad and the kind of figure."""
    pair = move % BACK // FIGURE_KINDS
    return pair // UNITS, pair % UNITS, move % FIGURE_KINDS


def pack_back(move: int) -> int:
    """The figures that come back in an exchange, as a pack; EMPTY for a plain move."""
    return PACKS_BACK[move // BACK - 1] if move >= BACK else squads.EMPTY


def singles(move: int) -> tuple[int, ...]:
    """A move or an exchange as moves of one figure each."""
    giver, taker, _ = parts(move)
    found: tuple[int, ...] = (move % BACK,)
    for kind in squads.kinds(pack_back(move)):
        found += ((taker * UNITS + giver) * FIGURE_KINDS + kind,)
    return found


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


def moves_of(table: Table, seat: int, made: tuple[int, ...], division: int = ALL_DIVISIONS) -> list[int]:
    """The moves of single figures to another base with room in the same hex, and the exchanges where there is none."""
    found: list[int] = []
    for stack in table.stacks:
        if len(stack) > 1 and table.seat_of(stack[0]) == seat:
            able = [unit for unit in stack if table.belongs(unit, division) and may_regroup(table, unit)]
            for giver in able:
                for taker in able:
                    if giver != taker:
                        found.extend(kinds_to_move(table, giver, taker, made))
                        found.extend(exchanges(table, giver, taker, made))
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


def exchanges(table: Table, giver: int, taker: int, made: tuple[int, ...]) -> list[int]:
    """The exchanges that no moves one after the other could make, each listed for one of the two squads only."""
    found: list[int] = []
    for kind in squads.kinds(table.figures[giver]):
        if not squads.has_room(table.figures[taker], kind) and not turns_back(giver, taker, kind, made):
            move = (giver * UNITS + taker) * FIGURE_KINDS + kind
            for at in range(len(PACKS_BACK)):
                exchange = move + BACK * (1 + at)
                if is_needed(table, exchange) and not any(
                    turns_back(*parts(single), made) for single in singles(exchange)[1:]
                ):
                    found.append(exchange)
    return found


def is_needed(table: Table, exchange: int) -> bool:
    """True where the squads have the figures, both bases hold what they get (TOI-STA-09), and nothing simpler does it.

    One figure for one is listed for the squad with the lower number. Two come back only between full bases, for
    otherwise one of them could move by itself.
    """
    giver, taker, kind = parts(exchange)
    ours, theirs, back = table.figures[giver], table.figures[taker], pack_back(exchange)
    if not has_all(theirs, back) or back == squads.one(kind):
        return False
    goes, comes = squads.size(kind), squads.holes(back)
    if squads.holes(ours) - goes + comes > squads.HOLES or squads.holes(theirs) - comes + goes > squads.HOLES:
        return False
    if squads.count(back) > 1:
        return goes > 1 and squads.is_full(ours) and squads.is_full(theirs)
    return giver < taker and squads.holes(ours) + comes > squads.HOLES


def has_all(pack: int, part: int) -> bool:
    """True where all figures of `part` are in the pack."""
    return all(squads.number(pack, kind) >= squads.number(part, kind) for kind in squads.kinds(part))


def move_figures(table: Table, move: int) -> None:
    """Move one figure, or exchange it; tokens never move, and an empty base leaves (TOI-STA-08, 09, 11)."""
    giver, taker, kind = parts(move)
    back = pack_back(move)
    table.figures = with_entry(table.figures, giver, table.figures[giver] + back - squads.one(kind))
    table.figures = with_entry(table.figures, taker, table.figures[taker] + squads.one(kind) - back)
    if table.telling and back:
        table.tell(TOLD_EXCHANGED, table.seat_of(giver), (giver, taker, kind, back))
    elif table.telling:
        table.tell(TOLD_REGROUPED, table.seat_of(giver), (giver, taker, kind))
    if table.figures[giver] == squads.EMPTY:
        moves.remove(table, giver)


def begin_regrouping(table: Table, seat: int) -> None:
    """Push the regrouping of every player of a side; partners exchange no figures (TOI-TEM-09)."""
    for division in reversed(table.setup.teams.divisions(seat)):
        table.start(REGROUPING, seat, many=division)


REGROUPING: Final = Regrouping()
