"""Occasions about dice that are removed: "you remove this die", "a Guardian ability removes a die" (DST-RMV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_GUARDED, AFTER_REMOVED, BY_GUARDIAN, CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE


class RemoveThisDie(Occasion):
    """ "you remove this die": each die of the card by itself."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and holder_of(table, it) == card

    def says(self) -> str:
        return "you remove this die"


class OpponentRemovesThese(Occasion):
    """ "an opponent removes one or more of this character's character dice": once for all that go together."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        first = next((die for die in table.removing if self.is_meant(table, card, die)), NOTHING)
        return by != seat and it == first

    def is_meant(self, table: Table, card: int, die: int) -> bool:
        """True for a character die of this character, its own or one that it has gained (D-403)."""
        return holder_of(table, die) == card

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent removes one or more of this character's character dice"


class OpponentRemovesThis(OpponentRemovesThese):
    """ "an opponent removes this die": each die of the card by itself (DST-NAM-09)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and holder_of(table, it) == card

    def says(self) -> str:
        return "an opponent removes this die"


class GuardianRemoves(Occasion):
    """ "a Guardian ability removes an opponent's character die"."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_of_character = table.kind(table.setup.card_of[it]) == CHARACTER_CARD
        return many == BY_GUARDIAN and table.die_seat(it) != seat and is_of_character

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.die_seat(it)

    def says(self) -> str:
        return "a Guardian ability removes an opponent's character die"


class YourGuardianRemoves(Occasion):
    """ "the Guardian ability on one of your characters removes a die"."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.controller(it) == seat

    def says(self) -> str:
        return "the Guardian ability on one of your characters removes a die"


YOUR_GUARDIAN_REMOVED: Final = YourGuardianRemoves(AFTER_GUARDED, NEVER)
REMOVED_THIS_DIE: Final = RemoveThisDie(AFTER_REMOVED, NEVER)
OPPONENT_REMOVED_THIS: Final = OpponentRemovesThis(AFTER_REMOVED, NEVER)
OPPONENT_REMOVED_THESE: Final = OpponentRemovesThese(AFTER_REMOVED, NEVER)
GUARDIAN_REMOVED: Final = GuardianRemoves(AFTER_REMOVED, NEVER)
