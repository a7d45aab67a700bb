"""Characters, supports, upgrades and battlefields of early sets in further words. Values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.terms import GUARDIAN_BIT, REDEPLOY_BIT
from sandtable.games.destiny.triggers import has_keyword
from sandtable.games.destiny.view.lasting import effects
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_beginning, a_character, a_free_for_all, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, JABBA = "01038", "01045", "01011", "01035", "01002", "01020"
SABER, WANTED, TRAINING, FIGHTER, BLACK_ONE = "01059", "09143", "12115", "01006", "01032"
DODGE, MOD, SPECIALS, MEDIC = "01155", "08154", "02117", "01105"


def phase_ends(scene: Scene) -> Scene:
    """Let everybody pass, and keep all cards."""
    return scene.pass_().pass_()


@card("02117")
@rule("DST-OPD-05")
def test_double_dealing_gains_a_resource_when_a_die_of_yours_rolls_a_special() -> None:
    scene = a_table([KYLO], supports=[SPECIALS]).roll_next(4).activate("Kylo", "yes")
    assert (scene.resources(), scene.exhausted("Double-Dealing")) == (1, True)
    assert a_table([KYLO], supports=[SPECIALS]).roll_next(0).activate("Kylo").asked == THEM
    spent = [a_piece(SPECIALS, exhausted=True)]
    assert a_table([KYLO], supports=spent).roll_next(4).activate("Kylo").resources() == 0


@card("02018")
@rule("DST-VAL-03")
def test_aurra_sing_shoots_harder_for_a_card() -> None:
    mine = [a_character("02018", showing=["2RD"])]
    scene = a_table(mine, [FINN], hand=[DODGE]).resolve("Aurra", "yes", "Finn")
    assert (scene.damage("Finn"), scene.hand()) == (3, [])
    scene = a_table(mine, [FINN], hand=[DODGE]).resolve("Aurra", "no", "Finn")
    assert (scene.damage("Finn"), scene.hand()) == (2, ["Dodge"])
    assert a_table(mine, [FINN]).resolve("Aurra", "Finn").damage("Finn") == 2


@card("03001")
@rule("DST-POW-01", "D-326")
def test_ciena_ree_readies_a_vehicle_once_a_round() -> None:
    pieces = [a_piece(FIGHTER, exhausted=True)]
    scene = a_table(["03001"], supports=pieces, resources=4).use("Ciena Ree")
    assert (scene.exhausted("TIE"), scene.resources(), scene.used("Ciena")) == (False, 2, True)
    assert not scene.pass_().can("use Ciena")


@card("03007")
@rule("D-53", "DST-DIE-03")
def test_the_disruptor_rifle_turns_one_value_up_for_a_card() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece("03007", "3RD")])]
    scene = a_table(mine, hand=[DODGE, SABER]).use("T-7 Ion Disruptor Rifle", "Dodge")
    assert (scene.pool(), scene.hand()) == (["4RD1"], ["Lightsaber"])
    blank = [a_character(TROOPER, upgrades=[a_piece("03007", "-")])]
    assert a_table(blank, hand=[DODGE]).use("T-7 Ion Disruptor Rifle").pool() == ["1RD"]
    assert not a_table(mine).can("use T-7")
    assert not a_table([KYLO], hand=["03007"], resources=5).can("play T-7"), "no Red character"


@card("03039")
@rule("DST-SET-05")
def test_lando_starts_with_a_resource_more() -> None:
    scene = a_beginning(a_side(["03039"], deck=[DODGE] * 9), a_side([KYLO], deck=[DODGE] * 9)).settle_in()
    assert (scene.resources(), scene.resources(THEM)) == (3, 2)


@card("03040")
@rule("DST-PLX-04", "D-297")
def test_sabine_plays_a_weapon_from_the_pile_before_she_is_activated() -> None:
    scene = a_table(["03040"], discard=["01059", DODGE], resources=3).activate("Sabine", "yes")
    assert (scene.upgrades("Sabine"), scene.exhausted("Sabine")) == (["Lightsaber"], True)
    scene = a_table(["03040"], discard=["03116"], resources=1).activate("Sabine", "yes")
    assert (scene.upgrades("Sabine"), scene.resources()) == (["Thermal Paint"], 0), "it costs 1 less"
    scene = a_table(["03040"], discard=["03116"], resources=2).activate("Sabine", "no")
    assert (scene.upgrades("Sabine"), scene.resources()) == ([], 2)
    assert a_table(["03040"], discard=[SABER], resources=1).activate("Sabine").asked == THEM, "too expensive"


@card("03088")
@rule("DST-BFX-10", "D-523")
def test_a_detention_center_is_closed_by_any_player_for_a_character_die() -> None:
    theirs = [a_character(FINN, showing=["1R", "1RD"])]
    scene = a_table([TROOPER], theirs, supports=["03088"]).use("Detention Center", "1 resource")
    assert scene.asked == THEM, "you have no character die"
    assert scene.answer("yes").supports() == [] and scene.pool(THEM) == []
    scene = a_table([TROOPER], theirs, supports=["03088"]).use("Detention Center", "1 resource", "no")
    assert (scene.supports(), scene.pool(THEM), scene.exhausted("Detention")) == (["Detention Center"], ["1RD"], True)


@card("03088")
@rule("D-523", "DST-EPL-01")
def test_its_player_is_asked_first_and_the_others_only_if_it_is_still_there() -> None:
    mine, theirs = [a_character(TROOPER, showing=["1RD"])], [a_character(FINN, showing=["1R", "2RD"])]
    scene = a_table(mine, theirs, supports=["03088"]).use("Detention Center", "1 resource")
    assert scene.asked == ME and scene.answer("yes").supports() == []
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["2RD"], THEM)
    assert scene.can("resolve Finn"), "it is their turn"


@card("03116")
@rule("DST-THN-01")
def test_thermal_paint_hurts_a_character_of_the_opponents_choice_and_again_when_discarded() -> None:
    mine = [a_character(FINN, upgrades=["03116"])]
    scene = a_table(mine, [KYLO, JABBA]).activate("Finn")
    assert scene.asked == THEM
    scene.answer("Jabba", "yes")
    assert (scene.damage("Jabba"), scene.damage("Kylo"), scene.upgrades("Finn")) == (2, 0, [])
    scene = a_table(mine, [KYLO, JABBA]).activate("Finn", "Kylo", "no")
    assert (scene.damage("Kylo"), scene.upgrades("Finn")) == (1, ["Thermal Paint"])


@card("03157")
@rule("DST-TOK-11", "DST-TOK-08")
def test_main_plaza_takes_damage_and_gives_all_of_it_back() -> None:
    mine = [a_character(FINN, damage=3)]
    scene = a_table(mine, [KYLO], battlefield="03157").claim("yes", "from a character")
    assert (scene.damage("Finn"), scene.placed("Main Plaza")) == (2, 1)
    scene = a_table(mine, [a_character(KYLO, shields=1)], battlefield="03157")
    scene.duel.placed = tuple([2 if each == scene.duel.battlefield else 0 for each in range(len(scene.duel.placed))])
    scene.claim("yes", "all damage", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.placed("Main Plaza")) == (2, 1, 0)


@card("03159")
@rule("DST-AMB-01", "D-527")
def test_port_district_gives_ambush_to_cards_that_cost_three() -> None:
    scene = a_table([LUKE], hand=[TRAINING, SABER], resources=9, battlefield="03159", holder=ME)
    scene.play("Shien Training")
    assert (scene.asked, scene.prompt) == (ME, "Take an additional action")
    cheap = a_table([LUKE], hand=["01157", SABER], resources=9, battlefield="03159", holder=ME)
    assert cheap.play("Take Cover", "Luke").asked == THEM
    away = a_table([LUKE], hand=[TRAINING, SABER], resources=9, battlefield="03159", holder=THEM)
    assert away.play("Shien Training").asked == THEM


@card("03159")
@rule("D-527", "DST-BFX-02")
def test_port_district_asks_for_the_printed_cost_and_serves_whoever_controls_it() -> None:
    mine = [a_character(LUKE, upgrades=["08120"])]
    scene = a_table(mine, hand=[TRAINING, SABER], resources=1, battlefield="03159", holder=ME)
    scene.play("Shien Training")
    assert (scene.resources(), scene.prompt) == (0, "Take an additional action")
    theirs = a_side([REY], hand=[TRAINING], resources=3, battlefield="01166")
    scene = a_table([LUKE], theirs, battlefield="03159", holder=THEM, turn=THEM)
    assert scene.answer("play Shien", "no").prompt == "Take an additional action"


@card("05115")
@rule("DST-TOK-05")
def test_a_suppression_field_takes_the_damage_of_a_die_until_it_breaks() -> None:
    theirs = [a_character(KYLO, showing=["1MD", "2MD1"])]
    scene = a_table([FINN], theirs, supports=["05115"]).use("Suppression Field", "1 melee")
    assert (scene.placed("Suppression"), scene.pool(THEM), scene.exhausted("Suppression")) == (1, ["2MD1"], True)
    worn = [a_piece("05115", damage=1)]
    scene = a_table([FINN], theirs, supports=worn).use("Suppression Field", "2 melee")
    assert (scene.supports(), scene.discard()) == ([], ["Suppression Field"])
    calm = [a_character(KYLO, showing=["1R"])]
    scene = a_table([FINN], calm, supports=["05115"]).use("Suppression Field")
    assert (scene.placed("Suppression"), scene.exhausted("Suppression")) == (0, True)


@card("06002")
@rule("DST-GRD-01", "DST-VAL-03")
def test_lobot_guards_on_his_ground_and_raises_a_die() -> None:
    mine = [a_character("06002", showing=["Sp"]), a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [KYLO], holder=ME)
    assert has_keyword(scene.duel, scene.find("Lobot"), GUARDIAN_BIT)
    assert scene.resolve("Lobot").resources() == 3
    away = a_table(mine, [KYLO], holder=THEM)
    assert not has_keyword(away.duel, away.find("Lobot"), GUARDIAN_BIT)


@card("07002")
@rule("DST-OPD-07")
def test_fifth_brother_resolves_the_die_of_a_weapon_that_stays() -> None:
    on_him = [a_piece(SABER, "1R"), a_piece(TRAINING, "1R")]
    mine = [a_character("07002", showing=["Sp"], upgrades=on_him)]
    scene = a_table(mine, [FINN]).resolve("Fifth Brother")
    assert (scene.resources(), scene.pool()) == (1, ["1R", "1R"])
    bare = [a_character("07002", showing=["Sp"], upgrades=[a_piece(TRAINING, "1R")])]
    assert a_table(bare, [FINN]).resolve("Fifth Brother").resources() == 0


@card("07093")
@rule("D-522")
def test_closing_the_deal_passes_all_turns_that_follow_in_the_round() -> None:
    theirs = a_side([KYLO, JABBA], deck=[DODGE] * 9)
    scene = a_table([FINN, REY], theirs, hand=["07093"], deck=[DODGE] * 9, resources=3)
    scene.duel.record()
    scene.play("Closing the Deal")
    assert "Player 1 has to pass all further turns of this round." in scene.log()
    assert effects(scene.duel) == {"lasting": ["Player 1 has to pass each turn until the end of the round"]}
    assert (scene.resources(), scene.asked) == (5, THEM)
    scene.activate("Kylo")
    assert scene.asked == THEM and scene.can("activate Jabba")
    scene.pass_()
    assert (scene.duel.round, scene.asked, scene.can("activate Finn")) == (2, ME, True), "all have passed in a row"


@card("07093")
@rule("D-522")
def test_closing_the_deal_leaves_additional_actions_of_the_same_turn() -> None:
    scene = a_table([FINN], [KYLO], hand=["07093", DODGE], resources=3)
    scene.duel.owed[ME] = 1
    assert scene.play("Closing the Deal").can("activate Finn")


@card("08032")
@rule("DST-RPL-01")
def test_the_umbaran_hover_tank_hits_harder_with_a_mod() -> None:
    scene = a_table([TROOPER], [FINN, REY], supports=[a_piece("08032", "Sp1")], resources=1).resolve("Umbaran")
    assert (scene.damage("Finn"), scene.damage("Rey")) == (2, 2)
    modded = [a_piece("08032", "Sp1", upgrades=[MOD])]
    scene = a_table([TROOPER], [FINN, REY], supports=modded, resources=1).resolve("Umbaran")
    assert (scene.damage("Finn"), scene.damage("Rey")) == (3, 3)


@card("08049")
@rule("DST-HEA-02", "D-524")
def test_relentless_keeps_opponents_from_healing_until_the_phase_ends() -> None:
    theirs = a_side([JABBA], supports=["08049"])
    scene = a_table([a_character(FINN, damage=3)], theirs, hand=[MEDIC], resources=1).play("Field Medic", "Finn")
    assert scene.damage("Finn") == 3
    mine = a_table([a_character(FINN, damage=3)], [JABBA], supports=["08049"], hand=[MEDIC], resources=1)
    assert mine.play("Field Medic", "Finn").damage("Finn") == 1
    assert phase_ends(a_table([FINN], theirs)).supports(THEM) == []


@card("08052")
@rule("DST-RPL-01")
def test_becketts_rifle_takes_a_resource_and_hits_the_poor() -> None:
    scene = a_table(["08036"], a_side([FINN], resources=2), hand=["08052"], resources=3).play("Tobias", "yes")
    assert scene.resources(THEM) == 1
    scene = a_table([JABBA], a_side([FINN], resources=2), hand=["08052"], resources=3).play("Tobias")
    assert (scene.resources(THEM), scene.asked) == (2, THEM)
    mine = [a_character(JABBA, upgrades=[a_piece("08052", "Sp")])]
    assert a_table(mine, [FINN]).resolve("Tobias").damage("Finn") == 3
    assert a_table(mine, a_side([FINN], resources=1)).resolve("Tobias").damage("Finn") == 2


@card("08067")
@rule("DST-RDP-01")
def test_immutability_gives_redeploy_to_your_upgrades_only() -> None:
    theirs = a_side([a_character(FINN, damage=9, upgrades=["08120"]), a_character(LUKE)], supports=["08067"])
    mine = [a_character(KYLO, showing=["1MD"], upgrades=["08120"])]
    scene = a_table(mine, theirs)
    assert not has_keyword(scene.duel, scene.find("Treasured", ME), REDEPLOY_BIT)
    assert scene.resolve("Kylo", "Finn", "Luke").upgrades("Luke") == ["Treasured Lightsaber"]
    assert phase_ends(a_table([FINN], supports=["08067"])).supports() == []


@card("08079")
@rule("D-526")
def test_evacuate_takes_a_character_out_of_the_phase() -> None:
    mine = [a_character("01030", damage=5, showing=["1RD"]), a_character(FINN)]
    scene = a_table(mine, [KYLO], hand=["08079"], resources=4).play("Evacuate")
    assert (scene.team(), scene.pool()) == (["Finn"], [])
    phase_ends(scene.pass_() if scene.asked == ME else scene)
    assert (scene.team(), scene.damage("Rebel Trooper")) == (["Rebel Trooper", "Finn"], 0)
    assert a_table([FINN], [KYLO], hand=["08079"], resources=4).play("Evacuate").team() == ["Finn"]


@card("08083")
@rule("DST-GRD-01")
def test_an_armed_escort_lets_all_your_characters_guard() -> None:
    theirs = [a_character(KYLO, showing=["2MD1"])]
    scene = a_table([FINN], theirs, supports=["08083"]).activate("Finn", "Kylo")
    assert (scene.damage("Finn"), scene.pool(THEM)) == (2, [])
    assert not has_keyword(scene.duel, scene.find("Kylo"), GUARDIAN_BIT)
    assert phase_ends(a_table([FINN], supports=["08083"])).supports() == []


@card("08096")
@rule("DST-CHC-01", "DST-CHC-03", "DST-CHC-04")
def test_hijack_takes_a_vehicle_for_the_phase() -> None:
    theirs = a_side([KYLO], supports=[a_piece(FIGHTER, exhausted=True), a_piece(BLACK_ONE, upgrades=[MOD])])
    scene = a_table([FINN], theirs, hand=["08096"], resources=2).play("Hijack")
    assert (scene.supports(), scene.supports(THEM)) == (["First Order TIE Fighter"], ["Black One"])
    assert not scene.exhausted("TIE")
    phase_ends(scene)
    assert (scene.supports(), len(scene.supports(THEM))) == ([], 2)
    none = a_side([KYLO], supports=[FIGHTER])
    assert a_table([REY], none, hand=["08096"], resources=2).play("Hijack").supports() == [], "no Yellow character"


@card("08096")
@rule("DST-TYP-06")
def test_hijack_leaves_a_vehicle_that_another_one_has_attached_itself_to() -> None:
    theirs = a_side([KYLO], supports=["12083", "12084"])
    scene = a_table([FINN], theirs, hand=["08096"], resources=2, turn=THEM).use("Phantom").play("Hijack")
    assert (scene.supports(), scene.supports(THEM)) == ([], ["Ghost"]), "Phantom is a mod on it"


@card("08116")
@rule("D-97")
def test_foresight_may_bury_the_top_card_of_any_deck() -> None:
    theirs = a_side([KYLO], deck=[SABER, DODGE])
    scene = a_table([FINN], theirs, supports=["08116"], deck=[DODGE, SABER]).use("Foresight", "player 2", "yes")
    assert (scene.deck(THEM), scene.deck()) == (["Dodge", "Lightsaber"], ["Dodge", "Lightsaber"])
    scene = a_table([FINN], theirs, supports=["08116"], deck=[DODGE, SABER]).use("Foresight", "player 2", "no")
    assert (scene.deck(THEM), scene.knows()) == (["Lightsaber", "Dodge"], ["Lightsaber"])


@card("09066")
@rule("DST-DRW-01", "DST-MUL-10")
def test_the_uneti_tree_lets_you_and_another_player_draw() -> None:
    theirs = a_side([KYLO], deck=[SABER])
    scene = a_table([FINN], theirs, supports=["09066"], deck=[DODGE]).use("Uneti Force Tree")
    assert (scene.hand(), scene.hand(THEM), scene.exhausted("Uneti")) == (["Dodge"], ["Lightsaber"], True)
    mine = a_side([FINN], supports=["09066"], deck=[DODGE])
    table = a_free_for_all(mine, theirs, a_side([JABBA], deck=[SABER])).use("Uneti Force Tree", "player 3")
    assert (table.hand(), table.hand(THEM), table.hand(2)) == (["Dodge"], [], ["Lightsaber"])


@card("09088")
@rule("DST-GRD-01", "DST-VAL-03")
def test_chewbacca_guards_beside_another_scoundrel_and_is_stronger_when_hurt() -> None:
    scene = a_table(["09088", FINN])
    assert has_keyword(scene.duel, scene.find("Chewbacca"), GUARDIAN_BIT)
    alone = a_table(["09088", REY])
    assert not has_keyword(alone.duel, alone.find("Chewbacca"), GUARDIAN_BIT)
    hurt = [a_character("09088", damage=6, showing=["1RD"])]
    assert a_table(hurt, [KYLO]).resolve("Chewbacca", "Kylo").damage("Kylo") == 2
    whole = [a_character("09088", damage=5, showing=["1RD"])]
    assert a_table(whole, [KYLO]).resolve("Chewbacca", "Kylo").damage("Kylo") == 1


@card("10011")
@rule("DST-DWN-01", "DST-SPX-02")
def test_a_perilous_escapade_hurts_when_a_downgrade_is_played() -> None:
    scene = a_table([JABBA], [FINN], plots=["10011"], hand=[WANTED]).play("Wanted", "yes")
    assert (scene.damage("Finn"), scene.exhausted("Perilous")) == (1, True)
    scene = a_table([KYLO], [FINN], plots=["10011"], hand=[WANTED]).play("Wanted")
    assert (scene.damage("Finn"), scene.exhausted("Perilous")) == (0, False)


@card("11035")
@rule("DST-SPX-04", "DST-VAL-03")
def test_a_crimson_star_asks_for_a_fallen_foe_and_raises_a_character_die() -> None:
    mine = [a_character(TROOPER, showing=["1RD"], upgrades=["11035"])]
    scene = a_table(mine, [FINN]).use("Crimson Star", "Finn")
    assert (scene.damage("Finn"), scene.exhausted("Crimson")) == (2, True)
    assert not a_table([TROOPER], [FINN], hand=["11035"]).can("play Crimson")
    fight = [a_character(KYLO, showing=["1MD"])]
    theirs = [a_character(FINN, damage=9), a_character(REY)]
    scene = a_table(fight, theirs, hand=["11035"]).resolve("Kylo", "Finn").pass_()
    assert scene.can("play Crimson")
