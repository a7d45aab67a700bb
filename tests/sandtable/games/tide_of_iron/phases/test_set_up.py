"""Set-up from a scenario: building squads, placing units, control, Op Fire, the first round (section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, aims, squads
from sandtable.games.tide_of_iron.game import RULES, Battle
from sandtable.games.tide_of_iron.markers import WIRE_BIT
from sandtable.games.tide_of_iron.moves import destroy
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    AMERICAN,
    ENGINEER,
    ENTRENCHMENT,
    GERMAN,
    NO_SPECIALIZATION,
    OP_FIRE,
    ROUGH,
    SETTING_UP,
)
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule


def begun(**changes: Any) -> Battle:
    """A game of a small scenario, at its first question."""
    return RULES.start(GAME.setup([{}, {}], a_document(**changes)), seeded(1), 0)


def sides(american: dict[str, Any] | None = None, german: dict[str, Any] | None = None) -> dict[str, Any]:
    """Both sides, with one division each that is changed."""
    return {
        "american": a_side("west", divisions={"1": a_division("west", **(american or {}))}),
        "german": a_side("east", divisions={"1": a_division("east", **(german or {}))}),
    }


def options(game: Battle) -> tuple[str, ...]:
    ask = game.ask()
    return ask.options if ask else ()


def take(game: Battle, words: str) -> None:
    """The first option that has these words in it."""
    game.apply(next(index for index, option in enumerate(options(game)) if words in option))


def to_placing(game: Battle) -> None:
    """Take the first option until units are placed."""
    while (ask := game.ask()) and not ask.prompt.startswith("Place"):
        game.apply(0)


def test_an_imagined_game_is_planned_once_for_all_its_copies() -> None:
    game = begun()
    to_placing(game)
    world = game.observe(game.seat()).imagine(seeded("world"))
    assert isinstance(world, Battle) and world.plan == []
    one, other = world.clone(), world.clone()
    assert isinstance(one, Battle) and isinstance(other, Battle)
    assert one.plan == aims.plan(game) and one.plan is other.plan
    assert game.plan == [], "the game itself is not planned"


def test_a_judged_copy_goes_on_to_the_question_that_the_game_asks() -> None:
    """It lists a few options only, but there are two or more of them for the same questions."""
    figures = {"squad_bases": 2, "figures": {"regular": 4, "elite": 2, "mg": 1}}
    game = begun(sides=sides(figures, figures))
    dice = seeded("set-up")
    asked = 0
    while game.phase == SETTING_UP:
        choice = dice.below(game.count())
        judged = game.clone()
        judged.attempt(choice)
        assert isinstance(judged, Battle)
        game.apply(choice)
        if game.phase == SETTING_UP:
            assert (judged.seat(), judged.prompt(), judged.question()) == (game.seat(), game.prompt(), game.question())
            assert judged.options[0] == game.options[0] and min(judged.count(), 2) == min(game.count(), 2)
            asked += 1
    assert asked >= 8


@rule("TOI-SET-08", "D-TOI-06", "TOI-SET-09", "TOI-CON-06")
def test_squads_are_built_in_secret() -> None:
    figures = {"squad_bases": 2, "figures": {"regular": 6, "elite": 2}}
    game = begun(sides=sides(figures, figures))
    assert game.seat() == AMERICAN
    take(game, "elite")
    seen_before = game.observe(GERMAN).key()
    other = begun(sides=sides(figures, figures))
    take(other, "regular")
    assert other.observe(GERMAN).key() == seen_before, "the German does not see what is built"
    assert other.observe(AMERICAN).key() != game.observe(AMERICAN).key()


@rule("TOI-SET-09", "TOI-SET-10")
def test_all_figures_are_used_in_full_squads() -> None:
    figures = {"squad_bases": 3, "figures": {"regular": 5, "officer": 1, "mg": 2, "mortar": 1}}
    game = begun(sides=sides(figures))
    to_placing(game)
    built = [unit for unit in range(game.setup.units) if game.seat_of(unit) == AMERICAN]
    assert all(squads.is_full(game.figures[unit]) for unit in built)
    assert sum(squads.count(game.figures[unit]) for unit in built) == 9


@rule("TOI-SET-10", "EX-TOI-08", "TOI-SQD-09")
def test_figures_of_two_divisions_never_share_a_base() -> None:
    american = a_side(
        "west",
        divisions={
            "1": a_division("west", figures={"officer": 1, "regular": 3}),
            "2": a_division("west", figures={"elite": 4}),
        },
    )
    game = begun(sides={"american": american, "german": a_side("east")})
    to_placing(game)
    assert {squads.text(game.figures[unit]) for unit in (0, 1)} == {"3 regular, 1 officer", "4 elite"}


@rule("TOI-SET-11", "TOI-SQD-04", "D-TOI-12", "TOI-SQD-05")
def test_tokens_are_attached_while_building_one_a_squad() -> None:
    division = {"squad_bases": 2, "figures": {"regular": 8}, "specializations": {"engineer": 2}}
    game = begun(sides=sides(division))
    while "engineer" not in options(game):
        game.apply(0)
    assert set(options(game)) == {"none", "engineer"}
    take(game, "engineer")
    assert sorted(game.special[:2]) == [NO_SPECIALIZATION, ENGINEER]


@rule("TOI-SET-12", "EX-TOI-09", "TOI-STK-08")
@pytest.mark.parametrize(("nation", "first"), [("american", AMERICAN), ("german", GERMAN)])
def test_who_has_initiative_places_everything_first(nation: str, first: int) -> None:
    division = {"squad_bases": 3, "figures": {"regular": 12}}
    game = begun(sides=sides(division, division), initiative=nation)
    order: list[int] = []
    to_placing(game)
    while (ask := game.ask()) and game.phase == SETTING_UP:
        if ask.prompt.startswith("Place"):
            order.append(game.seat())
        game.apply(0)
    assert order == [first] * 3 + [1 - first] * 3
    assert max(len(stack) for stack in game.stacks) == 3


@rule("TOI-SET-13", "TOI-TRN-01")
def test_squads_may_start_inside_their_transports() -> None:
    division = {"squad_bases": 3, "figures": {"regular": 12}, "vehicles": {"gmc": 1}}
    game = begun(sides=sides(division))
    to_placing(game)
    game.apply(0)
    take(game, "inside")
    take(game, "inside")
    assert not any("inside" in option for option in options(game)), "a truck carries two"
    assert [game.where[unit] for unit in range(2)] == [CARRIED, CARRIED]


@rule("TOI-SET-16", "D-TOI-07", "TOI-OBS-01")
def test_one_squad_may_start_in_each_fortification_of_the_zone() -> None:
    division = {"squad_bases": 2, "figures": {"regular": 8}}
    game = begun(sides=sides(division), markers=[{"hex": "A2", "kind": "entrenchment"}])
    to_placing(game)
    take(game, "A2, entrenchment")
    assert "A2, entrenchment" not in options(game)
    assert "A2" in options(game), "beside it there is room"
    take(game, "A2")
    assert sorted(game.inside[:2]) == [OUTSIDE, ENTRENCHMENT]


@rule("TOI-SET-14")
def test_units_on_an_objective_control_it_from_the_start() -> None:
    objectives = [
        {"hex": "A2", "kind": "victory", "side": "neutral"},
        {"hex": "D3", "kind": "victory", "side": "neutral"},
    ]
    game = begun(objectives=objectives)
    to_placing(game)
    take(game, "A2")
    while game.phase == SETTING_UP:
        game.apply(0)
    assert game.control == (AMERICAN, -1)


@rule("TOI-SET-15", "TOI-STA-06")
def test_units_may_go_into_op_fire_before_the_first_round() -> None:
    game = begun(initiative="german")
    to_placing(game)
    while (ask := game.ask()) and "Op Fire" not in ask.prompt:
        game.apply(0)
    assert game.seat() == GERMAN
    take(game, "German squad")
    take(game, "no more")
    assert game.state == [0, OP_FIRE]
    assert (game.round, game.phase) == (1, ACTION_PHASE)


@rule("TOI-SET-07", "TOI-SET-17", "D-TOI-08", "TOI-PHS-01")
def test_the_game_starts_with_round_1_and_nothing_in_hand() -> None:
    game = begun()
    while game.phase == SETTING_UP:
        game.apply(0)
    assert (game.round, game.initiative, game.active) == (1, AMERICAN, AMERICAN)
    assert (game.command, game.tokens, game.points) == ([0, 0], [0, 0], [0, 0])


@rule("TOI-STA-12", "EX-TOI-97", "TOI-PHS-01")
def test_a_game_of_eight_rounds_ends_when_the_marker_would_reach_nine() -> None:
    game = begun()
    rounds: list[int] = []
    while (ask := game.ask()) is not None:
        if game.round not in rounds:
            rounds.append(game.round)
        quick = [
            option for option in ask.options if option.startswith(("end your", "no more", "keep the rest", "draw no"))
        ]
        game.apply(ask.options.index(quick[0]) if quick else 0)
    assert rounds == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.rounds == 8


@rule("TOI-SET-03", "TOI-SET-19", "D-TOI-10")
def test_the_map_is_built_of_boards_overlays_and_markers() -> None:
    overlays = [{"hex": "D2", "base": "woods"}, {"hex": "D2", "base": "rough", "level": 1}]
    setup = GAME.setup([{}, {}], a_document(overlays=overlays, markers=[{"hex": "D2", "kind": "razor_wire"}]))
    assert isinstance(setup, Setup)
    hex_ = setup.ground.by_name["D2"]
    assert (setup.ground.base[hex_], setup.ground.level[hex_]) == (ROUGH, 1), "the last overlay wins"
    assert setup.markers[hex_] == WIRE_BIT


def quick_end(game: Battle) -> None:
    """Play to the end, doing as little as can be done."""
    while (ask := game.ask()) is not None:
        quick = [option for option in ask.options if option.startswith(("end your", "no more"))]
        game.apply(ask.options.index(quick[0]) if quick else 0)


def wins(side: str, zone: str, when: str = "any round") -> dict[str, Any]:
    """A side wins with a unit in a zone."""
    return {"side": side, "when": when, "if": {"units": {"side": side, "zone": zone, "at_least": 2}}}


@rule("TOI-RNF-05", "D-TOI-121", "TOI-STA-13", "TOI-SCN-02", "D-TOI-123")
def test_reinforcements_are_built_on_arrival_and_count_in_the_check_of_that_round() -> None:
    due = {"round": 2, "division": "1", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
    american = a_side("west", reinforcements=[due])
    victory = {"conditions": [wins("american", "west")], "otherwise": "german"}
    game = begun(sides={"american": american, "german": a_side("east")}, victory=victory)
    quick_end(game)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rounds) == ((AMERICAN,), 2), "after step 5, before the marker moves"


@rule("TOI-SCN-07", "D-TOI-125")
@pytest.mark.parametrize(("nation", "winner"), [("american", AMERICAN), ("german", GERMAN)])
def test_if_both_win_it_is_who_has_initiative(nation: str, winner: int) -> None:
    division = {"squad_bases": 2, "figures": {"regular": 8}}
    victory = {"conditions": [wins("german", "east"), wins("american", "west")], "otherwise": "draw"}
    game = begun(sides=sides(division, division), victory=victory, initiative=nation)
    while game.round < 1:
        game.apply(0)
    game.tokens[winner] = 9  # nobody else takes the initiative in this round
    quick_end(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)


@rule("TOI-SCN-07", "D-TOI-125")
def test_nobody_wins_a_scenario_whose_conditions_nobody_meets() -> None:
    division = {"squad_bases": 2, "figures": {"regular": 8}}
    victory = {"conditions": [wins("german", "west"), wins("american", "east")], "otherwise": "draw"}
    game = begun(sides=sides(division, division), victory=victory)
    quick_end(game)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rounds) == ((), 8)


@rule("TOI-SCN-04", "D-TOI-124")
def test_the_game_goes_on_without_units_of_one_side() -> None:
    game = begun()
    while game.round < 1:
        game.apply(0)
    german = next(unit for unit in range(game.setup.units) if game.seat_of(unit) == GERMAN)
    destroy(game, german)
    take(game, "Fatigue unit")
    assert game.outcome() is None
    quick_end(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.rounds == 8


def test_nobody_is_on_the_map_before_placing() -> None:
    game = begun(sides=sides({"squad_bases": 2, "figures": {"regular": 4, "elite": 4}}))
    assert game.where == [NOT_HERE] * 3
