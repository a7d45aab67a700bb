"""The differences between rules v1.1 and rules v2.4: each in one situation, played by both (D-201)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.engine.viewing import view
from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.formats import AWAKENINGS, Format, all_formats
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.language import BLUE, UPGRADE, Return, a, before, playing
from sandtable.games.destiny.rulesets import RULESETS, V1_1, V2_4, latest_rules, ruleset_of
from sandtable.games.destiny.terms import UPGRADE_CARD
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.view import VIEWING
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table
from tests.support.destiny_formats import LATER

BOTH = pytest.mark.parametrize("format", (AWAKENINGS, LATER), ids=("v1.1", "v2.4"))

TROOPER, DOOKU, KYLO, JANGO, FLAME_THROWER = "01002", "01009", "01011", "01021", "01024"
LUKE, PADAWAN, REY, FINN = "01035", "01036", "01038", "01045"
RIFLE, GEAR, ROBES, PISTOL, LIGHTSABER, BINDS = "01008", "01034", "01040", "01054", "01059", "01150"
ONE, IMMUNITY, ACE, SECOND_CHANCE, ENRAGE = "01042", "01050", "01092", "01137", "01081"
BLOCK, TAKE_COVER = "01153", "01157"


@rule("D-201", "DST-VER-01", "DST-VER-03", "D-500")
def test_a_format_of_awakenings_alone_plays_by_the_first_rules_and_all_others_by_the_later_ones() -> None:
    found = {code for code, format in all_formats().items() if format.rules is V1_1}
    assert found == {"awakenings", "starter"}
    assert (ruleset_of(frozenset({"AW"})), ruleset_of(frozenset({"AW", "SoR"})), ruleset_of(None)) == (V1_1, V2_4, V2_4)


@rule("D-201", "DST-VER-02")
def test_decks_of_both_kinds_meet_by_the_later_rules() -> None:
    assert (latest_rules([]), latest_rules([V2_4, V1_1]), RULESETS) == (V1_1, V2_4, (V1_1, V2_4))
    mixed = a_table([KYLO], a_side([REY], format=LATER))
    assert (mixed.duel.setup.rules, a_table([KYLO]).duel.setup.rules) == (V2_4, V1_1)
    errata = replace(AWAKENINGS, code="errata", texts=TextSet.ERRATA)
    assert (LATER.texts, LATER.rules, errata.rules) == (TextSet.RULES_1_1, V2_4, V1_1)


@rule("DST-VER-05")
def test_a_table_with_a_later_card_is_one_of_the_later_rules() -> None:
    later = next(code for code in encoded() if code.startswith("02"))
    assert a_table([KYLO], hand=[later]).duel.setup.rules is V2_4


# -- damage that is divided among one's own characters (line 5) ------------------------------------------------------


def a_rifle(format: Format, on_padawan: int, on_rey: int = 0, shields: int = 0) -> Scene:
    mine = [a_character(KYLO, upgrades=[a_piece(RIFLE, "Sp")])]
    theirs = [a_character(PADAWAN, damage=on_padawan, shields=shields), a_character(REY, damage=on_rey)]
    return a_table(mine, a_side(theirs, format=format), format=format).resolve("F-11D Rifle")


@card("01008")
@rule("EX-07", "DST-DEF-04", "DST-IND-07", "D-502")
@BOTH
def test_more_damage_than_a_character_can_take(format: Format) -> None:
    scene = a_rifle(format, on_padawan=6).answer("Padawan")
    if format is LATER:  # nothing is left to choose: the second point goes to Rey
        assert (scene.team(THEM), scene.damage("Rey"), scene.asked) == (["Rey"], 1, THEM)
        assert scene.can("activate Rey")
    else:
        assert (scene.asked, scene.can("Padawan"), scene.can("Rey")) == (THEM, True, True)
        assert scene.answer("Padawan").damage("Rey") == 0
        assert scene.team(THEM) == ["Rey"]


@card("01008")
@rule("DST-IND-07", "DST-IND-08")
def test_shields_are_room_and_the_excess_goes_to_anybody() -> None:
    scene = a_rifle(LATER, on_padawan=6, shields=1).answer("Padawan")
    assert (scene.can("Padawan"), scene.can("Rey")) == (True, True)  # remaining health 1 and a shield
    scene = a_rifle(LATER, on_padawan=6, on_rey=9)  # room for one point each
    assert (scene.asked, scene.duel.outcome() is not None) == (-1, True)


# -- replaced upgrades (lines 11 and 12) -----------------------------------------------------------------------------


@rule("D-42", "DST-RPU-02", "DST-RPU-01")
@BOTH
def test_a_second_replacement_in_one_round(format: Format) -> None:
    mine = [a_character(KYLO, upgrades=[GEAR, PISTOL])]
    scene = a_table(mine, hand=[LIGHTSABER, ROBES], resources=9, format=format)
    scene.play("Lightsaber", "replacing DH-17").pass_()
    assert scene.can("play Jedi Robes")
    scene.play("Jedi Robes")
    told = " ".join(VIEWING.text(view("destiny", scene.duel, THEM)))
    assert ("has replaced an upgrade in this round" in told) is (format is LATER)
    if format is LATER:
        assert (scene.upgrades("Kylo"), scene.asked) == (["Survival Gear", "Lightsaber", "Jedi Robes"], THEM)
        assert RULES.restore(scene.duel.setup, scene.duel.store()).digest() == scene.duel.digest()
        scene.duel.forget_the_round()
        assert scene.duel.replacers == ()
    else:
        assert (scene.asked, scene.can("replacing Lightsaber")) == (ME, True)
        scene.answer("replacing Lightsaber")
        assert "Lightsaber" in scene.discard()


@rule("D-40", "D-272")
@BOTH
def test_a_replaced_upgrade_leaves_before_or_after_the_payment(format: Format) -> None:
    mine = [a_character(KYLO, upgrades=[GEAR])]
    scene = a_table(mine, hand=[LIGHTSABER], resources=3, format=format)
    scene.duel.record()
    scene.play("Lightsaber", "replacing Survival Gear")
    told = scene.log()
    assert (told.index("Survival Gear leaves play.") < told.index("Player 1 plays Lightsaber for 1.")) is (
        format is LATER
    )
    assert (scene.upgrades("Kylo"), scene.discard()) == (["Lightsaber"], ["Survival Gear"])


# -- playing a card (line 15) ----------------------------------------------------------------------------------------


@rule("D-45", "DST-PLX-01", "D-503")
@BOTH
def test_an_ability_before_a_card_is_played_changes_what_its_cost_depends_on(format: Format, made_up: MadeUp) -> None:
    """The Padawan makes a weapon cheaper while it has no upgrade, and its only one goes back to the hand."""
    made_up(BINDS, [before(playing(BLUE, UPGRADE_CARD), Return(a(UPGRADE.yours)))])
    mine = [a_character(PADAWAN, upgrades=[GEAR])]
    scene = a_table(mine, hand=[LIGHTSABER], supports=[BINDS], resources=5, format=format)
    scene.play("Lightsaber", "Padawan")
    paid = 3 if format is LATER else 2
    assert (scene.upgrades("Padawan"), scene.resources()) == (["Lightsaber"], 5 - paid)


# -- abilities that wait together (line 23) --------------------------------------------------------------------------


@rule("D-81", "DST-QUE-07", "DST-SIM-02", "DST-SML-01")
@BOTH
def test_after_abilities_of_both_players(format: Format) -> None:
    """Luke draws a card after his activation; two Jangos wait for the same."""
    theirs = a_side([JANGO, JANGO, TROOPER], deck=[BLOCK], format=format)
    scene = a_table([LUKE], theirs, deck=[BLOCK], format=format).activate("Luke")
    if format is not LATER:
        assert (scene.asked, len(scene.options)) == (ME, 3)
        scene.answer("Jango")
        assert (scene.asked, len(scene.options)) == (ME, 2)
        return
    assert (scene.asked, scene.prompt) == (ME, "Whose abilities come first?")
    assert scene.options == ["Player 1", "Player 2"]
    scene.answer("Player 2")
    assert (scene.asked, len(scene.options), scene.can("Luke")) == (THEM, 2, False)
    scene.answer("Jango Fett #2")
    assert (scene.asked, "Jango" in scene.prompt, scene.hand()) == (THEM, True, [])
    assert scene.answer("no", "no").hand() == ["Block"]


@card("01009", "01024")
@rule("D-81", "DST-SIM-02", "DST-SML-01")
@BOTH
def test_before_abilities_of_both_players(format: Format) -> None:
    mine = [a_character(DOOKU, upgrades=[a_piece(FLAME_THROWER, "Sp")])]
    theirs = a_side([DOOKU], hand=[TAKE_COVER], format=format)
    scene = a_table(mine, theirs, hand=[BLOCK], holder=THEM, format=format).resolve("Flame Thrower")
    for seat in (ME, THEM):
        scene.duel.apply(scene.duel.options.index(scene.find("Dooku", seat)))
    assert scene.asked == THEM
    if format is LATER:
        assert (scene.prompt, scene.options) == ("Whose abilities come first?", ["Player 1", "Player 2"])
        assert scene.answer("Player 1").asked == ME
        assert scene.answer("no").asked == THEM
    else:
        assert scene.prompt == "choose which ability is used next"


# -- replacement effects (line 24) -----------------------------------------------------------------------------------


@card("01137")
@rule("DST-RPL-04", "D-91", "DST-RPE-02")
@BOTH
def test_two_replacements_of_one_defeat(format: Format) -> None:
    mine = [a_character(FINN, damage=9, upgrades=[SECOND_CHANCE, SECOND_CHANCE])]
    theirs = a_side([a_character(KYLO, showing=["1MD"])], format=format)
    scene = a_table(mine, theirs, turn=THEM, holder=THEM, format=format).resolve("Kylo", "Finn")
    assert scene.prompt == "Which replacement effect applies?"
    assert scene.asked == (ME if format is LATER else THEM)


# -- dice without their card (line 26) -------------------------------------------------------------------------------


@card("01092", "01050")
@rule("D-110", "DST-CLR-05", "DST-INH-01", "DST-INH-03")
@BOTH
def test_words_about_a_die_whose_card_is_not_in_play(format: Format) -> None:
    scene = a_table([JANGO, TROOPER], [KYLO], hand=[ACE, IMMUNITY], format=format).roll_next(2)
    scene.play("Ace in the Hole").pass_().resolve("Diplomatic Immunity")
    if format is LATER:
        scene.answer("as you wish", "First Order", "Jango")
        assert (scene.shields("Jango"), scene.shields("First Order")) == (1, 1)
    else:
        assert scene.answer("Jango").shields("Jango") == 2


# -- a change of type (line 31) --------------------------------------------------------------------------------------


@card("01042")
@rule("D-78", "DST-TYP-03", "D-204")
@BOTH
def test_an_upgrade_that_becomes_a_support(format: Format) -> None:
    mine = [a_character(REY, damage=9, upgrades=[a_piece(ONE, "3F")]), a_character(FINN)]
    scene = a_table(mine, [KYLO], hand=[ENRAGE], format=format).play("Enrage")
    assert scene.supports() == ["One With The Force"]
    assert scene.pool() == ([] if format is LATER else ["3F"])
    if format is LATER:
        assert scene.pass_().can("activate One With The Force")
