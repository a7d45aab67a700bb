"""Fields that a table gets later, and rows that grow: states stored before are read, and states without stay alike."""

from __future__ import annotations

from typing import Final

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import Setup
from sandtable.engine.storing import Storing
from tests.sandtable.engine.test_fields import NAMES, PARTS, Small, told_of
from tests.support.fields import forgotten


class Grown(Small):
    """The small table of later: with room for one more hand, a count and a row of marks."""

    tokens: int
    marks: tuple[int, ...]

    def lay_out(self, setup: Setup, dice: object, budget: int) -> None:
        super().lay_out(setup, dice, budget)  # type: ignore[arg-type]
        self.hands = [(), (), ()]
        self.tokens = 0
        self.marks = ()

    def copy_to(self, copy: Small) -> None:
        super().copy_to(copy)
        assert isinstance(copy, Grown)
        copy.tokens = self.tokens
        copy.marks = self.marks


BEFORE: Final[Storing[Small]] = Storing("Small", Small, nodes=NAMES, parts=PARTS)
LATER: Final[Storing[Grown]] = Storing(
    "Small", Grown, nodes=NAMES, parts=PARTS, later={"marks": (), "tokens": 0}, grown={"hands": 2}
)


def laid_out(kind: type[Small]) -> Small:
    table = kind()
    table.lay_out(Setup(), seeded("fields"), 100)
    return table


def test_a_table_without_the_new_things_is_stored_as_before() -> None:
    assert LATER.store(laid_out(Grown)) == BEFORE.store(laid_out(Small))  # type: ignore[arg-type]


def test_a_table_that_was_stored_before_is_read_with_the_usual_values() -> None:
    old = laid_out(Small)
    old.hands = [(3,), ()]
    restored = LATER.restore(old.setup, BEFORE.store(old))
    assert (restored.hands, restored.tokens, restored.marks) == ([(3,), (), ()], 0, ())


def test_new_things_are_stored_by_name_where_they_differ() -> None:
    table = laid_out(Grown)
    assert isinstance(table, Grown)
    table.hands = [(), (), (7,)]
    table.marks = (1, 2)
    stored = LATER.store(table)
    assert stored.endswith(b'[[],[],[7]],0,["later","marks",[1,2]]]')
    restored = LATER.restore(table.setup, stored)
    assert (restored.hands, restored.tokens, restored.marks) == ([(), (), (7,)], 0, (1, 2))


def test_an_empty_entry_inside_of_a_row_is_kept() -> None:
    table = laid_out(Grown)
    table.hands = [(5,), (), ()]
    assert b"[[5],[]],0]" in LATER.store(table)  # type: ignore[arg-type]


def test_a_later_field_that_the_table_does_not_have_is_refused() -> None:
    table = laid_out(Grown)
    stored = LATER.store(table)[:-1] + b',["later","color",3]]'  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="color"):
        LATER.restore(table.setup, stored)


def test_every_field_is_found_again_and_a_later_one_that_nobody_lists_is_named() -> None:
    assert forgotten(laid_out(Grown), LATER) == []
    (told,) = told_of(Grown, ("dice", "hands"))
    assert "declared and not stored" in told
