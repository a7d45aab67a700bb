"""Words about cards that stay: no discard, another effect instead of it, the upgrade that goes to the winner."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import keep_one
from sandtable.games.destiny.terms import BEFORE_DEFEATED, INSTEAD_OF_DISCARD, INSTEAD_OF_REMOVAL
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph
from sandtable.games.destiny.words.joints import Phrase, may
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.players import ThatOpponent
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE
from sandtable.games.destiny.words.verbs.moving_this import SpotToMoveThis
from sandtable.games.destiny.words.wrapped import Wrapped


class StaysInPlay(Paragraph):
    """ "This card cannot be discarded from play" (DST-CAN-01)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def put_on(self, printed: Print) -> None:
        printed.stays_in_play = True

    def says(self) -> str:
        return f"{self.words}."


class StaysBelow(Paragraph):
    """ "While this support has less than 6 damage on it, it cannot be discarded from play" (DST-CAN-01)."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def put_on(self, printed: Print) -> None:
        printed.stays_below = self.damage

    def says(self) -> str:
        return f"While this support has less than {self.damage} damage on it, it cannot be discarded from play."


def stays_below(damage: int) -> Paragraph:
    """The card stays in play while there is less damage on it."""
    return StaysBelow(damage)


class OpponentDefeatsAttached(Occasion):
    """ "An opponent's effect defeats attached character": damage that they deal, too (DST-CAN-04)."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it and by >= 0 and by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent's effect defeats attached character"


class ThisIsDiscarded(Occasion):
    """ "This support is discarded by an opponent's effect" (DST-RPE-05)."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and by >= 0 and by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "this support is discarded by an opponent's effect"


class InsteadOfIt(Wrapped):
    """ "... instead": words that are carried out in place of an occurrence (DST-RPL-01)."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} instead"


class MoveThisTo(SpotToMoveThis):
    """ "Move this upgrade to one of your characters", also where they are another player's than the upgrade has been.

    Then it is controlled by that player, who keeps one of two unique cards (DST-CHC-08).
    """

    def attach(self, table: Table, card: int, host: int) -> None:
        SpotToMoveThis.attach(self, table, card, host)
        keep_one(table, table.controller(card), card)

    def says(self, they: bool = False) -> str:
        return f"move this upgrade to {self.on.says(they)}"


class TheyAct(ThatOpponent):
    """ "They may ...": the opponent of the occasion."""

    def says(self, they: bool = False) -> str:
        return self.phrase.says(True)


class SparesADie(Triggered):
    """The ability of a card that is discarded instead of the removal of one of its player's dice."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and table.die_seat(it) == seat


class DiscardedForADie(Paragraph):
    """ "Before one of your dice would be removed by an opponent, discard this upgrade to have that die not be removed
    instead": no choice, but that of the die where an opponent removes several together (D-411).
    """

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(SparesADie(INSTEAD_OF_REMOVAL))

    def says(self) -> str:
        return (
            "Before one of your dice would be removed by an opponent, discard this upgrade to have that die not be "
            "removed instead."
        )


def they_may_move_this(noun: CharacterNoun) -> Phrase:
    """ "They may move this upgrade to one of their characters"."""
    return TheyAct(may(MoveThisTo(noun.yours)))


def instead_of_discard(phrase: Phrase) -> Paragraph:
    """ "Before this support is discarded by an opponent's effect, ... instead": no choice (DST-RPE-01)."""
    return TriggeredParagraph("Before", INSTEAD_OF_DISCARD, THIS_IS_DISCARDED, phrase)


def so_instead(phrase: Phrase) -> Phrase:
    return InsteadOfIt(phrase)


THIS_IS_DISCARDED: Final = ThisIsDiscarded(NEVER, INSTEAD_OF_DISCARD)
OPPONENT_DEFEATS_ATTACHED: Final = OpponentDefeatsAttached(NEVER, BEFORE_DEFEATED)
DISCARDED_FOR_A_DIE: Final = DiscardedForADie()
STAYS_BUT_FOR_UNIQUENESS: Final = StaysInPlay("This card cannot be discarded from play except due to uniqueness")
CANNOT_BE_DISCARDED: Final = StaysInPlay("This upgrade cannot be discarded from play")
