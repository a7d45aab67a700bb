"""Mods on the support with these words: played on it as it is flown, and their dice rolled by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import PLACE_SPAN, may_play, means, places
from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_ACTIVATED, ON_CARD, SUPPORT_CARD
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.piloting import BEGIN_TO_PILOT
from sandtable.games.destiny.words.pointing import A_PIECE, stand_on
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look
from sandtable.games.destiny.words.verbs.searching_to_play import SearchToPlay


class ActivatedByPiloting(Occasion):
    """ "This support becomes activated by Piloting", before it is: the words of a pilot have begun it."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if it != card or by != seat:
            return False
        return any([frame.node is BEGIN_TO_PILOT and frame.answer == card for frame in table.frames[-2:]])

    def says(self) -> str:
        return "this support becomes activated by Piloting"


class SearchToPlayHere(SearchToPlay):
    """ "Search your deck for a mod and play it on this support, if able, decreasing its cost by 1"."""

    def reads(self, it: int, this: int) -> None:
        stand_on("this support", this, (SUPPORT_CARD,))
        SearchToPlay.reads(self, it, this)

    def _search(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        frame.step = 1
        deck = table.decks[seat]
        look(table, seat, deck)
        found = [card for card in deck if self.noun.fits(table, card) and self._fits_here(table, frame, card)]
        table.put(seat, [STOP, *found])

    def _fits_here(self, table: Table, frame: Frame, card: int) -> bool:
        seat = frame.seat
        if not may_play(table, seat, card, self.less):
            return False
        open_ = places(table, seat, card, means(table, seat, card, self.less))
        return any([place // PLACE_SPAN == frame.card for place in open_])

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 1 and frame.answer != STOP:
            frame.step = 2
            playing = table.start(PLAY_CARD, frame.seat, frame.answer)
            playing.many = self.less
            playing.numbers = (frame.card, 0)
        else:
            SearchToPlay.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        place = f"play it on this support, if able, decreasing its cost by {self.less}"
        return f"search {whose} deck for {self.noun.an()} and {place}"


class DiceOnAttachedMods(SomeDice):
    """ "A die on an attached mod": dice that lie on mods on this support."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        mods = [card for card in all_on(table, frame.card) if has_subtype(table, card, "mod")]
        return [die for mod in mods for die in table.setup.dice_of[mod] if table.face[die] == ON_CARD]

    def reads(self, it: int, this: int) -> None:
        stand_on(self.singular(False), this, (SUPPORT_CARD,))

    def singular(self, they: bool) -> str:
        return "a die on an attached mod"

    def plural(self, they: bool) -> str:
        return "dice on attached mods"


ACTIVATED_BY_PILOTING: Final = ActivatedByPiloting(NEVER, BEFORE_ACTIVATED)
DICE_ON_ATTACHED_MODS: Final = DiceOnAttachedMods()
