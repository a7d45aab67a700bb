"""Cards that move an upgrade away, remember the symbol of a resolved die, or give the battlefield away."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_table

KYLO, JANGO, REY, LUKE = "01011", "01021", "01038", "07056"
SINJIR, HANGAR_BAY, PROBE, TIE = "12090", "22099", "01072", "01006"
ABILITY, LIGHTSABER = "23056", "01059"


@card("07056")
@rule("DST-MOV-03")
def test_luke_moves_a_blue_ability_to_another_blue_character() -> None:
    luke = a_character(LUKE, upgrades=(ABILITY, LIGHTSABER))
    scene = a_table([luke, REY, JANGO], [JANGO]).use("Luke Skywalker")
    assert (scene.upgrades("Luke"), scene.upgrades("Rey")) == (["Lightsaber"], ["Obi-Wan's Teachings"])
    nobody = a_table([luke, JANGO], [JANGO]).use("Luke Skywalker")
    assert nobody.upgrades("Luke") == ["Obi-Wan's Teachings", "Lightsaber"]


@card("07056")
@rule("DST-CHC-01")
def test_luke_may_move_it_to_an_opponents_blue_character() -> None:
    scene = a_table([a_character(LUKE, upgrades=(ABILITY,)), JANGO], [KYLO]).use("Luke Skywalker")
    assert (scene.upgrades("Luke"), scene.upgrades("Kylo Ren")) == ([], ["Obi-Wan's Teachings"])


@card("07056")
@rule("DST-ASI-01")
def test_lukes_shields_may_be_resolved_as_melee_damage() -> None:
    scene = a_table([a_character(LUKE, showing=("2Sh",))], [KYLO]).resolve("Luke Skywalker", "melee", "Kylo Ren")
    assert scene.damage("Kylo Ren") == 2


@pytest.mark.parametrize(("shown", "removed"), [("1R", True), ("1Sh", False)])
@card("12090")
@rule("DST-CPR-01")
def test_sinjir_places_a_card_to_remove_a_die_with_the_symbol_he_resolved(shown: str, removed: bool) -> None:
    theirs = [a_character(KYLO, showing=(shown,))]
    scene = a_table([a_character(SINJIR, showing=("1R",))], theirs, hand=[PROBE], deck=[TIE])
    scene.resolve("Sinjir Rath Velus", "yes")
    assert (scene.pool(THEM), scene.deck()[-1]) == ([] if removed else [shown], "Probe")
    kept = a_table([a_character(SINJIR, showing=("1R",))], theirs, hand=[PROBE]).resolve("Sinjir Rath Velus", "no")
    assert (kept.pool(THEM), kept.hand()) == ([shown], ["Probe"])


@card("12090")
def test_sinjir_looks_at_his_own_dice_only() -> None:
    mine: Team = [SINJIR, a_character(REY, showing=("1R",))]
    scene = a_table(mine, [a_character(KYLO, showing=("1R",))], hand=[PROBE]).resolve("Rey")
    assert (scene.pool(THEM), scene.hand(), scene.can("yes")) == (["1R"], ["Probe"], False)


@card("22099")
@rule("DST-BFX-09")
def test_hangar_bay_is_given_away_to_deal_indirect_damage() -> None:
    scene = a_table([REY], [KYLO], battlefield=HANGAR_BAY).activate("Rey", "yes")
    assert (scene.duel.holder, scene.damage("Kylo Ren")) == (THEM, 1)
    without = a_table([REY], [KYLO], battlefield=HANGAR_BAY, holder=THEM).activate("Rey")
    assert (without.duel.holder, without.damage("Kylo Ren"), without.can("yes")) == (THEM, 0, False)
