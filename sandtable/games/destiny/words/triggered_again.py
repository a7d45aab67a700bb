"""Abilities that are triggered one more time."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_ACTIVATED, NOBODY, NOTHING
from sandtable.games.destiny.triggers import triggered
from sandtable.games.destiny.words.abilities import WhenTriggered
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import ACTIVATED
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, need


class TriggerActivated(Phrase):
    """That character's "after you activate this character" ability enters the queue once more (D-520)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        found = abilities_of(table, frame.it)
        if frame.step == 0:
            frame.step = 1
            if not found:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, list(range(len(found)))):
                return
        ability = found[frame.answer]
        triggered(table, (Pending(ability.effect(), frame.seat, frame.it, frame.it, 0, NOBODY),))
        table.done(True, 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(abilities_of(table, frame.it)) > 0

    def says(self, they: bool = False) -> str:
        return 'trigger that character\'s "After you activate this character" ability one additional time'

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Trigger which ability?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return abilities_of(table, frame.it)[option].phrase.says()


def abilities_of(table: Table, character: int) -> list[WhenTriggered]:
    """The abilities of a character in play that wait for its own activation, in the order of its text; the keyword
    Detect is none of them (D-520).
    """
    if character == NOTHING or not table.is_in_play(character):
        return []
    return [
        ability
        for ability in table.setup.prints[character].triggers
        if isinstance(ability, WhenTriggered)
        and ability.occurrence == AFTER_ACTIVATED
        and ability.occasion is ACTIVATED
    ]


TRIGGER_ACTIVATED: Final = TriggerActivated()
