"""Sections 5 and 6: what a squadron does about an attack."""

from __future__ import annotations

import pytest

from sandtable.games.stay_on_target.terms import PLACES, PREDICTING
from tests.sandtable.games.stay_on_target.tables import BLUE, FALCON, Run, a_run
from tests.support import rule

RED = ("Defence", "1-3", "8-10")
"""Three red cards: defence 13, evading 1-3 and 8-10."""


def take_all(run: Run) -> Run:
    """Every hit player takes the damage."""
    while run.table.phase != PREDICTING:
        run.answer("take")
    return run


# -- cards and defence values (section 5) ---------------------------------------------------------------------------


@rule("SOT-REB-02", "SOT-DEF-01", "SOT-DEF-02", "EX-SOT-03")
def test_leader_and_defence_card_add_up_and_an_attack_is_subtracted() -> None:
    run = a_run(["starship 5"], {"blue": BLUE, "red": RED})
    assert (run.defence("blue"), run.defence("red")) == (12, 13)
    run.predict().answer("take 5", "take 5")
    assert run.defence("blue") == 7


@rule("SOT-DEF-01")
def test_without_the_defence_card_it_is_the_leader_alone() -> None:
    run = a_run([], {"blue": ("1-2", "6-9", "Falcon"), "red": RED})
    assert run.defence("blue") == 7


@rule("SOT-REB-03", "SOT-REB-05", "SOT-D07")
def test_an_evade_card_works_any_number_of_times_and_by_itself() -> None:
    run = a_run(["lasers 2", "lasers 1", "starship 2"], {"blue": BLUE, "red": RED})
    run.predict().predict().predict()
    assert run.table.shown == 3 and run.table.phase == PREDICTING
    assert (run.defence("blue"), run.defence("red")) == (12, 13)
    assert run.log.count("Blue evades with X-Wing (evades 1-2).") == 3


@rule("SOT-REB-03")
@pytest.mark.parametrize(("card", "left"), [("lasers 4", 7), ("lasers 6", 7), ("starship 4", 3), ("lasers 3", 4)])
def test_a_card_for_one_type_evades_that_type_alone(card: str, left: int) -> None:
    run = a_run([card], {"blue": ("1-2", "Falcon", "lasers 4-6"), "red": RED})
    take_all(run.predict())
    assert run.defence("blue") == left


@rule("SOT-REB-04", "SOT-REB-05", "SOT-D07")
def test_the_falcon_deflects_any_one_attack_if_its_player_likes() -> None:
    run = a_run(["blast 10", "blast 10"], {"blue": FALCON, "red": RED})
    run.predict()
    assert run.asked == "blue" and run.options == ["take 10", "deflect it with Millennium Falcon"]
    run.answer("deflect")
    assert run.defence("blue") == 12
    run.predict()  # the Falcon is gone, 10 is in no range: nothing to choose
    assert run.defence("blue") == 2 and run.table.phase == PREDICTING


@rule("SOT-D07")
def test_keeping_the_falcon_is_the_other_answer() -> None:
    run = a_run(["blast 10", "blast 10"], {"blue": FALCON, "red": RED})
    run.predict().answer("take 10").predict()
    assert run.asked == "blue" and "deflect it with Millennium Falcon" in run.options


@rule("SOT-DEF-03")
@pytest.mark.parametrize(("cards", "left"), [(["starship 8", "starship 4"], 0), (["starship 8", "lasers 3"], 1)])
def test_damage_as_high_as_the_defence_eliminates(cards: list[str], left: int) -> None:
    run = a_run(cards, {"blue": ("Defence", "1-2", "lasers 4-6"), "red": RED})
    run.predict()
    assert run.defence("blue") == 12 - 8  # 8 is in no range of blue's; red evades it
    take_all(run.predict())
    assert run.defence("blue") == left and run.is_flying("blue") == (left > 0)


# -- the run (section 6) --------------------------------------------------------------------------------------------


@rule("SOT-PLAY-01")
def test_the_farthest_card_is_revealed_first() -> None:
    cards = ["lasers 1", "lasers 2", "lasers 2", "starship 2", "lasers 3", "lasers 3"]
    run = a_run(cards, {"blue": BLUE, "red": RED})
    assert run.row() == cards[::-1]
    assert run.prompt == "predict the type of the card in place 6 with Obi-Wan"
    run.predict()
    assert run.prompt == "predict the type of the card in place 5 with Obi-Wan"
    assert "Lasers 1 is revealed." in run.log and "Lasers 2 is revealed." not in run.log


