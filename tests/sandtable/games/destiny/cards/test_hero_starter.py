"""The hero cards of the starter set with Rey."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import may_attach
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.terms import BLUE, UPGRADE_CARD
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.restrictions import ColorOnly
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN = "01002", "01011", "01038", "01045"
ROBES, BB8, STAFF, THROW, HEROISM, AWAKENING = "01040", "01043", "01044", "01057", "01117", "01124"
ESCAPE, DRAW_ATTENTION, WOOKIEE = "01126", "01128", "01130"
LIGHTSABER, HOLDOUT, TAKE_COVER = "01059", "01063", "01157"


@card("01038")
@rule("D-76")
def test_rey_acts_again_after_an_upgrade() -> None:
    scene = a_table([REY], [KYLO], hand=[LIGHTSABER, TAKE_COVER], resources=3).play("Lightsaber", "yes")
    assert (scene.asked, scene.prompt) == (ME, "Take an additional action")
    scene.play("Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (1, THEM)


@card("01038")
def test_rey_may_decline_the_additional_action() -> None:
    scene = a_table([REY], [KYLO], hand=[LIGHTSABER], resources=3).play("Lightsaber", "no")
    assert scene.asked == THEM


@card("01038")
def test_rey_takes_no_action_from_events_or_from_upgrades_on_others() -> None:
    assert a_table([REY], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Rey").asked == THEM
    scene = a_table([REY, FINN], [KYLO], hand=[LIGHTSABER], resources=3).play("Lightsaber", "Finn")
    assert (scene.upgrades("Finn"), scene.asked) == (["Lightsaber"], THEM)


@card("01038")
@rule("DST-CLR-16")
def test_rey_and_ambush_give_two_additional_actions() -> None:
    scene = a_table([REY], [KYLO], hand=[HOLDOUT, TAKE_COVER, TAKE_COVER], resources=2).play("Holdout", "yes")
    scene.play("Take Cover", "Rey").play("Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (2, THEM)


@card("01040")
@rule("EX-18")
def test_robes_give_two_shields_in_the_first_round() -> None:
    scene = a_table([FINN, KYLO], [TROOPER], hand=[ROBES], resources=2).play("Jedi Robes", "Finn")
    assert (scene.shields("Finn"), scene.shields("Kylo")) == (2, 0)


@card("01040")
def test_robes_give_one_shield_later() -> None:
    scene = a_table([FINN], [KYLO], hand=[ROBES], resources=2, round_=2).play("Jedi Robes")
    assert scene.shields("Finn") == 1


@card("01040")
@rule("DST-SHD-03")
def test_robes_give_only_what_fits() -> None:
    scene = a_table([a_character(FINN, shields=2)], [KYLO], hand=[ROBES], resources=2).play("Jedi Robes")
    assert scene.shields("Finn") == 3


@card("01043")
@rule("D-101")
def test_bb8_rerolls_itself_and_another_and_stays() -> None:
    mine = [a_character(REY, showing=["-"])]
    scene = a_table(mine, [KYLO], supports=[a_piece(BB8, "Sp", exhausted=True)]).roll_next(2, 0).resolve("BB-8")
    assert sorted(scene.pool()) == ["1MD", "1Sh"]


@card("01043")
def test_bb8_alone_rerolls_itself() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(BB8, "Sp", exhausted=True)]).roll_next(3).resolve("BB-8")
    assert (scene.pool(), scene.asked) == (["1R"], THEM)


@card("01043")
@rule("DST-RES-11")
def test_bb8_that_rolls_its_special_again_is_not_resolved_twice() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(BB8, "Sp", exhausted=True)]).roll_next(4).resolve("BB-8")
    assert (scene.pool(), scene.asked) == (["Sp"], THEM)


@card("01043")
@rule("DST-UNI-04", "DST-UNI-05")
def test_a_player_has_one_bb8() -> None:
    assert not a_table([REY], [KYLO], hand=[BB8], supports=[BB8], resources=1).can("play BB-8")
    assert a_table([REY], a_side([KYLO], supports=[BB8]), hand=[BB8], resources=1).can("play BB-8")


@card("01044")
def test_staff_removes_a_die_showing_damage() -> None:
    mine = [a_character(REY, upgrades=[a_piece(STAFF, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=["2MD1", "1Sh"])]).resolve("Rey's Staff")
    assert scene.pool(THEM) == ["1Sh"]


@card("01044")
def test_staff_may_have_to_remove_your_own_die() -> None:
    mine = [a_character(REY, showing=["+2MD"], upgrades=[a_piece(STAFF, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=["Sp"])]).resolve("Rey's Staff")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["Sp"])


@card("01044")
@rule("DST-CHT-05")
def test_staff_finds_no_damage() -> None:
    mine = [a_character(REY, upgrades=[a_piece(STAFF, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=["-"])]).resolve("Rey's Staff")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["-"], THEM)


@card("01044")
@rule("DST-UNI-04", "D-05")
def test_a_player_has_one_staff_even_by_replacing_it() -> None:
    mine = (a_character(REY, upgrades=[STAFF]), FINN)
    assert not a_table(mine, [KYLO], hand=[STAFF], resources=2).can("play Rey's Staff")


@card("01045")
def test_finn_takes_weapons_like_anybody() -> None:
    scene = a_table([FINN], [TROOPER], hand=[LIGHTSABER], resources=3).play("Lightsaber")
    assert scene.upgrades("Finn") == ["Lightsaber"]


@card("01045")
@rule("DST-GEN-01")
def test_finn_alone_ignores_what_a_weapon_asks_of_its_character() -> None:
    """No weapon the engine knows so far says "Blue character only", so a lightsaber is made to."""
    scene = a_table([FINN, TROOPER], [KYLO], hand=[LIGHTSABER])
    weapon = scene.find("Lightsaber")
    demanding = Print("", "Lightsaber", "Lightsaber", UPGRADE_CARD, BLUE)
    demanding.subtypes = ("weapon",)
    demanding.restrictions = [ColorOnly(CHARACTER.blue)]
    scene.duel.setup.prints[weapon] = demanding
    assert may_attach(scene.duel, ME, weapon, scene.find("Finn"))
    assert not may_attach(scene.duel, ME, weapon, scene.find("Stormtrooper"))


@card("01045")
@rule("DST-PRE-02")
def test_finn_heeds_the_restrictions_of_other_upgrades() -> None:
    assert not a_table([FINN], [TROOPER], hand=[THROW], resources=3).can("play Force Throw")


@card("01057")
def test_force_throw_deals_the_value_of_the_removed_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece(THROW, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=["2MD1"], shields=1)])
    scene.resolve("Force Throw", "Kylo Ren die", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool(THEM)) == (1, 0, [])


@card("01057")
@rule("DST-RMV-03")
def test_force_throw_counts_a_modifier_by_its_number() -> None:
    mine = [a_character(REY, showing=["+2MD"], upgrades=[a_piece(THROW, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Force Throw", "Rey die", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])


@card("01057")
@rule("DST-DIE-03", "D-66")
def test_force_throw_counts_specials_and_blanks_as_zero() -> None:
    mine = [a_character(REY, upgrades=[a_piece(THROW, "Sp")])]
    for side in ("Sp", "-"):
        scene = a_table(mine, [a_character(KYLO, showing=[side], shields=1)])
        scene.resolve("Force Throw", "Kylo Ren die")
        assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool(THEM)) == (0, 1, [])


@card("01057")
@rule("DST-PRE-02")
def test_force_throw_is_for_blue_characters() -> None:
    scene = a_table([FINN, REY], [KYLO], hand=[THROW], resources=3).play("Force Throw", "no")
    assert (scene.upgrades("Rey"), scene.upgrades("Finn")) == (["Force Throw"], [])


@card("01117")
@rule("DST-THN-01")
def test_heroism_takes_the_damage_and_removes_the_die() -> None:
    scene = a_table([REY, FINN], [a_character(KYLO, showing=["2MD1", "1Sh"])], hand=[HEROISM])
    scene.play("Heroism", "Finn")
    assert (scene.damage("Finn"), scene.damage("Rey"), scene.pool(THEM)) == (2, 0, ["1Sh"])


@card("01117")
@rule("DST-THN-02")
def test_heroism_without_a_unique_character_leaves_the_die() -> None:
    scene = a_table([TROOPER], [a_character(KYLO, showing=["2MD1"])], hand=[HEROISM]).play("Heroism")
    assert (scene.damage("Storm"), scene.pool(THEM), scene.discard()) == (0, ["2MD1"], ["Heroism"])


@card("01117")
@rule("DST-TKN-03")
def test_heroism_removes_the_die_although_shields_block_all() -> None:
    scene = a_table([a_character(REY, shields=3)], [a_character(KYLO, showing=["2MD1"])], hand=[HEROISM])
    scene.play("Heroism")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool(THEM)) == (0, 1, [])


@card("01117")
@rule("DST-CHT-05")
def test_heroism_against_no_damage_dice_does_nothing() -> None:
    scene = a_table([REY], [a_character(KYLO, showing=["Sp"])], hand=[HEROISM]).play("Heroism")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (0, ["Sp"])


@card("01124")
def test_awakening_resolves_a_modifier_by_itself() -> None:
    scene = a_table([a_character(REY, showing=["+2MD"])], [KYLO], supports=[AWAKENING])
    scene.use("Awakening", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.exhausted("Awakening")) == (2, [], True)


@card("01124")
@rule("DST-RTC-04")
def test_awakening_resolves_its_die_alone() -> None:
    mine = [a_character(REY, showing=["+2MD"], upgrades=[a_piece(LIGHTSABER, "+2MD")])]
    scene = a_table(mine, [KYLO], supports=[AWAKENING]).use("Awakening", "Lightsaber", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["+2MD"])


@card("01124")
@rule("D-39")
def test_awakening_without_a_modified_side_only_exhausts() -> None:
    scene = a_table([a_character(REY, showing=["1MD"])], [KYLO], supports=[AWAKENING]).use("Awakening")
    assert (scene.exhausted("Awakening"), scene.pool(), scene.damage("Kylo")) == (True, ["1MD"], 0)


@card("01124")
@rule("DST-RDY-08")
def test_awakening_is_used_once() -> None:
    mine = [a_character(REY, showing=["+2MD"])]
    assert not a_table(mine, [KYLO], supports=[a_piece(AWAKENING, exhausted=True)]).can("use Awakening")


@card("01126")
@rule("DST-CLR-06", "DST-AMB-01")
def test_daring_escape_removes_rerolled_blanks_and_those_that_lay_there() -> None:
    theirs = [a_character(KYLO, showing=["2MD1", "-", "1Sh"])]
    scene = a_table([REY], theirs, hand=[ESCAPE], resources=2).roll_next(5)
    scene.play("Daring Escape", "2 melee", "no more")
    assert (scene.pool(THEM), scene.asked, scene.prompt) == (["1Sh"], ME, "Take an additional action")


@card("01126")
@rule("DST-CHT-07")
def test_daring_escape_may_reroll_nothing_and_still_remove_blanks() -> None:
    theirs = [a_character(KYLO, showing=["2MD1", "-"])]
    scene = a_table([a_character(REY, showing=["-"])], theirs, hand=[ESCAPE], resources=2)
    scene.play("Daring Escape", "no more")
    assert (scene.pool(THEM), scene.pool()) == (["2MD1"], ["-"])


@card("01128")
@rule("DST-MOV-04")
def test_draw_attention_moves_damage_past_shields() -> None:
    mine = [a_character(REY, damage=5), a_character(FINN, shields=3)]
    scene = a_table(mine, [KYLO], hand=[DRAW_ATTENTION]).play("Draw Attention", "2")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.shields("Finn")) == (3, 2, 3)


@card("01128")
def test_draw_attention_moves_no_more_than_there_is_and_maybe_nothing() -> None:
    mine = (a_character(REY, damage=1), FINN)
    scene = a_table(mine, [KYLO], hand=[DRAW_ATTENTION]).play("Draw Attention")
    assert scene.options == ["0", "1"]
    scene.answer("0")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.asked) == (1, 0, THEM)


@card("01128")
@rule("D-98")
def test_draw_attention_can_defeat_who_draws_it() -> None:
    mine = [a_character(REY, damage=5), a_character(FINN, damage=9)]
    scene = a_table(mine, [KYLO], hand=[DRAW_ATTENTION]).play("Draw Attention", "Rey", "1")
    assert (scene.team(), scene.damage("Rey")) == (["Rey"], 4)


@card("01128")
@rule("DST-MOV-03")
def test_draw_attention_has_nobody_to_move_damage_to() -> None:
    scene = a_table([a_character(REY, damage=5)], [KYLO], hand=[DRAW_ATTENTION]).play("Draw Attention", "2")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.asked) == (5, 0, THEM)


@card("01128")
@rule("DST-CHT-05")
def test_draw_attention_finds_no_damage() -> None:
    scene = a_table([REY, FINN], [a_character(KYLO, damage=4)], hand=[DRAW_ATTENTION]).play("Draw Attention")
    assert (scene.damage("Kylo"), scene.asked, scene.discard()) == (4, THEM, ["Draw Attention"])


@card("01130")
@rule("DST-CHE-03")
def test_wookiee_lets_the_opponent_choose_damage() -> None:
    theirs = (a_character(KYLO, showing=["2MD1", "1Sh"]), TROOPER)
    scene = a_table([REY], theirs, hand=[WOOKIEE], resources=1).play("Let The Wookiee Win")
    assert scene.asked == THEM
    scene.answer("2 damage")
    assert (scene.damage("Kylo"), scene.damage("Storm"), scene.pool(THEM)) == (2, 0, ["2MD1", "1Sh"])


@card("01130")
def test_wookiee_lets_the_opponent_choose_dice() -> None:
    theirs = [a_character(KYLO, showing=["2MD1", "1Sh", "-"])]
    scene = a_table([REY], theirs, hand=[WOOKIEE], resources=1)
    scene.play("Let The Wookiee Win", "remove 2", "2 melee", "blank")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, ["1Sh"])


@card("01130")
@rule("DST-CLR-21", "DST-CHE-02", "EX-20")
def test_wookiee_options_are_open_even_when_they_do_little() -> None:
    ready = a_side([KYLO], supports=[a_piece("01006", "1RD", exhausted=True)])
    scene = a_table([REY], ready, hand=[WOOKIEE], resources=1).play("Let The Wookiee Win", "2 damage")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, ["1RD"])
    scene = a_table([REY], ready, hand=[WOOKIEE], resources=1).play("Let The Wookiee Win", "remove 2")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, [])
