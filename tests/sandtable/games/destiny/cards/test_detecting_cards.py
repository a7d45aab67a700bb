"""Characters with Detect, and cards about detected cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA = "01028", "01011", "01038", "01020"
DODGE, COVER, BLASTER, MIND_PROBE = "01155", "01157", "01054", "01060"
CASSIAN, JYN, OBI_WAN, HAN = "14040", "14042", "15066", "16064"


@card("14040")
def test_cassian_detects_a_card_of_the_other_hand() -> None:
    assert len(a_table([CASSIAN], a_side([REY], hand=[DODGE, COVER])).activate("Cassian").duel.detected) == 1


@card("14040")
def test_cassian_plays_a_yellow_card_and_a_leader_may_ready_a_card_that_is_no_character() -> None:
    team = [a_character(CASSIAN, upgrades=[a_piece(BLASTER, exhausted=True)]), a_character(LEIA, exhausted=True)]
    scene = a_table(team, hand=["01064", DODGE], resources=4).use("Cassian Andor", "Black Market", "yes")
    assert (scene.supports(), scene.resources(), scene.exhausted("Blaster")) == (["Black Market"], 1, False)
    assert scene.exhausted("Leia")


@card("14040")
def test_without_a_yellow_card_or_a_leader_cassian_readies_nothing() -> None:
    team = [a_character(CASSIAN, upgrades=[a_piece(BLASTER, exhausted=True)])]
    scene = a_table(team, hand=["01064"], resources=4).use("Cassian Andor", "Black Market")
    assert scene.exhausted("Blaster") and scene.asked == THEM


@card("14042")
def test_jyn_discards_a_detected_card_for_a_card_of_the_own_hand() -> None:
    scene = a_table([JYN], a_side([LEIA], hand=[DODGE]), hand=[COVER]).activate("Jyn").pass_()
    scene.use("Jyn Erso")
    assert (scene.hand(THEM), scene.discard(THEM), scene.discard()) == ([], ["Dodge"], ["Take Cover"])


@card("14042")
def test_jyn_reaches_no_card_that_is_not_detected() -> None:
    scene = a_table([JYN], a_side([LEIA], hand=[DODGE]), hand=[COVER]).use("Jyn Erso")
    assert scene.hand(THEM) == ["Dodge"]


@card("14042")
def test_while_jyn_is_in_play_detected_cards_can_not_be_played() -> None:
    scene = a_table([JYN], a_side([LEIA], hand=[COVER])).activate("Jyn")
    assert not scene.can("play Take Cover")
    scene = a_table([CASSIAN], a_side([LEIA], hand=[COVER])).activate("Cassian")
    assert scene.can("play Take Cover")


@card("15066")
@rule("DST-LIM-04", "DST-PRE-01")
def test_rako_hardeen_keeps_limits_and_takes_no_downgrades_of_others() -> None:
    """One form for each character is a limit; "only if you spot" holds for the opponent who plays a downgrade."""
    mine = [a_character(OBI_WAN, upgrades=["09119"]), a_character("01037")]
    scene = a_table(mine, [HAN], hand=["11122"], resources=9).answer("play Niman Mastery")
    assert scene.upgrades("Qui-Gon") == ["Niman Mastery"] and scene.upgrades("Obi-Wan") == ["Soresu Mastery"]
    assert not a_table(["01002"], [OBI_WAN], hand=["22005"], resources=9).can("play Weak Mind")


@card("15066")
def test_obi_wan_detects_two_cards_and_gains_a_resource_for_an_event_among_them() -> None:
    scene = a_table([OBI_WAN], a_side([LEIA], hand=[DODGE, BLASTER])).activate("Obi-Wan", "detect 2 cards")
    assert (len(scene.duel.detected), scene.resources()) == (2, 1)
    scene = a_table([OBI_WAN], a_side([LEIA], hand=[BLASTER])).activate("Obi-Wan", "detect 2 cards")
    assert (len(scene.duel.detected), scene.resources()) == (1, 0)


@card("15066")
def test_obi_wan_takes_blue_upgrades_in_spite_of_their_restrictions_and_no_others() -> None:
    """Mind Probe is for Blue characters only, Cruel Tactician (16024) for unique Red ones."""
    scene = a_table([OBI_WAN], hand=[MIND_PROBE], resources=4)
    assert scene.play("Mind Probe").upgrades("Obi-Wan") == ["Mind Probe"]
    assert not a_table([JABBA], hand=[MIND_PROBE], resources=4).can("play Mind Probe")
    assert not a_table([OBI_WAN], hand=["16024"], resources=4).can("play Cruel Tactician")


@card("16064")
def test_han_detects_a_card_and_may_discard_a_card_to_draw_one() -> None:
    scene = a_table([HAN], a_side([LEIA], hand=[DODGE]), hand=[COVER], deck=[BLASTER])
    scene.activate("Han Solo", "you may discard", "yes")
    assert (scene.hand(), scene.pool(), len(scene.duel.detected)) == (["DH-17 Blaster Pistol"], [], 1)


@card("16064")
def test_elite_han_rolls_two_veteran_stormtrooper_dice() -> None:
    scene = a_table([a_character(HAN, dice=2)]).roll_next(0, 2).activate("Han Solo", "you may discard")
    assert scene.pool() == ["1RD", "3ID"]


@card("22033")
def test_rook_kast_rolls_a_super_commando_die_and_as_an_elite_a_maul_die() -> None:
    assert a_table(["22033"]).roll_next(1).activate("Rook Kast").pool() == ["2RD"]
    elite = a_table([a_character("22033", dice=2)]).roll_next(1, 3).activate("Rook Kast")
    assert elite.pool() == ["2RD", "3MD"]


@card("22033")
def test_rook_kast_has_guardian_beside_a_sith() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(["22033", "01010"], theirs).roll_next(1).activate("Rook Kast")
    assert "Guardian" in scene.prompt
    assert "Guardian" not in a_table(["22033"], theirs).roll_next(1).activate("Rook Kast").prompt


@card("22033")
@rule("D-206")
def test_rook_kast_has_guardian_beside_a_support_that_is_a_sith() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(["22033"], theirs, supports=["24085"]).roll_next(1).activate("Rook Kast")
    assert "Guardian" in scene.prompt
