"""Prices that change the effect, and discounts by a condition."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Discount, Print
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import Amount, ThatValue
from sandtable.games.destiny.words.joints import NO, YES, Condition, Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, Handed, need
from sandtable.games.destiny.words.verbs.cards import Discard


class InsteadFor(Phrase):
    """ "A, or B instead if you (price)": the player decides first whether to pay (DST-RPL-01, DST-CHT-02)."""

    def __init__(self, usual: Phrase, price: Phrase, then: Phrase, words: str) -> None:
        self.first = usual
        self.phrase = price.agreed()
        """The price."""
        self.second = then
        self.words = words
        """The words for B."""

    def hands_on(self, it: int, this: int) -> Handed:
        paid = self.second.hands_on(self.phrase.hands_on(it, this).either(), this).either()
        done = self.first.hands_on(it, this).either() | paid
        return Handed(done, done)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if self.phrase.payable(table, frame):
                table.put(frame.seat, [NO, YES])
                return
        if frame.step == 1 and frame.answer == YES:
            frame.step = 2
            table.push(self.phrase, frame)
        elif frame.step < 3:
            words = self.second if frame.step == 2 else self.first
            frame.step = 3
            table.push(words, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}, or {self.words} instead if you {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{self.phrase.says()}?".capitalize()

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


class LessIf(Discount):
    """Less where a condition holds for the player of the card."""

    def __init__(self, count: int, condition: Condition) -> None:
        self.count = count
        self.condition = condition

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        return self.count if self.condition.holds(table, Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0)) else 0


class CheaperIf(Paragraph):
    """ "Before you play this support, decrease its cost by 1 if you spot ..."."""

    def __init__(self, count: int, condition: Condition) -> None:
        self.discount = LessIf(count, condition)

    def put_on(self, printed: Print) -> None:
        printed.discounts.append(self.discount)

    def says(self) -> str:
        condition = self.discount.condition.says()
        return f"Before you play this support, decrease its cost by {self.discount.count} if {condition}."


class DiscardCosting(Discard):
    """Discard a card from play; "the cost of that support" is its printed cost then (D-118)."""

    def deed(self, table: Table, frame: Frame) -> None:
        cost = sum(full_cost(table, card) for card in frame.picked)
        below = len(table.frames) - 2
        Discard.deed(self, table, frame)
        table.frames[below].worth = cost


def or_instead_for(usual: Phrase, price: Phrase, then: Phrase, words: str) -> Phrase:
    """ "Deal 1 damage, or 2 damage instead if you remove a shield": `words` are those of the second effect."""
    return InsteadFor(usual, price, then, words)


def cheaper_if(condition: Condition, count: int) -> Paragraph:
    return CheaperIf(count, condition)


class CostOfIt(Amount):
    """ "That ability's cost": the printed cost of an earlier step's card (D-118)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need(self.words, it, A_PIECE)

    def value(self, table: Table, frame: Frame) -> int:
        return full_cost(table, frame.it) if frame.it >= 0 else 0

    def says(self) -> str:
        return self.words

    def equal_to(self) -> str:
        return self.words


def cost_of_that(word: str) -> Amount:
    """ "That ability's cost", by the subtype that names the card."""
    return CostOfIt(f"that {word}'s cost")


THE_COST_OF_THAT_SUPPORT = ThatValue("the cost of that support")
THE_DISCARDED_COST = ThatValue("the cost of the discarded card")
