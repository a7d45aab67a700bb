"""The twins of the benchmark of causes: one card is stronger, the others are the same cards in another place."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.causes import MORE, MORE_DAMAGE, PLANTED, UNCHANGED, WHOLE, Run, points, stronger, table
from sandtable.games.destiny.library import printed
from sandtable.playtest.causes.differences import Differences
from sandtable.playtest.causes.verdicts import Says


def codes(card: str) -> list[str]:
    setup = table(card, False)
    return [setup.prints[number].code for number in setup.decks[0]]


def test_the_planted_card_deals_2_more_damage_and_is_else_the_same() -> None:
    """Holdout Blaster shows 1, 2 and +2 ranged damage, 1 shield and 1 resource."""
    assert MORE_DAMAGE == 2
    assert printed(PLANTED).values == [1, 2, 2, 1, 1, 0]
    assert stronger(PLANTED).values == [3, 4, 4, 1, 1, 0]
    changed, listed = table(MORE + PLANTED, False), table("", False)
    strong = [number for number, card in enumerate(changed.prints) if card is not listed.prints[number]]
    assert [changed.prints[number].code for number in strong] == [PLANTED, PLANTED]
    assert codes(MORE + PLANTED) == codes("")


@pytest.mark.parametrize("card", UNCHANGED[:3])
def test_a_twin_is_the_same_card_at_the_end_of_the_unshuffled_deck(card: str) -> None:
    assert Counter(codes(card)) == Counter(codes(""))
    assert codes(card) != codes("")
    assert codes(card)[-1] == card


def test_twins_are_dealt_other_hands() -> None:
    assert points(UNCHANGED[0], "random", 3, 0, 10) != points("", "random", 3, 0, 10)


def test_a_declared_twin_and_a_wrong_sign_are_false() -> None:
    def ended(**says: Says) -> Run:
        found = {card: Differences(WHOLE) for card in says}
        return Run(says, found, 0, (0.0, 0.0), "planted")

    right = ended(planted=Says.HELPS, twin=Says.OPEN)
    assert (right.is_found, right.false_share) == (True, 0.0)
    half = ended(planted=Says.HELPS, twin=Says.HURTS)
    assert (half.is_found, half.false_share) == (True, 0.5)
    wrong = ended(planted=Says.HURTS, twin=Says.OPEN)
    assert (wrong.is_found, wrong.false_share) == (False, 1.0)
    assert ended(planted=Says.OPEN).false_share == 0.0
