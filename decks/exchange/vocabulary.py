"""The words of `vocabulary.toml`: headings, facts about a list, names of columns."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from decks.exchange.names import plain


@cache
def _tables() -> dict[str, dict[str, str]]:
    return tomllib.loads(files(__package__).joinpath("vocabulary.toml").read_text(encoding="utf-8"))


@cache
def meanings(table: str) -> dict[str, str]:
    """By plain word the key of a table that has it, e.g. "upgrade" for "aufwertung"."""
    return {plain(word): key for key, words in _tables()[table].items() for word in words.split()}


@cache
def words(key: str) -> frozenset[str]:
    """The plain words of one list."""
    return frozenset(map(plain, _tables()["words"][key].split()))
