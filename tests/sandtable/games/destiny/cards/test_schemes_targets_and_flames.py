"""Cards that detect by choice, use the battlefield of others, or burn what lies in a discard pile already."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, TROOPER, PHASMA = "01038", "01045", "01011", "01002", "01001"
BLOCK, DODGE, PISTOL, DATAPAD, SPY = "01153", "01155", "01054", "01062", "15050"
SCHEMES, TARGET, FLAMES, VALLEY = "14044", "11024", "22042", "12160"
DETECTIVE = "16015"
"""Moff Gideon, who detects 2 cards."""


# -- Rebel Schemes -----------------------------------------------------------------------------------------------


@card("14044")
@rule("D-409", "DST-DET-01")
def test_rebel_schemes_detects_one_chosen_card_instead_of_random_ones() -> None:
    theirs = a_side([KYLO], hand=[BLOCK, DODGE, PISTOL, DATAPAD])
    scene = a_table([DETECTIVE, FINN], theirs, hand=[SCHEMES], resources=1).play("Rebel Schemes")
    assert (scene.exhausted("Moff Gideon"), scene.exhausted("Finn")) == (True, False)
    assert scene.options == ["Block", "Dodge", "DH-17 Blaster Pistol", "Datapad"]
    assert len(scene.knows(ME)) == 4, "the whole hand was revealed"
    scene.answer("Dodge")
    assert [scene.duel.print(each).title for each in scene.duel.detected] == ["Dodge"]


@card("14044")
@rule("DST-THN-01")
def test_rebel_schemes_does_nothing_without_detect_or_where_nobody_is_ready() -> None:
    theirs = a_side([KYLO], hand=[BLOCK, DODGE])
    scene = a_table([FINN], theirs, hand=[SCHEMES], resources=1).play("Rebel Schemes")
    assert (scene.pool(), scene.duel.detected, scene.knows(ME)) == ([], (), [])
    tired = a_table([a_character(DETECTIVE, exhausted=True)], theirs, hand=[SCHEMES], resources=1)
    assert tired.play("Rebel Schemes").duel.detected == ()


# -- Priority Target ---------------------------------------------------------------------------------------------


@card("11024")
@rule("DST-POW-08")
def test_priority_target_takes_the_battlefield_and_uses_its_ability() -> None:
    theirs = [a_character(KYLO, damage=10, downgrades=[TARGET]), a_character(FINN, upgrades=[a_piece(PISTOL, "1RD")])]
    mine = [a_character(PHASMA, showing=("2RD",))]
    scene = a_table(mine, theirs, holder=THEM, battlefield=VALLEY).resolve("Captain", "Kylo", "yes")
    assert (scene.duel.holder, scene.pool(THEM), scene.duel.claimer) == (ME, [], -1)
    declined = a_table(mine, theirs, holder=THEM, battlefield=VALLEY).resolve("Captain", "Kylo", "no")
    assert (declined.duel.holder, declined.pool(THEM)) == (THEM, ["1RD"])


@card("11024")
def test_priority_target_waits_for_the_character_that_it_is_on() -> None:
    theirs = [a_character(KYLO, damage=10), a_character(FINN, downgrades=[TARGET])]
    scene = a_table([a_character(PHASMA, showing=("2RD",))], theirs, holder=THEM).resolve("Captain", "Kylo")
    assert (scene.duel.holder, scene.asked) == (THEM, THEM)


# -- Vambrace Flame Thrower --------------------------------------------------------------------------------------


@card("22042")
@rule("DST-ASI-04", "DST-VAL-03")
def test_the_flame_thrower_resolves_damage_as_one_more_indirect_damage() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(FLAMES, "2MD")])]
    scene = a_table(mine, [a_character(KYLO, shields=1)]).resolve("Vambrace", "as indirect")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 0)
    plain = a_table(mine, [a_character(KYLO)]).resolve("Vambrace", "as it shows", "Kylo")
    assert plain.damage("Kylo") == 2
    disrupt = a_table([a_character(FINN, upgrades=[a_piece(FLAMES, "1Dr")])], [KYLO]).resolve("Vambrace")
    assert disrupt.asked == THEM, "a side without damage has one way"


@card("22042")
@rule("DST-COP-01", "DST-THN-01")
def test_the_flame_thrower_burns_a_card_with_a_copy_in_a_discard_pile() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(FLAMES, "Sp")])]
    theirs = a_side([a_character(KYLO, upgrades=[PISTOL, DATAPAD])], discard=[PISTOL])
    scene = a_table(mine, theirs).resolve("Vambrace")
    assert (scene.upgrades("Kylo"), scene.upgrades("Finn")) == (["Datapad"], [])
    none = a_table(mine, [a_character(KYLO, upgrades=[PISTOL])]).resolve("Vambrace")
    assert (none.upgrades("Kylo"), none.upgrades("Finn")) == (["DH-17 Blaster Pistol"], ["Vambrace Flame Thrower"])


# -- Cloud Car ---------------------------------------------------------------------------------------------------


def to_round_two(scene: Scene) -> Scene:
    """Both players pass and take what comes."""
    while scene.duel.round == 1:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    return scene


@card("12140")
@rule("D-410", "DST-CHC-09")
def test_the_cloud_car_is_played_for_free_and_goes_over_in_the_upkeep() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 9)
    scene = a_table([REY], theirs, hand=["12140"], deck=[DODGE] * 9).use("Cloud Car")
    assert (scene.supports(), scene.resources(), scene.hand()) == (["Cloud Car"], 0, [])
    to_round_two(scene)
    assert (scene.supports(), scene.supports(THEM)) == ([], ["Cloud Car"])


@card("12140")
@rule("D-410")
def test_a_cloud_car_that_is_paid_for_stays() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 9)
    scene = a_table([REY], theirs, hand=["12140"], resources=3, deck=[DODGE] * 9).play("Cloud Car")
    assert (scene.supports(), scene.resources()) == (["Cloud Car"], 0)
    assert to_round_two(scene).supports() == ["Cloud Car"]
    assert not a_table([REY], theirs, supports=["12140"], deck=[DODGE] * 9).can("use Cloud Car")


@card("12140")
def test_two_cloud_cars_in_hand_are_one_option() -> None:
    scene = a_table([REY], [KYLO], hand=["12140", "12140"], deck=[DODGE])
    assert len([option for option in scene.options if option.startswith("use Cloud Car")]) == 1
