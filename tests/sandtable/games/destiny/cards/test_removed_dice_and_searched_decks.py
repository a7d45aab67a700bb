"""Cards that wait for removed dice, have two special abilities, or play cards out of a deck."""

from __future__ import annotations

import pytest

from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LEIA, LUKE = "01001", "01002", "01011", "01021", "01038", "01028", "01035"
CHEWBACCA, DEATH_WATCH, VADER, BOW, ARCHITECT, TEACHINGS = "15051", "18032", "22001", "02039", "21028", "23056"
OWEN, BERU, HANGAR, MESSENGER, SABINE = "21072", "21044", "12085", "09003", "21073"
TIE, TAKE_COVER, PROBE, LIGHTSABER, BB_8, CLOUD, BLASTER = "01006", "01157", "01072", "01059", "01043", "08064", "01060"
DOOKU, TRAINING = "01009", "01058"
MEASURE, EVAZAN, DOMINATION = "09127", "21030", "09123"


@card("15051")
@rule("DST-GRD-01")
def test_chewbacca_hurts_the_owner_of_a_die_that_guardian_removes() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",)), PHASMA]
    scene = a_table([CHEWBACCA, REY], theirs).activate("Chewbacca", "Kylo Ren die")
    assert (scene.damage("Chewbacca"), scene.damage("Kylo Ren"), scene.pool(THEM)) == (1, 1, [])
    upgrade = [a_character(KYLO, upgrades=(a_piece(LIGHTSABER, "3MD1"),))]
    scene = a_table([CHEWBACCA, REY], upgrade).activate("Chewbacca", "Lightsaber die")
    assert (scene.damage("Chewbacca"), scene.damage("Kylo Ren")) == (3, 0)
    by_card = a_table([a_character(EVAZAN, showing=("1R",)), CHEWBACCA], theirs).use("Cornelius Evazan")
    assert (by_card.pool(THEM), by_card.damage("Kylo Ren")) == ([], 0)


@card("15051")
@rule("DST-MOV-04")
def test_chewbacca_moves_two_damage_among_his_team() -> None:
    mine: Team = [a_character(CHEWBACCA, damage=1), a_character(REY, damage=1), LEIA]
    scene = a_table(mine).use("Chewbacca", "Chewbacca", "Leia", "Leia")
    assert [scene.damage(name) for name in ("Chewbacca", "Rey", "Leia")] == [0, 0, 2]
    two = a_table([CHEWBACCA, a_character(REY, damage=2)]).use("Chewbacca")
    assert (two.damage("Chewbacca"), two.damage("Rey")) == (2, 0)


@card("15051")
@rule("D-780", "DST-MOV-02")
def test_chewbacca_moves_each_damage_once() -> None:
    one = a_table([CHEWBACCA, a_character(REY, damage=1)]).use("Chewbacca")
    assert (one.damage("Chewbacca"), one.damage("Rey")) == (1, 0)
    mine: Team = [a_character(CHEWBACCA, damage=1), a_character(REY, damage=1)]
    each = a_table(mine).use("Chewbacca", "Chewbacca")
    assert each.prompt == "Take an action or pass", "the damage that Rey had before is the only one left to move"
    assert (each.damage("Chewbacca"), each.damage("Rey")) == (1, 1)


@card("18032")
@rule("DST-RMV-01")
def test_death_watch_mandalorian_hurts_when_its_player_removes_its_die() -> None:
    mine: Team = [a_character(DEATH_WATCH, showing=("1Sh",)), EVAZAN]
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs).use("Cornelius Evazan")
    assert (scene.pool(), scene.pool(THEM), scene.damage("Kylo Ren")) == ([], [], 1)
    by_them = a_table(theirs, a_side([a_character(DEATH_WATCH, showing=("1Sh",))]), hand=[DOMINATION], resources=5)
    by_them.play("Domination", "Death Watch Mandalorian die")
    assert (by_them.pool(THEM), by_them.damage("Kylo Ren")) == ([], 0)


@card("18032")
def test_death_watch_mandalorian_guards_beside_a_leader() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    assert a_table([DEATH_WATCH, PHASMA], theirs).activate("Death Watch").prompt.startswith("Guardian")
    assert not a_table([DEATH_WATCH, REY], theirs).activate("Death Watch").prompt.startswith("Guardian")


