"""Words about vehicles at work: who pilots them, what happens to the one that an upgrade is on, their support dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.piloting import pilots_of, vehicle_of
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DIE_RESOLVED,
    AFTER_EXHAUSTED,
    AFTER_PILOTING,
    BY_ACTIVATION,
    CHARACTER_CARD,
    NOTHING,
    UPGRADE_CARD,
)
from sandtable.games.destiny.tokens import DAMAGE, tokens_on
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.events_of_play import ActivateAttachedSupport
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.modifying import AttachedSupport
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, A_PIECE, APiece, need, stand_on
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.vehicle_dice import DiceOfThatVehicle


class ThisIsPilotedNow(Occasion):
    """ "This support is piloted", as soon as a character begins to (DST-PIL-06)."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this support is piloted"


class ThisPilotsIt(Condition):
    """ "This character is piloting it": the vehicle of earlier words."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and vehicle_of(table, frame.card) == frame.it

    def says(self) -> str:
        return "this character is piloting it"


class ItsSupportDiceShowingDamage(DiceOfThatVehicle):
    """ "Its support die showing damage": of the vehicle of earlier words."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        dice = DiceOfThatVehicle.find(self, table, frame)
        return [die for die in dice if DAMAGE_SYMBOLS >> table.symbol(die) & 1]

    def reads(self, it: int, this: int) -> None:
        need(self.singular(False), it, A_CARD)

    def singular(self, they: bool) -> str:
        return "its support die showing damage"

    def plural(self, they: bool) -> str:
        return "its support dice showing damage"


class PilotsOfItsVehicle(Amount):
    """The number of characters that pilot the vehicle of the die that is being resolved."""

    def value(self, table: Table, frame: Frame) -> int:
        return len(pilots_of(table, table.setup.card_of[frame.picked[0]])) if frame.picked else 0

    def says(self) -> str:
        return "the number of characters piloting that vehicle"


class ShieldsRemoved(Amount):
    """The number of shields that earlier words have removed."""

    def value(self, table: Table, frame: Frame) -> int:
        return frame.many

    def says(self) -> str:
        return "the number of shields removed"


class Undamaged(Quality):
    """ "That has no damage", a card of any type."""

    def suits(self, table: Table, card: int) -> bool:
        return tokens_on(table, card, DAMAGE) == 0

    def says(self) -> str:
        return " that has no damage"


class ThisDieIsResolved(Occasion):
    """ "This die is resolved", by any player."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.card_of[it] == card

    def says(self) -> str:
        return "this die is resolved"


class AttachedSupportIsExhausted(Occasion):
    """ "Attached support is exhausted by a non-activation effect": activating a card is no effect that exhausts it."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.host[card] == it and many != BY_ACTIVATION

    def says(self) -> str:
        return "attached support is exhausted by a non-activation effect"


class GoesInItsPlace(Paragraph):
    """The card is discarded in place of the vehicle that it is on (DST-RPE-01)."""

    def put_on(self, printed: Print) -> None:
        stand_on("attached vehicle", printed.kind, (UPGRADE_CARD,))
        printed.goes_for_its_host = True

    def says(self) -> str:
        return "Before attached vehicle would be discarded from play, discard this upgrade from play instead."


THIS_BECOMES_PILOTED: Final = ThisIsPilotedNow(AFTER_PILOTING, NEVER)
THIS_PILOTS_IT: Final = ThisPilotsIt()
ITS_SUPPORT_DIE_WITH_DAMAGE: Final = ItsSupportDiceShowingDamage()
PILOTS_OF_ITS_VEHICLE: Final = PilotsOfItsVehicle()
SHIELDS_REMOVED: Final = ShieldsRemoved()
UNDAMAGED: Final = Undamaged()
THIS_DIE_IS_RESOLVED: Final = ThisDieIsResolved(AFTER_DIE_RESOLVED, NEVER)
YOU_ACTIVATE_ATTACHED_VEHICLE: Final = ActivateAttachedSupport("you activate attached vehicle", False)
ATTACHED_SUPPORT_IS_EXHAUSTED: Final = AttachedSupportIsExhausted(AFTER_EXHAUSTED, NEVER)
THE_ATTACHED_VEHICLE: Final = AttachedSupport("the attached vehicle")
GOES_FOR_ATTACHED_VEHICLE: Final = GoesInItsPlace()
THAT_PILOTED_VEHICLE: Final[Target[APiece]] = It("that vehicle", CARD)
IT_IN_PLAY: Final[Target[APiece]] = It("it", CARD)
