# interpreted: tables of sentences, read once at import
"""What encoded cards do, one file per set; a module here with an ABILITIES table is found by itself."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from simulate.games.destiny.words.abilities import Paragraph


@cache
def encoded() -> dict[str, list[Paragraph]]:
    """The paragraphs of every encoded card by code, in the order of codes."""
    found: dict[str, list[Paragraph]] = {}
    for module in pkgutil.iter_modules(__path__):
        found.update(import_module(f"{__name__}.{module.name}").ABILITIES)
    return dict(sorted(found.items()))
