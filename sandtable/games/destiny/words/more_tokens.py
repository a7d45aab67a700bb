"""More words about tokens: damage placed on a card instead of dealt, values of dice by tokens, further occasions."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import full_cost, may_play
from sandtable.games.destiny.damage import DEALING, TAKING
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DIE_TURNED,
    AFTER_REMOVED,
    BEFORE_DAMAGE,
    NOBODY,
    WHILE_VALUE,
)
from sandtable.games.destiny.tokens import DAMAGE, tokens_on
from sandtable.games.destiny.words.abilities import Paragraph, one
from sandtable.games.destiny.words.amounts import Amount, ThatMany
from sandtable.games.destiny.words.changed_dice import DieChange, OngoingOfDice
from sandtable.games.destiny.words.either_occasion import AfterEither
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import BEGUN, Condition, Phrase
from sandtable.games.destiny.words.nouns.any_card import AnyCard
from sandtable.games.destiny.words.nouns.cards import SUPPORT
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import (
    A_CARD,
    A_CHARACTER,
    A_DIE,
    A_SEAT,
    KEPT,
    NOTHING_YET,
    APiece,
    Handed,
    need,
)
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.tokens_here import number_here
from sandtable.games.destiny.words.verbs.indirect import Whom
from sandtable.games.destiny.words.verbs.placing_tokens import put_on
from sandtable.games.destiny.words.verbs.playing import Play

# -- damage ------------------------------------------------------------------------------------------------------


class IsDealtDamage(Occasion):
    """ "A Yellow character is dealt damage", before it is: the number is the amount for the words behind it."""

    about = A_CHARACTER

    def __init__(self, noun: CharacterNoun, words: str) -> None:
        self.after = NEVER
        self.before = BEFORE_DAMAGE
        self.noun = noun
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.is_character(it) and it in self.noun.find(table, as_if_said(table, card))

    def says(self) -> str:
        return self.words


class PlaceInstead(Phrase):
    """ "Place that amount of damage on this card instead": the character is dealt none of it (DST-RPL-01), so that
    what depends on it is not reached (DST-RPL-02).
    """

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and self._dealing(table, frame) is not None

    def step(self, table: Table, frame: Frame) -> None:
        dealing = self._dealing(table, frame)
        if dealing is None or not table.is_in_play(frame.card):
            table.done(False, 0, frame.it)
            return
        place = dealing.picked.index(frame.it)
        amount = dealing.numbers[place]
        dealing.numbers = (*dealing.numbers[:place], 0, *dealing.numbers[place + 1 :])
        table.frames[table.frames.index(dealing) - 1].full = False
        card, seat = frame.card, frame.seat
        table.done(True, amount, frame.it)
        put_on(table, card, DAMAGE, amount, seat)

    def _dealing(self, table: Table, frame: Frame) -> Frame | None:
        """The damage that is about to be dealt to this character; None when all of it has gone elsewhere."""
        for at in range(len(table.frames) - 1, 0, -1):
            other = table.frames[at]
            if other.node is DEALING and other.step != TAKING and frame.it in other.picked:
                return other if other.numbers[other.picked.index(frame.it)] > 0 else None
        return None

    def says(self, they: bool = False) -> str:
        return "place that amount of damage on this card instead"


class DamagedAsMuchAsItCosts(Trait):
    """ "That has damage on it equal to or more than its cost": some damage, and the printed cost (D-118, D-740)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        damage = tokens_on(table, thing, DAMAGE)
        return damage > 0 and damage >= full_cost(table, thing)

    def says(self) -> str:
        return f" {self.words}"


class CostsUpToTokens(Trait):
    """ "That costs less than or equal to the number of damage tokens on this support"."""

    def __init__(self, kind: int, words: str) -> None:
        self.kind = kind
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return full_cost(table, thing) <= number_here(table, frame, self.kind)

    def says(self) -> str:
        return f" {self.words}"


# -- players -----------------------------------------------------------------------------------------------------


class APlayer(Whom):
    """One player, the dealing one among them (DST-IND-14)."""

    def found(self, table: Table, frame: Frame) -> bool:
        return frame.rival >= 0 or table.face_one_of(frame, [*table.opponents(frame.seat), frame.seat])

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [frame.rival]


A_PLAYER: Final = APlayer("a player")


# -- dice --------------------------------------------------------------------------------------------------------


class MoreBy(DieChange):
    """An amount that is added to the value of this die (DST-VAL-03)."""

    def __init__(self, more: Amount, condition: Condition | None) -> None:
        DieChange.__init__(self, WHILE_VALUE, 0, None, condition)
        self.more = more

    def much(self, table: Table, card: int, character: int) -> int:
        return self.more.value(table, as_if_said(table, card))


def value_more(more: Amount) -> Paragraph:
    """ "Increase the value of this die by the number of resources on this upgrade"."""
    return OngoingOfDice(MoreBy(more, None), f"increase the value of this die by {more.equal_to() or more.says()}")


