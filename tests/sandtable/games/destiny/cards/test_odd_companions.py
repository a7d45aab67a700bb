"""Cards that meet another odd one: vehicles that change hands and type, two effects in place of one, unpaid prices."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Side, a_character, a_piece, a_side, a_table

HAN, KYLO, JANGO, DODGE = "01046", "01011", "01021", "01155"
HIJACK, SWOOP_BIKE, HOME_ONE, X_WING = "08096", "23107", "23065", "08086"
CREST, DEFLECTOR, MEASURES = "16073", "18100", "11043"
DEN, PAIN, HATE = "15033", "11154", "03077"


# -- A vehicle that goes back to its owner -----------------------------------------------------------------------


@card(HIJACK, SWOOP_BIKE)
@rule("D-862", "DST-CHC-04", "DST-TYP-03")
def test_a_hijacked_swoop_bike_that_was_attached_returns_to_its_owner_as_a_support() -> None:
    theirs = a_side([KYLO], supports=[SWOOP_BIKE], deck=[DODGE])
    scene = a_table([HAN], theirs, hand=[HIJACK], resources=2, deck=[DODGE])
    scene.play("Hijack").pass_().answer("use Skyblade")
    assert scene.upgrades("Han") == ["Skyblade Swoop Bike"]
    scene.pass_().pass_()
    assert (scene.upgrades("Han"), scene.supports(THEM), scene.supports(ME)) == ([], ["Skyblade Swoop Bike"], [])


@card(HIJACK, HOME_ONE)
@rule("D-862")
def test_a_hijacked_vehicle_attached_to_home_one_returns_to_its_owner() -> None:
    theirs = a_side([KYLO], supports=[X_WING], deck=[DODGE] * 5)
    scene = a_table([HAN], theirs, hand=[HIJACK], resources=2, supports=[HOME_ONE], deck=[DODGE] * 5)
    scene.play("Hijack").pass_().answer("use Home One: Power Action - attach")
    scene.pass_().pass_()
    assert (len(scene.supports(THEM)), scene.supports(ME)) == (1, ["Home One"])


# -- Two effects in place of one discard -------------------------------------------------------------------------


def a_crest(damage: int) -> Side:
    return a_side([HAN], supports=[a_piece(CREST, damage=damage, upgrades=[DEFLECTOR])])


@card(CREST, DEFLECTOR)
@rule("DST-RPE-02")
def test_the_player_of_razor_crest_chooses_what_comes_instead_of_its_discard() -> None:
    scene = a_table([JANGO], a_crest(1), hand=[MEASURES], resources=2).play("Desperate Measures")
    assert (scene.asked, sorted(scene.options)) == (THEM, ["Deflector Shield", "Razor Crest"])
    scene.answer("Deflector Shield")
    assert (scene.placed("Razor Crest"), scene.discard(THEM)) == (1, ["Deflector Shield"])
    scene = a_table([JANGO], a_crest(0), hand=[MEASURES], resources=2).play("Desperate Measures", "Razor Crest")
    assert (scene.placed("Razor Crest"), scene.discard(THEM)) == (1, [])


# -- Damage that lies on a card instead pays for nothing -----------------------------------------------------------


@card(DEN, PAIN, HATE)
@rule("DST-RPL-02", "D-53")
@pytest.mark.parametrize("is_taken_over", [True, False])
def test_damage_that_den_of_thieves_takes_over_pays_for_nothing(is_taken_over: bool) -> None:
    answer = "yes" if is_taken_over else "no"
    scene = a_table([JANGO], [KYLO], supports=[DEN], hand=[PAIN], resources=5).play("Inflict Pain", answer)
    dealt = (scene.placed("Den of Thieves"), scene.damage("Jango"), scene.damage("Kylo"))
    assert dealt == ((2, 0, 0) if is_taken_over else (0, 2, 2))
    hating = [a_character(JANGO, upgrades=[HATE])]
    scene = a_table(hating, [KYLO], supports=[DEN]).activate("Jango", "yes", answer)
    dealt = (scene.placed("Den of Thieves"), scene.damage("Jango"), scene.damage("Kylo"))
    assert dealt == ((1, 0, 0) if is_taken_over else (0, 1, 1))
