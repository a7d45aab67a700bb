"""Dice that their player can resolve only at times, and words that come before an action of the turn."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import UPGRADE_CARD
from sandtable.games.destiny.words.abilities import Action, Paragraph
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import Handed, stand_on
from sandtable.games.destiny.words.verbs.phases import ExtraAction


class ResolvedWhileExhausted(Paragraph):
    """ "You cannot resolve this die unless this upgrade is exhausted": as a modifier neither (D-542)."""

    def put_on(self, printed: Print) -> None:
        stand_on("this upgrade", printed.kind, (UPGRADE_CARD,))
        printed.resolved_exhausted = True

    def says(self) -> str:
        return "You cannot resolve this die unless this upgrade is exhausted."


class BeforeAnAction(Action):
    """ "Before you take an action, you may ...": offered beside the actions, and an action follows (D-541)."""

    def __init__(self, phrase: Phrase) -> None:
        Action.__init__(self, BeforeOne(phrase))

    def put_on(self, printed: Print) -> None:
        printed.before_actions |= 1 << len(printed.actions)
        Action.put_on(self, printed)

    def says(self) -> str:
        return f"Before you take an action, you may {self.phrase.says()}."


class BeforeOne(Phrase):
    """Words that are carried out before an action, which their player may take then."""

    def __init__(self, phrase: Phrase) -> None:
        self.first = phrase
        self.second = ExtraAction()

    def hands_on(self, it: int, this: int) -> Handed:
        return self.first.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step < 2:
            frame.step += 1
            table.push(self.first if frame.step == 1 else self.second, frame)
        else:
            table.done(True, frame.many, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.first.says(they)


def before_an_action(phrase: Phrase) -> Paragraph:
    return BeforeAnAction(phrase)


RESOLVED_WHILE_EXHAUSTED: Final = ResolvedWhileExhausted()
