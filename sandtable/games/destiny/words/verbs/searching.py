"""Searching decks, shuffling them, and showing their top cards (DST-SRH-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW, TOLD_SHUFFLE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOBODY, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look


class SearchDeck(Phrase):
    """ "Search your deck for a Blue weapon, reveal it, and add it to your hand": the player need not find one."""

    hands = A_PIECE

    def __init__(self, noun: CardNoun, is_revealed: bool = True) -> None:
        self.noun = noun
        self.is_revealed = is_revealed
        """False for "search your deck for a card and add it to your hand": only its player sees it."""

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            look(table, seat, table.decks[seat])
            table.put(seat, [STOP, *[card for card in table.decks[seat] if self.noun.fits(table, card)]])
            return
        card = frame.answer
        if card != STOP and not self.is_revealed:
            moves.take_unseen(table, card)
        elif card != STOP:
            table.own_decks()[seat] = without(table.decks[seat], card)
            moves.add_to_hand(table, card)
            happened(table, AFTER_REVEALED, seat, seat, FROM_DECK)
        table.done(card != STOP, 0 if card == STOP else 1, NOTHING if card == STOP else card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def names_cards(self) -> bool:
        return True

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        seen = ", reveal it," if self.is_revealed else ""
        return f"search {whose} deck for {self.noun.an()}{seen} and add it to {whose} hand"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Add which card to your hand?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else CARD.name(table, option)


class ShuffleDeck(Phrase):
    """ "Shuffle your deck": nobody knows the place of a card in it any longer."""

    hands = KEPT

    def __init__(self, words: str = "") -> None:
        self.words = words
        """A word in place of "your deck"."""

    def step(self, table: Table, frame: Frame) -> None:
        self.shuffle(table, frame, frame.seat)

    def shuffle(self, table: Table, frame: Frame, seat: int) -> None:
        """Shuffle the deck of this seat and finish the words."""
        for card in table.decks[seat]:
            moves.forget(table, card, NOBODY)
        moves.shuffle_deck(table, seat)
        if table.telling:
            table.tell(TOLD_SHUFFLE, seat)
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"shuffle {self.words or ('their deck' if they else 'your deck')}"


class RevealTop(Phrase):
    """ "Reveal the top card of your deck": all players see it, and it stays there; `worth` is its cost."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.seat][:1]
        cost = 0
        for card in top:
            cost = full_cost(table, card)
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, frame.seat, (card,))
        if top:
            happened(table, AFTER_REVEALED, frame.seat, frame.seat, FROM_DECK)
        table.done(len(top) > 0, len(top), frame.it, cost)

    def says(self, they: bool = False) -> str:
        return f"reveal the top card of {'their' if they else 'your'} deck"


class CostShownIsOdd(Condition):
    """ "That card's cost is an odd number": of the top card that was just revealed; 0 is even (DST-VAL-10)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.worth % 2 == 1

    def says(self) -> str:
        return "that card's cost is an odd number"


COST_SHOWN_IS_ODD: Final = CostShownIsOdd()
