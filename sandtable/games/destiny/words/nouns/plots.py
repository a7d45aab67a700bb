"""Plots in play, and cards in play that are no plots."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES
from sandtable.games.destiny.words.nouns.any_card import in_play
from sandtable.games.destiny.words.nouns.noun import ANYBODY, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, ACard, APiece, need


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

    def __init__(self, whose: int = ANYBODY, colors: tuple[int, ...] = (), is_another: bool = False) -> None:
        self.whose = whose
        self.colors = colors
        """Colors of which a card has one; none for cards of any color."""
        self.is_another = is_another
        """True for cards other than the one of an earlier step."""

    @property
    def you_control(self) -> NonPlot:
        return NonPlot(YOURS, self.colors, self.is_another)

    @property
    def different(self) -> NonPlot:
        return NonPlot(self.whose, self.colors, True)

    def colored(self, *colors: int) -> NonPlot:
        """ "A Gray, Red, or Yellow non-plot card"."""
        return NonPlot(self.whose, colors, self.is_another)

    def reads(self, it: int, this: int) -> None:
        if self.is_another:
            need(self.singular(False), it, A_CARD)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            found += in_play(table, seat)
            if table.holder == seat and table.battlefield >= 0:
                found.append(table.battlefield)
        return [card for card in found if self._fits(table, card, frame)]

    def _fits(self, table: Table, card: int, frame: Frame) -> bool:
        if self.is_another and card == frame.it:
            return False
        return not self.colors or any([has_color(table, card, color) for color in self.colors])

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        different = "different " if self.is_another else ""
        colors = f"{one_of_colors(self.colors)} " if self.colors else ""
        return f"{different}{colors}non-plot {'cards' if plural else 'card'}"

    def singular(self, they: bool) -> str:
        return f"{self.an()} {'they' if they else 'you'} control" if self.whose == YOURS else self.an()

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


def one_of_colors(colors: tuple[int, ...]) -> str:
    """ "Red or Blue", "Gray, Red, or Yellow"."""
    names = [COLOR_NAMES[color].capitalize() for color in colors]
    return " or ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, or {names[-1]}"


PLOT: Final = PlotNoun()
NON_PLOT: Final = NonPlot()
