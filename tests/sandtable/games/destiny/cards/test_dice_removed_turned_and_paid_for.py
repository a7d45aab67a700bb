"""Dice that are removed, turned and resolved at a price. Values by hand from the printed cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, COVER, SUBJUGATE = "01054", "01059", "01053", "01157", "04022"
KUIIL, CASSIAN, BENTHIC, BARRISS, NARTHAX = "16065", "07090", "15063", "23002", "16022"
SMUGGLING, OPPRESS, LONG_LIVE, MERCENARY, SEEKER = "19033", "24023", "24021", "22076", "22025"
HANS_DICE, ACOLYTE, HEY, UNLUCKY, MAARVA, PEACE = "11109", "18003", "14055", "23037", "23074", "09023"
TL_50, NIHIL, HASK, SE_14R, DAUGHTERS, MOTTI = "11037", "24041", "11021", "22098", "23086", "11020"


# -- Smuggling Job -----------------------------------------------------------------------------------------------


@card("19033")
@rule("DST-ASI-01")
def test_smuggling_job_resolves_a_vehicle_die_as_resources() -> None:
    scene = a_table([FINN], [KYLO], supports=[a_piece(NARTHAX, "2RD")], hand=[SMUGGLING], resources=1)
    assert scene.play("Smuggling").resources() == 2
    assert scene.pool() == []


@card("19033")
@rule("DST-SPX-02")
def test_smuggling_job_needs_a_yellow_character_and_a_vehicle_die() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(NARTHAX, "2RD")], hand=[SMUGGLING], resources=1)
    assert (scene.play("Smuggling").resources(), scene.pool()) == (0, ["2RD"])
    scene = a_table([FINN], [KYLO], supports=[a_piece(OUTPOST, "2Dr")], hand=[SMUGGLING], resources=1)
    assert (scene.play("Smuggling").resources(), scene.pool()) == (0, ["2Dr"])


# -- Oppress Freedom ---------------------------------------------------------------------------------------------


@card("24023")
@rule("DST-THN-01", "DST-BFX-09")
def test_oppress_freedom_gives_the_battlefield_away_for_a_card_of_the_opponent() -> None:
    theirs = a_side([a_character(REY, showing=("1MD",))], hand=[COVER])
    scene = a_table([PHASMA], theirs, hand=[OPPRESS], resources=1).play("Oppress", "yes", "Rey")
    assert (scene.pool(THEM), scene.hand(THEM), scene.damage("Rey"), scene.duel.holder) == ([], [], 1, THEM)
    theirs = a_side([a_character(REY, showing=("1MD",))], hand=[BLASTER])
    scene = a_table([PHASMA], theirs, hand=[OPPRESS], resources=1).play("Oppress", "yes")
    assert (scene.hand(THEM), scene.damage("Rey"), scene.duel.holder) == ([], 0, THEM)


@card("24023")
@rule("DST-THN-01", "DST-BFX-09")
def test_oppress_freedom_stops_without_a_low_die_or_the_battlefield() -> None:
    theirs = a_side([a_character(LUKE, showing=("3MD",))], hand=[COVER])
    scene = a_table([PHASMA], theirs, hand=[OPPRESS], resources=1).play("Oppress")
    assert (scene.pool(THEM), scene.hand(THEM), scene.duel.holder) == (["3MD"], ["Take Cover"], ME)
    theirs = a_side([a_character(LUKE, showing=("2MD",))], hand=[COVER])
    scene = a_table([PHASMA], theirs, hand=[OPPRESS], resources=1, holder=THEM).play("Oppress")
    assert (scene.pool(THEM), scene.hand(THEM), scene.asked) == ([], ["Take Cover"], THEM)


# -- Long Live The Empire ----------------------------------------------------------------------------------------


@card("24021")
@rule("DST-CHE-01", "D-53")
def test_long_live_the_empire_discards_an_event_or_another_card() -> None:
    theirs = [a_character(LUKE, showing=("3MD", "1Sh"))]
    scene = a_table([PHASMA], theirs, hand=[LONG_LIVE, COVER, BLASTER]).play("Long Live", "an event")
    assert (scene.pool(THEM), scene.hand()) == (["3MD"], ["DH-17 Blaster Pistol"])
    scene = a_table([PHASMA], theirs, hand=[LONG_LIVE, COVER, BLASTER]).play("Long Live", "non-event")
    assert (scene.pool(THEM), scene.hand()) == (["1Sh"], ["Take Cover"])


@card("24021")
@rule("DST-CHE-01", "D-53")
def test_long_live_the_empire_removes_nothing_without_a_card_of_that_kind() -> None:
    theirs = [a_character(LUKE, showing=("3MD", "1Sh"))]
    scene = a_table([PHASMA], theirs, hand=[LONG_LIVE, COVER]).play("Long Live", "non-event")
    assert (scene.pool(THEM), scene.hand()) == (["3MD", "1Sh"], ["Take Cover"])


# -- Quite The Mercenary -----------------------------------------------------------------------------------------


@card("22076")
@rule("DST-MEM-05", "DST-TRN-01")
def test_quite_the_mercenary_heals_the_hurt_scoundrel_and_turns_its_die() -> None:
    mine = [a_character(HAN, damage=1, showing=("-",)), a_character(FINN, damage=3)]
    scene = a_table(mine, [a_character(LUKE, showing=("2MD",))], hand=[MERCENARY], resources=1, turn=THEM)
    scene.resolve("Luke", "Han").play("Quite", "3 ranged")
    assert (scene.damage("Han"), scene.damage("Finn"), scene.pool()) == (1, 3, ["3RD1"])


@card("22076")
@rule("DST-SPX-04", "DST-MEM-05")
def test_quite_the_mercenary_is_about_damage_of_the_last_turn() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    hurt = [a_character(HAN, damage=1), a_character(REY)]
    scene = a_table(hurt, theirs, hand=[MERCENARY], resources=1, turn=THEM).resolve("Luke", "Rey")
    assert not scene.can("play Quite")


# -- Seeker Droid ------------------------------------------------------------------------------------------------


@card("22025")
@rule("D-53", "DST-ABA-01")
def test_seeker_droid_hurts_and_stays_ready_where_no_event_was_discarded() -> None:
    mine = [a_character(PHASMA, showing=("1Dc",))]
    scene = a_table(mine, a_side([REY], hand=[BLASTER]), supports=[SEEKER_READY]).use("Seeker Droid", "Rey")
    assert (scene.damage("Rey"), scene.hand(THEM), scene.exhausted("Seeker"), scene.pool()) == (1, [], False, [])
    scene = a_table(mine, a_side([REY], hand=[COVER]), supports=[SEEKER_READY]).use("Seeker Droid", "Rey")
    assert (scene.damage("Rey"), scene.hand(THEM), scene.exhausted("Seeker")) == (1, [], True)


@card("22025")
@rule("D-53")
def test_seeker_droid_needs_a_die_showing_a_discard() -> None:
    theirs = a_side([REY], hand=[BLASTER])
    assert not a_table([a_character(PHASMA, showing=("1R",))], theirs, supports=[SEEKER_READY]).can("use Seeker")
    tired = a_piece(SEEKER, exhausted=True)
    assert not a_table([a_character(PHASMA, showing=("1Dc",))], theirs, supports=[tired]).can("use Seeker")


SEEKER_READY = a_piece(SEEKER)


# -- Han Solo's Dice ---------------------------------------------------------------------------------------------


@card("11109")
@rule("DST-OPD-05", "DST-THN-01")
def test_han_solos_dice_reroll_a_blank_and_are_ready_again_on_him() -> None:
    mine = [a_character(HAN, upgrades=[HANS_DICE])]
    scene = a_table(mine, [KYLO]).roll_next(5, 0, 1).activate("Han", "yes", "yes")
    assert (sorted(scene.pool()), scene.exhausted("Han Solo's Dice")) == (["1R", "3RD1"], False)
    scene = a_table(mine, [KYLO]).roll_next(5, 0).activate("Han", "no")
    assert (sorted(scene.pool()), scene.exhausted("Han Solo's Dice")) == (["-", "1R"], False)


@card("11109")
@rule("DST-OPD-05")
def test_han_solos_dice_stay_exhausted_on_others_and_see_no_blank_of_their_own() -> None:
    mine = [a_character(FINN, upgrades=[HANS_DICE])]
    scene = a_table(mine, [KYLO]).roll_next(5, 0, 1).activate("Finn", "yes")
    assert (sorted(scene.pool()), scene.exhausted("Han Solo's Dice")) == (["1R", "2RD"], True)
    scene = a_table(mine, [KYLO]).roll_next(0, 5).activate("Finn")
    assert (sorted(scene.pool()), scene.asked) == (["-", "1RD"], THEM)


# -- Nightsister Acolyte -----------------------------------------------------------------------------------------


@card("18003")
@rule("D-53", "DST-RRL-01")
def test_nightsister_acolyte_plays_a_card_of_odd_cost_to_reroll_a_die() -> None:
    mine = [a_character(ACOLYTE, showing=("-",))]
    scene = a_table(mine, [KYLO], hand=[BLASTER, OUTPOST], resources=2).roll_next(1)
    scene.use("Nightsister Acolyte")
    assert (scene.pool(), scene.upgrades("Acolyte"), scene.resources()) == (["2RD"], ["DH-17 Blaster Pistol"], 1)
    assert not a_table(mine, [KYLO], hand=[OUTPOST], resources=2).can("use Nightsister")
    assert not a_table(mine, [KYLO], hand=[BLASTER]).can("use Nightsister")


# -- Hey Hey! ----------------------------------------------------------------------------------------------------


@card("14055")
@rule("DST-CHT-07", "DST-SPX-02")
def test_hey_hey_raises_a_support_die_by_the_resources_spent() -> None:
    fighter = a_piece(NARTHAX, "2RD")
    scene = a_table([KUIIL], [KYLO], supports=[fighter], hand=[HEY], resources=3).play("Hey", "2", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool()) == (4, 1, [])
    scene = a_table([KUIIL], [KYLO], supports=[fighter], hand=[HEY], resources=3).play("Hey", "0", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (2, 3)


@card("14055")
@rule("DST-SPX-02")
def test_hey_hey_spends_in_vain_without_an_engineer() -> None:
    fighter = a_piece(NARTHAX, "2RD")
    scene = a_table([FINN], [KYLO], supports=[fighter], hand=[HEY], resources=1).play("Hey", "1")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool()) == (0, 0, ["2RD"])


# -- Unlucky For Some, A Sinister Peace --------------------------------------------------------------------------


@card("23037")
@rule("D-53", "DST-IND-01")
def test_unlucky_for_some_removes_a_yellow_blank_for_indirect_damage() -> None:
    scene = a_table([a_character(HAN, showing=("-", "1R"))], [KYLO], hand=[UNLUCKY]).play("Unlucky")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["1R"])
    scene = a_table([a_character(LUKE, showing=("-",))], [KYLO], hand=[UNLUCKY]).play("Unlucky")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["-"])


@card("09023")
@rule("D-53", "DST-VAL-01")
def test_a_sinister_peace_discards_a_card_to_remove_a_high_die() -> None:
    theirs = [a_character(LUKE, showing=("3MD", "1Sh"))]
    scene = a_table([PHASMA], theirs, hand=[PEACE, COVER]).play("A Sinister")
    assert (scene.pool(THEM), scene.hand(), scene.asked) == (["1Sh"], [], THEM)
    scene = a_table([PHASMA], theirs, hand=[PEACE]).play("A Sinister")
    assert scene.pool(THEM) == ["3MD", "1Sh"]


# -- Maarva Andor ------------------------------------------------------------------------------------------------


@card("23074")
@rule("DST-OPD-10", "DST-SPX-01")
def test_maarva_andor_rolls_a_partisan_die_and_rerolls_it_beside_cassian() -> None:
    scene = a_table([MAARVA, BENTHIC, CASSIAN], [KYLO]).roll_next(5, 0)
    scene.activate("Maarva", "yes", "yes")
    assert (scene.pool(), scene.asked) == (["2ID"], THEM)
    scene = a_table([MAARVA, BENTHIC], [KYLO]).roll_next(5).activate("Maarva", "yes")
    assert (scene.pool(), scene.asked) == (["-"], THEM)
    assert a_table([MAARVA, KYLO], [KYLO]).activate("Maarva").asked == THEM


# -- TL-50 Heavy Repeater ----------------------------------------------------------------------------------------


@card("11037")
@rule("DST-POW-01", "DST-TRN-01")
def test_tl_50_is_turned_by_a_trooper_only() -> None:
    scene = a_table([a_character(TROOPER, upgrades=[a_piece(TL_50, "-")])], [REY]).use(
        "TL-50 Heavy Repeater", "2 ranged"
    )
    assert scene.pool() == ["2RD"]
    scene = a_table([a_character(KYLO, upgrades=[a_piece(TL_50, "-")])], [REY]).use("TL-50 Heavy Repeater")
    assert (scene.pool(), scene.used("TL-50")) == (["-"], True)


@card("11037")
@rule("DST-ABS-01", "DST-IND-01")
def test_tl_50_fires_again_and_again() -> None:
    scene = a_table([a_character(KYLO, upgrades=[a_piece(TL_50, "Sp")])], [REY]).roll_next(3).resolve("TL-50")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["1Dc"])


# -- Nihil Lightsaber --------------------------------------------------------------------------------------------


@card("24041")
@rule("DST-MEM-02", "DST-RRL-01")
def test_nihil_lightsaber_rerolls_a_die_after_its_bearer_was_hurt_by_its_own_side() -> None:
    mine = [a_character(HAN, upgrades=[a_piece(NIHIL)], showing=("2RD", "-"))]
    scene = a_table(mine, [KYLO]).resolve("Han Solo die (2", "Han").roll_next(1).answer("yes")
    assert (scene.damage("Han"), scene.pool()) == (2, ["3RD1"])
    mine = [a_character(HAN, upgrades=[a_piece(NIHIL)])]
    scene = a_table(mine, [a_character(LUKE, showing=("2MD",))], turn=THEM).resolve("Luke", "Han")
    assert (scene.damage("Han"), scene.asked) == (2, ME)
    assert scene.can("activate Han")


@card("24041")
@rule("DST-MEM-02")
def test_nihil_lightsaber_acts_once_in_a_phase() -> None:
    mine = [a_character(HAN, upgrades=[a_piece(NIHIL)], showing=("2RD", "2RD"))]
    scene = a_table(mine, [KYLO]).resolve("Han Solo die (2", "Han").answer("no")
    scene.answer("Han Solo die", "Han")
    assert (scene.damage("Han"), scene.pool(), scene.asked) == (4, [], THEM)


# -- Gideon Hask -------------------------------------------------------------------------------------------------


@card("11021")
@rule("DST-POW-01", "DST-OPD-10")
def test_gideon_hask_rolls_a_trooper_die_in_while_he_holds_the_battlefield() -> None:
    scene = a_table([HASK, TROOPER, KYLO], [REY]).roll_next(1).use("Gideon Hask", "First Order")
    assert (scene.pool(), scene.asked) == (["2RD"], THEM)
    scene = a_table([HASK, TROOPER], [REY], holder=THEM).use("Gideon Hask")
    assert (scene.pool(), scene.used("Gideon")) == ([], True)


# -- SE-14r Light Blaster ----------------------------------------------------------------------------------------


@card("22098")
@rule("D-53", "DST-SHD-01")
def test_se_14r_removes_its_damage_for_one_that_shields_dont_block() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(SE_14R, "3RD1")])]
    scene = a_table(mine, [a_character(REY, shields=2)]).use("SE-14r Light Blaster", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool(), scene.exhausted("SE-14r")) == (1, 2, [], True)
    assert not a_table([a_character(KYLO, upgrades=[a_piece(SE_14R, "1F")])], [REY]).can("use SE-14r")
    tired = a_piece(SE_14R, "3RD1", exhausted=True)
    assert not a_table([a_character(KYLO, upgrades=[tired])], [REY]).can("use SE-14r")


# -- Daughters of Ferrix -----------------------------------------------------------------------------------------


@card("23086")
@rule("DST-CHE-01", "DST-ASI-01")
def test_daughters_of_ferrix_choose_one_of_three() -> None:
    mine = [a_character(CASSIAN, showing=("1Dc", "-")), BENTHIC_THERE]
    daughters = [a_piece(DAUGHTERS)]
    scene = a_table(mine, [KYLO], supports=daughters).use("Daughters of Ferrix", "resolve", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.exhausted("Daughters")) == (1, ["-"], True)
    scene = a_table(mine, [KYLO], supports=daughters).use("Daughters of Ferrix", "give")
    assert (scene.shields("Benthic"), scene.pool()) == (1, ["1Dc", "-"])
    scene = a_table(mine, a_side([KYLO], deck=[BLASTER]), supports=daughters)
    scene.use("Daughters of Ferrix", "remove", "Player 2")
    assert (scene.deck(THEM), scene.pool()) == ([], ["1Dc"])
    assert not a_table(mine, [KYLO], supports=[a_piece(DAUGHTERS, exhausted=True)]).can("use Daughters")


BENTHIC_THERE = a_character(BENTHIC)


# -- Conan Motti -------------------------------------------------------------------------------------------------


@card("11020")
@rule("DST-RSV-01", "D-53")
def test_conan_motti_discards_a_card_to_remove_a_die_after_his_discard() -> None:
    mine = [a_character(MOTTI, showing=("1Dc",))]
    theirs = a_side([a_character(REY, showing=("1MD",))], hand=[COVER])
    scene = a_table(mine, theirs, hand=[BLASTER]).resolve("Conan Motti", "yes")
    assert (scene.pool(THEM), scene.hand(), scene.hand(THEM)) == ([], [], [])
    scene = a_table(mine, theirs, hand=[BLASTER]).resolve("Conan Motti", "no")
    assert (scene.pool(THEM), scene.hand()) == (["1MD"], ["DH-17 Blaster Pistol"])
    scene = a_table([a_character(MOTTI, showing=("1R",))], theirs, hand=[BLASTER]).resolve("Conan Motti")
    assert (scene.resources(), scene.asked) == (1, THEM)
