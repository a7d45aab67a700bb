"""The files of cards: each card has its sentence in one place."""

from __future__ import annotations

import pkgutil
from collections import defaultdict
from importlib import import_module

from sandtable.games.destiny import cards
from sandtable.games.destiny.text_sets import TextSet


def test_no_card_is_encoded_in_two_files_of_one_text_set() -> None:
    places: dict[tuple[TextSet, str], list[str]] = defaultdict(list)
    for entry in pkgutil.iter_modules(cards.__path__):
        module = import_module(f"{cards.__name__}.{entry.name}")
        for code in module.ABILITIES:
            places[getattr(module, "TEXTS", TextSet.RULES_1_1), code].append(entry.name)
    assert len(places) > 1000
    assert {code: files for (_, code), files in places.items() if len(files) > 1} == {}
