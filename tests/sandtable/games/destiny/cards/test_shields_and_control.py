"""Cards of later sets that block damage, move shields, control the battlefield, cost less or look at points."""

from __future__ import annotations

import pytest

from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, VADER, KYLO, JANGO, REY = "01001", "01002", "01010", "01011", "01021", "01038"
ACKBAR, LEIA, REBEL, LUKE, PADAWAN, FINN, POE = "01027", "01028", "01030", "01035", "01036", "01045", "01029"
OBI_WAN, JEDI, TIE, AT_ST, BB_8 = "05032", "05030", "01006", "01005", "01043"
LIGHTSABER, TAKE_COVER, ESCORT = "01059", "01157", "01078"
FENCER = a_character(VADER, showing=("3MD",))


def hit(character: str, upgrade: str, answers: list[str], *, shields: int = 0) -> tuple[int, list[str], int]:
    """3 melee damage on a character with an upgrade: the damage, the upgrades, and the shields afterwards."""
    mine: Team = [a_character(character, shields=shields, upgrades=[upgrade])]
    scene = a_table(mine, [FENCER], turn=THEM).resolve("Darth Vader", *answers)
    name = scene.team(ME)[0]
    return scene.damage(name, ME), scene.upgrades(name, ME), scene.shields(name, ME)


@card("09140")
@rule("DST-DMX-02", "DST-SBT-01")
def test_riot_shield_blocks_two_damage_or_three_on_a_trooper() -> None:
    assert hit(REY, "09140", ["Rey", "yes"]) == (1, [], 0)
    assert hit(REBEL, "09140", ["Rebel", "yes"]) == (0, [], 0)
    assert hit(REY, "09140", ["Rey", "no"]) == (3, ["Riot Shield"], 0)
    assert hit(REY, "09140", ["Rey", "yes"], shields=2) == (0, [], 0)  # shields block first


@card("11052", "20103")
@rule("DST-DMX-02")
@pytest.mark.parametrize("code", ["11052", "20103"])
def test_the_later_armor_plating_is_discarded_to_block_two(code: str) -> None:
    assert hit(FINN, code, ["Finn", "yes"]) == (1, [], 0)
    assert hit(FINN, code, ["Finn", "no"]) == (3, ["Armor Plating"], 0)


@card("02089")
@rule("DST-DMX-02", "EX-209")
def test_the_first_armor_plating_blocks_up_to_two_and_is_discarded_then() -> None:
    assert hit(FINN, "02089", ["Finn", "yes", "2"]) == (1, [], 0)
    assert hit(FINN, "02089", ["Finn", "yes", "1"]) == (2, [], 0)
    assert hit(FINN, "02089", ["Finn", "no"]) == (3, ["Armor Plating"], 0)


@card("12015")
@rule("DST-DMX-02", "DST-RDP-02")
def test_ancient_sith_armor_blocks_one_and_is_readied_by_an_ability() -> None:
    assert hit(KYLO, "12015", ["Kylo", "yes"]) == (2, ["Ancient Sith Armor"], 0)
    mine: Team = [a_character(KYLO, upgrades=[a_piece("12015", exhausted=True)]), REY]
    scene = a_table(mine, [PHASMA], hand=["01058"], resources=2).play(
        "Force Training", "Kylo Ren, Vader's Disciple", "yes"
    )
    assert not scene.exhausted("Ancient Sith Armor")
    scene = a_table(mine, [PHASMA], hand=["01040"], resources=2).play("Jedi Robes", "Kylo Ren, Vader's Disciple")
    assert scene.exhausted("Ancient Sith Armor")
    mine = [a_character(KYLO, damage=9, upgrades=[a_piece("12015", exhausted=True)]), JANGO]
    scene = a_table(mine, [FENCER], turn=THEM).resolve("Darth Vader", "Kylo").answer("Jango")
    assert scene.upgrades("Jango") == ["Ancient Sith Armor"]


@rule("DST-DMX-02")
def test_unblockable_damage_is_not_blocked_by_a_text() -> None:
    mine: Team = [a_character(REY, upgrades=["09140"])]
    theirs = a_side([a_character(VADER, upgrades=[a_piece("15097", "Sp")])])
    scene = a_table(mine, theirs, turn=THEM).resolve("Mandalorian", "Rey")
    assert (scene.asked, scene.damage("Rey"), scene.upgrades("Rey")) == (ME, 2, ["Riot Shield"])