def value_more_while(condition: Condition, more: Amount, words: str) -> Paragraph:
    """ "While attached character has ..., increase this die's value by 1, or by 2 instead if ...", in these words."""
    return OngoingOfDice(MoreBy(more, condition), words, "While", condition)


class DieChanged(Occasion):
    """ "You remove a die", "you turn or remove an opponent's die": by this player's card or action (DST-OPD-04)."""

    about = A_DIE

    def __init__(self, after: int, noun: DieNoun, words: str) -> None:
        self.after = after
        self.before = NEVER
        self.noun = noun
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_opposing = not self.noun.is_opposing() or table.die_seat(it) != seat
        return by == seat and is_opposing and self.noun.fits_card(table, it, as_if_said(table, card))

    def rival(self, table: Table, it: int, by: int) -> int:
        """The player of an opponent's die (D-126)."""
        return table.die_seat(it) if self.noun.is_opposing() else NOBODY

    def says(self) -> str:
        return self.words


def removed(noun: DieNoun) -> Occasion:
    """ "You remove a die"."""
    return DieChanged(AFTER_REMOVED, noun, f"you remove {noun.singular(False)}")


def turned(noun: DieNoun) -> Occasion:
    """ "You turn a die"."""
    return DieChanged(AFTER_DIE_TURNED, noun, f"you turn {noun.singular(False)}")


class Activating(Occasion):
    """ "You activate a Twi'lek or Kanan Jarrus", in these words: a character or a support (D-206)."""

    about = A_CARD

    def __init__(self, noun: AnyCard, words: str) -> None:
        self.after = AFTER_ACTIVATED
        self.before = NEVER
        self.noun = noun
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you activate {self.words}"


# -- cards -------------------------------------------------------------------------------------------------------


class CanBePlayedFor(Trait):
    """Silent: a card that may be played now, its cost decreased by an amount."""

    def __init__(self, less: Amount) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play(table, frame.seat, thing, self.less.value(table, frame))


class PlayFor(Play):
    """Play a card, "decreasing its cost by the number of resources on this support"."""

    def __init__(self, on: Target[APiece], less: Amount, words: str = "") -> None:
        self.on = on.narrowed(CanBePlayedFor(less))
        self.less_by = less
        self.words = words or f"decreasing its cost by {less.equal_to() or less.says()}"

    def reads(self, it: int, this: int) -> None:
        self.less_by.reads(it, this)
        Play.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        less = self.less_by.value(table, frame)
        if not frame.picked or not may_play(table, frame.seat, frame.picked[0], less):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_CARD, frame.seat, frame.picked[0]).many = less

    def says(self, they: bool = False) -> str:
        return f"play {self.on.says(they)}, {self.words}".replace(" in your ", " from your ")


class OfController(Phrase):
    """Words that the controller of an earlier step's character carries out: "force that character's controller to"."""

    def __init__(self, phrase: Phrase, words: str) -> None:
        self.phrase = phrase
        self.words = words

    def hands_on(self, it: int, this: int) -> Handed:
        need(self.words, it, A_CHARACTER)
        self.phrase.hands_on(A_SEAT | NOTHING_YET, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            table.done(frame.full, frame.many, frame.numbers[0])
            return
        frame.step = 1
        frame.numbers = (frame.it,)
        table.start(self.phrase, table.controller(frame.it), frame.card)

    def says(self, they: bool = False) -> str:
        return self.words


def of_controller(phrase: Phrase, words: str) -> Phrase:
    """The phrase as the controller of that character carries it out, in these words."""
    return OfController(phrase, words)


def dealt_damage(noun: CharacterNoun, words: str) -> Occasion:
    """One of these characters is about to be dealt damage, in these words."""
    return IsDealtDamage(noun, words)


def activating_any(noun: AnyCard, words: str) -> Occasion:
    return Activating(noun, words)


def damaged_as_it_costs(noun: Noun[APiece], words: str) -> Noun[APiece]:
    """Cards with as much damage on them as they cost, in these words."""
    return Narrowed(noun, DamagedAsMuchAsItCosts(words))


THAT_SUPPORT_IF_DAMAGED: Final = It(
    "that support if it has damage on it equal to or more than its cost",
    Narrowed(SUPPORT, DamagedAsMuchAsItCosts("")),
)


def costing_up_to_tokens(kind: int, noun: Noun[APiece], words: str) -> Noun[APiece]:
    return Narrowed(noun, CostsUpToTokens(kind, words))


def after_either(words: str, occasions: tuple[Occasion, ...], *phrases: Phrase) -> Paragraph:
    """One paragraph for several occasions, in these words."""
    return AfterEither(words, occasions, one(phrases))


def amount_that(words: str) -> Amount:
    """The number of the occasion or of earlier words, in these words."""
    return ThatMany("that many", words)


class DoneAtLeast(Condition):
    """ "You removed 2 or more charm tokens this way": the number of earlier words, in these words."""

    def __init__(self, least: int, words: str) -> None:
        self.least = least
        self.words = words

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.many >= self.least

    def says(self) -> str:
        return self.words


def done_at_least(least: int, words: str) -> Condition:
    return DoneAtLeast(least, words)
