"""Dice that cards reroll, roll in and turn, and switched resources. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, R2_D2, WANTED = "01054", "01059", "01053", "02042", "09143"
POE, SISTER, INQUISITOR, JYN = "04025", "03010", "14003", "14042"
BB_8 = "08084"
BLACK_ONE, HIS_SABER, GAMORREAN, EMBO, FORM = "08085", "14011", "16026", "22101", "24086"
FAIR, UNFAIR, JYNS_BLASTER, BLACKMAIL, A_WING = "02145", "15091", "14047", "02023", "24064"
FIVES, RACING, FIGHTER, SUBJUGATE = "13005C", "07094", "16022", "04022"


# -- Black One ---------------------------------------------------------------------------------------------------


@card("08085")
@rule("DST-POW-01", "DST-TRN-01")
def test_black_one_turns_its_die_where_poe_dameron_can_be_spotted() -> None:
    scene = a_table([POE], [KYLO], supports=[a_piece(BLACK_ONE, "-")]).use("Black One", "2 ranged")
    assert (scene.pool(), scene.used("Black One")) == (["2RD"], True)
    scene = a_table([FINN], [KYLO], supports=[a_piece(BLACK_ONE, "-")]).use("Black One")
    assert (scene.pool(), scene.used("Black One")) == (["-"], True)


@card("08085")
@rule("DST-ABS-01")
def test_black_one_rerolls_instead_of_leaving_with_a_droid_on_it() -> None:
    manned = a_piece(BLACK_ONE, "Sp", upgrades=[BB_8])
    scene = a_table([POE], [KYLO], supports=[manned]).roll_next(1).resolve("Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["2RD"])
    scene = a_table([POE], [KYLO], supports=[a_piece(BLACK_ONE, "Sp")]).resolve("Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, [])


# -- Seventh Sister ----------------------------------------------------------------------------------------------


@card("03010")
@rule("DST-ASD-12", "DST-VAX-01")
def test_seventh_sister_may_roll_a_seeker_droid_that_counts_itself() -> None:
    scene = a_table([SISTER], [REY]).roll_next(3, 0).activate("Seventh Sister").answer("yes")
    assert scene.pool() == ["1Sh", "XMD"]
    scene.pass_().resolve("ID9", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["1Sh"])
    scene = a_table([SISTER], [REY]).roll_next(3).activate("Seventh Sister").answer("no")
    assert scene.pool() == ["1Sh"]


# -- Inquisitor Lightsaber ---------------------------------------------------------------------------------------


@card("14011")
@rule("DST-OPD-05")
def test_inquisitor_lightsaber_rerolls_a_blank_on_an_inquisitor() -> None:
    armed = a_character(INQUISITOR, upgrades=[HIS_SABER])
    scene = a_table([armed], [REY]).roll_next(3, 5, 1).activate("Second Sister", "yes")
    assert (sorted(scene.pool()), scene.exhausted("Inquisitor")) == (["1R", "2MD1"], True)
    scene = a_table([a_character(KYLO, upgrades=[HIS_SABER])], [REY]).roll_next(3, 5).activate("Kylo")
    assert (sorted(scene.pool()), scene.asked) == (["-", "1R"], THEM)


@card("14011")
@rule("DST-DWN-15")
def test_any_player_discards_a_card_to_reroll_the_inquisitor_lightsaber() -> None:
    armed = a_character(INQUISITOR, upgrades=[a_piece(HIS_SABER, "1MD")])
    scene = a_table([armed], [REY], hand=[BLASTER]).roll_next(1).use("Inquisitor Lightsaber")
    assert (scene.pool(), scene.discard()) == (["2MD1"], ["DH-17 Blaster Pistol"])
    scene = a_table([armed], a_side([REY], hand=[BLASTER]), turn=THEM).roll_next(4).use("Inquisitor Lightsaber")
    assert (scene.pool(), scene.discard(THEM)) == (["1R"], ["DH-17 Blaster Pistol"])
    assert not a_table([armed], a_side([REY]), turn=THEM).can("use Inquisitor Lightsaber")


# -- Gamorrean Fighter -------------------------------------------------------------------------------------------


@card("16026")
@rule("DST-CPR-02", "DST-CPR-06")
def test_gamorrean_fighter_hurts_whose_die_rolled_the_lowest_value() -> None:
    fight = [a_character(GAMORREAN, showing=("-",))], [a_character(REY, showing=("1R",)), a_character(LUKE)]
    scene = a_table(*fight).roll_next(1, 0).use("Gamorrean Fighter")
    assert (scene.damage("Rey"), scene.damage("Gamorrean"), scene.pool()) == (2, 0, ["3MD1"])


@card("16026")
@rule("DST-CPR-02", "DST-THN-01")
def test_a_beaten_gamorrean_fighter_takes_its_die_away_for_a_resource() -> None:
    fight = [a_character(GAMORREAN, showing=("3MD1",))], [a_character(LUKE, showing=("1R",))]
    scene = a_table(*fight).roll_next(0, 1).use("Gamorrean Fighter")
    assert (scene.damage("Gamorrean"), scene.pool(), scene.resources()) == (2, [], 1)
    tied = a_table(*fight).roll_next(1, 1).use("Gamorrean Fighter", "Luke")
    assert (tied.damage("Luke"), tied.damage("Gamorrean"), tied.pool(), tied.resources()) == (2, 0, ["3MD1"], 0)


@card("16026")
@rule("DST-THN-01")
def test_gamorrean_fighter_without_a_rival_die_only_rerolls_its_own() -> None:
    scene = a_table([a_character(GAMORREAN, showing=("-",))], [LUKE]).roll_next(0).use("Gamorrean Fighter")
    assert (scene.damage("Gamorrean"), scene.damage("Luke"), scene.pool()) == (0, 0, ["1MD"])


# -- Embo --------------------------------------------------------------------------------------------------------


@card("22101")
@rule("DST-DMX-02", "DST-ASI-01")
def test_embo_resolves_his_die_as_shields_before_he_takes_damage() -> None:
    mine = [a_character(EMBO, showing=("2RD",))]
    scene = a_table(mine, [a_character(LUKE, showing=("3MD",))], turn=THEM).resolve("Luke", "Embo")
    scene.answer("yes", "Embo")
    assert (scene.damage("Embo"), scene.shields("Embo"), scene.pool()) == (3, 2, [])
    scene = a_table(mine, [a_character(LUKE, showing=("3MD",))], turn=THEM).resolve("Luke", "Embo").answer("no")
    assert (scene.damage("Embo"), scene.shields("Embo"), scene.pool()) == (3, 0, ["2RD"])


@card("22101")
@rule("DST-AGN-01", "DST-POW-01")
def test_embo_hurts_a_character_with_a_bounty_on_it() -> None:
    hunted = a_character(LUKE, downgrades=[WANTED])
    scene = a_table([a_character(EMBO, showing=("2RD",))], [REY, hunted]).use("Embo")
    assert (scene.damage("Luke"), scene.damage("Rey"), scene.pool()) == (3, 0, [])
    scene = a_table([a_character(EMBO, showing=("2RD",))], [REY, LUKE]).use("Embo")
    assert (scene.damage("Luke"), scene.damage("Rey"), scene.pool(), scene.used("Embo")) == (0, 0, ["2RD"], True)


# -- Unconventional Form -----------------------------------------------------------------------------------------


@card("24086")
@rule("DST-TOK-01")
def test_unconventional_form_turns_another_die_after_melee_damage_was_rolled() -> None:
    mine = [a_character(LUKE), a_character(FINN, showing=("1Sh",))]
    scene = a_table(mine, [KYLO], hand=[FORM], resources=1).play("Unconventional")
    assert scene.tokens("Unconventional", SHIELDS) == 2
    scene.pass_().roll_next(0).activate("Luke", "yes", "2 ranged")
    assert (scene.pool(), scene.tokens("Unconventional", SHIELDS)) == (["2RD", "2MD"], 1)
    assert scene.exhausted("Unconventional")


@card("24086")
@rule("DST-OPD-05")
def test_unconventional_form_waits_only_for_your_own_melee_damage() -> None:
    form = a_piece(FORM, tokens={SHIELDS: 2})
    scene = (
        a_table([a_character(FINN, showing=("1Sh",))], [LUKE], supports=[form], turn=THEM).roll_next(0).activate("Luke")
    )
    assert (scene.pool(), scene.asked) == (["1Sh"], ME)
    scene = a_table([LUKE, a_character(FINN, showing=("1Sh",))], [KYLO], supports=[form]).roll_next(2).activate("Luke")
    assert scene.asked == THEM


# -- "Fair" Trade, Unfair Trade ----------------------------------------------------------------------------------


@card("02145")
@rule("D-460", "DST-THN-01")
def test_fair_trade_switches_all_resources() -> None:
    mine = [a_character(FINN, showing=("1R",))]
    scene = a_table(mine, a_side([KYLO], resources=4), hand=[FAIR])
    scene.duel.record()
    scene.play('"Fair"')
    assert (scene.resources(), scene.resources(THEM)) == (4, 1)
    assert "Player 1 switches all resources and has 4 now." in scene.log()
    scene = a_table([FINN], a_side([KYLO], resources=4), hand=[FAIR]).play('"Fair"')
    assert (scene.resources(), scene.resources(THEM)) == (0, 4)


@card("15091")
@rule("D-460", "DST-THN-01")
def test_unfair_trade_switches_resources_after_the_disrupt() -> None:
    mine = [a_character(HAN, showing=("2Dr",))]
    scene = a_table(mine, a_side([KYLO], resources=5), hand=[UNFAIR], resources=1).play("Unfair")
    assert (scene.resources(), scene.resources(THEM), scene.pool()) == (3, 1, [])
    scene = a_table([HAN], a_side([KYLO], resources=5), hand=[UNFAIR]).play("Unfair")
    assert (scene.resources(), scene.resources(THEM)) == (0, 5)


@card("15091")
@rule("DST-TOK-14")
def test_to_switch_is_no_gain_for_abilities_that_wait_for_one() -> None:
    """The opponent has more resources afterwards, but has not gained them: Cham Syndulla gets none."""
    mine: list[str | Fighter] = [a_character(HAN, showing=("2Dr",)), "22069"]
    scene = a_table(mine, a_side([KYLO], resources=2), hand=[UNFAIR], resources=5).play("Unfair")
    assert (scene.resources(), scene.resources(THEM), scene.tokens("Cham", RESOURCES)) == (0, 5, 0)


@card("15091")
@rule("DST-MUL-10", "D-460")
def test_unfair_trade_is_made_with_the_opponent_who_was_disrupted() -> None:
    mine = a_side([a_character(HAN, showing=("2Dr",))], hand=[UNFAIR])
    scene = a_free_for_all(mine, a_side([KYLO], resources=5), a_side([REY], resources=3))
    scene.play("Unfair", "Player 3")
    assert [scene.resources(seat) for seat in range(3)] == [1, 5, 0]


# -- Jyn Erso's Blaster ------------------------------------------------------------------------------------------


@card("14047")
@rule("DST-CHE-01", "DST-PRE-02")
def test_jyn_ersos_blaster_does_one_of_three_things() -> None:
    mine = [a_character(PHASMA, showing=("1R",)), a_character(HAN)]
    scene = a_table(mine, [KYLO], hand=[JYNS_BLASTER], resources=3).roll_next(2).play("Jyn", "roll this die")
    assert (scene.pool(), scene.asked) == (["1R", "3RD1"], THEM)
    scene = a_table(mine, [KYLO], hand=[JYNS_BLASTER], resources=3).play("Jyn", "resolve one")
    assert (scene.pool(), scene.resources(), scene.asked) == ([], 1, THEM)
    scene = a_table(mine, [KYLO], hand=[JYNS_BLASTER], resources=3).roll_next(0).play("Jyn", "activate", "Han")
    assert (scene.pool(), scene.asked) == (["1R", "2RD"], THEM)
    assert not a_table([HAN], [KYLO], hand=[JYNS_BLASTER], resources=3).can("play Jyn")


@card("14047")
@rule("DST-CHE-01", "D-871")
def test_on_jyn_erso_her_blaster_does_two_of_them() -> None:
    scene = a_table([JYN], [KYLO], hand=[JYNS_BLASTER], resources=3).roll_next(0)
    scene.play("Jyn", "roll this die", "resolve one", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, [], THEM)


@card("14047")
@rule("DST-ACV-01", "D-590")
def test_jyn_ersos_blaster_may_activate_a_character_of_an_opponent_for_them() -> None:
    spent = [a_character(PHASMA, showing=("1R",))]
    scene = a_table(spent, [KYLO], hand=[JYNS_BLASTER], resources=3).roll_next(0).play("Jyn", "activate")
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("Kylo")) == (["1R"], ["1MD"], True)


# -- Blackmail ---------------------------------------------------------------------------------------------------


@card("02023")
@rule("DST-TOK-13", "DST-OPD-04")
def test_an_opponent_may_pay_to_remove_the_die_of_blackmail() -> None:
    mine = [a_character(KYLO, upgrades=[BLACKMAIL])]
    scene = a_table(mine, a_side([REY], resources=1)).roll_next(2, 0).activate("Kylo")
    assert scene.asked == THEM
    scene.answer("yes")
    assert (scene.pool(), scene.resources(), scene.resources(THEM)) == (["1Sh"], 1, 0)
    scene = a_table(mine, a_side([REY], resources=1)).roll_next(2, 0).activate("Kylo").answer("no")
    assert (scene.pool(), scene.resources(), scene.resources(THEM)) == (["1Sh", "2Dc"], 0, 1)


@card("02023")
@rule("DST-TOK-13")
def test_nobody_pays_for_blackmail_without_resources_and_one_of_several_may() -> None:
    mine = [a_character(KYLO, upgrades=[BLACKMAIL])]
    scene = a_table(mine, [REY]).roll_next(2, 0).activate("Kylo")
    assert (scene.pool(), scene.asked) == (["1Sh", "2Dc"], THEM)
    scene = a_free_for_all(a_side(mine), a_side([REY], resources=1), a_side([LUKE], resources=1)).roll_next(2, 0)
    scene.activate("Kylo").answer("no").answer("yes")
    assert ([scene.resources(seat) for seat in range(3)], scene.pool()) == ([1, 1, 0], ["1Sh"])


# -- A-Wing ------------------------------------------------------------------------------------------------------


@card("24064")
@rule("DST-COP-01", "DST-KEY-01")
def test_an_a_wing_rolls_in_beside_another_one() -> None:
    scene = a_table([POE], [KYLO], supports=[a_piece(A_WING)], hand=[A_WING], resources=1).play("A-Wing")
    assert scene.asked == ME  # Ambush
    scene.roll_next(0).use("A-Wing (1)") if scene.can("A-Wing (1)") else scene.roll_next(0).use("A-Wing #1")
    assert scene.pool() == ["1RD"]


@card("24064")
@rule("DST-COP-01", "DST-TYP-06")
def test_an_a_wing_on_home_one_is_a_copy_still() -> None:
    """It is a mod upgrade there, and a copy is one by its title alone."""
    scene = a_table([POE], [KYLO], supports=["23065", A_WING, A_WING]).answer("use Home One: Power Action - attach")
    scene.answer("A-Wing #1").pass_().roll_next(0).use("A-Wing #2")
    assert (scene.upgrades("Home One"), scene.pool()) == (["A-Wing"], ["1RD"])


@card("24064")
@rule("DST-COP-01", "DST-POW-01")
def test_an_a_wing_alone_uses_its_power_action_in_vain() -> None:
    scene = a_table([POE], [KYLO], supports=[a_piece(A_WING), a_piece(FIGHTER)]).use("A-Wing")
    assert (scene.pool(), scene.used("A-Wing")) == ([], True)


# -- Arc Trooper Fives -------------------------------------------------------------------------------------------


@card("13005C")
@rule("DST-ASD-12")
def test_fives_brings_a_clone_trooper_that_may_be_rerolled() -> None:
    scene = a_table([FIVES], [KYLO], holder=THEM).roll_next(5, 1).activate("Arc Trooper Fives", "yes")
    assert (scene.pool(), scene.asked) == (["2RD"], THEM)
    scene = a_table([FIVES], [KYLO], holder=THEM).roll_next(5).activate("Arc Trooper Fives", "no")
    assert (scene.pool(), scene.asked) == (["-"], THEM)
    scene = a_table([FIVES], [KYLO]).roll_next(5, 4, 1).activate("Arc Trooper Fives", "yes", "yes")
    assert (scene.pool(), scene.asked) == (["2RD"], THEM)


@card("13005C")
@rule("DST-ELT-01", "DST-ASD-12")
def test_elite_fives_brings_two_clone_troopers() -> None:
    mine = [a_character(FIVES, dice=2)]
    scene = a_table(mine, [KYLO], holder=THEM).roll_next(3, 2).activate("Arc Trooper Fives", "Arc Trooper", "no", "no")
    assert scene.pool() == ["1R", "2ID"]


# -- Defensive Racing --------------------------------------------------------------------------------------------


@card("07094")
@rule("DST-MEM-05", "DST-OPD-10")
def test_defensive_racing_rolls_a_removed_vehicle_die_back() -> None:
    vehicle = a_piece(FIGHTER, "1RD")
    theirs = a_side([KYLO], hand=[SUBJUGATE], resources=2)
    scene = a_table([FINN], theirs, supports=[vehicle, a_piece(OUTPOST, "1F")], hand=[RACING], turn=THEM)
    scene.play("Subjugate", "1 ranged").roll_next(1).play("Defensive")
    assert scene.pool() == ["1F", "2RD"]


@card("07094", "24037")
@rule("D-268", "D-753")
def test_defensive_racing_rolls_a_removed_die_of_a_vehicle_that_is_set_aside() -> None:
    theirs = a_side([KYLO], hand=[SUBJUGATE], resources=2)
    scene = a_table([FINN], theirs, supports=["24037"], hand=[RACING]).roll_next(0).use("Cumulus-Class Corsair")
    scene.play("Subjugate").roll_next(2).play("Defensive")
    assert scene.pool() == ["1Dr"]


@card("07094")
@rule("DST-SPX-04", "DST-MEM-05")
def test_defensive_racing_needs_a_removed_vehicle_die() -> None:
    theirs = a_side([KYLO], hand=[SUBJUGATE], resources=2)
    supports = [a_piece(FIGHTER, "1RD"), a_piece(OUTPOST, "1F")]
    scene = a_table([FINN], theirs, supports=supports, hand=[RACING], turn=THEM)
    assert not scene.pass_().can("play Defensive")
    scene = a_table([FINN], theirs, supports=supports, hand=[RACING], turn=THEM)
    assert not scene.play("Subjugate", "1 focus").can("play Defensive")
