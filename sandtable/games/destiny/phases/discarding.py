"""Cards that everybody chooses at the same time, unseen by the others: the mulligan and the upkeep (D-02)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import TOGETHER
from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_MULLIGAN
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.targets.target import STOP

SECRETS: Final = -3
"""`Frame.die` of a frame whose `picked` and `numbers` are cards one seat chose without the others knowing (D-02)."""


def push_secret(table: Table, node: Node) -> None:
    frame = table.start(node, first_asked(table), NOTHING)
    frame.die = SECRETS


def first_asked(table: Table) -> int:
    """The lowest seat still in the game."""
    seat = 0
    while not table.teams[seat]:
        seat += 1
    return seat


def offered(table: Table, frame: Frame) -> list[int]:
    """The hand cards that the seat being asked may still name, behind the option to name no more; empty without any."""
    hand = table.hands[frame.seat]
    if not frame.picked:
        return [STOP, *hand] if hand else []
    last = frame.picked[-1]
    for at in range(len(hand) - 1):
        if hand[at] == last:
            return [STOP, *hand[at + 1 :]]
    return []


class SecretDiscards(Node):
    """Each seat names any number of hand cards; nobody learns of it before all have chosen (D-02).

    `numbers` are the cards named so far by all seats, `picked` those of the seat being asked.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
        if frame.answer != STOP or frame.step == 0:
            frame.step = 1
            options = offered(table, frame)
            if options:
                frame.answer = NOTHING
                table.put(frame.seat, options)
                return
        frame.numbers += frame.picked
        frame.picked = ()
        frame.answer = NOTHING
        frame.step = 0
        frame.seat += 1
        while frame.seat < table.setup.seats and not table.teams[frame.seat]:
            frame.seat += 1
        if frame.seat >= table.setup.seats:
            table.frames.pop()
            for seat in range(table.setup.seats):
                if table.teams[seat]:
                    self.carry_out(table, seat, [card for card in frame.numbers if table.setup.owner[card] == seat])

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        raise NotImplementedError

    def question(self, table: Table, frame: Frame) -> int:
        return TOGETHER

    def names_cards(self) -> bool:
        return True

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "keep the rest" if option == STOP else table.setup.prints[option].full_name


class Mulligan(SecretDiscards):
    """Shuffle any number of cards into the deck, then draw back to five (DST-SET-04, D-30)."""

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        for card in cards:
            table.own_hands()[seat] = without(table.hands[seat], card)
            table.own_decks()[seat] += (card,)
        if table.telling:
            table.tell(TOLD_MULLIGAN, seat, tuple(cards), seat)
        if cards:
            moves.shuffle_deck(table, seat)
            moves.draw(table, seat, len(cards))

    def says(self, they: bool = False) -> str:
        return "shuffle a card into your deck?"


class Upkeep(SecretDiscards):
    """Discard any number of cards, then draw up to the hand size (DST-RND-09 to 11)."""

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        for card in cards:
            moves.discard_from_hand(table, seat, card)
        missing = moves.hand_size(table, seat) - len(table.hands[seat])
        if missing > 0:
            moves.draw(table, seat, missing)

    def says(self, they: bool = False) -> str:
        return "discard a card before drawing?"


MULLIGAN: Final = Mulligan()
UPKEEP: Final = Upkeep()
