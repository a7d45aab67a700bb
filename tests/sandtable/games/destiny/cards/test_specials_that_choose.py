"""Upgrades and supports that let a player choose, replace one deed by another or turn dice."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, JANGO, REY, LUKE, HAN, CHIRRUT, ANAKIN, PADAWAN = (
    "01002", "01001", "01011", "01021", "01038", "01035", "01046", "02035", "07088", "01036",
)  # fmt: skip
CARD, PISTOL, SABER = "01157", "01051", "01059"
VALOR, YODA, STAFF, NIMAN, SENSE, UNTAMED, HANS, RACER, BASE, MAKASHI, EE_3, DARK, SHII_CHO, DROID = (
    "15076", "18059", "18087", "11122", "22089", "11124", "11108", "07102", "18081", "16084", "18114", "23011", "14069",
    "18099",
)  # fmt: skip


@card(VALOR)
@rule("DST-CHT-02")
def test_force_valor_does_two_of_three_things() -> None:
    mine = [a_character(REY, damage=2, showing=("1MD",), upgrades=[a_piece(VALOR, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Force Valor", "deal 1", "heal 1", "Kylo").answer("Rey")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (1, 1)
    scene = a_table(mine, [KYLO]).resolve("Force Valor", "turn a die", "heal 1")
    assert not scene.answer("Rey die").can("special")
    scene.answer("blank").answer("Rey")
    assert (scene.pool(), scene.damage("Rey")) == (["-"], 1)


@card(VALOR)
@card(YODA)
@rule("DST-SPX-04")
def test_force_valor_and_yodas_teachings_need_a_blue_character_in_the_team() -> None:
    for code in (VALOR, YODA):
        assert not a_table([TROOPER], [KYLO], hand=[code], resources=2).can("play ")
        scene = a_table([TROOPER, LUKE], [KYLO], hand=[code], resources=2).answer("play", "First Order")
        assert len(scene.upgrades("First Order")) == 1  # on any character


@card(YODA)
@rule("DST-CHT-02")
def test_yodas_teachings_does_two_of_four_things() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece(YODA, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Yoda", "gain 1", "give a").answer("Rey")
    assert (scene.resources(), scene.shields("Rey")) == (1, 1)
    scene = a_table(mine, a_side([KYLO], deck=[CARD])).resolve("Yoda", "discard the top", "turn one")
    scene.answer("player 2") if scene.can("player 2") else scene
    scene.answer("Rey die", "+2 melee")
    assert (scene.discard(THEM), scene.pool()) == (["Take Cover"], ["+2MD"])


@card(STAFF)
@rule("DST-RPL-01")
def test_chirruts_staff_rerolls_a_blank_or_turns_it_on_chirrut() -> None:
    scene = a_table([a_character(LUKE, showing=("-",))], [KYLO], hand=[STAFF], resources=1).roll_next(0)
    assert scene.play("Chirrut", "yes").pool() == ["2MD"]
    scene = a_table([a_character(LUKE, showing=("-",))], [KYLO], hand=[STAFF], resources=1).play("Chirrut", "no")
    assert scene.pool() == ["-"]
    scene = a_table([a_character(CHIRRUT, showing=("-",))], [KYLO], hand=[STAFF], resources=1)
    assert scene.play("Chirrut", "yes", "2 melee").pool() == ["2MD"]
    assert (
        a_table([a_character(LUKE, showing=("1R",))], [KYLO], hand=[STAFF], resources=1).play("Chirrut").asked == THEM
    )


@card(NIMAN)
@rule("DST-TRN-01", "D-92")
def test_niman_mastery_turns_a_character_die_and_an_upgrade_die() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece(NIMAN, "Sp"), a_piece(SABER, "-")])]
    scene = a_table(mine, [KYLO]).resolve("Niman", "+2 melee").answer("Lightsaber die", "3 melee")
    assert scene.pool() == ["+2MD", "3MD1"]
    alone = [a_character(REY, upgrades=[a_piece(NIMAN, "Sp"), a_piece(SABER, "-")])]
    assert a_table(alone, [KYLO]).resolve("Niman", "Lightsaber die", "3 melee").pool() == ["3MD1"]


@card(NIMAN)
@rule("DST-TRN-01", "DST-LIM-04", "DST-PRE-02")
def test_niman_mastery_turns_a_die_at_once_and_is_one_form_of_a_blue_character() -> None:
    scene = a_table([a_character(LUKE, showing=("-",))], [KYLO], hand=[NIMAN], resources=2).play("Niman", "3 melee")
    assert scene.pool() == ["3MD"]
    support = a_table([LUKE], [KYLO], hand=[NIMAN], supports=[a_piece("01043", "1R")], resources=2).play("Niman")
    assert support.pool() == ["1R"]  # no die of a support
    assert not a_table([TROOPER], [KYLO], hand=[NIMAN], resources=2).can("play Niman")
    assert not a_table([a_character(LUKE, upgrades=[SHII_CHO])], [KYLO], hand=[NIMAN], resources=2).can("play Niman")


@card(SENSE)
@rule("DST-RRS-01", "D-323", "DST-OPD-01")
def test_force_sense_resolves_a_die_of_anybody_as_a_reroll() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece(SENSE, "Sp")])]
    foe = [a_character(KYLO, showing=("1MD", "2MD1"))]
    scene = a_table(mine, foe).roll_next(3).resolve("Force Sense", "1 melee", "2 melee", "no")
    assert (scene.pool(THEM), scene.pool()) == (["1R"], ["-"])
    none = a_table([a_character(REY, showing=("-",), upgrades=[a_piece(SENSE, "Sp")])], [KYLO])
    assert none.resolve("Force Sense", "no").pool() == []  # the blank was resolved, with a value of 0


@card(SENSE)
@rule("DST-OPD-06")
def test_force_sense_is_rerolled_by_exhausting_it() -> None:
    mine = [a_character(REY, showing=("1MD",), upgrades=[a_piece(SENSE, "Sp")])]
    scene = a_table(mine, [KYLO]).roll_next(0).resolve("Force Sense", "no more", "yes")
    assert (scene.pool(), scene.exhausted("Force Sense")) == (["3MD"], True)
    scene = a_table(mine, [KYLO]).resolve("Force Sense", "no more", "no")
    assert scene.pool() == []
    used = [a_character(REY, showing=("1MD",), upgrades=[a_piece(SENSE, "Sp", exhausted=True)])]
    assert a_table(used, [KYLO]).resolve("Force Sense", "no more").pool() == []


@card(SENSE)
@rule("DST-RMV-01", "DST-PRE-02")
def test_force_sense_removes_a_die_when_it_is_played_on_a_blue_character() -> None:
    foe = [a_character(KYLO, showing=("1MD",))]
    assert a_table([LUKE], foe, hand=[SENSE], resources=4).play("Force Sense", "yes").pool(THEM) == []
    assert a_table([LUKE], foe, hand=[SENSE], resources=4).play("Force Sense", "no").pool(THEM) == ["1MD"]
    assert not a_table([TROOPER], foe, hand=[SENSE], resources=4).can("play Force")


@card(UNTAMED)
@rule("DST-ABS-01")
def test_untamed_power_acts_by_the_side_of_its_character() -> None:
    foe = [a_character(TROOPER, showing=("1RD", "1R"))]
    hero = [a_character(PADAWAN, upgrades=[a_piece(UNTAMED, "Sp")])]
    scene = a_table(hero, foe).resolve("Untamed", "Padawan")
    assert (scene.shields("Padawan"), scene.pool(THEM)) == (1, ["1R"])
    villain = [a_character(KYLO, upgrades=[a_piece(UNTAMED, "Sp")])]
    scene = a_table(villain, foe).resolve("Untamed", "First Order").answer("1 resource")
    assert (scene.damage("First Order"), scene.pool(THEM)) == (1, ["1RD"])


@card(UNTAMED)
@rule("DST-PRE-02")
def test_untamed_power_is_for_apprentices() -> None:
    assert not a_table([LUKE], [TROOPER], hand=[UNTAMED], resources=2).can("play Untamed")
    assert a_table([PADAWAN], [TROOPER], hand=[UNTAMED], resources=2).can("play Untamed")


@card(HANS)
@rule("DST-THN-01", "D-92", "DST-AMB-01")
def test_hans_blaster_makes_them_remove_a_die_and_activates_han() -> None:
    foe = [a_character(TROOPER, showing=("1RD", "2RD", "1R"))]
    scene = a_table([HAN], foe, hand=[HANS], resources=3).play("Han Solo's", "Solo's Blaster:", "yes")
    assert scene.asked == THEM
    scene.answer("1 ranged").answer("yes")
    assert (scene.pool(THEM), scene.exhausted("Han Solo,")) == (["2RD", "1R"], True)
    scene = a_table([LUKE], foe, hand=[HANS], resources=3).play("Han Solo's", "yes").answer("1 ranged")
    assert (scene.asked, scene.exhausted("Luke")) == (ME, False)  # Ambush
    assert a_table([LUKE], foe, hand=[HANS], resources=3).play("Han Solo's", "no").pool(THEM) == ["1RD", "2RD", "1R"]


@card(RACER)
@rule("DST-RSV-01", "DST-AMB-01")
def test_anakins_podracer_discards_after_it_was_resolved() -> None:
    foe = a_side([KYLO], hand=[CARD], deck=[PISTOL])
    racer = [a_piece(RACER, "1Sh")]
    scene = a_table([LUKE], foe, supports=racer).resolve("Anakin", "Luke", "yes", "discard the top")
    scene.answer("player 2") if scene.can("player 2") else scene
    assert (scene.discard(THEM), scene.hand(THEM)) == (["DL-44 Heavy Blaster Pistol"], ["Take Cover"])
    assert a_table([LUKE], foe, supports=racer).resolve("Anakin", "Luke", "no").discard(THEM) == []
    scene = a_table([ANAKIN], foe, supports=racer).resolve("Anakin Skywalker's", "Anakin", "yes", "random")
    assert (scene.hand(THEM), scene.deck(THEM)) == ([], ["DL-44 Heavy Blaster Pistol"])
    scene = a_table([LUKE], foe, supports=racer).resolve("Anakin", "Luke", "yes", "random")
    assert scene.hand(THEM) == ["Take Cover"]
    assert a_table([LUKE], foe, hand=[RACER], resources=2).play("Anakin").asked == ME


@card(BASE)
@rule("DST-TRN-02", "DST-WLD-02")
def test_the_new_base_turns_a_die_to_the_symbol_of_a_modifier() -> None:
    mine = [a_character(REY, showing=("+2MD",)), a_character(LUKE, showing=("1R",))]
    scene = a_table(mine, [KYLO], supports=[BASE]).use("New Base", "3 melee")
    assert (scene.pool(), scene.exhausted("New Base")) == (["+2MD", "3MD"], True)
    assert not a_table(mine, [KYLO], supports=[BASE]).use("New Base").can("shield")
    none = [a_character(LUKE, showing=("1R",))]
    scene = a_table(none, [KYLO], supports=[BASE]).use("New Base")
    assert (scene.pool(), scene.exhausted("New Base")) == (["1R"], True)


@card(MAKASHI)
@rule("D-53", "DST-OPD-01")
def test_makashi_mastery_pays_with_a_card_for_any_die_showing_damage() -> None:
    mine = [a_character(REY, upgrades=[a_piece(MAKASHI, "Sp")])]
    foe = [a_character(KYLO, showing=("1MD", "1Sh"))]
    scene = a_table(mine, foe, hand=[CARD]).resolve("Makashi", "Kylo")
    assert (scene.damage("Kylo"), scene.discard(), scene.pool(THEM)) == (1, ["Take Cover"], ["1Sh"])
    scene = a_table(mine, foe).resolve("Makashi")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, ["1MD", "1Sh"])


@card(MAKASHI)
@rule("DST-RMV-01", "DST-LIM-04", "DST-PRE-02")
def test_makashi_mastery_removes_melee_damage_when_it_is_played() -> None:
    foe = [a_character(KYLO, showing=("1MD", "1Sh"))]
    assert a_table([LUKE], foe, hand=[MAKASHI], resources=3).play("Makashi", "yes").pool(THEM) == ["1Sh"]
    assert a_table([LUKE], foe, hand=[MAKASHI], resources=3).play("Makashi", "no").pool(THEM) == ["1MD", "1Sh"]
    assert not a_table([TROOPER], foe, hand=[MAKASHI], resources=3).can("play Makashi")
    assert not a_table([a_character(LUKE, upgrades=[NIMAN])], foe, hand=[MAKASHI], resources=3).can("play Makashi")


@card(EE_3)
@rule("DST-POW-01", "DST-IND-01")
def test_the_ee_3_trades_its_die_for_indirect_damage() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(EE_3, "3RD1")])]
    scene = a_table(mine, [TROOPER]).use("EE-3 Carbine Rifle")
    assert (scene.damage("First Order"), scene.pool(), scene.used("EE-3")) == (3, [], True)
    blank = [a_character(JANGO, upgrades=[a_piece(EE_3, "-")])]
    scene = a_table(blank, [TROOPER])
    assert not scene.can("use EE-3") or scene.use("EE-3 Carbine Rifle").damage("First Order") == 0


@card(EE_3)
@rule("DST-RDP-02")
def test_the_ee_3_redeploys_from_bounty_hunters_and_troopers() -> None:
    for hero, name, damage, moved in ((JANGO, "Jango", 10, True), (TROOPER, "First", 6, True), (HAN, "Han", 10, False)):
        mine: Team = [a_character(hero, damage=damage, upgrades=[EE_3]), REY]
        scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", name)
        if moved:
            scene.answer("Rey")
        assert scene.upgrades("Rey") == (["EE-3 Carbine Rifle"] if moved else [])


@card(DARK)
@rule("DST-RPL-01", "DST-THN-01")
def test_dark_devastation_hurts_and_blanks_a_die_or_turns_it_freely() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(DARK, "Sp")])]
    foe = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, [*foe]).resolve("Dark", "Rey").answer("yes")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (2, ["1MD"])  # only the die itself has a blank
    other = [a_character(LUKE, showing=("3MD",))]
    scene = a_table(mine, other).resolve("Dark", "Luke").answer("yes", "Luke")
    assert scene.pool(THEM) == ["-"]
    assert a_table(mine, other).resolve("Dark", "Luke").answer("no").pool(THEM) == ["3MD"]
    more = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece(DARK, "Sp")])]
    scene = a_table(more, other).resolve("Dark", "Luke").answer("yes", "Luke", "1 focus")
    assert scene.pool(THEM) == ["1F"]
    assert not a_table([TROOPER], other, hand=[DARK], resources=2).can("play Dark")


@card(SHII_CHO)
@rule("DST-THN-01", "DST-TRN-01")
def test_shii_cho_mastery_turns_damage_away_and_another_die_to_melee_damage() -> None:
    mine = [a_character(KYLO, showing=("1R",), upgrades=[a_piece(SHII_CHO, "Sp")])]
    foe = [a_character(LUKE, showing=("3MD",))]
    scene = a_table(mine, foe).resolve("Shii-Cho", "blank").answer("Kylo", "1 melee")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["-"])
    nothing = [a_character(LUKE, showing=("1R",))]
    assert a_table(mine, nothing).resolve("Shii-Cho").pool() == ["1R"]  # "then" is not reached


@card(SHII_CHO)
@rule("DST-LIM-04", "DST-PRE-02")
def test_shii_cho_mastery_buys_the_end_of_a_weapon() -> None:
    foe = [a_character(TROOPER, upgrades=[PISTOL])]
    scene = a_table([LUKE], foe, hand=[SHII_CHO], resources=5).play("Shii-Cho", "yes")
    assert (scene.upgrades("First Order"), scene.resources()) == ([], 0)
    scene = a_table([LUKE], foe, hand=[SHII_CHO], resources=5).play("Shii-Cho", "no")
    assert (len(scene.upgrades("First Order")), scene.resources()) == (1, 2)
    assert not a_table([TROOPER], foe, hand=[SHII_CHO], resources=5).can("play Shii-Cho")
    assert not a_table([a_character(LUKE, upgrades=[NIMAN])], foe, hand=[SHII_CHO], resources=5).can("play Shii-Cho")


@card(DROID)
@rule("DST-RSV-01", "DST-IND-05")
def test_a_security_droid_removes_damage_after_it_did_damage() -> None:
    foe = [a_character(LUKE, showing=("3MD", "1R"))]
    scene = a_table([TROOPER], foe, supports=[a_piece(DROID, "2MD")], resources=1).resolve("Security", "Luke", "yes")
    assert (scene.damage("Luke"), scene.pool(THEM), scene.resources()) == (2, ["1R"], 0)
    scene = a_table([TROOPER], foe, supports=[a_piece(DROID, "2MD")], resources=1).resolve("Security", "Luke", "no")
    assert scene.pool(THEM) == ["3MD", "1R"]
    scene = a_table([TROOPER], foe, supports=[a_piece(DROID, "1R")], resources=1).resolve("Security")
    assert (scene.resources(), scene.asked) == (2, THEM)


@card("11123")
@rule("DST-PLX-04", "DST-TRN-01", "DST-PRE-02")
def test_niman_training_turns_an_upgrade_die_and_becomes_mastery() -> None:
    mine = [a_character(LUKE, showing=("-",), upgrades=[a_piece("11123", "Sp"), a_piece(SABER, "-")])]
    scene = a_table(mine, [KYLO], hand=[NIMAN]).resolve(
        "Niman Training", "Lightsaber", "3 melee", "yes", "Niman Mastery"
    )
    scene.answer("luke skywalker, jedi knight")
    assert sorted(scene.upgrades("Luke")) == ["Lightsaber", "Niman Mastery"]
    assert ("3MD1" in scene.pool(), scene.resources(), scene.discard()) == (True, 0, ["Niman Training"])
    scene = a_table(mine, [KYLO], discard=[NIMAN]).resolve(
        "Niman Training", "Lightsaber", "3 melee", "yes", "Niman Mastery"
    )
    assert "Niman Mastery" in scene.answer("luke skywalker, jedi knight").upgrades("Luke")
    scene = a_table(mine, [KYLO], hand=[NIMAN]).resolve("Niman Training", "Lightsaber", "3 melee", "no")
    assert (scene.upgrades("Luke"), scene.hand()) == (["Niman Training", "Lightsaber"], ["Niman Mastery"])
    assert not a_table([TROOPER], [KYLO], hand=["11123"], resources=1).can("play Niman")


@card("14070")
@rule("DST-PLX-04", "DST-TRN-01", "DST-PRE-02")
def test_shii_cho_training_turns_damage_away_and_becomes_mastery() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece("14070", "Sp")])]
    foe = [a_character(LUKE, showing=("3MD",))]
    scene = a_table(mine, foe, hand=[SHII_CHO]).resolve("Shii-Cho Training", "blank", "yes", "Shii-Cho Mastery")
    assert (scene.pool(THEM), scene.upgrades("Kylo")) == (["-"], ["Shii-Cho Mastery"])
    assert not a_table(mine, foe).resolve("Shii-Cho Training").can("2 melee")
    scene = a_table(mine, foe, hand=[SHII_CHO]).resolve("Shii-Cho Training", "blank", "no")
    assert scene.upgrades("Kylo") == ["Shii-Cho Training"]
    assert not a_table([TROOPER], foe, hand=["14070"], resources=2).can("play Shii-Cho")


@card("19021")
@rule("DST-RSV-04", "DST-THN-01")
def test_this_millennium_falcon_takes_a_shield_and_resolves_another_side() -> None:
    falcon = [a_piece("19021", "Sp")]
    scene = a_table([HAN], [a_character(KYLO, shields=1)], supports=falcon).resolve("Millennium", "3 ranged", "Kylo")
    assert (scene.shields("Kylo"), scene.damage("Kylo"), scene.pool()) == (0, 3, [])
    mine = [a_character(HAN, shields=1)]
    scene = a_table(mine, [a_character(KYLO, shields=1)], supports=falcon).resolve("Millennium", "Han", "1 resource")
    assert (scene.shields("Han"), scene.shields("Kylo"), scene.resources()) == (0, 1, 1)
    scene = a_table([HAN], [KYLO], supports=falcon).resolve("Millennium")
    assert (scene.pool(), scene.resources(), scene.asked) == ([], 0, THEM)
