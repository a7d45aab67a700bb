"""Teams at set-up: how many play, who commands what, who builds, draws and deploys (section 31)."""

from __future__ import annotations

import pytest

from sandtable.engine.game import BadSetup
from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.scenario import read
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, OP_FIRE, SETTING_UP
from tests.sandtable.games.tide_of_iron.scenario_documents import (
    a_division,
    a_document,
    a_side,
    a_team_fight,
)
from tests.sandtable.games.tide_of_iron.teams.playing import FIRST, FOURTH, SECOND, THIRD, begun, options, take, until
from tests.support import rule


@rule("TOI-SET-01", "TOI-TEM-01")
def test_four_players_command_one_division_each() -> None:
    game = begun(4)
    teams = game.setup.teams
    assert teams.sides == (AMERICAN, AMERICAN, GERMAN, GERMAN)
    assert teams.division == (1, 2, 1, 2)
    owners = [(game.setup.unit_division[unit], game.seat_of(unit), game.commander(unit)) for unit in range(6)]
    expected = {(1, AMERICAN, FIRST), (2, AMERICAN, SECOND), (1, GERMAN, THIRD), (2, GERMAN, FOURTH)}
    assert set(owners) == expected


@rule("TOI-SET-01", "TOI-TEM-02", "D-TOI-134")
def test_three_players_are_a_team_against_one_who_commands_both_divisions() -> None:
    game = begun(3)
    assert game.setup.teams.sides == (AMERICAN, AMERICAN, GERMAN)
    german = [game.commander(unit) for unit in range(game.setup.units) if game.seat_of(unit) == GERMAN]
    assert set(german) == {THIRD}
    assert {game.setup.unit_division[unit] for unit in game.setup.members[GERMAN]} == {1, 2}


@rule("TOI-TEM-02", "D-TOI-134")
def test_the_scenario_says_which_nation_is_the_team_of_three() -> None:
    teams = [{"american": 1, "german": 2}]
    setup = prepare(read(a_team_fight(teams=teams)), 3)
    assert setup.teams.sides == (AMERICAN, GERMAN, GERMAN)
    assert GAME.seat_counts(a_team_fight(teams=teams)) == (3,)


@rule("D-TOI-134")
@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_a_scenario_that_lists_nothing_is_for_two(players: int) -> None:
    assert GAME.seat_counts(a_document()) == (2,)
    with pytest.raises(BadSetup, match="2"):
        GAME.setup([{}] * players, a_document())


@rule("TOI-SQD-09")
def test_with_two_players_each_commands_both_divisions() -> None:
    game = begun(2)
    assert [game.commander(unit) for unit in range(6)] == [game.seat_of(unit) for unit in range(6)]


@rule("TOI-TEM-03", "EX-TOI-100", "D-TOI-135")
def test_each_partner_builds_the_squads_of_the_own_division() -> None:
    figures = {"squad_bases": 2, "figures": {"regular": 5, "elite": 3}}
    american = a_side("", divisions={"1": a_division("west", **figures), "2": a_division("west", **figures)})
    german = a_side("", divisions={"1": a_division("east", **figures), "2": a_division("east", **figures)})
    game = begun(4, sides={"american": american, "german": german})
    order = []
    while (ask := game.ask()) and ask.prompt.startswith("Build"):
        order.append(game.seat())
        game.apply(0)
    assert order == [FIRST, SECOND, THIRD, FOURTH], "the last squad of a division is given"


@rule("TOI-TEM-03", "D-TOI-135")
def test_vehicles_belong_to_the_division_that_lists_them() -> None:
    game = begun(4)
    trucks = [unit for unit in range(game.setup.units) if not game.is_squad(unit)]
    assert [game.commander(unit) for unit in trucks if game.setup.pools[0].arrives == 0] == [FIRST, THIRD]


@rule("TOI-TEM-12", "D-TOI-143", "TOI-SET-12")
def test_a_team_places_all_its_units_before_the_other_nation() -> None:
    game = begun(4)
    until(game, "Place")
    order = []
    while (ask := game.ask()) and game.phase == SETTING_UP:
        if ask.prompt.startswith("Place"):
            order.append((game.seat(), ask.prompt.split(" (")[0]))
        game.apply(0)
    assert [seat for seat, _ in order] == [FIRST, FIRST, SECOND, THIRD, THIRD, FOURTH]
    assert "GMC" in order[0][1].upper() and "squad" in order[1][1], "vehicles first"


@rule("TOI-TEM-08", "TOI-SET-15", "D-TOI-140")
def test_each_partner_readies_own_units_before_round_1() -> None:
    game = begun(4)
    until(game, "Put a unit into Op Fire")
    assert game.seat() == FIRST
    assert not any(f"squad {game.setup.teams.units[SECOND][0] + 1} " in each for each in options(game))
    take(game, "squad 1")
    take(game, "no more")
    assert game.seat() == SECOND
    squad = game.setup.teams.units[SECOND][0]
    take(game, f"squad {squad + 1}")
    assert (game.state[0], game.state[squad]) == (OP_FIRE, OP_FIRE)
    assert game.seat() == THIRD


@rule("TOI-TEM-08")
def test_each_partner_conceals_squads_of_the_own_division() -> None:
    places = [{"hex": "A2", "base": "woods"}, {"hex": "A3", "base": "woods"}]
    german = a_side("", divisions={"1": a_division("east"), "2": a_division("east")})
    american = a_side("", divisions={"1": a_division("woods", concealed=1), "2": a_division("woods", concealed=1)})
    zones = {"woods": {"hexes": ["A2", "A3"]}, "east": {"columns": [6, 7]}}
    game = begun(4, sides={"american": american, "german": german}, zones=zones, overlays=places)
    asked = []
    while (ask := game.ask()) and game.phase == SETTING_UP:
        if ask.prompt.startswith("Conceal"):
            asked.append((game.seat(), ask.options[1:]))
        game.apply(0)
    assert sorted((seat, len(squads)) for seat, squads in asked) == [(FIRST, 1), (SECOND, 1)]


@rule("TOI-TEM-06", "D-TOI-138", "TOI-SET-04", "D-TOI-137")
def test_the_commander_of_division_1_draws_the_starting_cards_of_the_team() -> None:
    decks = [{"name": "Supply I"}, {"name": "Morale I"}]
    side = a_side("", divisions={"1": a_division("west"), "2": a_division("west")}, decks=decks, cards=2)
    german = a_side("", divisions={"1": a_division("east"), "2": a_division("east")})
    game = begun(4, sides={"american": side, "german": german})
    assert game.seat() == FIRST
    take(game, "Morale")
    assert game.seat() == FIRST
    take(game, "Supply")
    assert len(game.available[AMERICAN]) == 2, "one headquarters area for both"
