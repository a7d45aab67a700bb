"""Dice by a subtype that was chosen and by a symbol that was resolved. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, COVER, SUBJUGATE, FIGHTER = "01054", "01059", "01053", "01157", "04022", "16022"
BAIL, MIMIC, RALLY, DROID, AWARE, SMART = "11076", "22110", "11028", "18028", "12106", "22081"
NEST, OUTLAW, HAULCRAFT, BONES, HAXION = "23072", "09141", "23067", "11106", "14024"
COMMANDER, TACTICIAN, USE_THE_FORCE = "23100", "16024", "01149"
VEERS, GAMORREAN, AHSOKA = "01004", "16026", "16038"


# -- Bail Organa -------------------------------------------------------------------------------------------------


@card("11076")
@rule("DST-MEM-02", "DST-DEC-01")
def test_bail_organa_makes_the_first_title_of_a_round_cheaper() -> None:
    scene = a_table([BAIL, PHASMA], [KYLO], hand=[COMMANDER, COMMANDER], resources=3)
    scene.play("Commander", "Bail")
    assert scene.resources() == 2
    scene.pass_().play("Commander", "Phasma")
    assert scene.resources() == 0
    assert not a_table([PHASMA], [KYLO], hand=[COMMANDER], resources=1).can("play Commander")


@card("11076")
@rule("D-461", "DST-SBT-01")
def test_bail_organa_rerolls_dice_of_a_subtype_and_may_turn_one() -> None:
    mine = [a_character(BAIL, showing=("Sp",)), a_character(TROOPER, showing=("-",))]
    theirs = [a_character(PHASMA, showing=("1R",)), a_character(KYLO, showing=("2MD1",))]
    scene = a_table(mine, theirs).roll_next(3, 5).resolve("Bail", "trooper", "Stormtrooper", "Phasma")
    scene.answer("yes", "Phasma", "1 discard")
    assert (scene.pool(), scene.pool(THEM)) == (["1R"], ["1Dc", "2MD1"])
    scene = a_table(mine, theirs).roll_next(3).resolve("Bail", "trooper", "Stormtrooper", "no more", "no")
    assert (scene.pool(), scene.pool(THEM)) == (["1R"], ["1R", "2MD1"])


@card("11076", "10005")
@rule("D-461", "DST-SBT-05")
def test_bail_organa_may_choose_a_subtype_that_no_card_has_printed() -> None:
    mine = [a_character(BAIL, showing=("Sp",)), a_character(REY, showing=("1R",), upgrades=["10005"])]
    scene = a_table(mine, [KYLO]).roll_next(5).resolve("Bail", "Jedi", "Rey", "no")
    assert scene.pool() == ["-"]


# -- Mimic, Rally the Troops -------------------------------------------------------------------------------------


@card("22110")
@rule("D-461", "DST-SBT-01")
def test_mimic_removes_a_die_with_a_subtype_of_a_card_in_play() -> None:
    theirs = [a_character(PHASMA, showing=("1R",)), a_character(KYLO, showing=("2MD1",))]
    scene = a_table([TROOPER], theirs, hand=[MIMIC], resources=1).play("Mimic")
    assert (scene.pool(THEM), scene.asked) == (["2MD1"], ME)  # its only subtype is chosen; Ambush
    scene = a_table([PHASMA], theirs, hand=[MIMIC], resources=1)
    assert not scene.play("Mimic").can("apprentice")
    assert scene.answer("leader").pool(THEM) == ["2MD1"]


@card("22110")
@rule("D-461", "D-600")
def test_mimic_may_choose_a_subtype_of_a_plot() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([TROOPER], theirs, hand=[MIMIC], plots=["18025"], resources=1).play("Mimic")
    assert scene.options == ["intel", "trooper"]


@card("22110")
@rule("D-461")
def test_mimic_finds_no_die_without_the_subtype() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([TROOPER], theirs, hand=[MIMIC], resources=1).play("Mimic")
    assert scene.pool(THEM) == ["2MD1"]


@card("11028")
@rule("D-461", "DST-RTC-04")
def test_rally_the_troops_resolves_two_dice_of_a_subtype() -> None:
    mine = [a_character(TROOPER, showing=("1R", "-")), a_character(PHASMA, showing=("1RD", "1F"))]
    scene = a_table(mine, [KYLO], hand=[RALLY]).play("Rally", "trooper", "resolve", "1 resource")
    assert not scene.can("no more")
    scene.answer("1 ranged", "Kylo")
    assert (scene.resources(), scene.damage("Kylo"), scene.pool(), scene.asked) == (1, 1, ["-", "1F"], THEM)


@card("11028")
@rule("D-461", "DST-RRL-01")
def test_rally_the_troops_rerolls_any_dice_of_a_subtype() -> None:
    mine = [a_character(TROOPER, showing=("-",)), a_character(KYLO, showing=("1Sh",))]
    theirs = [a_character(PHASMA, showing=("1R",))]
    scene = a_table(mine, theirs, hand=[RALLY]).roll_next(1).play("Rally", "trooper", "reroll", "Stormtrooper")
    scene.answer("no more")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD", "1Sh"], ["1R"])


@card("11028")
@rule("D-205", "D-461")
def test_rally_the_troops_may_choose_a_subtype_that_no_character_of_this_game_has() -> None:
    scene = a_table([KYLO], [REY], supports=[a_piece("09134", "1RD"), a_piece("09134", "1RD")], hand=[RALLY])
    scene.play("Rally", "trooper", "resolve", "Conscript", "Rey", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])


@card("11028")
@rule("D-890", "DST-EVT-04")
def test_rally_the_troops_does_nothing_where_no_card_of_this_game_has_a_character_subtype() -> None:
    scene = a_table([a_character(GAMORREAN, showing=("1MD",))], [AHSOKA], hand=[RALLY]).play("Rally")
    assert (scene.asked, scene.pool(), scene.discard()) == (THEM, ["1MD"], ["Rally the Troops"])


@card("11028")
@rule("D-891", "DST-CHE-02")
def test_rally_the_troops_takes_a_modifier_as_the_second_die_where_no_other_can_follow() -> None:
    mine = [a_character(VEERS, showing=("1RD", "+2RD"))]
    scene = a_table(mine, [REY], hand=[RALLY]).play("Rally", "leader", "resolve", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (3, [], THEM)


@card("11028")
@rule("D-891")
def test_rally_the_troops_may_leave_a_modifier_where_another_die_can_follow() -> None:
    mine = [a_character(VEERS, showing=("1RD", "+2RD")), a_character(PHASMA, showing=("1F",))]
    scene = a_table(mine, [REY], hand=[RALLY]).play("Rally", "leader", "resolve", "1 ranged", "no more", "Rey")
    assert scene.damage("Rey") == 1 and "+2RD" in scene.pool()


# -- Tactical Droid ----------------------------------------------------------------------------------------------


@card("18028")
@rule("DST-DIE-05", "DST-TRN-01")
def test_tactical_droid_turns_a_die_to_another_symbol_than_the_resolved_one() -> None:
    mine = [a_character(KYLO, showing=("2MD1", "1Sh"))]
    scene = a_table(mine, [REY], supports=[a_piece(DROID)], resources=1).use("Tactical Droid", "Rey")
    assert not scene.can("1 melee")
    assert not scene.can("1 shield")
    scene.answer("1 resource")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (2, 0, ["1R"])


@card("18028")
@rule("DST-THN-01", "DST-POW-01")
def test_tactical_droid_needs_a_cost_that_can_be_paid() -> None:
    mine = [a_character(KYLO, showing=("2MD1", "1Sh"))]
    scene = a_table(mine, [REY], supports=[a_piece(DROID)]).use("Tactical Droid")
    assert (scene.damage("Rey"), scene.pool(), scene.used("Tactical")) == (0, ["2MD1", "1Sh"], True)


# -- Acute Awareness ---------------------------------------------------------------------------------------------


@card("12106")
@rule("DST-MEM-05", "DST-TRN-01")
def test_acute_awareness_turns_the_die_that_was_turned() -> None:
    mine = [a_character(LUKE, showing=("1Sh",)), a_character(REY, showing=("1R",))]
    theirs = a_side([KYLO], hand=[USE_THE_FORCE], resources=1)
    scene = a_table(mine, theirs, hand=[AWARE], turn=THEM).play("Use the Force", "Luke", "2 melee")
    scene.play("Acute", "3 melee")
    assert scene.pool() == ["3MD", "1R"]


@card("12106")
@rule("DST-MEM-05")
def test_acute_awareness_turns_nothing_without_such_a_die() -> None:
    mine = [a_character(LUKE, showing=("1Sh",))]
    scene = a_table(mine, [KYLO], hand=[AWARE], turn=THEM).pass_().play("Acute")
    assert (scene.pool(), scene.asked) == (["1Sh"], THEM)


@card("12106")
@rule("DST-MEM-01", "DST-MEM-05")
def test_acute_awareness_takes_no_activated_card_for_a_turned_die() -> None:
    """Cards and dice are numbered each by themselves, so Kylo has the number of some die."""
    mine = [a_character(LUKE, showing=("1Sh",)), a_character(REY, showing=("1R",))]
    scene = a_table(mine, [KYLO], hand=[AWARE], turn=THEM).activate("Kylo").play("Acute")
    assert (sorted(scene.pool()), scene.asked) == (["1R", "1Sh"], THEM)


# -- Street Smart ------------------------------------------------------------------------------------------------


@card("22081")
@rule("DST-RSV-01", "DST-RTC-04")
def test_street_smart_answers_a_resolved_die_with_the_same_symbol() -> None:
    mine = [a_character(HAN, showing=("1R", "2RD"), upgrades=[SMART])]
    scene = a_table(mine, [a_character(KYLO, showing=("1R",))], turn=THEM).resolve("Kylo", "yes")
    assert (scene.resources(), scene.pool(), scene.exhausted("Street")) == (2, ["2RD"], True)
    scene = a_table(mine, [a_character(KYLO, showing=("1R",))], turn=THEM).resolve("Kylo", "no")
    assert (scene.resources(), scene.pool()) == (0, ["1R", "2RD"])


@card("22081")
@rule("DST-RSV-01", "DST-PRE-02")
def test_street_smart_ignores_your_own_dice_and_other_symbols() -> None:
    mine = [a_character(HAN, showing=("1R", "2RD"), upgrades=[SMART])]
    assert a_table(mine, [KYLO]).resolve("Han Solo die (1 res").asked == THEM
    scene = a_table(mine, [a_character(KYLO, showing=("1Sh",))], turn=THEM).resolve("Kylo", "Kylo", "yes")
    assert (scene.resources(), scene.pool()) == (0, ["1R", "2RD"])
    assert not a_table([REY], [KYLO], hand=[SMART]).can("play Street")


# -- Enfys Nest --------------------------------------------------------------------------------------------------


@card("23072")
@rule("DST-RMV-01", "DST-RSL-01")
def test_enfys_nest_answers_the_loss_of_a_character_die() -> None:
    mine = [a_character(NEST, showing=("2RD", "2R"))]
    theirs = a_side([a_character(KYLO, showing=("1Sh",))], hand=[SUBJUGATE], resources=2)
    scene = a_table(mine, theirs, turn=THEM).play("Subjugate", "2 ranged", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["2R"], [])
    scene = a_table(mine, theirs, turn=THEM).play("Subjugate", "2 ranged", "no")
    assert (scene.pool(), scene.pool(THEM)) == (["2R"], ["1Sh"])


@card("23072")
@rule("DST-RPL-01", "DST-SHD-01")
def test_enfys_nest_hurts_those_more_who_have_no_dice_in_a_pool() -> None:
    mine = [a_character(NEST, showing=("Sp",))]
    theirs = [a_character(KYLO, showing=("1Sh",), shields=1), a_character(REY, shields=2)]
    assert a_table(mine, theirs).resolve("Enfys", "Kylo").damage("Kylo") == 2
    assert a_table(mine, theirs).resolve("Enfys", "Rey").damage("Rey") == 3


@card("23072")
@rule("D-403")
def test_enfys_nest_counts_a_die_that_a_character_has_gained() -> None:
    """Enoch has defeated Rey, and only the die that she had brought lies in the pool."""
    theirs = [a_character("24016", showing=("2RD",))]
    scene = a_table([a_character(NEST, showing=("Sp",)), a_character(REY, damage=8)], theirs, turn=THEM)
    scene.resolve("Enoch", "Rey")
    scene.duel.exhausted[scene.find("Enoch")] = False
    scene.pass_().roll_next(4, 0).activate("Enoch").pass_().resolve("Enoch", "gain").resolve("Enfys", "Enoch")
    assert (scene.pool(THEM), scene.damage("Enoch")) == (["1MD"], 2)


@card("09141")
@rule("DST-POW-01", "DST-FRE-01")
def test_the_fearsome_outlaw_resolves_scoundrel_dice_of_one_symbol_for_free() -> None:
    mine = [a_character(OUTLAW, showing=("2MD1", "3MD1")), a_character(HAN, showing=("1R",)), a_character(KYLO)]
    scene = a_table(mine, [REY]).use("Enfys Nest", "2 melee", "Rey")
    assert not scene.can("1 resource")
    scene.answer("3 melee", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.pool(), scene.asked) == (5, 0, ["1R"], THEM)
    scene = a_table(mine, [REY]).use("Enfys Nest", "no more")
    assert (scene.damage("Rey"), scene.used("Enfys")) == (0, True)


@card("09141")
@rule("DST-RTC-04", "DST-FRE-01", "D-660")
def test_the_fearsome_outlaw_adds_modifiers_for_free() -> None:
    mine = [a_character(OUTLAW, showing=("2MD1",)), a_character("22034", showing=("+2MD",)), a_character(KYLO)]
    scene = a_table(mine, [REY]).use("Enfys Nest", "2 melee", "Xi'an", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.pool(), scene.asked) == (4, 0, [], THEM)


# -- Luthen's Haulcraft ------------------------------------------------------------------------------------------


@card("23067")
@rule("DST-TOK-01", "DST-VAL-01")
def test_luthens_haulcraft_removes_a_die_by_its_resources() -> None:
    ship = a_piece(HAULCRAFT, "2ID", tokens={RESOURCES: 1})
    theirs = [a_character(LUKE, showing=("2MD", "3MD"))]
    scene = a_table([REY], theirs, supports=[ship]).resolve("Luthen", "yes")
    assert (scene.pool(THEM), scene.tokens("Luthen", RESOURCES)) == (["3MD"], 2)
    scene = a_table([REY], theirs, supports=[a_piece(HAULCRAFT, "2ID")]).resolve("Luthen")
    assert (scene.pool(THEM), scene.tokens("Luthen", RESOURCES), scene.asked) == (["2MD", "3MD"], 1, THEM)


# -- Mr. Bones ---------------------------------------------------------------------------------------------------


@card("11106")
@rule("DST-RSV-01", "DST-MEM-01")
def test_mr_bones_is_ready_again_after_a_defeat_by_his_melee_damage() -> None:
    bones = a_piece(BONES, "2MD", exhausted=True)
    theirs = [a_character(REY, damage=8), a_character(LUKE, damage=11)]
    scene = a_table([FINN], theirs, supports=[bones]).resolve("Mr. Bones", "Rey", "yes")
    assert (scene.team(THEM), scene.exhausted("Bones")) == (["Luke Skywalker"], False)
    scene = a_table([FINN], theirs, supports=[bones]).resolve("Mr. Bones", "Rey", "no")
    assert scene.exhausted("Bones")


@card("11106")
@rule("DST-RSV-01", "DST-MEM-01")
def test_mr_bones_stays_exhausted_without_a_defeat_of_his_own() -> None:
    bones = a_piece(BONES, "2MD", exhausted=True)
    theirs = [a_character(REY, damage=8), a_character(LUKE, damage=5), a_character(KYLO, damage=10)]
    scene = a_table([a_character(FINN, showing=("1MD",))], theirs, supports=[bones])
    scene.resolve("Finn", "Kylo").answer("Mr. Bones", "Luke")
    assert (scene.damage("Luke"), scene.exhausted("Bones"), len(scene.team(THEM))) == (7, True, 2)
    assert scene.asked == THEM, "Finn's die has defeated Kylo, and Mr. Bones is not asked"


# -- Haxion Brood Droid ------------------------------------------------------------------------------------------


@card("14024")
@rule("DST-COP-01", "DST-FRE-01", "D-53")
def test_a_haxion_brood_droid_hurts_another_one_to_fight_for_free() -> None:
    mine = [a_character(HAXION, showing=("3MD1",))]
    scene = a_table(mine, [REY, a_character(HAXION, damage=1)]).use("Haxion Brood Droid", "Rey")
    assert (scene.damage("Rey"), scene.damage("Haxion", THEM), scene.pool()) == (3, 2, [])
    assert scene.damage("Haxion", ME) == 0
    scene = a_table([a_character(HAXION, showing=("3MD1",))], [REY]).use("Haxion Brood Droid")
    assert (scene.damage("Rey"), scene.damage("Haxion"), scene.pool()) == (0, 0, ["3MD1"])
