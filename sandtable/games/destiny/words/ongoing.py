"""Ongoing abilities: they hold as long as their card is in play (DST-ABO-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import is_first_kind
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    CHARACTER_CARD,
    WHILE_COST,
    WHILE_HAND_SIZE,
    WHILE_INCOME,
    WHILE_KEYWORD,
    WHILE_SMALLER_HANDS,
)
from sandtable.games.destiny.words.abilities import Keyword, Paragraph
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.pointing import stand_on


class GivesKeyword(Triggered):
    """An ongoing ability: some characters have a keyword as long as the card is in play (EX-10)."""

    def __init__(self, noun: CharacterNoun, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.noun = noun
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == self.bit and by == seat and table.is_character(it) and self.noun.fits(table, it)


class Have(Paragraph):
    """ "Your non-unique characters have the Guardian keyword." """

    def __init__(self, noun: CharacterNoun, keyword: Keyword) -> None:
        self.noun = noun
        self.keyword = keyword

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(GivesKeyword(self.noun, self.keyword.bit))

    def says(self) -> str:
        return f"{capitalized(self.noun.plural(False))} have the {self.keyword.word} keyword."


class CardsGetKeyword(Triggered):
    """An ongoing ability: some cards that are no characters have a keyword as long as the card is in play."""

    def __init__(self, noun: CardNoun, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.noun = noun
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == self.bit and by == seat and not table.is_character(it) and self.noun.fits(table, it)


class EachHasKeyword(Paragraph):
    """ "Each of your unique upgrades has the Redeploy keyword"."""

    def __init__(self, noun: CardNoun, keyword: Keyword) -> None:
        self.noun = noun
        self.keyword = keyword

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(CardsGetKeyword(self.noun, self.keyword.bit))

    def says(self) -> str:
        return f"Each of your {self.noun.bare(True)} has the {self.keyword.word} keyword."


class EachOfYoursHas(Have):
    """ "Each of your characters has Guardian." """

    def says(self) -> str:
        return f"Each of your {self.noun.bare(True)} has {self.keyword.word}."


class Cheaper(Triggered):
    """While its character has no upgrade, one subtype costs less to attach to it (Padawan)."""

    def __init__(self, subtype: str, less: int) -> None:
        self.occurrence = WHILE_COST
        self.subtype = subtype
        self.less = less

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is an upgrade of the subtype and `many` the character without upgrades."""
        return many == card and not table.upgrades[card] and self.subtype in table.setup.prints[it].subtypes


class CheaperParagraph(Paragraph):
    def __init__(self, subtype: str, less: int) -> None:
        self.ability = Cheaper(subtype, less)

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return (
            f"While this character does not have an upgrade, the cost to attach a {self.ability.subtype} to it "
            f"is decreased by {self.ability.less}."
        )


class FirstCheaper(Triggered):
    """The first upgrade of a kind that is played on this character in a game costs 1 less."""

    def __init__(self) -> None:
        self.occurrence = WHILE_COST

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is such an upgrade and `many` this character."""
        return many == card and is_first_kind(table, it, card)


class FirstCheaperParagraph(Paragraph):
    """ "Decrease the cost of the first ability you play on this character each game by 2"."""

    def __init__(self, subtype: str, less: int) -> None:
        self.subtype = subtype
        self.less = less

    def put_on(self, printed: Print) -> None:
        stand_on(self.says(), printed.kind, (CHARACTER_CARD,))
        printed.first_cheaper = self.subtype
        printed.triggers += [FirstCheaper() for _ in range(self.less)]

    def says(self) -> str:
        return f"Decrease the cost of the first {self.subtype} you play on this character each game by {self.less}."


class LargerHand(Triggered):
    """An ongoing ability: the hand size of its controller is one larger (DST-DEC-02, EX-23)."""

    def __init__(self) -> None:
        self.occurrence = WHILE_HAND_SIZE


class SmallerHands(Triggered):
    """An ongoing ability: the hand size of each opponent of its controller is one smaller."""

    def __init__(self) -> None:
        self.occurrence = WHILE_SMALLER_HANDS


class SmallerHandsParagraph(Paragraph):
    def put_on(self, printed: Print) -> None:
        printed.triggers.append(SmallerHands())

    def says(self) -> str:
        return "Each opponent's hand size is decreased by 1."


class LargerHandParagraph(Paragraph):
    def put_on(self, printed: Print) -> None:
        printed.triggers.append(LargerHand())

    def says(self) -> str:
        return "Your hand size is increased by 1."


class AttachedHasKeyword(Triggered):
    """The character the card is attached to has a keyword (EX-10)."""

    def __init__(self, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is the character of this card and `many` its keyword."""
        return many == self.bit and bearer_of(table, card) == it


class AttachedHas(Paragraph):
    """ "Attached character has the Guardian keyword." """

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(AttachedHasKeyword(self.keyword.bit))

    def says(self) -> str:
        return f"Attached character has the {self.keyword.word} keyword."


class OpponentsGainLess(Paragraph):
    """ "Each opponent gains 1 fewer resource during each upkeep phase to a minimum of 1." (DST-RSC-05, flow.py)."""

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(Triggered(WHILE_INCOME))

    def says(self) -> str:
        return "Each opponent gains 1 fewer resource during each upkeep phase to a minimum of 1."


def have(noun: CharacterNoun, keyword: Keyword) -> Paragraph:
    return Have(noun, keyword)


def each_of_yours_has(noun: CardNoun, keyword: Keyword) -> Paragraph:
    return EachHasKeyword(noun, keyword)


def each_of_your_characters_has(noun: CharacterNoun, keyword: Keyword) -> Paragraph:
    return EachOfYoursHas(noun, keyword)


def cheaper(subtype: str, less: int) -> Paragraph:
    return CheaperParagraph(subtype, less)


def first_cheaper(subtype: str, less: int) -> Paragraph:
    return FirstCheaperParagraph(subtype, less)


def attached_has(keyword: Keyword) -> Paragraph:
    return AttachedHas(keyword)


SMALLER_HANDS: Final = SmallerHandsParagraph()
LARGER_HAND: Final = LargerHandParagraph()
OPPONENTS_GAIN_LESS: Final = OpponentsGainLess()
