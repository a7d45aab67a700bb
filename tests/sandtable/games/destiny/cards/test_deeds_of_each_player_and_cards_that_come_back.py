"""Deeds that count for one player alone, dice that an opponent owns, and cards that come back into play.

Values are worked out by hand from the words of the cards and the rule book.
"""

from __future__ import annotations

from sandtable.games.destiny.language import CHARACTER, SUPPORT, Return, TakeCard, a
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

KYLO, KNIGHT, CUNNING, SISTER = "01011", "12054", "01065", "14003"
MAUL, DIRECTOR, TROOPER, ARCHIVES, BOMBER = "15003B", "12036", "01002", "23053", "12033"
JANGO, PHASMA, PESTERING, TERRITORY, LAIR = "01021", "01001", "12044", "11129", "11159"


# -- Forms that take the place of a training ---------------------------------------------------------------------


@card("11123", "12115", "14070", "16085", "18094")
@rule("D-107", "DST-RSV-05")
def test_a_training_used_through_cunning_leaves_its_place_to_a_mastery_on_cunnings_character() -> None:
    mine = [a_character(KNIGHT, upgrades=[a_piece(CUNNING, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, upgrades=["12115"])], hand=["12114"])
    scene.resolve("Cunning", "Shien Training", "Kylo", "yes", "Shien Mastery", "Jedi Knight")
    assert (scene.upgrades("Jedi Knight"), scene.upgrades("Kylo")) == (["Cunning", "Shien Mastery"], [])
    assert scene.damage("Kylo") == 2


# -- The first time of each player -------------------------------------------------------------------------------


@card("11159")
@rule("D-259", "DST-MEM-02")
def test_a_downgrade_of_another_player_is_not_the_first_of_the_player_of_the_lair() -> None:
    theirs = a_side([JANGO], hand=[PESTERING], resources=1)
    scene = a_table([JANGO], theirs, hand=[PESTERING], resources=1, battlefield=LAIR, holder=THEM)
    scene.play("Pestering").play("Pestering", "yes")
    assert (scene.resources(), scene.resources(THEM)) == (0, 1), "they control the Lair, and it is their first one"


@card("11159")
@rule("D-259", "D-264")
def test_a_second_downgrade_is_not_the_first_because_the_lair_has_been_taken_since() -> None:
    hand = [PESTERING, TERRITORY, PESTERING]
    scene = a_table([JANGO, PHASMA], [JANGO], hand=hand, resources=2, battlefield=LAIR, holder=THEM)
    scene.play("Pestering").pass_().play("Seizing Territory").play("Pestering")
    assert (scene.can("yes"), scene.resources(), scene.asked) == (False, 0, THEM)


@card("11159")
@rule("D-259", "DST-MEM-02")
def test_both_players_may_have_their_first_downgrade_of_a_round_at_the_lair() -> None:
    theirs = a_side([PHASMA], hand=[TERRITORY, PESTERING], resources=1)
    scene = a_table([JANGO], theirs, hand=[PESTERING], resources=1, battlefield=LAIR)
    scene.play("Pestering", "yes").play("Seizing Territory").play("Pestering", "yes")
    assert (scene.resources(), scene.resources(THEM)) == (1, 1)


# -- Dice of an opponent that you resolve ------------------------------------------------------------------------


@card("12036")
@rule("D-730", "DST-OPD-02", "DST-OPD-03")
def test_the_director_rolls_no_die_of_an_opponent_that_his_player_has_resolved() -> None:
    mine = [a_character(PHASMA, upgrades=[DIRECTOR]), a_character(MAUL, showing=["Sp1"])]
    scene = a_table(mine, [a_character(TROOPER, showing=["1R"])], resources=1).resolve("Maul", "resolve a die")
    assert (scene.resources(), scene.asked, scene.pool(), scene.pool(THEM)) == (1, THEM, [], [])
    own = a_character(TROOPER, showing=["1R"])
    scene = a_table([*mine, own], [KYLO], resources=1).resolve("Maul", "resolve a die")
    assert scene.can("yes"), "a die of the own trooper"


@card("23053")
@rule("D-730")
def test_the_archives_are_for_the_own_dice_that_show_shields() -> None:
    theirs = [a_character(KYLO, showing=["1Sh"])]
    scene = a_table(
        [a_character(MAUL, showing=["Sp1"])], theirs, supports=[ARCHIVES], deck=[TERRITORY] * 3, resources=1
    )
    scene.resolve("Maul", "resolve a die", "Kylo")
    assert (scene.asked, scene.exhausted("Jedi Archives")) == (THEM, False)


# -- Cards that come back in the same round ----------------------------------------------------------------------


def to_the_second_round(scene: Scene) -> Scene:
    """Both players pass, and take the first option of every other question."""
    while scene.duel.round == 1:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    return scene


@card("12123", "12033")
@rule("D-731", "DST-POW-05")
def test_a_bomber_that_was_played_again_does_not_go_back_to_the_hand() -> None:
    theirs = a_side([KYLO], deck=[TERRITORY] * 8)
    scene = a_table([PHASMA], theirs, hand=["12123", BOMBER], resources=5, deck=[TERRITORY] * 8)
    scene.play("Sneak Attack", "Tie Bomber").roll_next(2).activate("Tie Bomber").pass_()
    scene.resolve("Tie Bomber", "yes")
    assert (scene.supports(), scene.hand(), scene.damage("Kylo")) == ([], ["Tie Bomber"], 4)
    scene.pass_().play("Tie Bomber").pass_()
    assert to_the_second_round(scene).supports() == ["Tie Bomber"]


@card("12140", "14019")
@rule("D-410", "D-731")
def test_a_cloud_car_that_was_paid_for_the_second_time_stays() -> None:
    theirs = a_side([KYLO], deck=[TERRITORY] * 8)
    scene = a_table([PHASMA], theirs, hand=["12140"], resources=3, deck=[TERRITORY] * 8).use("Cloud Car").pass_()
    scene.carry_out(Return(a(SUPPORT.yours))).play("Cloud Car").pass_()
    assert to_the_second_round(scene).supports() == ["Cloud Car"]


# -- Actions that any player may use -----------------------------------------------------------------------------


@card("11150", "14011")
@rule("DST-BFX-10", "DST-OUT-01")
def test_a_card_discarded_for_an_action_that_any_player_may_use_was_not_discarded_by_an_opponent() -> None:
    armed = a_character(SISTER, upgrades=[a_piece("14011", "1MD")])
    theirs = a_side([KYLO], hand=["11150"])
    scene = a_table([armed], theirs, turn=THEM).roll_next(4).use("Inquisitor Lightsaber")
    assert (scene.pool(), scene.discard(THEM), scene.supports(THEM)) == (["1R"], ["Canto Bight Security"], [])
    assert not scene.can("yes")


# -- Cards that cannot be beside each other ----------------------------------------------------------------------


@card("12067", "14039")
@rule("D-73", "DST-CHC-01")
def test_a_lightsaber_is_discarded_as_soon_as_its_player_takes_a_character_with_the_other_one() -> None:
    scene = a_table([a_character(KNIGHT, upgrades=["12067"])], [a_character(KYLO, upgrades=["04030"]), TROOPER])
    scene.carry_out(TakeCard(a(CHARACTER.opposing.titled("Kylo Ren"))))
    assert (scene.upgrades("Jedi Knight"), scene.upgrades("Kylo")) == ([], ["Rey's Lightsaber"])
    assert scene.discard() == ["Anakin Skywalker's Lightsaber"]
