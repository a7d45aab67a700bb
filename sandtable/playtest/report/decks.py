"""Reports of playtests of decks: a duel in mirrored pairs, and a free-for-all of three or four in rotations."""

from __future__ import annotations

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import LETTERS, Kind, Party
from sandtable.playtest.report.paste import bounds, elo, rates


class Decks(Report):
    """A playtest of decks: its parties are the decks."""

    by = "deck"
    data = "cards"
    charts = ("points", "endings", "lengths")
    tells_first = True

    @property
    def tags(self) -> tuple[Party, ...]:
        return tuple(LETTERS[: len(self.parties)])

    def at_a_glance(self) -> tuple[str, float] | None:
        found = super().at_a_glance()
        return (LETTERS[0], found[1]) if found is not None else None


class Duel(Decks):
    """Two decks in mirrored pairs. One share is shown: the other deck takes the rest."""

    kind = Kind.DUEL
    explains_tags = True

    @property
    def shown(self) -> range:
        return range(1)

    def share_lines(self) -> list[str]:
        counted = self.games.counters
        return [
            f"Win%  | {bounds(self.points.shares[0])} (95 %, by {self.match.unit})     Elo | {elo(self.elo)}",
            f"Games | N {self.games.total}  W {counted['wins']}  L {counted['losses']}  D {counted['draws']}"
            f"      Pairs | {list(self.pairs or ())}",
        ]


class FreeForAll(Decks):
    """Three or four decks, all against all."""

    kind = Kind.FREE_FOR_ALL

    def _in_full(self, party: int) -> Party:
        return f"{self.tags[party]}: {self.parties[party]}"

    def share_lines(self) -> list[str]:
        won = zip(self.tags, self.points.wins, strict=True)
        return [
            f"Share | {rates(zip(self.tags, self.points.shares, strict=True))} (95 %, by {self.match.unit})",
            f"Games | N {self.games.total}  Won {'  '.join(f'{tag} {count}' for tag, count in won)}"
            f"  D {self.games.counters['draws']}      Rotations | {self.points.rotations.total}",
        ]
