"""Actions that are used while their card is in the hand: "Action - Play this vehicle for free from your hand"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.words.abilities import Action, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, APiece
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target
from sandtable.games.destiny.words.verbs.playing import Play


class ActionInHand(Action):
    """An action ability of a card in the hand (D-410)."""

    def put_on(self, printed: Print) -> None:
        printed.from_hand = self.phrase


class ThisInHand(Target[APiece]):
    """The card with these words, as long as it is in its player's hand."""

    def __init__(self, word: str, trait: Trait | None = None) -> None:
        self.word = word
        self.trait = trait

    def kind_of_thing(self) -> int:
        return A_PIECE

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (frame.card,) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        if not holds(table.hands[frame.seat], frame.card):
            return False
        return self.trait is None or self.trait.fits(table, frame.card, frame)

    def narrowed(self, trait: Trait) -> Target[APiece]:
        return ThisInHand(self.word, trait)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)


class PlayFromHand(Play):
    """ "Play this vehicle for free from your hand"."""

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)} from {'their' if they else 'your'} hand"


def action_in_hand(*phrases: Phrase) -> ActionInHand:
    return ActionInHand(one(phrases).agreed())


THIS_VEHICLE_IN_HAND: Final[Target[APiece]] = ThisInHand("this vehicle")
