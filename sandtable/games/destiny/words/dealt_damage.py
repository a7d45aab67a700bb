"""Occasions about damage that a player deals: "you deal damage to attached character" (DST-TKN-02)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEALT, DEALT_SPAN
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion, in_action_phase
from sandtable.games.destiny.words.pointing import A_CHARACTER


class YouDealToAttached(Occasion):
    """Damage that its player deals, also where shields block all of it."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and bearer_of(table, card) == it

    def says(self) -> str:
        return "you deal damage to attached character"


class YouDealToYours(Occasion):
    """Damage that its player deals to an own character, from any source (DST-TKN-02)."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and table.controller(it) == seat

    def says(self) -> str:
        return "you deal damage to one of your characters"


class YouDealToYoursOf(YouDealToYours):
    """The same for some of these characters: "one of your Yellow characters"."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_DEALT
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return self.noun.fits(table, it) and YouDealToYours.meets(self, table, card, seat, it, by, many)

    def says(self) -> str:
        return f"you deal damage to {self.noun.yours.singular(False)}"


class ThisWasDealt(Occasion):
    """ "This character is dealt damage during the action phase", also where shields block it; the number of the
    occasion is all that was dealt (D-400).
    """

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and in_action_phase(table)

    def tallied(self, table: Table, card: int, many: int) -> int:
        return many // DEALT_SPAN

    def says(self) -> str:
        return "this character is dealt damage during the action phase"


class HalfOfDealt(Amount):
    """Half of the damage of the occasion, rounded down."""

    def value(self, table: Table, frame: Frame) -> int:
        return frame.many // 2

    def says(self) -> str:
        return "half that"

    def instead(self, thing: str, things: str = "") -> str:
        return ", rounded down"


def you_hurt_yours(noun: CharacterNoun) -> Occasion:
    return YouDealToYoursOf(noun)


THIS_WAS_DEALT: Final = ThisWasDealt(AFTER_DEALT, NEVER)
HALF_OF_DEALT: Final = HalfOfDealt()
YOU_HURT_YOURS: Final = YouDealToYours(AFTER_DEALT, NEVER)
YOU_HURT_ATTACHED: Final = YouDealToAttached(AFTER_DEALT, NEVER)
