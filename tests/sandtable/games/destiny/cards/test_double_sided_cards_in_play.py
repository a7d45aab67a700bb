"""Cards with two sides: what makes them flip, and what each side does."""

from __future__ import annotations

from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

REY, TROOPER, ANAKIN, VADER, LUKE = "01038", "01002", "13001A", "13001B", "13002B"
JABBA, BLOCK = "01022", "01153"
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


@card("13001A")
@rule("D-705", "D-65", "D-60")
def test_the_anger_of_anakin_hits_him_and_the_other_one_at_the_same_moment() -> None:
    mine, theirs = [a_character(ANAKIN, damage=9)], [a_character(TROOPER, damage=6)]
    both = a_table(mine, theirs, holder=ME).activate("Anakin")
    assert both.duel.winner == ME, "the battlefield decides"
    assert a_table(mine, theirs, holder=THEM).activate("Anakin").duel.winner == THEM


@card("13001A")
@rule("D-705")
def test_shields_block_the_anger_of_anakin_on_both_sides() -> None:
    mine, theirs = [a_character(ANAKIN, shields=1)], [a_character(REY, shields=1)]
    scene = a_table(mine, theirs).roll_next(0).activate("Anakin")
    assert (scene.damage("Anakin"), scene.shields("Anakin")) == (0, 0)
    assert (scene.damage("Rey"), scene.shields("Rey")) == (1, 0)


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


OBI_WAN, MAUL, LORD_MAUL, SAVAGE, ACOLYTE, JEDI_REY = "13003A", "15003A", "15003B", "15004A", "15004B", "21045B"


@card("13003A")
def test_obi_wan_gives_his_life_and_comes_back_as_a_spirit() -> None:
    theirs = [a_character(TROOPER, showing=("1RD",))]
    scene = a_table([a_character(OBI_WAN, dice=2), REY], theirs).use("Obi-Wan Kenobi")
    if scene.can("no more"):
        scene.answer("no more")
    assert (scene.team(), scene.supports()) == (["Rey"], ["Obi-Wan Kenobi's Spirit"])
    assert scene.pool(THEM) == []


@card("13003B")
def test_the_spirit_gives_a_shield_and_rerolls_dice() -> None:
    scene = a_table([OBI_WAN, a_character(REY, showing=("-",))], a_side([TROOPER])).use("Obi-Wan Kenobi").pass_()
    scene.roll_next(0).use("Obi-Wan Kenobi's Spirit", "Rey")
    assert (scene.shields("Rey"), scene.pool()) == (1, ["1MD"])


@card("15004A", "15004B")
def test_savage_flips_for_a_card_and_three_resources() -> None:
    scene = a_table([a_character(SAVAGE, damage=2)], a_side([TROOPER]), hand=["01155"], resources=3)
    scene.use("Savage Opress")
    assert (scene.resources(), scene.discard(), scene.damage("Dark Acolyte")) == (0, ["Dodge"], 2)
    poor = a_table([SAVAGE], a_side([TROOPER]), hand=["01155"], resources=2).use("Savage Opress")
    assert poor.duel.teams[ME] == (poor.find("Loyal Sibling"),)


@card("15004B")
def test_the_acolyte_does_both_with_six_damage() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    hurt = a_table([a_character(ACOLYTE, damage=6, showing=("Sp",))], theirs)
    hurt.resolve("Savage Opress", "both: deal 2 damage", "Rey", "Rey die")
    assert (hurt.damage("Rey"), hurt.pool(THEM)) == (2, ["-"])
    whole = a_table([a_character(ACOLYTE, damage=5, showing=("Sp",))], theirs).resolve("Savage Opress")
    assert not whole.can("both") and whole.can("deal 2 damage")


@card("15003A")
def test_maul_gathers_resources_by_events_and_flips_with_seven() -> None:
    scene = a_table([MAUL], [REY], hand=["01155"], resources=4)
    scene.duel.tokens = ((scene.find("Revenge"), 0, 6),)
    scene.play("Dodge").answer("yes")
    lord = scene.find("Conqueror")
    assert scene.duel.teams[ME] == (lord,) and scene.duel.tokens == ((lord, 0, 7),)


