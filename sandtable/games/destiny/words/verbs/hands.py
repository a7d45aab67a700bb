"""Hands: look at them, discard from them, put cards into them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ATOP, TOLD_LOOK
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.english import NUMBER_WORDS, counted
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.pointing import A_PIECE, A_SEAT, KEPT, APiece, ASeat
from sandtable.games.destiny.words.targets.picked import Every
from sandtable.games.destiny.words.targets.target import Target


def look(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Let one seat look at hidden cards; the others learn only their number (D-97)."""
    for card in cards:
        moves.look_at(table, seat, card)
    if table.telling and cards:
        table.tell(TOLD_LOOK, seat, cards, seat)


class DiscardRandomFrom(Verb[ASeat]):
    """ "Discard 2 random cards from a player's hand" (DST-SYM-17, 18)."""

    takes = A_SEAT
    hands = KEPT

    def __init__(self, count: int, on: Target[ASeat]) -> None:
        self.count = count
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        if frame.step < BEGUN:
            frame.step = BEGUN
            frame.numbers = moves.pick_at_random(table, frame.picked[0], self.count)
            if anticipated(table, frame, frame.numbers):
                return
        cards = still_held(table, frame.numbers)
        mark = waiting_now(table)
        for card in cards:
            moves.discard_from_hand(table, frame.picked[0], card)
        at_one_moment(table, mark)
        table.done(len(cards) >= self.count, len(cards), self.pointed(frame, cards))

    def pointed(self, frame: Frame, cards: tuple[int, ...]) -> int:
        """The thing that later words point at, by the cards that were discarded."""
        return frame.it

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def says(self, they: bool = False) -> str:
        return f"discard {counted(str(self.count), 'random card')} from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard from whose hand?"


class LookAtHands(Phrase):
    """ "Look at each opponent's hand"."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        seen = 0
        for other in table.opponents(frame.seat):
            look(table, frame.seat, table.hands[other])
            seen += len(table.hands[other])
        table.done(True, seen, frame.it)

    def says(self, they: bool = False) -> str:
        return "look at each opponent's hand"


LOOK_AT_HANDS: Final = LookAtHands()


class LookAtHand(Verb[ASeat]):
    """Look at a whole hand, even an empty one; `many` is the number of seen cards."""

    takes = A_SEAT
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        hand = table.hands[frame.picked[0]] if frame.picked else ()
        look(table, frame.seat, hand)
        table.done(len(frame.picked) > 0, len(hand), frame.it)

    def says(self, they: bool = False) -> str:
        return f"look at {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Look at which hand?"


class LookAtRandom(Phrase):
    """Look at random cards of an opponent's hand; `many` is their number, `worth` their total cost (D-118)."""

    hands = KEPT

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        hand = table.hands[table.rival(frame)]
        seen: tuple[int, ...] = ()
        cost = 0
        while len(seen) < min(self.count, len(hand)):
            rest = [card for card in hand if card not in seen]
            card = rest[table.dice.below(len(rest))]
            seen += (card,)
            cost += full_cost(table, card)
        look(table, frame.seat, seen)
        table.done(len(seen) >= self.count, len(seen), frame.it, cost)

    def says(self, they: bool = False) -> str:
        if self.count == 1:
            return "look at a random card in that opponent's hand"
        return f"look at {NUMBER_WORDS[self.count]} random cards from your opponent's hand"


class DiscardCard(Verb[APiece]):
    """Discard cards of a hand, or of a deck that was looked at."""

    takes = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if frame.step < BEGUN and table.setup.anticipates:
            frame.step = BEGUN
            if anticipated(table, frame, frame.picked):
                return
        picked = still_held(table, frame.picked)
        full = self.on.full(table, frame) and len(picked) == len(frame.picked)
        mark = waiting_now(table)
        for card in picked:
            moves.discard_hidden(table, card)
        at_one_moment(table, mark)
        table.done(full, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        said = f"discard {self.on.says(they)}"
        if isinstance(self.on, Every):  # "all cards in their hand"
            return said
        for whose in ("an opponent's", "their" if they else "your"):
            said = said.replace(f" in {whose} hand", f" from {whose} hand", 1)
        return said

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which card?"


class PutOnTop(Verb[APiece]):
    """ "Place an event from it on top of their deck": a card of a hand that was looked at."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            seat = table.setup.owner[card]
            moves.take_from_hand(table, seat, card)
            table.own_decks()[seat] = (card, *table.decks[seat])
            moves.forget(table, card, seat)
            for knower in (seat, frame.seat):
                moves.look_at(table, knower, card)
            if table.telling:
                table.tell(TOLD_ATOP, frame.seat, (card,), frame.seat)
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"place {self.on.says(they)} on top of their deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put which card on top of the deck?"


class AddToHand(Verb[APiece]):
    """Add a card of a discard pile to its owner's hand."""

    takes = A_PIECE

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            seat = table.setup.owner[card]
            table.own_discards()[seat] = without(table.discards[seat], card)
            moves.add_to_hand(table, card)
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"add {self.on.says(they)} to {whose} hand".replace(f" in {whose} discard", f" from {whose} discard")

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Add which card to your hand?"
