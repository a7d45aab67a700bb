"""Cards of other players that a player plays, and cards that leave play while their controller is hurt by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.actions.reroll import REROLL_DICE
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_CLAIMED,
    AFTER_HAND_DISCARD,
    BEFORE_PLAYED,
    CHARACTER_CARD,
    NOBODY,
    SUPPORT_CARD,
    WAS_DETECTED,
)
from sandtable.games.destiny.words.amounts import ThatValue
from sandtable.games.destiny.words.nouns.any_card import AnyCard
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_PIECE, A_SEAT
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.cards import Discard
from sandtable.games.destiny.words.verbs.hands import DiscardCard
from sandtable.games.destiny.words.verbs.indirect import Whom
from sandtable.games.destiny.words.verbs.odd.paying_with_hands import DiscardHandFor


class YouPlayTheirs(Occasion):
    """ "You play an opponent's card": one that another player has brought (D-23)."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and table.setup.owner[it] != seat

    def says(self) -> str:
        return "you play an opponent's card"


class TheyDiscardDetected(Occasion):
    """ "An opponent chooses to discard a detected card": of any hand, by words or to reroll, and not at random."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        node = table.frames[-1].node
        is_chosen = isinstance(node, DiscardHandFor) or (isinstance(node, DiscardCard) and node.on.is_chosen())
        return many == WAS_DETECTED and by != seat and (is_chosen or node is REROLL_DICE)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent chooses to discard a detected card"


class AnyoneClaims(Occasion):
    """ "The battlefield is claimed", by any player (DST-BFX-03)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the battlefield is claimed"


class CharacterOrSupport(AnyCard):
    """ "A character or support"."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        kinds = (CHARACTER_CARD, SUPPORT_CARD)
        return [card for card in AnyCard.find(self, table, frame) if table.kind(card) in kinds]

    def singular(self, they: bool) -> str:
        return "a character or support"


class DiscardOfController(Discard):
    """Discard a card from play; later words point at its controller, and know its printed cost (D-118)."""

    hands = A_SEAT

    def deed(self, table: Table, frame: Frame) -> None:
        cost = sum(full_cost(table, card) for card in frame.picked)
        controller = table.controller(frame.picked[0]) if frame.picked else NOBODY
        below = len(table.frames) - 2
        Discard.deed(self, table, frame)
        table.frames[below].worth = cost
        table.frames[below].it = controller


class ItsController(Whom):
    """The player that earlier words point at."""

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [frame.it] if frame.it >= 0 else []


class HalfThatCost(ThatValue):
    """Half of the value of earlier words, rounded down."""

    def value(self, table: Table, frame: Frame) -> int:
        return frame.worth // 2


DETECTED_IS_DISCARDED: Final = TheyDiscardDetected(AFTER_HAND_DISCARD, NEVER)
CLAIMED_BY_ANYBODY: Final = AnyoneClaims(AFTER_CLAIMED, NEVER)
A_CHARACTER_OR_SUPPORT: Final = a(CharacterOrSupport())
YOU_PLAY_THEIRS: Final = YouPlayTheirs(NEVER, BEFORE_PLAYED)
ITS_CONTROLLER: Final = ItsController("its controller")
HALF_THAT_COST: Final = HalfThatCost("half its cost rounded down")
