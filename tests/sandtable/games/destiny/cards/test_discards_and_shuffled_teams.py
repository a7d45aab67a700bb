"""Cards about discarded and revealed cards, prices in cards, and several characters that act one after another."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.library import printed
from sandtable.games.destiny.nodes import nodes
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LEIA, LUKE = "01001", "01002", "01011", "01021", "01038", "01028", "01035"
GAR_SAXON, YADDLE, VADER, TOBIAS, JERJERROD, MAZ = "22015", "23048", "01010", "08036", "22018", "01022"
TIE, TAKE_COVER, EVACUATION, PROBE, LIGHTSABER = "01006", "01157", "02090", "01072", "01059"
BOND, I_HAVE_YOU, SABOTAGE, REWRITTEN, MAGICK, RETREAT = "07059", "18055", "02147", "16020", "05082", "15082"
REBEL_TROOPER, TRANQUILITY, PAIN, SECURITY, RENEWAL, RIDERS = "01030", "16044", "11154", "11150", "16047", "21039"


@card("07059")
@rule("DST-ACTV-01")
def test_loth_wolf_bond_shields_two_blue_characters_and_activates_them_in_any_order() -> None:
    scene = a_table([REY, LUKE, LEIA], hand=[BOND], resources=1).play("Loth-Wolf Bond")
    assert scene.options == ["no more", "Luke Skywalker, Jedi Knight", "Rey, Force Prodigy"]
    scene.answer("Luke Skywalker", "Rey", "yes", "Rey")
    assert (scene.shields("Rey"), scene.shields("Luke Skywalker"), scene.shields("Leia")) == (1, 1, 0)
    assert [scene.exhausted(name) for name in ("Rey", "Luke Skywalker", "Leia")] == [True, True, False]


@card("07059")
def test_loth_wolf_bond_may_give_one_shield_and_activate_nobody() -> None:
    scene = a_table([REY, LUKE], hand=[BOND], resources=1).play("Loth-Wolf Bond", "Rey", "no")
    assert (scene.shields("Rey"), scene.exhausted("Rey"), scene.shields("Luke Skywalker")) == (1, False, 0)


@card("18055")
@rule("DST-THN-01")
def test_i_have_you_activates_two_colors_and_shields_one_of_them() -> None:
    scene = a_table([REY, LUKE, LEIA], hand=[I_HAVE_YOU], resources=1).play("I Have You", "Rey", "Rey")
    assert scene.options == ["Leia Organa, Born Leader", "Rey, Force Prodigy"]
    scene.answer("Leia")
    assert (scene.shields("Leia"), scene.exhausted("Rey"), scene.exhausted("Luke Skywalker")) == (2, True, False)
    alone = a_table([REY, LUKE], hand=[I_HAVE_YOU], resources=1).play("I Have You", "Rey")
    assert (alone.exhausted("Rey"), alone.exhausted("Luke Skywalker"), alone.shields("Rey")) == (True, False, 0)


@card("18055")
@rule("D-47", "DST-THN-01")
@pytest.mark.parametrize("first", ["Rebel Trooper", "Rey"])
def test_i_have_you_gives_no_shields_where_guardian_defeats_one_of_the_two(first: str) -> None:
    mine: Team = [a_character(REBEL_TROOPER, damage=6), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], hand=[I_HAVE_YOU], resources=1)
    scene.play("I Have You", first, "Kylo")
    assert (scene.team(0), scene.shields("Rey"), scene.exhausted("Rey")) == (["Rey"], 0, True)


@card("23055")
def test_morichro_removes_two_shields_and_draws_on_yaddle() -> None:
    theirs: Team = [a_character(KYLO, shields=3), PHASMA]
    for code, drawn in ((YADDLE, ["Probe"]), (REY, [])):
        mine = [a_character(code, upgrades=(a_piece("23055", "Sp"),))]
        scene = a_table(mine, theirs, deck=[PROBE]).resolve("Morichro", "Kylo Ren", "Captain Phasma")
        if drawn:
            scene.answer("yes")
        assert (scene.shields("Kylo Ren"), scene.damage("Captain Phasma"), scene.hand()) == (1, 2, drawn)
    assert not a_table([LEIA], hand=["23055"], resources=3).can("play Morichro")


@card("02147")
@rule("DST-PRE-01")
def test_sabotage_discards_as_many_cards_as_the_support_costs() -> None:
    theirs = a_side([KYLO], supports=[TIE])
    hand = [SABOTAGE, PROBE, TAKE_COVER, LIGHTSABER, EVACUATION]
    scene = a_table([JANGO], theirs, hand=hand, resources=1).play("Sabotage", "Probe", "Take Cover", "Emergency")
    assert (scene.supports(THEM), scene.hand()) == ([], ["Lightsaber"])
    few = a_table([JANGO], theirs, hand=hand[:3], resources=1).play("Sabotage")
    assert (few.supports(THEM), few.hand()) == (["First Order TIE Fighter"], ["Probe", "Take Cover"])


@card("16020")
@rule("DST-SRH-03")
def test_rewritten_history_shows_three_cards_and_discards_two() -> None:
    theirs = a_side([KYLO], deck=[TIE, PROBE, TAKE_COVER, LIGHTSABER])
    scene = a_table([PHASMA], theirs, hand=[REWRITTEN], resources=1).play("Rewritten History", "player 2")
    assert scene.options == ["First Order TIE Fighter", "Probe"]
    scene.answer("First Order TIE Fighter", "Take Cover")
    assert (scene.discard(THEM), sorted(scene.deck(THEM))) == (
        ["First Order TIE Fighter", "Take Cover"],
        ["Lightsaber", "Probe"],
    )
    assert not {"Lightsaber", "Probe"} & set(scene.knows(THEM))
    short = a_table([PHASMA], a_side([KYLO], deck=[TIE]), hand=[REWRITTEN], resources=1)
    assert short.play("Rewritten History", "player 2").discard(THEM) == ["First Order TIE Fighter"]


@card("05082")
def test_witch_magick_heals_for_each_odd_cost_among_three_cards() -> None:
    mine = [a_character(KYLO, damage=5)]
    scene = a_table(mine, hand=[MAGICK], deck=[TIE, TAKE_COVER, EVACUATION, LIGHTSABER], resources=1)
    scene.play("Witch Magick", "Kylo Ren")  # costs of 3, 0 and 4
    assert (scene.damage("Kylo Ren"), scene.deck()[0]) == (4, "First Order TIE Fighter")


@card("22015")
def test_gar_saxon_hurts_after_a_red_event_with_a_cost() -> None:
    theirs = [a_character(KYLO, shields=1)]
    scene = a_table([GAR_SAXON], theirs, hand=[EVACUATION], resources=4).play("Emergency Evacuation")
    assert (scene.damage("Kylo Ren"), scene.shields("Kylo Ren")) == (1, 1)
    gray = a_table([GAR_SAXON], theirs, hand=[TAKE_COVER], resources=1).play("Take Cover", "Gar Saxon")
    free = a_table([GAR_SAXON], theirs, hand=[PROBE]).play("Probe")
    assert (gray.damage("Kylo Ren"), free.damage("Kylo Ren")) == (0, 0)


@card("15082")
@rule("DST-BFX-02")
def test_tactical_retreat_gives_shields_for_the_battlefield() -> None:
    scene = a_table([PHASMA, TROOPER, REY], hand=[RETREAT], resources=1)
    scene.play("Tactical Retreat", "Captain Phasma", "Rey")
    assert (scene.shields("Captain Phasma"), scene.shields("Rey"), scene.duel.holder) == (1, 1, THEM)
    without = a_table([PHASMA], hand=[RETREAT], resources=1, holder=THEM).play("Tactical Retreat")
    assert without.shields("Captain Phasma") == 0


@card("16044")
@rule("DST-OUT-01")
def test_tranquility_may_be_played_from_the_deck_that_is_discarded(made_up: MadeUp) -> None:
    scene = a_table([REY], hand=[TRANQUILITY]).play("Tranquility")
    assert (scene.exhausted("Rey"), scene.resources()) == (True, 1)
    mine: Team = [a_character("18048", showing=("1Sh",)), REY]
    milled = a_table(mine, deck=[TRANQUILITY], supports=[RENEWAL]).resolve("Patient Padawan", "Patient Padawan")
    milled.answer("yes", "player 1", "Tranquility", "yes", "yes")
    assert (milled.exhausted("Rey"), milled.resources(), milled.exhausted("Renewal")) == (True, 2, True)
    assert milled.discard() == ["Tranquility"]


@card("11154")
@rule("DST-OUT-01")
def test_inflict_pain_hurts_both_and_comes_back_from_the_deck() -> None:
    scene = a_table([REY], [KYLO], hand=[PAIN]).play("Inflict Pain")
    assert (scene.damage("Rey"), scene.damage("Kylo Ren")) == (2, 2)
    mine = [a_character("18048", showing=("1Sh",))]
    milled = a_table(mine, deck=[PAIN]).resolve("Patient Padawan", "Patient Padawan").answer("yes", "player 1", "yes")
    assert (milled.hand(), milled.discard()) == (["Inflict Pain"], [])


@pytest.mark.parametrize("hand", [[SECURITY], [SECURITY, PROBE]])
@card("11150")
@rule("DST-OUT-01")
def test_canto_bight_security_is_played_for_free_where_an_opponent_discards_it(hand: list[str]) -> None:
    theirs = [a_character(REY, showing=("1Dc",))]
    scene = a_table([JANGO], theirs, hand=hand, turn=THEM).resolve("Rey")
    if "Canto Bight Security" in scene.discard():
        scene.answer("yes")
        assert scene.supports() == ["Canto Bight Security"]
    own = a_table([a_character(JANGO, showing=("1R",))], hand=[SECURITY])
    own.answer("discard Canto Bight Security")
    assert (own.supports(), own.discard()) == ([], ["Canto Bight Security"])


@card("16047")
def test_renewal_gains_after_a_card_of_your_deck_is_discarded() -> None:
    mine = [a_character("18048", showing=("1Sh",))]
    for whose, resources in (("player 1", 1), ("player 2", 0)):
        scene = a_table(mine, a_side([KYLO], deck=[PROBE]), deck=[PROBE], supports=[RENEWAL])
        scene.resolve("Patient Padawan", "Patient Padawan").answer("yes", whose)
        if resources:
            scene.answer("yes")
        assert scene.resources() == resources


@card("16043", "16044", "16047")
@rule("DST-SIM-01", "D-790")
def test_what_waits_for_several_cards_of_a_deck_is_put_in_order_as_one_list() -> None:
    """I Sense A Trap discards Tranquility and Take Cover at once; Renewal waits for each of them."""

    def first_of(*order: str) -> str:
        scene = a_table([REY], hand=["16043"], deck=[TRANQUILITY, "01157"], supports=[RENEWAL], resources=1)
        scene.play("I Sense A Trap", "2", *order)
        return scene.answer("Rey").prompt

    assert first_of("Renewal", "Tranquility") == "Renewal: exhaust this support to gain 1 resource?"
    assert first_of("Tranquility", "Renewal") == "Tranquility: play it?"


@pytest.mark.parametrize(("host", "shields"), [(VADER, 1), (KYLO, 0)])
@card("23012")
def test_darth_vaders_lightsaber_shields_him_after_a_discard(host: str, shields: int) -> None:
    mine: Team = [a_character(host, upgrades=("23012",)), a_character(REY, showing=("1Dc",))]
    scene = a_table(mine, a_side([PHASMA], hand=[PROBE])).resolve("Rey")
    if shields:
        scene.answer("yes")
        assert (scene.shields("Darth Vader"), scene.exhausted("Darth Vader's Lightsaber")) == (1, True)
    assert scene.discard(THEM) == ["Probe"]
    assert not scene.can("yes")


@pytest.mark.parametrize(("resources", "answers", "exhausted"), [(1, ["yes"], False), (1, ["no"], True), (0, [], True)])
@card("21039")
def test_nikto_sand_riders_exhaust_a_support_unless_paid(resources: int, answers: list[str], exhausted: bool) -> None:
    theirs = a_side([KYLO], supports=[TIE], resources=resources)
    scene = a_table([JANGO], theirs, supports=[RIDERS]).activate("Nikto Sand Riders", "yes", *answers)
    assert scene.exhausted("First Order TIE Fighter") == exhausted
    assert (scene.resources(), scene.resources(THEM)) == ((0, resources) if exhausted else (1, 0))


@card("08036")
@rule("DST-TOK-13")
def test_tobias_beckett_shares_and_takes() -> None:
    scene = a_table([TOBIAS], [KYLO]).use("Tobias Beckett")
    assert (scene.resources(), scene.resources(THEM)) == (1, 1)
    for theirs, mine, left in ((2, 1, 1), (1, 2, 0), (0, 1, 0)):
        taking = a_table([a_character(TOBIAS, showing=("Sp",))], a_side([KYLO], resources=theirs))
        taking.resolve("Tobias Beckett")
        assert (taking.resources(), taking.resources(THEM)) == (mine, left)


@card("12159")
def test_pyke_mine_discards_one_card_or_two_with_a_diceless_character(made_up: MadeUp) -> None:
    for team, discarded in (([JANGO], 1), ([JANGO, "21072"], 2)):
        made_up("21072", [])
        mine = a_table(team, deck=[PROBE, TIE], battlefield="12159", holder=THEM)
        mine.claim("yes", "player 1")
        assert (len(mine.discard()), mine.resources()) == (discarded, discarded - 1)


@card("22018")
def test_jerjerrod_discards_and_draws_for_a_non_event() -> None:
    mine: Team = [JERJERROD, a_character(REY, showing=("1R",))]
    for top, drawn in ((TIE, ["Lightsaber"]), (PROBE, [])):
        scene = a_table(mine, a_side([KYLO], hand=[top]), deck=[LIGHTSABER]).use("Tiaan Jerjerrod", "random")
        assert (scene.discard(THEM), scene.hand(), scene.pool()) == ([TITLES[top]], drawn, [])
        scene = a_table(mine, a_side([KYLO], deck=[top]), deck=[LIGHTSABER])
        scene.use("Tiaan Jerjerrod", "top card", "player 2")
        assert (scene.discard(THEM), scene.hand()) == ([TITLES[top]], drawn)


TITLES = {TIE: "First Order TIE Fighter", PROBE: "Probe"}


@card("14078")
def test_demand_tribute_discards_a_card_for_each_color_of_the_team() -> None:
    hand = [PROBE, TIE, TAKE_COVER]
    theirs = a_side([KYLO, REY, PHASMA], hand=hand)  # blue twice, and red
    scene = a_table([MAZ], theirs, hand=["14078"], resources=2).play("Demand Tribute")
    assert len(scene.hand(THEM)) == 3
    scoundrel = a_table([TOBIAS], theirs, hand=["14078"], resources=2).play("Demand Tribute")
    assert len(scoundrel.hand(THEM)) == 1


@pytest.mark.parametrize("code", [TRANQUILITY, PAIN, SECURITY])
def test_a_game_can_be_stored_while_its_discard_is_carried_out(code: str) -> None:
    made = printed(code)
    words = made.leaving_deck or made.leaving_hand
    assert words in nodes().values()
