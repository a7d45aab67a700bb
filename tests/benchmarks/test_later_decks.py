"""The comparison of later decks with Awakenings decks, and the words about its rounds."""

from __future__ import annotations

from benchmarks.later_decks import Round, playable, told


def test_the_part_is_told_round_by_round_and_the_speed_of_the_quickest_round() -> None:
    rounds = [Round(400_000, 200_000), Round(100_000, 80_000), Round(500_000, 450_000)]
    part, quickest = told(rounds)
    assert part.endswith("has 0.800 of the speed of an Awakenings deck (median; quartiles 0.650, 0.850)")
    assert quickest == "quickest round: 500,000 decisions/s with Awakenings decks, 450,000 with later decks"


def test_a_list_that_is_no_legal_deck_is_left_out() -> None:
    assert playable({"01155": 2}) is None
