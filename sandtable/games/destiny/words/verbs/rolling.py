"""Roll dice that lie on cards into the pool, without activating anything (DST-OPD-09, 10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of, gained_on
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    BATTLEFIELD_CARD,
    CHARACTER_CARD,
    DOWNGRADE_CARD,
    NOTHING,
    ON_CARD,
    SUPPORT_CARD,
    UPGRADE_CARD,
)
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.lying_dice import can_come_back
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.noun import Noun, seats_of
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, KEPT, ADie, need, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target

CARDS_WITH_DICE: Final = (CHARACTER_CARD, UPGRADE_CARD, DOWNGRADE_CARD, SUPPORT_CARD, BATTLEFIELD_CARD)


class DiceOnCards(SomeDice):
    """Dice that lie on their cards in play; the words are those of the dice themselves."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun
        self.whose = noun.whose

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for card in cards_in_play(table, seat):
                lying_there = [die for die in table.setup.dice_of[card] if table.face[die] == ON_CARD]
                if table.dice_gained:
                    lying_there += gained_on(table, card)
                found += [die for die in lying_there if self.noun.fits_card(table, die, frame)]
        return found

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def singular(self, they: bool) -> str:
        return self.noun.singular(they)

    def plural(self, they: bool) -> str:
        return self.noun.plural(they)

    def bare(self, plural: bool) -> str:
        return self.noun.bare(plural)


class ThisDieOnCard(SomeDice):
    """ "This die" while it lies on its card in play."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.is_in_play(frame.card):
            return []
        own = [die for die in table.setup.dice_of[frame.card] if table.face[die] == ON_CARD]
        return own + list(gained_on(table, frame.card))

    def reads(self, it: int, this: int) -> None:
        stand_on("this die", this, CARDS_WITH_DICE)

    def singular(self, they: bool) -> str:
        return "this die"

    def plural(self, they: bool) -> str:
        return "these dice"


class ThisDieOrOnCard(ThisDieOnCard):
    """ "This die" on its card in play, or in its player's pool already."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.is_in_play(frame.card):
            return []
        pool = table.pools[frame.seat]
        rolled = [die for die in dice_of(table, frame.card) if die in pool]
        return ThisDieOnCard.find(self, table, frame) + rolled


def cards_in_play(table: Table, seat: int) -> tuple[int, ...]:
    """The cards of a seat that dice lie on: characters and supports with their upgrades, and downgrades."""
    cards: tuple[int, ...] = ()
    for character in table.teams[seat]:
        cards += (character, *table.upgrades[character])
    return cards + bound_of(table, seat) + table.supports[seat]


def what_lies(table: Table, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some dice that are in no pool yet."""
    return tuple([die for die in dice if table.face[die] < 0])


class Roll(Verb[ADie]):
    """Roll dice into the pool of the acting player, also those of another player's cards (D-335)."""

    takes = A_DIE

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        dice_moves.roll_for(table, frame.seat, picked)
        table.done(self.on.full(table, frame), len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"roll {self.on.says(they)} into {'their' if they else 'your'} pool"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Roll which die?"


class RollIfAble(Roll):
    """ "Roll this die into your pool and ..., if able": a die that is there already stays as it is (DST-OPD-10), and
    the words that follow are about it (D-893).
    """

    def deed(self, table: Table, frame: Frame) -> None:
        dice_moves.roll(table, what_lies(table, frame.picked))
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)


class RollOfChosen(Roll):
    """ "Choose one of your vehicles and roll its die into your pool": the card is chosen by its die."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.on = One(DiceOnCards(noun))
        self.words = words
        """The words for the cards."""

    def says(self, they: bool = False) -> str:
        return f"choose {self.words} and roll its die into {'their' if they else 'your'} pool"


class DiceOfCards(DiceOnCards):
    """Dice that lie on their cards in play or in a pool, to choose the cards by them."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        there = DiceOnCards.find(self, table, frame)
        return there + [
            die
            for seat in seats_of(self.whose, table, frame)
            for card in cards_in_play(table, seat)
            for die in dice_of(table, card)
            if table.face[die] >= 0 and self.noun.fits_card(table, die, frame)
        ]


class RollOfChosenIfAble(RollOfChosen):
    """ "Choose one of your vehicles and roll its die into your pool, if able": a card whose die is in the pool may be
    chosen as well, and that die stays as it is (DST-OPD-10, D-680).
    """

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.on = One(DiceOfCards(noun))
        self.words = words

    def deed(self, table: Table, frame: Frame) -> None:
        dice_moves.roll(table, what_lies(table, frame.picked))
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"{RollOfChosen.says(self, they)}, if able"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Roll the die of which card?"


class RollIntoYours(Phrase):
    """ "Roll that die into your pool": an earlier step's die, also one of another player's card (D-368) or one of no
    card in play (D-753).
    """

    hands = A_DIE

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        is_there = self.possible(table, frame)
        if is_there:
            dice_moves.roll_for(table, frame.seat, (frame.it,))
        table.done(is_there, 1 if is_there else 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and can_come_back(table, frame.it)

    def says(self, they: bool = False) -> str:
        return f"roll that die into {'their' if they else 'your'} pool"


class RollDieOnIt(Phrase):
    """ "Roll that upgrade's die into your pool": of the card of earlier words, as far as it lies there (DST-OPD-10)."""

    hands = KEPT

    def __init__(self, word: str) -> None:
        self.word = word
        """The word for the card."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def step(self, table: Table, frame: Frame) -> None:
        card = frame.it
        lying_there: tuple[int, ...] = ()
        if card != NOTHING:
            lying_there = tuple([die for die in table.setup.dice_of[card] if table.face[die] == ON_CARD])
            lying_there = (lying_there + gained_on(table, card))[:1]  # DST-NAM-09, D-403
        dice_moves.roll(table, lying_there)
        table.done(len(lying_there) > 0, len(lying_there), frame.it)

    def says(self, they: bool = False) -> str:
        return f"roll that {self.word}'s die into {'their' if they else 'your'} pool"


def lying(noun: DieNoun) -> Noun[ADie]:
    """Dice that lie on their cards: `Roll(a(lying(DIE.its.of_character)))`."""
    return DiceOnCards(noun)


THIS_LYING_DIE: Target[ADie] = One(ThisDieOnCard())
ROLL_THIS_IF_ABLE: Final[Phrase] = RollIfAble(One(ThisDieOrOnCard()))
