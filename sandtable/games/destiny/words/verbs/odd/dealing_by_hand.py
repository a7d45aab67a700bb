"""Damage that depends on the number of cards that an opponent has in hand."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.tokens import Deal


class HandAtMost(Trait):
    """Silent: a character whose player has no more cards in hand than this."""

    def __init__(self, most: int) -> None:
        self.most = most

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(table.hands[table.controller(thing)]) <= self.most


class TwiceForNone(Amount):
    """1, or 2 where the player of the chosen character has no cards in hand."""

    def value(self, table: Table, frame: Frame) -> int:
        return 2 if frame.picked and not table.hands[table.controller(frame.picked[0])] else 1

    def says(self) -> str:
        return "1"


class DealByHand(Deal):
    """Deal 1 damage to an opponent's character if that opponent has few cards in hand, or 2 if they have none."""

    def __init__(self, most: int) -> None:
        Deal.__init__(self, TwiceForNone(), a(Narrowed(CHARACTER.opposing, HandAtMost(most))))
        self.most = most

    def says(self, they: bool = False) -> str:
        return (
            f"deal 1 damage to an opponent's character if that opponent has {self.most} or fewer cards in hand, "
            "or 2 damage instead if they have no cards in hand"
        )
