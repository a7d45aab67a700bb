"""What one seat can see (section 14): not the cards it has not seen itself, and no answer that is not shown yet."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State
from simulate.games.stay_on_target.flow import STEPS
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import NOTHING

HIDDEN = -2
"""In a key: a card the viewer has not seen."""
SOMETHING = -3
"""In a key: an answer that is not shown yet."""


class Window(Observation):
    """A seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def key(self) -> bytes:
        """All that is public, and the hidden places with what this seat knows of them."""
        table = self.table
        rows = [
            [table.steps, table.asker, table.opener, table.round, table.first, table.phase, table.ending],
            list(table.winners),
            list(table.waiting),
            table.options,
            [self._answer(seat) for seat in range(table.setup.seats)],
            list(table.danger),
            [table.shown, self._card(table.attack)],
            *self._places(),
            table.colours,
            table.trio,
            table.defence,
            table.deflected,
            table.shield,
            table.force,
            table.out_at,
            table.points,
            table.flown,
        ]
        return repr(rows).encode()

    def imagine(self, dice: Dice) -> State:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        deal_anew(copy, self.seat, dice)
        for seat in range(copy.setup.seats):
            if seat != self.seat and copy.answers[seat] != NOTHING:
                options = STEPS[copy.phase].options(copy, seat)
                copy.answers[seat] = options[dice.below(len(options))]
        copy.dice = Dice(dice.next(), dice.next(), dice.next() or 1, dice.next(), dice.next(), dice.next() or 1)
        return copy

    def _answer(self, seat: int) -> int:
        answer = self.table.answers[seat]
        return answer if seat == self.seat or answer == NOTHING else SOMETHING

    def _places(self) -> list[list[int]]:
        """The deck, the row, the hand being looked at and the cards laid aside; then who knows each of them."""
        table = self.table
        places = [table.deck, table.row, list(table.hand), list(table.aside)]
        faces = [[self._card(card) for card in cards] for cards in places]
        known = [[table.known[card] if card != NOTHING else 0 for card in cards] for cards in places]
        return faces + known

    def _card(self, card: int) -> int:
        """A card as the viewer sees it: its type and value, if he does."""
        if card == NOTHING:
            return NOTHING
        if not self.table.known[card] >> self.seat & 1:
            return HIDDEN
        return self.table.setup.card_type[card] * 1000 + self.table.setup.card_value[card]


def deal_anew(table: Table, viewer: int, dice: Dice) -> None:
    """Deal the cards the viewer has not seen to the places he can't see into. Who knows a place stays as it is."""
    hand = list(table.hand)
    cards: list[int] = []
    for place in (table.deck, table.row, hand):
        cards.extend([card for card in place if card != NOTHING and not table.known[card] >> viewer & 1])
    known = [table.known[card] for card in cards]
    dealt = sorted(cards)
    dice.shuffle(dealt)
    new_card = dict(zip(cards, dealt, strict=True))
    table.deck = [new_card.get(card, card) for card in table.deck]
    table.row = [new_card.get(card, card) for card in table.row]
    table.hand = tuple([new_card.get(card, card) for card in hand])
    for number, card in enumerate(dealt):
        table.known[card] = known[number]
