"""Plots that published decks use, cards that spot a plot, and cards that take tokens from cards that are no plots."""

from __future__ import annotations

from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.taking import take_card
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

REY, KYLO, TROOPER, LUKE = "01038", "01011", "01002", "01035"
CODE, FIREPOWER, AHEAD, IGNITION, MISSION = "15046", "15083", "16072", "16081", "18098"
DISCIPLINE, SHROUD, LEVERAGE, ALLEGIANCE, INSURGENTS = "21091", "22011", "23113", "08155", "21082"
PLAN_B, TOWER, THINK, BO_KATAN, KRENNIC = "24107", "07158", "12138", "24068", "12021"
BLOCK, THIEF, CHIRRUT = "01153", "12129", "18046"


@card("08155")
def test_no_allegiance_gives_neutral_characters_health() -> None:
    scene = a_table([THIEF, REY], [THIEF], plots=[ALLEGIANCE])
    assert [health_of(scene.duel, scene.find("Thief", seat)) for seat in (ME, THEM)] == [8, 7]
    assert health_of(scene.duel, scene.find("Rey")) == scene.duel.print(scene.find("Rey")).health


@card("08155")
@rule("DST-DFX-01", "DST-CHC-01")
def test_a_neutral_character_that_is_taken_loses_the_health_of_no_allegiance() -> None:
    for damage, left in ((7, []), (6, ["Nar Shaddaa Thief"])):
        theirs = a_side([a_character(THIEF, damage=damage), TROOPER], plots=[ALLEGIANCE])
        scene = a_table([LUKE], theirs)
        take_card(scene.duel, scene.find("Thief"), ME)
        scene.pass_()
        assert scene.team() == ["Luke Skywalker", *left]


@card("15046")
def test_the_jedi_code_takes_a_shield_die_for_a_die_that_shows_damage() -> None:
    mine, theirs = [a_character(LUKE, showing=("1Sh",))], [a_character(TROOPER, showing=("1RD",))]
    scene = a_table(mine, theirs, plots=[CODE]).use("The Jedi Code")
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("The Jedi Code")) == ([], [], True)
    without = a_table([a_character(LUKE, showing=("1R",))], theirs, plots=[CODE])
    assert not without.can("use The Jedi Code")


@card("15083")
def test_extra_firepower_resolves_two_dice_with_one_more_each() -> None:
    mine = [a_character(LUKE, showing=("2MD", "1R"))]
    scene = a_table(mine, [a_character(REY)], plots=[FIREPOWER])
    scene.use("Extra Firepower", "2 melee", "Rey", "1 resource")
    assert (scene.damage("Rey"), scene.resources(), scene.aside()) == (3, 2, ["Extra Firepower"])


@card("16072")
def test_stay_ahead_trades_a_die_for_damage_after_a_claim() -> None:
    scene = a_table([a_character(LUKE, showing=("1R",))], [REY], plots=[AHEAD]).claim("no", "yes", "Rey")
    assert (scene.pool(), scene.damage("Rey")) == ([], 2)
    assert a_table([LUKE], [REY], plots=[AHEAD]).claim("no").damage("Rey") == 0


@card("16081")
def test_lightsaber_ignition_rerolls_a_blue_die_and_resolves_melee_damage() -> None:
    scene = a_table([a_character(LUKE, showing=("1R",))], [REY], plots=[IGNITION]).roll_next(0)
    scene.use("Lightsaber Ignition", "yes", "Rey")
    assert (scene.damage("Rey"), scene.aside()) == (4, ["Lightsaber Ignition"])


@card("16081")
def test_lightsaber_ignition_is_set_aside_without_damage_too() -> None:
    scene = a_table([a_character(LUKE, showing=("1R",))], [REY], plots=[IGNITION]).roll_next(5)
    scene.use("Lightsaber Ignition")
    assert (scene.damage("Rey"), scene.aside(), len(scene.pool())) == (0, ["Lightsaber Ignition"], 1)


@card("18098")
def test_the_mission_lets_a_defeated_trooper_shoot_once_more() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = (
        a_table([a_character(TROOPER, damage=6), LUKE], theirs, plots=[MISSION], turn=THEM)
        .roll_next(0)
        .resolve("Rey", "Stormtrooper")
    )
    scene.answer("Stormtrooper die", "Rey")
    assert scene.damage("Rey") > 0 and scene.pool() == []
    assert scene.aside() == ["The Mission That Never Ends"] and scene.team() == ["Luke Skywalker"]


