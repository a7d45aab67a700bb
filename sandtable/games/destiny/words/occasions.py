"""Occasions of triggered abilities: "after you activate this character", "before attached character is defeated"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import played_with
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolved_dice import is_base
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    ACTION_PHASE,
    ACTION_PHASE_ENDS,
    AFTER_ACTIVATED,
    AFTER_DAMAGE_TAKEN,
    AFTER_DEFEATED,
    AFTER_DIE_RESOLVED,
    AFTER_HAND_EMPTIED,
    AFTER_PLAYED,
    AFTER_SET_UP,
    AMBUSH_BIT,
    BEFORE_ACTIVATED,
    BEFORE_DAMAGE,
    BEFORE_DEFEATED,
    BEFORE_PLAYED,
    BEFORE_SHIELDS,
    COLOR_NAMES,
    DISRUPT,
    MELEE_DAMAGE,
    NOBODY,
    REROLL_SYMBOL,
    SYMBOL_NAMES,
    UPGRADE_CARD,
)
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.nouns.showing import showing_in_words
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, A_DIE, A_PIECE, A_SEAT, NOTHING_YET, UNSAID

NEVER: Final = -1
"""No occurrence: the occasion has no "after" or no "before"."""


def in_action_phase(table: Table) -> bool:
    """True during the action phase. One that a card has ended goes on until the queue is empty (D-112)."""
    return table.phase in (ACTION_PHASE, ACTION_PHASE_ENDS)


class Occasion:
    """A specific occurrence (DST-ABT-04); `after` and `before` are its occurrences of terms.py."""

    about: int = UNSAID
    """The kind of thing that it is about, which later words may point at (pointing.py)."""
    asks_for: int = 0
    """The kinds of notes that it reads, as bits (memory.py): without it, games note nothing of it."""

    def __init__(self, after: int, before: int) -> None:
        self.after = after
        self.before = before

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where an occurrence about `it`, caused by seat `by`, is this occasion; `card` waits for it, `seat` is
        its player.
        """
        raise NotImplementedError

    def tallied(self, table: Table, card: int, many: int) -> int:
        """The number that the effect gets; mostly that of the occurrence."""
        return many

    def rival(self, table: Table, it: int, by: int) -> int:
        """The opponent of the occurrence, who is also the opponent of the effect (DST-MUL-10)."""
        return NOBODY

    def says(self) -> str:
        raise NotImplementedError


