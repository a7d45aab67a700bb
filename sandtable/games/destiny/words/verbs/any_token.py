"""One token of any kind that is added to a card or removed from it (DST-TOK-17)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import tokens
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tokens import TOKEN_NAMES
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_CARD, ACard
from sandtable.games.destiny.words.targets.target import CHOSEN
from sandtable.games.destiny.words.verbs.placing_tokens import put_on, remove_from

KINDS: Final = len(TOKEN_NAMES)


class AddOrRemoveToken(Verb[ACard]):
    """ "Add or remove 1 token from a support or upgrade": the player chooses the card, the kind and the deed."""

    takes = A_CARD

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step < KIND and not self.on.chosen(table, frame):
            return
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        if frame.step != KIND:
            frame.step = KIND
            if not table.choose(frame, frame.seat, self._deeds(table, frame.picked[0])):
                return
        self.deed(table, frame)

    def _deeds(self, table: Table, card: int) -> list[int]:
        """The kinds that may be added, and behind them those that may be removed."""
        there = [kind for kind in range(KINDS) if tokens.tokens_on(table, card, kind) > 0]
        return [*range(KINDS), *[KINDS + kind for kind in there]]

    def deed(self, table: Table, frame: Frame) -> None:
        card, chosen, seat = frame.picked[0], frame.answer, frame.seat
        table.done(True, 1, card)
        if chosen < KINDS:
            put_on(table, card, chosen, 1, seat)
        else:
            remove_from(table, card, chosen - KINDS, 1, seat)

    def says(self, they: bool = False) -> str:
        return f"add or remove 1 token from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Add or remove which token?" if frame.step == KIND else "Add or remove a token on which card?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step != KIND:
            return self.on.name(table, option)
        return f"{'add' if option < KINDS else 'remove'} 1 {TOKEN_NAMES[option % KINDS]}"


KIND: Final = CHOSEN + 1
"""The step of the choice of kind and deed."""
