"""Damage of one effect for the card with the words and for another character, dealt at the same moment (D-705)."""

from __future__ import annotations

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import note_targets
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UNTYPED
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import ACharacter
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.tokens import Deal


class DealBoth(Deal):
    """ "Deal 1 damage to him and 2 damage to another character": one effect, whose damage is dealt to both at the same
    moment (D-65, D-705). Later words point at the other one.
    """

    def __init__(self, own: int, this: Target[ACharacter], more: int, other: Target[ACharacter]) -> None:
        Deal.__init__(self, more, other)
        self.own = own
        """The damage for the card with these words."""
        self.this = this

    def reads(self, it: int, this: int) -> None:
        self.this.reads(it, this)
        Deal.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        picked, more = frame.picked, self.amount.value(table, frame)
        him = (frame.card,) if table.is_in_play(frame.card) else ()
        table.done(len(him) > 0 and len(picked) > 0, more, picked[0] if picked else NOTHING)
        if table.setup.asks_for:
            note_targets(table, him + picked)
        amounts = (self.own,) * len(him) + (more,) * len(picked)
        damage.deal(table, him + picked, amounts, UNTYPED, False, frame.seat)

    def says(self, they: bool = False) -> str:
        more = Deal.says(self, they).removeprefix("deal ")
        return f"deal {self.own} damage to {self.this.says(they)} and {more}"


def deal_both(own: int, this: Target[ACharacter], more: int, other: Target[ACharacter]) -> Phrase:
    """Damage for the card with these words and for another character, at the same moment."""
    return DealBoth(own, this, more, other)
