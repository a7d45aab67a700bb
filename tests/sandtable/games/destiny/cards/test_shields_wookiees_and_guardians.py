"""Shields, Wookiees, and dice that come back or answer Guardian. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, COVER, SUBJUGATE, WANTED = "01054", "01059", "01053", "01157", "04022", "09143"
REBEL, GUNGI, VIGILANT, STAP = "01030", "23046", "09058", "09032"
ANAKIN, GREEF, TARFFUL, VILLAGE, VENGEFUL, SWING = "23045", "24057", "12074", "11068", "12092", "12079"
FLING, YOUNGLINGS, HIDDEN, IG_88, LAIR, LIFT, JUMP = "12102", "14034", "05072", "11039", "07157", "08118", "07118"
PROTECTION, KYLO_BOUND, REY_BOUND, ATARU, CONFLICTED = "04032", "11002", "11057", "05101", "08110"


# -- Anakin Skywalker --------------------------------------------------------------------------------------------


@card("23045")
@rule("D-404")
def test_anakin_has_to_be_activated_after_an_opponents_activation() -> None:
    scene = a_table([ANAKIN, FINN], [KYLO], turn=THEM).roll_next(0).activate("Kylo")
    assert (scene.asked, scene.can("activate Finn"), scene.can("pass")) == (THEM, False, True)  # Anakin was activated
    assert scene.exhausted("Anakin")
    scene = a_table([a_character(ANAKIN, exhausted=True), a_character(FINN)], [KYLO], turn=THEM).roll_next(0)
    assert scene.activate("Kylo").can("activate Finn")


@card("23045")
@rule("DST-GDN-01", "DST-RTC-04")
def test_anakin_strikes_where_guardian_has_removed_a_die() -> None:
    mine = [a_character(ANAKIN, showing=("1MD",)), a_character(REBEL)]
    theirs = [a_character(KYLO, showing=("1MD",)), a_character(LUKE)]
    scene = a_table(mine, theirs).roll_next(3).activate("Rebel", "Kylo", "yes", "Luke")
    assert (scene.damage("Luke"), scene.pool(THEM), scene.pool()) == (2, [], ["1Sh"])
    scene = a_table(mine, theirs).roll_next(3).activate("Rebel", "Kylo", "no")
    assert (scene.damage("Luke"), scene.pool()) == (0, ["1MD", "1Sh"])


# -- Greef Karga -------------------------------------------------------------------------------------------------


@card("24057")
@rule("DST-CHM-01", "DST-MEM-02")
def test_greef_karga_makes_an_opponent_draw_and_resolves_a_die_for_it() -> None:
    mine = [a_character(GREEF, showing=("1R",))]
    theirs = a_side([a_character(KYLO, tokens={CHARMS: 1})], deck=[BLASTER])
    scene = a_table(mine, theirs).use("Greef Karga", "yes")
    assert (scene.hand(THEM), scene.resources(), scene.tokens("Kylo", CHARMS)) == (["DH-17 Blaster Pistol"], 2, 0)
    scene = a_table(mine, theirs).use("Greef Karga", "no")
    assert (scene.hand(THEM), scene.resources()) == (["DH-17 Blaster Pistol"], 0)


@card("24057")
@rule("DST-MEM-02", "DST-CHM-01")
def test_greef_karga_answers_the_first_draw_of_a_round_only() -> None:
    mine = [a_character(GREEF, showing=("1R", "1F"))]
    theirs = a_side([a_character(LUKE), a_character(KYLO, tokens={CHARMS: 1})], deck=[BLASTER, COVER])
    scene = a_table(mine, theirs, turn=THEM).roll_next(3).activate("Luke").answer("no")
    scene.use("Greef Karga")
    assert (len(scene.hand(THEM)), scene.asked, scene.pool()) == (2, THEM, ["1R", "1F"])
    assert a_table([GREEF], theirs).activate("Greef").asked == ME  # Charm


FINN_THERE = a_character(FINN)


# -- Tarfful, Vengeful Wookiee -----------------------------------------------------------------------------------


@card("12074")
@rule("DST-DFX-04", "DST-LIM-05")
def test_tarfful_gives_other_wookiees_health() -> None:
    scene = a_table([TARFFUL, a_character(GUNGI, damage=7)], [a_character(LUKE, showing=("2MD",))], turn=THEM)
    assert "Gungi" in scene.resolve("Luke", "Gungi").team()  # 9 damage, 10 health
    scene = a_table([a_character(TARFFUL, damage=9), FINN_THERE], [a_character(LUKE, showing=("2MD",))], turn=THEM)
    assert scene.resolve("Luke", "Tarfful").team() == ["Finn"]


@card("12074")
@rule("DST-VAL-03", "DST-RSV-01")
def test_a_hurt_tarfful_deals_more_damage() -> None:
    assert (
        a_table([a_character(TARFFUL, damage=6, showing=("2MD",))], [KYLO]).resolve("Tarfful", "Kylo").damage("Kylo")
        == 3
    )
    assert (
        a_table([a_character(TARFFUL, damage=5, showing=("2MD",))], [KYLO]).resolve("Tarfful", "Kylo").damage("Kylo")
        == 2
    )


@card("12092")
@rule("DST-BEF-01", "DST-THN-01")
def test_a_vengeful_wookiee_rerolls_and_perhaps_removes_a_die_before_its_activation() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([a_character(VENGEFUL, damage=6)], theirs).roll_next(3).activate("Vengeful", "yes", "yes")
    assert (scene.pool(THEM), scene.exhausted("Vengeful")) == ([], True)
    scene = a_table([a_character(VENGEFUL, damage=5)], theirs).roll_next(3).activate("Vengeful", "yes")
    assert (scene.pool(THEM), scene.asked) == (["1R"], THEM)
    scene = a_table([VENGEFUL], theirs).activate("Vengeful", "no")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


# -- Caretaker Village -------------------------------------------------------------------------------------------


@card("11068")
@rule("DST-RMV-01", "DST-OPD-10")
def test_caretaker_village_rolls_a_removed_jedi_die_back() -> None:
    theirs = a_side([PHASMA], hand=[SUBJUGATE], resources=2)
    mine = [a_character(LUKE, showing=("2MD",)), a_character(FINN, showing=("1R",))]
    village = [a_piece(VILLAGE)]
    scene = a_table(mine, theirs, supports=village, turn=THEM).play("Subjugate", "Luke").roll_next(1).answer("yes")
    assert (sorted(scene.pool()), scene.exhausted("Caretaker")) == (["1R", "3MD"], True)
    scene = a_table(mine, theirs, supports=village, turn=THEM).play("Subjugate", "Luke").answer("no")
    assert scene.pool() == ["1R"]
    scene = a_table(mine, theirs, supports=village, turn=THEM).play("Subjugate", "Finn")
    assert (scene.pool(), scene.can("pass")) == (["2MD"], True)


# -- Swing In, Fling ---------------------------------------------------------------------------------------------


@card("12079")
@rule("DST-OPD-09", "DST-DFX-03")
def test_swing_in_rolls_one_die_of_each_strong_character() -> None:
    mine = [a_character(PHASMA, dice=2), a_character(TROOPER), a_character(FINN)]
    scene = a_table(mine, [KYLO], hand=[SWING], resources=2).roll_next(0, 3).play("Swing", "Phasma", "Finn")
    assert (scene.pool(), scene.exhausted("Phasma"), scene.asked) == (["1RD", "1Sh"], False, THEM)
    scene = a_table(mine, [KYLO], hand=[SWING], resources=2).roll_next(0).play("Swing", "Phasma", "no more")
    assert scene.pool() == ["1RD"]


@card("12102")
@rule("DST-DFX-03", "DST-SPX-01")
def test_fling_exhausts_a_character_of_less_health_than_the_wookiee() -> None:
    scene = a_table([GUNGI, FINN], [TROOPER, KYLO], hand=[FLING], resources=3).play("Fling")
    assert (scene.exhausted("Stormtrooper"), scene.exhausted("Kylo"), scene.exhausted("Finn")) == (True, False, False)
    scene = a_table([FINN], [TROOPER], hand=[FLING], resources=3).play("Fling")
    assert not scene.exhausted("Stormtrooper")


# -- Protect the Younglings, Hidden Blaster, Luke's Protection ---------------------------------------------------


@card("14034")
@rule("D-53", "DST-SHD-03")
def test_protect_the_younglings_removes_a_jedi_die_for_three_shields() -> None:
    mine = [a_character(LUKE, showing=("1R",)), a_character(GUNGI), a_character(FINN)]
    scene = a_table(mine, [PHASMA], hand=[YOUNGLINGS]).play("Protect")
    assert (scene.shields("Gungi"), scene.pool()) == (3, [])
    scene = a_table([a_character(FINN, showing=("1R",)), a_character(GUNGI)], [PHASMA], hand=[YOUNGLINGS])
    scene.play("Protect")
    assert (scene.shields("Gungi"), scene.pool()) == (0, ["1R"])


@card("05072")
@rule("DST-KEY-01", "DST-SHD-01")
def test_hidden_blaster_takes_a_shield_as_it_is_played() -> None:
    theirs = [a_character(REY, shields=2)]
    scene = a_table([FINN], theirs, hand=[HIDDEN], resources=2).play("Hidden", "yes")
    assert (scene.shields("Rey"), scene.asked) == (1, ME)  # Ambush
    scene = a_table([FINN], theirs, hand=[HIDDEN], resources=2).play("Hidden", "no")
    assert scene.shields("Rey") == 2


@card("04032")
@rule("D-23", "DST-ABA-01")
def test_lukes_protection_goes_on_top_of_the_deck_for_a_shield() -> None:
    scene = a_table([FINN, REY], [PHASMA], supports=[a_piece(PROTECTION)], deck=[BLASTER]).use("Luke's Protection")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.supports()) == (1, 0, [])
    assert scene.deck() == ["Luke's Protection", "DH-17 Blaster Pistol"]


# -- IG-88, Bendu's Lair -----------------------------------------------------------------------------------------


@card("11039")
@rule("DST-AGN-02", "DST-POW-01")
def test_ig_88_hurts_all_characters_with_a_bounty() -> None:
    theirs = [
        a_character(REY, downgrades=[WANTED]), a_character(LUKE, downgrades=[WANTED], shields=1), a_character(KYLO)
    ]  # fmt: skip
    scene = a_table([a_character(IG_88, showing=("2RD",))], theirs).use("IG-88", "Luke", "Rey")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.damage("Kylo"), scene.pool()) == (2, 1, 0, [])
    scene = a_table([a_character(IG_88, showing=("2RD",))], theirs).use("IG-88", "Rey")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.pool()) == (2, 0, [])
    scene = a_table([a_character(IG_88, showing=("2RD",))], theirs).use("IG-88", "no more")
    assert (scene.damage("Rey"), scene.pool(), scene.used("IG-88")) == (0, ["2RD"], True)


@card("11039", "18047")
@rule("DST-AGN-02", "DST-UNB-01")
def test_ig_88_hurts_them_past_their_shields_with_an_unblockable_die_and_nobody_else() -> None:
    """Mace Windu's die is unblockable, and with the mask on he is a bounty hunter."""
    theirs = [
        a_character(REY, downgrades=[WANTED], shields=1),
        a_character(LUKE, downgrades=[WANTED]),
        a_character(KYLO),
    ]
    mine = [a_character(IG_88), a_character("18047", upgrades=["11152"], showing=("2MD",))]
    scene = a_table(mine, theirs).use("IG-88", "Luke", "Rey")
    assert [scene.damage(name) for name in ("Rey", "Luke", "Kylo")] == [2, 2, 0]
    assert (scene.shields("Rey"), scene.pool(), scene.asked) == (1, [], THEM)


