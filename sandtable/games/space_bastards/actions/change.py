"""Relationship Change: each player exchanges a race card and locks the relationship (SPB-CHG-01 to 13)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION, INSIDE
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_EXCHANGED, TOLD_LOCKED, TOLD_SWAPPED
from sandtable.games.space_bastards.names import relation
from sandtable.games.space_bastards.state import Table, increased, replaced
from sandtable.games.space_bastards.terms import (
    ATTACHED,
    CHANGE,
    NO,
    NOTHING,
    RACE_NAMES,
    RACES,
    RELATIONSHIP_NAMES,
)

WHAT: Final = 0
CARD: Final = 1
SWAP: Final = 2
LOCK: Final = 3
LOCK_MORE: Final = 4

LOCK_ONLY: Final = 16
"""Added to a relationship: lock it and change nothing (SPB-CHG-04)."""
YES: Final = 1
MOST_LOCKS: Final = 2
"""The most additional relationships that one card may lock (SPB-CHG-12)."""


class Changing(Node):
    """`numbers` holds the seats in order, `many` the number of finished seats, `planet` the chosen relationship,
    `what` the number of additional locks.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if not frame.numbers:
            frame.numbers = change_order(table, frame.seat)
        if frame.many == len(frame.numbers):
            table.frames.pop()
        elif frame.step == WHAT:
            self._choose_what(table, frame)
        elif frame.step == CARD:
            self._choose_card(table, frame)
        elif frame.step == SWAP:
            self._swap(table, frame)
        elif frame.step == LOCK:
            frame.step = LOCK_MORE
            frame.what = 0
            lock(table, self._seat(frame), frame.planet)
        else:
            self._lock_more(table, frame)

    def _seat(self, frame: Frame) -> int:
        return frame.numbers[frame.many]

    def _next(self, frame: Frame) -> None:
        frame.many += 1
        frame.step = WHAT

    def _choose_what(self, table: Table, frame: Frame) -> None:
        """Ask for the relationship: to exchange a card, only to lock it, or none (SPB-CHG-02, 04, SPB-D19)."""
        if frame.answer == NOTHING:
            free = unlocked(table)
            if not free:
                self._next(frame)
                return
            exchanges = [each for each in free if exchanges_of(table, each)]
            table.choose(frame, self._seat(frame), [NO, *exchanges, *[LOCK_ONLY + each for each in free]])
            return
        answer = frame.answer
        frame.answer = NOTHING
        if answer == NO:
            self._next(frame)
        else:
            frame.planet = answer % LOCK_ONLY
            frame.step = SWAP if answer >= LOCK_ONLY else CARD

    def _choose_card(self, table: Table, frame: Frame) -> None:
        """Ask for the side and the card of the offer."""
        options = exchanges_of(table, frame.planet)
        if frame.answer == NOTHING and not table.choose(frame, self._seat(frame), options):
            return
        side, race = divmod(frame.answer, RACES)
        frame.answer = NOTHING
        frame.step = SWAP
        exchange(table, self._seat(frame), frame.planet, side, race)

    def _swap(self, table: Table, frame: Frame) -> None:
        """Offer boost A to players of the card (SPB-CHG-10, 13); with two equal cards it would have no effect."""
        seat = self._seat(frame)
        at = frame.planet * 2
        can_swap = may_boost(table, seat, table.setup.costs.swap) and table.pairs[at] != table.pairs[at + 1]
        if frame.answer == NOTHING and can_swap:
            table.choose(frame, seat, [NO, YES])
            return
        if frame.answer == YES:
            table.money[seat] -= table.setup.costs.swap
            pairs = table.pairs.copy()
            pairs[at], pairs[at + 1] = pairs[at + 1], pairs[at]
            table.pairs = pairs
            if table.telling:
                table.tell(TOLD_SWAPPED, seat, (frame.planet, table.pairs[at], table.pairs[at + 1]))
        frame.answer = NOTHING
        frame.step = LOCK

    def _lock_more(self, table: Table, frame: Frame) -> None:
        """Offer boost B, up to twice (SPB-CHG-12)."""
        seat = self._seat(frame)
        if frame.answer == NOTHING:
            may_lock = frame.what < MOST_LOCKS and may_boost(table, seat, table.setup.costs.lock)
            free = unlocked(table) if may_lock else []
            if free:
                table.choose(frame, seat, [NO, *free])
            else:
                self._next(frame)
            return
        answer = frame.answer
        frame.answer = NOTHING
        if answer == NO:
            self._next(frame)
        else:
            table.money[seat] -= table.setup.costs.lock
            frame.what += 1
            lock(table, seat, answer)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == WHAT:
            return "which relationship to change or lock"
        name = relation(table, frame.planet)
        if frame.step == CARD:
            return f"the race card to exchange in {name}"
        if frame.step == SWAP:
            return f"swap the race cards of {name} for {table.setup.costs.swap} money"
        return f"lock one more relationship for {table.setup.costs.lock} money"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO:
            return "no"
        if frame.step == SWAP:
            return "yes"
        if frame.step == CARD:
            side, race = divmod(option, RACES)
            return (
                f"{RACE_NAMES[table.pairs[frame.planet * 2 + side]]} {('left', 'right')[side]} for {RACE_NAMES[race]}"
            )
        if option >= LOCK_ONLY:
            return f"only lock {relation(table, option - LOCK_ONLY)}"
        return f"{'change' if frame.step == WHAT else 'lock'} {RELATIONSHIP_NAMES[option]}"

    def question(self, table: Table, frame: Frame) -> int:
        return ACTION if frame.step == WHAT else INSIDE

    def begins_something(self, frame: Frame) -> bool:
        return frame.step in (WHAT, SWAP, LOCK_MORE)


def change_order(table: Table, first: int) -> tuple[int, ...]:
    """The seats in order: players of the card from the starting player on, then the others from the first of them
    (SPB-CHG-06 to 08)."""
    players = [seat for seat in table.in_order(table.starter) if has_played(table, seat)]
    others = [seat for seat in table.in_order(first) if not has_played(table, seat)]
    return tuple(players + others)


def has_played(table: Table, seat: int) -> bool:
    return table.planned[seat] >> CHANGE & 1 == 1


def may_boost(table: Table, seat: int, price: int) -> bool:
    """True for a seat that played the card and can pay (SPB-CHG-13)."""
    return has_played(table, seat) and table.money[seat] >= price


def unlocked(table: Table) -> list[int]:
    """Relationships without a stop token (SPB-CHG-03)."""
    return [each for each in range(ATTACHED) if not table.locks >> each & 1]


def exchanges_of(table: Table, relationship: int) -> list[int]:
    """Exchanges with the offer, as side * RACES + new race; an exchange for an equal card would only lock."""
    offered = [race for race in range(RACES) if table.offer[race]]
    left = table.left(relationship)
    right = table.right(relationship)
    return [race for race in offered if race != left] + [RACES + race for race in offered if race != right]


def exchange(table: Table, seat: int, relationship: int, side: int, race: int) -> None:
    """Exchange a race card; the removed card joins the offer (SPB-D19)."""
    at = relationship * 2 + side
    old = table.pairs[at]
    table.offer = increased(increased(table.offer, old, 1), race, -1)
    table.pairs = replaced(table.pairs, at, race)
    if table.telling:
        table.tell(TOLD_EXCHANGED, seat, (relationship, old, race))


def lock(table: Table, seat: int, relationship: int) -> None:
    table.locks |= 1 << relationship
    if table.telling:
        table.tell(TOLD_LOCKED, seat, (relationship,))


CHANGING: Final = Changing()
