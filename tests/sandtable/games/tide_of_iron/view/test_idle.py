"""Attacks and support of which nothing can come are known before they are chosen; no other option is called so."""

from __future__ import annotations

import random
from typing import Any

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import idle
from sandtable.engine.views import EVERYTHING
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, DISRUPTED, GERMAN
from sandtable.games.tide_of_iron.view import VIEWING
from sandtable.games.tide_of_iron.view.idle import is_idle
from tests.conformance.examples import start
from tests.sandtable.games.tide_of_iron.view.test_area_chances import MORTAR, SPOTTER, TARGET, shelled
from tests.support.tide_of_iron import a_ground, a_squad, a_vehicle, answer, asked
from tests.support.tide_of_iron_cards import a_card_table, play

STEPS = 800
ATTACKS = 24
ROLLS = 30
COSTS = {"state", "actions_left", "active"}
"""Keys of things that an action changes in any case: it fatigues units and uses up an action."""


def without_effect(table: Table) -> list[str]:
    return [words for words, option in zip(asked(table), table.options, strict=True) if is_idle(table, option)]


def test_suppressive_fire_of_mortars_does_nothing_to_vehicles() -> None:
    table = shelled(MORTAR, SPOTTER, a_vehicle(GERMAN, TARGET, "sdkfz251"))
    answer(table, "6,0")
    assert without_effect(table) == ["suppressive"]


def test_suppressive_fire_on_a_squad_that_it_can_not_bring_lower() -> None:
    """Two dice reach the condition of four figures that they have already: 2 hits only pin."""
    table = shelled(MORTAR, SPOTTER, a_squad(GERMAN, TARGET, condition=DISRUPTED))
    answer(table, "6,0")
    assert without_effect(table) == ["suppressive"]


def test_a_concealed_squad_may_be_hit() -> None:
    hidden = a_squad(GERMAN, TARGET, condition=DISRUPTED, is_concealed=True)
    table = shelled(MORTAR, SPOTTER, hidden)
    answer(table, "6,0")
    assert without_effect(table) == []


def test_shells_on_an_empty_hex_change_nothing_unless_they_drift() -> None:
    units = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)))
    exact = a_card_table("registered_target", *units, dice=(6,), ground=a_ground(reach=8))
    play(exact)
    assert set(asked(exact)) - set(without_effect(exact)) == {"0,0", "4,0"}
    drifting = a_card_table("short_barrage", *units, dice=(6,), ground=a_ground(reach=8))
    play(drifting)
    assert without_effect(drifting) == []


def things(table: Table) -> Any:
    """Everything on the table but what an action costs."""
    return _without_costs(VIEWING.things(table, EVERYTHING))


def _without_costs(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_costs(each) for key, each in value.items() if key not in COSTS}
    return [_without_costs(each) for each in value] if isinstance(value, list) else value


def a_random_attack(chance: random.Random) -> Table:
    """Mortars and other squads, and a random target hex; the mortars' kind of attack is asked for."""
    pieces = [
        a_vehicle(GERMAN, TARGET, chance.choice(("sdkfz251", "opel", "tiger1")), damage=chance.randrange(2)),
        a_squad(GERMAN, TARGET, chance.choice(("4 regular", "1 elite")), condition=chance.randrange(DISRUPTED + 1)),
    ]
    targets = chance.sample(pieces, chance.randint(1, 2))
    table = shelled(MORTAR, SPOTTER, *targets, terrain=chance.choice(("", "woods", "building")))
    answer(table, "6,0")
    return table


def rolled(declared: Table, words: str, seed: int) -> Table:
    """The table after this option with some dice; losses as they come."""
    table = Table()
    declared.copy_to(table)
    table.dice = seeded("idle", seed)
    answer(table, words)
    while asked(table):
        answer(table, asked(table)[0])
    return table


def test_whatever_falls_an_idle_option_changes_nothing_but_its_cost() -> None:
    chance = random.Random(1)
    found = {True: 0, False: 0}
    for _ in range(ATTACKS):
        table = a_random_attack(chance)
        idle_words, before = without_effect(table), things(table)
        for words in asked(table):
            changed = any(things(rolled(table, words, seed)) != before for seed in range(ROLLS))
            assert not (changed and words in idle_words)
            found[changed] += 1
    assert min(found.values()) >= ATTACKS // 4, "some attacks change something, and some do not"


def test_no_option_of_a_random_game_is_called_idle_without_reason() -> None:
    """In this scenario every attack can hit, and all support adds dice."""
    table, chance = start("tide-of-iron", 1), random.Random(1)
    assert isinstance(table, Table)
    while table.seat() >= 0 and table.steps < STEPS:
        assert not idle("tide_of_iron", table)
        table.apply(chance.randrange(table.count()))
