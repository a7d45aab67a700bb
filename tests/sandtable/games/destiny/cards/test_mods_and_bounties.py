"""Supports that attach themselves, upgrades of vehicles and droids, bounties and cards that profit from downgrades."""

from __future__ import annotations

from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.terms import UPGRADE_CARD
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, REY, LUKE, PHASMA, JANGO, DOOKU = "01030", "01038", "01035", "01001", "01021", "01009"
BB8, BLACK_ONE, FIGHTER, TURRET, CANNON, ASTROMECH = "08084", "01032", "01006", "08131", "08152", "08088"
MEEBUR, MISSILES, PESTERING = "18071", "23115", "12044"
MOST_WANTED, NO_ESCAPE, WANTED = "21033", "24033", "09143"
TAKING_CHARGE, FORCE_DRAIN = "12029", "15008"
TIE = "First Order TIE Fighter"


@card("08084")
@rule("DST-TYP-03", "DST-TYP-06")
def test_bb8_attaches_itself_to_a_vehicle_as_an_upgrade() -> None:
    supports = [a_piece(BB8, "1Sh", exhausted=True), a_piece(FIGHTER, exhausted=True)]
    scene = a_table([TROOPER], supports=supports).use("BB-8")
    assert scene.supports() == [TIE] and scene.upgrades(TIE) == ["BB-8"] and scene.pool() == []
    assert scene.exhausted("BB-8") and scene.exhausted(TIE), "it is not Black One"
    bb8 = scene.find("BB-8")
    assert has_subtype(scene.duel, bb8, "mod") and scene.duel.kind(bb8) == UPGRADE_CARD
    assert not scene.pass_().can("use BB-8")


@card("08084")
@rule("DST-TYP-06")
def test_its_die_is_rolled_with_the_vehicle() -> None:
    scene = a_table([TROOPER], supports=[BB8, FIGHTER]).use("BB-8").pass_().roll_next(0, 3).activate(TIE)
    assert scene.pool() == ["1RD", "1Sh"]


@card("08084")
def test_bb8_readies_black_one() -> None:
    scene = a_table([TROOPER], supports=[BB8, a_piece(BLACK_ONE, exhausted=True)]).use("BB-8")
    assert scene.upgrades("Black One") == ["BB-8"] and not scene.exhausted("Black One")


@card("08084")
@rule("DST-MEM-03", "D-721")
def test_bb8_is_used_once_a_game_also_after_a_second_time_in_play() -> None:
    hand = ["07125"]  # Reconstruct brings a support back to the hand
    scene = a_table([TROOPER], [REY], hand=hand, supports=[BB8, FIGHTER], resources=9).use("BB-8")
    discard_from_play(scene.duel, scene.find("BB-8"))
    scene.pass_().play("Reconstruct").pass_().play("BB-8").pass_()
    assert scene.supports() == [TIE, "BB-8"] and not scene.can("use BB-8")


@card("08084")
@rule("DST-MOD-05")
def test_bb8_as_a_fourth_upgrade_makes_one_leave() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[TURRET, CANNON, ASTROMECH])
    scene = a_table([TROOPER], supports=[BB8, vehicle]).use("BB-8", "Laser Cannon")
    assert scene.upgrades(TIE) == ["Dorsal Turret", "R2 Astromech", "BB-8"] and scene.discard() == ["Laser Cannon"]


@card("08084")
def test_bb8_needs_an_own_vehicle() -> None:
    assert not a_table([TROOPER], a_side([REY], supports=[FIGHTER]), supports=[BB8]).can("use BB-8")


@card("08084")
@rule("DST-MOD-07", "D-23")
def test_bb8_leaves_with_its_vehicle() -> None:
    scene = a_table([TROOPER], supports=[BB8, FIGHTER]).use("BB-8")
    discard_from_play(scene.duel, scene.find(TIE))
    assert sorted(scene.discard()) == ["BB-8", TIE] and scene.duel.bound == ()


@card("18071")
@rule("DST-MOD-01")
def test_meebur_gascon_goes_on_droids_of_both_types() -> None:
    """BB-8 of the first set is a droid support; a vehicle is none."""
    scene = a_table([TROOPER], supports=["01043", FIGHTER], hand=[MEEBUR], resources=1).play("Meebur Gascon")
    assert scene.upgrades("BB-8") == ["Meebur Gascon"]
    assert not a_table([TROOPER], supports=[FIGHTER], hand=[MEEBUR], resources=1).can("play Meebur")


@card("18071")
def test_meebur_gascon_resolves_a_droid_die_as_another_symbol() -> None:
    droid = a_piece("01043", "1Sh", upgrades=[MEEBUR])
    scene = a_table([TROOPER], [REY], supports=[droid]).use("Meebur Gascon", "resource")
    assert scene.resources() == 1 and scene.used("Meebur Gascon")
    assert not scene.pass_().can("use Meebur")


