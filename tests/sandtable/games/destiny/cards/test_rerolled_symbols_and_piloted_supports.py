"""A die that rolls its symbol again, and pilots of vehicles. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.language import PILOTING
from sandtable.games.destiny.tokens import SHIELDS
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, REBEL_PILOT = "01002", "01011", "01038", "01045", "16052"
ODDS, IMPERIAL_PILOT, ROGUE_ONE, TIE, DAK, OUTPOST = "03107", "12024", "15058", "19006", "15052", "01053"


# -- Against The Odds --------------------------------------------------------------------------------------------


@card("03107")
@rule("DST-CPR-01", "DST-CPR-06", "DST-VAL-03")
def test_against_the_odds_resolves_a_die_that_rolls_its_symbol_again() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO], hand=[ODDS]).roll_next(0).play("Against The Odds", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])
    scene = a_table(mine, [KYLO], hand=[ODDS]).roll_next(0).play("Against The Odds", "no")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["1RD"])


@card("03107")
@rule("DST-CPR-01")
def test_against_the_odds_only_rerolls_a_die_that_shows_another_symbol_then() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO], hand=[ODDS]).roll_next(2).play("Against The Odds")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1MD"], THEM)
    scene = a_table([FINN], [a_character(KYLO, showing=["1MD"])], hand=[ODDS]).play("Against The Odds")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


# -- Imperial Pilot ----------------------------------------------------------------------------------------------


@card("12024")
@rule("DST-PIL-04", "DST-PIL-07", "DST-TRN-01")
def test_the_imperial_pilot_turns_the_die_of_the_red_vehicle_that_it_pilots() -> None:
    scene = a_table([IMPERIAL_PILOT], [KYLO], supports=[TIE]).roll_next(5)
    scene.activate("Imperial Pilot", "TIE Interceptor").pass_()
    assert scene.pool() == ["-"]
    assert scene.use("Imperial Pilot", "2 ranged").pool() == ["2RD"]


@card("12024")
@rule("DST-PIL-04", "DST-POW-04")
def test_the_imperial_pilot_turns_nothing_without_a_red_vehicle_of_its_own() -> None:
    scene = a_table([IMPERIAL_PILOT], [KYLO], supports=[a_piece(TIE, "1RD")]).use("Imperial Pilot")
    assert (scene.pool(), scene.asked) == (["1RD"], THEM)
    scene = a_table([IMPERIAL_PILOT], [KYLO], supports=["15072"], deck=["01157"]).roll_next(0)
    scene.activate("Imperial Pilot", "Outrider").pass_().use("Imperial Pilot")
    assert (scene.pool(), scene.asked) == (["3RD"], THEM)


def _piloted(pilot: str) -> Scene:
    """A scene in which this pilot is activated beside Rogue One, against a character with a shield and a blank."""
    theirs = [a_character(KYLO, shields=1, showing=["-"]), a_character(TROOPER, showing=["1RD"])]
    scene = a_table([pilot], theirs, supports=[ROGUE_ONE]).roll_next(3, 3)
    return scene.activate(scene.duel.print(scene.duel.teams[0][0]).title)


# -- Rogue One ---------------------------------------------------------------------------------------------------


@card("15058")
@rule("DST-TOK-01", "DST-PIL-04")
def test_rogue_one_may_remove_a_shield_from_any_card() -> None:
    scene = a_table([FINN], [a_character(KYLO, shields=1, showing=["-"])], supports=[ROGUE_ONE]).roll_next(0)
    scene.activate("Rogue One", "remove 1 shield")
    assert (scene.shields("Kylo"), scene.pool(THEM)) == (0, ["-"])
    theirs = a_side([KYLO], supports=[a_piece(OUTPOST, tokens={SHIELDS: 1})])
    scene = a_table([FINN], theirs, supports=[ROGUE_ONE]).roll_next(0).activate("Rogue One", "remove 1 shield")
    assert scene.tokens("Outpost", SHIELDS) == 0


@card("15058")
@rule("DST-PIL-04")
def test_rogue_one_removes_no_die_with_another_pilot_and_may_do_nothing() -> None:
    scene = _piloted(REBEL_PILOT).answer("Rogue One")
    assert not scene.can("a value of 0")
    scene.answer("no")
    assert (scene.shields("Kylo"), scene.pool(THEM)) == (1, ["-", "1RD"])


@card("15058")
@rule("DST-PIL-04", "DST-VAL-01")
def test_rogue_one_removes_a_die_without_value_for_dak_ralter(made_up: MadeUp) -> None:
    made_up(DAK, [PILOTING])
    scene = _piloted(DAK).answer("Rogue One", "a value of 0")
    assert (scene.shields("Kylo"), scene.pool(THEM)) == (1, ["1RD"])
