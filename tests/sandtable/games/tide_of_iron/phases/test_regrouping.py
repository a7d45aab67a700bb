"""Exchanging figures between bases without room for them (TOI-STA-07 to 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.phases import regrouping
from sandtable.games.tide_of_iron.phases.regrouping import REGROUPING
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.story import STORY
from sandtable.games.tide_of_iron.terms import AMERICAN, DISRUPTED, FIGURE_KINDS, OP_FIRE
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_pack, a_squad, a_table, answer, asked, go_on

PACKS = [
    squads.packed(list(counts))
    for counts in product(range(squads.HOLES + 1), repeat=FIGURE_KINDS)
    if any(counts) and sum(count * squads.size(kind) for kind, count in enumerate(counts)) <= squads.HOLES
]


def squads_of(*figures: str) -> list[Piece]:
    return [a_squad(AMERICAN, (0, 0), each) for each in figures]


def regrouping_of(*units: Piece) -> Table:
    table = a_table(a_ground(), *units)
    table.start(REGROUPING, AMERICAN)
    table.record()
    go_on(table)
    return table


@rule("TOI-STA-07", "TOI-STA-09", "D-TOI-132")
def test_figures_of_two_full_squads_change_places() -> None:
    table = regrouping_of(*squads_of("4 regular", "4 elite"))
    exchange = "exchange 1 regular of American squad 1 (0,0) for 1 elite of American squad 2 (0,0)"
    assert asked(table) == ("no more", exchange)
    answer(table, "exchange")
    assert table.figures == [a_pack("3 regular, 1 elite"), a_pack("1 regular, 3 elite")]
    assert [event.text for event in STORY.events(table)] == [
        "American squad 1 gives American squad 2 1 regular in exchange for 1 elite."
    ]


@rule("TOI-STA-09", "D-TOI-132")
@pytest.mark.parametrize(
    ("ours", "theirs", "after"),
    [
        ("2 mg", "2 regular, 2 elite", ("1 regular, 1 elite, 1 mg", "1 regular, 1 elite, 1 mg")),
        ("2 mg", "2 mortar", ("1 mg, 1 mortar", "1 mg, 1 mortar")),
        ("2 mg", "3 elite", ("1 mg, 1 elite", "1 mg, 2 elite")),
    ],
)
def test_a_heavy_weapon_is_exchanged_for_the_holes_it_needs(ours: str, theirs: str, after: tuple[str, str]) -> None:
    table = regrouping_of(*squads_of(ours, theirs))
    answer(table, "1 regular, 1 elite of" if "regular" in theirs else "exchange 1 mg")
    assert table.figures == [a_pack(each) for each in after]


@rule("TOI-STA-07")
def test_no_exchange_is_offered_that_changes_nothing_or_that_moves_can_make() -> None:
    assert regrouping_of(*squads_of("4 regular", "4 regular")).frames == []
    with_room = asked(regrouping_of(*squads_of("4 regular", "3 elite")))
    assert not any("exchange" in option for option in with_room)


@rule("TOI-STA-08")
@pytest.mark.parametrize(
    "other",
    [
        a_squad(AMERICAN, (0, 0), "4 elite", condition=DISRUPTED),
        a_squad(AMERICAN, (0, 0), "4 elite", "engineer"),
        a_squad(AMERICAN, (0, 0), "4 elite", inside=0),
        a_squad(AMERICAN, (1, 0), "4 elite"),
    ],
)
def test_who_moves_no_figures_exchanges_none(other: Piece) -> None:
    assert regrouping_of(a_squad(AMERICAN, (0, 0), "4 regular"), other).frames == []


@rule("TOI-STA-10", "TOI-STA-11")
def test_divisions_mix_in_an_exchange_and_tokens_stay() -> None:
    table = regrouping_of(
        a_squad(AMERICAN, (0, 0), "4 regular", division=1, state=OP_FIRE),
        a_squad(AMERICAN, (0, 0), "4 elite", division=2),
    )
    token = list(table.state)
    answer(table, "exchange")
    assert list(table.state) == token
    assert OP_FIRE in token


@rule("TOI-STA-07")
def test_exchanges_come_to_an_end() -> None:
    """A kind of figure never goes back to a squad that gave it."""
    table = regrouping_of(*squads_of("2 regular, 2 officer", "2 elite, 1 mg"))
    questions = 0
    while table.frames:
        answer(table, asked(table)[-1])
        questions += 1
    assert questions <= 8, "at most one question for each figure"


def groupings(ours: int, theirs: int) -> set[tuple[int, int]]:
    """Every way to put the figures of two squads on two bases."""
    totals = [squads.number(ours, kind) + squads.number(theirs, kind) for kind in range(FIGURE_KINDS)]
    found = set()
    for counts in product(*(range(min(many, squads.HOLES) + 1) for many in totals)):
        rest = [many - count for many, count in zip(totals, counts, strict=True)]
        if _fits(counts) and _fits(rest):
            found.add((squads.packed(list(counts)), squads.packed(rest)))
    return found


def _fits(counts: Sequence[int]) -> bool:
    return sum(count * squads.size(kind) for kind, count in enumerate(counts)) <= squads.HOLES


def reached(table: Table) -> set[tuple[int, int]]:
    """Every grouping that answers lead to."""
    found: set[tuple[int, int]] = set()
    seen: set[tuple[int, int, frozenset[int]]] = set()
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(table.figures[0], table.figures[1], ())]
    while waiting:
        ours, theirs, made = waiting.pop()
        if (ours, theirs, frozenset(made)) in seen:
            continue
        seen.add((ours, theirs, frozenset(made)))
        found.add((ours, theirs))
        waiting.extend(_next(table, ours, theirs, made) if ours and theirs else ())
    return found


def _next(table: Table, ours: int, theirs: int, made: tuple[int, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    table.figures[0], table.figures[1] = ours, theirs
    for move in regrouping.moves_of(table, AMERICAN, made):
        giver, _, kind = regrouping.parts(move)
        goes = squads.one(kind) - regrouping.pack_back(move)
        change = -goes if giver == 0 else goes
        yield ours + change, theirs - change, made + regrouping.singles(move)


@rule("TOI-STA-07", "TOI-STA-09")
@given(st.sampled_from(PACKS), st.sampled_from(PACKS))
def test_two_squads_reach_every_grouping_and_no_other(ours: int, theirs: int) -> None:
    """All but the mere change of places of two lonely figures: a base that is empty has left."""
    table = a_table(a_ground(), *squads_of("1 regular", "1 regular"))
    table.figures[0], table.figures[1] = ours, theirs
    wanted = groupings(ours, theirs)
    if squads.count(ours) == squads.count(theirs) == 1:
        wanted.discard((theirs, ours))
        wanted.add((ours, theirs))
    assert reached(table) == wanted