@card("23115")
def test_cluster_missiles_hit_each_character_for_a_die_of_the_vehicle() -> None:
    vehicle = a_piece(FIGHTER, "1RD", upgrades=[MISSILES, a_piece(TURRET, "2ID")])
    scene = a_table([a_character(LUKE, showing=["2MD"])], [REY, TROOPER], supports=[vehicle])
    scene.answer("use Cluster Missiles")
    assert not scene.can("Luke") and len(scene.options) == 2
    scene.answer("Dorsal Turret")
    assert (scene.damage("Rey"), scene.damage("Rebel Trooper")) == (1, 1)
    assert scene.pool() == ["2MD", "1RD"]


@card("23115")
def test_cluster_missiles_need_such_a_die() -> None:
    scene = a_table([a_character(LUKE, showing=["2MD"])], supports=[a_piece(FIGHTER, upgrades=[MISSILES])])
    assert not scene.can("use Cluster")


@card("12044")
@rule("DST-DWN-09")
def test_pestering_may_reroll_a_die_of_its_character_when_it_is_rerolled() -> None:
    theirs = [a_character(REY, showing=["1R"], downgrades=[a_piece(PESTERING, "1R")])]
    scene = a_table([TROOPER], theirs, hand=[WANTED]).roll_next(0, 5)
    scene.answer("discard Wanted to reroll", "yes")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1ID"], ["-"])


@card("12044")
def test_pestering_may_be_left_alone() -> None:
    theirs = [a_character(REY, showing=["1R"], downgrades=[a_piece(PESTERING, "1R")])]
    scene = a_table([TROOPER], theirs, hand=[WANTED]).roll_next(0)
    scene.answer("discard Wanted to reroll", "no")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1ID"], ["1R"])


@card("21033")
def test_most_wanted_needs_a_bounty_hunter() -> None:
    assert a_table([JANGO], [REY], hand=[MOST_WANTED], resources=1).can("play Most Wanted")
    assert not a_table([TROOPER], [REY], hand=[MOST_WANTED], resources=1).can("play Most Wanted")


@card("21033")
def test_most_wanted_costs_who_activates_its_character_a_card_of_their_choice() -> None:
    theirs = a_side([a_character(REY, downgrades=[MOST_WANTED])], hand=["01153", "01155"])
    scene = a_table([TROOPER], theirs, turn=THEM).activate("Rey", "yes")
    assert scene.asked == THEM and sorted(scene.options) == ["Block", "Dodge"]
    assert scene.answer("Dodge").hand(THEM) == ["Block"]
    assert a_table([TROOPER], theirs, turn=THEM).activate("Rey", "no").hand(THEM) == ["Block", "Dodge"]


@card("24033")
def test_no_escape_resolves_a_bounty_hunters_die_for_an_activation() -> None:
    mine = [a_character(JANGO, showing=["1R"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, [a_character(REY, downgrades=[NO_ESCAPE])], turn=THEM).activate("Rey", "no", "yes")
    assert scene.resources(ME) == 1 and scene.exhausted("No Escape") and scene.pool(ME) == ["2MD"]


@card("24033")
def test_no_escape_rolls_a_bounty_hunters_die_for_the_defeat() -> None:
    mine = [a_character(PHASMA, showing=["2RD"]), a_character(JANGO)]
    theirs = [a_character(REY, damage=9, downgrades=[NO_ESCAPE]), a_character(LUKE)]
    scene = a_table(mine, theirs).roll_next(0).resolve("Captain Phasma", "Rey", "yes")
    assert len(scene.pool(ME)) == 1 and scene.discard(ME) == ["No Escape"]


@card("12029")
def test_taking_charge_removes_a_die_for_who_controls_the_battlefield() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([TROOPER], theirs, hand=[TAKING_CHARGE], resources=1).play("Taking Charge")
    assert scene.pool(THEM) == [] and scene.asked == ME, "Ambush"


@card("12029")
def test_taking_charge_takes_control_else_and_may_reroll_a_die() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([TROOPER], theirs, hand=[TAKING_CHARGE], resources=1, holder=THEM).roll_next(5)
    scene.play("Taking Charge", "yes")
    assert scene.duel.holder == ME and scene.pool(THEM) == ["-"]


@card("15008")
def test_force_drain_is_cheaper_with_a_downgrade_on_an_opponents_character() -> None:
    assert a_table([DOOKU], [a_character(REY, downgrades=[WANTED])], hand=[FORCE_DRAIN], resources=3).can("play Force")
    assert not a_table([DOOKU], [REY], hand=[FORCE_DRAIN], resources=3).can("play Force")
    own = a_table([a_character(DOOKU, downgrades=[WANTED])], [REY], hand=[FORCE_DRAIN], resources=3)
    assert not own.can("play Force")


@card("15008")
def test_force_drain_heals_after_a_defeat_only() -> None:
    for damage, left in ((8, 1), (3, 6)):
        theirs = [a_character(REY, damage=damage), a_character(TROOPER)]
        scene = a_table([a_character(DOOKU, damage=6)], theirs, hand=[FORCE_DRAIN], resources=4)
        scene.play("Force Drain", "Rey")
        assert scene.exhausted("Count Dooku") and scene.damage("Count Dooku") == left
