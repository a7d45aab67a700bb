"""Planning: every player puts one or two action cards face down, then all are revealed (SPB-RND-05 to 08)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION, TOGETHER
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_PLANNED, TOLD_REVEALED
from sandtable.games.space_bastards.names import cards
from sandtable.games.space_bastards.state import ALL_CARDS, Table, replaced
from sandtable.games.space_bastards.terms import NOTHING, RELATIONSHIPS


def singles(hand: int) -> list[int]:
    return [1 << card for card in range(RELATIONSHIPS) if hand >> card & 1]


def doubles(hand: int) -> list[int]:
    """Pairs of different cards (SPB-RND-06)."""
    ones = singles(hand)
    return [first | second for at, first in enumerate(ones) for second in ones[at + 1 :]]


ONE_CARD: Final = [singles(hand) for hand in range(ALL_CARDS + 1)]
"""The single cards of every possible hand."""
ONE_OR_TWO: Final = [singles(hand) + doubles(hand) for hand in range(ALL_CARDS + 1)]


def plans(table: Table, seat: int) -> list[int]:
    """The options of a seat: one card, or two for money; none without a card (SPB-RND-08)."""
    can_pay = table.money[seat] >= table.setup.costs.second_action
    return ONE_OR_TWO[table.hand[seat]] if can_pay else ONE_CARD[table.hand[seat]]


def is_double(mask: int) -> bool:
    return mask & (mask - 1) != 0


JUDGED: Final = 1
"""The step of a judged copy in which all have planned."""


class Planning(Node):
    """Asks seat by seat from the starting player; the cards stay hidden."""

    def step(self, table: Table, frame: Frame) -> None:
        while frame.many < table.setup.seats:
            seat = (table.starter + frame.many) % table.setup.seats
            if table.hand[seat]:
                if frame.answer == NOTHING and not table.choose(frame, seat, plans(table, seat)):
                    return
                put_down(table, seat, frame.answer)
                frame.answer = NOTHING
            frame.many += 1
        if table.is_trial and table.keeps_plans and frame.step != JUDGED:
            frame.step = JUDGED
            table.put(table.starter, [NOTHING])
            return
        table.frames.pop()
        reveal(table)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "the action card of this round, or two for money"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return cards(option)

    def question(self, table: Table, frame: Frame) -> int:
        return ACTION if frame.step == JUDGED else TOGETHER

    def begins_something(self, frame: Frame) -> bool:
        return True


def put_down(table: Table, seat: int, mask: int) -> None:
    """Put cards face down; a second card is paid at once, so the number of cards is public (SPB-RND-06)."""
    table.planned = replaced(table.planned, seat, mask)
    if is_double(mask):
        table.money[seat] -= table.setup.costs.second_action
    if table.telling:
        table.tell(TOLD_PLANNED, seat, (mask,), seat)


def reveal(table: Table) -> None:
    """Reveal all planned cards together and take them out of the hands (SPB-RND-07, 09)."""
    table.is_revealed = True
    for seat in table.in_order(table.starter):
        table.hand = replaced(table.hand, seat, table.hand[seat] & ~table.planned[seat])
        if table.telling and table.planned[seat]:
            table.tell(TOLD_REVEALED, seat, (table.planned[seat],))


PLANNING: Final = Planning()
