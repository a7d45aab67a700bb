"""Decks: look at the top, discard from it, put cards back."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.play_card import GOES, TO_HAND, UNDER_DECK, being_played, note
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ARRANGE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import EVENT_CARD, NOTHING
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.seen import just_seen
from sandtable.games.destiny.words.pointing import A_SEAT, KEPT, NOTHING_YET, ASeat, stand_on
from sandtable.games.destiny.words.targets.target import STOP, Target
from sandtable.games.destiny.words.verbs.hands import look


class DiscardTop(Verb[ASeat]):
    """Discard cards from the top of a deck, or all when there are fewer."""

    takes = A_SEAT
    hands = KEPT

    def __init__(self, count: int | Amount, on: Target[ASeat]) -> None:
        self.count = amount(count)
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        wanted = self.count.value(table, frame)
        top = table.decks[frame.picked[0]][:wanted] if frame.picked else ()
        mark = waiting_now(table)
        for card in top:
            moves.discard_from_deck(table, frame.picked[0], card)
        at_one_moment(table, mark)
        table.done(len(top) >= wanted, len(top), frame.it, non_events(table, top))

    def says(self, they: bool = False) -> str:
        if self.count.equal_to():
            return f"discard cards from the top of {self.on.says(they)} equal to {self.count.equal_to()}"
        top = f"discard the {top_cards(self.count.says())} of {self.on.says(they)}"
        return top + self.count.instead("card", "cards").replace(", or ", ", or the top ")

    def says_of_them(self) -> str:
        """Nobody chooses a deck among one."""
        said = self.says(True)
        return said if " their deck" in said else f"choose and {said}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard from which deck?"


def non_events(table: Table, cards: tuple[int, ...]) -> int:
    """The number of these cards that are no events."""
    return sum(1 for card in cards if table.setup.prints[card].kind != EVENT_CARD)


def top_cards(count: str) -> str:
    return "top card" if count == "1" else f"top {count} cards"


class LookAtTop(Verb[ASeat]):
    """Look at the top cards of a deck; `many` is the number of seen cards."""

    takes = A_SEAT
    hands = KEPT

    def __init__(self, count: int, on: Target[ASeat]) -> None:
        self.count = count
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.picked[0]][: self.count] if frame.picked else ()
        look(table, frame.seat, top)
        table.done(len(top) >= self.count, len(top), frame.it)

    def says(self, they: bool = False) -> str:
        return f"look at the {top_cards(str(self.count))} of {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Look at which deck?"


BOTTOM: Final = 1
TOP: Final = 2


class PutBack(Phrase):
    """ "Place those cards on the top and/or bottom of that deck in any order."

    The player names the cards for the bottom first, each below the one before; then the order of the rest from the top
    down. Cards move at once, so that the frame holds no card: `it` is the seat of the deck, `many` the number of top
    cards not placed yet, `worth` the number of placed cards above them.
    """

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            self._begin(table, frame)
        elif frame.step == BOTTOM and frame.answer != STOP:
            self._move(table, frame, len(table.decks[frame.it]) - 1)
        elif frame.step == BOTTOM:
            frame.step = TOP
        else:
            self._move(table, frame, frame.worth)
            frame.worth += 1
        self._ask(table, frame)

    def _begin(self, table: Table, frame: Frame) -> None:
        cards = just_seen(table, frame)
        frame.it = table.setup.owner[cards[0]] if cards else NOTHING
        frame.numbers = (len(cards),)
        frame.worth = 0
        frame.step = BOTTOM
        for card in cards:
            moves.forget(table, card, frame.seat)

    def _move(self, table: Table, frame: Frame, place: int) -> None:
        rest = without(table.decks[frame.it], frame.answer)
        table.own_decks()[frame.it] = (*rest[:place], frame.answer, *rest[place:])
        frame.many -= 1

    def _ask(self, table: Table, frame: Frame) -> None:
        if frame.many > (0 if frame.step == BOTTOM else 1):
            cards = list(table.decks[frame.it][frame.worth : frame.worth + frame.many])
            table.put(frame.seat, [STOP, *cards] if frame.step == BOTTOM else cards)
            return
        if table.telling and frame.it != NOTHING:
            table.tell(TOLD_ARRANGE, frame.seat, (frame.numbers[0], frame.it))
        table.done(True, frame.numbers[0], NOTHING)

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "place those cards on the top and/or bottom of that deck in any order"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put which card on the bottom?" if frame.step == BOTTOM else "Put which card on top, above the rest?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none, the rest goes on top" if option == STOP else CARD.name(table, option)


class PutSeenUnder(Phrase):
    """ "Place that card on the bottom of that deck": the one card that was looked at."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        cards = just_seen(table, frame)
        for card in cards:
            seat = table.setup.owner[card]
            table.own_decks()[seat] = (*without(table.decks[seat], card), card)
            if table.telling:
                table.tell(TOLD_ARRANGE, frame.seat, (1, seat))
        table.done(len(cards) > 0, len(cards), frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(just_seen(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "place that card on the bottom of that deck"


class PutThisUnder(Phrase):
    """ "Place this event on the bottom of your deck instead of discarding it", once it has been carried out."""

    hands = KEPT

    def __init__(self, words: str = "place this event on the bottom of your deck instead of discarding it") -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        note(being_played(table, frame.card), GOES, UNDER_DECK)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return self.words


class ReturnThisEvent(Phrase):
    """ "Return this card to your hand": an event goes there in place of the discard pile, once it is carried out."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        note(being_played(table, frame.card), GOES, TO_HAND)
        table.done(True, 1, frame.it)

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (EVENT_CARD,))

    def says(self, they: bool = False) -> str:
        return "return this card to your hand"
