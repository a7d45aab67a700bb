"""Events that wound, heal, shield, defeat, ready or activate."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

MEDIC, HIT_AND_RUN, SACRIFICE, RIPOSTE, WILLPOWER = "01105", "01106", "01118", "01121", "01122"
DUG_IN, LEADERSHIP, SQUAD_TACTICS = "01139", "01141", "01143"
PHASMA, TROOPER, KYLO, PADAWAN, REY, FINN = "01001", "01002", "01011", "01036", "01038", "01045"


@card("01105")
@rule("DST-HEA-01")
def test_field_medic_takes_two_damage_away() -> None:
    mine = (a_character(REY, damage=3), FINN)
    scene = a_table(mine, [KYLO], hand=[MEDIC], resources=1).play("Field Medic", "Rey")
    assert (scene.damage("Rey"), scene.resources()) == (1, 0)


@card("01105")
@rule("DST-HEA-02")
def test_field_medic_takes_no_more_than_is_there() -> None:
    mine = (a_character(REY, damage=1), FINN)
    assert a_table(mine, [KYLO], hand=[MEDIC], resources=1).play("Field Medic", "Rey").damage("Rey") == 0
    assert not a_table(mine, [KYLO], hand=[MEDIC]).can("play Field Medic")


@card("01106")
@rule("DST-AMB-01", "DST-ACTV-01")
def test_hit_and_run_activates_and_leaves_an_action() -> None:
    scene = a_table([PHASMA, TROOPER, REY], [KYLO], hand=[HIT_AND_RUN]).play("Hit and Run")
    assert not scene.can("Rey")
    scene.roll_next(1).answer("First Order")
    assert (scene.pool(), scene.exhausted("First Order"), scene.exhausted("Phasma")) == (["2RD"], True, False)
    assert (scene.asked, scene.prompt) == (ME, "Take an additional action")


@card("01106")
@rule("DST-ACTV-05", "DST-EVT-04")
def test_hit_and_run_finds_nobody_ready() -> None:
    mine = (a_character(PHASMA, exhausted=True), REY)
    scene = a_table(mine, [KYLO], hand=[HIT_AND_RUN]).play("Hit and Run")
    assert (scene.pool(), scene.discard(), scene.asked) == ([], ["Hit and Run"], ME)


@card("01118")
@rule("D-121", "D-53")
def test_noble_sacrifice_gives_one_to_stop_another() -> None:
    scene = a_table([PADAWAN, FINN], [REY, KYLO], hand=[SACRIFICE]).play("Noble Sacrifice", "Kylo")
    assert (scene.team(), scene.exhausted("Kylo"), scene.exhausted("Rey")) == (["Finn"], True, False)


@card("01118")
@rule("DST-RDY-08")
def test_noble_sacrifice_needs_somebody_blue_and_reaches_nobody_exhausted() -> None:
    scene = a_table([PHASMA, FINN], [KYLO], hand=[SACRIFICE]).play("Noble Sacrifice")
    assert (scene.team(), scene.exhausted("Kylo")) == (["Captain Phasma", "Finn"], False)
    mine = (PADAWAN, a_character(FINN, exhausted=True))
    scene = a_table(mine, [a_character(KYLO, exhausted=True)], hand=[SACRIFICE]).play("Noble Sacrifice")
    assert (scene.team(), scene.asked) == (["Finn"], THEM)


@card("01118")
@rule("DST-WIN-02")
def test_noble_sacrifice_of_the_last_one_loses() -> None:
    outcome = a_table([REY], [KYLO], hand=[SACRIFICE]).play("Noble Sacrifice").duel.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((THEM,), "defeat")


@card("01121")
@rule("DST-THN-01")
def test_riposte_turns_shields_into_damage() -> None:
    mine = (a_character(REY, shields=3), a_character(FINN, shields=1))
    scene = a_table(mine, [KYLO], hand=[RIPOSTE]).play("Riposte", "Rey")
    assert scene.options == ["0", "1", "2", "3"]
    scene.answer("2", "Kylo")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.damage("Kylo")) == (1, 1, 2)


@card("01121")
@rule("D-66", "D-92", "DST-CHT-07")
def test_riposte_of_no_shields_hurts_nobody() -> None:
    scene = a_table([a_character(REY, shields=2)], [KYLO], hand=[RIPOSTE]).play("Riposte", "0")
    assert (scene.shields("Rey"), scene.damage("Kylo"), scene.asked) == (2, 0, THEM)
    scene = a_table([REY], [KYLO], hand=[RIPOSTE]).play("Riposte")
    assert (scene.damage("Kylo"), scene.asked) == (0, THEM)


@card("01122")
@rule("DST-MOV-04")
def test_willpower_moves_one_damage_past_shields() -> None:
    mine = (a_character(REY, damage=2, exhausted=True), a_character(FINN, damage=5))
    theirs = (a_character(KYLO, shields=2, exhausted=True), PHASMA)
    scene = a_table(mine, theirs, hand=[WILLPOWER], resources=1).play("Willpower")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.shields("Kylo")) == (1, 1, 2)
    assert (scene.damage("Finn"), scene.damage("Phasma"), scene.resources()) == (5, 0, 0)


@card("01122")
@rule("DST-MOV-03")
def test_willpower_needs_somebody_exhausted_on_either_side() -> None:
    tired, fresh = a_character(REY, damage=2, exhausted=True), a_character(REY, damage=2)
    scene = a_table([tired], [KYLO], hand=[WILLPOWER], resources=1).play("Willpower")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.asked) == (2, 0, THEM)
    theirs = [a_character(KYLO, exhausted=True)]
    scene = a_table([fresh], theirs, hand=[WILLPOWER], resources=1).play("Willpower")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.asked) == (2, 0, THEM)
    assert a_table([tired], theirs, hand=[WILLPOWER], resources=1).play("Willpower").damage("Kylo") == 1


@card("01122")
@rule("D-98", "DST-DMG-02")
def test_willpower_can_defeat() -> None:
    mine = [a_character(REY, damage=2, exhausted=True)]
    theirs = (a_character(KYLO, damage=10, exhausted=True), PHASMA)
    assert a_table(mine, theirs, hand=[WILLPOWER], resources=1).play("Willpower").team(THEM) == ["Captain Phasma"]


@card("01139")
def test_dug_in_shields_whoever_holds_the_battlefield() -> None:
    scene = a_table([REY, FINN], [KYLO], hand=[DUG_IN], resources=1).play("Dug in", "Rey", "Rey", "Finn")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.resources()) == (2, 1, 0)


@card("01139")
@rule("DST-PRE-01", "DST-BF-04")
def test_dug_in_needs_the_battlefield() -> None:
    assert not a_table([REY, FINN], [KYLO], hand=[DUG_IN], resources=1, holder=THEM).can("play Dug in")
    assert a_table([REY], [KYLO], hand=[DUG_IN], resources=1).play("Dug in").shields("Rey") == 3


@card("01141")
@rule("DST-RDY-02", "D-71")
def test_leadership_lets_another_act_again() -> None:
    mine = (PHASMA, a_character(TROOPER, showing=["1RD"]))
    scene = a_table(mine, [KYLO], hand=[LEADERSHIP], resources=1).play("Leadership")
    assert (scene.exhausted("Phasma"), scene.exhausted("First Order"), scene.pool()) == (True, False, ["1RD"])


@card("01141")
@rule("D-53", "DST-RDY-03")
def test_leadership_needs_a_ready_unique_red_character_and_another() -> None:
    mine = (a_character(PHASMA, exhausted=True), TROOPER, a_character(KYLO, exhausted=True))
    scene = a_table(mine, [REY], hand=[LEADERSHIP], resources=1).play("Leadership")
    assert (scene.exhausted("Phasma"), scene.exhausted("First Order"), scene.exhausted("Kylo")) == (True, False, True)
    scene = a_table([PHASMA, TROOPER], [REY], hand=[LEADERSHIP], resources=1).play("Leadership")
    assert (scene.exhausted("Phasma"), scene.asked) == (True, THEM)


@card("01143")
@rule("DST-CHT-06")
def test_squad_tactics_sends_troopers_together() -> None:
    scene = a_table([TROOPER, TROOPER, PHASMA], [KYLO], hand=[SQUAD_TACTICS]).roll_next(0, 1)
    scene.play("Squad Tactics", "First Order", "First Order")
    assert (scene.pool(), scene.exhausted("First Order"), scene.exhausted("Phasma")) == (["1RD", "2RD"], True, False)
    assert scene.asked == THEM


@card("01143")
@rule("DST-CHT-07", "DST-ACTV-05")
def test_squad_tactics_may_send_nobody_and_only_who_is_ready() -> None:
    mine = (a_character(TROOPER, exhausted=True), TROOPER, PHASMA)
    scene = a_table(mine, [KYLO], hand=[SQUAD_TACTICS]).play("Squad Tactics")
    assert scene.options == ["no more", "First Order Stormtrooper #2"]
    scene.answer("no more")
    assert (scene.pool(), scene.asked) == ([], THEM)
    scene = a_table([PHASMA], a_side([KYLO]), hand=[SQUAD_TACTICS]).play("Squad Tactics")
    assert (scene.pool(), scene.asked) == ([], THEM)
