"""Occasions about damage that a player deals: "you deal damage to attached character" (DST-TKN-02)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEALT
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER


class YouDealToAttached(Occasion):
    """Damage that its player deals, also where shields block all of it."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and table.host[card] == it

    def says(self) -> str:
        return "you deal damage to attached character"


YOU_HURT_ATTACHED: Final = YouDealToAttached(AFTER_DEALT, NEVER)
