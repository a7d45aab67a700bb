"""The view of one seat (section 18): all but other hands of cards and the order of the draw pile.

A seat knows the cards it has seen in other hands: all hands while it holds the Policeman, these hands as last seen
afterwards, and a card that a Thief took from it (MAF-POL-03, section 18). It has no knowledge of other seats.

The engine asks only seats with a fitting card for vetoes. A viewer draws no conclusion from that, as at a real table
every player takes some time; so in imagined tables a seat may be asked that can only decline.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine import observing
from sandtable.engine.dice import Dice
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.terms import NOBODY, NOTHING


@mypyc_attr(acyclic=True)
class Window(observing.Window):
    """The view that one seat has of a table of Mafia City."""

    def hide(self, table: Table) -> bytes:
        for other in range(table.setup.seats):
            if other != self.seat:
                seen = known(table, self.seat, other)
                hidden = len(table.cards[other]) - len(seen)
                table.cards = replaced(table.cards, other, (*seen, *[NOTHING] * hidden))
        table.knows = only(table, self.seat, tuple(sorted(table.knows[self.seat])))
        table.draw = (NOTHING,) * len(table.draw)
        if table.asker not in (self.seat, NOBODY):
            table.options = []
        return b""

    def deal(self, table: Table, dice: Dice) -> None:
        deal_anew(table, self.seat, dice)
        if table.asker not in (self.seat, NOBODY):  # another seat's options depend on its imagined hand
            table.options = table.frames[-1].options(table)


def only(table: Table, viewer: int, seen: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The knowledge of one seat, and none of the others."""
    return [seen if seat == viewer else () for seat in range(table.setup.seats)]


def known(table: Table, viewer: int, owner: int) -> list[int]:
    """The cards of another hand that the viewer knows, in order of number."""
    cards = list(table.cards[owner])
    if table.policeman != viewer:
        cards = [card for card in cards if card in table.knows[viewer]]
    cards.sort()
    return cards


def deal_anew(table: Table, viewer: int, dice: Dice) -> None:
    """Deal all cards unknown to the viewer: first to the other hands, the rest to the draw pile."""
    seats = table.setup.seats
    seen: list[list[int]] = [known(table, viewer, owner) if owner != viewer else [] for owner in range(seats)]
    unknown = list(table.draw)
    for owner in range(seats):
        if owner != viewer:
            unknown.extend([card for card in table.cards[owner] if card not in seen[owner]])
    unknown.sort()
    dice.shuffle(unknown)
    for owner in range(seats):
        if owner != viewer:  # known cards keep their place in the hand, because the newest cards are the last ones
            cards = tuple([card if card in seen[owner] else unknown.pop() for card in table.cards[owner]])
            table.cards = replaced(table.cards, owner, cards)
    table.knows = only(table, viewer, table.knows[viewer])
    table.draw = tuple(unknown)
