"""Placing tokens on free squares of a planet one after the other, with room left for the remaining ones."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_PLACED
from sandtable.games.space_bastards.names import kind_name, planet_name, square_names
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NOTHING
from sandtable.games.space_bastards.tokens import kind_of, mask_of, race_counts, race_of


def place(table: Table, seat: int, planet: int, kinds: tuple[int, ...]) -> None:
    """Let `seat` choose the squares of these tokens, which are known to fit together."""
    frame = table.start(PLACING, seat, planet)
    frame.picked = kinds


def place_anew(table: Table, seat: int, planet: int, lifted: list[int], more: tuple[int, ...] = ()) -> None:
    """Take tokens off a planet and have `seat` put them, and `more`, wherever they fit."""
    for token in lifted:
        table.lift(planet, token)
    place(table, seat, planet, (*[kind_of(token) for token in lifted], *more))


def could_hold(table: Table, planet: int, lifted: list[int], kinds: tuple[int, ...]) -> bool:
    """True where these tokens fit on a planet after others were taken off it."""
    occupied = table.occupied[planet]
    for token in lifted:
        occupied &= ~mask_of(token)
    return table.setup.rooms[planet].fits(race_counts(kinds), occupied)


class Placing(Node):
    """`picked` holds the kinds of the tokens to place, `answer` the squares chosen for the first of them."""

    def step(self, table: Table, frame: Frame) -> None:
        while frame.picked:
            if frame.answer == NOTHING and not table.choose(frame, frame.seat, squares_for(table, frame)):
                return
            table.lay(frame.planet, frame.picked[0], frame.answer)
            if table.telling:
                table.tell(TOLD_PLACED, frame.seat, (frame.picked[0], frame.planet, frame.answer))
            frame.picked = frame.picked[1:]
            frame.answer = NOTHING
        table.frames.pop()

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"the squares of {kind_name(table, frame.picked[0])} on {planet_name(table, frame.planet)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return square_names(table, frame.planet, option)


def squares_for(table: Table, frame: Frame) -> list[int]:
    """Squares for the first token that leave room for the others (SPB-GEN-03); a judged copy lists only one."""
    room = table.setup.rooms[frame.planet]
    occupied = table.occupied[frame.planet]
    race = race_of(frame.picked[0])
    if len(frame.picked) == 1:
        return [room.first_free(race, occupied)] if table.is_trial else room.free(race, occupied)
    rest = race_counts(frame.picked[1:])
    found: list[int] = []
    for mask in room.free(race, occupied):
        if room.fits(rest, occupied | mask):
            found.append(mask)
            if table.is_trial:
                break
    return found


PLACING: Final = Placing()
