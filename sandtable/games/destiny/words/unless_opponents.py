"""Effects that an opponent prevents: by discarding cards, or by damage to an own character."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.choices import UnlessDone
from sandtable.games.destiny.words.instead import Instead
from sandtable.games.destiny.words.joints import BEGUN, NO, YES, Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.noun import OPPOSING
from sandtable.games.destiny.words.own_state import THIS_IS_ELITE
from sandtable.games.destiny.words.players import Each, let_them
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter
from sandtable.games.destiny.words.targets.picked import a, exactly
from sandtable.games.destiny.words.targets.pointed import THAT_CHARACTER
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.hands import DiscardCard
from sandtable.games.destiny.words.verbs.lasting_effects import tell_lasting
from sandtable.games.destiny.words.verbs.tokens import Deal

ANSWERED: Final = BEGUN + 1
"""The step in which what the opponent has chosen is carried out."""


class DealUnlessTheyDiscard(Verb[ACharacter]):
    """ "Deal 3 damage to an opponent's character unless they discard 1 card from their hand, or 2 cards instead if that
    character has no shields": only who has that many cards can be asked (D-402).
    """

    takes = A_CHARACTER
    hands = A_CHARACTER

    def __init__(self, damage: int, on: Target[ACharacter]) -> None:
        self.damage = damage
        self.on = on
        self.phrases = [Deal(damage, THAT_CHARACTER), *[DiscardCard(exactly(n, CARD.yours.in_hand)) for n in (1, 2)]]

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ANSWERED and frame.answer == YES and not frame.full:  # a card was played instead (DST-ANT-02)
            frame.answer = NO
            frame.it = frame.picked[0]
            table.push(self.phrases[0], frame)
        elif frame.step == ANSWERED:
            table.done(frame.full, frame.many, frame.picked[0])
        elif frame.step == BEGUN:
            self._carry_out(table, frame)
        else:
            Verb.step(self, table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        frame.it = frame.picked[0]
        seat = table.controller(frame.it)
        if len(table.hands[seat]) >= self._price(table, frame):
            table.put(seat, [NO, YES])
        else:
            frame.answer = NO
            self._carry_out(table, frame)

    def _carry_out(self, table: Table, frame: Frame) -> None:
        frame.step = ANSWERED
        if frame.answer == YES:
            let_them(table, frame, self.phrases[self._price(table, frame)], table.controller(frame.it))
        else:
            table.push(self.phrases[0], frame)

    def _price(self, table: Table, frame: Frame) -> int:
        """The number of cards to discard."""
        return 1 if table.shields[frame.it] else 2

    def says(self, they: bool = False) -> str:
        return (
            f"deal {self.damage} damage to {self.on.says(they)} unless they discard 1 card from their hand, "
            "or 2 cards instead if that character has no shields"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == BEGUN:
            cards = "1 card" if self._price(table, frame) == 1 else "2 cards"
            return f"Discard {cards}, or {CHARACTER.name(table, frame.it)} is dealt {self.damage} damage?"
        return f"Deal {self.damage} damage to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == BEGUN:
            return "discard" if option == YES else "take the damage"
        return Verb.option(self, table, frame, option)


class SmallerHand(Phrase):
    """The hand size of the acting player is decreased until the round ends."""

    hands = KEPT

    def __init__(self, less: int) -> None:
        self.less = less

    def step(self, table: Table, frame: Frame) -> None:
        lasting.last(table, lasting.HAND_SIZE_CHANGED, frame.seat, -self.less, lasting.ROUND_LONG)
        tell_lasting(table, frame.seat, lasting.HAND_SIZE_CHANGED, -self.less, lasting.ROUND_LONG)
        table.done(True, self.less, frame.it)

    def says(self, they: bool = False) -> str:
        return f"decrease {'their' if they else 'your'} hand size by {self.less} until the end of the upkeep phase"


class SmallerHandsUnless(Each):
    """ "Each opponent's hand size is decreased by 1 until the end of the upkeep phase unless that opponent deals 1
    damage to a character they control, or 2 damage instead if this character is elite" (D-401).
    """

    def __init__(self, less: int, usual: int, elite: int) -> None:
        self.less = less
        self.usual = usual
        self.elite = elite
        price = Deal(Instead(usual, elite, THIS_IS_ELITE), a(CHARACTER.yours))
        Each.__init__(self, OPPOSING, UnlessDone(price, SmallerHand(less)))

    def says(self, they: bool = False) -> str:
        return (
            f"each opponent's hand size is decreased by {self.less} until the end of the upkeep phase unless that "
            f"opponent deals {self.usual} damage to a character they control, or {self.elite} damage instead if this "
            "character is elite"
        )
