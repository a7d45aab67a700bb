"""Two characters that are spotted together: "2 characters that share a subtype and not a color" (DST-CPR-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.team import has_one_subtype, is_one_color


class SpotPair(Phrase):
    """Spot two of your characters that have one thing in common and not the other."""

    hands = KEPT

    def __init__(self, share_color: bool) -> None:
        self.share_color = share_color
        """True: a color and no subtypes; False: a subtype and not a color."""

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        team = table.teams[frame.seat]
        return any(self._fits(table, (one, other)) for one in team for other in team if one < other)

    def _fits(self, table: Table, pair: tuple[int, ...]) -> bool:
        color, subtype = is_one_color(table, pair), has_one_subtype(table, pair)
        return (color and not subtype) if self.share_color else (subtype and not color)

    def says(self, they: bool = False) -> str:
        common = "a color and no subtypes" if self.share_color else "a subtype and not a color"
        return f"spot 2 characters that share {common}"


def spot_pair(share_color: bool) -> Phrase:
    return SpotPair(share_color)
