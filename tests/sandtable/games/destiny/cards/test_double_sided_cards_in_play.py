"""Cards with two sides: what makes them flip, and what each side does."""

from __future__ import annotations

from tests.support import card
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

REY, TROOPER, ANAKIN, VADER, LUKE = "01038", "01002", "13001A", "13001B", "13002B"
LIGHTSABER, CHOKE, QUI_GON = "01041", "01013", "01037"


@card("13001A")
def test_anakin_turns_when_the_damage_of_his_anger_defeats_somebody() -> None:
    scene = a_table([ANAKIN], [a_character(TROOPER, damage=5), REY]).roll_next(0).activate("Anakin", "Stormtrooper")
    assert scene.team() == ["Darth Vader"] and scene.team(THEM) == ["Rey"]
    assert (scene.damage("Vader"), scene.pool()) == (1, [])


@card("13001A")
def test_anakin_stays_while_nobody_is_defeated() -> None:
    scene = a_table([ANAKIN], [TROOPER, REY]).roll_next(0).activate("Anakin", "Stormtrooper")
    assert (scene.team(), scene.damage("Stormtrooper"), scene.damage("Anakin")) == (["Anakin Skywalker"], 2, 1)


@card("13001A")
def test_anakin_may_defeat_a_character_of_his_own_team() -> None:
    scene = a_table([ANAKIN, a_character(TROOPER, damage=5)], [REY]).roll_next(0).activate("Anakin", "Stormtrooper")
    assert scene.team() == ["Darth Vader"]


@card("13001B")
def test_vader_removes_all_shields() -> None:
    scene = a_table([VADER], [a_character(REY, shields=2)]).use("Darth Vader", "remove all shields", "Rey")
    assert scene.shields("Rey") == 0


@card("13001B")
def test_vader_resolves_a_die_as_melee_damage() -> None:
    scene = a_table([a_character(VADER, showing=("2Dr",))], [REY])
    scene.use("Darth Vader", "resolve one of your dice", "Rey")
    assert scene.damage("Rey") == 3


@card("13001B")
def test_vader_does_both_once_an_opponent_has_a_defeated_character() -> None:
    mine = [a_character(VADER, showing=("2MD", "1R"))]
    scene = a_table(mine, [a_character(REY, shields=2), a_character(TROOPER, damage=5)])
    scene.resolve("Darth Vader die (2 melee)", "Stormtrooper").pass_()
    scene.use("Darth Vader", "both: remove all shields", "Rey", "Rey")
    assert (scene.shields("Rey"), scene.damage("Rey")) == (0, 2)


@card("13002B")
def test_luke_gives_himself_shields_or_removes_them_for_damage() -> None:
    scene = a_table([LUKE], [REY]).use("Luke Skywalker", "give this character 2 shields")
    assert scene.shields("Fulfilling") == 2
    scene = a_table([a_character(LUKE, shields=2)], [REY]).use("Luke Skywalker", "remove 2 shields", "Rey")
    assert (scene.shields("Fulfilling"), scene.damage("Rey")) == (0, 2)


@card("13002B")
def test_luke_needs_two_shields_for_it() -> None:
    scene = a_table([a_character(LUKE, shields=1)], [REY]).use("Luke Skywalker", "remove 2 shields")
    assert (scene.shields("Fulfilling"), scene.damage("Rey")) == (1, 0)


@card("13002B")
def test_luke_does_both_with_three_blue_upgrades() -> None:
    luke = a_character(LUKE, upgrades=[LIGHTSABER, "01040", "01042"])
    scene = a_table([luke], [REY]).use("Luke Skywalker", "both: give", "Rey")
    assert (scene.shields("Fulfilling"), scene.damage("Rey")) == (0, 2)
    fewer = a_table([a_character(LUKE, upgrades=[LIGHTSABER, "01040"])], a_side([REY])).use("Luke Skywalker")
    assert fewer.asked == ME and not fewer.can("both")
