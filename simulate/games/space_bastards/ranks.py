"""The creatures on all planets from one seat's view: what follows from the living tokens alone.

Tables with the same living tokens share it, and most options that are judged move no token.
"""

from __future__ import annotations

from simulate.games.space_bastards.terms import NOTHING, RACES
from simulate.games.space_bastards.weights import MOST_CREATURES, Weights


class Ranks:
    """One seat's creatures beside those of the others, and the value of dominance by some weights."""

    def __init__(self, alive: list[int], planets: int, owners: int, seat: int) -> None:
        self.total = 0
        """The seat's creatures on all planets."""
        self.own: list[int] = []
        """The seat's creatures by planet."""
        self.most: list[int] = []
        """The creatures of the strongest other colour, by planet."""
        self.rival: list[int] = []
        """The strongest other colour, by planet."""
        self.third: list[int] = []
        """The creatures of the third strongest colour, by planet."""
        self.weights: Weights | None = None
        """The weights that the values below belong to; None: they are not worked out."""
        self.mine = 0
        """The chances to dominate, added up, in percent of a planet."""
        self.theirs = 0
        """Those of the strongest others."""
        at = 0
        for _ in range(planets):
            own = most = third = 0
            rival = NOTHING
            for owner in range(owners):
                many = alive[at] + alive[at + 1] + alive[at + 2] + alive[at + 3] + alive[at + 4]
                at += RACES
                if owner == seat:
                    own = many
                elif many > most:
                    third = most
                    most = many
                    rival = owner
                elif many > third:
                    third = many
            self.total += own
            self.own.append(own)
            self.most.append(most)
            self.rival.append(rival)
            self.third.append(third)

    def weigh(self, weights: Weights, neutral: int) -> None:
        """Work out the chances of dominance by these weights."""
        if self.weights is weights:
            return
        sure = weights.sure
        self.weights = weights
        self.mine = self.theirs = 0
        for planet, own in enumerate(self.own):
            most = self.most[planet]
            self.mine += sure[own - most + MOST_CREATURES]
            if most and self.rival[planet] != neutral:
                third = self.third[planet]
                self.theirs += sure[most - (own if own > third else third) + MOST_CREATURES]
