"""What an encoded card says, generated from the object that acts."""

# interpreted: only people read it

from __future__ import annotations


def is_encoded(code: str) -> bool:
    """True when the engine can play this card."""
    return False


def rules_text(code: str) -> str | None:
    """The card's rules text, one paragraph a line, symbols as [melee], [special] ...; None when it isn't encoded.

    An encoded card without abilities gives "".
    """
    return None
