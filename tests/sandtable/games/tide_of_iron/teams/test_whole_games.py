"""Random games with three and four players end on every shipped scenario, and a second run has the same digests."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.seating import plan_on
from tests.support.depth import games

WITH_PARTNERS = [
    (slug, players) for slug in SCENARIOS.slugs for players in GAME.seat_counts(SCENARIOS.document(slug)) if players > 2
]


def test_most_scenarios_are_for_teams() -> None:
    assert len({slug for slug, _ in WITH_PARTNERS}) == 11
    assert [players for _, players in WITH_PARTNERS].count(4) == 5


@pytest.mark.parametrize(("slug", "players"), WITH_PARTNERS)
def test_games_of_partners_come_to_an_end_of_their_own_and_are_the_same_twice(slug: str, players: int) -> None:
    plan = plan_on(GAME, SCENARIOS.document(slug), ("random",) * players, seed=11)
    many = games(1, deep=20)
    one, other = play_chunk(plan, 0, many), play_chunk(plan, 0, many)
    assert [each.outcome in ("wins", "losses", "draws") for each in one] == [True] * many
    assert [each.digest for each in one] == [each.digest for each in other]
