"""Names of things for options, prompts and the log.

A name says whose thing is meant where another player has one of that name, and which one of several of one player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import BLANK, RESOURCE, SHIELD, SPECIAL, SYMBOL_NAMES

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table


def is_shared(setup: Setup, card: int) -> bool:
    """True where another player brings a card of this title; in a free-for-all always."""
    if setup.seats > 2:
        return True
    title = setup.prints[card].title
    owner = setup.owner[card]
    if any(setup.owner[other] != owner and setup.prints[other].title == title for other in range(setup.loose_from)):
        return True
    return any([seat != owner and setup.prints[card].code in setup.called[seat] for seat in range(setup.seats)])


def place_among_copies(setup: Setup, card: int) -> int:
    """1 for the first copy of this card that its owner brings, 2 for the second ..."""
    first = setup.first_copy[card]
    return sum([1 for other in range(first, card + 1) if setup.first_copy[other] == first])


def has_copies(setup: Setup, card: int) -> bool:
    """True where the owner brings several copies of the card."""
    return setup.first_copy.count(setup.first_copy[card]) > 1


def whose(table: Table, card: int, seat: int) -> str:
    """ " (Player 2)" where that has to be said of a thing of this seat, else ""."""
    return f" (Player {seat + 1})" if is_shared(table.setup, card) else ""


def which(table: Table, card: int) -> str:
    """ " #2" where its owner has several of these characters, or several copies in play at this moment, else ""."""
    setup = table.setup
    if not has_copies(setup, card) or not (table.is_character(card) or table.is_in_play(card)):
        return ""
    if not table.is_character(card):
        first = setup.first_copy[card]
        others = [other for other in range(len(setup.prints)) if setup.first_copy[other] == first and other != card]
        if not any(table.is_in_play(other) for other in others):
            return ""
    return f" #{place_among_copies(setup, card)}"


def own_name(table: Table, card: int) -> str:
    """The full name of a card among things of its owner: "First Order Stormtrooper #2"."""
    return table.setup.prints[card].full_name + which(table, card)


def own_title(table: Table, card: int) -> str:
    """The title of a card among things of its owner."""
    return table.setup.prints[card].title + which(table, card)


def card_name(table: Table, card: int) -> str:
    """The full name of a card among things of all players: "Rey, Force Prodigy (Player 2)"."""
    return own_name(table, card) + whose(table, card, table.setup.owner[card])


def die_name(table: Table, die: int) -> str:
    """A die in words: "Kylo Ren die (2 melee for 1)"."""
    name = f"{own_title(table, table.setup.card_of[die])} die"
    return f"{name} ({side_name(table, die, table.face[die])})" if table.face[die] >= 0 else name


def side_name(table: Table, die: int, side: int) -> str:
    """A side as it is now, in words: "+2 melee for 1"; "blank"."""
    card = table.setup.card_of[die]
    return side_words(
        table.setup.prints[card], side, table.side_value(card, side, die), table.side_cost(card, side, die)
    )


def side_words(printed: Print, side: int, value: int, cost: int) -> str:
    """A side of this value and cost in words."""
    words = symbol_words(printed.symbols[side], value)
    sign = "+" if printed.modifiers[side] else ""
    words += f" for {cost}" if cost else ""
    return sign + words + (f" for {printed.indirect_costs[side]} damage" if printed.indirect_costs[side] else "")


def symbol_words(symbol: int, value: int) -> str:
    """A symbol with its value: "2 melee", "2 shields", "special"."""
    if symbol in (BLANK, SPECIAL):
        return SYMBOL_NAMES[symbol]
    return f"{value} {SYMBOL_NAMES[symbol]}{'s' if symbol in (SHIELD, RESOURCE) and value != 1 else ''}"


def pending_name(table: Table, pending: Pending) -> str:
    """A waiting ability in words: its card, whose it is, and its effect."""
    title = own_title(table, pending.card) + whose(table, pending.card, pending.seat)
    return f"{title}: {pending.node.says()}"
