"""Mafiosi are taken back from a location all at once, whichever of equal neighbours are ticked."""

from __future__ import annotations

import pytest

from sandtable.engine.several import Impossible, Several
from sandtable.engine.viewing import several_of
from sandtable.games.mafia_city.terms import PRISON
from tests.sandtable.games.mafia_city.tables import A, B, a_table, asked, strategic_phase


def the_choice(column: list[int]) -> Several:
    """The question to the first player about a column, whose Mafiosi are listed from below."""
    table = strategic_phase(a_table(columns={PRISON: column}, starting=A), [PRISON])
    assert asked(table)[0] == A
    found = several_of("mafia_city", table)
    assert found is not None
    return found


def left(column: list[int], names: list[str]) -> tuple[int, ...]:
    """The column after the first player has taken these back."""
    table = strategic_phase(a_table(columns={PRISON: column}, starting=A), [PRISON])
    for index in the_choice(column).answers(names):
        table.apply(index)
    assert asked(table)[1] == "over" or asked(table)[0] == B
    return table.columns[PRISON]


def test_the_page_says_how_many_there_are() -> None:
    choice = the_choice([A, B, A, A])
    assert choice.prompt == "Which of your 3 Mafiosi at the Prison do you take back?"
    assert (choice.least, choice.most, len(choice.ticks)) == (0, 3, 3)


@pytest.mark.parametrize(
    ("ticked", "expected"),
    [
        ([], (A, B, A, A)),
        (["mafioso:prison-1"], (B, A, A)),
        (["mafioso:prison-3"], (A, B, A)),
        (["mafioso:prison-4"], (A, B, A)),
        (["mafioso:prison-4", "mafioso:prison-1"], (B, A)),
        (["mafioso:prison-1", "mafioso:prison-3", "mafioso:prison-4"], (B,)),
    ],
)
def test_any_of_them_come_back(ticked: list[str], expected: tuple[int, ...]) -> None:
    assert left([A, B, A, A], ticked) == expected


def test_those_of_others_stay() -> None:
    with pytest.raises(Impossible, match="mafioso:prison-2"):
        the_choice([A, B, A, A]).answers(["mafioso:prison-2"])
