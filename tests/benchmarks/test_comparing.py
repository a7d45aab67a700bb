"""The comparing of ratios: what fell, what is missing, what is new."""

from __future__ import annotations

import pytest

from benchmarks.comparing import Compared, better, compared, conclusion, ratios, table

KEPT = {"catanatron": 10.0, "chess": 2.0}


def at(share: float) -> Compared:
    """A part at this share of its kept speed."""
    return Compared("Clone", KEPT, {name: ratio * share for name, ratio in KEPT.items()})


@pytest.mark.parametrize(("share", "has_fallen"), [(0.91, False), (0.89, True), (1.11, False)])
def test_a_part_has_fallen_when_it_lost_more_than_a_tenth(share: float, has_fallen: bool) -> None:
    part = at(share)
    assert part.change == pytest.approx(share - 1)
    assert part.has_fallen == has_fallen


def test_the_change_is_the_geometric_mean_over_the_engines() -> None:
    """Half the speed beside one engine and twice beside the other is no change: the engines changed, not the part."""
    assert Compared("Clone", KEPT, {"catanatron": 5.0, "chess": 4.0}).change == pytest.approx(0)
    assert Compared("Clone", KEPT, {"catanatron": 10.0, "chess": 0.5}).change == pytest.approx(-0.5)


def test_an_engine_without_kept_figures_does_not_count() -> None:
    assert Compared("Clone", {"chess": 2.0}, {"catanatron": 1.0, "chess": 3.0}).change == pytest.approx(0.5)


def test_missing_and_new_parts_are_told_apart() -> None:
    missing, new = Compared("Clone", KEPT, None), Compared("Clone", None, KEPT)
    assert (missing.change, missing.is_missing, missing.has_fallen) == (None, True, False)
    assert (new.change, new.is_missing, new.has_fallen) == (None, False, False)
    assert [missing.verdict, new.verdict] == ["not measured", "new, nothing is kept"]


def test_parts_come_in_the_order_of_measuring_and_the_missing_last() -> None:
    found = compared({"a": KEPT, "b": KEPT}, {"c": KEPT, "b": KEPT})
    assert [each.name for each in found] == ["c", "b", "a"]
    assert [(each.kept, each.now) for each in found] == [(None, KEPT), (KEPT, KEPT), (KEPT, None)]


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    """The second round was disturbed for both, the third for the other engine: neither counts."""
    assert ratios([10.0, 2.0, 10.0], {"chess": [5.0, 1.0, 0.5]}) == {"chess": 2.0}
    assert ratios([10.0, 6.0, 8.0], {"chess": [2.0, 2.0, 2.0], "catanatron": [1.0, 2.0, 1.0]}) == {
        "chess": 4.0,
        "catanatron": 8.0,
    }


def test_of_two_measurements_the_faster_counts() -> None:
    assert better(at(0.8), at(0.95)) == better(at(0.95), at(0.8)) == at(0.95)


def test_a_fall_and_a_missing_part_are_concluded_by_name() -> None:
    said, is_good = conclusion([at(0.89), Compared("Sight", KEPT, None), Compared("Own", None, KEPT)])
    assert not is_good
    assert said == (
        "Fallen by more than 10%: Clone. Kept, but not measured: Sight; `--keep` takes them out of what is kept."
    )


def test_nothing_fell() -> None:
    assert conclusion([at(0.91), at(1.2), Compared("Own", None, KEPT)]) == ("No part fell by more than 10%.", True)


def test_the_table_says_kept_now_and_change() -> None:
    text = table([at(0.88), at(1.05), Compared("Own", None, KEPT)], ["catanatron", "chess"])
    assert text.splitlines() == [
        "| part | kept: times catanatron, chess | now | change |",
        "|---|--:|--:|--:|",
        "| Clone | 10, 2 | 8.8, 1.76 | -12.0 %, FALLEN |",
        "| Clone | 10, 2 | 10.5, 2.1 | +5.0 % |",
        "| Own | – | 10, 2 | new, nothing is kept |",
    ]
