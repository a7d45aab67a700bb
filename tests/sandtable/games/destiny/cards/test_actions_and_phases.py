"""Cards that give actions and end the action phase: Retreat, Hyperspace Jump, Tactical Mastery, Local Garrison."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Side, a_character, a_piece, a_side, a_table

PHASMA, KYLO, FINN, HAN, JANGO = "01001", "01011", "01045", "01046", "01021"
RETREAT, JUMP, MASTERY, GARRISON = "01110", "01129", "01074", "01077"
INFAMOUS, FALCON, HOLDOUT, LIGHTSABER, TAKE_COVER = "01163", "01049", "01063", "01059", "01157"
WASTES, ALL_IN = "01168", "01152"
ONE_MORE = "Take an additional action"


def retreating(theirs: Side, mine: str = FINN, *, hand: list[str] | None = None, turn: int = ME) -> Scene:
    return a_table([mine], theirs, hand=[RETREAT, *(hand or [])], deck=[TAKE_COVER], resources=2, turn=turn)


@card("01110")
@rule("D-111", "DST-CLR-20", "DST-ACT-05")
def test_retreat_lets_the_opponent_act_once_and_ends_the_phase() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER])).play("Retreat")
    assert (scene.asked, scene.prompt, scene.duel.round) == (THEM, "Take an action now or pass", 1)
    scene.activate("Kylo")
    assert (scene.duel.round, scene.asked, scene.duel.holder) == (2, ME, ME)
    assert (scene.pool(THEM), scene.exhausted("Kylo"), scene.discard()) == ([], False, ["Retreat"])
    assert (scene.resources(), scene.resources(THEM)) == (2, 2)  # upkeep was reached


@card("01110")
@rule("D-111", "D-38")
def test_retreat_ends_the_phase_when_the_opponent_does_nothing() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER])).play("Retreat").pass_()
    assert (scene.duel.round, scene.asked, scene.exhausted("Kylo")) == (2, ME, False)


@card("01110")
@rule("D-111", "DST-CLM-03")
def test_retreat_gives_no_action_to_who_has_claimed() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER]), turn=THEM).claim("no").play("Retreat")
    assert (scene.duel.round, scene.asked, scene.duel.holder) == (2, THEM, THEM)


@card("01110")
@rule("D-111", "D-54")
def test_the_opponent_may_claim_in_a_retreat() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER])).play("Retreat").claim("yes", "Kylo")
    assert (scene.shields("Kylo"), scene.duel.round, scene.duel.holder, scene.asked) == (1, 2, THEM, THEM)


@card("01110")
@rule("D-111", "DST-AMB-02")
def test_ambush_in_a_retreat_comes_before_the_phase_ends() -> None:
    theirs = a_side([KYLO], hand=[HOLDOUT], deck=[TAKE_COVER], resources=2)
    scene = retreating(theirs).play("Retreat").play("Holdout")
    assert (scene.asked, scene.duel.round) == (THEM, 1)
    scene.activate("Kylo")
    assert (scene.duel.round, scene.upgrades("Kylo"), scene.pool(THEM)) == (2, ["Holdout Blaster"], [])


@card("01110")
@rule("D-111", "DST-QUE-02")
def test_what_the_action_in_a_retreat_triggers_comes_first() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER]), JANGO).play("Retreat").activate("Kylo")
    assert (scene.asked, scene.can("yes"), scene.duel.round) == (ME, True, 1)
    scene.answer("yes")
    assert (scene.duel.round, scene.pool(), scene.exhausted("Jango")) == (2, [], False)


@card("01110")
@rule("D-111", "DST-RND-05")
def test_nothing_more_is_done_after_a_retreat() -> None:
    scene = retreating(a_side([KYLO], deck=[TAKE_COVER]), hand=[TAKE_COVER]).play("Retreat").pass_()
    assert (scene.asked, scene.prompt) == (ME, "discard a card before drawing?")  # upkeep, though a card is left
    assert scene.answer("keep the rest").duel.round == 2


def jumping(
    *supports: str, mine: str = FINN, hand: list[str] | None = None, jump: str = JUMP, resources: int = 3
) -> Scene:
    theirs = a_side([KYLO], deck=[TAKE_COVER], battlefield=WASTES)
    pieces = [a_piece(code) for code in supports]
    cards = [jump, *(hand or [])]
    return a_table([mine], theirs, hand=cards, deck=[TAKE_COVER], supports=pieces, resources=resources)


@card("01129")
@rule("D-112", "D-31", "DST-CLR-18", "DST-CLR-19")
def test_hyperspace_jump_ends_the_phase_elsewhere() -> None:
    scene = jumping().play("Hyperspace Jump", "yes")
    assert (scene.duel.round, scene.duel.holder, scene.asked, scene.discard()) == (2, ME, ME, ["Hyperspace Jump"])
    assert (scene.can("claim Frozen Wastes"), scene.can("claim Echo Base")) == (True, False)


@card("01129")
@rule("D-114")
def test_hyperspace_jump_may_stay() -> None:
    scene = jumping().play("Hyperspace Jump", "no")
    assert (scene.duel.round, scene.can("claim Echo Base"), scene.discard()) == (2, True, ["Hyperspace Jump"])


@card("01129")
@rule("DST-CLR-18")
def test_a_claimed_battlefield_stays_claimed_through_a_jump() -> None:
    theirs = a_side([KYLO], deck=[TAKE_COVER], battlefield=WASTES)
    scene = a_table([FINN], theirs, hand=[JUMP], deck=[TAKE_COVER], resources=3, turn=THEM)
    scene.claim("no").play("Hyperspace Jump", "yes")
    assert (scene.duel.round, scene.duel.holder, scene.asked) == (2, THEM, THEM)
    assert scene.can("claim Frozen Wastes")


@card("01129")
@rule("D-112")
def test_a_jump_with_ambush_gives_no_action() -> None:
    scene = jumping(INFAMOUS, mine=HAN).play("Hyperspace Jump", "yes", "no")
    assert (scene.duel.round, scene.prompt) == (1, "Han Solo: give this character 1 shield?")  # the queue comes first
    scene.answer("yes")
    assert (scene.duel.round, scene.shields("Han"), scene.duel.owed) == (2, 1, [0, 0])
    assert scene.prompt == "Take an action or pass"


@card("01129")
@rule("D-112")
def test_a_jump_by_the_falcon_resolves_no_further_dice() -> None:
    theirs = a_side([KYLO], deck=[TAKE_COVER])
    mine = [a_character(FINN, upgrades=[a_piece(LIGHTSABER, "Sp")])]
    supports = [a_piece(FALCON, "Sp", exhausted=True)]
    scene = a_table(mine, theirs, discard=[JUMP], deck=[TAKE_COVER], supports=supports)
    scene.resolve("Millennium Falcon", "no")
    assert (scene.duel.round, scene.pool(), scene.damage("Kylo")) == (2, [], 0)


@card("01129", "01152")
@rule("D-112", "D-49", "DST-QUE-03")
def test_all_in_is_carried_out_to_its_end_though_a_jump_has_ended_the_phase() -> None:
    """It is an ability, which has to finish first; a Resolve dice action is none. Then come the queue and the end."""
    mine = [a_character(FINN, showing=["2RD"])]
    supports = [a_piece(FALCON, "Sp", exhausted=True)]
    theirs = a_side([KYLO], deck=[TAKE_COVER])
    scene = a_table(mine, theirs, hand=[ALL_IN], discard=[JUMP], deck=[TAKE_COVER], supports=supports, resources=5)
    scene.play("All In", "Millennium Falcon", "no")
    assert (scene.duel.round, scene.prompt) == (1, "Resolve another die?")
    scene.answer("Finn", "Kylo")
    assert (scene.duel.round, scene.damage("Kylo"), scene.discard()) == (2, 2, ["Hyperspace Jump", "All In"])


@card("01074")
@rule("D-37")
def test_tactical_mastery_gives_two_additional_actions() -> None:
    scene = a_table([PHASMA], hand=[MASTERY, TAKE_COVER, TAKE_COVER], resources=1).play("Tactical Mastery")
    assert (scene.asked, scene.prompt) == (ME, ONE_MORE)
    scene.play("Take Cover", "Phasma")
    assert (scene.asked, scene.prompt) == (ME, ONE_MORE)
    assert scene.play("Take Cover", "Phasma").asked == THEM


@card("01074")
@rule("DST-ACT-04", "D-94")
def test_tactical_mastery_gives_up_to_two() -> None:
    scene = a_table([PHASMA], hand=[MASTERY, TAKE_COVER], resources=1).play("Tactical Mastery")
    scene.play("Take Cover", "Phasma").pass_()
    assert (scene.asked, scene.duel.passes) == (THEM, 0)


@card("01074")
@rule("DST-SPT-04", "D-95")
def test_tactical_mastery_needs_a_red_character() -> None:
    scene = a_table([FINN], [PHASMA], hand=[MASTERY, TAKE_COVER], resources=1).play("Tactical Mastery")
    assert (scene.asked, scene.discard()) == (THEM, ["Tactical Mastery"])


def next_round(supports: list[str], theirs: list[str]) -> Scene:
    other = a_side([KYLO], deck=[TAKE_COVER], supports=theirs)
    return a_table([FINN], other, deck=[TAKE_COVER], supports=supports).pass_().pass_()


@card("01077")
@rule("DST-RSC-05", "DST-ABO-01")
def test_local_garrison_takes_a_resource_off_the_opponents_upkeep() -> None:
    scene = next_round([GARRISON], [])
    assert (scene.duel.round, scene.resources(), scene.resources(THEM)) == (2, 2, 1)
    scene = next_round([GARRISON], [GARRISON])
    assert (scene.resources(), scene.resources(THEM)) == (1, 1)


@card("01077")
def test_two_garrisons_leave_one_resource() -> None:
    scene = next_round([GARRISON, GARRISON], [])
    assert (scene.resources(), scene.resources(THEM)) == (2, 1)
