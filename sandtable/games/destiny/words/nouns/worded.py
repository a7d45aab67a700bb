"""Nouns of cards in words of their own, and qualities that other words say: "a Blue ability or Blue event"."""

from __future__ import annotations

from typing import TypeVar

from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.facts import prints_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import ACharacter, APiece, Thing

T = TypeVar("T", bound=Thing)


class SaidInPlay(Narrowed[T_co]):
    """ "A support in play"."""

    def singular(self, they: bool) -> str:
        return f"{self.noun.singular(they)} in play"


class AnyOf(Quality):
    """One of several qualities; the words stand behind the noun."""

    def __init__(self, qualities: tuple[Quality, ...]) -> None:
        self.qualities = qualities

    def suits(self, table: Table, card: int) -> bool:
        return any(quality.suits(table, card) for quality in self.qualities)


class TitledSo(Quality):
    """Cards with a title, in words of others."""

    def __init__(self, title: str) -> None:
        self.title = title

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].title == self.title


class OfKind(Quality):
    """Cards of a type, in words of others."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def suits(self, table: Table, card: int) -> bool:
        return table.kind(card) == self.kind


class PrintOf(Quality):
    """The prints of one card, in words of others."""

    def __init__(self, code: str) -> None:
        self.codes = tuple(prints_of(code))

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].code in self.codes


class Always(Trait):
    """Silent: every card."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return True


class OfPrint(Quality):
    """Cards of one print."""

    def __init__(self, code: str) -> None:
        self.code = code

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].code == self.code


class WordedNoun(Narrowed[T_co]):
    """A noun in these words: "a Blue ability or Blue event"."""

    def __init__(self, noun: Noun[T_co], words: str) -> None:
        Narrowed.__init__(self, noun, Always())
        self.words = words

    def singular(self, they: bool) -> str:
        return self.words


class WordedCharacter(Narrowed[ACharacter]):
    """Characters in these words: "another Sith you control"."""

    def __init__(self, noun: Noun[ACharacter], words: str) -> None:
        Narrowed.__init__(self, noun, Always())
        self.words = words

    def singular(self, they: bool) -> str:
        return self.words

    def an(self) -> str:
        return self.words


def character_in_words(noun: Noun[ACharacter], words: str) -> Noun[ACharacter]:
    return WordedCharacter(noun, words)


def any_quality(*qualities: Quality) -> Quality:
    """One of these qualities at least; other words say it."""
    return AnyOf(qualities)


def of_print(code: str) -> Quality:
    """The copies of one print of a title that has several: a text names its set and number."""
    return OfPrint(code)


def titled_so(title: str) -> Quality:
    return TitledSo(title)


def of_kind(kind: int) -> Quality:
    return OfKind(kind)


def in_these_words(noun: Noun[T], words: str) -> Noun[T]:
    return WordedNoun(noun, words)


def set_aside_card(code: str) -> Noun[APiece]:
    """ "A set-aside E-Web Emplacement": this card by its set and number, of those that the player has set aside."""
    return WordedNoun(CARD.yours.aside.having(PrintOf(code)), f"a set-aside {facts_of(code).name}")


def titled_print(code: str) -> CardNoun:
    """ "A card titled Millennium Falcon": this card by its set and number, and no other card of its title."""
    return CARD.titled(facts_of(code).name).having(PrintOf(code))


def in_play(noun: Noun[T]) -> Noun[T]:
    """The cards, said to be in play."""
    return SaidInPlay(noun, Always())
