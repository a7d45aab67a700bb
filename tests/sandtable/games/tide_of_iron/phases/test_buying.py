"""Armies that are bought from a list before the game."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.agents.greedy import GreedyAgent
from sandtable.agents.planner import PlannerAgent
from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME, squads
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.lines import TOLD_BOUGHT
from sandtable.games.tide_of_iron.phases import buying
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, REGULAR
from sandtable.games.tide_of_iron.view.goal import goal
from sandtable.games.tide_of_iron.words.modifiers import HAPPENED, ROUNDS
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side, a_team_fight
from tests.support import rule

RIFLES = {"name": "Rifles", "cost": 2, "at_most": 3, "squads": [{"figures": {"regular": 4}}]}
SHERMAN = {"name": "Sherman", "cost": 5, "vehicles": {"sherman": 1}}
GUN = {"name": "Gun squad", "cost": 3, "squad_bases": 1, "figures": {"mg": 1, "regular": 2}}
GUNS = {"squads": [{"figures": {"mg": 1, "regular": 2}}]}
STAFF = {"name": "Staff", "cost": 1, "at_most": 2, "command": 2, "cards": 1}
TRUCK = {"name": "Truck", "cost": 1, "vehicles": {"gmc": 1}}
MINES = {"name": "Mines", "cost": 1, "lays": [{"hex": "C3", "kind": "minefield"}]}
FOG = {"name": "Fog", "cost": 1, "operations": ["no_surrender"]}
BARRAGE = {"name": "Barrage", "cost": 2, "start_cards": ["suppressive_barrage"]}


def an_army(*offers: dict[str, Any], points: int = 10, side: str = "american", division: str = "1") -> dict[str, Any]:
    return {"side": side, "division": division, "points": points, "offers": [*offers]}


def a_market(*armies: dict[str, Any], buying: str = "in private", **changes: Any) -> dict[str, Any]:
    """The small scenario, whose Americans have a deck, and these armies."""
    sides = {"american": a_side("west", decks=[{"name": "Supply I"}]), "german": a_side("east")}
    return a_document(**{"sides": sides, "armies": [*armies], "buying": buying} | changes)


def begun(document: dict[str, Any], seed: int = 1, players: int = 2) -> Battle:
    assert SCENARIOS.problems(document) == []
    table = GAME.start(GAME.setup([{}] * players, document), seeded("a market", seed))
    assert isinstance(table, Battle)
    return table


def choose(table: Battle, *words: str) -> None:
    """Answer with the option that begins so, once for each."""
    for word in words:
        ask = table.ask()
        assert ask is not None
        [at] = [at for at, option in enumerate(ask.options) if option.startswith(word)]
        table.apply(at)


def offered(table: Battle) -> list[str]:
    ask = table.ask()
    return [] if ask is None else [option.split(" (")[0] for option in ask.options]


def deployed(table: Battle) -> Battle:
    """The table when all units have been placed by chance."""
    luck = seeded("a player", 1)
    while not table.round:
        table.apply(luck.below(table.count()))
    return table


def bought(table: Battle, seat: int = AMERICAN) -> list[str]:
    deeds = table.setup.deeds
    return [deeds[each.amount // ROUNDS].name for each in table.effects if each.kind == HAPPENED and each.seat == seat]


@rule("D-TOI-189", "TOI-SCN-01")
def test_what_is_bought_is_placed_with_the_other_units_in_the_zones_of_the_division() -> None:
    table = begun(a_market(an_army(RIFLES, SHERMAN)))
    choose(table, "buy Rifles", "buy Sherman", "buy Rifles")
    table = deployed(table)
    west = table.setup.zones["west"]
    placed = [unit for unit in table.setup.members[AMERICAN] if table.where[unit] in west]
    assert len(placed) == 4, "one squad of the division, two bought ones, a tank"
    assert [squads.number(table.figures[unit], REGULAR) for unit in placed if table.is_squad(unit)] == [4, 4, 4]


@rule("D-TOI-189")
def test_each_line_is_bought_as_often_as_it_says_and_as_the_points_pay() -> None:
    table = begun(a_market(an_army(RIFLES, SHERMAN, points=8)))
    choose(table, "buy Rifles")
    assert offered(table) == ["buy Rifles", "buy Sherman", "buy nothing more"]
    choose(table, "buy Rifles")
    assert offered(table) == ["buy Rifles", "buy nothing more"], "4 points do not pay the tank"
    choose(table, "buy Rifles")
    assert "Place" in str(table.ask()), "three squads are all there are: nobody is asked, and 2 points are lost"
    assert bought(table) == ["Rifles"] * 3


@rule("D-TOI-189", "TOI-SET-08")
def test_bought_figures_are_built_into_squads() -> None:
    table = begun(a_market(an_army({**GUN, "squad_bases": 2, "figures": {"mg": 1, "regular": 6}})))
    choose(table, "buy Gun squad")
    words = []
    while "Place" not in str(table.ask()):
        words.append(table.prompt())
        table.apply(0)
    assert "Build American squad 3" in words


@rule("D-TOI-189")
def test_what_is_not_bought_never_comes_and_is_no_unit_of_the_side() -> None:
    victory = {
        "conditions": [{"side": "german", "when": "any round", "if": {"eliminated": "american"}}],
        "otherwise": "american",
    }
    sides = {"american": a_side("", divisions={"1": {"zones": ["west"]}}), "german": a_side("east")}
    table = begun(a_market(an_army(RIFLES | {"default": 1}), sides=sides, victory=victory))
    choose(table, "buy nothing more")
    while table.ask() is not None:
        table.apply(0)
    outcome = table.outcome()
    assert outcome is not None and outcome.winners == (GERMAN,) and outcome.rounds == 1


@rule("D-TOI-190")
def test_armies_are_bought_in_private_and_shown_when_all_are_bought() -> None:
    table = begun(a_market(an_army(RIFLES, SHERMAN), an_army(RIFLES, side="german")))
    table.record()
    choose(table, "buy Rifles", "buy Sherman", "buy nothing more")
    assert table.asker == GERMAN and TOLD_BOUGHT not in [each.kind for each in table.told], "nothing is told before"
    seen = table.observe(GERMAN)
    worlds = [seen.imagine(seeded("a thought", seed)) for seed in range(20)]
    armies = {tuple(bought(world)) for world in worlds if isinstance(world, Battle)}
    assert len(armies) > 1, "the German can't tell which army it is"
    own = table.observe(AMERICAN).imagine(seeded("a thought", 1))
    assert isinstance(own, Battle) and bought(own) == ["Rifles", "Sherman"]
    choose(table, "buy nothing more")
    assert [each.numbers for each in table.told if each.kind == TOLD_BOUGHT] == [(0, 1), (1, 1)]


@rule("D-TOI-190")
def test_by_turns_each_side_buys_one_thing_openly_and_the_side_with_initiative_begins() -> None:
    document = a_market(an_army(RIFLES), an_army(RIFLES, side="german"), buying="in turn", initiative="german")
    table = begun(document)
    asked = []
    for _ in range(5):
        asked.append(table.asker)
        choose(table, "buy Rifles")
    assert asked == [GERMAN, AMERICAN, GERMAN, AMERICAN, GERMAN]
    world = table.observe(GERMAN).imagine(seeded("a thought", 1))
    assert isinstance(world, Battle) and bought(world) == ["Rifles"] * 2, "everybody sees it"


@rule("D-TOI-190", "TOI-TEM-03")
def test_each_partner_buys_for_the_own_division() -> None:
    armies = [an_army(RIFLES, division="1"), an_army(SHERMAN, division="2")]
    table = begun(a_team_fight(armies=armies), players=4)
    assert (table.asker, offered(table)) == (0, ["buy Rifles", "buy nothing more"])
    choose(table, "buy nothing more")
    assert (table.asker, offered(table)) == (1, ["buy Sherman", "buy nothing more"])
    choose(table, "buy Sherman")
    tank = [unit for unit in table.setup.members[AMERICAN] if table.setup.vehicles[table.setup.unit_kind[unit]].is_tank]
    assert table.commander(tank[-1]) == 1


@rule("D-TOI-191")
def test_a_proposed_army_is_taken_whole_as_long_as_nothing_is_bought() -> None:
    document = a_market(an_army(RIFLES | {"default": 2}, SHERMAN | {"default": 1}))
    table = begun(document)
    assert table.word(table.options[0]) == "take the proposed army: 2 Rifles, 1 Sherman"
    table.apply(0)
    assert bought(table) == ["Rifles", "Rifles", "Sherman"] and "Place" in table.prompt()
    other = begun(document)
    choose(other, "buy Rifles")
    assert not any(each.startswith("take") for each in offered(other))


@rule("D-TOI-192", "D-TOI-148")
def test_command_cards_operations_and_markers_come_when_all_armies_are_bought() -> None:
    table = begun(a_market(an_army(STAFF, MINES, FOG, BARRAGE), an_army(RIFLES, side="german")))
    command, markers, effects = table.command[AMERICAN], table.markers, len(table.effects)
    choose(table, "buy Staff", "buy Mines", "buy Fog", "buy Barrage", "buy nothing more")
    assert table.command[AMERICAN] == command and table.markers == markers and not table.available[AMERICAN]
    choose(table, "buy nothing more")
    assert table.command[AMERICAN] == command + 2 and table.markers != markers
    assert len(table.effects) == effects + 4 + 1, "four deeds, and the effect of the operations card"
    codes = [table.setup.cards[card].code for card in table.available[AMERICAN]]
    assert "suppressive_barrage" in codes and len(codes) == 2, "the card on the list, and one that was drawn"


@rule("D-TOI-192")
def test_a_card_on_a_list_is_taken_out_of_its_deck() -> None:
    sides = {"american": a_side("west", decks=[{"name": "Artillery I"}]), "german": a_side("east")}
    setup = begun(a_market(an_army(BARRAGE), sides=sides)).setup
    in_deck = [setup.cards[card].code for deck in setup.decks[AMERICAN] for card in deck]
    assert in_deck and "suppressive_barrage" not in in_deck


@rule("D-TOI-193", "D-TOI-152", "TOI-CON-08")
def test_demands_are_about_squads_that_are_not_bought() -> None:
    division = a_division("west", demands=[{"hexes": ["A3"]}], concealed=1)
    sides = {"american": a_side("", divisions={"1": division}), "german": a_side("east")}
    for seed in range(5):
        table = begun(a_market(an_army(RIFLES), sides=sides), seed)
        choose(table, "buy Rifles", "buy nothing more")
        own = table.setup.pools[0].squads[0]
        assert table.setup.ground.names[deployed(table).where[own]] == "A3"


@rule("D-TOI-189", "TOI-SET-13")
def test_squads_may_start_in_a_truck_that_is_bought() -> None:
    table = begun(a_market(an_army(TRUCK)))
    choose(table, "buy Truck")
    while "squad" not in table.prompt():
        table.apply(0)
    assert any(option.startswith("inside") for option in offered(table))


@rule("D-TOI-189")
def test_a_game_is_stored_and_goes_on_in_the_middle_of_the_buying() -> None:
    table = begun(a_market(an_army(RIFLES, SHERMAN)))
    choose(table, "buy Rifles")
    again = GAME.restore(table.setup, table.store())
    assert isinstance(again, Battle) and offered(again) == offered(table) and bought(again) == ["Rifles"]


@pytest.mark.parametrize("agent", [GreedyAgent(), PlannerAgent()])
def test_agents_take_the_proposed_army(agent: GreedyAgent | PlannerAgent) -> None:
    table = begun(a_market(an_army(RIFLES | {"default": 2}, SHERMAN | {"default": 1}, STAFF)))
    assert agent.choose(table.observe(AMERICAN), seeded("an agent", 1)) == 0


def test_without_a_proposed_army_agents_spend_their_points() -> None:
    table = begun(a_market(an_army(RIFLES, SHERMAN, STAFF)))
    taken = GreedyAgent().choose(table.observe(AMERICAN), seeded("an agent", 1))
    assert table.word(table.options[taken]).startswith("buy Sherman")


def test_the_most_that_points_can_buy() -> None:
    """10 points pay three squads for 6, and a gun squad for 3."""
    [army] = read(a_market(an_army(RIFLES, SHERMAN, GUN))).armies
    assert army.most(lambda offer: offer.force.units) == 4
    assert army.most(lambda offer: sum(offer.force.vehicles.values())) == 1
    assert army.most(lambda offer: offer.force.figures.get("mg", 0)) == 1
    assert army.most(lambda offer: offer.force.figures.get("regular", 0)) == 14


def test_a_list_says_what_is_bought() -> None:
    [army] = read(a_market(an_army(RIFLES | {"default": 2}, SHERMAN, STAFF, BARRAGE, MINES))).armies
    assert army.says() == "the Americans have 10 points to buy for division 1"
    assert army.says_default() == "2 Rifles"
    assert [each.says() for each in army.offers] == [
        "Rifles, 2 points, at most 3: a squad of 4 regular.",
        "Sherman, 5 points, once: 1 M4A1 Sherman.",
        "Staff, 1 point, at most 2: the Americans get 2 command and 1 strategy card.",
        "Barrage, 2 points, once: Suppressive Barrage.",
        "Mines, 1 point, once: a minefield is placed on C3.",
    ]


@pytest.mark.parametrize(
    ("army", "told"),
    [
        (an_army(RIFLES | {"default": 3}, SHERMAN | {"default": 1}), "the proposed army costs 11 points; there are 10"),
        (an_army(RIFLES | {"default": 4}, points=12), "the proposed army has 4 of Rifles; 3 can be bought"),
        (an_army(SHERMAN, points=4), "Sherman costs 5 points; there are 4"),
        (an_army({"name": "Air", "cost": 1}), "nothing is bought with it"),
        (an_army(BARRAGE | {"at_most": 2}), "the box has one of each card, so it is bought once"),
        (an_army(RIFLES, RIFLES), "2 offers are named Rifles"),
        (an_army(RIFLES, division="2"), "the american side has no division 2"),
        (an_army({"name": "Tiger", "cost": 5, "vehicles": {"tiger1": 1}}), "the american nation has no vehicle tiger1"),
        (an_army(RIFLES | {"squads": [{"figures": {"regular": 3}}]}), "the figures take 3 holes; a full squad takes 4"),
        (an_army({"name": "Guns", "cost": 1, "at_most": 7, **GUNS}), "7 Machine Gun Crew figures; the box has 6"),
        (an_army(BARRAGE | {"start_cards": ["nothing"]}), "there is no strategy card nothing"),
        (an_army(FOG | {"operations": ["nothing"]}), "there is no operations card nothing"),
        (an_army(MINES | {"lays": [{"hex": "Z9", "kind": "minefield"}]}), "hex Z9 is not on the map"),
    ],
)
@rule("D-TOI-189", "D-TOI-191")
def test_lists_that_cannot_be_are_told(army: dict[str, Any], told: str) -> None:
    assert any(told in each.message for each in SCENARIOS.problems(a_market(army))), SCENARIOS.problems(a_market(army))


def test_points_are_above_zero_and_units_known() -> None:
    for wrong in (an_army(RIFLES, points=-1), an_army(RIFLES | {"vehicles": {"plane": 1}})):
        assert [each.rule for each in SCENARIOS.problems(a_market(wrong))] == ["SCENARIO-SHAPE"]


def test_zones_have_room_for_all_that_can_be_bought() -> None:
    zones = {"west": {"hexes": ["A1"]}, "east": {"columns": [6, 7]}}
    found = SCENARIOS.problems(a_market(an_army(RIFLES), zones=zones))
    assert [each.rule for each in found] == ["TOI-STK-01"] and "4 units" in found[0].message


def test_a_side_may_have_only_what_it_buys() -> None:
    sides = {"american": a_side("", divisions={"1": {"zones": ["west"]}}), "german": a_side("east")}
    assert SCENARIOS.problems(a_market(an_army(RIFLES | {"default": 1}), sides=sides)) == []
    assert "TOI-CMP-01" in [each.rule for each in SCENARIOS.problems(a_market(an_army(RIFLES), sides=sides))]


def test_advice_counts_what_may_be_bought() -> None:
    """Four units are wanted; without the list there is one."""
    wanted = {"units": {"side": "american", "zone": "west", "at_least": 4}}
    victory = {"conditions": [{"side": "american", "when": "last round", "if": wanted}], "otherwise": "german"}
    assert SCENARIOS.problems(a_market(an_army(RIFLES), victory=victory)) == []
    assert "units_out_of_reach" not in [
        each.code for each in SCENARIOS.advice(a_market(an_army(RIFLES), victory=victory))
    ]


@pytest.mark.parametrize("way", ["in private", "in turn"])
def test_random_games_with_armies_end(way: str) -> None:
    document = a_market(
        an_army(RIFLES, SHERMAN, GUN, STAFF, TRUCK, MINES, FOG, BARRAGE),
        an_army(RIFLES, side="german"),
        buying=way,
        rounds=2,
    )
    for seed in range(4):
        table, luck = begun(document, seed), seeded("a player", seed)
        while table.ask() is not None:
            table.apply(luck.below(table.count()))
        assert table.outcome() is not None


def test_nobody_is_asked_to_buy_without_a_list() -> None:
    assert not begun(a_document()).setup.armies and buying.BUYING not in [
        each.node for each in begun(a_document()).frames
    ]


@rule("D-TOI-190")
def test_the_goal_of_the_game_names_the_lists_but_not_what_was_bought() -> None:
    table = begun(a_market(an_army(RIFLES), an_army(RIFLES, side="german")))
    before = goal(table).special
    assert "American division 1: Rifles, 2 points, at most 3: a squad of 4 regular." in before
    choose(table, "buy Rifles")
    assert goal(table).special == before
