"""The support with these words as a vehicle: whether it is piloted, and its new pilot (DST-PIL-04, 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.piloting import pilots_of, vehicle_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, COLOR_NAMES, NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, stand_on
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target


class NowPilots(Target[ACharacter]):
    """ "Him": the character that has begun to pilot this support, the number of the occasion, while it is in play."""

    def kind_of_thing(self) -> int:
        return A_CHARACTER

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (frame.many,) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.many) and table.is_in_play(frame.many)

    def says(self, they: bool = False) -> str:
        return "him"

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class ThisIsPiloted(Condition):
    """ "This vehicle is piloted" (DST-PIL-04)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(pilots_of(table, frame.card)) > 0

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (SUPPORT_CARD,))

    def says(self) -> str:
        return "this vehicle is piloted"


class PilotsVehicleOf(Condition):
    """ "This character is piloting a Red vehicle"."""

    def __init__(self, color: int) -> None:
        self.color = color

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        vehicle = vehicle_of(table, frame.card)
        return vehicle != NOTHING and table.setup.prints[vehicle].color == self.color

    def says(self) -> str:
        return f"this character is piloting a {COLOR_NAMES[self.color].capitalize()} vehicle"


class DiceOfItsVehicle(SomeDice):
    """ "Its support die": the die in a pool of the vehicle that this character pilots."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        vehicle = vehicle_of(table, frame.card)
        dice = table.setup.dice_of[vehicle] if vehicle != NOTHING else ()
        return [die for die in dice if table.face[die] >= 0]

    def singular(self, they: bool) -> str:
        return "its support die"

    def plural(self, they: bool) -> str:
        return "its support dice"


def pilots_vehicle_of(color: int) -> Condition:
    return PilotsVehicleOf(color)


DICE_OF_ITS_VEHICLE: Final = DiceOfItsVehicle()
THE_NEW_PILOT: Final[Target[ACharacter]] = NowPilots()
THIS_IS_PILOTED: Final = ThisIsPiloted()
