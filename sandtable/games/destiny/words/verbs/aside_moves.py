"""Set-aside cards that are shuffled into decks, and cards of discard piles that are set aside."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.facts import prints_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHUFFLE, TOLD_SHUFFLED_IN
from sandtable.games.destiny.recruiting import set_aside_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY, NOTHING
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.english import listed
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.targets.picked import UpTo
from sandtable.games.destiny.words.targets.target import Target


class ShuffleIn(Verb[APiece]):
    """ "Shuffle up to 6 set-aside non-character droids into your deck" (DST-ASD-11)."""

    takes = A_PIECE
    hands = KEPT

    def __init__(self, on: Target[APiece], behind: str = "") -> None:
        self.on = on
        self.behind = behind

    def deed(self, table: Table, frame: Frame) -> None:
        shuffle_into_deck(table, frame.seat, frame.picked)
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"shuffle {self.on.says(they)} into {'their' if they else 'your'} deck{self.behind}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Shuffle which card into your deck?"


def shuffle_into_deck(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Shuffle cards of open places into the deck of their owner; the log names them."""
    for card in cards:
        moves.take_from_open_place(table, card)
        table.own_decks()[seat] += (card,)
        if table.telling:
            table.tell(TOLD_SHUFFLED_IN, seat, (card,))
    if cards:
        for card in table.decks[seat]:
            moves.forget(table, card, NOBODY)
        moves.shuffle_deck(table, seat)
        if table.telling:
            table.tell(TOLD_SHUFFLE, seat)


class ShuffleCopiesIn(Phrase):
    """ "Shuffle 2 copies each of Anger and Fear into your deck"; in full where that many are set aside (DST-ASD-11)."""

    hands = KEPT

    def __init__(self, count: int, codes: tuple[str, ...], kind: str = "copies each of") -> None:
        self.count = count
        self.prints = [tuple(prints_of(code)) for code in codes]
        names = [facts_of(code).name for code in codes]
        self.named = f"{count} {kind} {listed(names)}"

    def step(self, table: Table, frame: Frame) -> None:
        cards = self._cards(table, frame.seat)
        shuffle_into_deck(table, frame.seat, cards)
        table.done(self._are_all(cards), len(cards), frame.it)

    def _cards(self, table: Table, seat: int) -> tuple[int, ...]:
        found: list[int] = []
        for codes in self.prints:
            found += set_aside_of(table, seat, codes)[: self.count]
        return tuple(found)

    def _are_all(self, cards: tuple[int, ...]) -> bool:
        return len(cards) == self.count * len(self.prints)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._cards(table, frame.seat)) > 0

    def payable(self, table: Table, frame: Frame) -> bool:
        return self._are_all(self._cards(table, frame.seat))

    def says(self, they: bool = False) -> str:
        return f"shuffle {self.named} into {'their' if they else 'your'} deck"


class SetRandomAside(Phrase):
    """ "Set aside a random card from an opponent's discard pile"; `worth` is its printed cost (D-118)."""

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        pile = table.discards[table.rival(frame)]
        if not pile:
            table.done(False, 0, NOTHING)
            return
        card = pile[table.dice.below(len(pile))]
        moves.set_aside(table, card)
        table.done(True, 1, card, full_cost(table, card))

    def says(self, they: bool = False) -> str:
        return "set aside a random card from an opponent's discard pile"


class OfOnePile(UpTo[APiece]):
    """Up to a number of cards that lie in one discard pile."""

    def left(self, table: Table, frame: Frame) -> list[int]:
        found = UpTo.left(self, table, frame)
        if not frame.picked:
            return found
        owner = table.setup.owner
        return [card for card in found if owner[card] == owner[frame.picked[0]]]


class ChooseAndSetAside(Verb[APiece]):
    """ "Choose up to 3 cards in a discard pile and set them aside"."""

    takes = A_PIECE
    hands = KEPT

    def __init__(self, most: int, noun: Noun[APiece]) -> None:
        self.on = OfOnePile(Number(most), noun)

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            moves.set_aside(table, card)
        table.done(True, len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)} and set them aside"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Set which card aside?"
