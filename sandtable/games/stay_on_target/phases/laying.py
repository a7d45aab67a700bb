"""A new Attack Run begins and its row is laid: cards come back, players lay some of those they draw (sections 4, 7)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY, NOTHING
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import CHOOSING, LAYING, PLACES

MOST_IN_HAND: Final = 20
PLACES_IN_HAND: Final = [list(range(cards)) for cards in range(MOST_IN_HAND + 1)]
"""The places in a hand, by the number of its cards."""


class Laying(Step):
    """Seat after seat, clockwise; an option is a card by its place in the hand (SOT-RUN-01 to 05)."""

    def begin(self, table: Table) -> None:
        begin_run(table)
        table.tell(lines.TOLD_PHASE, NOBODY, (LAYING, 0))
        table.waiting = tuple(table.clockwise())
        draw_hand(table)

    def options(self, table: Table, seat: int) -> list[int]:
        return PLACES_IN_HAND[len(table.hand)]

    def take(self, table: Table, seat: int, option: int) -> None:
        card = table.hand[option]
        is_laid = not is_returning(table)
        table.hand = table.hand[:option] + table.hand[option + 1 :]
        if is_laid:  # the row grows away from the Death Star (SOT-RUN-03, SOT-D05)
            place = laid(table)
            table.row[place] = card
            table.tell(lines.TOLD_LAID, seat, (card, place + 1), seat)
        else:
            give_back(table, seat, card)
        if is_returning(table) and len(table.hand) == 1:
            give_back(table, seat, table.hand[0])
            table.hand = ()
        if not table.hand:
            table.waiting = table.waiting[1:]
            draw_hand(table)

    def finish(self, table: Table) -> int:
        fill(table)
        return CHOOSING

    def prompt(self, table: Table, seat: int) -> str:
        if is_returning(table):
            return "which card goes under the deck first"
        return f"which card to lay face down in place {laid(table) + 1}"

    def option(self, table: Table, seat: int, option: int) -> str:
        return table.setup.card_name(table.hand[option])


def begin_run(table: Table) -> None:
    """All cards come back and are shuffled; the next seat is first player (SOT-D14)."""
    table.round += 1
    table.first = (table.opener + table.round - 1) % table.setup.seats
    table.tell(lines.TOLD_RUN, table.first, (table.round,))
    cards = list(range(len(table.setup.faces)))
    table.dice.shuffle(cards)
    table.collect(cards)


def draw_hand(table: Table) -> None:
    """The next player looks at the top cards of the deck (SOT-RUN-01, 05)."""
    if table.waiting:
        table.hand = tuple([table.draw() for _ in range(table.setup.draw)])
        for card in table.hand:
            table.known[card] |= 1 << table.waiting[0]


def is_returning(table: Table) -> bool:
    """Whether the player has laid what he may: the others go to the bottom, in his order (SOT-D04)."""
    return len(table.hand) <= table.setup.draw - table.setup.lay


def laid(table: Table) -> int:
    """The number of cards in the row."""
    return PLACES - table.row.count(NOTHING)


def give_back(table: Table, seat: int, card: int) -> None:
    """Put a card to the bottom of the deck (SOT-RUN-02)."""
    table.deck.insert(0, card)
    table.tell(lines.TOLD_RETURNED, seat, (card,), seat)


def fill(table: Table) -> None:
    """The rest of the row comes from the deck; nobody sees it (SOT-RUN-04, SOT-D05)."""
    first = laid(table)
    for place in range(first, PLACES):
        table.row[place] = table.draw()
    if first < PLACES:
        table.tell(lines.TOLD_FILLED, NOBODY, (first + 1, PLACES))
