"""Moving between cards of many players: upgrades, shields, damage to the battlefield and back (DST-MOV-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.damage import damage_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BATTLEFIELD_CARD
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.pointing import A_PIECE, ACard, APiece
from sandtable.games.destiny.words.targets.pointed import ThisCard
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.moving_from_here import MoveFromHere
from sandtable.games.destiny.words.verbs.moving_tokens import NO_LIMIT, MoveTokensUpTo
from sandtable.games.destiny.words.verbs.placing_tokens import SEVERAL


class MoveFromOneOf(MoveFromHere):
    """ "Move a non-ability upgrade from one of your Blue characters to another character", of any player; words point
    at no giver, each upgrade has its own.
    """

    def __init__(self, noun: CardNoun, givers: CharacterNoun, taker: CharacterNoun) -> None:
        MoveFromHere.__init__(self, noun, taker)
        self.givers = givers

    def reads(self, it: int, this: int) -> None:
        self.givers.reads(it, this)

    def _upgrades(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for giver in self.givers.find(table, frame):
            found += [card for card in table.upgrades[giver] if self.noun.fits(table, card)]
        return found

    def _takers(self, table: Table, frame: Frame, upgrade: int) -> list[int]:
        return [each for each in MoveFromHere._takers(self, table, frame, upgrade) if each != table.host[upgrade]]

    def says(self, they: bool = False) -> str:
        return f"move {self.noun.an()} from {self.givers.singular(they)} to another {self.taker.bare(False)}"


class MoveAnyNumber(MoveTokensUpTo):
    """ "Move any number of shields from one of your characters to another character", also none (DST-CHT-07)."""

    def __init__(self, kind: int, giver: Target[ACard], taker: Target[ACard]) -> None:
        MoveTokensUpTo.__init__(self, NO_LIMIT, kind, giver, taker, True)

    def much(self) -> str:
        return f"any number of {SEVERAL[self.kind]}"


class AllDamageHere(Amount):
    """All damage that lies on the card with these words."""

    def value(self, table: Table, frame: Frame) -> int:
        return damage_on(table, frame.card)

    def says(self) -> str:
        return "all"


ALL_DAMAGE_HERE: Final = AllDamageHere()
THIS_BATTLEFIELD: Final = ThisCard[APiece]("this battlefield", A_PIECE, (BATTLEFIELD_CARD,))
