"""Cards of Spirit of Rebellion without a die."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_table

EVADE, PARRY = "02136", "02138"
PHASMA, KYLO, REY = "01001", "01011", "01038"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


@card("02136")
@rule("DST-ZONE-11")
def test_evade_removes_a_die_that_shows_ranged_damage() -> None:
    scene = a_table([REY], [SHOOTER, FENCER], hand=[EVADE], resources=1).play("Evade")
    assert (scene.pool(THEM), scene.resources(), scene.discard()) == (["1MD"], 0, ["Evade"])


@card("02136")
@rule("DST-EVT-04")
def test_evade_is_played_in_vain_where_no_die_shows_ranged_damage() -> None:
    scene = a_table([REY], [FENCER], hand=[EVADE], resources=1).play("Evade")
    assert (scene.pool(THEM), scene.resources(), scene.discard()) == (["1MD"], 0, ["Evade"])


@card("02138")
@rule("DST-ZONE-11")
def test_parry_removes_a_die_that_shows_melee_damage_from_any_pool() -> None:
    mine = a_character(REY, showing=("1MD",))
    scene = a_table([mine], [SHOOTER, FENCER], hand=[PARRY], resources=1).play("Parry", "Rey")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["2RD", "1MD"])


@card("02138")
@rule("DST-EVT-04")
def test_parry_is_played_in_vain_where_no_die_shows_melee_damage() -> None:
    scene = a_table([REY], [SHOOTER], hand=[PARRY], resources=1).play("Parry")
    assert (scene.pool(THEM), scene.resources(), scene.discard()) == (["2RD"], 0, ["Parry"])
