# interpreted: text for readers
"""What an encoded card says, generated from the object that acts."""

from __future__ import annotations

from simulate.games.destiny.cards import encoded


def is_encoded(code: str) -> bool:
    """True when the engine can play this card."""
    return code in encoded()


def rules_text(code: str) -> str | None:
    """The card's rules text, one paragraph a line, symbols as [melee], [special] ...; None when it isn't encoded.

    An encoded card without abilities gives "".
    """
    if not is_encoded(code):
        return None
    return "\n".join(paragraph.says() for paragraph in encoded()[code])
