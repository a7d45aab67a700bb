"""Types of pointers, so that words about dice, characters, cards and players fit together.

At play a pointer ("it", "that character", "that die") is one small number for things of all kinds (`Frame.it`). Its
kind follows from the words alone: each word says what it takes and what it hands on. The check of a card goes through
its words as a game would (checking.py), and refuses the card with a sentence where they don't fit together.

The same is said to mypy: a target is a `Target[ADie]`, a `Target[ACharacter]`, and a verb takes one of them.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.terms import DOWNGRADE_CARD, TYPE_NAMES, UPGRADE_CARD
from sandtable.games.destiny.words.english import indefinite


class Thing:
    """Anything that words can point at. These classes are for mypy; no object of them is ever made."""


class ADie(Thing):
    """A die in a pool, or one that has just left it."""


class ACard(Thing):
    """A card of any type: for words like "exhaust", which characters and supports have in common."""


class ACharacter(ACard):
    """A character: only they have damage that is dealt, shields and upgrades."""


class APiece(ACard):
    """A card that is no character: an upgrade or support in play, a card of a hand, deck or discard pile."""


class ASeat(Thing):
    """A player, or the hand or deck of one."""


# The same kinds as bits, because a pointer may be one of several: "it" after "A or B".
NOTHING_YET: Final = 1
A_DIE: Final = 2
A_CHARACTER: Final = 4
A_PIECE: Final = 8
A_SEAT: Final = 16
A_CARD: Final = A_CHARACTER | A_PIECE
ANYTHING: Final = NOTHING_YET | A_DIE | A_CARD | A_SEAT
ON_OTHERS: Final = (UPGRADE_CARD, DOWNGRADE_CARD)
"""The types of cards that are attached to another one."""
KINDS: Final = (
    (A_DIE, "a die"),
    (A_CARD, "a card"),
    (A_CHARACTER, "a character"),
    (A_PIECE, "a card that is no character"),
    (A_SEAT, "a player"),
)

# The ways to hand on something, besides these kinds.
UNSAID: Final = 0
"""The word does not say it yet, so no card can use it."""
KEPT: Final = 32
"""The pointer that the word was given."""
PICKED: Final = 64
"""The first thing of the word's target."""


class Handed:
    """The kinds that a word may hand on: when it was carried out in full, and when it was not."""

    def __init__(self, full: int, short: int) -> None:
        self.full = full
        self.short = short

    def either(self) -> int:
        return self.full | self.short


class Recalled:
    """The kinds of notes that the words of a card ask for, while the card is checked."""

    kinds: int = 0


RECALLED: Final = Recalled()


def recall(kind: int) -> None:
    """Let a word ask for notes of a kind (memory.py): without it, games note nothing of it."""
    RECALLED.kinds |= kind


def in_words(kinds: int) -> str:
    """The name of some kinds: "a die or a character"."""
    found: list[str] = []
    for bits, name in KINDS:
        if kinds & bits == bits:
            found.append(name)
            kinds &= ~bits
    return " or ".join(found) if found else "nothing"


def need(word: str, it: int, kinds: int) -> None:
    """Let a word read its pointer as one of these kinds. Raises ValueError where it may point at anything else."""
    if it == NOTHING_YET:
        raise ValueError(f'"{word}" needs {in_words(kinds)}, and no words before it point at anything')
    if it & ~NOTHING_YET & ~kinds:
        raise ValueError(f'"{word}" needs {in_words(kinds)}, and the words before it point at {in_words(it)}')


def take(word: str, kind: int, takes: int) -> None:
    """Let a verb act on things of a kind. Raises ValueError when it acts on other things."""
    if not kind or kind & ~takes:
        raise ValueError(f'"{word}" acts on {in_words(takes)}, and its target is {in_words(kind)}')


def stand_on(word: str, this: int, types: tuple[int, ...]) -> None:
    """Let words about the card they stand on be on this type of card. Raises ValueError on another one."""
    if this not in types:
        allowed = " or ".join([indefinite(TYPE_NAMES[kind]) for kind in types])
        raise ValueError(f'"{word}" belongs on {allowed}, and this card is {indefinite(TYPE_NAMES[this])}')
