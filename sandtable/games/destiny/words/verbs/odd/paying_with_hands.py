"""Cards of the hand as a price: "discard cards from your hand equal to the cost of a support in play"."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.discards import discard_by_effect
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import at_one_moment, begin_interruption, waiting_now
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.targets.picked import after
from sandtable.games.destiny.words.targets.target import Target


class PaidByHand(Trait):
    """Silent: a card whose cost is not higher than the number of cards in hand (D-53)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return can_go(table, thing) and full_cost(table, thing) <= len(table.hands[frame.seat])


class DiscardHandFor(Verb[APiece]):
    """Discard cards from hand equal to the cost of a card in play, to discard that card.

    `numbers` holds the card in play once it is chosen, `picked` then the cards of the hand.
    """

    takes = A_PIECE
    hands = KEPT

    def __init__(self, on: Target[APiece]) -> None:
        self.on = on.narrowed(PaidByHand())

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step < BEGUN:
            if not self.on.chosen(table, frame):
                return
            if not frame.picked:
                table.done(False, 0, NOTHING)
                return
            frame.numbers = frame.picked
            frame.picked = ()
            frame.step = BEGUN
        else:
            frame.picked += (frame.answer,)
        self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        hand = list(table.hands[frame.seat])
        cost = full_cost(table, frame.numbers[0])
        while len(frame.picked) < cost:
            rest = after(frame.picked, hand)
            if not table.choose(frame, frame.seat, rest[: len(rest) - cost + len(frame.picked) + 1]):
                return
            frame.picked += (frame.answer,)
        mark = waiting_now(table)
        for card in frame.picked:
            moves.discard_hidden(table, card)
        at_one_moment(table, mark)
        count, instead = discard_by_effect(table, frame.numbers[:1])
        table.done(count > 0, cost, frame.it)
        if instead:
            begin_interruption(table, instead)

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        card = self.on.says(they)
        thing = card.partition(" ")[2]
        return f"discard cards from {whose} hand equal to the cost of {card} in play to discard that {thing}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which card from your hand?" if frame.step == BEGUN else "Discard which card from play?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option) if frame.step == BEGUN else self.on.name(table, option)
