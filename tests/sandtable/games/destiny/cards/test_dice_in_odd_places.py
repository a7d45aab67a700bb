"""A die kept on another card, and a pool split in two."""

from __future__ import annotations

from sandtable.games.destiny.terms import ON_CARD, OUT_OF_GAME, SET_ASIDE
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    Fighter,
    Scene,
    Side,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

PRIZED, MIND_TRICK = "01102", "01147"
TROOPER, TIE, KYLO, REY, FINN, STAFF = "01002", "01006", "01011", "01038", "01045", "01044"
CRIME_LORD, BLOCK, ACE, CONFISCATION, GEAR = "01023", "01153", "01092", "01094", "01034"


def to_the_next_round(scene: Scene) -> Scene:
    """Everybody passes, nobody discards in upkeep."""
    now = scene.duel.round
    while scene.duel.round == now:
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    return scene


def a_prized_possession(theirs: Side, *mine: Fighter, hand: tuple[str, ...] = (), resources: int = 4) -> Scene:
    """Finn gets the card; there are cards enough for another round."""
    team = mine or (a_character(FINN),)
    theirs.hand.extend([BLOCK, BLOCK])
    scene = a_table(team, theirs, hand=[PRIZED, *hand, BLOCK], resources=resources)
    return scene.play("Prized Possession")


@card("01102")
@rule("D-113", "DST-CHD-01")
def test_prized_possession_keeps_a_die_that_its_character_rolls_no_more() -> None:
    scene = a_prized_possession(a_side([a_character(REY, showing=["1MD", "1R"])])).answer("yes", "1 melee")
    assert (scene.upgrades("Finn"), scene.pool(THEM)) == (["Prized Possession"], ["1R"])
    to_the_next_round(scene).pass_().activate("Rey")
    assert len(scene.pool(THEM)) == 1


@card("01102")
@rule("D-113")
def test_the_controller_of_a_prized_possession_does_not_roll_the_die_either() -> None:
    scene = a_prized_possession(a_side([a_character(REY, showing=["1MD"])])).answer("yes")
    to_the_next_round(scene).activate("Finn")
    assert len(scene.pool()) == 1
    scene.activate("Rey")
    assert scene.pool(THEM) == []


@card("01102")
@rule("DST-CHD-02", "D-76")
def test_prized_possession_is_not_offered_dice_of_upgrades_and_supports_and_may_be_left_empty() -> None:
    theirs = a_side([a_character(REY, upgrades=[a_piece(STAFF, "1R")])], supports=[a_piece(TIE, "1RD")])
    scene = a_prized_possession(theirs)
    assert (scene.pool(THEM), scene.asked) == (["1R", "1RD"], THEM)
    scene = a_prized_possession(a_side([a_character(REY, showing=["1MD"])])).answer("no")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


@card("01102")
@rule("D-113", "D-40")
def test_the_die_goes_home_when_the_prized_possession_is_replaced() -> None:
    theirs = a_side([a_character(REY, showing=["1MD"])])
    scene = a_prized_possession(theirs, hand=(GEAR,), resources=4).answer("yes")
    scene = to_the_next_round(scene).play("Survival Gear", "replacing Prized Possession").activate("Rey")
    assert (scene.discard(), len(scene.pool(THEM))) == (["Prized Possession"], 1)


@card("01102")
@card("01094")
@rule("D-113", "D-23")
def test_the_die_goes_home_when_a_confiscation_sends_the_prized_possession_back() -> None:
    theirs = a_side([a_character(REY, showing=["1MD"])], hand=[CONFISCATION], resources=4)
    scene = a_prized_possession(theirs).answer("yes").play("Confiscation")
    scene.answer("Prized Possession")
    assert (scene.upgrades("Finn"), scene.hand()) == ([], ["Block", "Prized Possession"])
    to_the_next_round(scene).pass_().activate("Rey")
    assert len(scene.pool(THEM)) == 1


@card("01102")
@rule("D-113", "DST-DEF-02")
def test_the_die_of_a_defeated_character_leaves_the_prized_possession_for_good() -> None:
    theirs = a_side([a_character(REY, damage=9, showing=["1MD"]), a_character(KYLO)])
    scene = a_prized_possession(theirs, a_character(FINN, showing=["1RD"]), hand=(GEAR,)).answer("yes")
    die = scene.duel.setup.dice_of[scene.find("Rey", THEM)][0]
    scene.pass_().resolve("Finn", "Rey")
    assert (scene.team(THEM), scene.duel.face[die]) == (["Kylo Ren"], OUT_OF_GAME)
    scene.pass_().play("Survival Gear")
    assert scene.upgrades("Finn") == ["Survival Gear"]
    assert scene.duel.face[die] == OUT_OF_GAME


