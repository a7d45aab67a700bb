"""Piloting (section 26 of the rules of later sets). Values by hand."""

from __future__ import annotations

from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.language import (
    ACTIVATED,
    BEGINS_PILOTING,
    CHARACTER,
    PILOTING,
    THIS_SUPPORT,
    Discard,
    Gain,
    Ready,
    a,
    action,
    after,
    lets_pilot_titled,
    piloted_by,
)
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

PILOT, SQUAD_LEADER, IMPERIAL, REY, FINN = "16052", "19002", "12024", "01038", "01045"
TIE, OUTPOST, FREIGHTER, DECK = "01006", "01053", "12154", ["01157"] * 8


def pilots(scene: Scene) -> list[tuple[str, str]]:
    return [(scene.duel.print(one).title, scene.duel.print(other).title) for one, other in scene.duel.pilots]


@rule("DST-PIL-01", "DST-PIL-02")
def test_an_activated_pilot_takes_a_vehicle_along_in_one_action() -> None:
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "TIE")
    assert (pilots(scene), scene.exhausted("TIE"), len(scene.pool()), scene.asked) == (
        [("Rebel Pilot", "First Order TIE Fighter")],
        True,
        2,
        THEM,
    )


@rule("DST-PIL-01")
def test_nobody_has_to_pilot_and_a_support_that_is_no_vehicle_is_not_offered() -> None:
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "none")
    assert (pilots(scene), scene.exhausted("TIE")) == ([], False)
    assert a_table([PILOT], supports=[OUTPOST]).activate("Rebel Pilot").asked == THEM
    assert a_table([FINN], supports=[TIE]).activate("Finn").asked == THEM, "without the keyword"


@rule("DST-PIL-01")
def test_a_vehicle_of_the_opponent_is_not_offered() -> None:
    scene = a_table([PILOT], a_side(supports=[TIE])).activate("Rebel Pilot")
    assert (scene.asked, pilots(scene)) == (THEM, [])


@rule("D-231", "DST-PIL-07", "EX-139")
def test_an_exhausted_vehicle_is_piloted_and_not_activated(made_up: MadeUp) -> None:
    made_up(IMPERIAL, [PILOTING])
    scene = a_table([IMPERIAL], supports=[a_piece(TIE, showing="1RD", exhausted=True)])
    scene.activate("Imperial Pilot", "TIE")
    assert (scene.pool(), scene.exhausted("Imperial Pilot"), len(pilots(scene))) == (["1RD"], True, 1)


@rule("DST-PIL-05", "D-230")
def test_several_characters_pilot_one_vehicle_and_each_of_them_one(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(Ready(a(CHARACTER.yours.exhausted)))])
    scene = a_table([PILOT, SQUAD_LEADER], supports=[TIE, TIE, OUTPOST])
    scene.activate("Rebel Pilot", "TIE Fighter #1").pass_().activate("Imperial Navy", "TIE Fighter #1").pass_()
    assert [pair[1] for pair in scene.duel.pilots] == [scene.find("TIE")] * 2
    scene.use("Outpost", "Rebel Pilot").pass_().activate("Rebel Pilot", "TIE Fighter #2")
    assert len(scene.duel.pilots) == 2 and {pair[1] for pair in scene.duel.pilots} != {scene.find("TIE")}


@rule("DST-PIL-10")
def test_a_character_that_is_activated_again_may_choose_again(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(Ready(a(CHARACTER.yours.exhausted)))])
    scene = a_table([PILOT], supports=[TIE, OUTPOST]).activate("Rebel Pilot", "none").pass_()
    scene.use("Outpost").pass_().activate("Rebel Pilot", "TIE")
    assert len(pilots(scene)) == 1


