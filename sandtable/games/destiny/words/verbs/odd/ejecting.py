"""Discard a vehicle for one of its pilots."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.discards import discard_or_another
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.piloting import pilots_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER
from sandtable.games.destiny.words.targets.pointed import It

VEHICLE: Final = CARD.you_control.called("vehicle")


class DiscardOfPilot(Phrase):
    """ "Discard a vehicle you control", and hand on the one of its pilots that the player chooses beforehand."""

    hands = A_CHARACTER

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            found = VEHICLE.find(table, frame)
            if not found:
                table.done(False, 0, NOTHING)
                return
            frame.step = 1
            if not table.choose(frame, frame.seat, found):
                return
        if frame.step == 1:
            frame.step = 2
            frame.picked = (frame.answer,)
            pilots = list(pilots_of(table, frame.answer))
            frame.answer = NOTHING
            if pilots and not table.choose(frame, frame.seat, pilots):
                return
        has_gone = discard_or_another(table, frame.picked[0])
        table.done(has_gone, 1, frame.answer)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(VEHICLE.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "discard a vehicle you control"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which vehicle?" if frame.step == 1 else "Which of its pilots?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option)


ITS_PILOT: Final = It("one of its piloting characters", CHARACTER)
