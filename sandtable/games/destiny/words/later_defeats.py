"""A defeat by damage that waits for the end of the round."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, INSTEAD_OF_DEFEAT
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, stand_on
from sandtable.games.destiny.words.targets.pointed import THIS_CHARACTER
from sandtable.games.destiny.words.verbs.delayed import AfterRound
from sandtable.games.destiny.words.verbs.tokens import Defeat


class ThisDefeatedByDamage(Occasion):
    """ "This character would be defeated by damage", also by damage that was moved or placed, or for lost health."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True for the character itself; `many` is BY_WORDS where words defeat it and not damage."""
        return it == card and many == 0

    def says(self) -> str:
        return "this character would be defeated by damage"


class DefeatAfterRound(AfterRound):
    """ "Defeat it after this round ends": once, however often it would have been defeated until then (D-406)."""

    def __init__(self) -> None:
        AfterRound.__init__(self, Defeat(THIS_CHARACTER), "defeat it after this round ends")

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if any([pending.card == frame.card and pending.node is self.phrase for pending in table.delayed]):
            table.done(True, frame.many, frame.it)
        else:
            AfterRound.step(self, table, frame)


def defeated_after_round() -> Paragraph:
    """ "Before this character would be defeated by damage, instead defeat it after this round ends"."""
    occasion = ThisDefeatedByDamage(NEVER, INSTEAD_OF_DEFEAT)
    return TriggeredParagraph("instead", INSTEAD_OF_DEFEAT, occasion, DefeatAfterRound())