@card("18098")
def test_the_dice_that_are_not_resolved_are_removed() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = (
        a_table([a_character(TROOPER, damage=6), LUKE], theirs, plots=[MISSION], turn=THEM)
        .roll_next(0)
        .resolve("Rey", "Stormtrooper")
    )
    scene.answer("no more")
    assert (scene.damage("Rey"), scene.pool()) == (0, [])


@card("18098")
@rule("DST-CHC-01")
def test_the_dice_of_a_trooper_that_was_taken_are_rolled_into_the_pool_of_who_has_taken_it() -> None:
    theirs = [a_character(TROOPER, damage=6), a_character(REY, showing=("1MD",))]
    scene = a_table([LUKE], theirs, plots=[MISSION], turn=THEM).roll_next(0)
    take_card(scene.duel, scene.find("Stormtrooper"), ME)
    scene.answer("Rey die", "Stormtrooper")
    assert (scene.asked, scene.pool(), scene.pool(THEM)) == (ME, ["1RD"], [])


@card("18098")
def test_the_mission_waits_for_a_trooper() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([a_character(LUKE, damage=11), TROOPER], theirs, plots=[MISSION], turn=THEM).resolve("Rey", "Luke")
    assert scene.aside() == [] and scene.team() == ["First Order Stormtrooper"]


@card("21082")
def test_insurgent_group_gives_partisans_health() -> None:
    scene = a_table([CHIRRUT, REY], plots=[INSURGENTS])
    assert health_of(scene.duel, scene.find("Chirrut")) == 12
    assert health_of(scene.duel, scene.find("Rey")) == scene.duel.print(scene.find("Rey")).health


@card("21091")
def test_strategic_discipline_draws_after_an_event_and_is_readied_by_another_card() -> None:
    scene = a_table([REY], a_side([TROOPER]), plots=[DISCIPLINE], hand=["01155", "01059"], deck=[BLOCK], resources=9)
    scene.play("Dodge")
    scene.answer("yes")
    assert scene.hand()[-1] == "Block" and scene.exhausted("Strategic Discipline")


@card("22011")
def test_shroud_of_darkness_answers_a_reroll() -> None:
    sith = "01010"
    theirs = a_side([a_character(REY, showing=("1MD",))], hand=[BLOCK])
    scene = a_table([sith], theirs, plots=[SHROUD], turn=THEM).answer("discard Block", "yes", "Rey")
    assert scene.damage("Rey") == 1 and scene.exhausted("Shroud Of Darkness")
    other = a_table([LUKE], theirs, plots=[SHROUD], turn=THEM).answer("discard Block")
    assert other.damage("Rey") == 0


@card("24107")
def test_plan_b_needs_a_plot_of_yours() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([LUKE], theirs, plots=[LEVERAGE], hand=[PLAN_B], resources=1).play("Plan B")
    assert scene.pool(THEM) == []
    assert a_table([LUKE], theirs, hand=[PLAN_B], resources=1).play("Plan B").pool(THEM) == ["1MD"]


@card("07158")
def test_comm_tower_resolves_a_die_with_one_more_beside_a_plot() -> None:
    mine = [a_character(LUKE, showing=("2MD",))]
    with_it = a_table(mine, [REY], battlefield=TOWER, plots=[LEVERAGE]).claim("yes", "Rey")
    without = a_table(mine, [REY], battlefield=TOWER).claim("yes", "Rey")
    assert (with_it.damage("Rey"), without.damage("Rey")) == (3, 2)


@card("12138")
def test_think_on_your_feet_needs_a_resource_on_a_card() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([LUKE], theirs, hand=[THINK]).play("Think on Your Feet")
    assert scene.pool(THEM) == ["1MD"]


@card("24068")
def test_bo_katan_spends_a_shield_of_hers_for_a_stronger_die() -> None:
    mine = [a_character(BO_KATAN, shields=1), a_character(LUKE, showing=("2MD",))]
    scene = a_table(mine, [REY]).use("Bo-Katan Kryze", "Rey")
    assert (scene.shields("Bo-Katan"), scene.damage("Rey")) == (0, 3)
    bare = a_table([BO_KATAN, a_character(LUKE, showing=("2MD",))], [REY]).use("Bo-Katan Kryze")
    assert bare.damage("Rey") == 0


