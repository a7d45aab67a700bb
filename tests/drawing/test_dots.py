"""A playtest as marks: one for each game or for as many as fit, told apart by shape, and the share below them."""

from __future__ import annotations

import pytest

from drawing.dots import MOST_MARKS, games_as_dots, per_mark


def counted(drawing: str) -> tuple[int, int, int]:
    """Marks of the first, of the second, and of nobody."""
    first, second, nobody = (drawing.count(f'class="dots__{kind}"') for kind in ("a", "b", "nobody"))
    return first, second, nobody


def test_each_game_has_its_mark() -> None:
    drawing = games_as_dots((65, 135), 3, (0.325, 0.26, 0.396), title="203 games")
    assert counted(drawing) == (65, 135, 3) and "<title>203 games</title>" in drawing


@pytest.mark.parametrize(("games", "each"), [(0, 1), (1, 1), (400, 1), (401, 2), (10_000, 25)])
def test_a_mark_stands_for_several_of_many_games(games: int, each: int) -> None:
    assert per_mark(games) == each
    assert sum(counted(games_as_dots((games, 0), 0, None, title="t"))) <= MOST_MARKS


def test_the_interval_lies_on_the_scale() -> None:
    drawing = games_as_dots((1, 1), 0, (0.5, -0.2, 1.7), title="t")
    assert '<rect x="0"' in drawing and 'width="375"' in drawing, "no wider than the scale"
    assert "dots__interval" not in games_as_dots((1, 1), 0, None, title="t")
