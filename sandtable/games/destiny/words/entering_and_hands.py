"""Occasions of supports that enter play and of cards that leave a hand, and words about whole hands."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.reroll import REROLL_DICE
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import COLOR, kept_choice
from sandtable.games.destiny.lines import TOLD_MULLIGAN
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DECK_DISCARD,
    AFTER_DREW,
    AFTER_ENTERED,
    AFTER_HAND_DISCARD,
    AFTER_LEFT_HAND,
)
from sandtable.games.destiny.triggers import INTERRUPTION, SETTLE
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.noun import ANYBODY
from sandtable.games.destiny.words.occasions import NEVER, Occasion, in_action_phase
from sandtable.games.destiny.words.players import Each
from sandtable.games.destiny.words.pointing import A_PIECE, A_SEAT, KEPT
from sandtable.games.destiny.words.verbs.hands import DiscardCard
from sandtable.games.destiny.words.verbs.searching import ShuffleDeck


class ThisEnters(Occasion):
    """ "This support enters play", also where nobody has played it."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this support enters play"


def is_card_effect(table: Table) -> bool:
    """True while the words of a card are carried out: no symbol of a die, no action to reroll, no upkeep (D-371)."""
    for at in range(len(table.frames) - 1, 0, -1):
        node = table.frames[at].node
        if node is REROLL_DICE or any(node is sentence for sentence in SYMBOLS.sentences):
            return False
        if node is INTERRUPTION or node is SETTLE:
            return True
    return len(table.frames) > 1


class TheirHandIsHit(Occasion):
    """ "A card is discarded from an opponent's hand by a card effect"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.owner[it] != seat and is_card_effect(table)

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.setup.owner[it]

    def says(self) -> str:
        return "a card is discarded from an opponent's hand by a card effect"


class AnyCardIsDiscarded(Occasion):
    """ "A card is discarded from a hand or deck by a card effect": one of two occurrences (D-371)."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return is_card_effect(table)

    def says(self) -> str:
        return "a card is discarded from a hand or deck by a card effect"


def is_die_or_card_effect(table: Table) -> bool:
    """True while words of a card or of a symbol are carried out, in any phase: no action to reroll, no discard of the
    upkeep (D-371).
    """
    for at in range(len(table.frames) - 1, 0, -1):
        node = table.frames[at].node
        if node is REROLL_DICE:
            return False
        if node is INTERRUPTION or node is SETTLE:
            return True
    return len(table.frames) > 1


class AnyHandIsHit(Occasion):
    """ "A card is discarded from a player's hand by a die or card effect"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return is_die_or_card_effect(table)

    def says(self) -> str:
        return "a card is discarded from a player's hand by a die or card effect"


class TheirHandIsHitByAny(TheirHandIsHit):
    """ "A card is discarded from an opponent's hand by a die or card effect"."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.owner[it] != seat and is_die_or_card_effect(table)

    def says(self) -> str:
        return "a card is discarded from an opponent's hand by a die or card effect"


class ChosenColorLeavesHand(Occasion):
    """ "A card of the chosen color leaves an opponent's hand", wherever it goes."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and table.setup.prints[it].color == kept_choice(table, card, COLOR)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "a card of the chosen color leaves an opponent's hand"


class OpponentDraws(Occasion):
    """ "An opponent draws 1 or more cards during the action phase": those of one effect together."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it != seat and in_action_phase(table)

    def rival(self, table: Table, it: int, by: int) -> int:
        return it

    def says(self) -> str:
        return "an opponent draws 1 or more cards during the action phase"


class OpponentDrawsOne(OpponentDraws):
    """The same in the words of "for the first time each round"."""

    def says(self) -> str:
        return "an opponent draws a card during the action phase"


class ShuffleHandIn(ShuffleDeck):
    """ "Shuffle all cards in their hand back into their deck": nobody knows the place of any of them."""

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        hand = table.hands[seat]
        for card in hand:
            moves.take_from_hand(table, seat, card)
        table.own_decks()[seat] += hand
        if table.telling and hand:
            table.tell(TOLD_MULLIGAN, seat, hand, seat)
        self.shuffle(table, frame, seat)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"shuffle all cards in {whose} hand back into {whose} deck"


class DrawFull(Phrase):
    """ "Draw cards up to their hand size"."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        missing = max(moves.hand_size(table, frame.seat) - len(table.hands[frame.seat]), 0)
        drawn = moves.draw(table, frame.seat, missing)
        table.done(drawn >= missing, drawn, frame.it)

    def says(self, they: bool = False) -> str:
        return f"draw cards up to {'their' if they else 'your'} hand size"


class DiscardAnother(DiscardCard):
    """ "Discard another card from their hand": beside the one that the occasion was about."""

    def says(self, they: bool = False) -> str:
        return super().says(they).replace("discard a card", "discard another card")


class ForcedEach(Each):
    """ "Force each player to ..."."""

    def says(self, they: bool = False) -> str:
        return f"force each player to {self.phrase.says(True)}"


def force_each_player(phrase: Phrase) -> Phrase:
    return ForcedEach(ANYBODY, phrase)


ENTERS_PLAY: Final = ThisEnters(AFTER_ENTERED, NEVER)
OPPONENT_DREW_ONE: Final = OpponentDrawsOne(AFTER_DREW, NEVER)
ANY_HAND_IS_HIT: Final = AnyHandIsHit(AFTER_HAND_DISCARD, NEVER)
THEIR_HAND_IS_HIT: Final = TheirHandIsHit(AFTER_HAND_DISCARD, NEVER)
THEIR_HAND_IS_HIT_BY_ANY: Final = TheirHandIsHitByAny(AFTER_HAND_DISCARD, NEVER)
HAND_CARD_DISCARDED: Final = AnyCardIsDiscarded(AFTER_HAND_DISCARD, NEVER)
DECK_CARD_DISCARDED: Final = AnyCardIsDiscarded(AFTER_DECK_DISCARD, NEVER)
CHOSEN_COLOR_LEAVES_HAND: Final = ChosenColorLeavesHand(AFTER_LEFT_HAND, NEVER)
OPPONENT_DREW: Final = OpponentDraws(AFTER_DREW, NEVER)