@card("12060")
@rule("DST-THN-01", "DST-SHD-03")
def test_nullify_moves_a_shield_and_then_removes_a_die() -> None:
    mine: Team = [a_character(REY, shields=2)]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], hand=["12060"]).play("Nullify")
    assert (scene.shields("Rey"), scene.shields("Kylo"), scene.pool(THEM)) == (1, 1, [])
    scene = a_table([REY], [a_character(KYLO, showing=("1MD",))], hand=["12060"]).play("Nullify")
    assert (scene.shields("Kylo"), scene.pool(THEM)) == (0, ["1MD"])
    theirs: Team = [a_character(KYLO, shields=3, showing=("1MD",))]
    scene = a_table(mine, theirs, hand=["12060"]).play("Nullify")
    assert (scene.shields("Rey"), scene.pool(THEM)) == (2, ["1MD"])


@card("12136")
@rule("DST-BFX-02", "DST-THN-01")
def test_survival_instinct_gives_the_battlefield_away_for_a_die() -> None:
    theirs: Team = [a_character(VADER, showing=("3MD", "1Sh"))]
    scene = a_table([JANGO], theirs, hand=["12136"]).play("Survival Instinct")
    assert (scene.duel.holder, scene.pool(THEM), scene.can("claim")) == (THEM, ["3MD"], True)
    scene = a_table([JANGO], theirs, hand=["12136"], holder=THEM).play("Survival Instinct")
    assert scene.pool(THEM) == ["3MD", "1Sh"]


@card("11129")
@rule("DST-BFX-02", "DST-BFX-09", "DST-AMB-01")
def test_seizing_territory_takes_the_battlefield_with_a_trooper_without_claiming_it() -> None:
    scene = a_table([TROOPER], [KYLO], hand=["11129"], holder=THEM).play("Seizing Territory")
    assert (scene.duel.holder, scene.duel.claimer, scene.asked, scene.can("claim")) == (ME, -1, ME, True)
    scene = a_table([REY], [KYLO], hand=["11129"], holder=THEM).play("Seizing Territory")
    assert scene.duel.holder == THEM


