"""Words of downgrades on vehicles."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.discards import discard_or_another
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.moves import attach, take_from_open_place
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_RESOLVED, CHARACTER_CARD, DOWNGRADE_CARD, SUPPORT_CARD
from sandtable.games.destiny.words.joints import NO, YES, Phrase
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.qualities import being
from sandtable.games.destiny.words.nouns.worded import any_quality, in_these_words, of_kind
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE, A_PIECE, KEPT, ACard, APiece, stand_on


class AttachedDieIsResolved(Occasion):
    """ "Attached vehicle's support die is resolved", by any player."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.host[card] >= 0 and table.setup.card_of[it] == table.host[card]

    def says(self) -> str:
        return "attached vehicle's support die is resolved"


class DowngradesHere(Noun[APiece]):
    """ "All downgrades from this support"."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        kinds = table.setup.prints
        return [card for card in table.bound if table.host[card] == frame.card and kinds[card].kind == DOWNGRADE_CARD]

    def reads(self, it: int, this: int) -> None:
        stand_on("this support", this, (SUPPORT_CARD,))

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "downgrades" if plural else "downgrade"

    def singular(self, they: bool) -> str:
        return "a downgrade from this support"

    def plural(self, they: bool) -> str:
        return "downgrades from this support"


class DiscardUnlessAttached(Phrase):
    """ "Discard it unless you attach a set-aside copy of (a downgrade) to it that an opponent of your choice will
    control": the player may decline. Attaching is not playing (DST-ATT-01).
    """

    hands = KEPT

    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun.yours.aside

    def reads(self, it: int, this: int) -> None:
        stand_on("this support", this, (SUPPORT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        found = self.noun.find(table, frame)
        if frame.step == 0:
            frame.step = 1
            frame.answer = NO
            if found and table.is_in_play(frame.card):
                table.put(frame.seat, [NO, YES])
                return
        if frame.answer == NO:
            if table.is_in_play(frame.card):
                discard_or_another(table, frame.card)
            table.done(True, 0, frame.it)
        elif table.faces(frame):
            self._attach(table, frame, found[0])

    def _attach(self, table: Table, frame: Frame, card: int) -> None:
        take_from_open_place(table, card)
        attach(table, card, frame.card, table.rival(frame))
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (card, frame.card))
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        copy = self.noun.singular(False)
        return f"discard it unless you attach {copy} to it that an opponent of your choice will control"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Attach {self.noun.singular(False)}? Otherwise this support is discarded"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


ATTACHED_DIE_IS_RESOLVED: Final = AttachedDieIsResolved(NEVER, BEFORE_RESOLVED)
DOWNGRADES_HERE: Final = DowngradesHere()
CHARACTER_OR_VEHICLE: Final[Noun[ACard]] = in_these_words(
    ANY_CARD.having(any_quality(of_kind(CHARACTER_CARD), being("vehicle"))), "a character or vehicle"
)
"""Of any player, in play."""
