"""Damage that a player assigns: indirect damage, which the player who gets it divides (DST-IND-02, 07 to 09).

The amounts are asked one character after another, in the order of the team: every division has one sequence of answers,
a question has at most one option for each point and one more, and a team of two is asked once.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SYMBOL_NAMES


def bears(table: Table, character: int) -> int:
    """The limit of a character: its remaining health and its shields (DST-IND-07, D-208)."""
    return table.setup.prints[character].health - table.damage[character] + table.shields[character]


def share_out(table: Table, seat: int, amount: int, kind: int, is_unblockable: bool, by: int) -> None:
    """Let a seat assign damage that another one has caused (`by`) among its own characters, then deal it."""
    frame = table.start(ASSIGNING, seat, table.frames[-1].card)
    frame.many = amount
    frame.numbers = (by, kind, 1 if is_unblockable else 0)


class Assigning(Node):
    """Asks the seat that gets `many` damage for the amount of each character; `picked` holds the amounts so far.

    `numbers` holds the seat that caused the damage, its kind, and whether it is unblockable.
    """

    def step(self, table: Table, frame: Frame) -> None:
        team = table.teams[frame.seat]
        if frame.answer != NOTHING:
            frame.picked += (frame.answer,)
            frame.answer = NOTHING
        while len(frame.picked) < len(team):
            if not table.choose(frame, frame.seat, self._amounts(table, frame, team)):
                return
            frame.picked += (frame.answer,)
            frame.answer = NOTHING
        by, kind, unblockable = frame.numbers
        hit = [at for at in range(len(team)) if frame.picked[at] > 0]
        characters, amounts = tuple([team[at] for at in hit]), tuple([frame.picked[at] for at in hit])
        table.done(len(hit) > 0, frame.many if hit else 0, NOTHING)
        if hit:
            damage.deal(table, characters, amounts, kind, unblockable > 0, by)

    def _amounts(self, table: Table, frame: Frame, team: tuple[int, ...]) -> list[int]:
        """The amounts that the next character may get.

        No more than its limit while the rest has room below its own (DST-IND-07); where all limits together are less
        than the damage, each character gets its limit and the excess goes to any of them (DST-IND-08).
        """
        at = len(frame.picked)
        left = frame.many - sum(frame.picked)
        rest = sum([bears(table, character) for character in team[at + 1 :]])
        limit = bears(table, team[at])
        excess = frame.many - sum([bears(table, character) for character in team])
        if excess > 0:
            if at == len(team) - 1:
                return [left]
            return list(range(limit, left - rest + 1))
        return list(range(max(left - rest, 0), min(limit, left) + 1))

    def prompt(self, table: Table, frame: Frame) -> str:
        sort = SYMBOL_NAMES[frame.numbers[1]] if frame.numbers[1] else ""
        left = frame.many - sum(frame.picked)
        name = own_name(table, next_to_get(table, frame))
        return f"Assign {left} {sort + ' ' if sort else ''}damage: how much of it to {name}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"{option} to {own_name(table, next_to_get(table, frame))}"

    def says(self, they: bool = False) -> str:
        return "assign damage"


def next_to_get(table: Table, frame: Frame) -> int:
    """The character that the open question of an assignment is about."""
    return table.teams[frame.seat][len(frame.picked)]


ASSIGNING: Final = Assigning()
