"""Plots in play, and cards in play that are no plots."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.any_card import in_play
from sandtable.games.destiny.words.nouns.noun import ANYBODY, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, ACard, APiece


class PlotNoun(Noun[APiece]):
    """Plots in play (DST-PLT-08, DST-PLT-13)."""

    kind_of_thing = A_PIECE

    def __init__(self, whose: int = ANYBODY, subtypes: tuple[str, ...] = ()) -> None:
        self.whose = whose
        self.subtypes = subtypes

    @property
    def yours(self) -> PlotNoun:
        return PlotNoun(YOURS, self.subtypes)

    def called(self, *subtypes: str) -> PlotNoun:
        """ "A mission plot"."""
        return PlotNoun(self.whose, subtypes)

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.plots:
            return []
        return [
            plot
            for seat in seats_of(self.whose, table, frame)
            for plot in table.plots[seat]
            if not self.subtypes or has_one_of(table, plot, self.subtypes)
        ]

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        head = f"{any_of_them(self.subtypes)} " if self.subtypes else ""
        return f"{head}{'plots' if plural else 'plot'}"

    def singular(self, they: bool) -> str:
        if self.whose == YOURS:
            return f"{self.an()} {'they' if they else 'you'} control"
        return one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


class NonPlot(Noun[ACard]):
    """ "A non-plot card": characters, upgrades, downgrades, supports and the battlefield in use."""

    kind_of_thing = A_CARD

    def __init__(self, whose: int = ANYBODY) -> None:
        self.whose = whose

    @property
    def you_control(self) -> NonPlot:
        return NonPlot(YOURS)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            found += in_play(table, seat)
            if table.holder == seat and table.battlefield >= 0:
                found.append(table.battlefield)
        return found

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        return "non-plot cards" if plural else "non-plot card"

    def singular(self, they: bool) -> str:
        return f"{self.an()} {'they' if they else 'you'} control" if self.whose == YOURS else self.an()

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


PLOT: Final = PlotNoun()
NON_PLOT: Final = NonPlot()
