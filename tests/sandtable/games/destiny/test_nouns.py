"""Nouns answer whether a thing matches as they list the things."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import sandtable.games.destiny.words as words
from sandtable.games.destiny.subtype_bits import SPAN, bits_of
from sandtable.games.destiny.words.nouns.narrowed import Narrowed


def kinds_of(kind: type[object]) -> set[type[object]]:
    return {kind}.union(*map(kinds_of, kind.__subclasses__()))


def test_a_noun_with_a_list_of_its_own_also_answers_for_itself_whether_a_thing_matches() -> None:
    """`Narrowed.has_any` looks at the things of the noun inside, which are not those of such a list."""
    for module in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
        import_module(module.name)
    own_lists = [kind for kind in kinds_of(Narrowed) if "find" in vars(kind)]
    assert len(own_lists) > 1
    assert [kind.__name__ for kind in own_lists if "has_any" not in vars(kind)] == []


def test_a_subtype_keeps_its_bit_and_several_have_those_of_each() -> None:
    jedi, sith = bits_of(("jedi",)), bits_of(("sith",))
    assert jedi != sith and jedi.bit_count() == sith.bit_count() == 1
    assert bits_of(("sith", "jedi")) == jedi | sith
    assert bits_of(()) == 0


def test_many_subtypes_share_the_bits_of_a_machine_word() -> None:
    bits = bits_of(tuple(f"made-up-{number}" for number in range(3 * SPAN)))
    assert bits == (1 << SPAN) - 1
