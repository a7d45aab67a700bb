"""Cards that draw, change the hand size, bring cards and characters back, or trade cards and resources."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.terms import OUT_OF_GAME, SET_ASIDE
from sandtable.games.destiny.triggers import guards
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, FINN, REY, QUI_GON = "01002", "01001", "01011", "01045", "01038", "01037"
RANKS, OCCUPATION, AMBITION, FAVOR, HQ = "01070", "01071", "01080", "01088", "01113"
RETURN, COCKY, SMUGGLING, CEREMONY, MOS_EISLEY = "01120", "01127", "01134", "01138", "01172"
TAKE_COVER, BLOCK, DODGE, FLANK, ENRAGE, HEROISM = "01157", "01153", "01155", "01156", "01081", "01117"
LIGHTSABER, HOLDOUT, BEST_DEFENSE, AT_ST, SURVIVAL_GEAR = "01059", "01063", "01075", "01005", "01034"


def after_a_defeat(*fallen: str) -> Scene:
    """The Best Defense has defeated my only red character, with 1 health left; the opponent has passed."""
    damage = 6 if fallen[0] == TROOPER else 9
    mine = (a_character(fallen[0], damage=damage, upgrades=fallen[1:], showing=["1R"]), KYLO)
    scene = a_table(mine, [FINN], hand=[BEST_DEFENSE, RANKS], resources=9)
    return scene.play("The Best Defense").pass_()


@card("01070")
@rule("D-25")
def test_ranks_return_a_defeated_character_as_new() -> None:
    scene = after_a_defeat(TROOPER)
    assert scene.team() == ["Kylo Ren"]
    before = scene.resources()
    scene.play("Endless Ranks")
    trooper = scene.find("Stormtrooper")
    assert (scene.team(), before - scene.resources()) == (["First Order Stormtrooper", "Kylo Ren"], 5)
    assert (scene.damage("Stormtrooper"), scene.shields("Stormtrooper"), scene.exhausted("Stormtrooper")) == (
        0,
        0,
        False,
    )
    assert scene.duel.is_in_play(trooper) and scene.pool() == []


@card("01070")
@rule("D-25", "DST-DLP-02")
def test_a_returned_character_acts_again_in_the_same_round_without_its_upgrades() -> None:
    scene = after_a_defeat(TROOPER, SURVIVAL_GEAR)
    scene.play("Endless Ranks").pass_().roll_next(1).activate("First Order Stormtrooper")
    assert (scene.upgrades("Stormtrooper"), scene.pool()) == ([], ["2RD"])


@card("01070")
@rule("EX-10")
def test_a_returned_character_guards_under_phasma_and_can_fall_again() -> None:
    mine = (a_character(TROOPER, damage=6), PHASMA)
    scene = a_table(mine, [FINN], hand=[BEST_DEFENSE, RANKS, BEST_DEFENSE], resources=15)
    scene.play("The Best Defense", "Stormtrooper").pass_().play("Endless Ranks")
    trooper = scene.find("Stormtrooper")
    assert guards(scene.duel, trooper)
    scene.duel.damage[trooper] = 6
    scene.pass_().play("The Best Defense", "Stormtrooper")
    assert scene.team() == ["Captain Phasma"]
    assert [scene.duel.face[die] for die in scene.duel.setup.dice_of[trooper]] == [OUT_OF_GAME]


@card("01070")
@rule("DST-CHT-05", "DST-EVT-04")
def test_ranks_return_no_unique_character_and_nobody_undefeated() -> None:
    scene = after_a_defeat(PHASMA)
    assert scene.play("Endless Ranks").team() == ["Kylo Ren"]
    scene = a_table((a_character(TROOPER, damage=3), KYLO), [FINN], hand=[RANKS], resources=5).play("Endless Ranks")
    assert (scene.damage("Stormtrooper"), scene.resources(), scene.discard()) == (3, 0, ["Endless Ranks"])


@card("01071")
def test_occupation_takes_all_resources() -> None:
    scene = a_table([TROOPER], a_side([FINN], resources=3), hand=[OCCUPATION], resources=2).play("Occupation")
    assert (scene.resources(THEM), scene.resources()) == (0, 0)


@card("01071")
@rule("DST-PRE-01", "DST-BF-04")
def test_occupation_needs_the_battlefield() -> None:
    assert not a_table([TROOPER], [FINN], hand=[OCCUPATION], resources=2, holder=THEM).can("Occupation")
    scene = a_table([TROOPER], [FINN], hand=[OCCUPATION], resources=2).play("Occupation")
    assert scene.resources(THEM) == 0


def ambition(*hand: str, deck: int = 9, supports: tuple[str, ...] = ()) -> Scene:
    mine = [BLOCK] * deck
    scene = a_table([KYLO], [FINN], hand=[AMBITION, *hand], deck=mine, supports=supports, resources=1)
    return scene.play("Boundless Ambition")


@card("01080")
@rule("DST-CLR-03")
def test_ambition_draws_up_to_the_hand_size() -> None:
    assert len(ambition(DODGE, FLANK).hand()) == 5
    assert len(ambition().hand()) == 5
    assert len(ambition(*[DODGE] * 6).hand()) == 6


@card("01080")
@rule("DST-DRW-03")
def test_ambition_draws_what_there_is() -> None:
    scene = ambition(DODGE, deck=2)
    assert (scene.hand(), scene.deck()) == (["Dodge", "Block", "Block"], [])


@card("01080", "01088")
@rule("DST-CLR-03")
def test_ambition_reads_the_hand_size_as_it_is_now() -> None:
    assert len(ambition(DODGE, supports=(FAVOR,)).hand()) == 6


def after_upkeep(hand: int, supports: tuple[str, ...] = ()) -> Scene:
    theirs = a_side([FINN], deck=[BLOCK] * 9)
    scene = a_table([KYLO], theirs, hand=[DODGE] * hand, deck=[BLOCK] * 9, supports=supports)
    return scene.pass_().pass_().answer("keep the rest")


@card("01088")
@rule("EX-23", "DST-DEC-02", "DST-ZONE-17")
def test_favor_lets_its_player_draw_up_to_six() -> None:
    scene = after_upkeep(4, (FAVOR,))
    assert (len(scene.hand()), len(scene.hand(THEM))) == (6, 5)


@card("01088")
@rule("DST-DEC-02", "DST-UNI-04")
def test_favor_works_while_it_is_in_play_and_once() -> None:
    scene = after_upkeep(4)
    assert len(scene.hand()) == 5
    assert not a_table([KYLO], [FINN], hand=[FAVOR], supports=[FAVOR], resources=1).can("play Emperor")
    theirs = a_side([TROOPER], supports=[a_piece(AT_ST, "Sp")])
    scene = a_table([KYLO], theirs, supports=[FAVOR], deck=[BLOCK] * 9, turn=THEM).resolve("AT-ST", "Emperor")
    scene.pass_().pass_()
    assert len(scene.hand()) == 5


@card("01113")
@rule("DST-ABA-02")
def test_hq_gives_a_shield_and_stays_exhausted_if_an_opponent_pays() -> None:
    scene = a_table([FINN], a_side([TROOPER], resources=1), supports=[HQ], hand=[DODGE, BLOCK]).use("Resistance HQ")
    scene.answer("Dodge", "Finn")
    assert (scene.asked, scene.shields("Finn"), scene.exhausted("HQ")) == (THEM, 1, True)
    scene.answer("yes")
    assert (scene.exhausted("HQ"), scene.resources(THEM), scene.discard()) == (True, 0, ["Dodge"])


@card("01113")
def test_hq_is_ready_again_unless_an_opponent_pays() -> None:
    scene = a_table([FINN], a_side([TROOPER], resources=1), supports=[HQ], hand=[DODGE, BLOCK]).use("Resistance HQ")
    scene.answer("Dodge", "Finn", "no")
    assert (scene.exhausted("HQ"), scene.resources(THEM)) == (False, 1)
    scene.pass_().use("Resistance HQ", "Finn", "yes")
    assert (scene.shields("Finn"), scene.hand()) == (2, [])


@card("01113")
def test_an_opponent_who_cannot_pay_is_not_asked_about_hq() -> None:
    scene = a_table([FINN], [TROOPER], supports=[HQ], hand=[DODGE]).use("Resistance HQ", "Finn")
    assert (scene.exhausted("HQ"), scene.prompt) == (False, "Take an action or pass")


@card("01113")
@rule("DST-THN-01", "DST-THN-02", "DST-SHD-03")
def test_hq_stays_exhausted_if_the_shield_could_not_be_given() -> None:
    shielded = a_character(FINN, shields=3)
    scene = a_table([shielded], a_side([TROOPER], resources=1), supports=[HQ], hand=[DODGE]).use("Resistance HQ")
    scene.answer("Finn")
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass"), "nobody has to pay"
    assert (scene.shields("Finn"), scene.exhausted("HQ"), scene.discard()) == (3, True, ["Dodge"])


@card("01113", "01037")
@rule("DST-THN-01", "D-70")
@pytest.mark.parametrize(("removes", "is_exhausted"), [("yes", False), ("no", True)])
def test_hq_follows_qui_gon_who_makes_room_for_the_shield_or_not(removes: str, is_exhausted: bool) -> None:
    mine = (a_character(QUI_GON, shields=3), FINN)
    scene = a_table(mine, [TROOPER], supports=[HQ], hand=[DODGE]).use("Resistance HQ", "Qui-Gon", removes)
    if removes == "yes":
        scene.answer("Stormtrooper")
    assert (scene.shields("Qui-Gon"), scene.exhausted("HQ")) == (3, is_exhausted)


@card("01113", "01037")
@rule("DST-THN-02", "DST-BEF-01")
def test_hq_stays_exhausted_if_qui_gon_dies_before_his_shield() -> None:
    mine = (a_character(QUI_GON, damage=10, shields=1), FINN)
    scene = a_table(mine, [TROOPER], supports=[HQ], hand=[DODGE])
    scene.use("Resistance HQ", "Qui-Gon", "yes", "Qui-Gon")
    assert (scene.team(), scene.exhausted("HQ")) == (["Finn"], True)


@card("01113")
@rule("D-39", "D-53")
def test_hq_needs_a_card_to_discard_and_to_be_ready() -> None:
    assert not a_table([FINN], [TROOPER], supports=[HQ]).can("Resistance HQ")
    assert not a_table([FINN], [TROOPER], supports=[a_piece(HQ, exhausted=True)], hand=[DODGE]).can("Resistance HQ")


@card("01120")
def test_return_takes_back_a_blue_event() -> None:
    mine = [ENRAGE, HEROISM, BLOCK, LIGHTSABER]
    scene = a_table([REY], [TROOPER], hand=[RETURN], discard=mine, resources=1).play("Return of the Jedi")
    assert scene.options == ["Enrage", "Heroism"]
    scene.answer("Heroism")
    assert (scene.hand(), scene.knows(THEM)) == (["Heroism"], ["Heroism"])
    assert scene.discard() == ["Enrage", "Block", "Lightsaber", "Return of the Jedi"]


@card("01120")
@rule("DST-ZONE-28")
def test_return_does_not_take_itself() -> None:
    scene = a_table([REY], [TROOPER], hand=[RETURN], discard=[BLOCK], resources=1).play("Return of the Jedi")
    assert (scene.hand(), scene.discard(), scene.asked) == ([], ["Block", "Return of the Jedi"], THEM)


@card("01127")
def test_cocky_draws_two_cards_for_each_player() -> None:
    theirs = a_side([TROOPER], deck=[BLOCK, DODGE, FLANK])
    scene = a_table([FINN], theirs, hand=[COCKY], deck=[TAKE_COVER, ENRAGE, BLOCK]).play("Don't Get Cocky")
    assert (scene.hand(), scene.hand(THEM)) == (["Take Cover", "Enrage"], ["Block", "Dodge"])


@card("01127")
@rule("DST-DRW-03", "DST-DRW-04")
def test_cocky_draws_what_there_is() -> None:
    scene = a_table([FINN], a_side([TROOPER], deck=[BLOCK]), hand=[COCKY]).play("Don't Get Cocky")
    assert (scene.hand(), scene.hand(THEM)) == ([], ["Block"])


@card("01134")
@rule("DST-SPT-02")
def test_smuggling_sells_a_card() -> None:
    scene = a_table([FINN], [TROOPER], hand=[SMUGGLING, DODGE, BLOCK]).play("Smuggling", "Block")
    assert (scene.resources(), scene.hand(), scene.discard()) == (1, ["Dodge"], ["Block", "Smuggling"])


@card("01134")
@rule("DST-SPT-03", "DST-SPT-04", "D-53")
def test_smuggling_discards_nothing_without_a_yellow_character() -> None:
    scene = a_table([TROOPER], [FINN], hand=[SMUGGLING, DODGE]).play("Smuggling")
    assert (scene.resources(), scene.hand()) == (0, ["Dodge"])


@card("01134")
def test_smuggling_needs_another_card() -> None:
    scene = a_table([FINN], [TROOPER], hand=[SMUGGLING]).play("Smuggling")
    assert (scene.resources(), scene.discard()) == (0, ["Smuggling"])


@card("01138")
@rule("D-114")
def test_ceremony_draws_for_each_exhausted_character_and_keeps_all() -> None:
    mine = (a_character(TROOPER, exhausted=True), a_character(FINN, exhausted=True), REY)
    scene = a_table(mine, [KYLO], hand=[CEREMONY], deck=[BLOCK, DODGE, FLANK], resources=1).play("Award Ceremony")
    assert (scene.hand(), scene.deck()) == (["Block", "Dodge"], ["Flank"])


@card("01138")
@rule("DST-SPT-04")
def test_ceremony_needs_a_red_character() -> None:
    mine = [a_character(FINN, exhausted=True)]
    assert a_table(mine, [TROOPER], hand=[CEREMONY], deck=[BLOCK], resources=1).play("Award Ceremony").hand() == []
    theirs = [a_character(KYLO, exhausted=True)]
    assert a_table([TROOPER], theirs, hand=[CEREMONY], deck=[BLOCK], resources=1).play("Award").hand() == []


@card("01172")
@rule("DST-DLP-01")
def test_mos_eisley_takes_an_upgrade_back() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "1Sh"), HOLDOUT])]
    scene = a_table(mine, [TROOPER], battlefield=MOS_EISLEY).claim("yes", "Lightsaber")
    assert (scene.upgrades("Rey"), scene.hand(), scene.resources()) == (["Holdout Blaster"], ["Lightsaber"], 1)
    die = scene.duel.setup.dice_of[scene.find("Lightsaber")][0]
    assert (scene.duel.face[die], scene.pool(), scene.knows(THEM)) == (SET_ASIDE, [], ["Lightsaber"])


@card("01172")
@rule("D-72", "DST-CTL-01")
def test_mos_eisley_needs_an_upgrade_of_yours() -> None:
    theirs = [a_character(KYLO, upgrades=[LIGHTSABER])]
    scene = a_table([REY], theirs, battlefield=MOS_EISLEY).claim()
    assert (scene.asked, scene.resources(), scene.upgrades("Kylo")) == (THEM, 0, ["Lightsaber"])
    scene = a_table(theirs, [REY], battlefield=MOS_EISLEY).claim("no")
    assert (scene.upgrades("Kylo"), scene.resources()) == (["Lightsaber"], 0)
