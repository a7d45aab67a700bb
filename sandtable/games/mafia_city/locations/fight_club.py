"""Fight Club [3] (MAF-FIG): the leading players, alone or tied, may recruit."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.control import leaders
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.place import Place
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, NOTHING
from sandtable.games.mafia_city.terms import FIGHT_CLUB as NUMBER


class FightClub(Place):
    """Tied players are asked clockwise from the starting player (MAF-FIG-02, MAF-D36).

    `frame.asked` counts the seats that have had their turn.
    """

    def says(self) -> str:
        return "Move one Mafioso from your reserve to your hand; so does everybody who ties for the most Mafiosi here."

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer != NOTHING:
            if answer != DECLINE:
                moves.recruit(table, frame.seat)
            frame.asked += 1
        leading = leaders(table, self.number)
        while frame.asked < table.setup.seats:
            frame.seat = (table.starting + frame.asked) % table.setup.seats
            if frame.seat in leading and table.reserve[frame.seat] > 0:
                table.put(frame.seat, self.options(table, frame))
                return
            frame.asked += 1
        table.finish(NOTHING)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [self.number, DECLINE]

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Fight Club: take a Mafioso from the reserve into your hand?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else "yes"


FIGHT_CLUB: Final = FightClub(NUMBER)
