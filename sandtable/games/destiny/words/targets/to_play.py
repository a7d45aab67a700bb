"""Cards that a text of the first set lets a player play: the two versions of the rules differ about them."""

from __future__ import annotations

from typing import TypeVar

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import Thing
from sandtable.games.destiny.words.targets.picked import OneOrNone
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, OPEN, Target

T = TypeVar("T", bound=Thing)


class OneToPlay(OneOrNone[T_co]):
    """One that may be kept by rules v2.4; by v1.1 a card that can be played has to be (DST-ABL-06, D-710)."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        if table.setup.rules.played_cards_may_be_kept:
            return OneOrNone.chosen(self, table, frame)
        if frame.step == OPEN:
            found = self.noun.find(table, frame)
            frame.step = ASKED if found else CHOSEN
            if found and not table.choose(frame, frame.seat, found):
                return False
        if frame.step == ASKED:
            frame.picked = (frame.answer,)
            frame.step = CHOSEN
        return True

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return OneToPlay(Narrowed(self.noun, trait))


def one_to_play(noun: Noun[T]) -> Target[T]:
    """One thing, or by rules v2.4 none: for cards that a card of Awakenings lets a player play."""
    return OneToPlay(noun)
