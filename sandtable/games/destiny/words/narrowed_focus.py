"""A die whose focus may be worth more for turning fewer kinds of dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import FOCUS, SYMBOL_NAMES
from sandtable.games.destiny.words.abilities import TriggeredParagraph
from sandtable.games.destiny.words.amounts import THAT_MANY
from sandtable.games.destiny.words.events_of_play import resolving_this
from sandtable.games.destiny.words.joints import Phrase, may
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.subtypes import spelled
from sandtable.games.destiny.words.pointing import Handed
from sandtable.games.destiny.words.targets.picked import up_to
from sandtable.games.destiny.words.verbs.raising import RaiseValue
from sandtable.games.destiny.words.verbs.turn import Turn

NARROWED: Final = 1
"""The worth of the frame that resolves such a die, until the effect itself begins."""


class RaiseAndNarrow(RaiseValue):
    """ "Increase its value by 1. If you do, its effect can only turn droid dice"."""

    def __init__(self, more: int, subtype: str) -> None:
        RaiseValue.__init__(self, more)
        self.subtype = subtype

    def step(self, table: Table, frame: Frame) -> None:
        resolving = being_resolved(table, frame.it)
        if resolving is not None:
            resolving.worth = NARROWED
        RaiseValue.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{RaiseValue.says(self, they)}. If you do, its effect can only turn {spelled(self.subtype)} dice"


class TurnWide(Phrase):
    """The focus of such a die: the usual one, or only dice of cards with the subtype."""

    def __init__(self, subtype: str) -> None:
        self.first = Turn(up_to(THAT_MANY, DIE.yours.other))
        self.second = Turn(up_to(THAT_MANY, DIE.yours.other.called(subtype)))

    def reads(self, it: int, this: int) -> None:
        self.first.reads(it, this)

    def hands_on(self, it: int, this: int) -> Handed:
        return self.first.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            table.done(frame.full, frame.many, frame.it, frame.worth)
            return
        frame.step = 1
        resolving = being_resolved(table, frame.die)
        is_narrowed = resolving is not None and resolving.worth == NARROWED
        table.push(self.second if is_narrowed else self.first, frame)

    def says(self, they: bool = False) -> str:
        return self.first.says(they)


class FocusForMore(TriggeredParagraph):
    """ "Before you resolve this die showing focus, you may increase its value by 1. If you do, its effect can only turn
    droid dice."
    """

    def __init__(self, more: int, subtype: str) -> None:
        occasion = resolving_this(FOCUS)
        TriggeredParagraph.__init__(self, "Before", occasion.before, occasion, may(RaiseAndNarrow(more, subtype)))
        self.focus = TurnWide(subtype)

    def put_on(self, printed: Print) -> None:
        TriggeredParagraph.put_on(self, printed)
        printed.own_words = printed.own_words or [None] * len(SYMBOL_NAMES)
        printed.own_words[FOCUS] = self.focus


def focus_for_more(more: int, subtype: str) -> FocusForMore:
    return FocusForMore(more, subtype)