class ActivateThis(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "you activate this character"


class OpponentActivates(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and table.is_character(it)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent activates a character"


class OpponentActivatesOne(Occasion):
    """ "An opponent activates a vehicle": a card with this subtype."""

    about = A_CARD

    def __init__(self, subtype: str) -> None:
        Occasion.__init__(self, AFTER_ACTIVATED, NEVER)
        self.subtype = subtype

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and has_subtype(table, it, self.subtype)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return f"an opponent activates {indefinite(spelled(self.subtype))}"


class PlayThis(Occasion):
    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "you play this upgrade"


class PlayUpgradeOnThis(Occasion):
    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.setup.prints[it].kind == UPGRADE_CARD and many == card

    def says(self) -> str:
        return "you play an upgrade on this character"


class PlayColor(Occasion):
    """Playing a card of a colour, or an upgrade of it (before: D-45 step 3)."""

    about = A_PIECE

    def __init__(self, color: int, kind: int = -1) -> None:
        self.after = AFTER_PLAYED
        self.before = BEFORE_PLAYED
        self.color = color
        self.kind = kind

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        printed = table.setup.prints[it]
        return by == seat and has_color(table, it, self.color) and self.kind in (-1, printed.kind)

    def says(self) -> str:
        color = COLOR_NAMES[self.color].capitalize()
        return f"you play a {color} {'card' if self.kind < 0 else 'upgrade'}"


class PlayWithKeyword(Occasion):
    """Playing a card that has a keyword, its own or one given for the play (after: the frame still exists)."""

    about = A_PIECE

    def __init__(self, keyword: int, word: str) -> None:
        self.after = AFTER_PLAYED
        self.before = NEVER
        self.keyword = keyword
        self.word = word

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and played_with(table, it, self.keyword)

    def says(self) -> str:
        return f"you play a card with the {self.word} keyword"


class ThisIsDealtDamage(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this character is dealt 1 or more damage"


class ThisGainsShields(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this character gains 1 or more shields"


class AttachedIsDefeated(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it

    def says(self) -> str:
        return "attached character would be defeated"


class OpponentEmptiesHand(Occasion):
    """An opponent's hand becomes empty by their own play, or by a discard; `it` is the seat."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it != seat and by == it

    def says(self) -> str:
        return "an opponent plays or discards the last card from their hand"


class AttachedTakesDamage(Occasion):
    """Damage of one kind is put on attached character; `many` is the kind (DST-TKN-01, 02)."""

    about = A_CHARACTER

    def __init__(self, kind: int) -> None:
        self.after = AFTER_DAMAGE_TAKEN
        self.before = NEVER
        self.kind = kind

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == self.kind and bearer_of(table, card) == it

    def says(self) -> str:
        name = SYMBOL_NAMES[self.kind]
        return f"attached character takes {name} damage ([{name}])"


class ResolveShowing(Occasion):
    """Resolving a die, with its modifiers, that shows a symbol; `many` is the result of its sentence."""

    about = A_DIE

    def __init__(self, symbol: int) -> None:
        self.after = AFTER_DIE_RESOLVED
        self.before = NEVER
        self.symbol = symbol

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and is_base(table, it) and resolved_symbol(table) == self.symbol

    def says(self) -> str:
        return f"you resolve a die{showing_in_words(1 << self.symbol)}"


class OpposingIsDefeated(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.controller(it) != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.controller(it)

    def says(self) -> str:
        return "an opponent's character is defeated"


class SetUp(Occasion):
    """The end of set-up, once in a game; its abilities are ordered by the battlefield controller (DST-TIM-03)."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "setup"


def opponent_activates(subtype: str) -> Occasion:
    return OpponentActivatesOne(subtype)


def playing(color: int, kind: int = -1) -> Occasion:
    """ "You play a Blue card", "you play a Blue upgrade"."""
    return PlayColor(color, kind)


ACTIVATING: Final = ActivateThis(NEVER, BEFORE_ACTIVATED)
ACTIVATED: Final = ActivateThis(AFTER_ACTIVATED, NEVER)
OPPONENT_ACTIVATED: Final = OpponentActivates(AFTER_ACTIVATED, NEVER)
PLAYED: Final = PlayThis(AFTER_PLAYED, NEVER)
PLAYED_AMBUSH: Final = PlayWithKeyword(AMBUSH_BIT, "Ambush")
UPGRADED: Final = PlayUpgradeOnThis(AFTER_PLAYED, NEVER)
DEALT_DAMAGE: Final = ThisIsDealtDamage(NEVER, BEFORE_DAMAGE)
GAINING_SHIELDS: Final = ThisGainsShields(NEVER, BEFORE_SHIELDS)
ATTACHED_DEFEATED: Final = AttachedIsDefeated(AFTER_DEFEATED, BEFORE_DEFEATED)
HAND_EMPTIED: Final = OpponentEmptiesHand(AFTER_HAND_EMPTIED, NEVER)
OPPOSING_DEFEATED: Final = OpposingIsDefeated(AFTER_DEFEATED, BEFORE_DEFEATED)
RESOLVED_DISRUPT: Final = ResolveShowing(DISRUPT)
RESOLVED_REROLL: Final = ResolveShowing(REROLL_SYMBOL)
TAKES_MELEE: Final = AttachedTakesDamage(MELEE_DAMAGE)
SET_UP: Final = SetUp(AFTER_SET_UP, NEVER)
