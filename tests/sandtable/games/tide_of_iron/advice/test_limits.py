"""The limits behind the advice are never too strict: no real game comes to a hex sooner, or to more points."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import TideOfIronGame
from sandtable.games.tide_of_iron.advice.hopes import Hopes
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.legality.boards import map_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.travel import NEVER
from tests.sandtable.games.tide_of_iron.advice.faults import Document, a_force, good, with_sides
from tests.sandtable.games.tide_of_iron.scenario_documents import a_garrison, shipped
from tests.support import rule

DAWDLING = ("end your", "Fatigue", "stop here", "Prepare Op Fire")
"""Options that hold units back; chosen seldom, so that they come far."""
HURRYING = ("Advance", "move to")
STEPS = 5000


def judged(document: Document) -> Judged:
    scenario = SCENARIOS.read(document)
    return Judged(scenario, lambda: map_of(scenario))


def motorized() -> Document:
    """Half of the units are trucks, with cards that make units faster."""
    force = a_force(4, "west") | {"vehicles": {"gmc": 2, "m3a1": 2}}
    american = {"divisions": {"1": force}, "decks": [{"name": "Command I"}], "cards": 2, "command": 8}
    return with_sides(american=american | {"operations": ["double_time"]})


DOCUMENTS = {"motorized": motorized(), "good": good(), "placed": a_garrison()}
DOCUMENTS |= {name: shipped(name) for name in SCENARIOS.slugs}


@rule("TOI-MOV-02", "TOI-MOV-12", "TOI-OBJ-12")
@pytest.mark.slow
@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_unit_is_anywhere_sooner_and_no_side_has_more_points(name: str) -> None:
    limits = judged(DOCUMENTS[name])
    first = [limits.first_rounds(side) for side in limits.scenario.sides]
    game = TideOfIronGame()
    battle = game.start(game.setup([{}, {}], DOCUMENTS[name]), seeded(5, name), STEPS)
    assert isinstance(battle, Battle)
    choose = Random(5)
    last = 0
    while (ask := battle.ask()) is not None:
        weights = [_weight(option) for option in ask.options]
        battle.apply(choose.choices(range(len(weights)), weights)[0])
        last = max(last, battle.round)
        if battle.round:
            for seat, rounds in enumerate(first):
                places = [battle.where[unit] for unit in battle.units_of(seat) if battle.where[unit] >= 0]
                assert all(rounds[hex_] <= battle.round for hex_ in places)
                most = Hopes(limits, battle.round).most_points(limits.scenario.sides[seat])
                assert battle.points[seat] <= most
    assert last >= 3


def _weight(option: str) -> int:
    if option.startswith(DAWDLING):
        return 1
    return 60 if option.startswith(HURRYING) else 10


@rule("TOI-MOV-07", "TOI-TRN-03")
def test_a_squad_walks_four_hexes_a_round_and_rides_farther() -> None:
    """From column C to P3 are 13 steps of one point each.

    A squad needs 4 rounds of 4 points; with a half-track 2 rounds of 4 + 7 points, less 2 for loading or unloading.
    """
    side = "american"
    on_foot = judged(with_sides(american={"divisions": {"1": a_force(4, "west")}}))
    p3 = on_foot.ground.by_name["P3"]
    assert on_foot.first_rounds(on_foot.side(side))[p3] == 4
    riding = judged(with_sides(american={"divisions": {"1": a_force(4, "west") | {"vehicles": {"m3a1": 1}}}}))
    assert riding.first_rounds(riding.side(side))[p3] == 2


@rule("TOI-RNF-04")
def test_a_reinforcement_moves_from_the_round_after_its_arrival() -> None:
    late = {"round": 3, "division": "1", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
    found = judged(with_sides(american={"reinforcements": [late]}))
    side = found.side("american")
    [party] = [each for each in found.parties(side) if each.arrives]
    rounds = found.first_rounds_of(party)
    names = found.ground.by_name
    assert [rounds[names[name]] for name in ("C3", "D3", "P3")] == [3, 4, 7]


def test_what_lies_behind_water_is_never_reached() -> None:
    island = [{"hex": name, "base": "pond"} for name in ("O5", "P5", "Q5")]
    found = judged(good(overlays=island))
    assert found.first_rounds(found.side("german"))[found.ground.by_name["P6"]] == NEVER
