"""More choices: "either A or B", "A, or B instead if ...", "you may A. Otherwise, B", "A unless they give you ..."."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.words.branches import IfElse
from sandtable.games.destiny.words.english import NUMBER_WORDS, counted, without_same_verb
from sandtable.games.destiny.words.joints import NO, YES, Condition, Either, May, Phrase
from sandtable.games.destiny.words.players import Unless
from sandtable.games.destiny.words.pointing import A_DIE, Handed, need


class EitherOr(Either):
    """ "Either A or B", the same choice in full words."""

    def says(self, they: bool = False) -> str:
        return f"either {self.first.says(they)} or {self.second.says(they)}"


class OrInstead(IfElse):
    """ "A, or B instead if ...": a replacement of the words (DST-RPL-01)."""

    def says(self, they: bool = False) -> str:
        usual = self.second.says(they)
        return f"{usual}, or {without_same_verb(usual, self.first.says(they))} instead if {self.condition.says()}"


class WiderIf(IfElse):
    """ "A, or B if ...": B where the condition holds; B has to leave the player free to do A."""

    def says(self, they: bool = False) -> str:
        usual = self.second.says(they)
        return f"{usual}, or {without_same_verb(usual, self.first.says(they))} if {self.condition.says()}"


class Keeping(Phrase):
    """Words after which "it" is still what it was before them."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        self.phrase.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            frame.numbers = (frame.it,)
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.numbers[0], frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def payable(self, table: Table, frame: Frame) -> bool:
        return self.phrase.payable(table, frame)

    def agreed(self) -> Phrase:
        return Keeping(self.phrase.agreed())

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class MayOrElse(May):
    """ "You may A. Otherwise, B": B where A can't be done or is declined."""

    def __init__(self, phrase: Phrase, other: Phrase) -> None:
        self.phrase = phrase
        self.second = other

    def hands_on(self, it: int, this: int) -> Handed:
        first, second = self.phrase.hands_on(it, this), self.second.hands_on(it, this)
        return Handed(first.full | second.full, first.short | second.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.phrase.possible(table, frame):
            frame.step = 1
            table.put(frame.seat, [NO, YES])
        elif frame.step < 2:
            frame.step = 2
            table.push(self.phrase if frame.answer == YES else self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame) or self.second.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{May.says(self, they)}. Otherwise, {self.second.says(they)}"


class UnlessDone(MayOrElse):
    """ "B unless they A": B also where they have begun A and it was not carried out in full (DST-SRH-06, D-53)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 2 and frame.answer == YES and not frame.full:
            frame.step = 3
            table.push(self.second, frame)
        else:
            MayOrElse.step(self, table, frame)


class UnlessYou(UnlessDone):
    """ "B unless you A": the player may do A, and so avoid B; nobody is asked where B cannot happen any more."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.second.possible(table, frame):
            table.done(False, 0, frame.it)
        else:
            UnlessDone.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.second.says(they)} unless {'they' if they else 'you'} {self.phrase.says(they)}"


