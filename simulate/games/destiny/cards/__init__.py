# interpreted: tables of sentences, read once at import
"""What encoded cards do, one file per set; a module here with an ABILITIES table is found by itself."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from simulate.games.destiny.facts import all_cards
from simulate.games.destiny.words.abilities import Paragraph


@cache
def encoded() -> dict[str, list[Paragraph]]:
    """The paragraphs of every encoded card by code, in the order of codes. A reprint does what its first print does."""
    found: dict[str, list[Paragraph]] = {}
    for module in pkgutil.iter_modules(__path__):
        found.update(import_module(f"{__name__}.{module.name}").ABILITIES)
    for code, card in all_cards().items():
        if card.reprint_of in found:
            found.setdefault(code, found[card.reprint_of])
    return dict(sorted(found.items()))
