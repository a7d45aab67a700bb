"""More occasions: activating, playing, resolving and claiming, by and about more than one card."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.damage import can_block
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.receiving import bearer_of, receives
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_CLAIMED,
    AFTER_DEFEATED,
    AFTER_DIE_RESOLVED,
    AFTER_HEALED,
    AFTER_MOVED,
    AFTER_PLAYED,
    BEFORE_ACTIVATED,
    BEFORE_DEFEATED,
    BEFORE_PLAYED,
    BEFORE_RESOLVED,
    BEFORE_TAKEN,
)
from sandtable.games.destiny.words.abilities import AfterPlayedOrMoved, Paragraph, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.showing import meaning_of, showing_in_words
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, A_PIECE, A_SEAT


class ActivateAttached(Occasion):
    """ "you activate attached character", "attached character is activated"."""

    about = A_CHARACTER

    def __init__(self, words: str, is_by_anybody: bool) -> None:
        self.after = AFTER_ACTIVATED
        self.before = NEVER
        self.words = words
        self.is_by_anybody = is_by_anybody

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it and (self.is_by_anybody or by == seat)

    def says(self) -> str:
        return self.words


class ActivateAttachedSupport(ActivateAttached):
    """ "you activate attached support"."""

    about = A_PIECE


class ActivateThisSupport(Occasion):
    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and by == seat

    def says(self) -> str:
        return "you activate this support"


class ActivateAny(Occasion):
    """ "a character is activated", "you activate a Red character"."""

    about = A_CHARACTER

    def __init__(self, noun: CharacterNoun, is_by_you: bool) -> None:
        self.after = AFTER_ACTIVATED
        self.before = NEVER
        self.noun = noun
        self.is_by_you = is_by_you

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if not table.is_character(it) or (self.is_by_you and by != seat):
            return False
        return self.noun.fits(table, it)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return f"you activate {self.noun.an()}" if self.is_by_you else f"{self.noun.an()} is activated"


class PlayOn(Occasion):
    """ "you play this upgrade on Yoda"; a support that takes it as if it were a character counts as one (D-904)."""

    about = A_PIECE

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_PLAYED
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if it != card or by != seat:
            return False
        return (table.is_character(many) or receives(table, many, card)) and self.noun.fits(table, many)

    def says(self) -> str:
        return f"you play this upgrade on {self.noun.an()}"


class PlayOrMove(Occasion):
    """ "you play this upgrade or it is moved to a character": two occurrences, one for each ability."""

    about = A_PIECE

    def __init__(self, after: int) -> None:
        self.after = after
        self.before = NEVER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "you play this upgrade or it is moved to a character"


class PlayOnThis(Occasion):
    """ "you play a Blue ability on this character"."""

    about = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.after = AFTER_PLAYED
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == card and by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you play {self.noun.an()} on this character"


class PlayThisSupport(Occasion):
    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "you play this support"


class PlayOnAttached(Occasion):
    """ "you play an ability on attached character"."""

    about = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.after = AFTER_PLAYED
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and it != card and table.host[card] == many and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you play {self.noun.an()} on attached character"


class AttachedTakes(Occasion):
    """ "attached character takes damage", before it does, for texts that block: shields have blocked, and what is left
    can be blocked (DST-DMX-02).
    """

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it and can_block(table, it)

    def says(self) -> str:
        return "attached character takes damage"


class ThisTakesBlockable(Occasion):
    """ "this character takes damage", before it does, for texts that block (DST-DMX-02)."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and can_block(table, it)

    def says(self) -> str:
        return "this character takes damage"


class PlayA(Occasion):
    """ "you play a hero card", "you play a Red upgrade"."""

    about = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.after = AFTER_PLAYED
        self.before = BEFORE_PLAYED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you play {self.noun.an()}"


