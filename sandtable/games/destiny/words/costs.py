"""Texts about the cost of the card itself, and about upgrades that a character refuses (D-43, DST-PLX-08)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Discount, Print, Refusal
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun


class LessOn(Discount):
    """Less on some characters."""

    def __init__(self, count: int, noun: CharacterNoun) -> None:
        self.count = count
        self.noun = noun

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        return self.count if table.is_character(host) and self.noun.fits(table, host) else 0


class CheaperOn(Paragraph):
    """ "Decrease the cost of this upgrade by 1 if you play it on a Yellow character"."""

    def __init__(self, count: int, noun: CharacterNoun) -> None:
        self.discount = LessOn(count, noun)

    def put_on(self, printed: Print) -> None:
        printed.discounts.append(self.discount)

    def says(self) -> str:
        discount = self.discount
        return f"Decrease the cost of this upgrade by {discount.count} if you play it on {discount.noun.an()}."


class RefusesKind(Refusal):
    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun

    def refuses(self, table: Table, card: int) -> bool:
        return self.noun.fits(table, card)


class CannotPlayOnThis(Paragraph):
    """ "You cannot play Blue abilities on this character"; moving one there is allowed."""

    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun

    def put_on(self, printed: Print) -> None:
        printed.refuses = RefusesKind(self.noun)

    def says(self) -> str:
        return f"You cannot play {self.noun.bare(True)} on this character."


def cheaper_on(noun: CharacterNoun, count: int) -> Paragraph:
    return CheaperOn(count, noun)


def cannot_play_on_this(noun: CardNoun) -> Paragraph:
    return CannotPlayOnThis(noun)
