"""Cards of Parting Words."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

PHASMA, VADER, KYLO, LUKE, REY, HIRED_GUN = "01001", "01010", "01011", "01035", "01038", "01047"
KUIIL, MESSENGER = "16065", "09003"
FIGHTER, BIKE, BB8, LIGHTSABER, STAFF = "01006", "01018", "01043", "01059", "01044"
LAUNCH_BAY, NEGOTIATE, BLOCK = "01031", "01131", "01153"
STRONGEST, SCRATCH, DUEL, PLANS, CARGO = "702009", "702021", "702023", "702025", "702030"
TIE = "First Order TIE Fighter"


# -- Only The Strongest ----------------------------------------------------------------------------------------------


@card("702009")
@rule("DST-SPX-02")
def test_only_the_strongest_offers_the_character_dice_of_three_subtypes() -> None:
    mine = [a_character(PHASMA, showing=["1RD"]), a_character(HIRED_GUN, showing=["1R"])]
    theirs = [
        a_character(VADER, showing=["2MD"], upgrades=[a_piece(LIGHTSABER, "1Sh")]),
        a_character(LUKE, showing=["3MD"]),
    ]
    scene = a_table(mine, theirs, hand=[STRONGEST], resources=1).play("Only The Strongest")
    assert [name.split(" die")[0] for name in scene.options] == ["Captain Phasma", "Darth Vader", "Luke Skywalker"]
    scene.answer("Luke")
    assert (scene.pool(), scene.pool(THEM)) == (["1RD", "1R"], ["2MD", "1Sh"])


@card("702009")
@rule("DST-SPT-03", "DST-SPT-04")
def test_only_the_strongest_needs_an_own_leader() -> None:
    theirs = [a_character(PHASMA, showing=["1RD"])]
    scene = a_table([HIRED_GUN], theirs, hand=[STRONGEST], resources=1).play("Only The Strongest")
    assert (scene.pool(THEM), scene.discard()) == (["1RD"], ["Only The Strongest"])


@card("702009")
@rule("DST-EVT-04")
def test_only_the_strongest_leaves_other_dice() -> None:
    theirs = [a_character(HIRED_GUN, showing=["1R"], upgrades=[a_piece(LIGHTSABER, "1Sh")])]
    scene = a_table([PHASMA], theirs, hand=[STRONGEST], resources=1).play("Only The Strongest")
    assert (scene.pool(THEM), scene.discard()) == (["1R", "1Sh"], ["Only The Strongest"])


# -- Just a Scratch --------------------------------------------------------------------------------------------------


@card("702021")
@rule("DST-TOK-05", "D-206")
def test_just_a_scratch_damages_a_vehicle_or_a_droid_of_any_type_to_remove_a_die() -> None:
    theirs = a_side([a_character(LUKE, showing=["3MD"]), MESSENGER], supports=[BIKE])
    supports = [FIGHTER, BB8, LAUNCH_BAY]
    scene = a_table([KUIIL, MESSENGER], theirs, supports=supports, hand=[SCRATCH], resources=1).play("Just a Scratch")
    assert [option.split(" (")[0] for option in scene.options] == ["Sentinel Messenger", TIE, "BB-8"]
    scene.answer(TIE)
    assert (scene.tokens(TIE, DAMAGE), scene.pool(THEM)) == (1, [])


@card("702021")
def test_just_a_scratch_on_a_droid_character() -> None:
    mine = [a_character(KUIIL), a_character(MESSENGER, shields=1)]
    scene = a_table(mine, [a_character(LUKE, showing=["3MD"])], hand=[SCRATCH], resources=1).play("Just a Scratch")
    assert (scene.damage("Sentinel"), scene.shields("Sentinel"), scene.pool(THEM)) == (1, 1, [])


@card("702021")
@rule("DST-SPT-04")
def test_just_a_scratch_without_an_engineer_damages_nothing() -> None:
    theirs = [a_character(LUKE, showing=["3MD"]), a_character(KUIIL)]
    scene = a_table([HIRED_GUN], theirs, supports=[FIGHTER], hand=[SCRATCH], resources=1).play("Just a Scratch")
    assert (scene.tokens(TIE, DAMAGE), scene.pool(THEM), scene.discard()) == (0, ["3MD"], ["Just a Scratch"])


@card("702021")
def test_just_a_scratch_without_an_own_vehicle_or_droid_removes_nothing() -> None:
    theirs = a_side([a_character(LUKE, showing=["3MD"])], supports=[FIGHTER])
    scene = a_table([KUIIL], theirs, hand=[SCRATCH], resources=1).play("Just a Scratch")
    assert (scene.tokens(TIE, DAMAGE), scene.pool(THEM), scene.discard()) == (0, ["3MD"], ["Just a Scratch"])


# -- Duel of the Blades ----------------------------------------------------------------------------------------------


@card("702023")
@rule("DST-RTC-01")
def test_duel_of_the_blades_strikes_harder_and_removes_a_melee_die() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(STAFF, "1MD"), a_piece(LIGHTSABER, "1Sh")])]
    theirs = [a_character(LUKE, showing=["3MD"]), a_character(VADER, showing=["1Sh"])]
    scene = a_table(mine, theirs, hand=[DUEL], resources=1).play("Duel of the Blades", "Darth Vader")
    assert (scene.damage("Darth Vader"), scene.pool(), scene.pool(THEM)) == (2, ["1MD", "1Sh"], ["1Sh"])


@card("702023")
def test_duel_of_the_blades_offers_the_melee_dice_of_weapons_that_can_be_resolved() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(STAFF, "1MD"), a_piece(LIGHTSABER, "3MD1")])]
    scene = a_table(mine, [LUKE], hand=[DUEL], resources=2).play("Duel of the Blades")
    assert scene.options == ["Rey's Staff die (1 melee)", "Lightsaber die (3 melee for 1)"]


@card("702023")
@rule("D-53")
def test_duel_of_the_blades_strikes_where_nothing_is_to_be_removed() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(STAFF, "1MD")])]
    theirs = [a_character(LUKE, showing=["1Sh"])]
    scene = a_table(mine, theirs, hand=[DUEL], resources=1).play("Duel of the Blades", "Luke")
    assert (scene.damage("Luke"), scene.pool(), scene.pool(THEM)) == (2, [], ["1Sh"])


@card("702023")
@rule("DST-RTC-02", "D-53")
def test_duel_of_the_blades_removes_nothing_for_a_die_that_cannot_be_paid() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(LIGHTSABER, "3MD1")])]
    theirs = [a_character(LUKE, showing=["3MD"])]
    scene = a_table(mine, theirs, hand=[DUEL], resources=1).play("Duel of the Blades")
    assert (scene.damage("Luke"), scene.pool(), scene.pool(THEM)) == (0, ["3MD1"], ["3MD"])
    paid = a_table(mine, theirs, hand=[DUEL], resources=2).play("Duel of the Blades", "Luke")
    assert (paid.damage("Luke"), paid.resources(), paid.pool(THEM)) == (4, 0, [])


@card("702023")
@rule("DST-RTC-03")
def test_duel_of_the_blades_needs_a_weapon_die_that_is_no_modifier() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(LIGHTSABER, "+2MD")])]
    theirs = [a_character(LUKE, showing=["3MD"])]
    scene = a_table(mine, theirs, hand=[DUEL], resources=1).play("Duel of the Blades")
    assert (scene.pool(), scene.pool(THEM), scene.discard()) == (["1MD", "+2MD"], ["3MD"], ["Duel of the Blades"])


# -- Making Plans ----------------------------------------------------------------------------------------------------


@card("702025")
@rule("DST-RDY-08")
def test_making_plans_exhausts_a_ready_character_to_gain_and_turn() -> None:
    mine = [a_character(PHASMA, showing=["1Dc"]), a_character(HIRED_GUN), a_character(KYLO)]
    scene = a_table(mine, [LUKE], hand=[PLANS]).play("Making Plans")
    assert len(scene.options) == 2 and scene.can("Hired Gun") and scene.can("Kylo Ren")
    scene.answer("Hired Gun", "2 ranged")
    assert (scene.resources(), scene.pool(), scene.exhausted("Hired Gun")) == (1, ["2RD"], True)
    assert not scene.exhausted("Kylo Ren")


@card("702025")
@rule("DST-TRN-02", "DST-DIE-03")
def test_making_plans_turns_to_sides_of_two_or_less_only() -> None:
    mine = [a_character(LUKE, showing=["3MD"]), a_character(HIRED_GUN, upgrades=[a_piece(STAFF, "1R")])]
    theirs = [a_character(VADER, showing=["3MD"])]
    scene = a_table(mine, theirs, hand=[PLANS]).play("Making Plans")
    assert scene.options == ["2 melee", "1 focus", "1 shield", "1 resource", "blank"]


@card("702025")
@rule("D-53")
def test_making_plans_does_nothing_without_a_ready_character() -> None:
    mine = [a_character(PHASMA, showing=["1Dc"], exhausted=True)]
    scene = a_table(mine, [LUKE], hand=[PLANS]).play("Making Plans")
    assert (scene.resources(), scene.pool(), scene.discard()) == (0, ["1Dc"], ["Making Plans"])


@card("702025")
def test_making_plans_gains_where_no_character_die_can_be_turned() -> None:
    mine = [a_character(HIRED_GUN, upgrades=[a_piece(STAFF, "1R")])]
    scene = a_table(mine, [a_character(LUKE, showing=["3MD"])], hand=[PLANS]).play("Making Plans")
    assert (scene.resources(), scene.pool(), scene.pool(THEM)) == (1, ["1R"], ["3MD"])
    assert scene.exhausted("Hired Gun")


# -- Illegal Spice Cargo ---------------------------------------------------------------------------------------------


@card("702030")
@rule("DST-MOD-01")
def test_illegal_spice_cargo_goes_on_an_own_vehicle_support_only() -> None:
    supports = [FIGHTER, BB8]
    scene = a_table([HIRED_GUN], supports=supports, hand=[CARGO], resources=1).play("Illegal Spice Cargo")
    assert scene.upgrades(TIE) == ["Illegal Spice Cargo"]
    theirs = a_side([REY], supports=[FIGHTER])
    assert not a_table([HIRED_GUN], theirs, supports=[BB8], hand=[CARGO], resources=1).can("play Illegal Spice Cargo")


@card("702030")
@rule("DST-MOD-06")
def test_illegal_spice_cargo_stays_for_a_yellow_card_that_is_revealed() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[CARGO])
    scene = a_table([HIRED_GUN], supports=[vehicle], hand=[NEGOTIATE, BLOCK]).roll_next(0, 2).activate(TIE)
    assert scene.options == ["no", "yes"]
    scene.answer("yes")
    assert (scene.pool(), scene.upgrades(TIE)) == (["1RD", "1R"], ["Illegal Spice Cargo"])
    assert scene.knows(THEM) == ["Negotiate"] and scene.hand() == ["Negotiate", "Block"]


@card("702030")
def test_illegal_spice_cargo_may_be_discarded_though_a_yellow_card_is_there() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[CARGO])
    scene = a_table([HIRED_GUN], supports=[vehicle], hand=[NEGOTIATE]).roll_next(0, 2).activate(TIE, "no")
    assert (scene.pool(), scene.upgrades(TIE), scene.discard()) == (["1RD"], [], ["Illegal Spice Cargo"])
    assert scene.knows(THEM) == []


@card("702030")
def test_illegal_spice_cargo_is_discarded_without_a_yellow_card() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[CARGO])
    scene = a_table([HIRED_GUN], supports=[vehicle], hand=[BLOCK]).roll_next(0, 2).activate(TIE)
    assert (scene.pool(), scene.upgrades(TIE), scene.discard()) == (["1RD"], [], ["Illegal Spice Cargo"])


@card("702030")
def test_illegal_spice_cargo_waits_for_its_own_vehicle() -> None:
    supports = [a_piece(FIGHTER, upgrades=[CARGO]), a_piece(BIKE)]
    scene = a_table([HIRED_GUN], supports=supports, hand=[BLOCK]).roll_next(0).activate("Speeder Bike Scout")
    assert (scene.upgrades(TIE), scene.asked) == (["Illegal Spice Cargo"], THEM)