@rule("DST-PIL-06")
def test_what_waits_for_piloting_comes_after_the_activation_of_the_vehicle(made_up: MadeUp) -> None:
    made_up(PILOT, [PILOTING, after(BEGINS_PILOTING, Gain(1))])
    made_up(TIE, [after(piloted_by(CHARACTER.red), Gain(2))])
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "TIE")
    assert len(scene.pool()) == 2, "before the order is asked for"
    scene.answer(scene.options[0])
    assert scene.resources() == 3
    assert a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "none").resources() == 0


@rule("DST-PIL-06")
def test_a_vehicle_that_waits_for_another_color_is_not_met(made_up: MadeUp) -> None:
    made_up(TIE, [after(piloted_by(CHARACTER.blue), Gain(2))])
    assert a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "TIE").resources() == 0


@rule("DST-PIL-08")
def test_a_card_lets_a_character_pilot_while_it_is_in_play(made_up: MadeUp) -> None:
    made_up(OUTPOST, [lets_pilot_titled("Finn"), action(Discard(THIS_SUPPORT))])
    scene = a_table([FINN, REY], supports=[TIE, OUTPOST]).activate("Finn", "TIE").pass_().use("Outpost")
    assert len(pilots(scene)) == 1, "it goes on"
    without = a_table([FINN, REY], supports=[TIE, OUTPOST]).use("Outpost").pass_().activate("Finn")
    assert without.asked == THEM
    other = a_table([FINN, REY], supports=[TIE, OUTPOST]).activate("Rey")
    assert other.asked == THEM


@rule("DST-PIL-08")
def test_a_character_that_has_piloting_twice_pilots_once(made_up: MadeUp) -> None:
    made_up(OUTPOST, [lets_pilot_titled("Rebel Pilot")])
    scene = a_table([PILOT], supports=[TIE, OUTPOST, OUTPOST]).activate("Rebel Pilot", "TIE")
    assert scene.asked == THEM


@rule("DST-PIL-04")
def test_piloting_ends_when_the_vehicle_or_the_pilot_leaves_play(made_up: MadeUp) -> None:
    made_up(TIE, [action(Discard(THIS_SUPPORT))])
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot", "TIE").pass_().answer("use First Order TIE")
    assert pilots(scene) == []
    doomed = a_table([a_character(PILOT, damage=7), REY], [a_character("01001", showing=("2RD",))], supports=[TIE])
    doomed.activate("Rebel Pilot", "TIE").resolve("Captain Phasma", "Rebel Pilot")
    assert (doomed.team(), pilots(doomed)) == (["Rey"], [])


@rule("DST-PIL-03")
def test_piloting_ends_with_the_round() -> None:
    scene = a_table([PILOT], a_side(deck=DECK), supports=[TIE], deck=DECK).activate("Rebel Pilot", "TIE").pass_()
    while scene.duel.round == 1:
        scene.answer("keep the rest" if scene.can("keep the rest") else "pass")
    assert pilots(scene) == []


@rule("D-232")
def test_the_player_orders_piloting_with_other_abilities_after_the_activation(made_up: MadeUp) -> None:
    made_up(PILOT, [PILOTING, after(ACTIVATED, Gain(1))])
    scene = a_table([PILOT], supports=[TIE]).activate("Rebel Pilot")
    assert len(scene.options) == 2


@rule("D-233")
def test_a_vehicle_without_a_die_is_piloted_and_not_activated(made_up: MadeUp) -> None:
    made_up(FREIGHTER, [])
    scene = a_table([PILOT], supports=[FREIGHTER]).activate("Rebel Pilot", "Freighter")
    assert (len(pilots(scene)), scene.exhausted("Freighter")) == (1, False)


def test_pilots_are_stored_with_the_game_and_told() -> None:
    scene = a_table([PILOT], supports=[TIE])
    scene.duel.record()
    scene.activate("Rebel Pilot", "TIE")
    again = RULES.restore(scene.duel.setup, scene.duel.store())
    assert again.pilots == scene.duel.pilots
    assert any(line.startswith("Rebel Pilot") and "begins to pilot" in line for line in scene.log())
