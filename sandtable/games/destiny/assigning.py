"""Damage that a player assigns: indirect damage, which the player who gets it divides (DST-IND-02, 07 to 09).

The amounts are asked one character after another: every division has one sequence of answers, a question has no more
than one option for each point and one for none, and a team of two is asked once.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.lines import TOLD_PLACED
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import INDIRECT_DAMAGE, NOTHING, SYMBOL_NAMES
from sandtable.games.destiny.tuples import total


def bears(table: Table, card: int) -> int:
    """The limit of a character: its remaining health and its shields (DST-IND-07, D-208); that of a support that may
    be given indirect damage (DST-IND-19)."""
    printed = table.setup.prints[card]
    if not table.is_character(card):
        return max(printed.bears - table.placed[card], 0)
    return health_of(table, card) - table.damage[card] + table.shields[card]


def bear_all(table: Table, cards: list[int]) -> int:
    return sum(bears(table, card) for card in cards)


def receivers(table: Table, seat: int) -> list[int]:
    """The cards that may be given damage, in the order of the questions: supports that bear some, then characters,
    those last that their text puts there (DST-IND-18)."""
    prints = table.setup.prints
    found = [card for card in table.supports[seat] if prints[card].bears > 0 and bears(table, card) > 0]
    last: list[int] = []
    for character in table.teams[seat]:
        if prints[character].is_assigned_last:
            last.append(character)
        else:
            found.append(character)
    return found + last if last else found


def pay_with_damage(table: Table, seat: int, amount: int) -> None:
    """Let a seat deal itself indirect damage as the cost of a side; the frame below learns nothing (DST-IND-23)."""
    share_out(table, seat, amount, INDIRECT_DAMAGE, False, seat)
    frame = table.frames[-1]
    frame.numbers = (*frame.numbers, 1)


def share_out(table: Table, seat: int, amount: int, kind: int, is_unblockable: bool, by: int) -> None:
    """Let a seat assign damage that another one has caused (`by`) among its own characters, then deal it."""
    frame = table.start(ASSIGNING, seat, table.frames[-1].card)
    frame.many = amount
    frame.numbers = (by, kind, 1 if is_unblockable else 0)


class Assigning(Node):
    """Asks the seat that gets `many` damage for the amount of each receiver; `picked` holds the amounts so far.

    `numbers` holds the seat that caused the damage, its kind, whether it is unblockable, and one more for a payment.
    """

    def step(self, table: Table, frame: Frame) -> None:
        cards = receivers(table, frame.seat)
        if frame.answer != NOTHING:
            frame.picked += (frame.answer,)
            frame.answer = NOTHING
        while len(frame.picked) < len(cards):
            if not table.choose(frame, frame.seat, amounts_for_next(table, frame, cards)):
                return
            frame.picked += (frame.answer,)
            frame.answer = NOTHING
        self._deal(table, frame, cards)

    def _deal(self, table: Table, frame: Frame, cards: list[int]) -> None:
        characters: tuple[int, ...] = ()
        points: tuple[int, ...] = ()
        for at in range(len(cards)):
            if frame.picked[at] > 0 and table.is_character(cards[at]):
                characters += (cards[at],)
                points += (frame.picked[at],)
        if len(frame.numbers) > 3:
            table.frames.pop()
        else:
            table.done(len(characters) > 0, frame.many if characters else 0, NOTHING)
        for at in range(len(cards)):
            if frame.picked[at] > 0 and not table.is_character(cards[at]):
                bear(table, frame.seat, cards[at], frame.picked[at])
        if characters:
            by, kind, unblockable = frame.numbers[0], frame.numbers[1], frame.numbers[2]
            damage.deal(table, characters, points, kind, unblockable > 0, by)

    def prompt(self, table: Table, frame: Frame) -> str:
        sort = SYMBOL_NAMES[frame.numbers[1]] if frame.numbers[1] else ""
        left = frame.many - sum(frame.picked)
        name = own_name(table, next_to_get(table, frame))
        return f"Assign {left} {sort + ' ' if sort else ''}damage: how much of it to {name}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"{option} to {own_name(table, next_to_get(table, frame))}"

    def says(self, they: bool = False) -> str:
        return "assign damage"


def amounts_for_next(table: Table, frame: Frame, cards: list[int]) -> list[int]:
    """The amounts that the next receiver may get.

    A support may be given up to its limit (D-209). A character gets no more than its limit while another one has room
    (DST-IND-07); where all characters together bear less than the damage, each gets its limit, and the excess goes to
    any of them (DST-IND-08).
    """
    at = len(frame.picked)
    card = cards[at]
    left = frame.many - total(frame.picked)
    if at == len(cards) - 1 and table.is_character(card):
        return [left]
    limit = bears(table, card)
    if not table.is_character(card):
        return amounts(0, min(limit, left))
    later = cards[at + 1 :]
    others = bear_all(table, later)
    if left > limit + others or is_above(table, frame, cards):
        return amounts(limit, left - others)
    prints = table.setup.prints
    group = [other for other in later if prints[other].is_assigned_last == prints[card].is_assigned_last]
    if len(group) < len(later):
        others = bear_all(table, group)
    due = min(left, limit + others)
    return amounts(max(due - others, 0), min(limit, due))


def amounts(least: int, most: int) -> list[int]:
    """All amounts from the least to the most; compiled, a loop is quicker than `list(range(...))`."""
    return [amount for amount in range(least, most + 1)]


def is_above(table: Table, frame: Frame, cards: list[int]) -> bool:
    """True where a character has been given more than its limit already, so that all others get at least theirs."""
    return any(
        table.is_character(cards[at]) and frame.picked[at] > bears(table, cards[at]) for at in range(len(frame.picked))
    )


def bear(table: Table, seat: int, support: int, amount: int) -> None:
    """Place damage on a support that may be given it."""
    if table.telling:
        table.tell(TOLD_PLACED, seat, (support, amount, table.placed[support] + amount))
    damage.place(table, support, amount)


def next_to_get(table: Table, frame: Frame) -> int:
    """The card that the open question of an assignment is about."""
    return receivers(table, frame.seat)[len(frame.picked)]


ASSIGNING: Final = Assigning()
