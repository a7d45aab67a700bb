"""Cards that gather resources, look at detected or revealed cards, or wait for the battlefield to change hands."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

KYLO, JANGO, REY, LEIA, LUKE = "01011", "01021", "01038", "01028", "01035"
BOBA, CODY, KANAN, WOLFFE, BIB, EVAZAN = "21095", "18061", "22043", "13005D", "23029", "21030"
INTEL, BUCKET, SPIRIT, LOCKDOWN = "14081", "12099", "11070", "02063"
TIE, TAKE_COVER, PROBE, LIGHTSABER = "01006", "01157", "01072", "01059"


@card("21095")
@rule("DST-TOK-01", "DST-TOK-03")
def test_boba_fett_gathers_resources_for_yellow_cards_and_rolls_a_die_for_two() -> None:
    scene = a_table([BOBA], hand=[LIGHTSABER, TAKE_COVER], resources=5).play("Take Cover", "Boba Fett")
    assert scene.tokens("Boba Fett", RESOURCES) == 0
    gathered = a_table([BOBA, JANGO], hand=["16097", "16097"], resources=2).play("Boring Conversation")
    assert gathered.tokens("Boba Fett", RESOURCES) == 1
    gathered.pass_().play("Boring Conversation").pass_().roll_next(1).use("Boba Fett")
    assert (gathered.tokens("Boba Fett", RESOURCES), gathered.pool()) == (0, ["2RD"])


@pytest.mark.parametrize(("holder", "drawn"), [(0, 1), (1, 0)])
@card("18061")
@rule("DST-TIM-04")
def test_cody_draws_as_the_round_begins_with_the_battlefield(holder: int, drawn: int) -> None:
    theirs = a_side([KYLO], deck=[PROBE])
    scene = a_table([CODY], theirs, deck=[PROBE, TIE], hand=[TIE] * 5, holder=holder, turn=holder)
    scene.pass_().pass_()
    while scene.prompt != "Take an action or pass":
        scene.answer("keep the rest" if scene.can("keep the rest") else scene.options[0])
    assert (scene.duel.round, len(scene.hand())) == (2, 5 + drawn)


@card("18061")
@rule("DST-BFX-09")
def test_cody_draws_where_he_takes_the_battlefield_and_turns_a_trooper_die() -> None:
    scene = a_table([CODY, "01002"], hand=[LOCKDOWN], deck=[PROBE, TIE], holder=THEM).play("Lockdown")
    assert (scene.duel.holder, scene.hand()) == (0, ["Probe"])
    trooper: Team = [CODY, a_character("01002", showing=("1RD",))]
    turning = a_table(trooper, hand=[TIE]).use("Clone Commander Cody", "2 ranged")
    assert (turning.pool(), turning.discard()) == (["2RD"], ["First Order TIE Fighter"])


@pytest.mark.parametrize(("held", "gained"), [(TIE, 2), (PROBE, 1)])
@card("14081")
@rule("DST-DET-04")
def test_selling_intel_gains_for_a_detected_card_which_is_hidden_again(held: str, gained: int) -> None:
    scene = a_table([JANGO], a_side([KYLO], hand=[held]), hand=[INTEL, INTEL])
    scene.duel.detected = scene.duel.hands[THEM]
    scene.play("Selling Intel")
    assert (scene.resources(), scene.duel.detected) == (gained, ())
    assert scene.pass_().play("Selling Intel").resources() == gained


@card("22043")
@rule("DST-SRH-03")
def test_kanan_plays_a_revealed_card_and_its_color_counts() -> None:
    mine = [a_character(KANAN, showing=("Sp",))]
    blue = a_table(mine, deck=[LIGHTSABER, PROBE, TAKE_COVER], resources=3).resolve("Kanan Jarrus", "yes", "Lightsaber")
    blue.answer("Kanan Jarrus")
    assert (blue.upgrades("Kanan Jarrus"), blue.shields("Kanan Jarrus"), blue.resources()) == (["Lightsaber"], 2, 0)
    red = a_table(mine, [KYLO], deck=[PROBE, LIGHTSABER], resources=0).resolve("Kanan Jarrus", "yes", "Kylo Ren")
    assert (red.damage("Kylo Ren"), red.discard()) == (2, ["Probe"])
    none = a_table(mine, deck=[PROBE, LIGHTSABER]).resolve("Kanan Jarrus", "no")
    assert (none.deck(), none.discard()) == (["Probe", "Lightsaber"], [])


@card("12099")
@rule("DST-TOK-01")
def test_bucket_gains_and_places_a_resource_or_takes_damage_off() -> None:
    scene = a_table([JANGO], supports=[a_piece(BUCKET, "Sp")]).resolve("Bucket", "place 1 resource")
    assert (scene.resources(), scene.tokens("Bucket", RESOURCES)) == (1, 1)
    repaired = a_table([JANGO], supports=[a_piece(BUCKET, "Sp"), TIE])
    repaired.duel.placed = tuple(
        [2 if card == repaired.find("TIE") else 0 for card in range(len(repaired.duel.placed))]
    )
    assert repaired.resolve("Bucket", "remove 1 damage").placed("TIE") == 1


@card("13005D")
@rule("DST-ASD-03")
def test_wolffe_rolls_a_clone_trooper_die_and_activates_a_red_character() -> None:
    scene = a_table([WOLFFE, LEIA, REY]).roll_next(1, 1).activate("Clone Commander Wolffe", "yes")
    assert (scene.pool(), scene.exhausted("Leia"), scene.exhausted("Rey")) == (["2RD", "2RD"], True, False)
    elite = a_table([a_character(WOLFFE, dice=2), LEIA], [KYLO]).activate("Clone Commander Wolffe", "no", "2")
    assert elite.damage("Kylo Ren") == 2
    away = a_table([a_character(WOLFFE, dice=2), LEIA], [KYLO], holder=THEM).activate("Clone Commander Wolffe", "no")
    assert away.damage("Kylo Ren") == 0


@card("11070")
def test_qui_gons_spirit_goes_into_the_deck_for_shields_that_become_damage() -> None:
    mine: Team = [a_character(REY, shields=1), a_character(LUKE, shields=2)]
    scene = a_table(mine, [KYLO], supports=[a_piece(SPIRIT, "Sp")], deck=[PROBE])
    scene.resolve("Qui-Gon Jinn's Spirit", "Rey", "Luke Skywalker", "Rey", "Rey", "Kylo Ren")
    assert (scene.damage("Kylo Ren"), scene.shields("Luke Skywalker"), scene.shields("Rey")) == (3, 1, 0)
    assert (scene.supports(), sorted(scene.deck()), scene.knows()) == ([], ["Probe", "Qui-Gon Jinn's Spirit"], [])
    kept = a_table(mine, [KYLO], supports=[a_piece(SPIRIT, "Sp")])
    kept.resolve("Qui-Gon Jinn's Spirit", "Rey", "no more")
    assert (kept.shields("Rey"), kept.damage("Kylo Ren")) == (2, 0)


@card("11070")
@rule("DST-SRH-01")
def test_qui_gons_spirit_is_not_beside_qui_gon_himself() -> None:
    scene = a_table(["01037"], hand=[SPIRIT], resources=1).play("Qui-Gon Jinn's Spirit")
    assert (scene.supports(), scene.discard()) == ([], ["Qui-Gon Jinn's Spirit"])


@card("23029")
@rule("DST-RMV-01")
def test_bib_fortuna_draws_for_his_die_and_turns_the_die_of_a_scoundrel() -> None:
    scene = a_table([a_character(BIB, showing=("1R",)), EVAZAN], deck=[PROBE]).use("Cornelius Evazan", "yes")
    assert (scene.hand(), scene.pool()) == (["Probe"], [])
    mine: Team = [a_character(BIB, showing=("Sp",)), a_character(EVAZAN, showing=("2ID",))]
    turned = a_table(mine, [KYLO]).resolve("Bib Fortuna", "Cornelius Evazan die", "1 resource", "yes")
    assert turned.resources() == 1
    theirs = a_table([a_character(BIB, showing=("Sp",))], [a_character(EVAZAN, showing=("2ID",))])
    theirs.resolve("Bib Fortuna", "Cornelius Evazan die", "1 resource")
    assert (theirs.pool(THEM), theirs.can("yes")) == (["1R"], False)