@card("24094")
@rule("DST-BF-04", "DST-AMB-01")
def test_tides_of_battle_hurts_for_the_holder_and_shields_for_the_others() -> None:
    scene = a_table([REY], [KYLO], hand=["24094"]).play("Tides Of Battle", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.asked) == (1, 0, ME)
    scene = a_table([REY], [KYLO], hand=["24094"], holder=THEM).play("Tides Of Battle", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey")) == (0, 1)


@card("22063")
@rule("DST-COP-01", "DST-BF-04")
def test_vision_of_hope_heals_where_another_copy_lies_in_the_discard_pile() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    hurt: Team = [a_character(PHASMA, damage=3)]
    scene = a_table(hurt, theirs, hand=["22063"], discard=["22063"], resources=1).play("Vision Of Hope", "Phasma")
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (1, [])
    scene = a_table(hurt, theirs, hand=["22063"], resources=1).play("Vision Of Hope")
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (3, [])
    assert not a_table(hurt, theirs, hand=["22063"], holder=THEM, resources=1).can("play Vision")


@card("18064")
@rule("DST-SPX-04")
def test_hold_the_line_is_played_against_more_dice() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    assert a_table([REBEL], theirs, hand=["18064"], resources=1).play("Hold The Line").pool(THEM) == []
    mine: Team = [a_character(REBEL, showing=("1RD",))]
    assert not a_table(mine, theirs, hand=["18064"], resources=1).can("play Hold")


@card("15096")
@rule("DST-SPX-02")
def test_fury_removes_a_die_with_a_character_of_seventeen_points() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    elite, other = a_character(OBI_WAN, dice=2), a_character(OBI_WAN)  # 19 and 15 points
    assert a_table([elite], theirs, hand=["15096"], resources=1).play("Fury").pool(THEM) == []
    assert a_table([other], theirs, hand=["15096"], resources=1).play("Fury").pool(THEM) == ["1MD"]


@card("14086")
@rule("DST-RSV-01", "DST-VAL-03", "D-43")
def test_vibrosword_costs_less_on_yellow_and_hits_harder_on_unique_and_elite_characters() -> None:
    scene = a_table([JANGO, REY], [KYLO], hand=["14086"], resources=3).play("Vibrosword")
    assert (scene.upgrades("Jango"), scene.resources()) == (["Vibrosword"], 0)
    assert not a_table([REY], [KYLO], hand=["14086"], resources=3).can("play Vibrosword")
    for fighter, damage in (
        (a_character(JANGO, dice=2, upgrades=[a_piece("14086", "1MD")]), 3),
        (a_character(JANGO, upgrades=[a_piece("14086", "1MD")]), 2),
        (a_character("01022", upgrades=[a_piece("14086", "1MD")]), 1),
    ):
        assert a_table([fighter], [KYLO]).resolve("Vibrosword", "Kylo").damage("Kylo") == damage
    mine: Team = [a_character(JANGO, damage=9, upgrades=["14086"]), REY]
    scene = a_table(mine, [FENCER], turn=THEM).resolve("Darth Vader", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Vibrosword"]


@card("16040")
@rule("DST-PLX-08")
def test_guardian_of_the_whills_takes_no_blue_ability() -> None:
    scene = a_table(["16040", REY], [KYLO], hand=["01058"], resources=2).play("Force Training")
    assert scene.upgrades("Rey") == ["Force Training"]
    assert not a_table(["16040"], [KYLO], hand=["01058"], resources=2).can("play Force Training")
    assert a_table(["16040"], [KYLO], hand=["01040"], resources=2).can("play Jedi Robes")
    scene = a_table(["16040"], [a_character(KYLO, showing=("1MD",))]).activate("Guardian", "Kylo")
    assert scene.damage("Guardian") == 1


@card("12076")
@rule("DST-DFX-03")
def test_imposing_figure_pays_the_player_with_the_most_health() -> None:
    assert a_table([POE], [KYLO], hand=["12076"]).play("Imposing Figure").resources() == 1
    assert a_table([REBEL], [KYLO], hand=["12076"]).play("Imposing Figure").resources() == 0
    assert a_table([LEIA], [KYLO], hand=["12076"]).play("Imposing Figure").resources() == 1  # 11 and 11


@card("15039")
@rule("DST-SRH-03", "DST-GRD-01")
def test_leia_reveals_a_card_and_gives_shields_for_its_cost() -> None:
    scene = a_table(["15039"], [KYLO], deck=[LIGHTSABER, TAKE_COVER]).activate("Leia", "Leia")
    assert (scene.shields("Leia"), scene.knows(THEM), scene.deck()) == (3, ["Lightsaber"], ["Lightsaber", "Take Cover"])
    scene = a_table(["15039"], [a_character(KYLO, showing=("1MD",))]).activate("Leia", "Kylo")
    assert scene.damage("Leia") == 1


@card("03130")
@rule("DST-SRH-01", "DST-SRH-02")
def test_lightsaber_pull_finds_a_blue_weapon_and_shuffles() -> None:
    deck = [TAKE_COVER, LIGHTSABER, "01058", TAKE_COVER]
    scene = a_table([REY], [KYLO], hand=["03130"], deck=deck).play("Lightsaber Pull")
    assert scene.options == ["none", "Lightsaber"]
    scene.answer("Lightsaber")
    assert (scene.hand(), scene.knows(THEM), len(scene.deck()), scene.knows(ME)) == (
        ["Lightsaber"], ["Lightsaber"], 3, ["Lightsaber"],
    )  # fmt: skip
    scene = a_table([REY], [KYLO], hand=["03130"], deck=deck).play("Lightsaber Pull", "none")
    assert (scene.hand(), scene.knows(THEM), scene.knows(ME)) == ([], [], [])
    assert a_table([JANGO], [KYLO], hand=["03130"], deck=deck).play("Lightsaber Pull").asked == THEM


@card("21083")
@rule("DST-CHE-01", "DST-EPL-01")
def test_blue_milk_pays_everybody_and_heals_or_goes_under_the_deck() -> None:
    hurt: Team = [a_character(REY, damage=2)]
    scene = a_table(hurt, [KYLO], hand=["21083"], deck=[TAKE_COVER]).play("Blue Milk", "heal", "Rey")
    assert (scene.damage("Rey"), scene.resources(ME), scene.resources(THEM), scene.discard()) == (
        1,
        1,
        1,
        ["Blue Milk"],
    )
    scene = a_table(hurt, [KYLO], hand=["21083"], deck=[TAKE_COVER]).play("Blue Milk", "place")
    assert (scene.deck(), scene.discard(), scene.damage("Rey")) == (["Take Cover", "Blue Milk"], [], 2)


@card("18093")
@rule("DST-LIM-04", "DST-PRE-02")
def test_ataru_mastery_turns_shields_into_damage() -> None:
    scene = a_table([LUKE, JANGO], [KYLO], hand=["18093"], resources=3).play("Ataru Mastery", "Jango")
    assert (scene.upgrades("Luke"), scene.shields("Jango")) == (["Ataru Mastery"], 2)
    mine: Team = [a_character(REY, shields=1, upgrades=[a_piece("18093", "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Ataru Mastery", "Rey", "Kylo")
    assert (scene.shields("Rey"), scene.damage("Kylo")) == (3, 3)
    mine = [a_character(REY, upgrades=["18093"])]
    assert not a_table(mine, [KYLO], hand=["18093"], resources=3).can("play Ataru Mastery")


@card("16056")
@rule("DST-SPX-01")
def test_pitch_in_pays_for_red_upgrades() -> None:
    mine: Team = [a_character(REBEL, upgrades=["01054", "01055", LIGHTSABER])]
    scene = a_table(mine, [KYLO], hand=["16056"], resources=1).play("Pitch In")
    assert scene.options == ["0", "1", "2"]
    assert scene.answer("2").resources() == 2


@card("16071")
@rule("D-53")
def test_uprising_readies_a_character_of_theirs_to_discard_a_cheap_support() -> None:
    theirs = a_side([a_character(KYLO, exhausted=True)], supports=[TIE, AT_ST])
    scene = a_table([REBEL], theirs, hand=["16071"], resources=1).play("Uprising")
    assert (scene.supports(THEM), scene.exhausted("Kylo")) == (["AT-ST"], False)
    theirs = a_side([KYLO], supports=[TIE])
    scene = a_table([REBEL], theirs, hand=["16071"], resources=1).play("Uprising")
    assert scene.supports(THEM) == ["First Order TIE Fighter"]


@card("21021")
@rule("D-53", "DST-AMB-01")
def test_shield_recharge_pays_one_damage_for_two_shields() -> None:
    scene = a_table([a_character(PHASMA, shields=1)], [KYLO], hand=["21021"]).play("Shield Recharge")
    assert (scene.damage("Phasma"), scene.shields("Phasma"), scene.asked) == (1, 3, ME)


@card("16029")
def test_chemical_strike_hurts_each_character() -> None:
    scene = a_table([JANGO, REY], [KYLO], hand=["16029"], resources=1).play("Chemical Strike")
    assert [scene.damage(name) for name in ("Jango", "Rey", "Kylo")] == [2, 2, 2]
    assert a_table([REY], [KYLO], hand=["16029"], resources=1).play("Chemical Strike").damage("Kylo") == 0


@card("12124")
@rule("DST-THN-01")
def test_under_fire_hurts_a_red_character_to_remove_a_die() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([REBEL], theirs, hand=["12124"], resources=1).play("Under Fire")
    assert (scene.damage("Rebel"), scene.pool(THEM)) == (1, [])
    assert a_table([REY], theirs, hand=["12124"], resources=1).play("Under Fire").pool(THEM) == ["1MD"]


@card("12121")
@rule("DST-RPL-01", "D-53")
def test_flanked_by_wingmen_activates_and_shields_more_with_two_pilots(made_up: MadeUp) -> None:
    scene = a_table([REY, POE], [KYLO], hand=["12121"]).play("Flanked by Wingmen", "Rey")
    assert (scene.exhausted("Rey"), scene.shields("Rey")) == (True, 1)
    made_up("07088", [])  # another pilot
    scene = a_table(["07088", POE], [KYLO], hand=["12121"]).play("Flanked by Wingmen", "Poe")
    assert scene.shields("Poe") == 2
    mine: Team = [a_character(REY, exhausted=True)]
    assert a_table(mine, [KYLO], hand=["12121"]).play("Flanked by Wingmen").shields("Rey") == 0
