"""The view of one seat (section 14): without unseen cards and without hidden answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine import observing
from sandtable.engine.asking import NOTHING
from sandtable.engine.dice import Dice
from sandtable.games.stay_on_target.flow import STEPS
from sandtable.games.stay_on_target.state import Table

HIDDEN = -2
"""The value of an unseen card in a key."""
SOMETHING = -3
"""The value of a hidden answer in a key."""


@mypyc_attr(acyclic=True)
class Window(observing.Window):
    """The view that one seat has of a table of Stay on Target."""

    def hide(self, table: Table) -> bytes:
        """Blank out unseen cards and hidden answers; equal cards are exchanged for each other."""
        places = [table.deck, table.row, list(table.hand), list(table.aside)]
        known = [[table.known[card] if card != NOTHING else 0 for card in cards] for cards in places]
        deck, row, hand, aside = [[self._face(table, card) for card in cards] for cards in places]
        attack = self._face(table, table.attack)
        table.deck, table.row, table.hand, table.aside = deck, row, tuple(hand), tuple(aside)
        table.attack, table.known = attack, []
        for seat in range(table.setup.seats):
            if seat != self.seat and table.answers[seat] != NOTHING:
                table.answers[seat] = SOMETHING
        return repr(known).encode()

    def deal(self, table: Table, dice: Dice) -> None:
        """Deal the unseen cards to the hidden places anew. The sets of seats that know a place don't change."""
        places = [*table.deck, *table.row, *table.hand]
        cards = [card for card in places if card != NOTHING and not table.knows(self.seat, card)]
        known = [table.known[card] for card in cards]
        dealt = sorted(cards)
        dice.shuffle(dealt)
        instead = [*range(len(table.known)), NOTHING]  # by card; the last one answers for NOTHING
        for number, card in enumerate(dealt):
            instead[cards[number]] = card
            table.known[card] = known[number]
        table.deck = [instead[card] for card in table.deck]
        table.row = [instead[card] for card in table.row]
        table.hand = tuple([instead[card] for card in table.hand])
        for seat in range(table.setup.seats):
            if seat != self.seat and table.answers[seat] != NOTHING:
                options = STEPS[table.phase].options(table, seat)
                table.answers[seat] = options[dice.below(len(options))]

    def _face(self, table: Table, card: int) -> int:
        """A card as the viewer sees it: its type and value, or HIDDEN."""
        if card == NOTHING:
            return NOTHING
        if not table.knows(self.seat, card):
            return HIDDEN
        type_, value = table.setup.faces[card]
        return type_ * 1000 + value