@rule("SOT-PLAY-02")
def test_a_card_attacks_everybody_still_in_the_run() -> None:
    run = a_run(["blast 7", "blast 6"], {"blue": ("1-2", "Falcon", "lasers 4-6"), "red": RED, "gold": BLUE_LIKE_GOLD})
    run.predict().answer("take 7 and be eliminated", "take 7")
    assert not run.is_flying("blue") and run.defence("red") == 13 - 7 and run.defence("gold") == 13 - 7
    run.predict()
    assert run.asked == "red"  # blue is neither asked nor hit any more
    assert run.defence("blue") == 0


BLUE_LIKE_GOLD = ("Defence", "1-2", "8-10")


@rule("SOT-PLAY-03")
def test_the_run_ends_when_six_cards_are_dealt_with() -> None:
    run = a_run(["lasers 1", "lasers 2", "lasers 2", "starship 2", "lasers 3", "lasers 3"], {"blue": BLUE, "red": RED})
    for _ in range(4):
        run.predict()
    run.predict().answer("take 3").predict().answer("take 3")
    assert run.table.round == 2 and (run.points("blue"), run.points("red")) == (2, 2)


@rule("SOT-PLAY-03")
def test_the_run_ends_when_nobody_is_left() -> None:
    run = a_run(["blast 10", "blast 10"], {"blue": BLUE, "red": ("Defence", "1-3", "starship")})
    run.predict().predict()
    assert run.table.round == 2 and run.table.shown == 0
    assert (run.points("blue"), run.points("red")) == (0, 0)


# -- Obi-Wan (section 6) --------------------------------------------------------------------------------------------


@rule("SOT-FOR-01", "SOT-FOR-02")
def test_a_right_prediction_takes_the_attack_away_and_keeps_the_card() -> None:
    run = a_run(["blast 10", "blast 5"], {"blue": FALCON, "red": RED})
    assert run.options == ["no prediction", "blast", "starship", "lasers"] and run.table.shown == 0
    run.predict(blue="blast")
    assert run.defence("blue") == 12 and run.has_force("blue")
    assert run.asked == "blue" and run.table.phase == PREDICTING  # the Falcon was not asked for
    assert "Blue foresaw it: no damage." in run.log


@rule("SOT-FOR-03")
def test_a_wrong_prediction_costs_the_card_and_the_attack_hits() -> None:
    run = a_run(["blast 10", "starship 2"], {"blue": BLUE, "red": RED})
    run.predict(blue="lasers")
    assert run.defence("blue") == 2 and not run.has_force("blue")
    assert run.asked == "red" and run.table.waiting == (1,)  # blue can't predict any more in this run


@rule("SOT-FOR-03")
def test_after_a_wrong_prediction_other_means_are_left() -> None:
    run = a_run(["blast 10"], {"blue": FALCON, "red": RED})
    run.predict(blue="lasers").answer("deflect")
    assert run.defence("blue") == 12 and not run.has_force("blue")


@rule("SOT-D09")
def test_predictions_are_secret_until_all_have_made_theirs() -> None:
    run = a_run(["blast 10"], {"blue": BLUE, "red": RED})
    other = a_run(["blast 10"], {"blue": BLUE, "red": RED})
    run.answer("blast")
    other.answer("lasers")
    assert run.asked == "red"
    assert run.table.observe(1).key() == other.table.observe(1).key()
    assert run.table.observe(0).key() != other.table.observe(0).key()
    run.answer("no prediction")
    other.answer("no prediction")
    assert run.table.observe(1).key() != other.table.observe(1).key()


@rule("SOT-D09")
def test_nobody_predicts_the_card_drawn_for_a_shield() -> None:
    run = a_run(["blast 5"], {"blue": BLUE, "red": RED}, drawn=["blast 10"])
    run.predict().answer("shield", "take 5")
    assert run.has_force("blue") and run.defence("blue") == 2  # 12 - 10, without a question in between


# -- backup shields (section 6) -------------------------------------------------------------------------------------


@rule("SOT-REB-01", "SOT-SHI-01", "SOT-SHI-03")
def test_a_shield_replaces_the_attack_by_a_new_card_once_a_run() -> None:
    run = a_run(["starship 5", "blast 5"], {"blue": BLUE, "red": RED}, drawn=["lasers 3"])
    run.predict().answer("shield", "take 5")
    assert run.defence("blue") == 12 - 3 and not run.has_shield("blue")
    run.predict()
    assert run.asked == "red" and run.defence("blue") == 12 - 3  # blue's shield is used: no question, then 5 damage
    run.answer("take 5")
    assert run.defence("blue") == 12 - 3 - 5


@rule("SOT-SHI-01")
@pytest.mark.parametrize("card", ["blast 5", "starship 5", "lasers 5"])
def test_a_shield_works_against_every_type(card: str) -> None:
    run = a_run([card], {"blue": BLUE, "red": RED})
    run.predict()
    assert run.asked == "blue" and "use the backup shield" in run.options


