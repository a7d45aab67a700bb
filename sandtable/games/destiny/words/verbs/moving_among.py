"""Damage that is moved among the characters of a player: "move two damage among your characters as you wish"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.moving import MoveDamage


class MoveAmong(Phrase):
    """One damage after another, each from any of the characters to any other one (DST-MOV-04, D-98)."""

    hands = NOTHING_YET

    def __init__(self, count: int) -> None:
        self.count = count
        self.phrase = MoveDamage(1, a(CHARACTER.yours.damaged), a(CHARACTER.yours.other))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0 and not frame.full:
            table.done(False, frame.step - 1, NOTHING)
        elif frame.step == self.count or not self.possible(table, frame):
            table.done(frame.step == self.count, frame.step, NOTHING)
        else:
            frame.step += 1
            table.push(self.phrase, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.teams[frame.seat]) > 1 and self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        whose, who = ("their", "they") if they else ("your", "you")
        return f"move {self.count} damage among {whose} characters as {who} wish"
