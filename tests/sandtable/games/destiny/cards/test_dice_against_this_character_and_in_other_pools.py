"""Dice that are resolved against a character, turned by their player, or rolled into the pool of another one.

Values by hand from the printed cards.
"""

from __future__ import annotations

from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, LUKE, PADAWAN = "01002", "01011", "01038", "01045", "01035", "01036"
BLASTER, SABER, BLOCK = "01054", "01059", "01153"
KRRSANTAN, BROTHER, CHIP, BIRDS, REX = "21029", "22002", "18020", "16075", "18063"


# -- Black Krrsantan ---------------------------------------------------------------------------------------------


@card("21029")
@rule("DST-AGN-01", "D-367")
def test_krrsantan_hurts_the_character_whose_die_was_resolved_against_him() -> None:
    theirs = [a_character(REY, showing=["1MD", "+2MD"]), a_character(LUKE)]
    scene = a_table([KRRSANTAN, KYLO], theirs, turn=THEM).resolve("Rey", "+2", "Krrsantan")
    assert (scene.damage("Krrsantan"), scene.damage("Rey"), scene.damage("Luke")) == (3, 2, 0)


@card("21029")
@rule("D-367")
def test_krrsantan_acts_although_shields_block_all_of_it() -> None:
    theirs = [a_character(LUKE, showing=["2MD"])]
    scene = a_table([a_character(KRRSANTAN, shields=2), KYLO], theirs, turn=THEM).resolve("Luke", "Krrsantan")
    assert (scene.damage("Krrsantan"), scene.damage("Luke")) == (0, 1)


@card("21029")
@rule("D-880", "D-77", "DST-ABT-03")
def test_krrsantan_hurts_the_character_whose_die_has_just_defeated_him() -> None:
    theirs = [a_character(REY, showing=["1MD"]), a_character(LUKE)]
    scene = a_table([a_character(KRRSANTAN, damage=18), KYLO], theirs, turn=THEM).resolve("Rey", "Krrsantan")
    assert (scene.team(ME), scene.damage("Rey"), scene.damage("Luke")) == (["Kylo Ren"], 1, 0)


@card("21029")
@rule("D-367", "DST-CHD-01")
def test_krrsantan_does_not_act_for_others_for_upgrade_dice_or_for_indirect_damage() -> None:
    theirs = [a_character(LUKE, showing=["2MD"], upgrades=[a_piece(BLASTER, "1RD")])]
    scene = a_table([KRRSANTAN, KYLO], theirs, turn=THEM).resolve("Luke", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Luke")) == (2, 0)
    scene = a_table([KRRSANTAN, KYLO], theirs, turn=THEM).resolve("DH-17", "Krrsantan")
    assert (scene.damage("Krrsantan"), scene.damage("Luke")) == (1, 0)
    theirs = [a_character(REX, showing=["2ID"])]
    scene = a_table([KRRSANTAN], theirs, turn=THEM).resolve("Rex")
    assert (scene.damage("Krrsantan"), scene.damage("Rex")) == (2, 0)


@card("21029")
@rule("DST-AGN-02")
def test_krrsantan_acts_for_a_die_against_several_characters_only_if_he_is_one_of_them() -> None:
    birds = a_piece(BIRDS, "1RD", tokens={RESOURCES: 1})
    theirs = [a_character(FINN, upgrades=[birds], showing=["1RD"])]
    scene = a_table([KRRSANTAN, KYLO, TROOPER], theirs, turn=THEM)
    scene.resolve("Whistling", "yes", "Kylo", "Krrsantan")
    assert (scene.damage("Krrsantan"), scene.damage("Kylo"), scene.damage("Finn")) == (1, 1, 0)


@card("21029")
@rule("DST-OPD-09", "DST-RDY-03")
def test_krrsantan_rolls_a_die_resolves_it_and_is_readied_by_a_defeat() -> None:
    theirs = [a_character(REY, damage=8), a_character(LUKE)]
    mine = [a_character(KRRSANTAN, exhausted=True)]
    scene = a_table(mine, theirs).roll_next(1).use("Black Krrsantan", "Rey")
    assert (scene.team(THEM), scene.exhausted("Krrsantan"), scene.pool()) == (["Luke Skywalker"], False, [])
    scene = a_table(mine, theirs).roll_next(1).use("Black Krrsantan", "Luke")
    assert (scene.damage("Luke"), scene.exhausted("Krrsantan")) == (3, True)


@card("21029")
@rule("DST-OPD-10")
def test_krrsantan_rolls_nothing_while_his_dice_are_in_the_pool() -> None:
    mine = [a_character(KRRSANTAN, showing=["2RD"])]
    scene = a_table(mine, [REY]).use("Black Krrsantan")
    assert (scene.pool(), scene.damage("Rey"), scene.asked) == (["2RD"], 0, THEM)


# -- Fifth Brother -----------------------------------------------------------------------------------------------


@card("22002")
@rule("D-369", "DST-TRN-01")
def test_fifth_brother_has_a_die_turned_to_a_blank_by_its_player() -> None:
    theirs = [a_character(KYLO, showing=["1MD"]), a_character(TROOPER, showing=["2RD"])]
    scene = a_table([BROTHER], theirs).roll_next(0).activate("Fifth Brother", "Stormtrooper")
    assert (scene.pool(THEM), scene.pool()) == (["1MD", "-"], ["1MD"])


@card("22002")
@rule("D-369")
def test_fifth_brother_turns_his_own_die_to_a_special_where_they_cannot() -> None:
    scene = a_table([BROTHER], [a_character(KYLO, showing=["-"])]).roll_next(0).activate("Fifth Brother")
    assert (scene.pool(THEM), scene.pool()) == (["-"], ["Sp"])
    scene = a_table([BROTHER], [a_character(KRRSANTAN, showing=["2RD"])]).roll_next(0).activate("Fifth Brother")
    assert (scene.pool(THEM), scene.pool()) == (["2RD"], ["Sp"])


@card("22002")
@rule("D-369", "DST-THN-01")
def test_fifth_brother_does_nothing_without_a_character_die_to_choose() -> None:
    theirs = [a_character(KYLO, upgrades=[a_piece(SABER, "1Sh")])]
    scene = a_table([BROTHER], theirs).roll_next(0).activate("Fifth Brother")
    assert (scene.pool(THEM), scene.pool(), scene.asked) == (["1Sh"], ["1MD"], THEM)


@card("22002")
@rule("DST-ABS-01")
def test_the_special_of_fifth_brother_deals_damage_and_may_remove_a_blank() -> None:
    theirs = [a_character(KYLO, showing=["-"]), a_character(TROOPER, showing=["-"])]
    scene = a_table([a_character(BROTHER, showing=["Sp"])], theirs).resolve("Fifth Brother", "Kylo", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["-"])
    scene = a_table([a_character(BROTHER, showing=["Sp"])], theirs).resolve("Fifth Brother", "Kylo", "no")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["-", "-"])
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([a_character(BROTHER, showing=["Sp"])], theirs).resolve("Fifth Brother", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM), scene.asked) == (2, ["1MD"], THEM)