@card("18032")
@rule("D-206")
def test_death_watch_mandalorian_guards_beside_a_support_that_is_a_leader() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([DEATH_WATCH], theirs, supports=["09030"]).activate("Death Watch")
    assert scene.prompt.startswith("Guardian")


@card("22001")
@rule("DST-RMV-01")
def test_darth_vader_discards_once_after_an_opponent_removes_his_dice() -> None:
    theirs = a_side([a_character(VADER, showing=("2MD", "3MD"))])
    scene = a_table([REY], theirs, hand=[DOMINATION, PROBE, TIE], resources=5)
    scene.play("Domination", "Darth Vader die (2 melee)", "Darth Vader die (3 melee)")
    assert (scene.pool(THEM), len(scene.hand())) == ([], 1)
    own = a_table([a_character(VADER, showing=("2MD",)), EVAZAN], a_side([KYLO], hand=[PROBE])).use("Cornelius Evazan")
    assert (own.pool(), own.hand(THEM)) == ([], ["Probe"])


@pytest.mark.parametrize(("cards", "damage"), [(0, 2), (3, 1), (4, 0)])
@card("22001")
def test_darth_vader_hurts_a_poor_hand(cards: int, damage: int) -> None:
    theirs = a_side([KYLO], hand=[PROBE, TIE, TAKE_COVER, LIGHTSABER][:cards])
    assert a_table([VADER], theirs).use("Darth Vader").damage("Kylo Ren") == damage


@card("02039")
@rule("DST-INH-04")
def test_handcrafted_light_bow_uses_one_of_its_two_specials_each_time() -> None:
    theirs = [a_character(KYLO, shields=2)]
    mine = [a_character(REY, upgrades=(a_piece(BOW, "Sp"),))]
    scene = a_table(mine, theirs).resolve("Handcrafted Light Bow", "deal 3 damage", "Kylo Ren")
    assert (scene.damage("Kylo Ren"), scene.shields("Kylo Ren")) == (1, 0)
    scene = a_table(mine, theirs).resolve("Handcrafted Light Bow", "remove all shields", "Kylo Ren")
    assert (scene.damage("Kylo Ren"), scene.shields("Kylo Ren")) == (2, 0)


@card("02039")
@rule("D-800", "DST-THN-01")
def test_handcrafted_light_bow_hurts_a_character_that_has_no_shields_to_remove() -> None:
    mine = [a_character(REY, upgrades=(a_piece(BOW, "Sp"),))]
    scene = a_table(mine, [KYLO]).resolve("Handcrafted Light Bow", "remove all shields", "Kylo Ren")
    assert (scene.damage("Kylo Ren"), scene.asked) == (2, THEM)


@card("21028")
@rule("DST-INH-04")
def test_architect_of_war_discards_two_cards_or_hurts() -> None:
    mine = [a_character(PHASMA, upgrades=(a_piece(ARCHITECT, "Sp"),))]
    theirs = a_side([KYLO], deck=[PROBE, TIE, TAKE_COVER])
    scene = a_table(mine, theirs).resolve("Architect Of War", "discard the top 2 cards")
    assert scene.discard(THEM) == ["Probe", "First Order TIE Fighter"]
    assert a_table(mine, theirs).resolve("Architect Of War", "deal 3", "Kylo Ren").damage("Kylo Ren") == 3
    assert not a_table([REY], hand=[ARCHITECT], resources=3).can("play Architect")


@card("23056")
def test_obi_wans_teachings_shield_after_guardian_has_hurt() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([a_character(REY, upgrades=(TEACHINGS,))], theirs).activate("Rey", "Kylo Ren die", "yes")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.exhausted("Obi-Wan's Teachings")) == (1, 1, True)
    by_them = a_table([a_character(REY, upgrades=(TEACHINGS,))], theirs, turn=THEM).resolve("Kylo Ren", "Rey")
    assert (by_them.damage("Rey"), by_them.can("yes")) == (1, False)


