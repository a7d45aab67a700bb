"""Cards seen by one seat stay its secret (D-97), and cards seen by all are known to all."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.state import Table
from tests.conformance.walks import to_the_end
from tests.sandtable.games.destiny.census import destiny_census
from tests.sandtable.games.destiny.examples import destiny_flip
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, VADER, FINN, REY = "01002", "01010", "01045", "01038"
SCOUT, PROBE, STRINGS, LYING, COUNCIL, INFORMANTS = "01033", "01072", "01087", "01098", "01123", "01136"
RETURN, TEMPLE = "01120", "01170"
TAKE_COVER, BLOCK, DODGE, FLANK, LIGHTSABER = "01157", "01153", "01155", "01156", "01059"
CARDS = [TAKE_COVER, BLOCK, DODGE, FLANK, LIGHTSABER]


def theirs() -> list[str]:
    return CARDS.copy()


def lying_in_wait(*picks: str) -> Scene:
    """Two of five cards have to go."""
    hand = [LYING, TAKE_COVER, TAKE_COVER, TAKE_COVER]
    other = a_side([FINN], hand=theirs(), deck=theirs())
    return a_table([TROOPER], other, hand=hand, deck=theirs(), resources=1).play("Lying in Wait", *picks)


def scenes() -> dict[str, Scene]:
    """Somebody is in the middle of something that concerns hidden cards, or has just finished it."""
    other = a_side([FINN], hand=theirs(), deck=theirs())
    scout = a_character(TROOPER, upgrades=[a_piece(SCOUT, "Sp")])
    return {
        "Vader": a_table([VADER], other, deck=theirs()).activate("Darth Vader", "yes"),
        "Scout": a_table([scout], other, deck=theirs()).resolve("Scout"),
        "Probe": a_table([TROOPER], other, hand=[PROBE], deck=theirs()).play("Probe"),
        "Strings before": a_table([TROOPER], other, hand=[STRINGS], deck=theirs()).play("Pulling", "player 2"),
        "Strings between": a_table([TROOPER], other, hand=[STRINGS], deck=theirs()).play(
            "Pulling", "player 2", "Block"
        ),
        "Strings own": a_table([TROOPER], other, hand=[STRINGS], deck=theirs()).play("Pulling", "player 1", "Block"),
        "Lying in Wait": lying_in_wait(),
        "Lying in Wait between": lying_in_wait("Block"),
        "Council asks": a_table([REY], other, supports=[COUNCIL], deck=theirs()).use("Jedi Council", "player 2", "yes"),
        "Council": a_table([REY], other, supports=[COUNCIL], deck=theirs()).use(
            "Jedi Council", "player 2", "yes", "Block"
        ),
        "Informants": a_table([REY], other, supports=[INFORMANTS], deck=theirs()).use("Street Informants"),
        "Temple": a_table([REY], other, battlefield=TEMPLE, deck=theirs()).claim("yes", "Block"),
    }


NAMES = list(scenes())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("viewer", [ME, THEM])
@rule("D-97", "DST-ZONE-19", "DST-ZONE-22")
def test_what_is_hidden_changes_no_observation(name: str, viewer: int) -> None:
    duel = scenes()[name].duel
    key = duel.observe(viewer).key()
    assert all(destiny_flip(duel, viewer, seeded("flip", n)).observe(viewer).key() == key for n in range(5))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("viewer", [ME, THEM])
def test_what_is_imagined_fits_and_can_be_played(name: str, viewer: int) -> None:
    duel = scenes()[name].duel
    for number in range(5):
        world = duel.observe(viewer).imagine(seeded("imagine", number))
        assert world.observe(viewer).key() == duel.observe(viewer).key()
        assert destiny_census(world) == []
        to_the_end(world, seeded("on", number))
        assert world.outcome() is not None


@card("01098")
@rule("DST-CHT-06", "DST-ZONE-19")
def test_cards_picked_one_after_another_show_when_all_are_picked() -> None:
    one, another = lying_in_wait("Block"), lying_in_wait("Dodge")
    assert one.duel.observe(ME).key() == another.duel.observe(ME).key()
    assert one.duel.observe(THEM).key() != another.duel.observe(THEM).key()


@card("01010", "01098")
@pytest.mark.parametrize("name", ["Vader", "Lying in Wait", "Lying in Wait between"])
def test_an_imagined_opponent_chooses_among_the_imagined_cards(name: str) -> None:
    duel = scenes()[name].duel
    for number in range(5):
        world = duel.observe(ME).imagine(seeded("imagine", number))
        assert isinstance(world, Table) and set(world.options) <= set(world.hands[THEM])
        assert set(world.frames[-1].picked) <= set(world.hands[THEM])


@card("01136")
@rule("D-97")
def test_what_the_informants_saw_is_imagined_as_it_is() -> None:
    duel = scenes()["Informants"].duel
    for number in range(5):
        world = duel.observe(ME).imagine(seeded("imagine", number))
        assert isinstance(world, Table) and sorted(world.hands[THEM]) == sorted(duel.hands[THEM])


@card("01136")
def test_the_log_names_the_cards_to_who_looked_and_their_number_to_others() -> None:
    scene = a_table([REY], a_side([FINN], hand=[BLOCK, DODGE]), supports=[INFORMANTS])
    scene.duel.record()
    told = [event for event in scene.use("Street Informants").duel.events() if event.kind == "look"]
    assert [(event.seen_by, event.text, event.secret) for event in told] == [
        (ME, "Player 1 looks at Block, Dodge.", "Player 1 looks at 2 cards.")
    ]


@card("01123")
def test_who_saw_a_card_drawn_still_knows_it_and_its_player_has_told_nobody() -> None:
    scene = scenes()["Council"]
    drawn = scene.duel.hands[THEM][-1]
    assert scene.duel.print(drawn).title == "Take Cover"
    for number in range(5):
        world = scene.duel.observe(ME).imagine(seeded("imagine", number))
        assert isinstance(world, Table) and drawn in world.hands[THEM]


@card("01120")
@rule("DST-ZONE-26")
def test_a_card_taken_from_the_discard_pile_is_known_in_the_hand() -> None:
    mine = a_table([REY], [FINN], hand=[RETURN, BLOCK], deck=theirs(), discard=["01117"], resources=1)
    duel = mine.play("Return of the Jedi").duel
    heroism = duel.hands[ME][-1]
    for number in range(5):
        world = duel.observe(THEM).imagine(seeded("imagine", number))
        assert isinstance(world, Table) and heroism in world.hands[ME]


@card("01059")
@rule("D-45", "D-97")
def test_a_card_announced_is_known_while_its_place_is_chosen() -> None:
    mine = a_table([REY, FINN], [TROOPER], hand=[LIGHTSABER, BLOCK], deck=theirs(), resources=3)
    duel = mine.play("Lightsaber").duel
    assert mine.knows(THEM) == ["Lightsaber"]
    for number in range(5):
        world = duel.observe(THEM).imagine(seeded("imagine", number))
        assert world.observe(THEM).key() == duel.observe(THEM).key()
        to_the_end(world, seeded("on", number))
    assert mine.answer("Rey").knows(THEM) == []


def upkeep() -> Scene:
    """Player 1 may discard some of three cards, then player 2 its only one."""
    other = a_side([FINN], hand=[BLOCK], deck=theirs())
    return a_table([TROOPER], other, hand=[TAKE_COVER, DODGE, FLANK], deck=theirs()).pass_().pass_()


@rule("D-02", "DST-RND-09")
def test_nobody_sees_how_many_cards_another_has_named_so_far() -> None:
    ways = [upkeep(), upkeep().answer("Take Cover"), upkeep().answer("Take Cover", "Dodge")]
    assert [way.asked for way in ways] == [ME, ME, ME]
    assert len({way.duel.observe(THEM).key() for way in ways}) == 1
    assert len({way.duel.observe(ME).key() for way in ways}) == 3
    for way in ways:
        way.answer("keep the rest")
    ways.append(upkeep().answer("Take Cover", "Dodge", "Flank"))
    assert [way.asked for way in ways] == [THEM] * 4
    assert len({way.duel.observe(THEM).key() for way in ways}) == 1
    assert len({way.duel.observe(ME).key() for way in ways}) == 4


@rule("D-02")
def test_who_imagines_the_choice_of_another_begins_it_anew() -> None:
    for way in (upkeep(), upkeep().answer("Take Cover"), upkeep().answer("Take Cover", "Dodge")):
        world = way.duel.observe(THEM).imagine(seeded("anew"))
        assert isinstance(world, Table)
        assert (world.seat(), world.count()) == (ME, 4), "all three cards may still be named, or none"
        assert world.options[1:] == list(world.hands[ME])


@rule("D-02", "DST-ZONE-18")
def test_the_log_tells_of_hidden_discards_when_all_have_chosen() -> None:
    scene = upkeep()
    scene.duel.record()
    before = len(scene.duel.told)
    scene.answer("Take Cover", "keep the rest")
    assert len(scene.duel.told) == before
    scene.answer("Block")
    texts = [event.text for event in scene.duel.events()]
    assert {"Player 1 discards Take Cover.", "Player 2 discards Block."} <= set(texts)
