"""Cards that are attached to a support or a droid in place of any character: "Modify vehicle support" (DST-MOD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Modified, Print
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, lacks
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, ON_OTHERS, APiece, stand_on
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target


class ModifiedCards(Modified):
    """Supports with a subtype, and characters with it where the text names them as well."""

    def __init__(self, subtype: str, has_characters: bool) -> None:
        self.subtype = subtype
        self.bits: i64 = bits_of((subtype,))
        self.has_characters = has_characters

    def takes(self, table: Table, host: int) -> bool:
        """An upgrade with the subtype is no support (DST-MOD-04)."""
        if table.is_character(host) and not self.has_characters:
            return False
        return not self.subtype or (not lacks(table, host, self.bits) and has_subtype(table, host, self.subtype))

    def words(self) -> str:
        kinds = "character or support" if self.has_characters else "support"
        return f"{self.subtype} {kinds}" if self.subtype else kinds


class Modify(Paragraph):
    """ "Modify vehicle support", "Modify opponent's support" (DST-MOD-02, DST-DWN-11)."""

    def __init__(self, cards: ModifiedCards, of_opponent: bool) -> None:
        self.cards = cards
        self.of_opponent = of_opponent

    def put_on(self, printed: Print) -> None:
        printed.modified = self.cards

    def says(self) -> str:
        whose = "opponent's " if self.of_opponent else ""
        return f"Modify {whose}{self.cards.words()}."


class AttachedSupport(Target[APiece]):
    """The support that this card is attached to: "attached support", "attached vehicle"."""

    def __init__(self, word: str, trait: Trait | None = None) -> None:
        self.word = word
        self.trait = trait

    def kind_of_thing(self) -> int:
        return A_PIECE

    def reads(self, it: int, this: int) -> None:
        stand_on(self.word, this, ON_OTHERS)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (bearer(table, frame.card),) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        if host == NOTHING or table.is_character(host):
            return False
        return self.trait is None or self.trait.fits(table, host, frame)

    def narrowed(self, trait: Trait) -> Target[APiece]:
        return AttachedSupport(self.word, trait)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)


def modify(subtype: str) -> Paragraph:
    """ "Modify vehicle support", for an upgrade."""
    return Modify(ModifiedCards(subtype, False), False)


def modify_either(subtype: str) -> Paragraph:
    """ "Modify droid character or support", for an upgrade."""
    return Modify(ModifiedCards(subtype, True), False)


def modify_opponents(subtype: str = "") -> Paragraph:
    """ "Modify opponent's vehicle support", for a downgrade."""
    return Modify(ModifiedCards(subtype, False), True)


ATTACHED_SUPPORT: Final = AttachedSupport("attached support")
ATTACHED_VEHICLE: Final = AttachedSupport("attached vehicle")
