"""Damage that falls from one character to the next: 3 to one, 2 to another, 1 to a third (Force Wave)."""

from __future__ import annotations

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UNTYPED
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.picked import a

ORDINALS = ("a character", "another character", "a third character")


class DealEach(Verb[ACharacter]):
    """Deal each of these amounts to another character, one after another; `picked` holds those that got theirs."""

    takes = A_CHARACTER

    def __init__(self, *amounts: int) -> None:
        self.amounts = amounts
        self.on = a(CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            self._hit(table, frame)
            return
        found = [each for each in CHARACTER.find(table, frame) if each not in frame.picked]
        if not found or len(frame.picked) == len(self.amounts):
            first = frame.picked[0] if frame.picked else NOTHING
            table.done(len(frame.picked) == len(self.amounts), len(frame.picked), first)
        elif table.choose(frame, frame.seat, found):
            self._hit(table, frame)

    def _hit(self, table: Table, frame: Frame) -> None:
        amount = self.amounts[len(frame.picked)]
        frame.picked += (frame.answer,)
        frame.answer = NOTHING
        damage.deal(table, frame.picked[-1:], (amount,), UNTYPED, False, frame.seat)

    def says(self, they: bool = False) -> str:
        said = [f"eal {amount} damage to {ORDINALS[at]}" for at, amount in enumerate(self.amounts)]
        return "d" + ". D".join(said)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Deal {self.amounts[len(frame.picked)]} damage to"