@pytest.mark.parametrize(("team", "can_play"), [([OWEN, BERU], True), ([OWEN, REY], False)])
@card("21072")
@rule("DST-SRH-01")
def test_owen_lars_searches_for_a_droid_that_beru_makes_cheaper(team: list[str], can_play: bool) -> None:
    scene = a_table(team, deck=[PROBE, BB_8]).use("Owen Lars")
    assert scene.can("BB-8") == can_play
    if can_play:
        scene.answer("BB-8")
        assert (scene.supports(), scene.resources(), scene.deck()) == (["BB-8"], 0, ["Probe"])


@card("21072")
def test_owen_lars_may_shield_after_a_claim() -> None:
    scene = a_table([OWEN, REY], holder=THEM).claim("no").answer("yes", "Rey")
    assert scene.shields("Rey") == 1


@card("12085")
@rule("DST-SRH-01", "DST-FRE-01")
def test_rebel_hangar_brings_two_vehicles_of_a_combined_cost_of_four(made_up: MadeUp) -> None:
    deck = [TIE, CLOUD, PROBE, TIE]
    made_up(CLOUD, [])
    scene = a_table([LEIA], hand=[HANGAR], deck=deck, resources=6).play("Rebel Hangar")
    assert scene.can("First Order TIE Fighter")
    scene.answer("First Order TIE Fighter")
    assert not scene.can("First Order TIE Fighter")  # 3 and 3 are more than 4
    scene.answer("no more")
    assert (scene.supports(), scene.resources()) == (["Rebel Hangar", "First Order TIE Fighter"], 0)


@card("21088")
@rule("DST-SRH-03")
def test_monastery_plays_the_revealed_card_or_discards_it_for_a_shield() -> None:
    scene = a_table([REY], battlefield="21088", deck=[LIGHTSABER, PROBE], resources=3).use("Monastery", "yes")
    assert (scene.upgrades("Rey"), scene.resources()) == (["Lightsaber"], 0)
    for resources, answers in ((3, ["no", "Rey"]), (2, ["Rey"])):
        scene = a_table([REY], battlefield="21088", deck=[LIGHTSABER, PROBE], resources=resources)
        scene.use("Monastery", *answers)
        assert (scene.discard(), scene.shields("Rey"), scene.resources()) == (["Lightsaber"], 1, resources)


@card("09003")
def test_sentinel_messenger_plays_the_top_card_of_the_deck() -> None:
    scene = a_table([MESSENGER], deck=[TIE, PROBE], resources=3).activate("Sentinel Messenger", "yes")
    assert (scene.supports(), scene.resources(), scene.deck()) == (["First Order TIE Fighter"], 0, ["Probe"])
    poor = a_table([MESSENGER], deck=[TIE, PROBE], resources=2).activate("Sentinel Messenger")
    assert (poor.supports(), poor.knows()) == ([], ["First Order TIE Fighter"])


@card("09003", "09012")
@rule("D-640")
def test_a_card_of_the_deck_that_is_drawn_before_it_is_played_is_played_from_the_hand() -> None:
    scene = a_table([MESSENGER, DOOKU], supports=["09012"], deck=[TRAINING, TIE], resources=1)
    scene.activate("Sentinel Messenger", "yes", "yes")
    assert (scene.upgrades("Dooku"), scene.supports(), scene.resources()) == (["Force Training"], [], 0)
    assert (scene.hand(), scene.deck()) == ([], ["First Order TIE Fighter"])


@card("21073")
def test_sabine_wren_resolves_disrupts_as_indirect_damage_and_rerolls_her_special() -> None:
    mine = [a_character(SABINE, showing=("2Dr", "Sp"))]
    scene = a_table(mine, [KYLO, PHASMA]).use("Sabine Wren", "Sabine Wren die (2 disrupt)")
    assert scene.asked == THEM
    scene.answer("1 to Captain Phasma")
    assert (scene.damage("Kylo Ren"), scene.damage("Captain Phasma")) == (1, 1)
    scene = a_table(mine, [KYLO, PHASMA]).roll_next(0).resolve("Sabine Wren die (special)")
    assert (scene.damage("Kylo Ren"), scene.damage("Captain Phasma"), scene.pool()) == (1, 1, ["2Dr", "2RD"])