# -- Inhibitor Chip ----------------------------------------------------------------------------------------------


def _chip(resources: int, showing: tuple[str, ...], mine: str = KYLO) -> Scene:
    """A scene with my Inhibitor Chip on Luke, with these resources, and Luke's dice in the pool."""
    luke = a_character(LUKE, showing=showing, downgrades=[a_piece(CHIP, tokens={RESOURCES: resources})])
    return a_table([mine], a_side([luke, REY], deck=[BLOCK] * 6), deck=[BLOCK] * 6)


@card("18020")
@rule("D-368", "DST-DWN-03")
def test_the_chip_takes_a_die_into_the_pool_of_its_player_where_it_is_one_of_their_dice() -> None:
    scene = _chip(1, ("1F", "2MD")).roll_next(1).use("Inhibitor Chip")
    assert scene.asked == THEM
    scene.answer("2 melee")
    assert (scene.pool(THEM), scene.pool(), scene.tokens("Inhibitor", RESOURCES)) == (["1F"], ["3MD"], 2)
    scene.pass_().resolve("Luke", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.duel.lent) == (3, [], ())


@card("18020")
@rule("D-368")
def test_a_die_in_another_pool_is_stored_and_copied_and_goes_home_in_the_upkeep() -> None:
    scene = _chip(1, ("2MD",)).roll_next(1).use("Inhibitor Chip")
    copy = scene.duel.clone()
    assert isinstance(copy, Duel)
    assert (copy.lent, copy.die_seat(copy.lent[0][0])) == (scene.duel.lent, ME)
    scene.claim("no")
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.pool(), scene.pool(THEM), scene.duel.lent) == ([], [], ())
    scene.activate("Luke")
    assert len(scene.pool(THEM)) == 1


@card("18020")
@rule("DST-TOK-01", "DST-RDY-08")
def test_the_chip_places_a_first_resource_and_takes_nothing_yet() -> None:
    scene = _chip(0, ("2MD",)).use("Inhibitor Chip")
    assert (scene.tokens("Inhibitor", RESOURCES), scene.pool(THEM), scene.exhausted("Inhibitor")) == (1, ["2MD"], True)
    assert not scene.pass_().can("use Inhibitor Chip")


@card("18020")
@rule("DST-CHD-01", "DST-THN-01")
def test_the_chip_takes_nothing_where_attached_character_has_no_die_in_the_pool() -> None:
    scene = _chip(3, ()).use("Inhibitor Chip")
    assert (scene.tokens("Inhibitor", RESOURCES), scene.pool(), scene.asked) == (4, [], THEM)
