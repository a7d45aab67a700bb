"""Damage that is moved among the characters of a player: "move two damage among your characters as you wish"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.moving import MoveDamage


class HasUnmoved(Trait):
    """Silent: a character with damage that the words around have not moved there (D-780)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.damage[thing] > taken_in(table).count(thing)


class MoveOnce(MoveDamage):
    """Move one damage; the words around note who has taken it."""

    def _move(self, table: Table, frame: Frame) -> None:
        around = table.frames[-2]
        MoveDamage._move(self, table, frame)
        if table.frames[-1] is not frame:
            around.numbers += frame.picked


class MoveAmong(Phrase):
    """One damage after another, each once and from any of the characters to any other one (DST-MOV-04, D-98, D-780).

    `numbers` holds the characters that have taken damage, one by one.
    """

    hands = NOTHING_YET

    def __init__(self, count: int) -> None:
        self.count = count
        self.phrase = MoveOnce(1, a(Narrowed(CHARACTER.yours.damaged, HasUnmoved())), a(CHARACTER.yours.other))

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


def taken_in(table: Table) -> tuple[int, ...]:
    """The characters that the innermost such words have moved damage to; none outside of them."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        if isinstance(frames[at].node, MoveAmong):
            return frames[at].numbers
    return ()
