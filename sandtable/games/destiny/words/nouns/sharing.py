"""Characters that have something in common with the one of an earlier step (DST-CPR-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, need
from sandtable.games.destiny.words.team import has_one_subtype


class SharesSubtype(Trait):
    """A subtype in common; gained ones count, also where no card of this game has them printed (DST-SBT-05)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if frame.it == NOTHING:
            return False
        return has_one_subtype(table, (thing, frame.it))

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def says(self) -> str:
        return " that shares a subtype with that character"


def sharing_subtype(noun: Noun[ACharacter]) -> Noun[ACharacter]:
    """ "Another character that shares a subtype with that character"."""
    return Narrowed(noun, SharesSubtype())
