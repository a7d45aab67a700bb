"""Harbour [2] (MAF-HAR): the controller may move the Hitman, and may then play a Hitman card."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.cards.hitman import HITMAN
from sandtable.games.mafia_city.effects import Effect, play
from sandtable.games.mafia_city.frames import CANCELLED, Frame
from sandtable.games.mafia_city.locations.place import Place
from sandtable.games.mafia_city.names import card_name, place
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, FBI, NOTHING
from sandtable.games.mafia_city.terms import HARBOUR as NUMBER
from sandtable.games.mafia_city.terms import HITMAN as HITMAN_CARD

EFFECT_CODE: Final = 16
MOVE: Final = 0
OFFER: Final = 1
ANSWERED: Final = 2
PLAYED: Final = 3


class Walking(Effect):
    """Moves the figure one step (MAF-HAR-02); staying is no effect (MAF-D15)."""

    def says(self) -> str:
        return "Move the Hitman to an adjacent location."

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else [DECLINE, *moves.neighbours(table, table.hitman)]

    def deed(self, table: Table, frame: Frame) -> None:
        table.hitman = frame.picked[0]
        table.tell(lines.TOLD_HITMAN, frame.seat, frame.picked)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return frame.picked

    def announced(self, about: tuple[int, ...]) -> str:
        return f"the Hitman to {place(about[0])}"

    def asks(self, frame: Frame) -> str:
        return "Harbour: choose where the Hitman goes"

    def choice(self, table: Table, option: int) -> str:
        return "he stays" if option == DECLINE else place(option)


class Harbour(Place):
    """Two independent steps; only the first is the effect of the location (MAF-HAR-03, MAF-HAR-05)."""

    def says(self) -> str:
        return f"{WALKING.says()} Then you may play a Hitman card."

    def step(self, table: Table, frame: Frame) -> None:
        if frame.seat < 0:
            table.finish(NOTHING)
        elif frame.step == MOVE:
            frame.step = OFFER
            table.start(WALKING, frame.seat)
        elif frame.step == OFFER:
            self._offer(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        elif frame.result == CANCELLED:
            frame.step = OFFER  # a further card may be played (MAF-CARD-08, MAF-D15)
        else:
            table.finish(NOTHING)

    def _offer(self, table: Table, frame: Frame) -> None:
        options = self.options(table, frame)
        if len(options) > 1 and HITMAN.can(table, frame.seat):
            frame.step = ANSWERED
            table.put(frame.seat, options)
        else:
            table.finish(NOTHING)

    def _answer(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == DECLINE:
            table.finish(NOTHING)
        else:
            frame.step = PLAYED
            play(table, HITMAN, frame.seat, (answer,))

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [DECLINE, *moves.of_kind(table, frame.seat, HITMAN_CARD)]

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Harbour: play a Hitman card? The Hitman is at {place(table.hitman)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else f"play {card_name(table.setup, option)}"


WALKING: Final = Walking(EFFECT_CODE, "the Harbour", FBI, False)
HARBOUR: Final = Harbour(NUMBER)
