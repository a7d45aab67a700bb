"""Drawing strategy cards at set-up (TOI-SET-04, 05) and in the Status Phase (TOI-STA-02, 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_DRAW
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING

NO_CARD: Final = -2
"""The answer that draws no card."""
SHARED: Final = 2
"""In `Table.decks`, after those of both seats: the decks that both sides draw from, where there are any (D-TOI-177)."""
FIRST_SHARED: Final = 100
"""The number of the first of them, after those of a seat."""


class OpeningDraw(Node):
    """Draws the starting cards one by one with a free choice of deck each time; `many` are still to come."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            draw(table, frame.seat, frame.answer)
            frame.answer = NOTHING
            frame.many -= 1
        decks = full_decks(table, frame.seat)
        if frame.many <= 0 or not decks:
            table.frames.pop()
        else:
            table.choose(frame, table.spokesman(frame.seat), decks)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Draw a starting strategy card"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return deck_words(table, frame.seat, option)

    def begins_something(self, frame: Frame) -> bool:
        return True


class StatusDraw(Node):
    """The player may draw one card; a card with a plus allows a second, and never a third (TOI-STA-02)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NO_CARD:
            table.frames.pop()
            return
        may_draw = frame.many == 0
        if frame.answer != NOTHING:
            card = draw(table, frame.seat, frame.answer)
            frame.answer = NOTHING
            may_draw = frame.many == 0 and table.setup.cards[card].has_plus
            frame.many += 1
        decks = full_decks(table, frame.seat)
        if may_draw and decks:
            table.put(table.spokesman(frame.seat), [NO_CARD, *decks])
        else:
            table.frames.pop()

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Draw one more strategy card" if frame.many else "Draw a strategy card"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "draw no card" if option == NO_CARD else deck_words(table, frame.seat, option)

    def begins_something(self, frame: Frame) -> bool:
        return True


def full_decks(table: Table, seat: int) -> list[int]:
    """The decks of a seat, and those of both sides, that still have cards (TOI-STA-03, D-TOI-177)."""
    decks = table.decks[seat]
    found = [deck for deck in range(len(decks)) if decks[deck]]
    if len(table.decks) > SHARED:
        shared = table.decks[SHARED]
        found.extend([FIRST_SHARED + deck for deck in range(len(shared)) if shared[deck]])
    if table.setup.decks_change:
        found = [deck for deck in found if is_in_use(table, seat, deck)]
    return found


def is_in_use(table: Table, seat: int, deck: int) -> bool:
    """True for a deck from which the scenario lets a side draw now (D-TOI-178, 188)."""
    whose, at = pile_of(seat, deck), deck % FIRST_SHARED
    first, last = table.setup.deck_rounds[whose][at]
    condition = table.setup.deck_conditions[whose][at]
    return first <= max(1, table.round) <= last and (condition is None or condition.holds(TableView(table)))


def pile_of(seat: int, deck: int) -> int:
    """The owner of a deck: its seat, or SHARED."""
    return SHARED if deck >= FIRST_SHARED else seat


def draw(table: Table, seat: int, deck: int) -> int:
    """Turn the top card of a deck face up in the headquarters area, and return it."""
    table.note_luck()
    whose = pile_of(seat, deck)
    at = deck % FIRST_SHARED
    decks = table.decks[whose]
    card = decks[at][-1]
    left = (*decks[:at], decks[at][:-1], *decks[at + 1 :])
    table.decks = (*table.decks[:whose], left, *table.decks[whose + 1 :])
    add_available(table, seat, card)
    if table.telling:
        table.tell(TOLD_DRAW, seat, (card,))
    return card


def add_available(table: Table, seat: int, card: int) -> None:
    cards = (*table.available[seat], card)
    table.available = (cards, table.available[1]) if seat == 0 else (table.available[0], cards)


def deck_words(table: Table, seat: int, deck: int) -> str:
    whose = pile_of(seat, deck)
    at = deck % FIRST_SHARED
    return f"from {table.setup.deck_names[whose][at]} ({len(table.decks[whose][at])} cards)"


OPENING_DRAW: Final = OpeningDraw()
STATUS_DRAW: Final = StatusDraw()
