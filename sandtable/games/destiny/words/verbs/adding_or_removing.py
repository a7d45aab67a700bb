"""Tokens of one kind that a player places on a card or removes from it (DST-TOK-01, DST-TOK-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import tokens
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_CARD, ACard
from sandtable.games.destiny.words.targets.target import CHOSEN, Target
from sandtable.games.destiny.words.verbs.placing_tokens import ONE, put_on, remove_from, so_many

HOW_MANY: Final = CHOSEN + 1
"""The step of the choice of the number; tokens that are removed have a number below 0."""


class PlaceOrRemove(Verb[ACard]):
    """ "Place or remove up to 2 resources on a non-character card": the player chooses the card, deed and number."""

    takes = A_CARD

    def __init__(self, most: int, kind: int, on: Target[ACard]) -> None:
        self.most = most
        self.kind = kind
        self.on = on

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == HOW_MANY:
            self._change(table, frame.picked[0], frame.answer, frame.seat)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = HOW_MANY
        there = min(self.most, tokens.tokens_on(table, frame.picked[0], self.kind))
        if table.choose(frame, frame.seat, self._numbers(there)):
            self._change(table, frame.picked[0], frame.answer, frame.seat)

    def _numbers(self, there: int) -> list[int]:
        """The numbers to choose from: those that are placed, none, those that are removed."""
        return [*range(self.most, 0, -1), 0, *range(-1, -there - 1, -1)]

    def _change(self, table: Table, card: int, number: int, seat: int) -> None:
        table.done(True, abs(number), card)
        if number > 0:
            put_on(table, card, self.kind, number, seat)
        elif number < 0:
            remove_from(table, card, self.kind, -number, seat)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step == HOW_MANY and option == 0

    def says(self, they: bool = False) -> str:
        return f"place or remove up to {so_many(str(self.most), self.kind)} on {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        one = ONE[self.kind]
        return f"Place or remove how many {one}s?" if frame.step == HOW_MANY else f"Place or remove a {one} on"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step != HOW_MANY:
            return self.on.name(table, option)
        if option == 0:
            return "none"
        return f"{'place' if option > 0 else 'remove'} {so_many(str(abs(option)), self.kind)}"


class AddOrRemoveOne(PlaceOrRemove):
    """ "Add or remove a resource from a Yellow card in play"."""

    def __init__(self, kind: int, on: Target[ACard]) -> None:
        PlaceOrRemove.__init__(self, 1, kind, on)

    def _numbers(self, there: int) -> list[int]:
        return [1, -1] if there else [1]

    def says(self, they: bool = False) -> str:
        return f"add or remove a {ONE[self.kind]} from {self.on.says(they)}"