@rule("SOT-SHI-02", "SOT-SHI-04")
def test_a_shield_is_of_no_use_outside_its_range() -> None:
    run = a_run(["blast 10"], {"blue": ("1-2", "6-9", "lasers 4-6"), "red": RED})
    run.predict()  # defence 7 against 10, range 2-5: nothing to choose
    assert not run.is_flying("blue") and run.has_shield("blue")


@rule("SOT-SHI-04", "SOT-D18", "SOT-DEF-02")
def test_an_attack_outside_the_range_that_a_player_can_bear_does_not_eliminate_him() -> None:
    run = a_run(["blast 10"], {"blue": ("Defence", "6-9", "lasers 4-6"), "red": RED})
    run.predict()  # 7 and 5 from the Defence card against 10, range 2-5
    assert run.is_flying("blue") and run.has_shield("blue")


@rule("SOT-SHI-02")
@pytest.mark.parametrize(("card", "is_offered"), [("lasers 1", False), ("lasers 2", True), ("lasers 6", False)])
def test_the_ends_of_the_range_belong_to_it(card: str, is_offered: bool) -> None:
    run = a_run([card], {"blue": ("Defence", "6-9", "Falcon"), "red": RED})
    run.predict()
    options = run.options if run.asked == "blue" and run.table.phase != PREDICTING else []
    assert ("use the backup shield" in options) == is_offered


@rule("SOT-SHI-05", "SOT-SHI-06", "SOT-D12")
def test_all_shields_of_one_attack_meet_the_same_card() -> None:
    flying = {"blue": BLUE, "red": RED, "gold": BLUE_LIKE_GOLD}
    run = a_run(["starship 5"], flying, drawn=["blast 7", "blast 10"])
    deck = len(run.table.deck)
    run.predict().answer("shield", "shield", "take 5")
    assert len(run.table.deck) == deck - 1 and len(run.table.aside) == 1
    # blue evades 7, red does not, gold stayed with the first card
    assert (run.defence("blue"), run.defence("red"), run.defence("gold")) == (12, 13 - 7, 13 - 5)


@rule("SOT-SHI-03", "SOT-D11", "SOT-D12")
def test_squadron_cards_work_against_the_drawn_card_too() -> None:
    run = a_run(["starship 5"], {"blue": FALCON, "red": RED}, drawn=["blast 10"])
    run.predict().answer("shield", "take 5")
    assert run.asked == "blue" and run.options == ["take 10", "deflect it with Millennium Falcon"]
    run.answer("deflect")
    assert run.defence("blue") == 12 and not run.has_shield("blue")


@rule("SOT-SHI-03")
def test_the_drawn_card_can_eliminate() -> None:
    run = a_run(["starship 5"], {"blue": ("1-2", "6-9", "lasers 4-6"), "red": RED}, drawn=["blast 10"])
    run.predict().answer("shield", "take 5")
    assert not run.is_flying("blue") and run.table.out_at[0] == 1


@rule("SOT-D12")
def test_the_drawn_card_is_none_of_the_row() -> None:
    run = a_run(["starship 5"], {"blue": BLUE, "red": RED}, drawn=["lasers 2"])
    row = run.row()
    run.predict().answer("shield", "take 5")
    assert run.row() == row and run.table.shown == 1
    assert run.prompt == f"predict the type of the card in place {PLACES - 1} with Obi-Wan"
    assert all(run.table.known[card] == 0b11 for card in run.table.aside)  # face up


@rule("SOT-SHI-07", "SOT-D10")
def test_a_shield_may_meet_an_attack_that_would_not_eliminate() -> None:
    run = a_run(["lasers 3"], {"blue": BLUE, "red": RED})
    run.predict()
    assert run.options == ["take 3", "use the backup shield"] and run.defence("blue") == 12


@rule("SOT-D11")
def test_falcon_shield_and_damage_are_chosen_in_secret() -> None:
    run, other = (a_run(["starship 5"], {"blue": FALCON, "red": RED}) for _ in range(2))
    for each, words in ((run, "deflect"), (other, "shield")):
        each.predict().answer(words)
        assert each.asked == "red" and each.defence("blue") == 12
    assert run.table.observe(1).key() == other.table.observe(1).key()


@rule("SOT-D11")
def test_a_right_prediction_comes_before_evades_and_those_before_choices() -> None:
    run = a_run(["lasers 2"], {"blue": FALCON, "red": RED})
    run.predict(blue="lasers")
    assert "Blue foresaw it: no damage." in run.log and not any("Blue evades" in line for line in run.log)
    assert any("Red evades" in line for line in run.log)
    assert run.table.phase == PREDICTING and run.table.shown == 1
