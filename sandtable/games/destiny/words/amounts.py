"""Amounts: plain numbers, and numbers read from the table when they are needed."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny.control import causer_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.moves import hand_size
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.cards import IN_PLAY, CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.noun import OPPOSING, YOURS, Noun
from sandtable.games.destiny.words.pointing import A_CHARACTER, ON_OTHERS, need, stand_on


class Amount:
    """A whole number, at least 0."""

    def value(self, table: Table, frame: Frame) -> int:
        raise NotImplementedError

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the amount reads the pointer of earlier words, and that may be of a wrong kind."""

    def says(self) -> str:
        """The amount as in "deal 2 damage"."""
        raise NotImplementedError

    def is_opposing(self) -> bool:
        """True for a number of one opponent, who has to be settled first (DST-MUL-10)."""
        return False

    def cards(self) -> str:
        """The amount as in "draw 2 cards"."""
        said = self.says()
        return "a card" if said == "1" else f"{said} cards"

    def equal_to(self) -> str:
        """The amount as in "deal damage equal to ..."; empty for plain numbers."""
        return ""

    def per(self) -> str:
        """The amount as in "1 damage for each ..."; empty for plain numbers."""
        return ""

    def instead(self, thing: str, things: str = "") -> str:
        """The end of a sentence with another number under a condition: ", or 2 damage instead if ..."; mostly empty.

        Without `things` the word for one thing stands for several as well.
        """
        return ""


class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, table: Table, frame: Frame) -> int:
        return self.number

    def says(self) -> str:
        return str(self.number)


class ThatMany(Amount):
    """The result of the previous step, or the value of the dice being resolved."""

    def __init__(self, words: str = "that many", equal: str = "") -> None:
        self.words = words
        self.equal = equal

    def value(self, table: Table, frame: Frame) -> int:
        return frame.many

    def says(self) -> str:
        return self.words

    def equal_to(self) -> str:
        return self.equal


class ThatValue(Amount):
    """The total value of the previous step's things: values of dice (DST-DIE-03) or costs of cards."""

    is_behind = False
    """True where the amount is said behind the target: "deal damage to a character equal to ..."."""

    def __init__(self, equal: str) -> None:
        self.equal = equal

    def value(self, table: Table, frame: Frame) -> int:
        return frame.worth

    def says(self) -> str:
        return "that much"

    def equal_to(self) -> str:
        return self.equal


class ThatDamage(ThatValue):
    """The damage the removed die showed: "deal that damage to a character"."""

    def __init__(self) -> None:
        self.equal = ""

    def says(self) -> str:
        return "that damage"


class HalfThatDamage(ThatDamage):
    """Half of that damage, rounded up."""

    def value(self, table: Table, frame: Frame) -> int:
        return (frame.worth + 1) // 2

    def says(self) -> str:
        return "half of that damage, rounded up,"


class FirstRound(Amount):
    """ "1 shield, or 2 shields instead in the first round of play": a replacement of the number (EX-18)."""

    def __init__(self, usual: int, first: int) -> None:
        self.usual = usual
        self.first = first

    def value(self, table: Table, frame: Frame) -> int:
        return self.first if table.round == 1 else self.usual

    def says(self) -> str:
        return str(self.usual)


class AllResources(Amount):
    """All resources of the acting player."""

    def value(self, table: Table, frame: Frame) -> int:
        return table.resources[frame.seat]

    def says(self) -> str:
        return "all"


class UpToHandSize(Amount):
    """The number of cards missing from a full hand (DST-CLR-03)."""

    def value(self, table: Table, frame: Frame) -> int:
        return max(hand_size(table, frame.seat) - len(table.hands[frame.seat]), 0)

    def says(self) -> str:
        return "cards up to your hand size"

    def cards(self) -> str:
        return self.says()


class TheOther(Amount):
    """The other one of two cards."""

    def value(self, table: Table, frame: Frame) -> int:
        return 1

    def says(self) -> str:
        return "the other"

    def cards(self) -> str:
        return self.says()


class CardsInYourHand(Amount):
    """The number of cards in the hand of the player of these words, also when an opponent is made to carry them out."""

    def value(self, table: Table, frame: Frame) -> int:
        return len(table.hands[causer_of(table, frame)])

    def says(self) -> str:
        return "the number of cards you have in your hand"


class CardsInHand(Amount):
    """The number of cards in an opponent's hand."""

    def is_opposing(self) -> bool:
        return True

    def value(self, table: Table, frame: Frame) -> int:
        return len(table.hands[table.rival(frame)])

    def says(self) -> str:
        return "1"

    def per(self) -> str:
        return " for each card in that opponent's hand"