@card("07157")
@rule("DST-BFX-06", "DST-POW-01")
def test_bendus_lair_lends_its_die_to_its_holder() -> None:
    scene = a_free_for_all(a_side([REY], battlefield=LAIR), a_side([KYLO])).roll_next(2).use("Bendu's Lair")
    assert scene.pool() == ["1F"]
    scene.claim()
    assert scene.pool() == []


# -- Force Lift, Force Jump --------------------------------------------------------------------------------------


@card("08118")
@rule("DST-CHE-01", "D-23")
def test_force_lift_hurts_or_returns_a_cheap_support() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(LIFT, "Sp")])]
    theirs = a_side([REY], supports=[a_piece(OUTPOST)])
    assert a_table(mine, theirs).resolve("Force Lift", "deal", "Rey").damage("Rey") == 2
    scene = a_table(mine, theirs).resolve("Force Lift", "return")
    assert (scene.supports(THEM), scene.hand(THEM)) == ([], ["Outpost"])
    assert not a_table([FINN], [KYLO], hand=[LIFT], resources=3).can("play Force")


@card("07118")
@rule("DST-TRN-01", "DST-PRE-02")
def test_force_jump_blanks_damage_and_rolls_again() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(JUMP, "Sp")])]
    theirs = [a_character(LUKE, showing=("3MD",)), a_character(REY, showing=("1MD", "1R"))]
    scene = a_table(mine, theirs).roll_next(0).resolve("Force Jump", "Rey")
    assert (scene.pool(), scene.pool(THEM)) == (["1Sh"], ["3MD", "-", "1R"])
    assert not a_table([FINN], [KYLO], hand=[JUMP], resources=3).can("play Force")