@card("24068")
def test_bo_katan_gives_a_shield_after_her_die_showed_damage() -> None:
    scene = a_table([a_character(BO_KATAN, showing=("2RD",))], [REY]).resolve("Bo-Katan", "Rey", "yes", "Bo-Katan")
    assert scene.shields("Bo-Katan") == 1


@card("12021")
def test_krennic_turns_a_die_to_a_side_of_value_one() -> None:
    scene = (
        a_table([KRENNIC, a_character(LUKE, showing=("2MD",))], [REY])
        .roll_next(5)
        .activate("Director Krennic", "yes", "Luke", "1 shield")
    )
    assert scene.pool()[0] == "1Sh"


@card("23113")
def test_a_plot_is_no_card_that_tokens_come_from() -> None:
    """The words name cards that are no plots: with resources on a plot alone there is none."""
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([LUKE], theirs, hand=[THINK], plots=[a_piece(LEVERAGE)])
    scene.duel.tokens = ((scene.find("Leverage"), 0, 2),)
    assert scene.play("Think on Your Feet").pool(THEM) == ["1MD"]


RETRIBUTION, UNITED, PARRY, ROOK_KAST = "08054", "13009A", "02138", "22033"


@card("08054")
def test_retribution_answers_removed_character_dice() -> None:
    theirs = a_side([a_character(LUKE, showing=("2MD",))], plots=[RETRIBUTION])
    scene = a_table([REY], theirs, hand=[PARRY], resources=3).play("Parry").answer("yes", "Rey")
    assert scene.damage("Rey") == 1


@card("08054")
@rule("DST-ASD-18")
def test_retribution_answers_the_character_die_of_a_card_that_is_set_aside() -> None:
    theirs = a_side([ROOK_KAST], plots=[RETRIBUTION])
    scene = a_table([REY], theirs, hand=["05143"], resources=1).pass_().roll_next(0).activate("Rook Kast")
    scene.play("Superior Position").answer("yes", "Rey")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (1, [])


@card("13009A")
def test_united_rolls_a_removed_die_again_and_is_set_aside() -> None:
    theirs = a_side([a_character(LUKE, showing=("2MD",))], plots=[UNITED])
    scene = a_table([REY], theirs, hand=[PARRY], resources=3).roll_next(0).play("Parry").answer("yes")
    assert scene.pool(THEM) == ["2MD"] and scene.aside() == ["United"]


@card("13009A", "22033")
@rule("D-753", "DST-ASD-12")
def test_united_rolls_a_removed_die_that_was_set_aside() -> None:
    """Rook Kast's die is no die of a card in play."""
    theirs = a_side([ROOK_KAST], plots=[UNITED])
    scene = a_table([REY], theirs, hand=["05143"], resources=1).pass_().roll_next(0).activate("Rook Kast")
    lost = scene.pool(THEM)
    scene.roll_next(0).play("Superior Position").answer("yes")
    assert scene.pool(THEM) == lost and scene.aside() == ["United"]


@card("13009A", "25031")
@rule("D-753", "D-335")
def test_united_rolls_a_removed_die_of_an_opponents_card() -> None:
    """Bodhi Rook's player takes its die out of the pool of the player who activated Finn, and Finn's die with it."""
    theirs = a_side(["01045"], plots=[UNITED])
    scene = a_table([REY], theirs, supports=["25031"]).pass_().roll_next(0, 0).activate("Finn")
    assert scene.pool(THEM) == ["1RD", "0RD"]
    scene.roll_next(0).use("Bodhi Rook", "yes")
    assert scene.pool(THEM) == ["0RD"] and scene.aside() == ["United"]


@card("13009A", "13009B")
def test_an_elite_united_flips_and_readies_a_character_next() -> None:
    theirs = a_side([a_character(LUKE, showing=("2MD",))], plots=[UNITED], hand=[BLOCK, BLOCK], resources=2)
    scene = a_table([REY], theirs, hand=[PARRY, PARRY], resources=6)
    scene.duel.elite = (scene.find("United"),)
    scene.roll_next(0).play("Parry").answer("yes")
    assert scene.duel.plots[THEM] == (scene.find("We Stand"),) and scene.pool(THEM) == ["2MD"]
    scene.pass_().play("Parry").answer("yes")
    while scene.asked == THEM and not scene.can("pass"):
        scene.duel.apply(0)
    assert not scene.exhausted("Luke") and scene.resources(THEM) == 0 and scene.aside() == ["We Stand"]
