"""Double-sided cards in a game (section 29 of the rules of later sets)."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny.damage import place
from sandtable.games.destiny.facts import all_cards, sides_of
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.language import (
    ACTIVATED,
    THIS_CHARACTER,
    THIS_DEFEATED,
    THIS_FLIPPED,
    BecomeElite,
    Deal,
    Flip,
    Gain,
    Give,
    ReturnFlipped,
    action,
    after,
    power_action,
)
from sandtable.games.destiny.text import is_encoded
from sandtable.games.destiny.tokens import RESOURCES, add_to_rows
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

REY, TROOPER = "01038", "01002"
ANAKIN, VADER = "13001A", "13001B"
LUKE, JEDI_LUKE = "13002A", "13002B"
OBI_WAN, SPIRIT = "13003A", "13003B"
RESCUE, HAN = "13007A", "13007B"
MORTIS = "13010A"
ONE_WITH_THE_FORCE, FORCE_CHOKE = "01042", "01013"
FILLER = ["01155"] * 6


def upkeep(scene: Scene) -> Scene:
    """Both players pass, then each question is answered by its first option until the next round."""
    scene.pass_().pass_()
    while scene.duel.round == 1 and scene.duel.seat() >= 0:
        scene.duel.apply(0)
    return scene


@rule("DST-DBL-01")
def test_all_sides_of_a_card_play_or_none_of_them() -> None:
    """A game may turn every front over, so its backs have sentences where it has."""
    fronts = [code for code in all_cards() if len(sides_of(code)) == 2 and sides_of(code)[0] == code]
    assert len(fronts) > 15
    assert [code for code in fronts if is_encoded(code) and not is_encoded(sides_of(code)[1])] == []


@rule("DST-DBL-01", "D-240")
def test_no_card_has_the_same_die_on_both_sides() -> None:
    pairs = [[all_cards()[side] for side in sides_of(code)[:2]] for code in all_cards() if len(sides_of(code)) > 1]
    same = [a.code for a, b in pairs if a.sides and (a.sides, a.name) == (b.sides, b.name)]
    assert same == []


@card("13002A")
@rule("EX-149", "DST-DBL-04", "DST-DBL-05", "DST-TIM-06", "D-240")
def test_luke_becomes_a_jedi_as_the_upkeep_begins() -> None:
    luke = a_character(LUKE, dice=2, damage=5, shields=3, upgrades=[ONE_WITH_THE_FORCE, "01041", "01037"])
    scene = a_table([luke], a_side([TROOPER], deck=FILLER), resources=2, deck=FILLER)
    scene.pass_().pass_()
    assert "flip him" in scene.prompt
    scene.answer("yes")
    assert scene.resources() == 2, "2 paid, and 2 gained in the upkeep"
    jedi, old = scene.find("Fulfilling"), scene.find("Seeking")
    duel = scene.duel
    assert duel.teams[ME] == (jedi,) and (duel.damage[jedi], duel.shields[jedi]) == (5, 3)
    assert len(scene.upgrades("Fulfilling")) == 3 and scene.upgrades("Seeking") == []
    assert [duel.face[die] for die in duel.setup.dice_of[jedi]] == [-1, -1]
    assert [duel.face[die] for die in duel.setup.dice_of[old]] == [-2, -2]
    (thing,) = view("destiny", duel, EVERYTHING).seats[ME]["characters"]
    assert (thing["subtitle"], thing["health"], thing["damage"], thing["elite"]) == (
        "Fulfilling His Destiny",
        15,
        5,
        True,
    )


@card("13002A")
def test_luke_stays_with_fewer_shields() -> None:
    luke = a_character(LUKE, shields=2, upgrades=[ONE_WITH_THE_FORCE, "01041", "01037"])
    scene = a_table([luke], a_side([TROOPER], deck=FILLER), resources=2, deck=FILLER)
    assert upkeep(scene).duel.teams[ME] == (scene.find("Seeking"),)


@rule("DST-DBL-04", "D-240")
def test_dice_in_the_pool_are_set_aside_and_the_new_ones_lie_on_the_card(made_up: MadeUp) -> None:
    made_up(ANAKIN, [action(Flip("this character"))])
    scene = a_table([a_character(ANAKIN, showing=("1R",))]).use("Anakin Skywalker")
    vader = scene.find("Vader")
    assert scene.pool() == [] and scene.duel.face[scene.duel.setup.dice_of[vader][0]] == -1
    assert scene.exhausted("Vader"), "the card was exhausted, and stays so"


@rule("DST-DBL-08")
def test_the_title_is_that_of_the_side_that_is_up(made_up: MadeUp) -> None:
    made_up(ANAKIN, [action(Flip("this character"))])
    scene = a_table([ANAKIN]).use("Anakin Skywalker")
    assert scene.team() == ["Darth Vader"]


@rule("D-217")
def test_a_used_power_action_is_used_on_the_other_side_too(made_up: MadeUp) -> None:
    made_up(ANAKIN, [power_action(Flip("this character"))])
    made_up(VADER, [power_action(Gain(1))])
    scene = a_table([ANAKIN], a_side([TROOPER])).use("Anakin Skywalker").pass_()
    assert scene.team() == ["Darth Vader"] and not scene.can("use Darth Vader")


@rule("D-241")
def test_damage_that_the_new_side_cannot_bear_defeats_it(made_up: MadeUp) -> None:
    made_up(VADER, [action(Flip("this character"))])
    made_up(ANAKIN, [])
    scene = a_table([a_character(VADER, damage=11), TROOPER]).use("Darth Vader")
    assert scene.team() == ["First Order Stormtrooper"]


@rule("D-244")
def test_an_ability_that_waits_is_carried_out_for_the_side_that_is_up(made_up: MadeUp) -> None:
    made_up(ANAKIN, [after(ACTIVATED, Flip("this character")), after(ACTIVATED, Give(1, THIS_CHARACTER))])
    scene = a_table([ANAKIN])
    scene.roll_next(0).activate("Anakin", "flip this character")
    assert scene.team() == ["Darth Vader"] and scene.shields("Vader") == 1


@rule("DST-DBL-11")
def test_after_this_card_was_flipped_looks_at_the_side_that_is_up(made_up: MadeUp) -> None:
    made_up(ANAKIN, [action(Flip("this character")), after(THIS_FLIPPED, Gain(3))])
    made_up(VADER, [after(THIS_FLIPPED, Gain(1))])
    assert a_table([ANAKIN]).use("Anakin Skywalker").resources() == 1


@rule("EX-150", "DST-DBL-07", "DST-DBL-10", "D-243")
def test_a_defeated_character_comes_back_as_a_support_with_one_die(made_up: MadeUp) -> None:
    made_up(OBI_WAN, [after(THIS_DEFEATED, ReturnFlipped("him"))])
    made_up(SPIRIT, [])
    obi_wan = a_character(OBI_WAN, dice=2, damage=9, upgrades=[FORCE_CHOKE], exhausted=True)
    scene = a_table([obi_wan, REY], [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Obi-Wan")
    assert scene.team() == ["Rey"] and scene.supports() == ["Obi-Wan Kenobi's Spirit"]
    spirit = scene.find("Spirit")
    assert [scene.duel.face[die] for die in scene.duel.setup.dice_of[spirit]] == [-1, -2]
    assert not scene.exhausted("Spirit") and scene.discard() == ["Force Choke"]


@rule("DST-DBL-07")
def test_the_last_character_does_not_come_back_because_the_game_is_over(made_up: MadeUp) -> None:
    made_up(OBI_WAN, [after(THIS_DEFEATED, ReturnFlipped("him"))])
    made_up(SPIRIT, [])
    scene = a_table([a_character(OBI_WAN, damage=9)], [a_character(REY, showing=("1MD",))], turn=THEM)
    assert scene.resolve("Rey", "Obi-Wan").duel.winner == THEM


@rule("DST-DBL-10", "DST-DBL-06", "DST-DBL-05")
def test_a_plot_that_flips_to_a_character_adds_one_to_the_team(made_up: MadeUp) -> None:
    made_up(RESCUE, [action(Flip("this plot"))])
    made_up(HAN, [])
    scene = a_table([REY], plots=[RESCUE]).use("Rescue Han Solo")
    assert scene.team() == ["Rey", "Han Solo"] and scene.duel.plots == ((), ())
    han = scene.find("Cool and Confident")
    assert [scene.duel.face[die] for die in scene.duel.setup.dice_of[han]] == [-1, -2]
    assert scene.damage("Cool") == 0 and scene.duel.controller(han) == ME


@rule("D-242")
def test_damage_and_tokens_stay_in_a_flip_to_another_type(made_up: MadeUp) -> None:
    """Three damage on a plot count against the health of its character side, and its resources stay there."""
    made_up(RESCUE, [action(Flip("this plot"))])
    made_up(HAN, [])
    scene = a_table([REY], plots=[RESCUE])
    plot = scene.find("Rescue Han Solo")
    place(scene.duel, plot, 3)
    add_to_rows(scene.duel, plot, RESOURCES, 2)
    scene.use("Rescue Han Solo")
    assert scene.damage("Cool") == 3 and scene.tokens("Cool", RESOURCES) == 2


@rule("DST-DBL-05")
def test_a_plot_that_becomes_elite_flips_to_an_elite_character(made_up: MadeUp) -> None:
    made_up(RESCUE, [action(BecomeElite(), Flip("this plot"))])
    made_up(HAN, [])
    scene = a_table([REY], plots=[RESCUE]).use("Rescue Han Solo")
    han = scene.find("Cool and Confident")
    assert [scene.duel.face[die] for die in scene.duel.setup.dice_of[han]] == [-1, -1]
    assert view("destiny", scene.duel, EVERYTHING).seats[ME]["characters"][1]["elite"] is True


@rule("DST-DBL-10")
def test_such_a_character_is_defeated_like_any_other(made_up: MadeUp) -> None:
    made_up(RESCUE, [action(Flip("this plot"))])
    made_up(HAN, [action(Deal(12, THIS_CHARACTER))])
    scene = a_table([REY], a_side([TROOPER]), plots=[RESCUE]).use("Rescue Han Solo").pass_().use("Han Solo")
    assert scene.team() == ["Rey"]
    shown = view("destiny", scene.duel, EVERYTHING).seats[ME]["characters"]
    assert [(each["name"], each["defeated"]) for each in shown] == [("Rey", False), ("Han Solo", True)]


@card("13010A", "13010B")
@rule("EX-153", "DST-DBL-12")
def test_mortis_is_flipped_by_its_claim_and_flips_back_in_the_upkeep() -> None:
    mine = [a_character(REY, damage=3)]
    scene = a_table(mine, a_side([TROOPER], deck=FILLER), battlefield=MORTIS, deck=FILLER)
    scene.claim("yes", "Rey", "yes")
    night, day = scene.find("Mortis (Night)"), scene.find("Mortis (Day)")
    assert scene.damage("Rey") == 2 and scene.duel.battlefield == night
    assert (scene.duel.holder, scene.duel.claimer) == (ME, ME)
    scene.pass_()
    assert scene.duel.battlefield == day
    assert (scene.damage("Rey"), scene.damage("Stormtrooper")) == (3, 1)


@card("13010A")
@rule("EX-153")
def test_mortis_by_day_heals_all_and_night_follows() -> None:
    mine, theirs = [a_character(REY, damage=3)], [a_character(TROOPER, damage=2)]
    scene = a_table(mine, a_side(theirs, deck=FILLER), battlefield=MORTIS, deck=FILLER)
    scene.pass_().pass_()
    assert (scene.damage("Rey"), scene.damage("Stormtrooper")) == (2, 1)
    assert scene.duel.battlefield == scene.find("Mortis (Night)")


@rule("DST-DBL-04")
def test_a_table_with_flipped_cards_is_stored_and_read_back() -> None:
    scene = a_table([REY], battlefield=MORTIS).claim("yes", "Rey", "yes")
    again = STORING.restore(scene.duel.setup, scene.duel.store())
    assert again.flipped == scene.duel.flipped != () and again.battlefield == scene.duel.battlefield


@rule("DST-DBL-01")
def test_the_log_tells_the_side_that_comes_up() -> None:
    scene = a_table([REY], battlefield=MORTIS)
    scene.duel.record()
    scene.claim("yes", "Rey", "yes")
    assert "Mortis (Day), Ethereal Space is flipped: Mortis (Night), Ethereal Space is up." in scene.log()