class UnlessTheyGive(Unless):
    """ "Remove it unless they give you one resource": the player of the die that earlier words point at is asked."""

    def hands_on(self, it: int, this: int) -> Handed:
        need("they", it, A_DIE)
        return Unless.hands_on(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        seat = table.die_seat(frame.it) if frame.it >= 0 else NOBODY
        if frame.step == 0:
            frame.step = 1
            if seat != NOBODY and table.resources[seat] >= self.price:
                table.put(seat, [NO, YES])
                return
        if frame.step == 1 and frame.answer == YES:
            moves.lose(table, seat, self.price)
            moves.gain(table, frame.seat, self.price)
            table.done(False, 0, frame.it)
        elif frame.step == 1:
            frame.step = 2
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        price = f"{NUMBER_WORDS[self.price]} resource{'' if self.price == 1 else 's'}"
        return f"{self.phrase.says(they)} unless they give you {price}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Give {counted(str(self.price), 'resource')}, or the opponent may {self.phrase.says(True)}"


class EitherPrice(Either):
    """ "Defeat a character or discard a support to ...": as a requirement one of the two that can be met (D-53)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            phrases = (self.first, self.second)
            met = [at for at in (0, 1) if phrases[at].payable(table, frame)]
            if not met:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, met):
                return
        Either.step(self, table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.payable(table, frame) or self.second.payable(table, frame)


class EitherPriceOf(EitherPrice):
    """The same in full words: "either A or B"."""

    def says(self, they: bool = False) -> str:
        return f"either {self.first.says(they)} or {self.second.says(they)}"


def either_price(first: Phrase, second: Phrase) -> Phrase:
    return EitherPrice(first, second)


def either_price_of(first: Phrase, second: Phrase) -> Phrase:
    """The same in the words "either ... or ..."."""
    return EitherPriceOf(first, second)


def either(first: Phrase, second: Phrase) -> Phrase:
    return EitherOr(first, second)


def or_instead(usual: Phrase, then: Phrase, condition: Condition) -> Phrase:
    """The usual words, or others instead where the condition holds."""
    return OrInstead(condition, then, usual)


def wider_if(usual: Phrase, wider: Phrase, condition: Condition) -> Phrase:
    """The usual words, or wider ones of the same kind where the condition holds."""
    return WiderIf(condition, wider, usual)


def keeping(phrase: Phrase) -> Phrase:
    """The phrase, after which "it" and "that character" are what they were before."""
    return Keeping(phrase)


def may_or_else(phrase: Phrase, other: Phrase) -> Phrase:
    return MayOrElse(phrase.agreed(), other)


def unless_you(price: Phrase, phrase: Phrase) -> Phrase:
    """The phrase, unless the player pays the price."""
    return UnlessYou(price.agreed(), phrase)


def unless_they_give(price: int, phrase: Phrase) -> Phrase:
    """The phrase, unless the player of that die gives you resources."""
    return UnlessTheyGive(phrase, price)


class OrIf(Either):
    """ "You may A, or, if ..., you may B": the second choice under a condition."""

    def __init__(self, first: Phrase, condition: Condition, second: Phrase) -> None:
        Either.__init__(self, first, second)
        self.condition = condition

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            phrases = (self.first, self.second)
            open_ = [at for at in (0, 1) if phrases[at].possible(table, frame) and self.allows(table, frame, at)]
            if not open_:
                table.done(True, 0, frame.it)
                return
            table.put(frame.seat, [*open_, DECLINED])
        elif frame.step == 1 and frame.answer == DECLINED:
            table.done(True, 0, frame.it)
        else:
            Either.step(self, table, frame)

    def allows(self, table: Table, frame: Frame, choice: int) -> bool:
        """True where the condition of this choice holds."""
        return choice == 0 or self.condition.holds(table, frame)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == DECLINED

    def says(self, they: bool = False) -> str:
        return f"you may {self.first.says(they)}, or, if {self.condition.says()}, you may {self.second.says(they)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINED else Either.option(self, table, frame, option)


class IfOrIf(OrIf):
    """ "If ..., you may A, or, if ..., you may B": each choice has a condition of its own."""

    def __init__(self, usual: Condition, first: Phrase, condition: Condition, second: Phrase) -> None:
        OrIf.__init__(self, first, condition, second)
        self.usual = usual

    def hands_on(self, it: int, this: int) -> Handed:
        self.usual.reads(it, this)
        self.condition.reads(it, this)
        return OrIf.hands_on(self, it, this)

    def allows(self, table: Table, frame: Frame, choice: int) -> bool:
        return (self.usual if choice == 0 else self.condition).holds(table, frame)

    def says(self, they: bool = False) -> str:
        return f"if {self.usual.says()}, {OrIf.says(self, they)}"


DECLINED: Final = 2


def or_if(first: Phrase, condition: Condition, second: Phrase) -> Phrase:
    return OrIf(first, condition, second)


def if_or_if(usual: Condition, first: Phrase, condition: Condition, second: Phrase) -> Phrase:
    """One of two choices, or none; each is there where its condition holds."""
    return IfOrIf(usual, first, condition, second)
