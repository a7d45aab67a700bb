"""The neutral cards of the starter sets."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN = "01002", "01011", "01038", "01045"
LIGHTSABER, MIND_PROBE, RIFLE = "01059", "01060", "01008"
DISTURBANCE, USE_THE_FORCE, AIM, BLOCK, ASSAULT = "01146", "01149", "01151", "01153", "01154"
DODGE, FLANK, TAKE_COVER = "01155", "01156", "01157"
UNPREDICTABLE, FROZEN_WASTES, GRAVEYARD = "01162", "01168", "01174"


@card("01059")
@rule("DST-UNB-01")
def test_lightsaber_cuts_past_shields() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, shields=3)]).resolve("Lightsaber", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.upgrades("Rey")) == (2, 3, ["Lightsaber"])


@card("01059")
@rule("DST-PLAY-02")
def test_lightsaber_is_out_of_reach_with_two_resources() -> None:
    assert not a_table([REY], [KYLO], hand=[LIGHTSABER], resources=2).can("play Lightsaber")
    assert a_table([REY], [KYLO], hand=[LIGHTSABER], resources=3).play("Lightsaber").upgrades("Rey") == ["Lightsaber"]


@card("01059")
@rule("DST-PLAY-06", "DST-PLAY-07")
def test_lightsaber_replaces_an_upgrade_at_a_discount() -> None:
    mine = [a_character(REY, upgrades=[RIFLE])]
    scene = a_table(mine, [KYLO], hand=[LIGHTSABER], resources=1).play("Lightsaber")
    assert (scene.upgrades("Rey"), scene.discard(), scene.resources()) == (["Lightsaber"], ["F-11D Rifle"], 0)


@card("01059")
@rule("DST-RDP-02")
def test_lightsaber_has_nobody_left_to_move_on_to() -> None:
    mine = [a_character(REY, damage=9, upgrades=[LIGHTSABER])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Rey")
    outcome = scene.duel.outcome()
    assert outcome is not None
    assert outcome.winners == (THEM,)


@card("01059")
@rule("DST-DIE-08", "DST-DIE-09", "DST-RES-02")
def test_lightsaber_modifier_adds_to_a_melee_die() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=[a_piece(LIGHTSABER, "+2MD")])]
    scene = a_table(mine, [KYLO])
    assert not scene.can("resolve Lightsaber")
    scene.resolve("Rey", "Lightsaber", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])


@card("01060")
def test_mind_probe_counts_the_cards_in_their_hand() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(MIND_PROBE, "Sp")])]
    scene = a_table(mine, a_side([a_character(REY, shields=1)], hand=[BLOCK, DODGE, AIM])).resolve("Mind Probe")
    assert (scene.damage("Rey"), scene.shields("Rey"), len(scene.hand(THEM))) == (2, 0, 3)


@card("01060")
@rule("D-66")
def test_mind_probe_does_nothing_to_an_empty_hand() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(MIND_PROBE, "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=1)], hand=[BLOCK]).resolve("Mind Probe")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool()) == (0, 1, [])


@card("01060")
@rule("DST-PRE-02")
def test_mind_probe_is_for_blue_characters() -> None:
    assert not a_table([TROOPER], [REY], hand=[MIND_PROBE], resources=4).can("play Mind Probe")
    assert a_table([KYLO], [REY], hand=[MIND_PROBE], resources=4).can("play Mind Probe")


@card("01146")
@rule("D-101")
def test_disturbance_rerolls_the_dice_of_both_pools() -> None:
    mine = [a_character(REY, dice=2, showing=["-"])]
    scene = a_table(mine, [a_character(KYLO, showing=["2MD1"])], hand=[DISTURBANCE], resources=1).roll_next(0, 5)
    scene.play("Disturbance")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["-"])


@card("01146")
@rule("DST-EVT-04", "DST-RRL-01")
def test_disturbance_leaves_dice_on_cards_alone() -> None:
    scene = a_table([REY], [KYLO], hand=[DISTURBANCE], resources=1).play("Disturbance")
    assert (scene.pool(), scene.pool(THEM), scene.discard()) == ([], [], ["Disturbance in the Force"])


@card("01149")
@rule("DST-TRN-01")
def test_use_the_force_turns_any_die_to_any_side() -> None:
    scene = a_table([REY], [a_character(KYLO, showing=["2MD1"])], hand=[USE_THE_FORCE], resources=1)
    scene.play("Use The Force", "blank")
    assert scene.pool(THEM) == ["-"]


@card("01149")
@rule("DST-SPT-04", "D-95", "EX-21")
def test_use_the_force_without_a_blue_character_turns_nothing() -> None:
    scene = a_table([FINN], [a_character(KYLO, showing=["2MD1"])], hand=[USE_THE_FORCE], resources=1)
    scene.play("Use The Force")
    assert (scene.pool(THEM), scene.discard()) == (["2MD1"], ["Use The Force"])


@card("01149")
@rule("DST-TRN-02")
def test_use_the_force_does_not_offer_the_side_on_top() -> None:
    scene = a_table([a_character(REY, showing=["1MD"])], [KYLO], hand=[USE_THE_FORCE], resources=1)
    scene.play("Use The Force")
    assert len(scene.options) == 5
    assert "1 melee" not in scene.options


@card("01151")
def test_aim_turns_your_die_to_ranged_damage() -> None:
    scene = a_table([a_character(FINN, showing=["-"])], [KYLO], hand=[AIM], resources=1).play("Aim", "2 ranged")
    assert scene.pool() == ["2RD"]


@card("01151")
@rule("D-100")
def test_aim_finds_no_ranged_side_on_rey() -> None:
    theirs = [a_character(FINN, showing=["-"])]
    scene = a_table([a_character(REY, showing=["-"])], theirs, hand=[AIM], resources=1).play("Aim")
    assert (scene.pool(), scene.pool(THEM), scene.discard()) == (["-"], ["-"], ["Aim"])


@card("01153")
def test_block_removes_every_melee_die_of_the_opponent() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    theirs = [a_character(REY, showing=["1MD", "+2MD"]), a_character(FINN, showing=["2RD", "1MD"])]
    scene = a_table(mine, theirs, hand=[BLOCK], resources=2).play("Block")
    assert (scene.pool(THEM), scene.pool()) == (["2RD"], ["1MD"])


@card("01153")
@rule("DST-PLAY-02", "DST-EVT-04")
def test_block_costs_two_and_may_find_nothing() -> None:
    assert not a_table([KYLO], [REY], hand=[BLOCK], resources=1).can("play Block")
    scene = a_table([KYLO], [REY], hand=[BLOCK], resources=2).play("Block")
    assert (scene.resources(), scene.discard()) == (0, ["Block"])


@card("01154")
def test_assault_discards_a_card_for_each_melee_die() -> None:
    mine = [a_character(REY, showing=["1MD", "+2MD"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, a_side([KYLO], hand=[BLOCK, BLOCK, BLOCK]), hand=[ASSAULT]).play("Close Quarters Assault")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Block"], ["Block", "Block"])


@card("01154")
def test_assault_without_melee_discards_nothing() -> None:
    scene = a_table([a_character(FINN, showing=["1RD"])], a_side([KYLO], hand=[BLOCK]), hand=[ASSAULT])
    scene.play("Close Quarters Assault")
    assert (scene.hand(THEM), scene.discard()) == (["Block"], ["Close Quarters Assault"])


@card("01154")
@rule("DST-SYM-18")
def test_assault_takes_what_there_is() -> None:
    scene = a_table([a_character(REY, showing=["1MD", "1MD"])], a_side([KYLO], hand=[BLOCK]), hand=[ASSAULT])
    scene.play("Close Quarters Assault")
    assert (scene.hand(THEM), scene.discard(THEM)) == ([], ["Block"])


@card("01155")
def test_dodge_removes_every_ranged_die_of_the_opponent() -> None:
    mine = [a_character(TROOPER, showing=["1RD"])]
    theirs = [a_character(FINN, showing=["1RD", "2RD", "1MD"])]
    scene = a_table(mine, theirs, hand=[DODGE], resources=2).play("Dodge")
    assert (scene.pool(THEM), scene.pool()) == (["1MD"], ["1RD"])


@card("01155")
@rule("DST-RMV-01")
def test_dodged_dice_lie_on_their_cards_again() -> None:
    scene = a_table([TROOPER], [a_character(FINN, showing=["2RD"])], hand=[DODGE], resources=2).play("Dodge")
    assert (scene.exhausted("Finn"), scene.duel.face[scene.duel.setup.dice_of[scene.find("Finn")][0]]) == (True, -1)


@card("01156")
def test_flank_removes_a_die_of_the_outnumbered() -> None:
    scene = a_table([TROOPER, KYLO], [a_character(REY, showing=["1MD", "-"])], hand=[FLANK], resources=1)
    scene.play("Flank", "1 melee")
    assert scene.pool(THEM) == ["-"]


@card("01156")
@rule("DST-PRE-01")
def test_flank_counts_ready_characters_only() -> None:
    theirs = [REY]
    assert not a_table([TROOPER], theirs, hand=[FLANK], resources=1).can("play Flank")
    tired = (TROOPER, a_character(KYLO, exhausted=True))
    assert not a_table(tired, theirs, hand=[FLANK], resources=1).can("play Flank")
    assert a_table([TROOPER, KYLO], theirs, hand=[FLANK], resources=1).can("play Flank")


@card("01156")
@rule("DST-EVT-04")
def test_flank_without_dice_is_only_discarded() -> None:
    scene = a_table([TROOPER, KYLO], [REY], hand=[FLANK], resources=1).play("Flank")
    assert (scene.discard(), scene.asked) == (["Flank"], THEM)


@card("01157")
def test_take_cover_gives_a_shield_to_anybody() -> None:
    scene = a_table([REY, FINN], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Finn")
    assert (scene.shields("Finn"), scene.shields("Rey"), scene.discard()) == (1, 0, ["Take Cover"])


@card("01157")
@rule("DST-SHD-03")
def test_take_cover_gives_no_fourth_shield() -> None:
    scene = a_table([a_character(REY, shields=3)], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.discard()) == (3, ["Take Cover"])


@card("01162")
@rule("DST-AMB-01")
def test_unpredictable_rerolls_any_die_and_lets_you_act_again() -> None:
    scene = a_table([REY], [a_character(KYLO, showing=["2MD1"])], hand=[UNPREDICTABLE]).roll_next(5)
    scene.play("Unpredictable")
    assert (scene.pool(THEM), scene.asked, scene.prompt) == (["-"], ME, "Take an additional action")


@card("01162")
@rule("D-38")
def test_giving_up_the_action_of_unpredictable_is_no_pass() -> None:
    scene = a_table([REY], [KYLO], hand=[UNPREDICTABLE]).play("Unpredictable").pass_()
    assert (scene.asked, scene.duel.passes, scene.pool()) == (THEM, 0, [])


@card("01168")
@rule("DST-CHD-01", "DST-CHD-02", "DST-CLM-01", "DST-CLM-02")
def test_frozen_wastes_removes_a_character_die_only() -> None:
    theirs = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(LIGHTSABER, "1Sh")])]
    scene = a_table([REY], theirs, battlefield=FROZEN_WASTES, holder=THEM).claim("yes")
    assert (scene.pool(THEM), scene.duel.holder) == (["1Sh"], ME)


@card("01168")
def test_frozen_wastes_may_be_claimed_without_its_ability() -> None:
    scene = a_table([REY], [a_character(KYLO, showing=["1MD"])], battlefield=FROZEN_WASTES).claim("no")
    assert (scene.pool(THEM), scene.duel.claimer) == (["1MD"], ME)


@card("01168")
def test_frozen_wastes_asks_nothing_when_there_is_no_character_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "3MD1")])]
    scene = a_table(mine, [KYLO], battlefield=FROZEN_WASTES).claim()
    assert (scene.asked, scene.pool()) == (THEM, ["3MD1"])


@card("01174")
def test_graveyard_puts_an_upgrade_on_top_of_your_deck() -> None:
    scene = a_table([REY], [KYLO], discard=[AIM, LIGHTSABER], deck=[BLOCK], battlefield=GRAVEYARD).claim("yes")
    assert (scene.deck(), scene.discard()) == (["Lightsaber", "Block"], ["Aim"])


@card("01174")
@pytest.mark.parametrize("discard", [[], [AIM, BLOCK]])
def test_graveyard_finds_no_upgrade_or_support(discard: list[str]) -> None:
    scene = a_table([REY], [KYLO], discard=discard, deck=[DODGE], battlefield=GRAVEYARD).claim()
    assert (scene.deck(), scene.asked) == (["Dodge"], THEM)


@card("01174")
def test_graveyard_never_touches_the_opponents_discard_pile() -> None:
    theirs = a_side([KYLO], discard=[LIGHTSABER])
    scene = a_table([REY], theirs, battlefield=GRAVEYARD).claim()
    assert (scene.deck(), scene.discard(THEM)) == ([], ["Lightsaber"])