@card("15003A")
def test_maul_waits_with_fewer_resources() -> None:
    scene = a_table([MAUL], [REY], hand=["01155"], resources=2).play("Dodge")
    maul = scene.find("Revenge")
    assert scene.duel.tokens == ((maul, 0, 1),) and scene.duel.teams[ME] == (maul,)


@card("15003B")
def test_lord_maul_plays_an_even_event_for_less_and_resolves_any_die() -> None:
    scene = a_table([LORD_MAUL], [REY], hand=["01147", "01155"], resources=1).use("Maul", "Mind Trick")
    assert scene.discard() == ["Mind Trick"] and scene.duel.tokens == ((scene.find("Conqueror"), 0, 1),)
    mine = [a_character(LORD_MAUL, showing=("Sp1",))]
    gain = a_table(mine, [REY], resources=1).resolve("Maul", "gain 2 resources")
    assert gain.resources() == 2


@card("21045A", "21045B")
def test_rey_rolls_a_jedi_die_or_waits_for_three_support_dice() -> None:
    scene = a_table(["21045A"], [TROOPER], resources=2).roll_next(0).use("Rey", "roll one of your Jedi dice")
    assert scene.pool() == []
    short = a_table(["21045A"], [TROOPER], resources=2).use("Rey", "remove 3")
    assert short.duel.teams[ME] == (short.find("Jedi In Waiting"),)


@card("21045B")
def test_all_the_jedi_roll_with_rey_and_a_die_of_hers_heals() -> None:
    scene = a_table([a_character(JEDI_REY, damage=5)], [TROOPER]).roll_next(0, 0).activate("Rey")
    assert len(scene.pool()) == 2
    healed = a_table([a_character(JEDI_REY, damage=5, showing=("3MD",))], [TROOPER]).use("Rey")
    assert (healed.damage("All The Jedi"), healed.pool()) == (2, [])


@card("22096", "13001A")
@rule("DST-DBL-04", "DST-LAS-01", "D-733")
def test_a_subtype_that_was_gained_for_a_while_stays_in_a_flip() -> None:
    scene = a_table([ANAKIN], [a_character(TROOPER, damage=5), REY], supports=["22096"])
    scene.roll_next(0).activate("Tydirium", "Anakin", "pirate").pass_()
    scene.roll_next(0).activate("Anakin", "Stormtrooper")
    assert scene.team() == ["Darth Vader"] and has_subtype(scene.duel, scene.find("Vader"), "pirate")


@card("01023", "13001A")
@rule("DST-DBL-04", "D-733")
def test_a_character_that_flips_is_still_the_one_a_crime_lord_has_chosen() -> None:
    mine = [a_character(JABBA, upgrades=[a_piece("01023", "Sp")]), a_character(TROOPER, damage=5)]
    scene = a_table(mine, a_side([ANAKIN, REY], deck=[BLOCK] * 9), deck=[BLOCK] * 9, resources=5)
    scene.resolve("Crime Lord", "yes", "Anakin").roll_next(0).activate("Anakin", "Stormtrooper")
    assert scene.team(THEM) == ["Rey", "Darth Vader"]
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert scene.team(THEM) == ["Rey"]


@card("23099", "13001A")
@rule("DST-DBL-04", "D-733")
def test_a_turret_hits_the_character_that_was_activated_also_when_it_has_flipped() -> None:
    fighter = a_piece("01032", upgrades=["23099"])
    scene = a_table([REY, a_character(TROOPER, damage=5)], a_side([ANAKIN]), supports=[fighter], turn=THEM)
    scene.roll_next(0).activate("Anakin", "Player 2", "Stormtrooper")
    assert (scene.team(THEM), scene.exhausted("Automated"), scene.damage("Vader")) == (["Darth Vader"], True, 2)
