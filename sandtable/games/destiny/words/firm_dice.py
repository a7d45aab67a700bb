"""Words about dice that cannot be removed or rerolled, and about what Guardian removes."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.actions.activate import ACTIVATE_CARD
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_GUARDED,
    GUARDIAN_BIT,
    RESILIENCE_BIT,
    WHILE_NOT_REMOVED,
    WHILE_NOT_REROLLED,
    WHILE_UPGRADE_LIMIT,
)
from sandtable.games.destiny.words.abilities import Keyword, Paragraph, WhenTriggered
from sandtable.games.destiny.words.amounts import ThatMany, amount
from sandtable.games.destiny.words.changed_dice import reaches
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.gifts import AttachedRaised, Gift, plus
from sandtable.games.destiny.words.joints import BEGUN, Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.ongoing import AttachedHasKeyword
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, KEPT, need
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.activate import Activate
from sandtable.games.destiny.words.verbs.lasting_effects import tell_lasting
from sandtable.games.destiny.words.wrapped import Wrapped


class NumberedGuardian(Keyword):
    """ "Guardian 2": Guardian that removes up to this number of dice (DST-GDN-03)."""

    def __init__(self, count: int) -> None:
        Keyword.__init__(self, GUARDIAN_BIT, f"Guardian {count}")
        self.count = count

    def put_on(self, printed: Print) -> None:
        Keyword.put_on(self, printed)
        printed.guarded = self.count


class NoReroll(Triggered):
    """The dice of a noun that the card's player has cannot be rerolled by anybody."""

    def __init__(self, noun: DieNoun) -> None:
        self.occurrence = WHILE_NOT_REROLLED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.die_seat(it) == seat and reaches(table, card, self.noun, it)


class CannotBeRerolled(Paragraph):
    """ "Your character dice cannot be rerolled" (DST-CAN-08)."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(NoReroll(self.noun))

    def says(self) -> str:
        return f"{capitalized(self.noun.plural(False))} cannot be rerolled."


class NoRemovalWhileExhausted(Triggered):
    """An opponent without ready characters cannot remove this card's die."""

    def __init__(self) -> None:
        self.occurrence = WHILE_NOT_REMOVED

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if holder_of(table, it) != card or by == seat or by < 0:
            return False
        return not any([not table.exhausted[character] for character in table.teams[by]])


class CannotRemoveThis(Paragraph):
    """ "While an opponent has no ready characters, that opponent cannot remove this die" (DST-CAN-07)."""

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(NoRemovalWhileExhausted())

    def says(self) -> str:
        return "While an opponent has no ready characters, that opponent cannot remove this die."


class BarReroll(Phrase):
    """ "That die cannot be rerolled this round" (DST-LAS-01)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("that die", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        die = frame.it
        if die >= 0:
            lasting.last(table, lasting.NO_REROLL, die, 0, lasting.ROUND_LONG)
            tell_lasting(table, frame.seat, lasting.NO_REROLL, die, lasting.ROUND_LONG)
        table.done(die >= 0, 1, die)

    def says(self, they: bool = False) -> str:
        return "that die cannot be rerolled this round"


class GuardianStrikes(Occasion):
    """ "That character's Guardian ability removes a die", in the turn for which the card has said so."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return (lasting.STRIKES, it, card, lasting.THIS_TURN) in table.lasting

    def says(self) -> str:
        return "that character's Guardian ability removes a die"


class WhileItActs(WhenTriggered):
    """An ability of an event that goes on after the event has been carried out (DST-LAS-02)."""

    works_in_discard = True


class OfItsPlayer(Wrapped):
    """Words of the player of the character that met them, also where the event is another player's card (21060)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.seat = table.controller(frame.it)
        Wrapped.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class ActivateToStrike(Activate):
    """Activate a character; what its Guardian does in this turn meets the words behind (D-342)."""

    def __init__(self, noun: CharacterNoun) -> None:
        Activate.__init__(self, a(noun))

    def deed(self, table: Table, frame: Frame) -> None:
        if frame.picked:
            lasting.last(table, lasting.STRIKES, frame.picked[0], frame.card, lasting.THIS_TURN)
            tell_lasting(table, frame.seat, lasting.STRIKES, frame.picked[0], lasting.THIS_TURN)
            frame.step = BEGUN
            table.start(ACTIVATE_CARD, frame.seat, frame.picked[0])
        else:
            Activate.deed(self, table, frame)


class StrikeByGuardian(Paragraph):
    """ "Activate one of your characters with Guardian. This turn, after that character's Guardian ability removes a
    die, ..."; the number is the value of the die.
    """

    def __init__(self, noun: CharacterNoun, phrase: Phrase) -> None:
        self.activate = ActivateToStrike(noun)
        self.ability = WhileItActs(AFTER_GUARDED, GUARDIAN_STRIKES, OfItsPlayer(phrase))

    def put_on(self, printed: Print) -> None:
        printed.play = self.activate
        printed.triggers.append(self.ability)

    def says(self) -> str:
        ability = self.ability
        first = capitalized(self.activate.says())
        return f"{first}. This turn, after {ability.occasion.says()}, {ability.phrase.says()}."


def guardian(count: int) -> Keyword:
    return NumberedGuardian(count)


def attached_has_resilience(more: int) -> Paragraph:
    """ "Attached character has +1 upgrade limit and Resilience", with what that means."""
    much = amount(more)
    words = (
        f"Attached character has {plus(WHILE_UPGRADE_LIMIT, much)} and Resilience (no more than one of this "
        "character's character dice can be removed in the same action)"
    )
    return Gift([AttachedRaised(WHILE_UPGRADE_LIMIT, much), AttachedHasKeyword(RESILIENCE_BIT)], words)


class AttachedHasKeywordIf(AttachedHasKeyword):
    """The same while the character has this title."""

    def __init__(self, bit: int, title: str) -> None:
        AttachedHasKeyword.__init__(self, bit)
        self.title = title

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if not AttachedHasKeyword.meets(self, table, card, seat, it, by, many):
            return False
        return table.setup.prints[it].title == self.title


def resilient_on(title: str) -> Paragraph:
    """ "While this upgrade is on Luke Skywalker, he has Resilience"."""
    return Gift([AttachedHasKeywordIf(RESILIENCE_BIT, title)], f"While this upgrade is on {title}, he has Resilience")


def cannot_be_rerolled(noun: DieNoun) -> Paragraph:
    return CannotBeRerolled(noun)


def strike_by_guardian(noun: CharacterNoun, phrase: Phrase) -> Paragraph:
    return StrikeByGuardian(noun, phrase)


VALUE_OF_THE_REMOVED: Final = ThatMany("that many", "the value of the die removed")
RESILIENCE: Final = Keyword(RESILIENCE_BIT, "Resilience")
GUARDIAN_STRIKES: Final = GuardianStrikes(AFTER_GUARDED, NEVER)
UNREMOVABLE_BY_THE_EXHAUSTED: Final = CannotRemoveThis()
BAR_REROLL: Final = BarReroll()
