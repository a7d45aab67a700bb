"""Occasions of battlefields: reroll actions of opponents, pilots of any player, cards of a chosen cost."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import NUMBER, kept_choice
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_PILOTING,
    AFTER_PLAYED,
    AFTER_REROLL_ACTION,
    NOBODY,
    NOTHING,
)
from sandtable.games.destiny.words.flips import OpponentRerolls
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.kept_choices import KeepsChoice
from sandtable.games.destiny.words.named_symbol import highest
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.players import Another, They
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, need
from sandtable.games.destiny.words.verbs.sides import Sides


class OpponentTakesReroll(OpponentRerolls):
    """The same in the words "the reroll dice action"."""

    def says(self) -> str:
        return "an opponent takes the reroll dice action"


class ForcedWhoDid(They):
    """ "Force them to ...": the player of the occasion."""

    def possible(self, table: Table, frame: Frame) -> bool:
        """True where that player could carry out the words."""
        return self.phrase.possible(table, Frame(self.phrase, frame.it, frame.card, NOTHING, NOTHING, 0))

    def says(self, they: bool = False) -> str:
        return f"force them to {self.phrase.says_of_them()}"


class AnyoneBeginsPiloting(Occasion):
    """ "Any player's character begins piloting a vehicle" (DST-PIL-06); the vehicle is "it"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "any player's character begins piloting a vehicle"


class ItsPlayer(Another):
    """ "That player may ...": the controller of the occasion's card (DST-BFX-10)."""

    def reads(self, it: int, this: int) -> None:
        need("that player", it, A_CARD)

    def who(self, table: Table, frame: Frame) -> int:
        return table.controller(frame.it) if frame.it >= 0 else NOBODY

    def says(self, they: bool = False) -> str:
        return f"that player {self.phrase.says(True).removeprefix('they ')}"


HIGHEST_COST: Final = 8
"""The highest cost that is printed on a card of any set."""


class ChooseNumber(KeepsChoice):
    """ "Choose a number", for other abilities of this card (DST-SRH-05). Of those that nothing has one is offered."""

    def __init__(self) -> None:
        KeepsChoice.__init__(self, NUMBER, "number")

    def choices(self, table: Table) -> list[int]:
        return numbers_of(table)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


def numbers_of(table: Table) -> list[int]:
    """The numbers up to the highest cost of any card or value of a side that all can see, and one more (D-896)."""
    return list(range(max(HIGHEST_COST, highest(table)) + 2))


class OpponentPlaysChosenCost(Occasion):
    """ "An opponent plays a card with a cost equal to the chosen number": its printed cost (D-118)."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and full_cost(table, it) == kept_choice(table, card, NUMBER)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent plays a card with a cost equal to the chosen number"


class SidesOfChosenNumber(Sides):
    """ "A side showing a value equal to that number" (DST-VAL-01)."""

    def __init__(self) -> None:
        Sides.__init__(self, 0, "showing a value equal to that number")

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        number = kept_choice(table, frame.card, NUMBER)
        return number != NOTHING and table.side_value(table.setup.card_of[die], side, die) == number


def force_who_did(phrase: Phrase) -> Phrase:
    return ForcedWhoDid(phrase)


def its_player(phrase: Phrase) -> Phrase:
    return ItsPlayer(phrase)


REROLL_TAKEN: Final = OpponentTakesReroll(AFTER_REROLL_ACTION, NEVER)
ANYONE_BEGINS_PILOTING: Final = AnyoneBeginsPiloting(AFTER_PILOTING, NEVER)
OPPONENT_PLAYS_CHOSEN_COST: Final = OpponentPlaysChosenCost(AFTER_PLAYED, NEVER)
SIDE_OF_CHOSEN_NUMBER: Final = SidesOfChosenNumber()
