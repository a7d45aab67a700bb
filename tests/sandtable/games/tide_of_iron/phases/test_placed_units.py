"""Units that the scenario places: they stand on the map before anybody deploys, and play as all others do."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, squads
from sandtable.games.tide_of_iron.box import figures_left
from sandtable.games.tide_of_iron.game import RULES, Battle
from sandtable.games.tide_of_iron.moves import destroy
from sandtable.games.tide_of_iron.names import hex_name
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.state import CARRIED, OUTSIDE
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    FRESH,
    GERMAN,
    MEDIC,
    NO_SPECIALIZATION,
    PILLBOX,
    REGULAR,
    SETTING_UP,
)
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_garrison, a_side
from tests.support import rule

SQUAD = {"figures": {"regular": 4}}
DEPLOYED, TRUCK, RIDERS, MEDICS, GUARDS, GUNNERS, TRACK = range(7)
"""The units of the garrison in order of their numbers."""


def begun(document: dict[str, Any], seed: int = 1) -> Battle:
    """A game at its first question."""
    return RULES.start(GAME.setup([{}, {}], document), seeded(seed), 0)


def with_placed(*placed: dict[str, Any], **division: Any) -> dict[str, Any]:
    """The small scenario with placed American units beside the squad that deploys in columns A and B."""
    american = a_side("", divisions={"1": a_division("west", placed=list(placed), **division)})
    return a_document(sides={"american": american, "german": a_side("east")})


def placing_question(game: Battle) -> tuple[str, ...]:
    """The places that the first unit to be deployed may take."""
    while (ask := game.ask()) and not ask.prompt.startswith("Place"):
        game.apply(0)
    assert ask is not None
    return ask.options


def finish_set_up(game: Battle) -> None:
    while game.phase == SETTING_UP:
        game.apply(0)


def played_on(game: Battle, seed: int) -> None:
    """Random choices to the end."""
    dice = seeded(seed, "placed")
    while game.ask() is not None:
        game.apply(dice.below(game.count()))


@rule("D-TOI-133", "TOI-SET-03", "TOI-SET-13", "TOI-SET-16", "TOI-CON-08")
def test_they_stand_on_the_map_before_anybody_deploys() -> None:
    game = begun(a_garrison())
    assert game.prompt() == "Place American squad 1 (4 regular)"
    where = [hex_name(game, game.place_of(unit)) for unit in range(TRUCK, TRACK + 1)]
    assert where == ["A3", "A3", "D4", "E4", "E2", "F3"]
    assert (game.where[RIDERS], game.carrier[RIDERS], game.passengers(TRUCK)) == (CARRIED, TRUCK, [RIDERS])
    assert [squads.text(game.figures[unit]) for unit in (RIDERS, MEDICS, GUARDS, GUNNERS)] == [
        "4 regular", "4 elite", "4 regular", "2 regular, 1 mg",
    ]  # fmt: skip
    assert [game.special[unit] for unit in (MEDICS, GUARDS)] == [MEDIC, NO_SPECIALIZATION]
    assert [game.inside[unit] for unit in (MEDICS, GUNNERS)] == [OUTSIDE, PILLBOX]
    assert [unit for unit in range(game.setup.units) if game.concealed[unit]] == [MEDICS, GUARDS]
    assert set(game.state) == {FRESH}
    assert [game.setup.unit_seat[unit] for unit in (TRUCK, MEDICS)] == [AMERICAN, GERMAN]


@rule("D-TOI-133", "TOI-SET-12")
def test_nobody_is_asked_to_build_or_place_them() -> None:
    game = begun(a_garrison())
    prompts: list[str] = []
    while game.phase == SETTING_UP:
        prompts.append(game.prompt())
        game.apply(0)
    placed = [prompt for prompt in prompts if prompt.startswith(("Place", "Build"))]
    assert placed == ["Place American squad 1 (4 regular)"]


@rule("TOI-STK-01", "TOI-SET-12")
def test_those_who_deploy_find_the_places_that_are_left() -> None:
    three: list[dict[str, Any]] = [{"hex": "A1", "squad": SQUAD}] * 3
    assert "A1" in placing_question(begun(with_placed(*three[:2])))
    assert "A1" not in placing_question(begun(with_placed(*three)))


@rule("D-TOI-133", "TOI-SET-13")
def test_those_who_deploy_stay_out_of_placed_vehicles() -> None:
    options = placing_question(begun(with_placed({"hex": "D3", "vehicle": "gmc"})))
    assert not any("inside" in option for option in options)
    own = placing_question(begun(with_placed({"hex": "D3", "squad": SQUAD}, vehicles={"gmc": 1})))
    assert all("inside" not in option for option in own), "the truck comes first"


@rule("TOI-SET-14")
def test_they_control_their_objective_from_the_start() -> None:
    game = begun(a_garrison())
    finish_set_up(game)
    assert game.control == (GERMAN,)


@rule("TOI-SET-15")
def test_they_may_be_put_into_op_fire_before_the_first_round() -> None:
    game = begun(a_garrison())
    while "Op Fire" not in game.prompt() or game.seat() != GERMAN:
        game.apply(0)
    ask = game.ask()
    assert ask is not None
    assert [option for option in ask.options if "German squad 6" in option] == ["German squad 6 (E2)"]


@rule("TOI-CON-08", "D-TOI-102", "TOI-CON-01")
@pytest.mark.parametrize(("concealed", "offered"), [(True, ["squad 2"]), (False, ["squad 2", "squad 3"])])
def test_the_player_may_conceal_a_placed_squad_that_stands_in_cover(concealed: bool, offered: list[str]) -> None:
    """On board 1A there are woods in B2 and A4, and none in D3 and in A1, where squad 1 is deployed."""
    placed: list[dict[str, Any]] = [
        {"hex": "B2", "squad": SQUAD},
        {"hex": "A4", "squad": SQUAD, "concealed": concealed},
        {"hex": "D3", "squad": SQUAD},
    ]
    game = begun(with_placed(*placed, concealed=1))
    while not game.prompt().startswith("Conceal"):
        ask = game.ask()
        assert ask is not None
        game.apply(ask.options.index("A1") if "A1" in ask.options else 0)
    ask = game.ask()
    assert ask is not None
    assert [option.split(" in ")[0].removeprefix("American ") for option in ask.options[1:]] == offered


@rule("TOI-CON-06", "TOI-SET-08")
def test_the_enemy_does_not_know_which_concealed_squad_is_which() -> None:
    """Not while squads are built in secret either: what is built and who is concealed are both hidden."""
    document = a_garrison()
    document["sides"]["german"]["divisions"]["1"] |= {"squad_bases": 2, "figures": {"regular": 6, "elite": 2}}
    document["sides"]["german"]["divisions"]["1"]["zones"] = ["east"]
    document["zones"]["east"] = {"columns": ["G", "G"]}
    game = begun(document)
    while not game.prompt().startswith("Build German"):
        game.apply(0)
    medics, guards = (unit for unit in range(game.setup.units) if game.concealed[unit])
    swapped = game.clone()
    assert isinstance(swapped, Battle)
    swapped.figures = swapped.figures.copy()
    swapped.figures[medics], swapped.figures[guards] = game.figures[guards], game.figures[medics]
    special = list(game.special)
    special[medics], special[guards] = special[guards], special[medics]
    swapped.special = tuple(special)
    assert swapped.observe(AMERICAN).key() == game.observe(AMERICAN).key()
    assert swapped.observe(GERMAN).key() != game.observe(GERMAN).key()
    worlds = [game.observe(AMERICAN).imagine(seeded("world", number)) for number in range(10)]
    seen = {squads.text(world.figures[medics]) for world in worlds if isinstance(world, Battle)}
    assert seen == {"4 elite", "4 regular"}


@rule("TOI-CMP-06")
def test_their_figures_are_out_of_the_box() -> None:
    alone, joined = begun(a_document()), begun(with_placed({"hex": "D3", "squad": SQUAD}))
    for game in (alone, joined):
        finish_set_up(game)
    assert figures_left(joined, AMERICAN, REGULAR) == figures_left(alone, AMERICAN, REGULAR) - 4


@rule("TOI-SCN-04", "TOI-TRN-09")
def test_a_side_is_eliminated_when_its_placed_units_are() -> None:
    game = begun(a_garrison())
    finish_set_up(game)
    view = TableView(game)
    assert (view.units("american"), view.units("german")) == (3, 4)
    assert view.units_on("german", ["D4", "E4"]) == 2
    destroy(game, TRUCK)
    assert view.units("american") == 1, "passengers go with their vehicle"
    for unit in (MEDICS, GUARDS, GUNNERS, TRACK):
        destroy(game, unit)
    assert view.units("german") == 0


def test_reinforcements_arrive_beside_them_as_ever() -> None:
    document = a_garrison()
    late = {"round": 1, "division": "1", "squads": [SQUAD], "zones": ["west"]}
    document["sides"]["american"]["reinforcements"] = [late]
    game = begun(document)
    game.record()
    played_on(game, 1)
    arrived = [event.text for event in game.events() if event.kind == "reinforced"]
    assert len(arrived) == 1 and "American squad 4" in arrived[0], "numbered after the placed units 2 and 3"


def test_the_log_begins_with_them_and_keeps_the_secret_of_concealed_squads() -> None:
    game = begun(a_garrison())
    game.record()
    started = [event for event in game.events() if event.kind == "started"]
    assert [event.text_for(AMERICAN) for event in started] == [
        "GMC CCKW 353 Truck 2 starts at A3.",
        "American squad 3 starts at A3 inside GMC CCKW 353 Truck 2: 4 regular.",
        "German squad 4 starts at D4, concealed.",
        "German squad 5 starts at E4, concealed.",
        "German squad 6 starts at E2 in the pillbox: 2 regular, 1 mg.",
        "SdKfz 251 Half-track 7 starts at F3.",
    ]
    assert started[2].text_for(GERMAN) == "German squad 4 starts at D4, concealed: 4 elite with medic token."
    later = begun(a_garrison())
    later.apply(0)
    later.record()
    assert not any(event.kind == "started" for event in later.events()), "a game in progress begins no log anew"


def all_placed() -> dict[str, Any]:
    """A scenario without any zone: three placed units against two."""
    american = [{"hex": "A3", "squad": SQUAD}, {"hex": "A2", "squad": SQUAD}, {"hex": "B3", "vehicle": "sherman"}]
    german = [{"hex": "G3", "squad": SQUAD}, {"hex": "F3", "squad": {"figures": {"mg": 2}}}]
    sides = {
        "american": a_side("", divisions={"1": {"placed": american[:2]}, "2": {"placed": american[2:]}}),
        "german": a_side("", divisions={"2": {"placed": german}}),
    }
    return a_document(sides=sides, zones={}, rounds=3)


@rule("D-TOI-133")
@pytest.mark.parametrize("name", ["random", "greedy-0", "greedy-2"])
def test_every_agent_plays_a_scenario_without_zones(name: str) -> None:
    game = begun(all_placed())
    assert isinstance(game.setup, Setup) and game.setup.unit_division == (1, 1, 2, 2, 2)
    players = [agent(name), agent(name)]
    while (ask := game.ask()) is not None:
        game.apply(players[ask.seat].choose(game.observe(ask.seat), seeded("choice", game.steps)))
    outcome = game.outcome()
    assert outcome is not None and not outcome.is_capped


@pytest.mark.parametrize("seed", range(5))
def test_a_stored_game_goes_on_alike(seed: int) -> None:
    game = begun(a_garrison(), seed)
    restored = RULES.restore(game.setup, game.store())
    assert restored.store() == game.store() and restored.concealed == game.concealed
    played_on(game, seed)
    played_on(restored, seed)
    assert restored.store() == game.store()