# -- Kylo Ren and Rey, bound by the Force ------------------------------------------------------------------------


@card("11002")
@rule("DST-MOV-01", "DST-THN-01")
def test_kylo_ren_moves_a_shield_and_hurts_somebody_where_a_hero_got_it() -> None:
    mine = [a_character(KYLO_BOUND, shields=1), a_character(PHASMA)]
    scene = a_table(mine, [REY]).use("Kylo Ren", "Rey", "Phasma")
    assert (scene.shields("Rey"), scene.shields("Kylo"), scene.damage("Phasma")) == (1, 0, 1)
    scene = a_table(mine, [REY]).use("Kylo Ren", "Phasma")
    assert (scene.shields("Phasma"), scene.asked) == (1, THEM)


@card("11002")
@rule("DST-SHD-01", "DST-ABS-01")
def test_kylo_rens_special_is_rolled_again_where_shields_blocked() -> None:
    mine = [a_character(KYLO_BOUND, showing=("Sp",))]
    scene = a_table(mine, [a_character(REY, shields=1)]).roll_next(3).resolve("Kylo Ren", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["1R"])
    scene = a_table(mine, [REY]).resolve("Kylo Ren", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])


@card("11002")
@rule("DST-DMX-02", "D-562")
def test_kylo_rens_special_is_rolled_again_where_a_card_blocked() -> None:
    """Armor Plating (02089) blocks without shields; Kylo Ren's Lightsaber (01015) asks for shields."""
    plated = a_character(REY, upgrades=["02089"])
    mine = [a_character(KYLO_BOUND, showing=("Sp",))]
    scene = a_table(mine, [plated]).roll_next(3).resolve("Kylo Ren", "Rey", "yes", "2")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["1R"])
    armed = [a_character(KYLO_BOUND, upgrades=[a_piece("01015", "Sp")])]
    scene = a_table(armed, [plated]).resolve("Kylo Ren's Lightsaber", "Rey", "yes", "2")
    assert (scene.damage("Rey"), scene.pool()) == (0, [])


