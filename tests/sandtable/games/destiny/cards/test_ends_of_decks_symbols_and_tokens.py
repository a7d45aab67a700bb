"""Cards about both ends of a deck, symbols of other dice, rerolls and tokens. Values by hand from the printed cards."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import CHARMS, RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, DOOKU, KYLO, REY, FINN, LUKE = "01002", "01009", "01011", "01038", "01045", "01035"
BLASTER, OUTPOST, SABER, COMLINK, CRIME_LORD = "01054", "01053", "01059", "01061", "01023"
COVER, BLOCK = "01157", "01153"
OUTRIDER, SISTER, TERA, KUIIL = "15072", "14003", "22047", "16065"


# -- Outrider ----------------------------------------------------------------------------------------------------


@card("15072")
@rule("DST-LOK-02")
def test_outrider_puts_one_of_two_cards_under_the_deck_and_the_other_into_the_hand() -> None:
    scene = a_table([REY], [KYLO], supports=[OUTRIDER], deck=[COVER, SABER, BLOCK])
    scene.duel.record()
    scene.activate("Outrider", "Take Cover")
    assert (scene.hand(), scene.deck()) == (["Lightsaber"], ["Block", "Take Cover"])
    assert (scene.knows(ME), scene.knows(THEM)) == (["Take Cover"], [])
    assert "Player 1 takes a card from the deck into the hand." in scene.log(THEM)
    assert not any("Lightsaber" in line or "Take Cover" in line for line in scene.log(THEM))


@card("15072")
@rule("DST-LOK-02")
def test_outrider_has_no_other_card_in_a_deck_of_one_and_none_in_an_empty_one() -> None:
    scene = a_table([REY], [KYLO], supports=[OUTRIDER], deck=[COVER]).activate("Outrider")
    assert (scene.hand(), scene.deck(), scene.asked) == ([], ["Take Cover"], THEM)
    scene = a_table([REY], [KYLO], supports=[OUTRIDER]).activate("Outrider")
    assert (scene.hand(), scene.deck(), scene.asked) == ([], [], THEM)


@card("15072")
@rule("D-366", "DST-PLX-04")
def test_the_special_of_outrider_plays_the_bottom_card_for_free() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(OUTRIDER, "Sp")], deck=[COVER, SABER])
    scene.resolve("Outrider", "bottom card")
    assert (scene.upgrades("Rey"), scene.deck(), scene.resources()) == (["Lightsaber"], ["Take Cover"], 0)


@card("15072")
@rule("D-366")
def test_a_bottom_card_that_cannot_be_played_stays_there_and_is_seen_by_its_player_alone() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(OUTRIDER, "Sp")], deck=[COVER, CRIME_LORD])
    scene.resolve("Outrider", "bottom card")
    assert (scene.deck(), scene.knows(ME), scene.knows(THEM)) == (["Take Cover", "Crime Lord"], ["Crime Lord"], [])
    assert (scene.pool(), scene.asked) == ([], THEM)


@card("15072")
@rule("DST-OPD-07")
def test_the_special_of_outrider_resolves_a_die_that_stays() -> None:
    mine = [a_character(REY, showing=["1MD"])]
    scene = a_table(mine, [KYLO], supports=[a_piece(OUTRIDER, "Sp")], deck=[COVER])
    scene.resolve("Outrider", "one of your dice", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.deck()) == (1, ["1MD"], ["Take Cover"])


# -- Second Sister -----------------------------------------------------------------------------------------------


@card("14003")
@rule("DST-TRN-01")
def test_second_sister_turns_an_opposing_die_to_a_symbol_of_her_dice() -> None:
    theirs = [a_character(KYLO, showing=["1MD"]), a_character(REY, showing=["1Dc"])]
    scene = a_table(["14003"], theirs).roll_next(2).activate("Second Sister", "1 shield")
    assert (scene.pool(), scene.pool(THEM)) == (["1Sh"], ["1Sh", "1Dc"])


@card("14003")
@rule("DST-CPR-01", "DST-CHT-03")
def test_second_sister_may_turn_to_a_blank_and_turns_nothing_without_such_a_side() -> None:
    scene = a_table(["14003"], [a_character(KYLO, showing=["1MD"])]).roll_next(5).activate("Second Sister")
    assert (scene.pool(), scene.pool(THEM)) == (["-"], ["-"])
    scene = a_table(["14003"], [a_character(KYLO, showing=["1MD"])]).roll_next(1).activate("Second Sister")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["1F"], ["1MD"], THEM)


@card("14003")
@rule("DST-VAL-03", "DST-RPL-01")
def test_the_special_of_second_sister_turns_and_resolves_another_character_die() -> None:
    mine = [a_character(SISTER, showing=["Sp"]), a_character(KYLO, showing=["1R"])]
    scene = a_table(mine, [a_character(REY, showing=["1R"])]).resolve("Second Sister", "1 melee", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).resolve("Second Sister", "1 melee", "Rey")
    assert scene.damage("Rey") == 3


@card("14003")
@rule("DST-CHD-01")
def test_the_special_of_second_sister_needs_another_character_die() -> None:
    mine = [a_character(SISTER, showing=["Sp"], upgrades=[a_piece(BLASTER, "1RD")])]
    scene = a_table(mine, [KYLO]).resolve("Second Sister")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1RD"], THEM)


# -- Tera Sinube -------------------------------------------------------------------------------------------------


@card("22047")
@rule("DST-ASI-01", "DST-RRS-01")
def test_tera_sinube_resolves_a_blue_die_as_a_reroll_and_rerolls_some_again() -> None:
    mine = [a_character(TERA), a_character(LUKE, showing=["2MD"]), a_character(FINN, showing=["1Sh"])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).roll_next(5, 5, 0)
    scene.use("Tera Sinube", "Finn", "Kylo", "yes", "Finn", "no more")
    assert (scene.pool(), scene.pool(THEM)) == (["1RD"], ["-"])


@card("22047")
@rule("DST-CPR-06")
def test_tera_sinube_may_leave_the_rerolled_dice_and_offers_no_others() -> None:
    mine = [a_character(TERA), a_character(LUKE, showing=["2MD"]), a_character(FINN, showing=["1Sh"])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).roll_next(5)
    scene.use("Tera Sinube", "Finn", "no more", "yes")
    assert (scene.can("Finn"), scene.can("Kylo"), scene.pool()) == (True, False, ["-"])
    scene.answer("no more")
    assert (scene.pool(), scene.asked) == (["-"], THEM)


@card("22047")
@rule("DST-POW-04")
def test_tera_sinube_resolves_no_die_of_another_color() -> None:
    mine = [a_character(TERA), a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).use("Tera Sinube")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["2RD"], ["1MD"], THEM)


# -- Kuiil -------------------------------------------------------------------------------------------------------


@card("16065")
@rule("DST-TOK-17", "DST-TOK-01")
@pytest.mark.parametrize(
    ("words", "kind"), [("add 1 resource", RESOURCES), ("add 1 shield", SHIELDS), ("charm", CHARMS)]
)
def test_kuiil_removes_his_die_to_add_a_token_of_any_kind(words: str, kind: int) -> None:
    scene = a_table([a_character(KUIIL, showing=["1F"])], [KYLO], supports=[OUTPOST]).use("Kuiil", words)
    assert (scene.tokens("Outpost", kind), scene.pool()) == (1, [])


@card("16065")
@rule("DST-TOK-17")
def test_kuiil_adds_damage_or_removes_a_token_of_any_player() -> None:
    scene = a_table([a_character(KUIIL, showing=["1F"])], [KYLO], supports=[OUTPOST]).use("Kuiil", "add 1 damage")
    assert scene.placed("Outpost") == 1
    theirs = [a_character(KYLO, upgrades=[a_piece(COMLINK, tokens={RESOURCES: 2})])]
    scene = a_table([a_character(KUIIL, showing=["1F"])], theirs).use("Kuiil", "remove 1 resource")
    assert scene.tokens("Comlink", RESOURCES) == 1


@card("16065")
@rule("D-53")
def test_kuiil_needs_his_die_and_a_card() -> None:
    scene = a_table([KUIIL], [KYLO], supports=[OUTPOST]).use("Kuiil")
    assert (scene.placed("Outpost"), scene.asked) == (0, THEM)
    scene = a_table([a_character(KUIIL, showing=["1F"])], a_side([KYLO])).use("Kuiil")
    assert (scene.pool(), scene.asked) == ([], THEM)
