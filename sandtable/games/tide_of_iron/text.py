# interpreted: text for readers
"""Card texts, generated from the objects that act."""

from __future__ import annotations

from sandtable.engine.words import capital
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.words.lasting import InForce, Keep


class NotEncoded(KeyError):
    """A card without an encoding."""

    def __str__(self) -> str:
        return f"the card {self.args[0]!r} is not encoded"


def rules_text(code: str) -> str:
    """The sentences of a strategy or operations card. Raises NotEncoded.

    A lasting card begins with "Lasting:".
    """
    if code in OPERATIONS:
        return f"{capital(OPERATIONS[code].says())}."
    if code not in STRATEGY:
        raise NotEncoded(code)
    sentences = " ".join(f"{capital(word.says())}." for word in STRATEGY[code])
    return f"Lasting: {sentences[:1].lower()}{sentences[1:]}" if is_lasting(code) else sentences


def is_lasting(code: str) -> bool:
    """True for a card that stays in the play area until its text ends it (TOI-CRD-11)."""
    return any(isinstance(word, InForce | Keep) for word in STRATEGY.get(code, []))
