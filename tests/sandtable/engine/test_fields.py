"""A field of a table that is declared and forgotten somewhere is found, in every game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import pytest

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.frames import Frame, FrameTable, Node
from sandtable.engine.game import Setup
from sandtable.engine.registry import all_games
from sandtable.engine.storing import NodeNames, Order, Record, Storing
from tests.conformance.examples import EXAMPLES, start
from tests.support.fields import forgotten, forgotten_in_records


def storing_of(game: str) -> Storing[Any]:
    found: Storing[Any] = import_module(f"sandtable.games.{game}.game").STORING
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_no_game_forgets_a_field(name: str) -> None:
    game = EXAMPLES[name].game
    table = start(name, 3)
    assert isinstance(table, AskingTable)
    assert forgotten(table, storing_of(game)) == []


@pytest.mark.parametrize("game", all_games())
def test_no_frame_forgets_a_field(game: str) -> None:
    assert [line for part in storing_of(game).table.parts.values() for line in forgotten_in_records(part)] == []


# -- that it would be found: a small table, and what happens to the field `points` when somebody forgets it ----------


class Waiting(Node):
    """Asks nothing."""


WAITING: Final = Waiting()


class Work(Frame):
    """A frame that remembers a place."""

    def __init__(self, node: Node, seat: int) -> None:
        super().__init__(node, seat)
        self.place = 0

    def clone(self) -> Work:
        copy = Work(self.node, self.seat)
        copy.step, copy.answer, copy.picked = self.step, self.answer, self.picked
        copy.place = self.place
        return copy


class Small(FrameTable):
    """A table with a field of each common kind."""

    setup: Setup
    frames: list[Work]
    points: list[int]
    hands: list[tuple[int, ...]]
    is_open: bool

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.frames = [Work(WAITING, 0)]
        self.points = [0, 0]
        self.hands = [(), ()]
        self.is_open = False

    def clone(self) -> Small:
        copy = type(self)()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: Small) -> None:
        self.copy_question_to(copy)
        copy.setup = self.setup
        copy.frames = [frame.clone() for frame in self.frames]
        copy.points = self.points.copy()
        copy.hands = self.hands.copy()
        copy.is_open = self.is_open


class NotLaidOut(Small):
    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        super().lay_out(setup, dice, budget)
        del self.points


class NotCopied(Small):
    def copy_to(self, copy: Small) -> None:
        super().copy_to(copy)
        del copy.points


class CopiedOnce(Small):
    """`points` of the copy are always those of a new table."""

    def copy_to(self, copy: Small) -> None:
        super().copy_to(copy)
        copy.points = [0, 0]


class NotCopiedApart(Small):
    def copy_to(self, copy: Small) -> None:
        super().copy_to(copy)
        copy.points = self.points


class ForgetfulWork(Work):
    def clone(self) -> Work:
        copy = super().clone()
        copy.place = 0
        return copy


class ReadAsAList(Record):
    """A row of hands that is not read back as the kind it was."""

    def _set(self, thing: Any, name: str, value: Any, nodes: NodeNames | None) -> None:
        super()._set(thing, name, value, nodes)
        if name == "hands":
            thing.hands = [list(hand) for hand in thing.hands]


FIELDS: Final[Order] = (
    "dice", ("asker", "options", "steps", "budget", "round", "ending"), "frames", "points", "hands", "is_open",
)  # fmt: skip
PARTS: Final = {"frames": Record(lambda: Work(WAITING, 0))}
NAMES: Final = NodeNames(lambda: {"waiting": WAITING})


def told_of(kind: type[Small], order: Order | None = None) -> list[str]:
    table = kind()
    table.lay_out(Setup(), seeded("fields"), 100)
    return forgotten(table, Storing("Small", kind, order, nodes=NAMES, parts=PARTS))


def test_a_whole_table_is_told_to_be_whole() -> None:
    assert told_of(Small) == [] and told_of(Small, FIELDS) == []


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (NotLaidOut, "lay_out forgets points"),
        (NotCopied, "clone forgets points"),
        (CopiedOnce, "clone forgets points"),
        (NotCopiedApart, "clone shares points"),
    ],
)
def test_a_field_that_is_not_laid_out_or_copied_is_named(kind: type[Small], told: str) -> None:
    assert told_of(kind) == [told]


@pytest.mark.parametrize("order", [FIELDS[:-1], (*FIELDS, "is_open"), (*FIELDS, "no_field")])
def test_a_field_that_the_order_forgets_or_repeats_or_invents_is_named(order: Order) -> None:
    (told,) = told_of(Small, order)
    assert "stored" in told


def test_a_field_that_is_read_back_as_another_kind_is_named() -> None:
    storing: Storing[Small] = Storing("Small", Small, nodes=NAMES, parts=PARTS)
    storing.table = ReadAsAList(Small, parts=PARTS, left_out=storing.table.left_out)
    table = Small()
    table.lay_out(Setup(), seeded("fields"), 100)
    assert forgotten(table, storing) == ["restore forgets hands"]


def test_a_field_that_a_frame_forgets_to_copy_is_named() -> None:
    assert forgotten_in_records(Record(lambda: ForgetfulWork(WAITING, 0))) == ["ForgetfulWork.clone forgets place"]
