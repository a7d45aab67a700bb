"""Cards that look at an opponent's hand or make somebody discard from it."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Side, a_character, a_piece, a_side, a_table

TROOPER, VADER, FINN, REY, PADAWAN = "01002", "01010", "01045", "01038", "01036"
SCOUT, PROBE, HOPE, LYING, INFORMANTS, TEMPLE = "01033", "01072", "01079", "01098", "01136", "01170"
TAKE_COVER, UNPREDICTABLE, BLOCK, DODGE = "01157", "01162", "01153", "01155"
LIGHTSABER, HOLDOUT = "01059", "01063"


@card("01010")
@rule("D-76", "DST-CHT-03")
def test_vader_makes_an_opponent_choose_a_card_to_discard() -> None:
    scene = a_table([VADER], a_side([FINN], hand=[TAKE_COVER, BLOCK])).activate("Darth Vader", "yes")
    assert (scene.asked, scene.options) == (THEM, ["Take Cover", "Block"])
    scene.answer("Block")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Take Cover"], ["Block"])


@card("01010")
def test_vader_may_spare_the_hand() -> None:
    scene = a_table([VADER], a_side([FINN], hand=[TAKE_COVER, BLOCK])).activate("Darth Vader", "no")
    assert (len(scene.hand(THEM)), scene.asked) == (2, THEM)


@card("01010")
@rule("DST-CHT-05")
def test_vader_finds_an_empty_hand() -> None:
    scene = a_table([VADER], [FINN]).activate("Darth Vader", "yes")
    assert (scene.discard(THEM), scene.prompt) == ([], "Take an action or pass")


def a_scout(hand: list[str], team: str = FINN) -> tuple[Fighter, Side]:
    return a_character(TROOPER, upgrades=[a_piece(SCOUT, "Sp")]), a_side([team], hand=hand)


@card("01033")
@rule("DST-CHP-01")
def test_scout_discards_the_cheapest_card() -> None:
    mine, theirs = a_scout([BLOCK, TAKE_COVER, LIGHTSABER])
    scene = a_table([mine], theirs).resolve("Scout")
    assert (scene.discard(THEM), scene.hand(THEM)) == (["Take Cover"], ["Block", "Lightsaber"])
    assert scene.knows() == ["Block", "Take Cover", "Lightsaber"]


@card("01033")
def test_who_scouts_chooses_among_equally_cheap_cards() -> None:
    mine, theirs = a_scout([BLOCK, TAKE_COVER, UNPREDICTABLE])
    scene = a_table([mine], theirs).resolve("Scout")
    assert (scene.asked, scene.options) == (ME, ["Take Cover", "Unpredictable"])
    scene.answer("Unpredictable")
    assert scene.hand(THEM) == ["Block", "Take Cover"]


@card("01033")
@rule("DST-CHP-02", "D-118")
def test_scout_compares_costs_without_what_attaching_would_save() -> None:
    """A weapon costs 1 less on the Padawan, not in the hand."""
    mine, theirs = a_scout([HOLDOUT, BLOCK], PADAWAN)
    assert a_table([mine], theirs).resolve("Scout").options == ["Holdout Blaster", "Block"]


@card("01033")
def test_scout_finds_an_empty_hand() -> None:
    mine, theirs = a_scout([])
    scene = a_table([mine], theirs).resolve("Scout")
    assert (scene.knows(), scene.pool(), scene.asked) == ([], [], THEM)


@card("01072")
@rule("DST-ABL-06")
def test_probe_discards_events_and_leaves_the_rest() -> None:
    scene = a_table([TROOPER], a_side([FINN], hand=[LIGHTSABER, TAKE_COVER]), hand=[PROBE]).play("Probe")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Lightsaber"], ["Take Cover"])
    assert sorted(scene.knows()) == ["Lightsaber", "Take Cover"]


@card("01072")
def test_probe_sees_two_different_cards_only() -> None:
    hand = [LIGHTSABER, HOLDOUT, SCOUT, TAKE_COVER]
    for number in range(6):
        scene = a_table([TROOPER], a_side([FINN], hand=hand), hand=[PROBE]).roll_next(number).play("Probe")
        seen = scene.knows()
        assert len(set(seen)) == 2
        assert scene.discard(THEM) == [title for title in seen if title == "Take Cover"]


@card("01072")
def test_probe_discards_two_events() -> None:
    scene = a_table([TROOPER], a_side([FINN], hand=[BLOCK, TAKE_COVER]), hand=[PROBE]).play("Probe")
    assert (scene.hand(THEM), sorted(scene.discard(THEM))) == ([], ["Block", "Take Cover"])


@card("01072")
def test_probe_sees_what_there_is() -> None:
    scene = a_table([TROOPER], a_side([FINN], hand=[TAKE_COVER]), hand=[PROBE]).play("Probe")
    assert (scene.hand(THEM), scene.discard(THEM)) == ([], ["Take Cover"])
    assert a_table([TROOPER], [FINN], hand=[PROBE]).play("Probe").knows() == []


@card("01079")
@rule("DST-CHE-03")
def test_hope_costs_all_resources_or_the_hand() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, BLOCK], resources=3)
    scene = a_table([VADER], theirs, hand=[HOPE], resources=2).play("Abandon All Hope")
    assert scene.asked == THEM
    scene.answer("lose all of your resources")
    assert (scene.resources(THEM), len(scene.hand(THEM))) == (0, 2)
    scene = a_table([VADER], theirs, hand=[HOPE], resources=2).play("Abandon All Hope", "discard all cards")
    assert (scene.resources(THEM), scene.hand(THEM), scene.discard(THEM)) == (3, [], ["Take Cover", "Block"])


@card("01079")
@rule("DST-CLR-12", "DST-CHE-01", "DST-CHE-02")
def test_hope_lets_an_opponent_give_up_nothing() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER])
    scene = a_table([VADER], theirs, hand=[HOPE], resources=2).play("Abandon All Hope", "lose all of your resources")
    assert (scene.resources(THEM), scene.hand(THEM)) == (0, ["Take Cover"])
    theirs = a_side([FINN], resources=4)
    scene = a_table([VADER], theirs, hand=[HOPE], resources=2).play("Abandon All Hope", "discard all cards")
    assert (scene.resources(THEM), scene.discard(THEM)) == (4, [])


@card("01098")
def test_lying_in_wait_leaves_an_opponent_as_many_cards_as_you_have() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, BLOCK, DODGE])
    scene = a_table([TROOPER], theirs, hand=[LYING, LIGHTSABER], resources=1).play("Lying in Wait")
    assert scene.asked == THEM
    scene.answer("Take Cover", "Dodge")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Block"], ["Take Cover", "Dodge"])


@card("01098")
@rule("DST-EVT-03")
def test_lying_in_wait_itself_is_in_no_hand() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER])
    scene = a_table([TROOPER], theirs, hand=[LYING], resources=1).play("Lying in Wait")
    assert (scene.hand(THEM), scene.discard(THEM)) == ([], ["Take Cover"])


@card("01098")
def test_lying_in_wait_does_nothing_to_a_hand_that_is_no_larger() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER])
    scene = a_table([TROOPER], theirs, hand=[LYING, LIGHTSABER, BLOCK], resources=1).play("Lying in Wait")
    assert (scene.hand(THEM), scene.prompt) == (["Take Cover"], "Take an action or pass")


@card("01136")
@rule("DST-AMB-01", "DST-LOK-01", "DST-LOK-02")
def test_informants_look_at_a_hand_at_once() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, LIGHTSABER])
    scene = a_table([TROOPER], theirs, hand=[INFORMANTS]).play("Street Informants").use("Street Informants")
    assert (scene.knows(), scene.hand(THEM)) == (["Take Cover", "Lightsaber"], ["Take Cover", "Lightsaber"])
    assert (scene.exhausted("Street Informants"), scene.asked) == (True, THEM)


@card("01136")
def test_exhausted_informants_tell_nothing() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER])
    assert not a_table([TROOPER], theirs, supports=[a_piece(INFORMANTS, exhausted=True)]).can("Informants")


@card("01170")
def test_temple_discards_two_events_of_a_hand() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, LIGHTSABER, BLOCK, DODGE])
    scene = a_table([TROOPER], theirs, battlefield=TEMPLE).claim("yes")
    assert scene.options == ["no more", "Take Cover", "Block", "Dodge"]
    scene.answer("Take Cover", "Dodge")
    assert (scene.hand(THEM), scene.asked) == (["Lightsaber", "Block"], THEM)
    assert scene.knows() == ["Take Cover", "Lightsaber", "Block", "Dodge"]


@card("01170")
@rule("D-94")
def test_temple_may_discard_fewer() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, LIGHTSABER, BLOCK])
    scene = a_table([TROOPER], theirs, battlefield=TEMPLE).claim("yes", "Block")
    assert (scene.hand(THEM), scene.asked) == (["Take Cover", "Lightsaber"], THEM)
    scene = a_table([TROOPER], theirs, battlefield=TEMPLE).claim("yes", "no more")
    assert len(scene.hand(THEM)) == 3


@card("01170")
def test_temple_finds_no_event() -> None:
    theirs = a_side([FINN], hand=[LIGHTSABER])
    scene = a_table([TROOPER], theirs, battlefield=TEMPLE).claim("yes")
    assert (scene.hand(THEM), scene.knows(), scene.asked) == (["Lightsaber"], ["Lightsaber"], THEM)
