"""Dice of opponents that a player has removed, turned or resolved, and their characters."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_HANDLED, AFTER_POWER_ACTION, NOTHING
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, A_DIE, ACharacter
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target


class HandlesTheirs(Occasion):
    """ "You remove, turn, or resolve one or more of an opponent's character dice": once for all dice of one effect
    (D-364). The number has a bit for each character.
    """

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and len(of_opponents(table, seat, many)) > 0

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.die_seat(it)

    def says(self) -> str:
        return "you remove, turn, or resolve one or more of an opponent's character dice"


class HandledCharacters(Target[ACharacter]):
    """ "Each opponent's character whose dice you just manipulated", while it is in play."""

    def kind_of_thing(self) -> int:
        return A_CHARACTER

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = tuple(of_opponents(table, frame.seat, frame.many))
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return len(of_opponents(table, frame.seat, frame.many)) > 0

    def says(self, they: bool = False) -> str:
        return "each opponent's character whose dice you just manipulated"

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class PowerOfAttached(Occasion):
    """ "You use the power action on attached character"; the ability waits until it has been carried out."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and it != NOTHING and bearer_of(table, card) == it

    def says(self) -> str:
        return "you use the power action on attached character"


class PowerOfYours(Occasion):
    """ "You use a power action on a card you control"; the ability waits until it has been carried out."""

    about = A_CARD

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and table.controller(it) == seat

    def says(self) -> str:
        return "you use a power action on a card you control"


def of_opponents(table: Table, seat: int, bits: int) -> list[int]:
    """The characters in play of other players among those with a bit."""
    return [character for other in table.opponents(seat) for character in table.teams[other] if bits >> character & 1]


YOU_HANDLED_THEIRS: Final = HandlesTheirs(AFTER_HANDLED, NEVER)
HANDLED_CHARACTERS: Final[Target[ACharacter]] = HandledCharacters()
YOU_USED_A_POWER_ACTION: Final = PowerOfYours(AFTER_POWER_ACTION, NEVER)
YOU_USED_POWER_OF_ATTACHED: Final = PowerOfAttached(AFTER_POWER_ACTION, NEVER)
