"""Partners share command, cards, objectives, the result, and their knowledge (section 31)."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.phases.command import COMMAND_PHASE_NODE, gain, record_control
from sandtable.games.tide_of_iron.phases.drawing import STATUS_DRAW
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.setup import Objective
from sandtable.games.tide_of_iron.state import BY_POINTS, Table
from sandtable.games.tide_of_iron.terms import AMERICAN, COMMAND_PHASE, FATIGUED, FRESH, GERMAN, STATUS_PHASE
from sandtable.games.tide_of_iron.view import VIEWING
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_side
from tests.sandtable.games.tide_of_iron.teams.playing import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    TWO_EACH,
    begun,
    options,
    until,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, answer, asked, at, go_on
from tests.support.tide_of_iron_cards import a_card_table, with_deck


def spending(round_: int) -> Table:
    """A Command Phase of four players, the Americans with 3 command."""
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0)), teams=TWO_EACH)
    table.round, table.phase = round_, COMMAND_PHASE
    table.command = [3, 0]
    table.start(COMMAND_PHASE_NODE, AMERICAN)
    go_on(table)
    return table


@rule("TOI-TEM-06", "D-TOI-138", "TOI-TEM-05", "D-TOI-137", "TOI-OBJ-07")
@pytest.mark.parametrize(("round_", "leader"), [(1, FIRST), (2, SECOND), (3, FIRST)])
def test_the_leader_spends_the_command_of_the_team(round_: int, leader: int) -> None:
    table = spending(round_)
    assert table.asker == leader
    answer(table, "put 1 command")
    assert (table.command[AMERICAN], table.tokens[AMERICAN]) == (2, 1)


@rule("TOI-TEM-06", "D-TOI-138", "TOI-STA-02")
@pytest.mark.parametrize(("round_", "leader"), [(1, THIRD), (2, FOURTH)])
def test_the_leader_draws_for_the_team(round_: int, leader: int) -> None:
    table = with_deck(a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0)), teams=TWO_EACH), 2)
    table.decks, table.setup.deck_names = ((), ((0, 1),)), [(), ("Morale I",)]
    table.round, table.phase = round_, STATUS_PHASE
    table.start(STATUS_DRAW, GERMAN)
    go_on(table)
    assert table.asker == leader
    answer(table, "from Morale I")
    assert table.available == ((), (1,))


@rule("TOI-TEM-06", "D-TOI-138", "TOI-ACT-07")
@pytest.mark.parametrize("active", [FIRST, SECOND])
def test_the_player_with_the_turn_plays_a_card_of_the_team(active: int) -> None:
    """All or Nothing makes a fatigued unit fresh, also that of the partner; the team pays 2 command."""
    one = a_card_table("all_or_nothing")
    units = [
        a_squad(AMERICAN, (0, 0), state=FATIGUED),
        a_squad(AMERICAN, (1, 0), state=FATIGUED, division=2),
        a_squad(GERMAN, (6, 0)),
    ]
    table = a_table(a_ground(), *units, teams=TWO_EACH, active=active)
    table.setup.cards, table.available, table.command = one.setup.cards, ((0,), ()), [5, 0]
    table.start(TURNS, AMERICAN)
    go_on(table)
    assert table.asker == active
    answer(table, next(words for words in asked(table) if words.startswith("play")))
    assert table.asker == active
    answer(table, f"American squad {2 - active}")
    assert table.state[1 - active] == FRESH
    assert table.command[AMERICAN] == 5 - table.setup.cards[0].cost
    assert not playing.playable(table, AMERICAN, table.setup.cards[0].timing)


@rule("TOI-TEM-10", "EX-TOI-105", "TOI-OBJ-04", "D-TOI-02")
def test_an_objective_held_by_either_division_belongs_to_the_team() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), division=2), a_squad(GERMAN, (3, 0)), teams=TWO_EACH)
    table.setup.objectives = [Objective(at(table, (0, 0)), True, AMERICAN, 2, "")]
    table.control = (-1,)
    record_control(table)
    gain(table)
    assert table.control == (AMERICAN,)
    assert table.command == [2, 0]


@rule("TOI-TEM-10")
@pytest.mark.parametrize(("side", "winners"), [(AMERICAN, (FIRST, SECOND)), (GERMAN, (THIRD, FOURTH))])
def test_a_team_wins_together(side: int, winners: tuple[int, ...]) -> None:
    game = begun(4)
    game.end(side, BY_POINTS)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    values = [game.evaluate(player) > 0 for player in range(4)]
    assert values == [player in winners for player in range(4)]


def secret() -> dict[str, object]:
    """Two squads to build in every division, so that there is a choice."""
    figures = {"squad_bases": 2, "figures": {"regular": 5, "elite": 3}}
    return {
        "american": a_side("", divisions={"1": a_division("west", **figures), "2": a_division("west", **figures)}),
        "german": a_side("", divisions={"1": a_division("east", **figures), "2": a_division("east", **figures)}),
    }


@rule("TOI-TEM-11", "D-TOI-142", "TOI-SET-08")
def test_partners_know_what_is_built_and_the_enemy_does_not() -> None:
    one, other = begun(4, sides=secret()), begun(4, sides=secret())
    one.apply(0)
    other.apply(1)
    assert one.seat() == other.seat() == SECOND
    assert one.observe(SECOND).key() != other.observe(SECOND).key()
    for enemy in (THIRD, FOURTH):
        assert one.observe(enemy).key() == other.observe(enemy).key()


@rule("TOI-TEM-11", "D-TOI-142", "TOI-CON-06")
def test_a_player_knows_the_concealed_squads_of_the_partner() -> None:
    game = begun(4)
    until(game, "Take an action")
    unit = game.setup.teams.units[SECOND][0]
    game.concealed = tuple(each == unit for each in range(game.setup.units))
    seen = [VIEWING.things(game, player)["hexes"] for player in range(4)]
    figures = [
        next(each["figures"] for hex_ in things for each in hex_.get("units", ()) if each["at"] == f"unit:{unit + 1}")
        for things in seen
    ]
    assert figures == [{"elite": 4}, {"elite": 4}, None, None]


@rule("TOI-TEM-11", "D-TOI-142")
def test_a_world_imagined_for_a_partner_keeps_what_the_team_has_built() -> None:
    game = begun(4, sides=secret())
    game.apply(1)
    world = game.observe(SECOND).imagine(seeded("world"))
    assert isinstance(world, Table)
    built = [unit for unit in game.setup.teams.units[FIRST] if game.figures[unit]]
    assert built and [world.figures[unit] for unit in built] == [game.figures[unit] for unit in built]


@rule("TOI-TEM-01", "TOI-SQD-09")
def test_names_tell_partners_and_their_units_apart() -> None:
    game = begun(3)
    until(game, "Take an action")
    things = VIEWING.things(game, FIRST)
    assert [seat["name"] for seat in things["seats"]] == ["American, division 1", "American, division 2", "German"]
    units = [unit for hex_ in things["hexes"] for unit in hex_.get("units", ())]
    assert {unit.get("division") for unit in units if unit["side"] == "american"} == {1, 2}
    assert {unit.get("division") for unit in units if unit["side"] == "german"} == {None}
    assert options(game)