@card("01102")
@rule("DST-MUL-12", "D-113")
def test_the_die_goes_home_when_the_player_of_the_prized_possession_is_out() -> None:
    mine = a_side([a_character(FINN, damage=9)], hand=[PRIZED], resources=4)
    theirs = a_side((a_character(REY, showing=["1MD"]), TROOPER))
    third = a_side([a_character(KYLO, showing=["1MD"])])
    scene = a_free_for_all(mine, theirs, third).play("Prized Possession", "yes", "Rey")
    die = scene.duel.setup.dice_of[scene.find("Rey", THEM)][0]
    scene.pass_().resolve("Kylo", "Finn")
    assert (scene.team(), scene.duel.face[die]) == ([], ON_CARD)


def a_mind_trick(*sides: str, team: str = KYLO) -> Scene:
    theirs = [a_character(REY, showing=list(sides))]
    return a_table([team], theirs, hand=[MIND_TRICK], resources=2).play("Mind Trick")


@card("01147")
@rule("DST-CHE-03", "D-93")
def test_mind_trick_lets_the_opponent_split_and_you_choose() -> None:
    scene = a_mind_trick("1MD", "1R", "-")
    assert (scene.asked, scene.prompt) == (THEM, "Which dice are in one group with Rey die (1 melee)?")
    scene.answer("blank")
    assert (scene.asked, scene.prompt) == (ME, "Remove which group?")
    assert scene.options == ["Rey die (1 melee), Rey die (blank)", "Rey die (1 resource)"]
    scene.answer("1 melee")
    assert (scene.pool(THEM), scene.asked) == (["1R"], THEM)


@card("01147")
def test_mind_trick_may_remove_the_other_group() -> None:
    scene = a_mind_trick("1MD", "1R", "-").answer("no more", "1 resource")
    assert scene.pool(THEM) == ["1MD"]


@card("01147")
@rule("D-129")
def test_mind_trick_allows_a_group_of_all_dice_and_one_of_none() -> None:
    scene = a_mind_trick("1MD", "1R").answer("1 resource")
    assert scene.options == ["Rey die (1 melee), Rey die (1 resource)", "no die"]
    scene.answer("1 melee")
    assert scene.pool(THEM) == []
    scene = a_mind_trick("1MD").answer("no die")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


@card("01147")
@rule("DST-SPT-04", "DST-CHT-05")
def test_mind_trick_needs_a_blue_character_and_dice() -> None:
    scene = a_mind_trick("1MD", "1R", team=TROOPER)
    assert (scene.pool(THEM), scene.discard(), scene.prompt) == (
        ["1MD", "1R"],
        ["Mind Trick"],
        "Take an action or pass",
    )
    assert (a_mind_trick().asked, a_mind_trick().prompt) == (THEM, "Take an action or pass")


@card("01147")
@card("01092")
@rule("D-110")
def test_mind_trick_sets_aside_a_die_whose_card_is_not_in_play() -> None:
    theirs = a_side([a_character(FINN, showing=["1RD"])], hand=[ACE, CRIME_LORD])
    scene = a_table([KYLO], theirs, hand=[MIND_TRICK], resources=2, turn=THEM).play("Ace in the Hole")
    die = scene.duel.setup.dice_of[scene.find("Crime Lord")][0]
    assert len(scene.pool(THEM)) == 2
    scene.play("Mind Trick", "Crime Lord", "Finn")
    assert (scene.pool(THEM), scene.duel.face[die]) == ([], SET_ASIDE)


@card("01147")
@card("01102")
@rule("D-113", "DST-ZONE-11")
def test_mind_trick_does_not_reach_a_die_on_a_prized_possession() -> None:
    scene = a_prized_possession(
        a_side([a_character(REY, showing=["1MD", "1R", "-"])]),
        a_character(KYLO),
        hand=(MIND_TRICK,),
        resources=6,
    )
    scene.answer("yes", "1 melee").pass_().play("Mind Trick", "no more")
    assert scene.options == ["Rey die (1 resource)", "Rey die (blank)"]


@card("01147")
@rule("DST-MUL-10")
def test_mind_trick_is_about_one_opponent_of_your_choice() -> None:
    sides = [a_side([a_character(REY, showing=["1MD", "1R"])]) for _ in range(2)]
    scene = a_free_for_all(a_side([KYLO], hand=[MIND_TRICK], resources=2), *sides).play("Mind Trick", "Player 3")
    assert scene.asked == THIRD
    scene.answer("no more", "1 melee")
    assert (scene.pool(THEM), scene.pool(THIRD)) == (["1MD", "1R"], ["1R"])


@card("14020")
@rule("D-893", "DST-OPD-10")
def test_the_riot_baton_whose_die_is_in_the_pool_already() -> None:
    foe = [a_character(KYLO, showing=("1MD",))]
    mine = [a_character(TROOPER, upgrades=[a_piece("14020", "2MD")])]
    scene = a_table(mine, foe, turn=THEM).resolve("Kylo Ren", "First Order").answer("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.exhausted("Riot")) == (2, [], True)
    blank = [a_character(TROOPER, upgrades=[a_piece("14020", "-")])]
    scene = a_table(blank, foe, turn=THEM).resolve("Kylo Ren", "First Order").answer("yes")
    assert (scene.damage("Kylo"), scene.pool()) == (0, []), "a blank is removed"
