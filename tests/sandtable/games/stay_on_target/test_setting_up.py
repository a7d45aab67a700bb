"""Sections 2 and 3: what is in the box, who flies what, and what a set-up may not be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.facts import marked
from sandtable.engine.game import BadSetup
from sandtable.games.stay_on_target import GAME
from sandtable.games.stay_on_target.facts import TABLE, facts
from sandtable.games.stay_on_target.game import Assault
from sandtable.games.stay_on_target.scenario import Range
from sandtable.games.stay_on_target.terms import TYPE_NAMES
from tests.sandtable.games.stay_on_target.tables import a_game, a_setup
from tests.support import rule

COLOURS = ("blue", "red", "gold", "green", "grey")


@rule("SOT-COMP-02", "SOT-D01")
def test_the_imperial_fleet_has_36_cards_of_three_types() -> None:
    setup = a_setup(COLOURS)
    cards = setup.faces
    assert len(cards) == 36
    values = {name: sorted(value for type_, value in cards if TYPE_NAMES[type_] == name) for name in TYPE_NAMES}
    assert values == {  # table 10.2
        "lasers": [1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
        "starship": [2, 3, 4, 4, 5, 5, 5, 6, 6, 7, 8, 10],
        "blast": [3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 10, 10],
    }


@rule("SOT-COMP-03", "SOT-D16")
def test_every_colour_has_a_leader_and_five_cards() -> None:
    setup = a_setup(COLOURS)
    assert [squadron.colour for squadron in setup.scenario.squadrons] == list(COLOURS)
    for squadron in setup.scenario.squadrons:
        assert squadron.defence > 0 and squadron.shield.min <= squadron.shield.max
        kinds = Counter(card.kind for card in squadron.cards)
        assert kinds == {"defence": 1, "evade": 3, "deflect": 1}


@rule("SOT-D16")
def test_the_designed_values_are_those_of_the_table() -> None:
    def line(colour: str) -> list[Any]:
        squadron = next(each for each in a_setup(COLOURS).scenario.squadrons if each.colour == colour)
        cards = squadron.cards
        evaded = [(" ".join(card.types or ()), card.min, card.max) for card in cards if card.kind == "evade"]
        added = next(card.defence for card in cards if card.kind == "defence")
        return [squadron.defence, (squadron.shield.min, squadron.shield.max), added, *evaded]

    # table 10.1; no name: any type
    assert line("blue") == [7, (2, 5), 5, ("", 1, 2), ("", 6, 9), ("lasers", 4, 6)]
    assert line("red") == [9, (3, 6), 4, ("", 1, 3), ("", 8, 10), ("starship", 3, 7)]
    assert line("gold") == [9, (4, 7), 4, ("", 1, 2), ("", 8, 10), ("blast", 4, 8)]
    assert line("green") == [9, (1, 5), 6, ("", 4, 5), ("", 8, 10), ("lasers", 1, 5)]
    assert line("grey") == [9, (1, 5), 5, ("", 5, 5), ("", 8, 10), ("starship", 2, 7)]


@rule("EX-SOT-02")
def test_the_blue_squadron_is_as_printed() -> None:
    blue = a_setup(COLOURS).scenario.squadrons[0]
    assert (blue.colour, blue.defence, blue.shield) == ("blue", 7, Range(2, 5))
    defence, low, high, falcon, _ = blue.cards
    assert (defence.kind, defence.defence) == ("defence", 5)
    for type_ in TYPE_NAMES:
        assert [value for value in range(1, 11) if low.evades(type_, value)] == [1, 2]
        assert [value for value in range(1, 11) if high.evades(type_, value)] == [6, 7, 8, 9]
    assert (falcon.kind, falcon.name) == ("deflect", "Millennium Falcon")


def test_what_is_printed_is_marked_and_what_is_ours_as_well() -> None:
    sources = Counter(leaf["source"] for leaf in leaves(marked(*TABLE)))
    assert set(sources) == {"rulebook p.1", "decision"}
    blue, *others = marked(*TABLE)["scenario"]["squadrons"]
    assert blue["leader"]["defence"] == {"value": 7, "source": "rulebook p.1"}
    assert all(each["leader"]["defence"]["source"] == "decision" for each in others)
    assert facts()["scenario"]["squadrons"][0]["leader"]["defence"] == 7


def leaves(part: Any) -> list[dict[str, Any]]:
    """Every value with its mark."""
    if isinstance(part, list):
        return [leaf for each in part for leaf in leaves(each)]
    if not isinstance(part, dict):
        return []
    if set(part) == {"value", "source"}:
        return [part]
    return [leaf for each in part.values() for leaf in leaves(each)]


@rule("SOT-COMP-04")
def test_everybody_has_one_force_card() -> None:
    assert a_game(*COLOURS).table.force == [1, 1, 1, 1, 1]
    assert facts()["obi_wan_per_player"] == 1


@rule("SOT-SET-02")
def test_the_imperial_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        table = GAME.start(a_setup(COLOURS), seeded(seed))
        assert isinstance(table, Assault)
        assert sorted([*table.deck, *table.hand]) == list(range(36))
        orders.add(tuple(table.deck))
    assert len(orders) == 10


@rule("SOT-SET-03")
def test_everybody_flies_the_colour_he_asks_for() -> None:
    table = a_game("grey", "blue", "gold").table
    assert [table.squadron(seat).colour for seat in range(3)] == ["grey", "blue", "gold"]


@rule("SOT-SET-03", "SOT-D03")
def test_who_asks_for_none_is_dealt_one_of_the_others() -> None:
    setup = GAME.setup([{"name": "a", "colour": "gold"}, {"name": "b"}, {"name": "c"}])
    dealt: Counter[str] = Counter()
    for seed in range(400):
        table = GAME.start(setup, seeded(seed))
        assert isinstance(table, Assault)
        colours = [table.squadron(seat).colour for seat in range(3)]
        assert colours[0] == "gold" and len(set(colours)) == 3
        dealt.update(colours[1:])
    # 800 deals of four colours: 200 each, four standard deviations are 49
    assert set(dealt) == {"blue", "red", "green", "grey"} and all(150 <= count <= 250 for count in dealt.values())


@rule("SOT-D03")
def test_the_first_player_of_the_first_run_is_drawn() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(400):
        table = GAME.start(a_setup(COLOURS), seeded(seed))
        assert isinstance(table, Assault) and table.seat() == table.opener == table.first
        firsts[table.opener] += 1
    # 400 games, five seats: 80 each, four standard deviations are 32
    assert set(firsts) == set(range(5)) and all(48 <= count <= 112 for count in firsts.values())


@pytest.mark.parametrize(
    ("subjects", "problem"),
    [
        ([{"name": "a"}], "is played by 2 or 3 or 4 or 5 players; got 1"),
        ([{"name": "a", "colour": "blue"}, {"name": "b", "colour": "blue"}], "2 players ask for blue"),
        ([{"name": "a", "colour": "pink"}, {"name": "b"}], "seat 0: there is no squadron called 'pink'"),
        ([{"name": "a", "deck": "x"}, {"name": "b"}], "seat 0: unknown deck"),
    ],
)
@rule("SOT-SET-03")
def test_a_bad_set_up_is_refused(subjects: list[dict[str, Any]], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(subjects)
    assert any(problem in each for each in refused.value.problems), refused.value.problems


def test_every_problem_of_a_set_up_is_named() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup([{"name": "a", "colour": "pink", "deck": "x"}, *[{"name": "b", "colour": "blue"}] * 6])
    assert len(refused.value.problems) == 4


def test_the_tables_of_equal_cards_are_worked_out_once() -> None:
    first, second = a_setup(["blue", "red"]), a_setup(["gold", "red", "blue"], run_limit=7)
    assert first.odds is second.odds
    assert a_setup(["blue", "red"], target_points={"needed": 3}).odds is not first.odds
    assert a_setup(["blue", "red"], imperial_deck={"lasers": [9] * 12}).odds is not first.odds
