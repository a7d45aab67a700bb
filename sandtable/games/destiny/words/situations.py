"""Conditions about what is in play: "you spot a leader", "this upgrade is on a Jedi", "you control the battlefield".

Any of them can stand in an "if", in "play only if" and in "or 2 instead if".
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.cards import is_copy
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spots
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import A_CHARACTER, need, stand_on
from sandtable.games.destiny.words.verbs.cards import some


class Spotting(Condition):
    """ "you spot a pilot", "you spot 2 pilots" (DST-SPX-02)."""

    def __init__(self, noun: Noun[Any], count: int = 1) -> None:
        self.noun = noun
        self.count = count

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return spots(self.noun, table, frame, self.count)

    def says(self) -> str:
        return f"you spot {some(self.noun, self.count)}"


class CopyDiscarded(Condition):
    """ "there is another copy of this event in your discard pile"; an event that is being played is in no zone."""

    def __init__(self, word: str = "event") -> None:
        self.word = word

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([is_copy(table, card, frame.card) for card in table.discards[frame.seat]])

    def says(self) -> str:
        return f"there is another copy of this {self.word} in your discard pile"


class Have(Condition):
    """ "you have one or more exhausted characters"."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self) -> str:
        return f"you have one or more {self.noun.bare(True)}"


class HaveOneCharacter(Condition):
    """ "you have exactly one character"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(table.teams[frame.seat]) == 1

    def says(self) -> str:
        return "you have exactly one character"


class HaveMostHealth(Condition):
    """ "you control the character that has the most health (including ties)" (DST-CPR-02)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        healths = [[health_of(table, character) for character in team] for team in table.teams]
        most = max([max(each) for each in healths if each], default=0)
        return most in healths[frame.seat]

    def says(self) -> str:
        return "you control the character that has the most health (including ties)"


class ThisHas(Condition):
    """ "this character has 3 or more shields"."""

    def __init__(self, quality: Quality) -> None:
        self.quality = quality

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and self.quality.suits(table, frame.card)

    def says(self) -> str:
        return f"this character{self.quality.says().removeprefix(' that')}"


class TargetHas(Condition):
    """ "that character has 6 or more damage on it": the target of the words that this stands in."""

    def __init__(self, quality: Quality) -> None:
        self.quality = quality

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) > 0 and self.quality.suits(table, frame.picked[0])

    def says(self) -> str:
        return f"that character{self.quality.says().removeprefix(' that')}"


class ThatCharacterIs(Condition):
    """ "that character is a Jedi": the character of an earlier step."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.it) and self.noun.fits(table, frame.it)

    def says(self) -> str:
        return f"that character is {self.noun.an()}"


class ControlTheBattlefield(Condition):
    """ "you control the battlefield" (DST-BF-04)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.holder == frame.seat

    def says(self) -> str:
        return "you control the battlefield"


class NotControlTheBattlefield(ControlTheBattlefield):
    """ "you do not control the battlefield"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.holder != frame.seat

    def says(self) -> str:
        return "you do not control the battlefield"


class FirstRoundOfPlay(Condition):
    """ "it is the first round of the game"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.round == 1

    def says(self) -> str:
        return "it is the first round of the game"


class MoreThanYou(Condition):
    """ "an opponent has more dice in their pool than you": some opponent's number is higher than yours.

    Where earlier words of the ability are about an opponent, only that one counts (D-126).
    """

    def __init__(self, of: Counted, is_opponent: bool = True) -> None:
        self.of = of
        self.is_opponent = is_opponent
        """False for "you have more ... than an opponent"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        mine = self.of.count(table, frame.seat, frame.card)
        for seat in [int(frame.rival)] if frame.rival >= 0 else table.opponents(frame.seat):
            count = self.of.count(table, seat, frame.card)
            if (self.is_opponent and mine < count) or (not self.is_opponent and mine > count):
                return True
        return False

    def says(self) -> str:
        if self.is_opponent:
            return f"an opponent has more {self.of.says('their')} than you"
        return f"you have more {self.of.says('your')} than an opponent (including this card)"


class HaveLeastHealth(HaveMostHealth):
    """ "You control the character with the least remaining health", ties included (DST-CPR-02, DST-DFX-03)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        left = [[health_of(table, each) - table.damage[each] for each in team] for team in table.teams]
        return min([min(each) for each in left if each], default=0) in left[frame.seat]

    def says(self) -> str:
        return "you control the character with the least remaining health"


class Counted:
    """A number of each player that is compared."""

    def count(self, table: Table, seat: int, card: int) -> int:
        raise NotImplementedError

    def says(self, whose: str) -> str:
        """ "dice in their pool"."""
        raise NotImplementedError


class DiceInPool(Counted):
    def count(self, table: Table, seat: int, card: int) -> int:
        return len(table.pools[seat])

    def says(self, whose: str) -> str:
        return f"dice in {whose} pool"


class CardsHeld(Counted):
    """Cards in hand; the card that is about to be played is still one of them."""

    def count(self, table: Table, seat: int, card: int) -> int:
        return len(table.hands[seat])

    def says(self, whose: str) -> str:
        return f"cards in {whose} hand"


class CardsInPlay(Counted):
    """Cards of every type that a player controls in play."""

    def count(self, table: Table, seat: int, card: int) -> int:
        cards = range(len(table.setup.prints))
        return sum(1 for each in cards if table.is_in_play(each) and table.controller(each) == seat)

    def says(self, whose: str) -> str:
        return "cards in play"


def spotting(noun: Noun[Any], count: int = 1) -> Condition:
    return Spotting(noun, count)


def you_have(noun: CharacterNoun) -> Condition:
    """ "You have one or more exhausted characters"."""
    return Have(noun)


def this_has(quality: Quality) -> Condition:
    return ThisHas(quality)


def target_has(quality: Quality) -> Condition:
    return TargetHas(quality)


def that_character_is(noun: CharacterNoun) -> Condition:
    return ThatCharacterIs(noun)


YOU_CONTROL_THE_BATTLEFIELD: Final = ControlTheBattlefield()
YOU_DO_NOT_CONTROL_IT: Final = NotControlTheBattlefield()
A_COPY_DISCARDED: Final = CopyDiscarded()
A_COPY_OF_THIS_CARD_DISCARDED: Final = CopyDiscarded("card")
ONE_CHARACTER: Final = HaveOneCharacter()
YOU_HAVE_MOST_HEALTH: Final = HaveMostHealth()
FIRST_ROUND: Final = FirstRoundOfPlay()
THEY_HAVE_MORE_DICE: Final = MoreThanYou(DiceInPool())
"""An opponent has more dice in their pool than you."""
THEY_HAVE_MORE_IN_PLAY: Final = MoreThanYou(CardsInPlay())
"""An opponent has more cards in play than you."""
YOU_HAVE_LEAST_HEALTH: Final = HaveLeastHealth()
YOU_HAVE_MORE_CARDS: Final = MoreThanYou(CardsHeld(), False)
"""You have more cards in your hand than an opponent, this card included."""
