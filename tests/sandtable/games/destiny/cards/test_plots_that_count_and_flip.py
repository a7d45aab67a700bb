"""Plots with Actions that play cards, count tokens and flip, and choices that are kept for a card. Values by hand."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES, STORING
from sandtable.games.destiny.kept_choices import TITLE, keep_choice
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.terms import GUARDIAN_BIT
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.triggers import has_keyword
from sandtable.games.destiny.used_powers import renew
from sandtable.games.destiny.view.text import lines_of
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_table

RESCUE, PATH = "13007A", "22082"
REY, FINN, LUKE, KYLO, HAN, VADER = "01038", "01045", "01035", "01011", "01046", "01010"
FALCON, PISTOL, LIGHTSABER, DODGE, BLOCK = "05052", "01054", "01059", "01155", "01153"


def with_rescue(count: int, hand: list[str], resources: int = 9) -> Scene:
    """Rescue Han Solo with this number of resources on it."""
    plots = [a_piece(RESCUE, tokens={RESOURCES: count} if count else None)]
    return a_table([FINN], [a_character(KYLO, showing=("1MD",))], plots=plots, hand=hand, resources=resources)


@card("13007A")
@rule("D-273")
def test_rescue_han_solo_plays_a_card_that_costs_as_much_as_lies_on_it() -> None:
    scene = with_rescue(1, [PISTOL, LIGHTSABER]).use("Rescue Han Solo")
    assert (scene.upgrades("Finn"), scene.resources()) == (["DH-17 Blaster Pistol"], 8)
    assert (scene.tokens("Rescue", RESOURCES), scene.hand(), scene.asked) == (2, ["Lightsaber"], THEM)


@card("13007A")
@rule("D-273")
def test_rescue_han_solo_needs_a_card_of_this_cost_and_the_resources_for_it() -> None:
    assert not with_rescue(2, [PISTOL, LIGHTSABER]).can("use Rescue")
    assert not with_rescue(3, [LIGHTSABER], resources=2).can("use Rescue")
    assert with_rescue(3, [LIGHTSABER], resources=3).can("use Rescue")


@card("13007A")
@rule("D-273")
def test_an_upgrade_that_it_plays_replaces_nothing() -> None:
    finn = a_character(FINN, upgrades=[PISTOL])
    plots = [a_piece(RESCUE, tokens={RESOURCES: 1})]
    poor = a_table([finn], plots=plots, hand=[PISTOL])
    assert (poor.can("play DH-17"), poor.can("use Rescue")) == (True, False), "an action may replace the other one"
    rich = a_table([finn], plots=plots, hand=[PISTOL], resources=1).use("Rescue Han Solo")
    assert (len(rich.upgrades("Finn")), rich.resources()) == (2, 0)


@card("13007A", "11033")
@rule("D-448")
def test_rescue_han_solo_plays_no_card_under_an_embargo() -> None:
    plots = [a_piece(RESCUE, tokens={RESOURCES: 1})]
    scene = a_table([FINN], [KYLO], plots=plots, hand=[PISTOL], resources=1, turn=THEM)
    keep_choice(scene.duel, THEM, scene.find("Kylo"), TITLE, scene.find("DH-17"))
    assert not scene.pass_().can("use Rescue")


@card("13007A", "13007B")
@rule("DST-DBL-06", "DST-DBL-10")
def test_with_five_resources_it_is_flipped_and_exhausted() -> None:
    scene = with_rescue(4, [FALCON]).use("Rescue Han Solo")
    assert scene.team() == ["Finn", "Han Solo"] and scene.duel.plots == ((), ())
    assert (scene.exhausted("Han Solo, "), scene.tokens("Han Solo, ", RESOURCES)) == (True, 5)
    assert scene.duel.teams[ME] == (scene.find("Finn"), scene.find("Han Solo, ")), "he is one of the team"


def with_han() -> Scene:
    """Han has come up from his plot with 5 resources on him, and is ready beside his Falcon; you have 5 resources."""
    scene = with_rescue(4, [FALCON]).use("Rescue Han Solo")
    scene.duel.own_exhausted()[scene.find("Han Solo, ")] = False
    return scene


@card("13007B")
def test_han_solo_brings_a_resource_at_each_activation() -> None:
    scene = with_han().pass_().activate("Han Solo", "remove 1 resource", "none")
    assert (scene.resources(), scene.tokens("Han Solo, ", RESOURCES)) == (6, 4)


@card("13007B")
@rule("DST-PIL-01")
def test_han_solo_pilots() -> None:
    scene = with_han().pass_().activate("Han Solo", "pilot", "Falcon")
    assert scene.duel.pilots == ((scene.find("Han Solo, "), scene.find("Millennium Falcon")),)


@card("13007B")
def test_han_solo_leaves_his_player_s_resources_to_the_opponent() -> None:
    scene = with_han()
    scene.duel.own_damage()[scene.find("Han Solo, ")] = 11
    scene.resolve("Kylo Ren", "Han Solo")
    assert (scene.team(), scene.resources(), scene.resources(THEM)) == (["Finn"], 0, 5)


@card("21079")
@rule("DST-PIL-08")
def test_din_djarin_flies_his_starfighter_and_no_other_character_does() -> None:
    scene = a_table(["16063", FINN], supports=["21079"]).activate("Din Djarin, ", "begin to pilot", "N-1")
    assert scene.duel.pilots == ((scene.find("Din Djarin, "), scene.find("N-1")),)
    assert a_table(["16063", FINN], supports=["21079"]).activate("Finn").asked == THEM


@card("21079")
def test_the_starfighter_takes_up_to_two_more_actions() -> None:
    scene = a_table([REY, FINN, LUKE], supports=[a_piece("21079", "Sp")]).resolve("Din Djarin's N-1", "take up to 2")
    assert scene.prompt == "Take an additional action"
    scene.activate("Rey").activate("Finn")
    assert scene.asked == THEM
    declined = a_table([REY], supports=[a_piece("21079", "Sp")]).resolve("Din Djarin's N-1", "take up to 2").pass_()
    assert (declined.asked, declined.pass_().asked) == (ME, THEM)


@card("21079")
@rule("DST-INH-04", "DST-RSV-04")
def test_the_starfighter_resolves_another_of_its_sides() -> None:
    scene = a_table([REY], supports=[a_piece("21079", "Sp")]).resolve(
        "Din Djarin's N-1", "another side", "2 shield", "Rey"
    )
    assert (scene.shields("Rey"), scene.pool(), scene.asked) == (2, [], THEM)


def after_the_set_up(*plots: str) -> Scene:
    """The first question after shields were given: your plots wait for it, Finn and Luke stand beside you."""
    deck = ((BLOCK, 2), (DODGE, 2), (PISTOL, 2))
    mine = DeckList("", "INF", (Member(FINN, 1), Member(LUKE, 1)), ("01166",), plots, deck)
    theirs = DeckList("", "INF", (Member(KYLO, 1),), ("01166",), (), deck)
    duel = RULES.start(seat([mine, theirs]), seeded(1, "plots"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    return Scene(duel)


@card("22082")
@rule("DST-LAS-05", "DST-GRD-01")
def test_the_path_gives_guardian_to_a_character_that_is_no_jedi() -> None:
    scene = after_the_set_up(PATH)
    duel, finn, luke = scene.duel, scene.find("Finn"), scene.find("Luke")
    assert scene.prompt.startswith("The Path: choose a non-Jedi character")
    duel.record()
    assert sorted(scene.answer("yes").options) == ["Finn, First Order Defector", "Kylo Ren, Vader's Disciple"]
    scene.answer("Finn")
    assert (has_keyword(duel, finn, GUARDIAN_BIT), has_keyword(duel, luke, GUARDIAN_BIT)) == (True, False)
    assert "Player 1 chooses Finn, First Order Defector for The Path." in scene.log()


@card("22082")
def test_without_a_choice_nobody_has_guardian() -> None:
    scene = after_the_set_up(PATH).answer("no")
    assert not any(has_keyword(scene.duel, who, GUARDIAN_BIT) for team in scene.duel.teams for who in team)


@card("22082")
def test_the_path_heals_a_jedi_and_is_exhausted() -> None:
    mine = [a_character(LUKE, damage=2), a_character(FINN, damage=2)]
    scene = a_table(mine, plots=[PATH]).use("The Path")
    assert (scene.damage("Luke"), scene.damage("Finn"), scene.exhausted("The Path")) == (1, 2, True)
    other = a_table([a_character(FINN, damage=2)], plots=[PATH]).use("The Path")
    assert (other.damage("Finn"), other.exhausted("The Path")) == (2, True), "he is no Jedi"
    assert not a_table(mine, plots=[a_piece(PATH, exhausted=True)]).can("use The Path")


@rule("D-370", "DST-LAS-05")
def test_a_kept_choice_is_seen_by_all_stored_and_forgotten_with_the_character() -> None:
    scene = after_the_set_up(PATH).answer("yes", "Finn")
    duel = scene.duel
    shown = view("destiny", duel, ONLOOKER)
    assert shown.seats[ME]["plots"]["cards"][0]["choices"] == ["Finn, First Order Defector"]
    assert any("chosen for it: Finn" in line for line in lines_of(shown))
    assert STORING.restore(duel.setup, duel.store()).choices == duel.choices
    renew(duel, scene.find("Finn"))
    assert duel.choices == ()


@card("13007A", "16023")
@rule("D-374")
def test_a_cost_of_x_is_what_it_counts_at_this_moment() -> None:
    plots = [a_piece(RESCUE, tokens={RESOURCES: 1})]
    one = a_table([FINN], plots=plots, hand=["16023"], supports=["16023"], resources=1)
    assert one.use("Rescue Han Solo").resources() == 0
    assert not a_table([FINN], plots=plots, hand=["16023"], resources=1).can("use Rescue"), "the first one costs 0"


@card("13007B")
@rule("DST-NAM-01", "DST-DBL-10")
@pytest.mark.parametrize(
    ("given_up", "left"), [("Scoundrel", "Cool and Confident"), ("Cool and Confident", "Scoundrel")]
)
def test_of_two_han_solos_one_is_given_up_when_the_plot_is_flipped(given_up: str, left: str) -> None:
    plots = [a_piece(RESCUE, tokens={RESOURCES: 4})]
    scene = a_table([HAN, FINN], [KYLO], plots=plots, hand=[FALCON], resources=5).use("Rescue Han Solo")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    scene.answer(given_up)
    assert (sorted(scene.team()), scene.asked) == (["Finn", "Han Solo"], THEM)
    assert scene.find(left) in scene.duel.teams[ME]


@card("15010A", "15010B")
@rule("DST-NAM-01", "DST-DBL-10")
def test_of_two_darth_vaders_one_is_given_up() -> None:
    plots = [a_piece("15010A", tokens={RESOURCES: 6})]
    scene = a_table([VADER, "15001"], [KYLO], plots=plots).use("Watch Your Career With Great Interest", "Zannah")
    assert len(scene.options) == 2
    assert scene.answer("Sith Lord").team() == ["Darth Vader"]
    assert scene.duel.teams[ME] == (scene.find("Unrelenting"),)


@card("15010A")
@rule("D-897")
def test_a_career_without_six_resources_is_not_flipped() -> None:
    plots = [a_piece("15010A", tokens={RESOURCES: 5})]
    scene = a_table(["15001", FINN], [KYLO], plots=plots).use("Watch Your Career With Great Interest")
    assert (scene.team(), scene.tokens("Watch Your Career", RESOURCES)) == (["Finn"], 0)
    assert scene.duel.plots[ME] == (scene.find("Watch Your Career"),)


@card("13001A", "13001B")
@rule("DST-NAM-01", "DST-DBL-08")
def test_anakin_who_becomes_darth_vader_beside_another_one() -> None:
    scene = a_table([VADER, "13001A"], [a_character(KYLO, damage=10), REY]).activate("Anakin", "Kylo")
    assert len(scene.options) == 2
    assert scene.answer("Sith Lord").team() == ["Darth Vader"]
