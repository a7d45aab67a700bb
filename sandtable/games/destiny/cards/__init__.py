# interpreted: tables of sentences, read once at import
"""The encoded cards; a module here with an ABILITIES table is found automatically.

The files of a set hold the texts of rules v1.1. Later texts are in a file that names its TEXTS (D-114).
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from sandtable.games.destiny.facts import all_cards, held
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.words.abilities import Paragraph


def encoded() -> dict[str, list[Paragraph]]:
    """The paragraphs of every encoded card by code, in the order of codes, as of rules v1.1."""
    return _table(TextSet.RULES_1_1)


def corrected(texts: TextSet) -> dict[str, list[Paragraph]]:
    """The paragraphs of the cards that say something else in these texts than in rules v1.1."""
    return {} if texts is TextSet.RULES_1_1 else _table(texts)


def paragraphs(code: str, texts: TextSet) -> list[Paragraph] | None:
    """The encoding of a card in one text set; None without one."""
    return corrected(texts).get(code, encoded().get(code))


@cache
def _table(texts: TextSet) -> dict[str, list[Paragraph]]:
    """The cards that may be played with these texts; those whose facts changed under their encoding are held back."""
    return {code: says for code, says in written(texts).items() if code not in held()}


@cache
def written(texts: TextSet) -> dict[str, list[Paragraph]]:
    """The files of one text set together. A reprint does what its first print does."""
    found: dict[str, list[Paragraph]] = {}
    for entry in pkgutil.iter_modules(__path__):
        module = import_module(f"{__name__}.{entry.name}")
        if getattr(module, "TEXTS", TextSet.RULES_1_1) is texts:
            found.update(module.ABILITIES)
    for code, card in all_cards().items():
        if card.reprint_of in found:
            found.setdefault(code, found[card.reprint_of])
    return dict(sorted(found.items()))
