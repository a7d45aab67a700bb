"""Dice that lie on cards, in the words of the card that rolls them: "a scoundrel die on one of your cards in play"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD, AnyCard
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun, character_of
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.verbs.rolling import DiceOnCards


class Titled(Quality):
    """The dice of cards with a title, which earlier words have said."""

    def __init__(self, title: str) -> None:
        self.title = title

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].title == self.title

    def before(self) -> str:
        return ""


class WordedDice(DiceOnCards):
    """Such dice with words of their own."""

    def __init__(self, noun: DieNoun, words: str, on: AnyCard | None = None) -> None:
        DiceOnCards.__init__(self, noun)
        self.words = words
        self.on = on
        """The cards that they lie on; None for any. A die that a card has gained lies there as well (D-403)."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        found = DiceOnCards.find(self, table, frame)
        on = self.on
        return found if on is None else [die for die in found if on.fits(table, holder_of(table, die))]

    def singular(self, they: bool) -> str:
        return self.words


class OnOtherCards(Trait):
    """The dice of other cards than the one with these words."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return holder_of(table, thing) != frame.card


class OfUniqueCharacter(Trait):
    """The dice of a unique character and of its upgrades."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        character = character_of(table, thing)
        return table.is_character(character) and table.setup.prints[character].is_unique

    def says(self) -> str:
        return ""


class OfAUniqueCharacter(Narrowed[ADie]):
    """ "A unique character's character or upgrade die"."""

    def singular(self, they: bool) -> str:
        return f"a unique character's {self.noun.bare(False)}"


class SaidAs(Narrowed[ADie]):
    """Dice in pools, in words of their own."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        Narrowed.__init__(self, noun, AnyDie())
        self.words = words

    def singular(self, they: bool) -> str:
        return self.words


class AnyDie(Trait):
    """Silent: every die."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return True


def said_as(noun: DieNoun, words: str) -> Noun[ADie]:
    """Dice in pools, in these words: "it" for the only one."""
    return SaidAs(noun, words)


def dice_titled(title: str) -> DieNoun:
    """Your dice of cards with this title, for amounts that say it in words of their own."""
    return DIE.yours.of_cards(Titled(title))


def lying_on(noun: DieNoun, words: str, on: AnyCard | None = None) -> WordedDice:
    """Dice that lie on their cards, or on these cards, in these words."""
    return WordedDice(noun, words, on)


def lying_on_others(noun: DieNoun, words: str) -> Noun[ADie]:
    """ "An apprentice die on one of your other cards", in these words: dice that lie on cards besides this one."""
    return Narrowed(WordedDice(noun, words), OnOtherCards())


def character_die_of(title: str, whose: str) -> WordedDice:
    """ "One of her character dice", after the character was spotted by its title: those that she has (D-403)."""
    return WordedDice(DIE.yours.of_character, f"one of {whose} character dice", ANY_CARD.titled(title))


DIE_OF_A_UNIQUE: Final = OfAUniqueCharacter(DIE.of_character_or_upgrade, OfUniqueCharacter())
