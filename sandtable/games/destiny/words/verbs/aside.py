"""Set cards aside (DST-ASD-05, 06, D-131)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.play_card import ASIDE, GOES, being_played, note
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.plots import set_plot_aside
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, PLOT_CARD
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, PICKED, APiece, stand_on


class SetAside(Verb[APiece]):
    """Set cards aside: of a hand, a discard pile, or in play."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            moves.set_aside(table, card)
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"set {self.on.says(they)} aside".replace(f" in {whose} hand", f" from {whose} hand", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Set which card aside?"


class PutAside(SetAside):
    """ "Set aside a card from a discard pile"; later words point at it."""

    hands = PICKED

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        for card in picked:
            moves.set_aside(table, card)
        table.done(self.on.full(table, frame), len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        said = f"set aside {self.on.says(they)}"
        return said.replace(" in a discard pile", " from a discard pile")


class SetPlotAside(Phrase):
    """ "Set this plot aside" (DST-PLT-08); without the plot in play the words can't be carried out."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("this plot", this, (PLOT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_there = table.is_in_play(frame.card)
        if is_there:
            set_plot_aside(table, frame.card)
        table.done(is_there, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card)

    def says(self, they: bool = False) -> str:
        return "set this plot aside"


class SetThisAside(Phrase):
    """ "Set aside this card instead of discarding it", once it has been carried out."""

    hands = KEPT

    def __init__(self, words: str = "set aside this card instead of discarding it") -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        note(being_played(table, frame.card), GOES, ASIDE)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return self.words
