"""Events of early sets: what they remove, resolve, turn and move. Expected values are worked out by hand."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_free_for_all, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, JABBA = "01038", "01045", "01011", "01035", "01002", "01020"
PHASMA, JEDI, VADER, QUI_GON = "01001", "12054", "01010", "01037"
SABER, WANTED, TRAINING, FIGHTER, SCOUT = "01059", "09143", "12115", "01006", "01018"


@card("02062")
@rule("DST-FRE-01")
def test_imperial_war_machine_resolves_a_red_die_with_a_resource_cost_for_free() -> None:
    mine = [a_character(PHASMA, showing=["2RD"])]
    pieces = [a_piece(FIGHTER, showing="3RD1")]
    scene = a_table(mine, [KYLO], supports=pieces, hand=["02062"]).play("Imperial War", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["2RD"])
    assert a_table(mine, [KYLO], hand=["02062"]).play("Imperial War").pool() == ["2RD"], "it costs nothing"


@card("02064")
@rule("DST-SPX-04")
def test_sustained_fire_needs_two_ranged_dice_and_removes_all_shields() -> None:
    theirs = [a_character(KYLO, shields=2), a_character(JABBA, shields=1)]
    mine = [a_character(FINN, shields=1, showing=["1RD", "2RD"])]
    scene = a_table(mine, theirs, hand=["02064"], resources=1).play("Sustained Fire")
    assert (scene.shields("Kylo"), scene.shields("Jabba"), scene.shields("Finn")) == (0, 0, 1)
    one = [a_character(FINN, showing=["1RD", "1MD"])]
    assert not a_table(one, theirs, hand=["02064"], resources=1).can("play Sustained")


@card("02121")
@rule("DST-AGN-02")
def test_salvo_deals_the_value_of_a_ranged_die_to_each_character_of_an_opponent() -> None:
    mine = [a_character(FINN, showing=["2RD"]), REY_READY]
    theirs = [a_character(KYLO, shields=1), a_character(JABBA)]
    scene = a_table(mine, theirs, hand=["02121"], resources=2).play("Salvo")
    assert (scene.damage("Kylo"), scene.damage("Jabba"), scene.damage("Finn")) == (1, 2, 0)
    melee = [a_character(FINN, showing=["1MD"])]
    assert a_table(melee, theirs, hand=["02121"], resources=2).play("Salvo").pool() == ["1MD"]


@card("02121")
@rule("DST-MUL-10")
def test_salvo_hits_one_of_two_opponents() -> None:
    mine = a_side([a_character(FINN, showing=["2RD"])], hand=["02121"], resources=2)
    scene = a_free_for_all(mine, a_side([KYLO]), a_side([JABBA])).play("Salvo", "player 3")
    assert (scene.damage("Kylo"), scene.damage("Jabba")) == (0, 2)


@card("02121", "11153")
@rule("DST-AGN-02", "DST-UNB-01")
def test_salvo_with_an_unblockable_die_passes_the_shields_of_all() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("11153", "2RD")])]
    theirs = [a_character(KYLO, shields=1), a_character(JABBA, shields=3)]
    scene = a_table(mine, theirs, hand=["02121"], resources=2).play("Salvo")
    assert [scene.damage(name) for name in ("Kylo", "Jabba")] == [2, 2]
    assert [scene.shields(name) for name in ("Kylo", "Jabba")] == [1, 3]


@card("02111")
@rule("DST-TOK-12", "DST-CHT-07")
def test_hold_on_moves_shields_and_leaves_what_has_no_room() -> None:
    mine = [a_character(FINN, shields=3), a_character(REY, shields=1)]
    scene = a_table(mine, [KYLO], hand=["02111"]).play("Hold On", "Finn", "Rey", "2")
    assert (scene.shields("Finn"), scene.shields("Rey"), scene.prompt) == (1, 3, "Take an additional action")
    scene = a_table(mine, [KYLO], hand=["02111"]).play("Hold On", "Finn", "Rey")
    assert scene.options == ["0", "1", "2"], "there is room for two"
    scene = a_table(mine, [KYLO], hand=["02111"]).play("Hold On", "Rey", "1")
    assert (scene.shields("Rey"), scene.shields("Kylo")) == (0, 1)


@card("03062")
@rule("DST-CHE-01")
def test_crossfire_removes_one_die_or_two_for_a_resource() -> None:
    theirs = a_side([a_character(KYLO, showing=["2MD1", "1MD"])], supports=[a_piece(SCOUT, showing="3RD1")])
    scene = a_table([TROOPER], theirs, hand=["03062"], resources=1).play(
        "Crossfire", "remove a die showing a resource cost", "Kylo"
    )
    assert scene.pool(THEM) == ["1MD", "3RD1"]
    scene = a_table([TROOPER], theirs, hand=["03062"], resources=2).play("Crossfire", "spend 1")
    assert (scene.pool(THEM), scene.resources()) == (["1MD"], 0)


@card("03099")
@rule("DST-MVX-01", "DST-MOV-03")
def test_bestow_moves_an_upgrade_with_its_die_to_any_character() -> None:
    mine = [a_character(REY, upgrades=[a_piece(SABER, "1R"), TRAINING]), a_character(FINN, upgrades=[SABER])]
    scene = a_table(mine, [KYLO], hand=["03099"], resources=1).play("Bestow", "Finn")
    assert (scene.upgrades("Rey"), scene.upgrades("Finn")) == (["Shien Training"], ["Lightsaber", "Lightsaber"])
    assert scene.pool() == []
    scene = a_table(mine, [KYLO], hand=["03099"], resources=1).play("Bestow", "Kylo")
    assert scene.upgrades("Kylo") == ["Lightsaber"]


@card("03099")
@rule("DST-LIM-01")
def test_an_opponent_who_is_given_a_fourth_upgrade_discards_one_of_them() -> None:
    theirs = [a_character(KYLO, upgrades=[SABER, SABER, SABER])]
    scene = a_table([a_character(REY, upgrades=["08120"])], theirs, hand=["03099"], resources=1).play("Bestow")
    assert scene.asked == THEM
    scene.answer("Treasured")
    assert scene.upgrades("Kylo") == ["Lightsaber"] * 3


@card("03139")
@rule("DST-SYM-17")
def test_pickpocket_draws_as_many_cards_as_were_discarded() -> None:
    theirs = a_side([KYLO], hand=[SABER])
    scene = a_table([FINN], theirs, hand=["03139"], deck=["01155"] * 3, resources=1).play("Pickpocket")
    assert (scene.hand(THEM), scene.hand()) == ([], ["Dodge"])
    assert a_table([FINN], [KYLO], hand=["03139"], deck=["01155"], resources=1).play("Pickpocket").hand() == []


@card("03139")
@rule("DST-MUL-10")
def test_pickpocket_takes_a_card_of_each_opponent() -> None:
    mine = a_side([FINN], hand=["03139"], deck=["01155"] * 3, resources=1)
    scene = a_free_for_all(mine, a_side([KYLO], hand=[SABER]), a_side([JABBA], hand=[SABER, SABER])).play("Pickpocket")
    assert (scene.hand(THEM), len(scene.hand(2)), len(scene.hand())) == ([], 1, 2)


@card("05111")
@rule("D-525")
def test_light_em_up_resolves_the_die_and_another_one_that_rolled_ranged_damage() -> None:
    mine = [a_character(FINN, showing=["1R"]), a_character("01030", showing=["1RD"])]
    scene = a_table(mine, [KYLO, JABBA], hand=["05111"], resources=1).roll_next(1)
    scene.play("Light", "Finn", "yes", "Rebel Trooper", "Finn", "Kylo", "Jabba")
    assert (scene.damage("Kylo"), scene.damage("Jabba"), scene.pool()) == (2, 3, [])


@card("05111")
@rule("D-525")
def test_light_em_up_does_nothing_after_another_roll_and_resolves_one_die_alone() -> None:
    mine = [a_character(FINN, showing=["1R"]), a_character("01030", showing=["1RD"])]
    scene = a_table(mine, [KYLO], hand=["05111"], resources=1).roll_next(4).play("Light", "Finn")
    assert (scene.pool(), scene.asked) == (["1R", "1RD"], THEM)
    dear = [a_character("01046", showing=["1R"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(dear, [KYLO], hand=["05111"], resources=1).roll_next(1).play("Light", "Han", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["3RD1"]), "the cost of the first die can't be paid"
    alone = [a_character(FINN, showing=["1R"])]
    scene = a_table(alone, [KYLO], hand=["05111"], resources=1).roll_next(0).play("Light", "yes", "Kylo")
    assert scene.damage("Kylo") == 3


@card("05111")
@rule("D-525", "D-660", "DST-RTC-04")
def test_light_em_up_adds_the_modifier_that_is_one_of_the_two_dice() -> None:
    mine = [a_character(FINN, showing=["1R"]), a_character("01030", showing=["+1RD"])]
    scene = a_table(mine, [KYLO, JABBA], hand=["05111"], resources=1).roll_next(1).play("Light", "Finn", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2 + 1 + 2, [])
    mine = [a_character("01030", showing=["1R"]), a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO], hand=["05111"], resources=1).roll_next(2)
    scene.play("Light", "Rebel Trooper", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1 + 2 + 2, []), "the die that was rerolled is the modifier"


@card("05114")
@rule("DST-CHE-01", "DST-TOK-05")
def test_special_modification_repairs_a_support_or_turns_its_die() -> None:
    pieces = [a_piece(FIGHTER, showing="1RD", damage=2)]
    scene = a_table([FINN], supports=pieces, hand=["05114"], resources=1).play("Special Mod", "remove")
    assert (scene.placed("TIE"), scene.pool()) == (0, ["1RD"])
    scene = a_table([FINN], supports=pieces, hand=["05114"], resources=1).play("Special Mod", "turn")
    assert scene.can("3 ranged") and scene.placed("TIE") == 2


@card("07041")
@rule("DST-OPD-07", "DST-SPX-01")
def test_extreme_hubris_resolves_a_character_die_that_stays() -> None:
    jabba = a_character(JABBA, showing=["2Dr"])
    scene = a_table([jabba], a_side([REY], resources=2), hand=["07041"], resources=2).play("Extreme Hubris")
    assert (scene.resources(THEM), scene.pool()) == (0, ["2Dr"])
    bare = [a_character("01046", showing=["2Dr"])]
    scene = a_table(bare, a_side([REY], resources=2), hand=["07041"], resources=2).play("Extreme Hubris")
    assert scene.resources(THEM) == 2, "one Yellow character is too few"


@card("07041", "09036")
@rule("DST-COP-01", "DST-NAM-04")
def test_extreme_hubris_spots_jabba_however_the_capitals_of_his_title_are_printed() -> None:
    jabba = a_character("09036", showing=["1Dr"])
    scene = a_table([jabba], a_side([REY], resources=2), hand=["07041"], resources=2).play("Extreme Hubris")
    assert (scene.resources(THEM), scene.pool()) == (1, ["1Dr"])


@card("07043")
@rule("DST-OPD-01", "DST-EPL-03")
def test_paid_off_buys_the_die_of_an_opponent() -> None:
    theirs = [a_character(KYLO, showing=["1R"])]
    scene = a_table([JABBA], theirs, hand=["07043"], resources=2).play("Paid Off")
    assert (scene.resources(), scene.resources(THEM), scene.pool(THEM)) == (1, 2, [])
    assert a_table([JABBA], theirs, hand=["07043"], resources=1).play("Paid Off").pool(THEM) == ["1R"]


@card("07045")
@rule("DST-CHE-01")
def test_quarrel_costs_an_opponent_a_resource_or_a_card() -> None:
    theirs = a_side([KYLO], hand=[SABER, "01155"], resources=1)
    scene = a_table([JABBA], theirs, hand=["07045"]).play("Quarrel")
    assert scene.asked == THEM
    assert scene.answer("lose").resources(THEM) == 0
    scene = a_table([JABBA], theirs, hand=["07045"]).play("Quarrel", "discard", "Dodge")
    assert (scene.hand(THEM), scene.resources(THEM)) == (["Lightsaber"], 1)


@card("07080")
@rule("DST-TRN-02", "DST-THN-01")
def test_reposition_lets_an_opponent_turn_a_die_and_then_you_another_one() -> None:
    mine, theirs = [a_character(FINN, showing=["1R"])], [a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, theirs, hand=["07080"]).play("Reposition")
    assert scene.asked == THEM
    scene.answer("Finn", "blank")
    assert scene.asked != THEM and scene.pool() == ["-"]
    assert scene.can("special") and scene.answer("blank").pool(THEM) == ["-"], "Kylo's die is the only other one"


@card("07092")
@rule("DST-CPR-01")
def test_clandestine_operation_resolves_dice_of_one_symbol_and_mills_as_many_cards() -> None:
    mine = [a_character("07090", showing=["1R", "1Dc"]), a_character(FINN, showing=["1R"])]
    theirs = a_side([KYLO], deck=[SABER] * 3, resources=1)
    scene = a_table(mine, theirs, hand=["07092"], resources=1).play("Clandestine", "Finn", "Cassian")
    assert (scene.resources(), scene.pool()) == (2, ["1Dc"])
    scene.answer("player 2")
    assert len(scene.discard(THEM)) == 2


@card("07092")
@rule("DST-CHT-07")
def test_clandestine_operation_needs_its_characters_and_may_resolve_nothing() -> None:
    mine = [a_character(FINN, showing=["1R"])]
    assert a_table(mine, [KYLO], hand=["07092"], resources=1).play("Clandestine").pool() == ["1R"]
    both = [a_character(FINN, showing=["1R"]), a_character("01046")]
    scene = a_table(both, a_side([KYLO], deck=[SABER]), hand=["07092"], resources=1).play("Clandestine", "no more")
    assert (scene.pool(), scene.discard(THEM)) == (["1R"], [])


@card("07132")
@rule("DST-NAM-06")
def test_friend_or_foe_hurts_or_shields_the_character_of_the_rerolled_die() -> None:
    theirs = [a_character(KYLO, showing=["1R"]), JABBA_READY]
    scene = a_table([FINN], theirs, hand=["07132"]).roll_next(0).play("Friend or Foe")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool(THEM)) == (1, 0, ["1MD"])
    scene = a_table([FINN], theirs, hand=["07132"]).roll_next(5).play("Friend or Foe")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (0, 1)


@card("08005")
@rule("DST-CHT-07")
def test_burst_of_lightning_removes_a_die_for_each_shield() -> None:
    theirs = [a_character(KYLO, shields=2, showing=["1MD", "1R"]), a_character(JABBA, showing=["2Dr"])]
    scene = a_table([VADER], theirs, hand=["08005"], resources=3).play("Burst", "Kylo", "1 melee", "2 disrupt")
    assert (scene.shields("Kylo"), scene.pool(THEM)) == (0, ["1R"])
    scene = a_table([VADER], theirs, hand=["08005"], resources=3).play("Burst", "Kylo", "no more")
    assert len(scene.pool(THEM)) == 3
    scene = a_table([VADER], theirs, hand=["08005"], resources=3).play("Burst", "Jabba")
    assert (len(scene.pool(THEM)), scene.asked) == (3, THEM)


@card("08081")
@rule("DST-SPX-01", "DST-MOD-01")
def test_outgun_spends_for_mods_on_vehicles() -> None:
    pieces = [a_piece("01032", upgrades=["08154", "08131"])]
    theirs = [a_character(KYLO, showing=["1MD", "1R"]), a_character(JABBA, showing=["2Dr"])]
    scene = a_table([FINN], theirs, supports=pieces, hand=["08081"], resources=3).play(
        "Outgun", "2", "1 melee", "Jabba"
    )
    assert (len(scene.pool(THEM)), scene.resources()) == (1, 1)
    scene = a_table([FINN], theirs, supports=["01032"], hand=["08081"], resources=3).play("Outgun")
    assert (len(scene.pool(THEM)), scene.resources()) == (3, 3)


@card("09007")
@rule("DST-DWN-07")
def test_breaking_bonds_discards_a_downgrade_and_helps_a_sith() -> None:
    mine = [a_character(VADER, downgrades=[WANTED]), a_character(KYLO, downgrades=[WANTED])]
    theirs = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, theirs, hand=["09007"], resources=1).play("Breaking Bonds", "Darth Vader", "yes")
    assert (scene.downgrades("Darth Vader"), scene.pool(THEM)) == ([], ["-"])
    scene = a_table(mine, theirs, hand=["09007"], resources=1).play("Breaking Bonds", "Kylo Ren")
    assert (scene.downgrades("Kylo"), scene.pool(THEM)) == ([], ["2RD"])


@card("09042")
@rule("DST-OPD-01", "D-529")
def test_conveyex_robbery_resolves_a_die_of_each_opponent_in_any_order() -> None:
    mine = a_side([JABBA], hand=["09042"], resources=3)
    others = (a_side([a_character(KYLO, showing=["1R", "1Sh"])]), a_side([a_character(REY, showing=["1R"])]))
    scene = a_free_for_all(mine, *others).play("Conveyex", "1 resource", "Rey")
    assert (scene.resources(), scene.pool(THEM), scene.pool(2)) == (2, ["1Sh"], [])


@card("11013")
@rule("D-53")
def test_tantrum_gives_up_a_weapon_or_equipment_for_a_die() -> None:
    theirs = [a_character(FINN, showing=["1R"])]
    mine = [a_character(KYLO, upgrades=[SABER, TRAINING])]
    scene = a_table(mine, theirs, hand=["11013"]).play("Tantrum")
    assert (scene.upgrades("Kylo"), scene.pool(THEM)) == (["Shien Training"], [])
    bare = [a_character(KYLO, upgrades=[TRAINING])]
    assert a_table(bare, theirs, hand=["11013"]).play("Tantrum").pool(THEM) == ["1R"]


@card("11147")
@rule("DST-BFX-10", "DST-OPD-01")
def test_simple_mistake_takes_a_die_that_the_battlefields_controller_chooses() -> None:
    theirs = [a_character(KYLO, showing=["1R", "1MD"])]
    scene = a_table([FINN], theirs, hand=["11147"], resources=2, holder=THEM).play("Simple Mistake")
    assert scene.asked == THEM
    scene.answer("1 resource", "resolve")
    assert (scene.resources(), scene.pool(THEM)) == (1, ["1MD"])
    scene = a_table([FINN], theirs, hand=["11147"], resources=2, holder=THEM).play("Simple", "1 resource", "remove")
    assert (scene.resources(), scene.pool(THEM)) == (0, ["1MD"])


@card("11147")
@rule("DST-THN-01")
def test_simple_mistake_finds_no_die_in_an_empty_pool() -> None:
    theirs = [a_character(KYLO, showing=["1R"])]
    scene = a_table([FINN], theirs, hand=["11147"], resources=2).play("Simple Mistake")
    assert (scene.pool(THEM), scene.asked) == (["1R"], THEM)


REY_READY, JABBA_READY = a_character(REY), a_character(JABBA)
