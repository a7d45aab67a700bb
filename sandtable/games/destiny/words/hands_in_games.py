"""Hands and decks that decide a game of cards: costs that are compared, hands that are lost, costs that are guessed."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.memory import DEFEATED_BY
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEFEATED, AFTER_REVEALED, FROM_DECK, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.named_symbol import A_NUMBER, named
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.characters import defeated
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.qualities import EXHAUSTED
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, KEPT, need
from sandtable.games.destiny.words.targets.picked import every
from sandtable.games.destiny.words.verbs.cards import DiscardRandom
from sandtable.games.destiny.words.verbs.hands import DiscardCard
from sandtable.games.destiny.words.verbs.tokens import Spend


class DefeatedByOpponent(Occasion):
    """ "This character is defeated by an opponent": by damage or words of theirs (DST-CAN-04)."""

    about = A_CHARACTER
    asks_for = DEFEATED_BY

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `many`, the seat whose effect has done it, is another player's."""
        return it == card and many >= 0 and many != seat

    def tallied(self, table: Table, card: int, many: int) -> int:
        return 0

    def says(self) -> str:
        return "this character is defeated by an opponent"


class DiscardHand(DiscardCard):
    """ "Discard your hand"."""

    def __init__(self) -> None:
        DiscardCard.__init__(self, every(CARD.yours.in_hand))

    def says(self, they: bool = False) -> str:
        return f"discard {'their' if they else 'your'} hand"


class TwoForEachDefeated(Amount):
    """Two for each defeated character of the opponent of the words, who is settled before."""

    def value(self, table: Table, frame: Frame) -> int:
        return 2 * len(defeated(table, table.rival(frame)))

    def says(self) -> str:
        return "2"


class TakePrisoners(DiscardRandom):
    """ "Choose an opponent. Discard 2 random cards from their hand for each defeated character they have"."""

    def __init__(self) -> None:
        DiscardRandom.__init__(self, TwoForEachDefeated())

    def says(self, they: bool = False) -> str:
        return (
            "choose an opponent. Discard 2 random cards from that opponent's hand for each defeated character they have"
        )


class CostsAsNamed(Condition):
    """ "The revealed card's cost is the same as the number chosen": the printed cost (D-118)."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and full_cost(table, frame.it) == named(table, A_NUMBER)

    def says(self) -> str:
        return "the revealed card's cost is the same as the number chosen"


class UnreadyOpponent(Condition):
    """ "An opponent has an exhausted character and no dice showing damage": one opponent with both."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun
        """The dice that they don't have."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(self._is_so(table, frame, seat) for seat in table.opponents(frame.seat))

    def _is_so(self, table: Table, frame: Frame, seat: int) -> bool:
        if not any(EXHAUSTED.suits(table, character) for character in table.teams[seat]):
            return False
        return not any(self.noun.fits(table, die, frame) for die in table.pools[seat])

    def says(self) -> str:
        return f"an opponent has an exhausted character and no {self.noun.bare(True)}"


class SpendBeside(Spend):
    """Spend resources beside other words, whose value later words ask for."""

    def agreed(self) -> Phrase:
        return SpendBeside(self.count, True)

    def step(self, table: Table, frame: Frame) -> None:
        worth = frame.worth
        depth = len(table.frames)
        Spend.step(self, table, frame)
        if len(table.frames) < depth:
            table.frames[-1].worth = worth


TOO_MUCH: Final = 7
"""The highest total of Sabacc."""


class PlaySabacc(Phrase):
    """Sabacc: all players reveal the top 3 cards of their decks; the highest total up to 7 gains 2 resources.

    Printed costs count (D-118). Of equal totals all win; with a deck of fewer cards those are revealed (D-446).
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        totals = [(seat, self._reveal(table, seat)) for seat in (frame.seat, *table.opponents(frame.seat))]
        if any([len(table.decks[seat]) > 0 for seat, _ in totals]):  # once for all cards of the effect (D-488)
            happened(table, AFTER_REVEALED, frame.seat, frame.seat, FROM_DECK)
        best = max([total for _, total in totals if total <= TOO_MUCH], default=NOTHING)
        winners = [seat for seat, total in totals if total == best]
        for seat in winners:
            moves.gain(table, seat, 2)
        table.done(True, len(winners), frame.it)

    def _reveal(self, table: Table, seat: int) -> int:
        top = table.decks[seat][:3]
        for card in top:
            moves.show_to_all(table, card)
        if table.telling and top:
            table.tell(TOLD_SHOW, seat, top)
        return sum(full_cost(table, card) for card in top)

    def says(self, they: bool = False) -> str:
        return (
            "force all players to reveal the top 3 cards of their deck. The players whose revealed cards total the "
            "highest combined cost without exceeding 7 gain 2 resources. (If all players exceed 7, no players gain "
            "resources)"
        )


DEFEATED_BY_OPPONENT: Final = DefeatedByOpponent(AFTER_DEFEATED, NEVER)
COSTS_AS_NAMED: Final = CostsAsNamed()


def an_opponent_is_unready(noun: DieNoun) -> Condition:
    return UnreadyOpponent(noun)
