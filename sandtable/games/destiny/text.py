# interpreted: text for readers
"""Card texts, generated from the objects that act."""

from __future__ import annotations

from sandtable.games.destiny.cards import corrected, encoded, paragraphs
from sandtable.games.destiny.reminders import in_print
from sandtable.games.destiny.text_sets import TextSet


def is_encoded(code: str) -> bool:
    """True when the engine can play this card."""
    return code in encoded()


def rules_text(code: str, texts: TextSet = TextSet.RULES_1_1) -> str | None:
    """The text of a card in one text set, one paragraph a line, with symbols as [melee], [special] ...

    None when it isn't encoded. An encoded card without abilities gives "".
    """
    says = paragraphs(code, texts)
    return None if says is None else "\n".join(in_print(paragraph.says(), code) for paragraph in says)


def errata_text(code: str) -> str | None:
    """The text of a card after later errata; None where the errata change nothing (D-114)."""
    return rules_text(code, TextSet.ERRATA) if code in corrected(TextSet.ERRATA) else None
