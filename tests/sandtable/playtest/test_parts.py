"""The cards that decks use, counted in the tally: by subject, for any seats and cuts, without a trace in the games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandtable.engine.game import POINTS
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.playtest import parts
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.parts import EVERY, EVERY_QUICK, FIRST, are_counted
from sandtable.playtest.plan import Plan
from sandtable.playtest.replay import replay
from sandtable.playtest.report.uses import NO_USE, Use, of_subject
from sandtable.playtest.tally import total

REY, KYLO = (to_json(demo_decks()[slug]) for slug in ("rey-starter", "kylo-ren-starter"))
DODGE = "01155"
"""Both decks have this card."""


def a_plan(agent: str = "random", seed: int = 3) -> Plan:
    return Plan("destiny", (REY, KYLO), (agent, agent), seed)


def test_chunk_borders_make_no_difference_to_the_counts() -> None:
    plan = a_plan()
    cuts = [play_chunk(plan, first, last - first) for first, last in pairwise((0, 2, 10, 16))]
    whole = play_chunk(plan, 0, 16)
    assert total(record.tally for part in cuts for record in part) == total(record.tally for record in whole)


def test_games_and_points_are_those_of_the_records() -> None:
    records = play_chunk(a_plan(), 0, 20)
    tally = total(record.tally for record in records)
    for subject in range(2):
        assert of_subject(tally, subject).all == Use(20, POINTS * sum(subject in each.winners for each in records))


@pytest.mark.parametrize("number", [0, 1, 6])
def test_a_drawn_card_counts_for_the_deck_it_is_in_and_not_for_its_seat(number: int) -> None:
    """The log of the same game says in another way which cards each seat drew."""
    told = replay(a_plan(), number)
    drawn = [
        " ".join(event.text for event in told.events if event.kind == "draw" and event.seat == seat)
        for seat in range(2)
    ]
    assert any("Dodge" in text for text in drawn)
    for seat, subject in enumerate(told.seating):
        assert (f"used/{subject}/drawn/{DODGE}" in told.record.tally) == ("Dodge" in drawn[seat])


def test_nothing_is_played_undrawn_and_the_opening_hand_is_part_of_the_drawn() -> None:
    found = of_subject(total(record.tally for record in play_chunk(a_plan(), 0, 40)), 0)
    for code in REY["cards"]:
        drawn = found.use("drawn", code).games
        assert found.use("opening", code).games <= drawn <= 40
        assert found.use("played", code).games <= drawn
    assert sum(found.use("opening", code).games for code in REY["cards"]) <= 5 * 40
    assert found.without("drawn", DODGE).games == 40 - found.use("drawn", DODGE).games
    assert found.use("drawn", "none") == NO_USE
    assert NO_USE.share() is None


def test_counting_leaves_no_trace_in_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = play_chunk(a_plan(), 0, 8)
    monkeypatch.setattr(parts, "are_counted", lambda plan, number: False)
    plain = play_chunk(a_plan(), 0, 8)
    assert [record.digest for record in counted] == [record.digest for record in plain]
    assert all(record.tally for record in counted)
    assert not any(record.tally for record in plain)


def test_the_first_rotations_are_counted_and_then_one_in_a_few() -> None:
    for agent, every in (("random", EVERY_QUICK), ("greedy-2", EVERY)):
        plan = a_plan(agent)
        rotations = [number // 2 for number in range(0, 4 * FIRST, 2) if are_counted(plan, number)]
        assert rotations == [*range(FIRST), *(each for each in range(FIRST, 2 * FIRST) if each % every == 0)]
        assert are_counted(plan, 2 * FIRST) == are_counted(plan, 2 * FIRST + 1)


def test_seats_that_bring_only_a_name_are_not_counted() -> None:
    assert not are_counted(Plan("toy", ({"name": "A"}, {"name": "B"}), ("random", "random"), 1), 0)
