"""Detect, and words about detected cards (DST-DET-01 to 07)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import was_detected
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.detecting import detect, detected_by, pick_hidden
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DETECTED_LEFT,
    AFTER_PLAYED,
    CHARACTER_CARD,
    WHILE_UNPLAYABLE,
)
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.occasions import NEVER, ActivateThis, Occasion
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, stand_on
from sandtable.games.destiny.words.verbs.activate import Activate


class DetectCards(Phrase):
    """Reveal random cards of an opponent's hand; they are detected."""

    hands = KEPT

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        if frame.step == 0:
            frame.step = 1
            frame.numbers = pick_hidden(table, table.rival(frame), self.count)
            if anticipated(table, frame, frame.numbers):
                return
        cards = still_held(table, frame.numbers)
        detect(table, table.rival(frame), cards, frame.seat)
        table.done(len(cards) >= self.count, len(cards), frame.it)

    def says(self, they: bool = False) -> str:
        return "detect a card" if self.count == 1 else f"detect {self.count} cards"


class ActivateWithoutDetect(Activate):
    """ "Activate (a character)", of which the Detect is not triggered; the words behind "then" say it (D-409)."""


class ActivatedToDetect(ActivateThis):
    """The activation that triggers Detect: not one by words that put something else in its place (D-409)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and not any(isinstance(frame.node, ActivateWithoutDetect) for frame in table.frames)


class Detect(Paragraph):
    """ "Detect 2.": an ability after the activation of this character (D-262)."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.ability = WhenTriggered(AFTER_ACTIVATED, TO_DETECT, DetectCards(count))

    def put_on(self, printed: Print) -> None:
        stand_on("Detect", printed.kind, (CHARACTER_CARD,))
        printed.detects = self.count
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return "Detect." if self.count == 1 else f"Detect {self.count}."


class HasDetected(Condition):
    """ "an opponent has a detected event", "an opponent has two or more detected cards in their hand"."""

    def __init__(self, noun: CardNoun, least: int) -> None:
        self.noun = noun
        self.least = least

    def holds(self, table: Table, frame: Frame) -> bool:
        hands = [detected_by(table, seat) for seat in table.opponents(frame.seat)]
        return any([len([card for card in hand if self.noun.fits(table, card)]) >= self.least for hand in hands])

    def says(self) -> str:
        if self.least == 1:
            return f"an opponent has a detected {self.noun.bare(False)}"
        return f"an opponent has {NUMBER_WORDS[self.least]} or more detected {self.noun.bare(True)} in their hand"


class DetectedInHand(Amount):
    """ "each detected card in an opponent's hand"; with several opponents the largest number of one of them."""

    def value(self, table: Table, frame: Frame) -> int:
        return max([len(detected_by(table, seat)) for seat in table.opponents(frame.seat)], default=0)

    def says(self) -> str:
        return self.equal_to()

    def equal_to(self) -> str:
        return "one for each detected card in an opponent's hand"


class NumberDetected(DetectedInHand):
    """The same in other words: "the number of detected cards in an opponent's hand"."""

    def equal_to(self) -> str:
        return "the number of detected cards in an opponent's hand"


class DetectedLeaves(Occasion):
    """ "A detected card leaves any player's hand", wherever it goes."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "a detected card leaves any player's hand"


class OpponentPlaysDetected(Occasion):
    """ "An opponent plays a detected card" of their hand."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and was_detected(table, it)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent plays a detected card"


class DetectedAreBarred(Paragraph):
    """ "Detected cards cannot be played by opponents." """

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(Triggered(WHILE_UNPLAYABLE))

    def says(self) -> str:
        return "Detected cards cannot be played by opponents."


def detects(count: int) -> Paragraph:
    return Detect(count)


def opponent_has_detected(noun: CardNoun = CARD, least: int = 1) -> Condition:
    return HasDetected(noun, least)


TO_DETECT: Final = ActivatedToDetect(AFTER_ACTIVATED, NEVER)
DETECT: Final = Detect(1)
DETECTED_CARDS: Final = DetectedInHand()
NUMBER_OF_DETECTED: Final = NumberDetected()
DETECTED_ARE_BARRED: Final = DetectedAreBarred()
OPPONENT_PLAYED_DETECTED: Final = OpponentPlaysDetected(AFTER_PLAYED, NEVER)
DETECTED_LEAVES: Final = DetectedLeaves(AFTER_DETECTED_LEFT, NEVER)
