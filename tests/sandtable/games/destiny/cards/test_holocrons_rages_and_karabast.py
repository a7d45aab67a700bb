"""Cards of the first sets after Awakenings that published decks use: a holocron, a compass, a rage, old debts."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, FINN = "01038", "01011", "01035", "01001", "01020", "01045"
SABER, PISTOL, COVER, FALCON, TARGET = "01059", "01054", "01157", "01049", "11024"


@card("02134")
@rule("D-53")
def test_meditate_trades_a_blank_for_a_side_without_damage() -> None:
    mine = [a_character(REY, showing=("-", "1MD"))]
    scene = a_table(mine, [KYLO], supports=["02134"]).use("Meditate", "1 resource")
    assert (scene.pool(), scene.exhausted("Meditate")) == (["1R"], True)
    assert not scene.pass_().can("use Meditate")
    assert not a_table([a_character(REY, showing=("1MD",))], [KYLO], supports=["02134"]).can("use Meditate")


@card("02118")
def test_a_life_debt_may_take_over_a_damage_of_another_character() -> None:
    mine = [a_character(FINN, damage=1, upgrades=("02118",)), a_character(REY, damage=2)]
    scene = a_table(mine, [KYLO]).roll_next(0).activate("Finn", "yes")
    assert (scene.damage("Finn"), scene.damage("Rey")) == (2, 1)
    declined = a_table(mine, [KYLO]).roll_next(0).activate("Finn", "no")
    assert (declined.damage("Finn"), declined.damage("Rey")) == (1, 2)
    assert not a_table([REY], [KYLO], hand=["02118"]).can("play Life Debt"), "for Yellow characters"


@card("07001")
@rule("D-92")
def test_dooku_turns_one_of_his_dice_and_an_opponents_melee_die() -> None:
    theirs = [a_character(KYLO, showing=("1MD", "1R"))]
    scene = a_table(["07001"], theirs).roll_next(5).activate("Count Dooku", "yes", "2 melee", "blank")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD"], ["-", "1R"])
    declined = a_table(["07001"], theirs).roll_next(5).activate("Count Dooku", "no", "blank")
    assert (declined.pool(), declined.pool(THEM)) == (["-"], ["-", "1R"])


@card("07070")
@rule("D-326")
def test_there_is_no_try_rerolls_its_die_for_one_more_or_removes_it() -> None:
    mine = [a_character(LUKE, upgrades=(a_piece("07070", "1F"),))]
    scene = a_table(mine, [KYLO]).roll_next(0).use("There Is No Try", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])
    declined = a_table(mine, [KYLO]).roll_next(0).use("There Is No Try", "no")
    assert (declined.damage("Kylo"), declined.pool()) == (0, [])
    blank = a_table(mine, [KYLO]).roll_next(5).use("There Is No Try")
    assert blank.pool() == [] and not blank.pass_().can("use There Is No Try")


@card("07112")
def test_flames_of_the_past_discard_a_card_with_a_copy_in_any_pile() -> None:
    theirs = a_side([a_character(KYLO, upgrades=(SABER,))], supports=[FALCON])
    scene = a_table([REY], theirs, hand=["07112"], discard=[SABER], resources=2).play("Flames")
    assert (scene.upgrades("Kylo"), scene.supports(THEM)) == ([], ["Millennium Falcon"])
    none = a_table([REY], theirs, hand=["07112"], resources=2).play("Flames")
    assert none.upgrades("Kylo") == ["Lightsaber"]


@card("07112")
@rule("D-751", "DST-COP-01")
def test_flames_of_the_past_reach_upgrades_downgrades_and_supports_but_no_character() -> None:
    theirs = a_side([a_character(KYLO, upgrades=(SABER,), downgrades=(TARGET,))], supports=[FALCON])
    copies = [SABER, TARGET, FALCON, KYLO]
    scene = a_table([REY], theirs, hand=["07112"], discard=copies, resources=2).play("Flames")
    assert {option.partition(" (")[0] for option in scene.options} == {
        "Lightsaber",
        "Millennium Falcon",
        "Priority Target",
    }


@card("08025")
def test_hatching_a_plan_turns_any_die_to_a_discard() -> None:
    mine = [a_character(PHASMA, showing=("-",))]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], hand=["08025"]).play("Hatching")
    assert (scene.pool(), scene.pool(THEM)) == (["1Dc"], ["1MD"]), "Kylo has no such side"


@card("08070")
@rule("DST-POW-01")
def test_the_star_compass_turns_a_die_to_its_own_symbol_and_value() -> None:
    mine = [a_character(LUKE, showing=("2MD",), upgrades=(a_piece("08070", "1Sh"),))]
    scene = a_table(mine, [KYLO]).use("Pillio Star Compass")
    assert scene.pool() == ["1Sh", "1Sh"] and scene.used("Pillio")
    idle = a_table([a_character(LUKE, showing=("2MD",), upgrades=("08070",))], [KYLO]).use("Pillio Star Compass")
    assert idle.pool() == ["2MD"]


@card("08097")
@rule("DST-MOV-04", "DST-SPX-04")
def test_karabast_moves_damage_among_the_own_characters_under_fire() -> None:
    mine = [a_character(FINN, damage=4), a_character(REY, shields=2)]
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs, hand=["08097"]).play("Karabast", "3")
    assert (scene.damage("Finn"), scene.damage("Rey"), scene.shields("Rey")) == (1, 3, 2)
    assert not a_table(mine, [a_character(KYLO, showing=("1Sh",))], hand=["08097"]).can("play Karabast")


@card("03129")
def test_a_force_vision_shows_five_cards_of_any_deck() -> None:
    theirs = a_side([KYLO], deck=[COVER, PISTOL, SABER, FALCON, COVER, PISTOL])
    scene = a_table([REY], theirs, hand=["03129"], deck=[COVER]).play("Force Vision", "player 2")
    assert (len(scene.knows(ME)), len(scene.deck(THEM)), scene.asked) == (5, 6, ME), "Ambush"


@card("03133")
@rule("DST-SPX-01", "DST-THN-01")
def test_something_familiar_turns_as_many_dice_as_the_revealed_card_costs() -> None:
    mine = [a_character(REY, showing=("-", "-")), a_character(LUKE, showing=("-", "-"))]
    theirs = a_side([KYLO], hand=[SABER])
    scene = a_table(mine, theirs, hand=["03133"], resources=1).play("Something Familiar", "yes")
    scene.answer("Rey", "no more", "1 melee")
    assert sorted(scene.pool()) == ["-", "-", "-", "1MD"]
    free = a_table(mine, a_side([KYLO], hand=[COVER]), hand=["03133"], resources=1).play("Something Familiar")
    while free.asked == ME:
        free.answer(free.options[0])
    assert free.pool() == ["-"] * 4, "the card costs nothing"
    single = a_table([REY, FINN], theirs, hand=["03133"], resources=1).play("Something Familiar")
    assert single.asked == THEM, "one Blue character is not enough"


@card("03136")
def test_a_battle_rage_strengthens_a_die_of_a_badly_hurt_character() -> None:
    mine = [a_character(REY, damage=6, showing=("1MD",)), a_character(LUKE, damage=5, showing=("2MD",))]
    scene = a_table(mine, [KYLO], hand=["03136"], resources=1).play("Battle Rage", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["2MD"])
    whole = a_table([a_character(REY, damage=5, showing=("1MD",))], [KYLO], hand=["03136"], resources=1)
    assert whole.play("Battle Rage").pool() == ["1MD"]


@card("09068")
@rule("DST-SPX-04")
def test_a_jedi_holocron_goes_under_the_deck_for_three_cards_and_an_ability() -> None:
    mine = [a_character(LUKE, upgrades=(a_piece("09068", "Sp"),))]
    scene = a_table(mine, [KYLO], hand=["01039"], deck=[COVER, PISTOL, SABER, FALCON], resources=3)
    scene.resolve("Jedi Holocron", "yes", "Force Protection")
    assert (scene.upgrades("Luke"), scene.resources()) == (["Force Protection"], 1)
    assert (len(scene.hand()), scene.deck()) == (3, ["Millennium Falcon", "Jedi Holocron"])
    declined = a_table(mine, [KYLO], hand=["01039"], deck=[COVER], resources=3).resolve("Jedi Holocron", "no")
    assert (declined.upgrades("Luke"), declined.resources()) == ([], 3)
    assert not a_table([REY], [KYLO], hand=["09068"], resources=1).can("play Jedi Holocron")


@card("09097")
def test_reaping_the_reward_gains_what_a_die_was_resolved_for() -> None:
    mine = [a_character(JABBA, showing=("1R",)), a_character(REY, showing=("1MD", "+2MD"))]
    scene = a_table(mine, [KYLO], hand=["09097"], resources=2).play("Reap", "1 melee", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (1, 1)
    scene = a_table(mine, [KYLO], hand=["09097"], resources=2).play("Reap", "1 resource")
    assert scene.resources() == 2
    lone = a_table([a_character(REY, showing=("1MD",))], [KYLO], hand=["09097"], resources=2).play("Reap")
    assert (lone.pool(), lone.resources()) == (["1MD"], 0), "no scoundrel"


@card("09132")
@rule("D-92", "D-870")
def test_striking_back_does_what_the_own_dice_show() -> None:
    mine = [a_character(PHASMA, showing=("1RD", "1F"))]
    theirs = a_side([KYLO], hand=[COVER])
    scene = a_table(mine, theirs, hand=["09132"], resources=1).play(
        "Strike Back", "Kylo", "1 ranged", "1 discard", "player 2"
    )
    assert (scene.damage("Kylo"), scene.pool(), scene.hand(THEM)) == (1, ["1Dc", "1F"], [])
    bare = a_table([a_character(PHASMA, showing=("1R",))], theirs, hand=["09132"], resources=1).play("Strike Back")
    assert (bare.damage("Kylo"), bare.hand(THEM), bare.pool()) == (0, ["Take Cover"], ["1R"])


@card("03018")
@rule("DST-THN-01", "D-39")
def test_cad_bane_plays_an_upgrade_on_himself_and_may_be_activated() -> None:
    scene = a_table(["03018", FINN], [KYLO], hand=[PISTOL], resources=1).roll_next(0, 0)
    scene.use("Cad Bane", "yes")
    assert (scene.upgrades("Cad Bane"), scene.resources(), scene.pool()) == (
        ["DH-17 Blaster Pistol"],
        0,
        ["2RD", "1RD"],
    )
    declined = a_table(["03018"], [KYLO], hand=[PISTOL], resources=1).use("Cad Bane", "no")
    assert (declined.upgrades("Cad Bane"), declined.pool(), declined.asked) == (["DH-17 Blaster Pistol"], [], THEM)
    assert not a_table(["03018"], [KYLO], hand=[PISTOL]).can("use Cad Bane"), "it cannot be paid"
    assert not a_table(["03018"], [KYLO], hand=[COVER], resources=1).can("use Cad Bane")


@card("11063")
@rule("DST-SPX-04")
def test_a_heroic_stand_readies_a_character_of_a_lonely_player_under_fire() -> None:
    theirs = [a_character(KYLO, showing=("1MD", "2MD1")), a_character(PHASMA, showing=("1RD",))]
    scene = a_table([a_character(REY, exhausted=True)], theirs, hand=["11063"], resources=2).play("Heroic Stand", "Rey")
    assert not scene.exhausted("Rey")
    two = [a_character(REY, exhausted=True), a_character(LUKE)]
    assert not a_table(two, theirs, hand=["11063"], resources=2).can("play Heroic Stand")
    assert not a_table([REY], theirs[:1], hand=["11063"], resources=2).can("play Heroic Stand")
