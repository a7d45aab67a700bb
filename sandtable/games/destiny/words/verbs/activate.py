"""Activating characters through a card."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, ACTIVATE_TOGETHER, may_activate
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.joints import BEGUN, Undertaking
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, NOTHING_YET, ACard
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target


class CanActivate(Trait):
    """Silent: a ready card that can be activated, a character or a support with a die (DST-ACTV-05, 07)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_activate(table, thing) and (table.is_character(thing) or table.kind(thing) == SUPPORT_CARD)


class CharacterOrSupport(Narrowed[ACard]):
    """ "One of your characters or supports"."""

    def singular(self, they: bool) -> str:
        return f"one of {'their' if they else 'your'} characters or supports"


class Activate(Undertaking[ACard]):
    """Activate a ready character or support (DST-ACTV-01, 07); the whole activation, before-abilities included.

    A card of an opponent is activated by its controller, whose Guardian and whose abilities act then (DST-ACV-01).
    """

    takes = A_CARD

    def __init__(self, on: Target[ACard]) -> None:
        self.on = on.narrowed(CanActivate())

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or table.exhausted[frame.picked[0]]:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        table.start(ACTIVATE_CARD, table.controller(frame.picked[0]), frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Activate which character?" if self.on.kind_of_thing() == A_CHARACTER else "Activate which card?"


class ActivateAtOnce(Activate):
    """Activate several characters together: no die is rolled before all are activated."""

    hands = NOTHING_YET

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(self.on.full(table, frame), 0, NOTHING)
            return
        frame.step = BEGUN
        table.start(ACTIVATE_TOGETHER, frame.seat, NOTHING).picked = frame.picked

    def says(self, they: bool = False) -> str:
        return f"activate {self.on.says(they)} at once"


class SpotToActivate(Activate):
    """ "Spot a pilot to activate it": the card that is spotted is the one that is activated."""

    def __init__(self, noun: Noun[ACard]) -> None:
        Activate.__init__(self, One(noun))
        self.noun = noun

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to activate it"


class AlsoActivate(Activate):
    """ "(Activate ...) and one of an opponent's characters": the verb is said once."""

    def says(self, they: bool = False) -> str:
        return f"one of {self.on.says(they)}s"


YOUR_CHARACTER_OR_SUPPORT: Final[Noun[ACard]] = CharacterOrSupport(ANY_CARD.yours, CanActivate())
