"""Abilities that wait for an activation, for a die to be resolved, for healing or for a card to be played."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LUKE = "01001", "01002", "01011", "01021", "01038", "01035"
FINN, REBEL, TIE, LIGHTSABER, TAKE_COVER = "01045", "01030", "01006", "01059", "01157"
HURT = a_character(PHASMA, damage=3)


@card("03106")
def test_fearless_may_shield_its_character_and_draw() -> None:
    mine = a_character(FINN, upgrades=["03106"])
    scene = a_table([mine, JANGO], [KYLO], deck=[TAKE_COVER]).activate("Finn", "yes")
    assert (scene.shields("Finn"), scene.hand()) == (1, ["Take Cover"])
    scene = a_table([mine, JANGO], [KYLO], deck=[TAKE_COVER]).activate("Jango")
    assert (scene.shields("Finn"), scene.hand(), scene.asked) == (0, [], THEM)


@card("07144")
def test_respected_businessman_may_gain_a_resource() -> None:
    mine = a_character(FINN, upgrades=["07144"])
    assert a_table([mine], [KYLO]).activate("Finn", "yes").resources() == 1
    assert a_table([mine], [KYLO]).activate("Finn", "no").resources() == 0


@card("02150")
@rule("DST-PRE-02")
def test_fast_hands_resolves_a_die_of_its_character_at_once() -> None:
    mine = a_character(FINN, upgrades=["02150"])
    scene = a_table([mine, a_character(JANGO, showing=("2RD",))], [KYLO]).roll_next(1).activate("Finn", "yes")
    assert (scene.pool(), scene.answer("Kylo").damage("Kylo")) == (["2RD", "2RD"], 2)
    scene = a_table([REY], [KYLO], hand=["02150"])
    assert not scene.can("play Fast Hands")


@card("03077")
@rule("D-53", "DST-RDP-02")
def test_hate_may_hurt_its_character_to_hurt_another_one() -> None:
    mine = a_character(FINN, upgrades=["03077"])
    scene = a_table([mine], [KYLO, PHASMA]).activate("Finn", "yes", "Kylo")
    assert (scene.damage("Finn"), scene.damage("Kylo")) == (1, 1)
    assert a_table([mine], [KYLO, PHASMA]).activate("Finn", "no").damage("Finn") == 0
    team: Team = [a_character(FINN, damage=9, upgrades=["03077"]), JANGO]
    scene = a_table(team, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Finn")
    assert scene.answer("Jango").upgrades("Jango") == ["Hate"]


@card("03048")
@rule("D-206", "DST-RDY-02")
def test_natural_pilot_readies_a_vehicle() -> None:
    mine = a_character(FINN, upgrades=["03048"])
    supports = [a_piece(TIE, exhausted=True), a_piece("01043", exhausted=True)]
    scene = a_table([mine], [KYLO], supports=supports).activate("Finn", "yes")
    assert (scene.exhausted("TIE Fighter"), scene.exhausted("BB-8")) == (False, True)
    assert a_table([mine], [KYLO], supports=[TIE]).activate("Finn").asked == THEM


@card("02126")
@rule("DST-RDY-08")
def test_wingman_activates_its_character_after_a_red_one() -> None:
    mine: Team = [a_character(REBEL, upgrades=["02126"]), PHASMA, JANGO]
    scene = a_table(mine, [KYLO]).activate("Captain Phasma", "yes")
    assert scene.exhausted("Rebel Trooper")
    assert not a_table(mine, [KYLO]).activate("Jango").exhausted("Rebel Trooper")
    scene = a_table(mine, [KYLO]).activate("Rebel Trooper")  # it is exhausted by its own activation
    assert scene.asked == THEM


@card("03020")
@rule("D-53")
def test_hounds_tooth_trades_a_yellow_character_die_for_a_resource() -> None:
    mine: Team = [a_character(JANGO, showing=("2RD",))]
    scene = a_table(mine, [KYLO], supports=["03020"]).activate("Hound's Tooth", "yes")
    assert (len(scene.pool()), scene.resources()) == (1, 1)
    assert a_table([REY], [KYLO], supports=["03020"]).activate("Hound's Tooth").resources() == 0


@card("07013")
def test_dookus_solar_sailer_may_draw_a_card() -> None:
    scene = a_table([REY], [KYLO], supports=["07013"], deck=[TAKE_COVER]).activate("Count Dooku", "yes")
    assert scene.hand() == ["Take Cover"]
    scene = a_table([REY], [KYLO], supports=["07013"], deck=[TAKE_COVER]).activate("Count Dooku", "no")
    assert scene.hand() == []


@card("15059")
@rule("DST-SPX-02")
def test_rogue_two_rerolls_a_die_with_a_unique_red_character() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([PHASMA], theirs, supports=["15059"]).activate("Rogue Two").roll_next(2).answer("Kylo")
    assert scene.pool(THEM) == ["1Sh"]
    assert a_table([TROOPER], theirs, supports=["15059"]).activate("Rogue Two").asked == THEM


@card("02045")
def test_maz_kanata_may_resolve_two_dice() -> None:
    mine: Team = [a_character(JANGO, showing=("1R",)), "02045"]
    scene = a_table(mine, [KYLO]).roll_next(4).activate("Maz", "yes", "Jango", "Maz")
    assert (scene.resources(), scene.pool()) == (2, [])


@card("03017")
@rule("DST-MOV-04")
def test_bossk_may_move_a_damage_of_theirs_past_shields() -> None:
    theirs: Team = [a_character(KYLO, damage=2), a_character(PHASMA, shields=1)]
    scene = a_table(["03017"], theirs).activate("Bossk", "yes", "Phasma")
    assert (scene.damage("Kylo"), scene.damage("Phasma"), scene.shields("Phasma")) == (1, 1, 1)
    assert a_table([a_character("03017", damage=2)], [KYLO]).activate("Bossk").asked == THEM


@card("16093")
@rule("DST-RSV-01", "DST-VAL-03", "DST-PRE-02")
def test_medal_of_bravery_raises_each_character_die_as_it_is_resolved() -> None:
    mine = a_character(PHASMA, showing=("1RD",), upgrades=["16093", a_piece(LIGHTSABER, "1Sh")])
    assert a_table([mine], [KYLO]).resolve("Captain Phasma", "Kylo").damage("Kylo") == 2
    assert a_table([mine], [KYLO]).resolve("Lightsaber", "Phasma").shields("Phasma") == 1
    scene = a_table([PHASMA, TROOPER, REY], [KYLO], hand=["16093"], resources=2).play("Medal Of Bravery")
    assert scene.upgrades("Phasma") == ["Medal Of Bravery"]


@card("14012")
@rule("DST-RSV-01", "DST-RSV-02", "DST-RDP-02")
def test_sith_warblade_hurts_its_character_before_it_is_resolved() -> None:
    mine = a_character(KYLO, upgrades=[a_piece("14012", "3MD")])
    scene = a_table([mine], [PHASMA]).resolve("Sith Warblade", "Phasma")
    assert (scene.damage("Kylo"), scene.damage("Phasma")) == (1, 3)
    mine = a_character(KYLO, damage=10, upgrades=[a_piece("14012", "3MD")])
    scene = a_table([mine, JANGO], [PHASMA]).resolve("Sith Warblade", "Jango")
    assert (scene.damage("Phasma"), scene.upgrades("Jango"), scene.pool()) == (0, ["Sith Warblade"], [])


@card("24067")
@rule("DST-HEA-02")
def test_medic_heals_once_more_after_its_player_has_healed() -> None:
    team: Team = [a_character(PHASMA, damage=5, upgrades=[a_piece("24067", "Sp")])]
    scene = a_table(team, [KYLO]).resolve("Medic", "Phasma", "yes", "Phasma")
    assert (scene.damage("Phasma"), scene.exhausted("Medic")) == (3, True)
    team = [a_character(PHASMA, upgrades=[a_piece("24067", "Sp")])]
    assert a_table(team, [KYLO]).resolve("Medic", "Phasma").asked == THEM  # no damage was healed


@pytest.mark.parametrize("code", ["03019", "05030"])
@card("03019", "05030")
@rule("DST-GRD-01")
def test_guardians_of_later_sets_take_on_a_die(code: str) -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([code], theirs)
    scene.activate(scene.team(ME)[0], "Kylo")
    assert (scene.pool(THEM), scene.duel.damage[0]) == ([], 1)


@pytest.mark.parametrize("code", ["02001", "15027", "03041"])
@card("02001", "15027", "03041")
@rule("DST-ACTV-01")
def test_characters_without_a_text_are_activated_like_any_other(code: str) -> None:
    scene = a_table([code], [a_side([KYLO]).team[0]])
    scene.activate(scene.team(ME)[0])
    assert (len(scene.pool()), scene.asked) == (1, THEM)


@pytest.mark.parametrize(("code", "cost"), [("09171", 1), ("05073", 1)])
@card("09171", "05073")
@rule("DST-PLAY-05")
def test_weapons_without_a_text_roll_their_die_with_their_character(code: str, cost: int) -> None:
    scene = a_table([REY], [KYLO], hand=[code], resources=cost)
    scene.answer(next(option for option in scene.options if option.startswith("play ")), "no")
    assert (len(scene.upgrades("Rey")), scene.resources()) == (1, 0)


@card("03056")
def test_z_95_headhunter_is_activated_by_itself() -> None:
    scene = a_table([REY], [KYLO], supports=["03056"]).activate("Z-95")
    assert (len(scene.pool()), scene.exhausted("Z-95"), scene.exhausted("Rey")) == (1, True, False)