class ResolveThisDie(Occasion):
    """ "you resolve this die", "... showing a shield": each die of the card by itself (DST-NAM-09, DST-RSV-01)."""

    about = A_DIE

    def __init__(self, symbols: tuple[int, ...], which: int, word: str) -> None:
        self.after = AFTER_DIE_RESOLVED
        self.before = BEFORE_RESOLVED
        self.symbols = 0
        """The symbols for which the die is resolved, as bits; 0: any."""
        for symbol in symbols:
            self.symbols |= 1 << symbol
        self.symbols = meaning_of(self.symbols)
        self.which = which
        self.word = word

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or (self.symbols and not (self.symbols >> resolved_symbol(table)) & 1):
            return False
        return holder_of(table, it) == (card if self.which == THIS_DIE_ALONE else bearer_of(table, card))

    def says(self) -> str:
        return f"you resolve {self.word}{showing_in_words(self.symbols)}"


class BeforeResolvingThis(ResolveThisDie):
    """ "Before resolving this die"."""

    def says(self) -> str:
        return f"resolving {self.word}{showing_in_words(self.symbols)}"


THIS_DIE_ALONE: Final = 0
DICE_OF_ATTACHED: Final = 1


class OpponentClaims(Occasion):
    """ "an opponent claims the battlefield" (DST-BFX-03)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent claims the battlefield"


class YouClaim(Occasion):
    """ "you claim the battlefield" (DST-BFX-03)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat

    def says(self) -> str:
        return "you claim the battlefield"


class YoursIsDefeated(Occasion):
    """ "one of your characters is defeated"."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.controller(it) == seat

    def says(self) -> str:
        return "one of your characters is defeated"


class YouHeal(Occasion):
    """ "you heal damage from a character": once for each character that is healed."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat

    def says(self) -> str:
        return "you heal damage from a character"


def after_played_or_moved(*phrases: Phrase) -> Paragraph:
    """ "After you play this upgrade or it is moved to a character, ..."."""
    return AfterPlayedOrMoved(PlayOrMove(AFTER_PLAYED), PlayOrMove(AFTER_MOVED), one(phrases))


def played_on_attached(noun: CardNoun) -> Occasion:
    return PlayOnAttached(noun)


def played_on_this(noun: CardNoun) -> Occasion:
    return PlayOnThis(noun)


def played_on(noun: CharacterNoun) -> Occasion:
    return PlayOn(noun)


def played_a(noun: CardNoun) -> Occasion:
    return PlayA(noun)


def activating(noun: CharacterNoun) -> Occasion:
    """ "You activate a Red character"."""
    return ActivateAny(noun, True)


def is_activated(noun: CharacterNoun) -> Occasion:
    """ "A character is activated", by any player."""
    return ActivateAny(noun, False)


def resolving_this(*symbols: int, word: str = "this die") -> Occasion:
    """ "You resolve this die", or only showing one of these symbols; for "after" and "before"."""
    return ResolveThisDie(symbols, THIS_DIE_ALONE, word)


def resolving_attached(*symbols: int) -> Occasion:
    """ "You resolve attached character's character die"."""
    return ResolveThisDie(symbols, DICE_OF_ATTACHED, "attached character's character die")


YOU_ACTIVATE_ATTACHED: Final = ActivateAttached("you activate attached character", False)
ATTACHED_IS_ACTIVATED: Final = ActivateAttached("attached character is activated", True)
YOU_ACTIVATE_ATTACHED_SUPPORT: Final = ActivateAttachedSupport("you activate attached support", False)
ATTACHED_ACTIVATES: Final = ActivateAttached("attached character activates", True)
ATTACHED_TAKES: Final = AttachedTakes(NEVER, BEFORE_TAKEN)
THIS_TAKES_BLOCKABLE: Final = ThisTakesBlockable(NEVER, BEFORE_TAKEN)
PLAYED_SUPPORT: Final = PlayThisSupport(AFTER_PLAYED, NEVER)
ACTIVATED_SUPPORT: Final = ActivateThisSupport(AFTER_ACTIVATED, BEFORE_ACTIVATED)
OPPONENT_CLAIMED: Final = OpponentClaims(AFTER_CLAIMED, NEVER)
YOU_CLAIMED: Final = YouClaim(AFTER_CLAIMED, NEVER)
YOURS_DEFEATED: Final = YoursIsDefeated(AFTER_DEFEATED, BEFORE_DEFEATED)
HEALED: Final = YouHeal(AFTER_HEALED, NEVER)
RESOLVING_THIS: Final = BeforeResolvingThis((), THIS_DIE_ALONE, "this die")