@card("11057")
@rule("DST-CHE-01", "DST-TRN-01")
def test_rey_rerolls_a_character_die_or_turns_a_villains() -> None:
    mine, theirs = [a_character(REY_BOUND)], [a_character(KYLO, showing=("2MD1",))]
    assert a_table(mine, theirs).roll_next(3).use("Rey", "reroll").pool(THEM) == ["1R"]
    assert a_table(mine, theirs).use("Rey", "turn", "blank").pool(THEM) == ["-"]
    scene = a_table(mine, [a_character(LUKE, showing=("3MD",))]).use("Rey", "turn")
    assert scene.pool(THEM) == ["3MD"]


@card("11057")
@rule("DST-THN-01", "DST-SHD-03")
def test_reys_special_is_rolled_again_with_a_third_shield() -> None:
    mine = [a_character(REY_BOUND, showing=("Sp",), shields=1)]
    scene = a_table(mine, [KYLO]).roll_next(3).resolve("Rey", "Rey")
    assert (scene.shields("Rey"), scene.pool()) == (3, ["1R"])
    scene = a_table([a_character(REY_BOUND, showing=("Sp",))], [KYLO]).resolve("Rey", "Rey")
    assert (scene.shields("Rey"), scene.pool()) == (2, [])


# -- Ataru Strike, Conflicted ------------------------------------------------------------------------------------


@card("05101")
@rule("DST-VAL-03", "DST-RTC-04")
def test_ataru_strike_adds_the_shields_of_the_character() -> None:
    mine = [a_character(LUKE, shields=2, showing=("2MD", "1R"))]
    scene = a_table(mine, [KYLO], hand=[ATARU], resources=1).play("Ataru", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Luke"), scene.pool()) == (4, 2, ["1R"])
    scene = a_table([a_character(FINN, showing=("1MD",))], [KYLO], hand=[ATARU], resources=1).play("Ataru")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["1MD"])


@card("08110")
@rule("DST-THN-01", "D-73")
def test_conflicted_hurts_or_protects_by_the_new_side() -> None:
    mine = [a_character(LUKE, showing=("1R",))]
    scene = a_table(mine, [KYLO], hand=[CONFLICTED], resources=1).roll_next(0).play("Conflicted", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["2MD"])
    scene = a_table(mine, [KYLO], hand=[CONFLICTED], resources=1).roll_next(2).play("Conflicted", "Luke")
    assert (scene.shields("Luke"), scene.pool()) == (2, ["1F"])
    scene = a_table([LUKE], [KYLO], hand=[CONFLICTED], resources=1).play("Conflicted")
    assert (scene.damage("Kylo"), scene.asked) == (0, THEM)
