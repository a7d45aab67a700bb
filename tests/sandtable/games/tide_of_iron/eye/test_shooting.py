"""Ranges and fire: the same targets as the engine lists, in made positions and in real games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import TideOfIronGame
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.combat import targets
from sandtable.games.tide_of_iron.eye import firing
from sandtable.games.tide_of_iron.eye.firing import Builders, Heat, fire
from sandtable.games.tide_of_iron.eye.shooting import Shooting, Shot, ranges, target
from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.legality.boards import map_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.scenario_sides import Squad
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    CLOSE_RANGE,
    LONG_RANGE,
    NATION_NAMES,
    NORMAL_RANGE,
    PILLBOX,
)
from tests.sandtable.games.tide_of_iron.advice.faults import EAST, good, with_sides
from tests.sandtable.games.tide_of_iron.eye.questions import a_piece, a_scenario, a_stage, hexes
from tests.sandtable.games.tide_of_iron.scenario_documents import shipped
from tests.support import rule
from tests.support.depth import variants


@rule("TOI-RNG-02", "TOI-RNG-06", "TOI-RNG-11")
@pytest.mark.parametrize("seed", range(20))
def test_the_hexes_in_range_and_sight_are_those_where_the_engine_lists_a_target(seed: int) -> None:
    dice = Random(seed)
    scenario, piece = a_scenario(dice), a_piece(dice)
    aim = target(piece.nation, is_vehicle=dice.random() < 0.5)
    stage = Stage(scenario, [piece, aim])
    here = dice.randrange(stage.ground.count)
    shots = {each.hex for each in ranges(Stage(scenario, [piece, aim]), 0, here, 1) if each.is_seen}
    unit = stage.put(0, here)
    for there in range(stage.ground.count):
        if there != here:
            enemy = stage.put(1, there)
            assert (targets.targets(stage.table, unit, False) == [enemy]) == (there in shots), (seed, here, there)


def battle_at_the_start(name: str, seed: int) -> Battle:
    """A game of random choices, as its first Action Phase begins."""
    game = TideOfIronGame()
    battle = game.start(game.setup([{}, {}], shipped(name)), seeded(seed, name), 5_000)
    assert isinstance(battle, Battle)
    choose = Random(seed)
    while battle.phase != ACTION_PHASE:
        ask = battle.ask()
        assert ask is not None
        battle.apply(choose.randrange(len(ask.options)))
    return battle


@rule("TOI-RNG-02")
@pytest.mark.parametrize("name", variants(SCENARIOS.slugs, SCENARIOS.slugs[::3]))
def test_no_unit_has_a_target_in_round_1_where_the_heat_shows_no_fire(name: str) -> None:
    scenario = read(shipped(name))
    judged = Judged(scenario, lambda: map_of(scenario))
    heat = {
        (nation, is_vehicle): {each.hex: each for each in fire(judged, nation, is_vehicle)}
        for nation in NATION_NAMES
        for is_vehicle in (False, True)
    }
    for seed in range(3):
        battle = battle_at_the_start(name, seed)
        for seat, nation in enumerate(NATION_NAMES):
            for unit in battle.units_of(seat):
                for enemy in targets.targets(battle, unit, False) if battle.where[unit] >= 0 else ():
                    if battle.inside[enemy] == PILLBOX:
                        continue  # tanks fire farther at it than at a squad outside
                    found = heat[nation, not battle.is_squad(enemy)][battle.where[enemy]]
                    assert found.dice + found.long_dice > 0 and found.positions > 0


def test_both_sides_of_some_scenario_can_fire_in_round_1() -> None:
    """So the test above looks at something: units side by side have targets."""
    scenario = read(good(zones={"west": {"hexes": ["AB2", "AB3", "AB4"]}, "east": EAST}))
    judged = Judged(scenario, lambda: map_of(scenario))
    assert fire(judged, "american") and fire(judged, "german")


def shots(piece: Piece, here: str, is_vehicle: bool = False) -> dict[str, Shot]:
    stage = a_stage({"hex": "D1", "level": 1}, pieces=(piece, target(piece.nation, is_vehicle)))
    [hex_] = hexes(stage, here)
    return {stage.ground.names[each.hex]: each for each in ranges(stage, 0, hex_, 1)}


@rule("TOI-RNG-06", "TOI-RNG-07", "TOI-RNG-15")
def test_four_regulars_fire_four_dice_up_to_eight_hexes() -> None:
    """Range 4: A3 has its neighbour B3 at close range, E3 (4 away) at normal and F3 (5 away) at long range."""
    found = shots(Piece("american", Squad({"regular": 4})), "A3")
    classes = [found[name].range_class for name in ("B3", "E3", "F4")]
    assert classes == [CLOSE_RANGE, NORMAL_RANGE, LONG_RANGE] and found["E3"].dice == 4
    assert "A3" not in found and set(found) == {"A1", "A2", *found} - {"A3"}


@rule("TOI-RNG-11")
def test_a_higher_unit_fires_one_hex_farther() -> None:
    found = shots(Piece("american", Squad({"regular": 4})), "D1")
    assert found["D6"].range_class == NORMAL_RANGE


@rule("TOI-RNG-08")
def test_figures_out_of_range_do_not_take_part() -> None:
    """Regulars have range 4 and machine guns 5: at 5 hexes the gun alone has normal range, with 3 dice."""
    found = shots(Piece("american", Squad({"regular": 2, "mg": 1})), "D6")
    assert (found["D1"].range_class, found["D1"].dice) == (NORMAL_RANGE, 3)
    assert found["D2"].dice == 5


@rule("TOI-ATK-03", "TOI-OBS-11")
def test_a_squad_in_wire_fires_half_its_dice() -> None:
    rifles = Piece("american", Squad({"regular": 3}))
    stage = a_stage(pieces=(rifles, target("american", False)), markers=[{"hex": "D3", "kind": "razor_wire"}])
    assert {each.dice for each in ranges(stage, 0, stage.ground.by_name["D3"], 1)} == {2}
    mined = [{"hex": "D3", "kind": kind} for kind in ("razor_wire", "minefield")]
    twice = a_stage(pieces=(rifles, target("american", False)), markers=mined)
    assert ranges(twice, 0, twice.ground.by_name["D3"], 1) == []


def test_the_heat_is_the_sum_of_dice_of_all_that_come_within_range() -> None:
    """Four squads of four regulars and a Sherman within normal range of the village; the enemy far away has none."""
    scenario = read(with_sides(zones={"west": {"hexes": ["O2", "O3"]}, "east": EAST}))
    judged = Judged(scenario, lambda: map_of(scenario))
    found = {judged.ground.names[each.hex]: each for each in fire(judged, "american")}
    assert (found["P3"].dice, found["P3"].long_dice, found["P3"].positions) == (16 + 6, 0, 2)
    assert judged.ground.names[found["P3"].example] in {"O2", "O3"}
    assert "P3" not in {judged.ground.names[each.hex] for each in fire(judged, "german")}


def west_of(*names: str, american: dict[str, Any]) -> dict[str, Heat]:
    """The fire of Americans that start in these hexes of a map of four boards, by hex."""
    division = {"zones": ["west"], **american}
    document = with_sides({"divisions": {"1": division}}, zones={"west": {"hexes": list(names)}, "east": EAST})
    judged = Judged(read(document), lambda: map_of(read(document)))
    return {judged.ground.names[each.hex]: each for each in fire(judged, "american")}


@rule("TOI-STK-01", "TOI-CMP-04")
def test_who_has_no_room_in_range_does_not_fire() -> None:
    """Seven squads of four regulars in O2 and O3: three units find room in each, so six squads of 4 dice fire at P3;
    from O2 alone three of them do."""
    found = west_of("O2", "O3", american={"squad_bases": 7, "figures": {"regular": 28}})
    assert (found["P3"].dice, found["P3"].long_dice) == (24, 0)
    found = west_of("O2", american={"squad_bases": 7, "figures": {"regular": 28}})
    assert (found["P3"].dice, found["P3"].long_dice) == (12, 0)


@rule("TOI-CMP-04", "TOI-STK-01")
def test_figures_stand_on_bases_of_four_holes_and_tanks_two_in_a_hex() -> None:
    """Two bases hold 8 of 12 regulars: 8 dice. Of three Shermans (6 dice at squads) two stand in O3, and one squad
    beside them: 6 + 6 + 4."""
    found = west_of("O3", american={"squad_bases": 2, "figures": {"regular": 12}})
    assert found["P3"].dice == 8
    found = west_of("O3", american={"squad_bases": 2, "figures": {"regular": 8}, "vehicles": {"sherman": 3}})
    assert found["P3"].dice == 6 + 6 + 4


@pytest.mark.parametrize("seed", range(8))
def test_shots_at_hexes_that_lie_alike_are_those_at_each_of_them(seed: int) -> None:
    """Also from wire and mines, at buildings, from hills, and of a flamethrower, whose range is one hex."""
    dice = Random(seed)
    scenario, pieces = a_scenario(dice), [a_piece(dice), a_piece(dice)]
    pieces.append(Piece(pieces[0].nation, Squad({"elite": 3}, "flamethrower")))
    stage = Stage(scenario, [*pieces, target("american", is_vehicle=dice.random() < 0.5)])
    shooting = Shooting(stage)
    for here in [*dice.sample(range(stage.ground.count), 6), *marked(stage)[:6]]:
        for number in range(len(pieces)):
            found = {
                there: (shot.range_class, shot.dice) for shot, all_ in shooting.shots(number, here) for there in all_
            }
            each_alone = [shot for shot in ranges(stage, number, here, len(pieces)) if shot.is_seen and shot.dice]
            assert found == {shot.hex: (shot.range_class, shot.dice) for shot in each_alone}, (here, number)


def marked(stage: Stage) -> list[int]:
    """The hexes with markers."""
    return [hex_ for hex_ in range(stage.ground.count) if stage.table.markers[hex_]]


@pytest.mark.parametrize("name", variants(SCENARIOS.slugs, ["crossroads", "hill-87"]))
def test_answers_that_are_kept_do_not_change_the_heat(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = read(shipped(name))
    judged = Judged(scenario, lambda: map_of(scenario))
    found = {nation: fire(judged, nation) for nation in NATION_NAMES}
    assert all(found.values())

    class Forgetful(Builders):
        """Works every squad out anew."""

        def best(self, pool: int, dice: firing.Here, left: tuple[int, ...]) -> firing.Built | None:
            self._known.clear()
            return super().best(pool, dice, left)

    monkeypatch.setattr(firing, "Builders", Forgetful)
    assert {nation: fire(judged, nation) for nation in NATION_NAMES} == found


def test_a_unit_put_elsewhere_fires_from_there() -> None:
    stage = a_stage(pieces=(Piece("german", vehicle="panzer4"), target("german", True)))
    first = ranges(stage, 0, stage.ground.by_name["A1"], 1)
    second = ranges(stage, 0, stage.ground.by_name["G5"], 1)
    assert {each.hex for each in first} != {each.hex for each in second}
