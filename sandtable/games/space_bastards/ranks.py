"""The creatures on all planets from one seat's view: what follows from the living tokens alone.

Tables with the same living tokens share it, and most options that are judged move no token.
"""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.space_bastards.terms import NOTHING
from sandtable.games.space_bastards.weights import MOST_CREATURES, Weights


class Ranks:
    """One seat's creatures beside those of the others, and the value of dominance by some weights."""

    def __init__(self, creatures: list[int], planets: int, owners: int, seat: int) -> None:
        """`creatures`: living tokens by planet and owner."""
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
        self.stake = 0
        """The value of a planet that they belong to."""
        self.mine = 0
        """The chances to dominate, added up, in percent of a planet."""
        self.theirs = 0
        """Those of the strongest others."""
        self.more: list[int] = []
        """The gain by one more own creature, by planet."""
        self.less: list[int] = []
        """The gain by one own creature less, a loss below zero, by planet."""
        self.most_more = 0
        """The largest gain by one more; 0 without any."""
        at = 0
        for _ in range(planets):
            own = most = third = 0
            rival = NOTHING
            for owner in range(owners):
                many = creatures[at]
                at += 1
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

    def weigh(self, weights: Weights, stake: int, neutral: int) -> None:
        """Work out the chances of dominance by these weights, and the gains by single creatures."""
        if self.weights is weights and self.stake == stake:
            return
        self.weights = weights
        self.stake = stake
        self.mine = self.theirs = self.most_more = 0
        self.more = []
        self.less = []
        sure = weights.sure
        now: i64
        then: i64
        value: i64 = stake
        for planet, own in enumerate(self.own):
            most = self.most[planet]
            lead = own - most + MOST_CREATURES
            now = sure[lead]
            self.mine += now
            then = sure[lead + 1]
            gained = (then - now) * value // 100
            self.more.append(gained)
            if gained > self.most_more:
                self.most_more = gained
            then = sure[lead - 1]
            self.less.append((then - now) * value // 100)
            if most and self.rival[planet] != neutral:
                third = self.third[planet]
                self.theirs += sure[most - (own if own > third else third) + MOST_CREATURES]
