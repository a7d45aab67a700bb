"""The queue, simultaneous abilities, delayed and replacing effects (sections 11 and 13). Values by hand."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.language import (
    ATTACHED,
    ATTACHED_DEFEATED,
    CHARACTER,
    DEALT_DAMAGE,
    OPPONENT_ACTIVATED,
    THAT_CHARACTER,
    Activate,
    AfterRound,
    Choose,
    Deal,
    Defeat,
    Draw,
    Gain,
    Give,
    Heal,
    a,
    after,
    before,
    claim,
    each,
    instead_of_defeat,
    play,
)
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

LUKE, PADAWAN, QUI_GON, REY, JANGO, GUN = "01035", "01036", "01037", "01038", "01021", "01047"
ROBES, GEAR, LIGHTSABER, SECOND_CHANCE = "01040", "01034", "01059", "01137"
TAKE_COVER, BLOCK = "01157", "01153"


@rule("DST-ABT-03")
def test_a_triggered_ability_resolves_although_its_card_has_left_play(made_up: MadeUp) -> None:
    made_up(JANGO, [after(OPPONENT_ACTIVATED, Defeat(a(CHARACTER.opposing)))])
    scene = a_table([LUKE, PADAWAN], [JANGO], deck=[BLOCK], holder=THEM)
    scene.activate("Luke", "Jango", "Luke")
    assert scene.team() == ["Padawan"]
    assert scene.hand() == ["Block"]  # Luke's ability was in the queue


@rule("DST-AFT-02", "DST-QUE-03", "DST-QUE-02")
def test_an_after_ability_waits_for_the_whole_ability_that_met_its_condition(made_up: MadeUp) -> None:
    made_up(TAKE_COVER, [play(Activate(a(CHARACTER.yours)), Gain(3))])
    scene = a_table([LUKE], [JANGO], hand=[TAKE_COVER], deck=[BLOCK], holder=THEM)
    scene.play("Take Cover")
    assert scene.can("Luke Skywalker: ")  # two abilities wait to enter the queue, none was used yet
    assert (scene.resources(), scene.hand()) == (0, [])
    scene.answer("Jango")
    assert scene.prompt.startswith("Jango Fett")
    assert scene.resources() == 3
    assert scene.discard() == ["Take Cover"]


@rule("DST-QUE-05", "DST-QUE-04", "D-79")
def test_what_triggers_while_the_queue_resolves_goes_to_its_end() -> None:
    scene = a_table([LUKE, JANGO], [JANGO], deck=[BLOCK], holder=THEM)
    scene.activate("Luke", "Jango Fett")  # enters the queue before Luke's ability
    scene.answer("yes")  # their Jango activates, which triggers mine
    assert (scene.asked, scene.prompt[:10]) == (ME, "Jango Fett")
    assert scene.hand() == ["Block"]  # Luke's ability came first
    assert scene.exhausted("Jango", THEM)


@rule("DST-SIM-01")
def test_a_player_orders_their_own_simultaneous_abilities_whoever_has_the_battlefield() -> None:
    for first, shields in (("Rey", 0), ("Jedi Robes", 2)):
        scene = a_table([REY], hand=[ROBES], resources=2, holder=THEM, turn=ME)
        scene.play("Jedi Robes")
        assert scene.asked == ME
        scene.answer(first)
        assert scene.prompt.startswith("Rey")
        assert scene.shields("Rey") == shields


@rule("D-65", "D-81", "D-70")
@pytest.mark.parametrize("holder", [ME, THEM])
def test_the_battlefield_orders_before_abilities_of_one_effect_on_both_players(made_up: MadeUp, holder: int) -> None:
    made_up(TAKE_COVER, [play(Give(1, each(CHARACTER)))])
    mine, theirs = [a_character(QUI_GON, shields=1)], [a_character(QUI_GON, shields=2)]
    scene = a_table(mine, theirs, hand=[TAKE_COVER], holder=holder).play("Take Cover")
    assert (scene.asked, len(scene.options)) == (holder, 2)
    scene.duel.apply(1)
    assert (scene.asked, scene.prompt[:12]) == (THEM, "Qui-Gon Jinn")
    scene.answer("no")
    assert (scene.asked, scene.shields("Qui-Gon", THEM)) == (ME, 2), "shields come after all abilities"
    scene.answer("no")
    assert (scene.shields("Qui-Gon", ME), scene.shields("Qui-Gon", THEM)) == (2, 3)


@rule("D-65", "DST-SIM-01")
def test_a_player_orders_the_before_abilities_of_two_own_characters_in_one_effect(made_up: MadeUp) -> None:
    made_up(LUKE, [before(DEALT_DAMAGE, Draw(1))])
    made_up(PADAWAN, [before(DEALT_DAMAGE, Gain(1))])
    made_up(TAKE_COVER, [play(Deal(1, each(CHARACTER.opposing)))])
    scene = a_table([JANGO], a_side([LUKE, PADAWAN], deck=[BLOCK]), hand=[TAKE_COVER]).play("Take Cover")
    assert (scene.asked, len(scene.options)) == (THEM, 2)
    scene.answer("Padawan")
    assert (scene.resources(THEM), scene.hand(THEM)) == (1, ["Block"])
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (1, 1)


@rule("D-80")
def test_who_has_just_claimed_orders_what_the_claim_ability_triggers(made_up: MadeUp) -> None:
    made_up("01166", [claim(Activate(a(CHARACTER.yours)))])
    scene = a_table([LUKE], [JANGO], deck=[BLOCK], holder=THEM, turn=ME)
    scene.claim("yes")
    assert scene.asked == ME
    scene.answer("Luke")
    assert scene.hand() == ["Block"]


@rule("D-75", "DST-UPG-08")
def test_each_copy_of_a_triggered_ability_is_used_once(made_up: MadeUp) -> None:
    made_up(GEAR, [after(OPPONENT_ACTIVATED, Draw(1))])
    mine = a_side([a_character(PADAWAN, upgrades=[GEAR, GEAR])], deck=[BLOCK] * 4)
    scene = a_table([GUN], mine)
    scene.activate("Hired Gun")
    scene.duel.apply(0)  # which of the two enters the queue first
    assert len(scene.hand(THEM)) == 2


@rule("D-77")
def test_an_ability_of_a_card_that_the_trigger_itself_takes_from_play_still_triggers(made_up: MadeUp) -> None:
    made_up(GEAR, [after(ATTACHED_DEFEATED, Draw(1))])
    team = [a_character(PADAWAN, damage=6, upgrades=[GEAR]), a_character(LUKE)]
    scene = a_table([a_character(GUN, showing=["2RD1"])], a_side(team, deck=[BLOCK] * 2), resources=1)
    scene.resolve("Hired Gun", "Padawan")
    assert (scene.team(THEM), scene.discard(THEM)) == (["Luke Skywalker"], ["Survival Gear"])
    assert scene.hand(THEM) == ["Block"]


@rule("D-77", "DST-ABL-04", "DST-ZONE-14")
def test_a_card_out_of_play_when_the_condition_is_met_triggers_nothing(made_up: MadeUp) -> None:
    made_up(GEAR, [after(OPPONENT_ACTIVATED, Draw(1))])
    scene = a_table([GUN], a_side([PADAWAN], hand=[GEAR], deck=[BLOCK], discard=[GEAR]))
    scene.activate("Hired Gun")
    assert scene.hand(THEM) == ["Survival Gear"]


@rule("DST-DLY-02", "DST-DLY-01")
def test_an_event_with_a_delayed_effect_is_discarded_before_the_effect(made_up: MadeUp) -> None:
    words = Choose(a(CHARACTER.opposing)).then(AfterRound(Defeat(THAT_CHARACTER), "that character is defeated"))
    made_up(TAKE_COVER, [play(words)])
    scene = a_table([LUKE], a_side([PADAWAN, GUN], deck=[BLOCK]), hand=[TAKE_COVER], deck=[BLOCK])
    scene.play("Take Cover", "Padawan")
    assert scene.discard() == ["Take Cover"]
    assert scene.team(THEM) == ["Padawan", "Hired Gun"]
    scene.activate("Padawan")
    assert scene.team(THEM) == ["Padawan", "Hired Gun"]
    scene.pass_().pass_()
    assert scene.team(THEM) == ["Hired Gun"]


@rule("D-36")
def test_delayed_effects_of_both_players_resolve_as_the_battlefield_controller_says(made_up: MadeUp) -> None:
    made_up(TAKE_COVER, [play(AfterRound(Gain(1).and_(Deal(1, a(CHARACTER.opposing))), "..."))])
    scene = a_table([LUKE], a_side([PADAWAN], hand=[TAKE_COVER, BLOCK]), hand=[TAKE_COVER, BLOCK], holder=THEM, turn=ME)
    scene.play("Take Cover").play("Take Cover").pass_().pass_()
    scene.answer("keep", "keep")
    assert scene.asked == THEM
    assert len(scene.options) == 2
    assert scene.damage("Luke") + scene.damage("Padawan") == 0


@rule("DST-RPL-03")
def test_what_a_replacing_effect_does_can_meet_trigger_conditions(made_up: MadeUp) -> None:
    made_up(SECOND_CHANCE, [instead_of_defeat(ATTACHED_DEFEATED, Heal(5, ATTACHED).and_(Give(1, ATTACHED)))])
    qui_gon = a_character(QUI_GON, damage=10, shields=1, upgrades=[SECOND_CHANCE])
    scene = a_table([a_character(LUKE, upgrades=[a_piece(LIGHTSABER, "Sp")])], [qui_gon])
    scene.resolve("Lightsaber", "Qui-Gon")  # 2 unblockable damage
    assert (scene.team(THEM), scene.damage("Qui-Gon"), scene.shields("Qui-Gon")) == (["Qui-Gon Jinn"], 6, 1)
    assert (scene.asked, scene.prompt[:7]) == (THEM, "Qui-Gon")  # before he gains the shield
    scene.answer("yes", "Luke")
    assert (scene.damage("Luke"), scene.shields("Qui-Gon")) == (1, 1)
