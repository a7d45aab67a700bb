"""Cards that move damage, and dice whose target decides what else happens. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Fighter, Scene, a_character, a_piece, a_table

TROOPER, KYLO, REY, FINN = "01002", "01011", "01038", "01045"
RIFLE, BLASTER, OUTPOST, SABER, COMLINK = "01008", "01054", "01053", "01059", "01061"
USE_THE_FORCE, COVER = "01149", "01157"
YODA, REX, CARA, BIRDS = "21046", "18063", "16051", "16075"


# -- Yoda --------------------------------------------------------------------------------------------------------


@card("21046")
@rule("DST-PLX-04", "DST-ASD-15")
def test_yoda_plays_a_blue_event_of_the_pile_for_its_cost_and_sets_it_aside() -> None:
    mine = [a_character(YODA, showing=["1F"])]
    scene = a_table(mine, [KYLO], discard=[USE_THE_FORCE, COVER], resources=1)
    scene.use("Yoda", "Use the Force", "1 resource")
    assert (scene.pool(), scene.resources(), scene.aside()) == (["1R"], 0, ["Use The Force"])
    assert scene.discard() == ["Take Cover"]


@card("21046")
@rule("DST-THN-01")
def test_yoda_keeps_a_blue_upgrade_of_the_pile_in_play() -> None:
    scene = a_table([YODA], [KYLO], discard=[SABER], resources=3).use("Yoda", "Lightsaber")
    assert (scene.upgrades("Yoda"), scene.aside(), scene.resources()) == (["Lightsaber"], [], 0)


@card("21046")
@rule("DST-PLX-04", "D-297")
def test_yoda_plays_nothing_that_is_not_blue_or_too_dear_and_nothing_that_is_declined() -> None:
    scene = a_table([YODA], [KYLO], discard=[COVER, SABER], resources=2).use("Yoda")
    assert (scene.discard(), scene.shields("Yoda"), scene.asked) == (["Take Cover", "Lightsaber"], 0, THEM)
    scene = a_table([YODA], [KYLO], discard=[SABER], resources=3).use("Yoda", "none")
    assert (scene.discard(), scene.resources()) == (["Lightsaber"], 3)


@card("21046")
@rule("DST-MOV-04", "DST-TOK-11")
def test_yoda_moves_one_damage_past_shields() -> None:
    mine = [a_character(YODA, damage=3, showing=["Sp"])]
    scene = a_table(mine, [a_character(KYLO, shields=2)]).resolve("Yoda", "Kylo")
    assert (scene.damage("Yoda"), scene.damage("Kylo"), scene.shields("Kylo")) == (2, 1, 2)


@card("21046")
@rule("DST-TOK-11")
def test_yoda_moves_damage_to_a_card_that_is_no_character() -> None:
    mine = [a_character(YODA, damage=3, showing=["Sp"])]
    scene = a_table(mine, [KYLO], supports=[OUTPOST]).resolve("Yoda", "Outpost")
    assert (scene.damage("Yoda"), scene.placed("Outpost")) == (2, 1)


@card("21046")
@rule("DST-MEM-01", "D-361", "DST-RPL-01")
def test_yoda_moves_two_damage_in_a_round_in_which_a_card_of_the_pile_was_played() -> None:
    mine = [a_character(YODA, damage=3, showing=["Sp"])]
    scene = a_table(mine, [KYLO], discard=[SABER], resources=3).use("Yoda", "Lightsaber").pass_()
    scene.resolve("Yoda", "Kylo")
    assert (scene.damage("Yoda"), scene.damage("Kylo")) == (1, 2)


@card("21046")
@rule("D-361")
def test_yoda_counts_no_card_that_was_played_from_the_hand_or_by_an_opponent() -> None:
    mine = [a_character(YODA, damage=3, showing=["Sp"])]
    scene = a_table(mine, [KYLO], hand=[COVER]).play("Take Cover", "Kylo").pass_().resolve("Yoda", "Kylo")
    assert (scene.damage("Yoda"), scene.damage("Kylo")) == (2, 1)


@card("21046")
@rule("DST-MOV-04")
def test_yoda_has_nothing_to_move_where_there_is_no_damage() -> None:
    scene = a_table([a_character(YODA, showing=["Sp"])], [KYLO]).resolve("Yoda")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, [], THEM)


# -- Rex ---------------------------------------------------------------------------------------------------------


@card("18063")
@rule("DST-MEM-02", "DST-BFX-02")
def test_rex_may_take_the_battlefield_after_the_first_red_weapon() -> None:
    scene = a_table([REX], [KYLO], hand=[BLASTER, BLASTER], resources=4, holder=THEM)
    scene.play("DH-17", "yes")
    assert scene.duel.holder == 0


@card("18063")
@rule("D-265")
def test_rex_does_not_act_a_second_time_in_the_round() -> None:
    scene = a_table([REX], [KYLO], hand=[BLASTER, RIFLE], resources=4, holder=THEM)
    scene.play("DH-17", "no").pass_().play("F-11D", "Rex, Bastion Of The Republic")
    assert (scene.duel.holder, scene.asked) == (THEM, THEM)
    assert scene.upgrades("Rex") == ["DH-17 Blaster Pistol", "F-11D Rifle"]


@card("18063")
@rule("DST-SBT-01")
def test_rex_looks_at_color_and_subtype() -> None:
    scene = a_table([REX], [KYLO], hand=[COMLINK, OUTPOST], resources=4, holder=THEM)
    scene.play("Comlink", "no").pass_().play("Outpost")
    assert (scene.duel.holder, scene.asked) == (THEM, THEM)


# -- Cara Dune ---------------------------------------------------------------------------------------------------


@card("16051")
@rule("DST-ASI-04")
def test_cara_dune_resolves_melee_as_ranged_with_a_weapon_on_her() -> None:
    mine = [a_character(CARA, showing=["2MD", "1MD"], upgrades=[a_piece(BLASTER, "1RD")])]
    scene = a_table(mine, [KYLO]).resolve("DH-17", "Kylo", "2 melee", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["1MD"])


@card("16051")
@rule("DST-ASI-04")
def test_cara_dune_has_only_melee_without_a_weapon() -> None:
    mine = [a_character(CARA, showing=["2MD"], upgrades=[COMLINK]), a_character(TROOPER, showing=["1RD"])]
    scene = a_table(mine, [KYLO]).resolve("First Order Stormtrooper", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, ["2MD"], THEM)


@card("16051")
@rule("D-360")
def test_cara_dune_deals_one_more_to_a_villain() -> None:
    scene = a_table([a_character(CARA, showing=["2MD"])], [KYLO, REY]).use("Cara Dune", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.shields("Cara Dune")) == (3, [], 0)


@card("16051")
@rule("D-360")
def test_cara_dune_gives_a_shield_where_the_die_is_resolved_against_a_hero() -> None:
    scene = a_table([a_character(CARA, showing=["2MD"])], [KYLO, REY]).use("Cara Dune", "Rey", "Cara Dune")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.shields("Cara Dune")) == (2, 0, 1)


@card("16051")
@rule("DST-POW-04")
def test_cara_dune_needs_a_die_of_her_own_with_damage() -> None:
    mine = [a_character(CARA, showing=["1Sh"]), a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO]).use("Cara Dune")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1Sh", "2RD"], THEM)


# -- Whistling Birds ---------------------------------------------------------------------------------------------


def _birds(showing: str, resources: int, theirs: list[str | Fighter], mine: str = REY, more: str = "") -> Scene:
    """A scene with Whistling Birds, which show this side and have these resources on them."""
    birds = a_piece(BIRDS, showing, tokens={RESOURCES: resources})
    return a_table([a_character(mine, upgrades=[birds, a_piece(BLASTER, more)])], theirs, resources=1)


@card("16075")
@rule("DST-AGN-02")
def test_whistling_birds_deal_their_full_damage_to_each_chosen_character() -> None:
    scene = _birds("2RD1", 1, [a_character(KYLO, shields=1), FINN, TROOPER])
    scene.resolve("Whistling", "yes", "Kylo", "Finn")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.damage("Stormtrooper")) == (1, 2, 0)
    assert (scene.shields("Kylo"), scene.resources(), scene.tokens("Whistling", RESOURCES)) == (0, 0, 0)


@card("16075")
@rule("DST-AGN-02", "DST-DIE-08")
def test_a_modifier_of_whistling_birds_is_dealt_to_each_of_them() -> None:
    scene = _birds("1RD", 1, [KYLO, FINN], more="+2RD")
    scene.resolve("Whistling", "DH-17", "yes", "Kylo", "Finn")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.pool()) == (3, 3, [])


@card("16075")
@rule("DST-AGN-02")
def test_whistling_birds_may_be_resolved_against_one_character_and_keep_their_resource() -> None:
    scene = _birds("2RD", 1, [KYLO, FINN]).resolve("Whistling", "no", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.tokens("Whistling", RESOURCES)) == (2, 0, 1)


@card("16075")
@rule("D-53")
def test_whistling_birds_ask_nothing_without_a_resource_or_for_another_symbol() -> None:
    scene = _birds("2RD", 0, [KYLO, FINN]).resolve("Whistling", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Finn")) == (2, 0)
    scene = _birds("1R", 1, [KYLO, FINN]).resolve("Whistling")
    assert (scene.resources(), scene.tokens("Whistling", RESOURCES)) == (2, 1)


@card("16075")
@rule("DST-TOK-01")
def test_whistling_birds_enter_play_with_a_resource() -> None:
    scene = a_table([REY], [KYLO], hand=[BIRDS], resources=2).play("Whistling")
    assert (scene.tokens("Whistling", RESOURCES), scene.resources()) == (1, 0)
