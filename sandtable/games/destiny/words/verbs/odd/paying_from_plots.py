"""Resources on a plot that help to pay for a card that is about to be played (22094 Kuat Drive Yards)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.play_card import being_played, price
from sandtable.games.destiny.actions.playable import savings
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.plots import set_plot_aside
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import PLOT_CARD
from sandtable.games.destiny.tokens import RESOURCES, tokens_on
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, need, stand_on
from sandtable.games.destiny.words.verbs.placing_tokens import remove_from


class GainFromPlot(Phrase):
    """ "You may remove up to 2 resources from this plot to gain that many resources. Then set this plot aside".

    Who removes none has declined, and the plot stays (D-486). Where the card can't be paid otherwise, the player
    removes enough.
    """

    hands = KEPT

    def __init__(self, most: int) -> None:
        self.most = most

    def reads(self, it: int, this: int) -> None:
        need("the played card", it, A_PIECE)
        stand_on("this plot", this, (PLOT_CARD,))

    def _there(self, table: Table, frame: Frame) -> int:
        return min(self.most, tokens_on(table, frame.card, RESOURCES)) if table.is_in_play(frame.card) else 0

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._there(table, frame) > 0

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            there = self._there(table, frame)
            needed = min(self._needed(table, frame), there)
            if not table.choose(frame, frame.seat, list(range(needed, there + 1))):
                return
        count = frame.answer
        table.done(True, count, frame.it)
        if count > 0:
            moves.gain(table, frame.seat, remove_from(table, frame.card, RESOURCES, count, frame.seat))
            set_plot_aside(table, frame.card)

    def _needed(self, table: Table, frame: Frame) -> int:
        """The resources that are missing for the card, and that no other waiting ability makes up for."""
        play = being_played(table, frame.it)
        is_fixed = table.setup.prints[frame.it].is_cost_fixed
        above = table.frames[table.frames.index(play) + 1]
        return max(price(table, play) - table.resources[play.seat] - savings(table, above.waiting, is_fixed), 0)

    def saves(self) -> int:
        return self.most

    def saves_now(self, table: Table, frame: Frame) -> int:
        return self._there(table, frame)

    def gains_to_pay(self) -> bool:
        return True

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == 0

    def says(self, they: bool = False) -> str:
        return (
            f"you may remove up to {self.most} resources from this plot to gain that many resources. "
            "Then set this plot aside"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Gain how many resources from the plot?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


GAIN_FROM_PLOT: Final = GainFromPlot(2)
