"""What a card says about its own die: the X on it, and symbols that do something else there."""

from __future__ import annotations

from simulate.games.destiny.state import LINE_UP, Frame, Print, Table, Variable
from simulate.games.destiny.terms import NOTHING, SYMBOL_NAMES
from simulate.games.destiny.words.abilities import Paragraph
from simulate.games.destiny.words.amounts import Amount
from simulate.games.destiny.words.joints import Phrase


class Equals(Variable):
    """X is this amount, read for whoever has the die (DST-VAX-01)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, table: Table, seat: int, card: int) -> int:
        return self.amount.value(table, Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0))


class DieX(Paragraph):
    """ "The X on this die is equal to ..." """

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def put_on(self, printed: Print) -> None:
        printed.variable = Equals(self.amount)

    def says(self) -> str:
        return f"The X on this die is equal to {self.amount.says()}."


class OwnWords(Paragraph):
    """What a symbol on this die does instead of what it does on others, as long as the card is in play."""

    def __init__(self, symbol: int, phrase: Phrase, words: str) -> None:
        self.symbol = symbol
        self.phrase = phrase
        self.words = words

    def put_on(self, printed: Print) -> None:
        printed.own_words = [None] * len(SYMBOL_NAMES)
        printed.own_words[self.symbol] = self.phrase

    def says(self) -> str:
        return self.words


def x_is(amount: Amount) -> Paragraph:
    return DieX(amount)


def instead_of_symbol(symbol: int, phrase: Phrase, words: str) -> Paragraph:
    return OwnWords(symbol, phrase, words)
