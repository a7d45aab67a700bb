"""Cards that are played in vain, because they are discarded instead, and cards that play themselves from the hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import CANCELED, GOES, PLAY_CARD, being_played, note
from sandtable.games.destiny.actions.playable import FREE, may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_DISCARD
from sandtable.games.destiny.memory import CARD_ACTIVATED, Note
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import BEFORE_CARD_RESOLVED
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.memories import Deed
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, need
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.decks import DiscardTop
from sandtable.games.destiny.words.verbs.hands import DiscardCard


class TheirCardIsPlayed(Occasion):
    """ "An opponent's card would be resolved after being played": a card of any type that an opponent plays."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent's card would be resolved after being played"


class BeforeResolved(TriggeredParagraph):
    """ "Before an opponent's card would be resolved after being played, ..."."""

    def says(self) -> str:
        return f"Before {self.ability.occasion.says()}, {self.ability.phrase.says()}."


class DiscardPlayed(Phrase):
    """ "Discard that card instead": the card that is being played is not resolved (DST-RPL-01, D-441)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("that card", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        card = frame.it
        play = being_played(table, card)
        is_new = play.numbers[GOES] != CANCELED
        if is_new:
            note(play, GOES, CANCELED)
            table.own_discards()[table.setup.owner[card]] += (card,)
            if table.telling:
                table.tell(TOLD_DISCARD, table.setup.owner[card], (card,))
        table.done(is_new, 1, card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return not self.is_too_late(table, frame)

    def is_too_late(self, table: Table, frame: Frame) -> bool:
        return being_played(table, frame.it).numbers[GOES] == CANCELED

    def says(self, they: bool = False) -> str:
        return "discard that card instead"


class ActivatedA(Deed):
    """ "Activated a vehicle"."""

    kind = CARD_ACTIVATED

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        return has_subtype(table, note[2], self.subtype)

    def says(self) -> str:
        return f"activated a {self.subtype}"


class NotThisCard(Trait):
    """Silent: a card other than the one with these words."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing != frame.card


class DiscardAnotherToPlayThis(Phrase):
    """ "If ..., you may discard another card from your hand to play this vehicle from your hand for free"."""

    hands = A_PIECE

    def __init__(self, condition: Condition, word: str) -> None:
        self.condition = condition
        self.word = word
        self.first = DiscardCard(a(Narrowed(CARD.yours.in_hand, NotThisCard())))

    def reads(self, it: int, this: int) -> None:
        self.condition.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.first, frame)
        elif frame.step == 1 and frame.full and may_play(table, frame.seat, frame.card, FREE):
            frame.step = 2
            table.start(PLAY_CARD, frame.seat, frame.card).many = FREE
        else:
            table.done(frame.step == 2 and frame.full, frame.many, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        """True for the card in its player's hand, where it can be played and the price be paid."""
        hand = table.hands[frame.seat]
        if not holds(hand, frame.card) or len(hand) == 1 or not self.condition.holds(table, frame):
            return False
        return may_play(table, frame.seat, frame.card, FREE)

    def says(self, they: bool = False) -> str:
        price = self.first.says().replace("a card", "another card")
        return f"if {self.condition.says()}, you may {price} to play this {self.word} from your hand for free"


class DiscardWholeTop(DiscardTop):
    """Discard cards from the top of a deck as a price: all of them, or none (D-53)."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) >= self.count.value(table, frame)


def before_resolved(*phrases: Phrase) -> Paragraph:
    """ "Before an opponent's card would be resolved after being played, ..."."""
    return BeforeResolved("Before", BEFORE_CARD_RESOLVED, THEIR_CARD_IS_PLAYED, phrases[0])


def activated_a(subtype: str) -> Deed:
    return ActivatedA(subtype)


THEIR_CARD_IS_PLAYED: Final = TheirCardIsPlayed(NEVER, BEFORE_CARD_RESOLVED)
