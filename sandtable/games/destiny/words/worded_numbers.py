"""Counts and sums with words of their own: "the number of troopers you can spot", "its value plus 1"."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount, NumberOf, ThatValue
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things


class WordedCount(NumberOf):
    """The count of a noun in these words."""

    def __init__(self, noun: Noun[Any], words: str) -> None:
        self.noun = noun
        self.words = words

    def says(self) -> str:
        return self.words


class SpottedCount(WordedCount):
    """The number of things that can be spotted, in these words (DST-SPX-02, D-337)."""

    def value(self, table: Table, frame: Frame) -> int:
        return len(spotted_things(self.noun, table, frame))


class ForEach(NumberOf):
    """ "1 ... for each die showing the chosen symbol"."""

    def __init__(self, noun: Noun[Any], words: str) -> None:
        self.noun = noun
        self.words = words

    def says(self) -> str:
        return "1"

    def equal_to(self) -> str:
        return ""

    def per(self) -> str:
        return f" for each {self.words}"


class CountedPlus(NumberOf):
    """The things of a noun that can be spotted and a number more (DST-SPX-02)."""

    def __init__(self, noun: Noun[Any], more: int, words: str) -> None:
        self.noun = noun
        self.more = more
        self.words = words

    def value(self, table: Table, frame: Frame) -> int:
        return len(spotted_things(self.noun, table, frame)) + self.more

    def says(self) -> str:
        return self.words


class ValuePlus(ThatValue):
    """The value of an earlier step's die and a number."""

    def __init__(self, more: int, equal: str) -> None:
        self.more = more
        self.equal = equal

    def value(self, table: Table, frame: Frame) -> int:
        return frame.worth + self.more


def counting(noun: Noun[Any], words: str) -> Amount:
    """The number of these things, in these words."""
    return WordedCount(noun, words)


def counting_spotted(noun: Noun[Any], words: str) -> Amount:
    """The number of these things that can be spotted, in these words."""
    return SpottedCount(noun, words)


def spotted_plus(noun: Noun[Any], more: int, words: str) -> Amount:
    """The number of these things that can be spotted and a number more, in these words."""
    return CountedPlus(noun, more, words)


def for_each(noun: Noun[Any], words: str) -> Amount:
    """1 for each of these things, in these words."""
    return ForEach(noun, words)


def value_plus(more: int, words: str) -> Amount:
    return ValuePlus(more, words)
