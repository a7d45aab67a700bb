"""A second claim of the battlefield in one round, and battlefields that wait for occasions. Values by hand."""

from __future__ import annotations

from sandtable.engine.viewing import ONLOOKER, view
from sandtable.games.destiny.game import STORING
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_side, a_table

HARVEST, FARM, OUTPOST = "21106", "21110", "01053"
REY, KYLO, BLOCK, DODGE = "01038", "01011", "01153", "01155"


def after_their_claim(supports: list[str]) -> Scene:
    """It is your turn with Harvest in hand; the opponent has claimed Echo Base."""
    theirs = a_side([KYLO], deck=[BLOCK] * 8)
    deck = [DODGE] * 8
    scene = a_table([REY], theirs, hand=[HARVEST], deck=deck, supports=supports, resources=1, holder=THEM, turn=THEM)
    return scene.claim("no")


@card("21106")
@rule("DST-BFX-04")
def test_harvest_claims_the_battlefield_from_an_opponent_who_has_claimed_it() -> None:
    scene = after_their_claim([FARM])
    assert (scene.can("claim"), scene.duel.holder) == (False, THEM), "the action itself is closed"
    scene.play("Harvest")
    assert (scene.duel.holder, scene.duel.claimer, scene.duel.claimed, scene.prompt) == (
        ME,
        ME,
        (THEM,),
        "Use the claim ability: give a character 1 shield?",
    )


@card("21106")
@rule("DST-BFX-04")
def test_after_a_second_claim_both_players_pass_and_the_round_ends() -> None:
    scene = after_their_claim([FARM]).play("Harvest", "no")
    assert (scene.duel.round, scene.resources()) == (2, 4), "2 of Harvest, 2 of the upkeep"
    assert (scene.duel.active, scene.duel.claimed, scene.duel.claimer) == (ME, (), -1), "and I begin the next one"


@card("21106")
def test_harvest_may_use_the_claim_ability() -> None:
    scene = after_their_claim([FARM]).play("Harvest", "yes", "Rey")
    assert scene.shields("Rey") == 1


@card("21106")
def test_harvest_needs_a_location_to_spot() -> None:
    scene = after_their_claim([OUTPOST]).play("Harvest")
    assert (scene.duel.holder, scene.resources(), scene.discard()) == (THEM, 0, ["Harvest"])


@card("21106")
def test_harvest_claims_a_battlefield_that_nobody_has_claimed_too() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 4)
    scene = a_table([REY], theirs, hand=[HARVEST], supports=[FARM], resources=1, holder=THEM).play("Harvest", "no")
    assert (scene.duel.holder, scene.duel.claimer, scene.resources(), scene.asked) == (ME, ME, 2, THEM)
    assert (scene.can("claim"), scene.duel.claimed) == (False, ())


@rule("DST-BFX-04")
def test_both_claims_are_seen_told_and_stored() -> None:
    scene = after_their_claim([FARM])
    scene.duel.record()
    scene.play("Harvest")
    shown = view("destiny", scene.duel, ONLOOKER)
    assert [seat["claimed"] for seat in shown.things["seats"]] == [True, True]
    assert shown.things["battlefield"]["claimer"] == ME
    assert STORING.restore(scene.duel.setup, scene.duel.store()).claimed == (THEM,)
    assert any("claims" in line for line in scene.log())
