"""Numbers of tokens on the card that words stand on, conditions on them, and the texts that put them there."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import tokens
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolved_dice import shows_resolved
from sandtable.games.destiny.resolving import bearer, resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DIE_RESOLVED,
    AFTER_GAINED,
    AFTER_LOST,
    AFTER_PHASE_BEGINS,
    AFTER_RESOURCES_REMOVED,
    BATTLEFIELD_CARD,
    BEFORE_RESOLVED,
    CHARACTER_CARD,
    DOWNGRADE_CARD,
    NOTHING,
    PLOT_CARD,
    SUPPORT_CARD,
    UPGRADE_CARD,
)
from sandtable.games.destiny.tokens import CHARMS, DAMAGE
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Condition, Phrase, may
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.showing import showing_in_words
from sandtable.games.destiny.words.occasions import NEVER, Occasion, in_action_phase
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, A_SEAT, NOTHING_YET, ACard, stand_on
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.pointed import ThisCard
from sandtable.games.destiny.words.verbs.placing_tokens import SEVERAL, Place, so_many
from sandtable.games.destiny.words.wrapped import Wrapped

IN_PLAY_TYPES: Final = (CHARACTER_CARD, UPGRADE_CARD, DOWNGRADE_CARD, SUPPORT_CARD, PLOT_CARD, BATTLEFIELD_CARD)
ON_THIS_CARD: Final = ThisCard[ACard]("this card", A_CARD, IN_PLAY_TYPES)
"""This card of any type, as the place of tokens."""
ON_IT: Final = ThisCard[ACard]("it", A_CARD, IN_PLAY_TYPES)


class Noting(Wrapped):
    """Words that make their own card leave play and count what lies on it: they count what was there (DST-TOK-15)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            frame.numbers = tuple([tokens.tokens_on(table, frame.card, kind) for kind in range(DAMAGE + 1)])
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def agreed(self) -> Phrase:
        return Noting(self.phrase.agreed())

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def payable(self, table: Table, frame: Frame) -> bool:
        return self.phrase.payable(table, frame)

    def exhausts_in_vain(self, table: Table, frame: Frame) -> bool:
        return self.phrase.exhausts_in_vain(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


def number_here(table: Table, frame: Frame, kind: int) -> int:
    """The tokens of a kind on the card of these words; those it had when it has just left play by them."""
    if table.is_in_play(frame.card):
        return tokens.tokens_on(table, frame.card, kind)
    for at in range(len(table.frames) - 1, 0, -1):
        other = table.frames[at]
        if isinstance(other.node, Noting) and other.card == frame.card and other.numbers:
            return other.numbers[kind]
    return 0


class TokensHere(Amount):
    """ "The number of resources on this support"."""

    def __init__(self, kind: int, words: str, most: int = NOTHING) -> None:
        self.kind = kind
        self.words = words
        self.most = most

    def reads(self, it: int, this: int) -> None:
        stand_on(self.words, this, IN_PLAY_TYPES)

    def value(self, table: Table, frame: Frame) -> int:
        count = number_here(table, frame, self.kind)
        return count if self.most == NOTHING else min(count, self.most)

    def says(self) -> str:
        return self.words

    def equal_to(self) -> str:
        return self.words


class HasHere(Condition):
    """ "There is no damage on it", "this character has 7 or more resources on it"; tokens of this kind only (D-235)."""

    def __init__(self, kind: int, least: int, most: int, words: str) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.words = words

    def reads(self, it: int, this: int) -> None:
        stand_on(self.words, this, IN_PLAY_TYPES)

    def holds(self, table: Table, frame: Frame) -> bool:
        return self.least <= number_here(table, frame, self.kind) <= self.most

    def says(self) -> str:
        return self.words


class AttachedHasDamage(Condition):
    """ "Attached character has 6 or more damage on it"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character", this, (UPGRADE_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        return host >= 0 and tokens.tokens_on(table, host, DAMAGE) >= self.least

    def says(self) -> str:
        return f"attached character has {self.least} or more damage on it"


class EntersWith(Paragraph):
    """ "This support enters play with 3 resources on it"."""

    def __init__(self, count: int, kind: int, this: str) -> None:
        self.count = count
        self.kind = kind
        self.this = this

    def put_on(self, printed: Print) -> None:
        printed.enters_with.append((self.kind, self.count))

    def says(self) -> str:
        return f"{self.this} enters play with {so_many(str(self.count), self.kind)} on it."


class DiscardedAt(Paragraph):
    """ "Discard this support if it has 3 or more damage on it": at once, and no choice (DST-TOK-05)."""

    def __init__(self, damage: int, this: str) -> None:
        self.damage = damage
        self.this = this

    def put_on(self, printed: Print) -> None:
        printed.discarded_at = self.damage

    def says(self) -> str:
        return f"Discard {self.this} if it has {self.damage} or more damage on it."


class CanBeActivated(Paragraph):
    """ "This support can be activated", without a die of its own (DST-ACTV-07)."""

    def put_on(self, printed: Print) -> None:
        printed.is_activatable = True

    def says(self) -> str:
        return "This support can be activated."


class ThisIsActivated(Occasion):
    """ "You activate this character", or this support; an upgrade's is the activation of attached character."""

    about = A_CARD

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and it in (card, bearer_of(table, card))

    def says(self) -> str:
        return "you activate this card"


class Charm(Paragraph):
    """ "Charm": after its activation its player may place a charm token on a character (DST-CHM-01)."""

    def __init__(self) -> None:
        occasion = ThisIsActivated(AFTER_ACTIVATED, NOTHING)
        self.ability = WhenTriggered(AFTER_ACTIVATED, occasion, may(Place(1, CHARMS, a(CHARACTER))))

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return "Charm."


class ActionPhaseBegins(Occasion):
    """ "The action phase begins", before the first turn of the round (DST-TIM-04)."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the action phase begins"


class YouResolveADie(Occasion):
    """ "You resolve a die": any die of yours, each of a group by itself (DST-RSV-01)."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat

    def says(self) -> str:
        return "you resolve a die"


class YouResolveOf(YouResolveADie):
    """ "You resolve a Red die showing a resource": what it was resolved as counts (DST-ASI-01)."""

    def __init__(self, noun: DieNoun, symbol: int) -> None:
        YouResolveADie.__init__(self, AFTER_DIE_RESOLVED, BEFORE_RESOLVED)
        self.noun = noun
        self.symbol = symbol

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or resolved_symbol(table) != self.symbol or not shows_resolved(table, it):
            return False
        return self.noun.fits_card(table, it, as_if_said(table, card))

    def says(self) -> str:
        return f"you resolve {self.noun.an()}{showing_in_words(1 << self.symbol)}"


class OpponentsResources(Occasion):
    """ "An opponent loses 1 or more resources": the number is that many for the words behind it."""

    about = A_SEAT

    def __init__(self, after: int, words: str, in_action_phase: bool = False) -> None:
        self.after = after
        self.before = NEVER
        self.words = words
        self.in_action_phase = in_action_phase

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it != seat and (not self.in_action_phase or in_action_phase(table))

    def rival(self, table: Table, it: int, by: int) -> int:
        return it

    def says(self) -> str:
        return self.words


class YouRemoveResources(Occasion):
    """ "You remove 1 or more resources from a card in play", by words that say so (D-481)."""

    about = A_CARD

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat

    def says(self) -> str:
        return "you remove 1 or more resources from a card in play"


def resolving_a(noun: DieNoun, symbol: int) -> Occasion:
    """One of these dice is resolved for this symbol."""
    return YouResolveOf(noun, symbol)


def enters_with(count: int, kind: int, this: str = "This support") -> Paragraph:
    return EntersWith(count, kind, this)


def discarded_at(damage: int, this: str = "this support") -> Paragraph:
    return DiscardedAt(damage, this)


def tokens_here(kind: int, where: str = "this support", most: int = NOTHING) -> Amount:
    """ "The number of resources on this support", "the amount of damage on it"; at most a maximum."""
    number = "amount" if kind == DAMAGE else "number"
    return TokensHere(kind, f"the {number} of {SEVERAL[kind]} on {where}", most)


def tokens_in_words(kind: int, words: str, most: int = NOTHING) -> Amount:
    """The tokens of a kind on this card, in these words."""
    return TokensHere(kind, words, most)


def none_here(kind: int, words: str) -> Condition:
    """No token of a kind on this card, in these words: "there is no damage on it"."""
    return HasHere(kind, 0, 0, words)


def some_here(kind: int, least: int, words: str) -> Condition:
    """At least this number of tokens of a kind on this card, in these words."""
    return HasHere(kind, least, VERY_MANY, words)


def noting(phrase: Phrase) -> Phrase:
    """Words that count what lay on their card before it left play by them."""
    return Noting(phrase)


def attached_has_damage(least: int) -> Condition:
    return AttachedHasDamage(least)


VERY_MANY: Final = 1_000_000
RESOLVING_A_DIE: Final = YouResolveADie(AFTER_DIE_RESOLVED, BEFORE_RESOLVED)
PHASE_BEGINS: Final = ActionPhaseBegins(AFTER_PHASE_BEGINS, NEVER)
OPPONENT_LOST: Final = OpponentsResources(AFTER_LOST, "an opponent loses 1 or more resources")
OPPONENT_GAINED: Final = OpponentsResources(
    AFTER_GAINED, "an opponent gains 1 or more resources during the action phase", True
)
YOU_REMOVED_RESOURCES: Final = YouRemoveResources(AFTER_RESOURCES_REMOVED, NEVER)
CHARM: Final = Charm()
CAN_BE_ACTIVATED: Final = CanBeActivated()
