"""Cards of an opponent's hand that are chosen first, and discarded unless that opponent pays."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.bargains import UnlessTheySpend
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.seen import Those
from sandtable.games.destiny.words.pointing import A_PIECE, NOTHING_YET, APiece, Handed
from sandtable.games.destiny.words.targets.picked import every, exactly
from sandtable.games.destiny.words.verbs.hands import DiscardCard


class SeenInHand(Those):
    """ "Cards in it": in the hand looked at."""

    def plural(self, they: bool) -> str:
        return f"{self.cards.bare(True)} in it"


class ChosenInHand(Noun[APiece]):
    """ "Those cards": the ones that the words around have chosen, as far as they are still in the hand."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in chosen_cards(table) if card in table.hands[table.rival(frame)]]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def is_of_cards(self) -> bool:
        return True

    def bare(self, plural: bool) -> str:
        return "cards" if plural else "card"

    def singular(self, they: bool) -> str:
        return "that card"

    def plural(self, they: bool) -> str:
        return "those cards"


class ChooseInHand(Verb[APiece]):
    """ "Choose 2 cards in it. Then ...": cards of a hand that was looked at. Of a hand with fewer cards all are chosen,
    and nothing follows (DST-THN-01).

    `picked` holds them while the words that follow are carried out.
    """

    takes = A_PIECE

    def __init__(self, count: int, goal: Phrase) -> None:
        self.on = exactly(count, SeenInHand())
        self.phrase = goal

    def hands_on(self, it: int, this: int) -> Handed:
        self.phrase.hands_on(NOTHING_YET, this)
        return Handed(NOTHING_YET, NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            table.done(frame.full, frame.many, frame.it)
        else:
            Verb.step(self, table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not self.on.full(table, frame):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        if table.setup.seats > 2:
            frame.rival = table.setup.owner[frame.picked[0]]
        table.push(self.phrase, frame)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}. Then {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which card?"


class DiscardUnlessPaid(UnlessTheySpend):
    """ "Discard those cards unless that opponent spends 2 resources"; who is asked reads which cards they are."""

    def says(self, they: bool = False) -> str:
        return f"discard those cards unless that opponent spends {counted(str(self.price), 'resource')}"

    def prompt(self, table: Table, frame: Frame) -> str:
        names = " and ".join([CARD.name(table, card) for card in chosen_cards(table)])
        return f"Spend {counted(str(self.price), 'resource')} to keep {names}?"


def chosen_cards(table: Table) -> tuple[int, ...]:
    """The cards that the innermost words have chosen; none outside of such words."""
    for at in range(len(table.frames) - 1, 0, -1):
        if isinstance(table.frames[at].node, ChooseInHand):
            return table.frames[at].picked
    return ()


def choose_to_discard(count: int, price: int) -> Phrase:
    """Choose cards of the hand looked at; then they are discarded unless that opponent spends resources."""
    return ChooseInHand(count, DiscardUnlessPaid(DiscardCard(every(ChosenInHand())), price))
