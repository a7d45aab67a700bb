"""Every card in play, plots and the battlefield among them: "a card", "another card"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.tokens import DAMAGE, tokens_on
from sandtable.games.destiny.words.nouns.any_card import in_play
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import ANYBODY, YOURS, Noun, seats_of
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CARD, ACard, need


class NoCharacterHere(Trait):
    """Silent: a card that is no character."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return not table.is_character(thing)


class OnTheTable(Noun[ACard]):
    """Cards in play of any player and any type (DST-TOK-11)."""

    kind_of_thing = A_CARD

    def __init__(self, is_damaged: bool = False, is_another: bool = False, whose: int = ANYBODY) -> None:
        self.is_damaged = is_damaged
        """True, in silence, for cards with damage on them."""
        self.is_another = is_another
        """True for cards other than the one of an earlier step."""
        self.whose = whose

    @property
    def damaged(self) -> OnTheTable:
        return OnTheTable(True, self.is_another, self.whose)

    @property
    def another(self) -> OnTheTable:
        return OnTheTable(self.is_damaged, True, self.whose)

    @property
    def you_control(self) -> OnTheTable:
        return OnTheTable(self.is_damaged, self.is_another, YOURS)

    @property
    def non_character(self) -> Noun[ACard]:
        """ "A non-character card", plots and the battlefield among them."""
        return Narrowed(self, NoCharacterHere())

    def reads(self, it: int, this: int) -> None:
        if self.is_another:
            need(self.singular(False), it, A_CARD)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            found += in_play(table, seat)
            if table.plots:
                found += table.plots[seat]
            if table.holder == seat and table.battlefield >= 0:
                found.append(table.battlefield)
        return [card for card in found if self.fits(table, card, frame)]

    def fits(self, table: Table, card: int, frame: Frame) -> bool:
        if self.is_another and card == frame.it:
            return False
        return not self.is_damaged or tokens_on(table, card, DAMAGE) > 0

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        return "cards" if plural else "card"

    def singular(self, they: bool) -> str:
        control = f" {'they' if they else 'you'} control" if self.whose == YOURS else ""
        return f"{'another' if self.is_another else 'a'} card{control}"

    def plural(self, they: bool) -> str:
        return "other cards" if self.is_another else "cards"


CARD_ON_THE_TABLE: Final = OnTheTable()