class NumberOf(Amount):
    """The count of a noun: "the number of cards in your hand", "the number of Blue upgrades you have in play"."""

    def __init__(self, noun: Noun[Any]) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def is_opposing(self) -> bool:
        return self.noun.is_opposing()

    def value(self, table: Table, frame: Frame) -> int:
        return len(self.noun.find(table, frame))

    def says(self) -> str:
        noun = self.noun
        if noun.whose == YOURS and isinstance(noun, CharacterNoun):
            return f"the number of {noun.bare(True)} you have"
        if noun.whose == OPPOSING and isinstance(noun, CharacterNoun):
            return f"the number of {noun.bare(True)} an opponent has"
        is_at_home = noun.whose == YOURS and isinstance(noun, CardNoun) and noun.place == IN_PLAY
        return f"the number of {noun.bare(True) + ' you have in play' if is_at_home else noun.plural(False)}"

    def equal_to(self) -> str:
        return self.says()


class IfResolving(Amount):
    """ "1, or by 2 instead if you are resolving a vehicle die": a replacement of the number (DST-RPL-01)."""

    def __init__(self, subtype: str, usual: int, then: int) -> None:
        self.subtype = subtype
        self.usual = usual
        self.then = then

    def value(self, table: Table, frame: Frame) -> int:
        """`frame.picked` is the die (D-03: it has the subtypes of its card)."""
        printed = table.setup.prints[table.setup.card_of[frame.picked[0]]]
        return self.then if self.subtype in printed.subtypes else self.usual

    def says(self) -> str:
        return f"{self.usual}, or by {self.then} instead if you are resolving a {self.subtype} die"


class ForEachDiscarded(Amount):
    """The number of cards that an earlier step discarded."""

    def value(self, table: Table, frame: Frame) -> int:
        return frame.many

    def says(self) -> str:
        return "1"

    def per(self) -> str:
        return " for each card you just discarded"


class ShieldsOn(Amount):
    """The number of shields on attached character, or on the character of an earlier step."""

    def __init__(self, words: str, is_of_attached: bool) -> None:
        self.words = words
        self.is_of_attached = is_of_attached

    def reads(self, it: int, this: int) -> None:
        if self.is_of_attached:
            stand_on("attached character", this, ON_OTHERS)
        else:
            need("that character", it, A_CHARACTER)

    def value(self, table: Table, frame: Frame) -> int:
        character = bearer(table, frame.card) if self.is_of_attached else frame.it
        return table.shields[character] if table.is_character(character) else 0

    def says(self) -> str:
        return f"the number of shields on {self.words}"

    def equal_to(self) -> str:
        return self.says()


class HalfTheShields(ShieldsOn):
    """Half of them, rounded up."""

    def value(self, table: Table, frame: Frame) -> int:
        return (ShieldsOn.value(self, table, frame) + 1) // 2

    def says(self) -> str:
        return f"half {ShieldsOn.says(self)}, rounded up"


def number_just(done: str) -> Amount:
    """ "the number of upgrades you just discarded": the result of the previous step."""
    return ThatMany("that many", f"the number of {done}")


def that_value(words: str) -> Amount:
    """The value of the previous step's dice, in these words."""
    return ThatValue(words)


def number_of(noun: Noun[Any]) -> Amount:
    return NumberOf(noun)


def in_first_round(first: int, usually: int) -> Amount:
    return FirstRound(usually, first)


def if_resolving(subtype: str, then: int, usually: int) -> Amount:
    """Another amount for dice of cards with this subtype."""
    return IfResolving(subtype, usually, then)


def amount(value: int | Amount) -> Amount:
    """A plain number or an amount as an amount."""
    return Number(value) if isinstance(value, int) else value


ALL_RESOURCES: Final = AllResources()
UP_TO_HAND_SIZE: Final = UpToHandSize()
THE_OTHER: Final = TheOther()
CARDS_IN_YOUR_HAND: Final = CardsInYourHand()
THAT_MANY: Final = ThatMany()
THAT_NUMBER: Final = ThatMany("that number", "that number")
THAT_MUCH: Final = ThatMany("that much")
THE_VALUE: Final = ThatValue("the value showing on that die (specials and blanks are zeroes)")
ITS_VALUE: Final = ThatValue("the value of that die")
COMBINED_VALUE: Final = ThatValue("the combined value of those dice")
"""The combined value of chosen dice (DST-CMB-01)."""
THAT_DAMAGE: Final = ThatDamage()
HALF_THAT_DAMAGE: Final = HalfThatDamage()
FOR_EACH_DISCARDED: Final = ForEachDiscarded()
THE_COST_LOOKED_AT: Final = ThatValue("the cost of the card you just looked at")
SHIELDS_ON_ATTACHED: Final = ShieldsOn("attached character", True)
SHIELDS_ON_THAT: Final = ShieldsOn("that character", False)
HALF_THE_SHIELDS_ON_THAT: Final = HalfTheShields("that character", False)
THE_COST_OF_THAT_CARD: Final = ThatValue("that card's cost")
THE_COST_SHOWN: Final = ThatValue("the cost of that card")
CARDS_IN_THEIR_HAND: Final = CardsInHand()
