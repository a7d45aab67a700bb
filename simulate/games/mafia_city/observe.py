"""What one seat can see (section 18): everything but other hands of cards and the order of the draw pile.

A player knows cards in others' hands that he has seen there: through the Policeman, while he holds him and as he last
saw them, and a card a Thief took from him (MAF-POL-03, section 18). Nobody else's knowledge is his.

In a window for vetoes and other cards only those are asked who hold one that fits. A viewer takes no notice of who is
asked: at a table everybody takes his time, so that in what he imagines somebody may be asked who can only decline.
"""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State
from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import NOBODY, NOTHING


class Window(Observation):
    """A seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def key(self) -> bytes:
        """The table with the unknown blanked out."""
        copy = self.table.clone()
        assert isinstance(copy, Table)
        for other in range(copy.setup.seats):
            if other != self.seat:
                seen = known(self.table, self.seat, other)
                hidden = len(copy.cards[other]) - len(seen)
                copy.cards[other] = (*seen, *[NOTHING] * hidden)
                copy.knows[other] = ()
        copy.knows[self.seat] = tuple(sorted(copy.knows[self.seat]))
        copy.draw = (NOTHING,) * len(copy.draw)
        copy.dice = Dice(0, 0, 0, 0, 0, 0)
        if copy.asker not in (self.seat, NOBODY):
            copy.options = []
        return copy.store()

    def imagine(self, dice: Dice) -> State:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        deal_anew(copy, self.seat, dice)
        copy.dice = Dice(dice.next(), dice.next(), dice.next() or 1, dice.next(), dice.next(), dice.next() or 1)
        if copy.asker not in (self.seat, NOBODY):  # what another may choose depends on the hand he is imagined to have
            frame = copy.frames[-1]
            copy.options = frame.node.options(copy, frame)
        return copy


def known(table: Table, viewer: int, owner: int) -> list[int]:
    """Cards of another's hand that the viewer knows to be there, in order of number."""
    cards = list(table.cards[owner])
    if table.policeman != viewer:
        cards = [card for card in cards if card in table.knows[viewer]]
    cards.sort()
    return cards


def deal_anew(table: Table, viewer: int, dice: Dice) -> None:
    """Deal all cards the viewer does not know: to the other hands first, the rest is the draw pile."""
    seats = table.setup.seats
    seen: list[list[int]] = [known(table, viewer, owner) if owner != viewer else [] for owner in range(seats)]
    unknown = list(table.draw)
    for owner in range(seats):
        if owner != viewer:
            unknown.extend([card for card in table.cards[owner] if card not in seen[owner]])
    unknown.sort()
    dice.shuffle(unknown)
    for owner in range(seats):
        if owner != viewer:  # what is known keeps its place in the hand: the newest cards are the last ones
            table.cards[owner] = tuple([card if card in seen[owner] else unknown.pop() for card in table.cards[owner]])
            table.knows[owner] = ()
    table.draw = tuple(unknown)
