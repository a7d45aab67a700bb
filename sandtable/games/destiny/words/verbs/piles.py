"""Cards of discard piles that go to another place."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_TO_DECK
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.verbs.cards import random_discards


class PlaceUnderDeck(Verb[APiece]):
    """ "Place 1 card from your discard pile on the bottom of your deck": all have seen it there."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            moves.take_from_open_place(table, card)
            moves.put_under_deck(table, card)
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"place {self.on.says(they)} on the bottom of {whose} deck".replace(" in ", " from ", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Place which card on the bottom of the deck?"


class PlaceUnderOwnersDeck(PlaceUnderDeck):
    """ "Place a hero card in any player's discard pile on the bottom of their deck"."""

    def says(self, they: bool = False) -> str:
        return f"place {self.on.says(they)} on the bottom of their deck"


class PlaceOnOwnersDeck(Verb[APiece]):
    """ "Place a card from a discard pile on top of its owner's deck": all have seen it there."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            seat = table.setup.owner[card]
            moves.take_from_open_place(table, card)
            table.own_decks()[seat] = (card, *table.decks[seat])
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_TO_DECK, seat, (card,))
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"place {self.on.says(they)} on top of its owner's deck".replace(" in ", " from ", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put which card on top of its owner's deck?"


class DiscardAnyFromTop(Phrase):
    """ "Discard any number of cards from the top of your deck"; the number is "that many"."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, seat, list(range(len(table.decks[seat]) + 1))):
                return
        mark = waiting_now(table)
        for card in table.decks[seat][: frame.answer]:
            moves.discard_from_deck(table, seat, card)
        at_one_moment(table, mark)
        table.done(True, frame.answer, frame.it)

    def says(self, they: bool = False) -> str:
        return f"discard any number of cards from the top of {'their' if they else 'your'} deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard how many cards from the top of your deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


class DiscardRandomCard(Phrase):
    """Discard random cards from an opponent's hand; later words point at the last of them."""

    hands = A_PIECE

    def __init__(self, amount_: int | Amount = 1) -> None:
        self.amount = amount(amount_)

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        value = self.amount.value(table, frame) if frame.step == 0 else frame.numbers[0]
        cards = random_discards(table, frame, table.rival(frame), value)
        if cards is not None:
            table.done(len(cards) >= value, len(cards), cards[-1] if cards else NOTHING)

    def says(self, they: bool = False) -> str:
        said = self.amount.says()
        return f"discard {said} random card{'' if said == '1' else 's'} from an opponent's hand"
