"""A view of a table of Destiny shows what the log tells, and each option lies on a thing that can be clicked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import named, told, view, viewing_of
from sandtable.engine.views import EVERYTHING, ONLOOKER, ROLLED, View
from sandtable.games.destiny import GAME
from sandtable.games.destiny.random_decks import random_deck
from sandtable.games.destiny.setting_up import seat as seat_decks
from tests.support.destiny import ME, THEM, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, REY, QUI_GON, KYLO, FINN = "01002", "01038", "01037", "01011", "01045"
TAKE_COVER, BLOCK, USE_THE_FORCE = "01157", "01153", "01149"
LIGHTSABER, ROBES, GEAR, RIFLE = "01059", "01040", "01034", "01008"
INFORMANTS, SCOUTING = "01136", "01087"


def seen(scene: Scene, viewer: int = EVERYTHING) -> View:
    return view("destiny", scene.duel, viewer)


def thing(scene: Scene, name: str, viewer: int = EVERYTHING) -> dict[str, Any]:
    """The thing whose label begins with this."""
    return next(each for _, each, _ in named(seen(scene, viewer).things) if str(each.get("label")).startswith(name))


def places(scene: Scene) -> dict[str, tuple[str, ...]]:
    """The things of each option of the open question by the words of the option."""
    question = seen(scene, scene.asked).question
    assert question is not None
    return {choice.text: choice.at for choice in question.choices}


def labels(scene: Scene, at: tuple[str, ...]) -> list[str]:
    things = {name: each for name, each, _ in named(seen(scene).things)}
    return [str(things[name].get("label") or things[name]["name"]) for name in at]


def changes(before: View, after: View) -> list[str]:
    return [change.text for change in viewing_of("destiny").changes(before, after)]


# -- the things --------------------------------------------------------------------------------------------------


def test_damage_goes_through_shields() -> None:
    """Kylo Ren's die deals 1 damage to a character with 1 shield, then another one to a character without."""
    mine = [a_character(KYLO, showing=["1MD", "1MD"])]
    scene = a_table(mine, [a_character(REY, damage=3, shields=1)])
    scene.resolve("Kylo Ren", "Rey")
    assert (thing(scene, "Rey")["damage"], thing(scene, "Rey")["shields"]) == (3, 0)
    scene.answer("Kylo Ren die", "Rey")
    assert (thing(scene, "Rey")["damage"], thing(scene, "Rey")["health"]) == (4, 10)
    assert "  Rey, Force Prodigy: 4 of 10 damage, ready, 1 die on it." in told(seen(scene))


def test_resources_are_those_that_the_log_tells() -> None:
    scene = a_table([a_character(KYLO, showing=["1R"])], resources=2)
    scene.duel.record()
    scene.resolve("Kylo Ren")
    assert "Player 1 gains 1 resource and has 3." in scene.log()
    assert [seat["resources"]["count"] for seat in seen(scene).seats] == [3, 0]


def test_a_defeated_character_stays_in_the_view_and_its_upgrades_are_discarded() -> None:
    theirs = [a_character(REY, damage=9, upgrades=[ROBES]), a_character(FINN)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo Ren", "Rey")
    rey = thing(scene, "Rey")
    assert (rey["defeated"], rey["upgrades"], rey["dice"]) == (True, [], [])
    assert [card["label"] for card in seen(scene).seats[THEM]["discard"]["cards"]] == ["Jedi Robes"]
    assert "  Rey, Force Prodigy: defeated." in told(seen(scene))


def test_the_last_defeat_is_seen_when_the_game_is_over() -> None:
    scene = a_table([a_character(KYLO, showing=["1MD"])], [a_character(REY, damage=9)]).resolve("Kylo Ren", "Rey")
    assert thing(scene, "Rey")["defeated"] and not thing(scene, "Kylo Ren")["defeated"]
    assert told(seen(scene))[-1] == "The game is over (defeat): Player 1 won."


def test_a_die_lies_on_its_card_and_then_in_the_pool() -> None:
    scene = a_table([a_character(KYLO, dice=2, upgrades=[LIGHTSABER])])
    kylo = thing(scene, "Kylo Ren, ")
    assert ([die["shows"] for die in kylo["dice"]], kylo["elite"], kylo["exhausted"]) == ([None, None], True, False)
    assert [die["name"] for die in kylo["upgrades"][0]["dice"]] == ["Lightsaber"]
    before = seen(scene)
    scene.roll_next(1, 0, 1).activate("Kylo Ren")
    kylo = thing(scene, "Kylo Ren, ")
    assert (kylo["dice"], kylo["upgrades"][0]["dice"], kylo["exhausted"]) == ([], [], True)
    pool = [(die["name"], die["face"], die["shows"]) for die in seen(scene).seats[ME]["pool"]["dice"]]
    assert pool == [
        ("Kylo Ren", "2MD1", "2 melee for 1"),
        ("Kylo Ren", "1MD", "1 melee"),
        ("Lightsaber", "+2MD", "+2 melee"),
    ]
    rolls = [change for change in viewing_of("destiny").changes(before, seen(scene)) if change.kind == ROLLED]
    assert [change.text for change in rolls] == [
        "Kylo Ren die rolls 2 melee for 1",
        "Kylo Ren die rolls 1 melee",
        "Lightsaber die rolls +2 melee",
    ]


def test_an_event_whose_effect_is_not_over_lies_in_no_pile() -> None:
    scene = a_table([REY, FINN], hand=[TAKE_COVER]).play("Take Cover")
    things = seen(scene, ONLOOKER).things
    assert [card["label"] for card in things["playing"]["cards"]] == ["Take Cover"]
    assert (things["seats"][ME]["hand"]["count"], things["seats"][ME]["discard"]["cards"]) == (0, [])


def test_a_seat_sees_its_hand_and_counts_the_others() -> None:
    scene = a_table([REY], a_side([FINN], hand=[TAKE_COVER, BLOCK]), hand=[GEAR])
    for viewer, mine, theirs in ((ME, 1, 0), (THEM, 0, 2), (ONLOOKER, 0, 0), (EVERYTHING, 1, 2)):
        hands = [seat["hand"] for seat in seen(scene, viewer).seats]
        assert [len(hand["cards"]) for hand in hands] == [mine, theirs]
        assert [hand["count"] for hand in hands] == [1, 2]


def test_a_hand_that_somebody_has_looked_at_is_open_to_that_seat_alone() -> None:
    scene = a_table([FINN], a_side([REY], hand=[TAKE_COVER, BLOCK]), supports=[INFORMANTS]).answer("use ")
    names = {
        viewer: [c["label"] for c in seen(scene, viewer).seats[THEM]["hand"]["cards"]] for viewer in (ME, ONLOOKER)
    }
    assert (sorted(names[ME]), names[ONLOOKER]) == (["Block", "Take Cover"], [])


def test_an_upgrade_tells_its_owner() -> None:
    scene = a_table([a_character(KYLO, upgrades=[RIFLE])], [REY])
    assert [upgrade["owner"] for upgrade in thing(scene, "Kylo Ren, ")["upgrades"]] == [ME]


def test_the_battlefield_tells_who_controls_and_who_has_claimed_it() -> None:
    scene = a_table([FINN], [REY], holder=THEM)
    before = seen(scene)
    assert (before.things["battlefield"]["holder"], before.things["battlefield"]["claimer"]) == (THEM, None)
    scene.claim("no")
    field = seen(scene).things["battlefield"]
    assert (field["holder"], field["claimer"], field["cards"][0]["name"]) == (ME, ME, "Echo Base")
    assert "Player 1 claims the battlefield" in changes(before, seen(scene))
    assert (
        told(seen(scene))[1] == "Battlefield: Echo Base, Hoth (Player 1), controlled by Player 1, claimed by Player 1."
    )


def test_a_player_who_is_out_of_a_free_for_all() -> None:
    """Kylo Ren defeats the only character of the second of three players."""
    mine, second, third = (
        a_side([a_character(KYLO, showing=["1MD"])]),
        a_side([a_character(REY, damage=9)]),
        a_side([FINN]),
    )
    scene = a_free_for_all(mine, second, third).resolve("Kylo Ren", "Rey")
    assert [seat["out"] for seat in seen(scene).seats] == [False, True, False]


# -- the places of options ---------------------------------------------------------------------------------------


def test_actions_lie_on_cards_and_dice_and_passing_and_claiming_lie_nowhere() -> None:
    scene = a_table([a_character(KYLO, showing=["1R"]), FINN], hand=[TAKE_COVER])
    found = {text: labels(scene, at) for text, at in places(scene).items()}
    assert found == {
        "pass": [],
        "claim Echo Base, Hoth": [],
        "play Take Cover": ["Take Cover"],
        "discard Take Cover to reroll dice": ["Take Cover", "Player 1's pool"],
        "resolve Kylo Ren die (1 resource)": ["Kylo Ren die"],
        "activate Finn, First Order Defector": ["Finn, First Order Defector"],
    }


def test_an_upgrade_goes_onto_a_character_or_first_onto_the_upgrade_it_replaces() -> None:
    scene = a_table([a_character(FINN, upgrades=[GEAR]), REY], hand=[RIFLE], resources=5).play("F-11D Rifle")
    finn = "Finn, First Order Defector"
    assert {text: labels(scene, at) for text, at in places(scene).items()} == {
        "Rey, Force Prodigy": ["Rey, Force Prodigy"],
        finn: [finn],
        f"{finn}, replacing Survival Gear": ["Survival Gear", finn],
    }


def test_a_die_is_turned_by_clicking_one_of_its_sides() -> None:
    """Rey's die shows a blank; its five other sides are all different."""
    team = [a_character(REY, showing=["-"]), a_character(KYLO, showing=["1R"])]
    scene = a_table(team, hand=[USE_THE_FORCE], resources=1)
    assert scene.play("Use The Force", "Rey die").prompt == "Turn it to which side?"
    sides = seen(scene, ME).things["sides"]
    assert [side["face"] for side in sides] == ["1MD", "+2MD", "1Dc", "1R", "+1R"]
    assert [at for at in places(scene).values()] == [(side["at"],) for side in sides]
    assert seen(scene, THEM).things["sides"] == seen(scene, ONLOOKER).things["sides"] == []
    before = seen(scene)
    scene.answer("2 melee")
    assert "Rey die: blank \u2192 +2 melee" in changes(before, seen(scene))


def test_cards_of_a_deck_can_be_put_back_where_they_lie() -> None:
    """Three cards were looked at: each is an option, and so is to put none of them on the bottom."""
    deck = [TAKE_COVER, BLOCK, GEAR, LIGHTSABER]
    scene = a_table([REY], hand=[SCOUTING], deck=deck, resources=3).answer("play ", "player 1")
    known = seen(scene, ME).seats[ME]["deck"]["cards"]
    assert [(card["label"], card["place"]) for card in known] == [("Take Cover", 1), ("Block", 2), ("Survival Gear", 3)]
    assert [labels(scene, at) for at in places(scene).values()] == [
        [],
        ["Take Cover"],
        ["Block"],
        ["Survival Gear"],
    ]
    assert seen(scene, THEM).seats[ME]["deck"]["cards"] == []


def test_cards_chosen_in_the_mulligan_are_marked_for_their_owner_alone() -> None:
    setup = seat_decks([random_deck(seeded("view", seat), "awakenings") for seat in (ME, THEM)])
    state = GAME.start(setup, seeded("mulligan"))
    state.apply(1)
    marked = {viewer: view("destiny", state, viewer).seats[ME]["hand"]["cards"] for viewer in (ME, THEM, EVERYTHING)}
    assert [card["chosen"] for card in marked[ME]] == [True, False, False, False, False]
    assert marked[EVERYTHING] == marked[ME] and marked[THEM] == []


def test_dice_picked_for_a_reroll_are_marked_until_they_are_rolled() -> None:
    team = [a_character(KYLO, showing=["1R", "-"]), a_character(FINN, showing=["1Sh"])]
    scene = a_table(team, [a_character(REY, showing=["1R"])], hand=[TAKE_COVER])
    before = seen(scene, THEM)
    scene.answer("discard Take Cover", "Kylo Ren die (blank)")
    dice = seen(scene, THEM).seats[ME]["pool"]["dice"]
    assert [(die["face"], die["chosen"]) for die in dice] == [("1R", False), ("-", True), ("1Sh", False)]
    assert "Kylo Ren die is chosen" in changes(before, seen(scene, THEM))
    scene.answer("no more")
    assert not any(die["chosen"] for seat in seen(scene).seats for die in seat["pool"]["dice"])


# -- whole games of all cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 2, 2, 3, 4])
def test_every_option_but_closing_ones_lies_on_a_thing_of_the_view(seats: int, request: pytest.FixtureRequest) -> None:
    salt = request.node.name
    setup = seat_decks([random_deck(seeded("view", salt, seat), "awakenings") for seat in range(seats)])
    state, dice = GAME.start(setup, seeded("view", salt)), seeded("choices", salt)
    while state.seat() >= 0:
        mine = view("destiny", state, state.seat())
        names = {name for name, _, _ in named(mine.things)}
        assert mine.question is not None
        for choice in mine.question.choices:
            closes = choice.index == state.declining() or choice.text.startswith("claim ")
            assert bool(choice.at) != closes and {*choice.at} <= names, (mine.question.prompt, choice)
        state.apply(dice.below(state.count()))


def test_what_the_log_of_games_tells_last_is_in_the_view() -> None:
    """After each decision of four games, two with defeats: the resources told last, and the defeated characters."""
    defeats = [defeats_while_read(seed) for seed in (8, 9, 10, 11)]
    assert max(defeats) > 0


def defeats_while_read(seed: int) -> int:
    """Read the log and the view of a game side by side; the number of defeated characters at its end."""
    setup = seat_decks([random_deck(seeded("log", seed, seat), "awakenings") for seat in (ME, THEM)])
    state, dice = GAME.start(setup, seeded("log", seed)), seeded("choices", seed)
    state.record()
    resources: dict[str, int] = {}
    defeated: set[str] = set()
    read = 0
    while state.seat() >= 0:
        state.apply(dice.below(state.count()))
        events = state.events()
        for event in events[read:]:
            if event.kind in ("gain", "spend", "lose") and (found := re.search(r"has (\d+)\.", event.text)):
                resources[event.text[: len("Player 1")]] = int(found[1])
            elif event.kind == "defeated":
                defeated.add(event.text.partition(" is defeated")[0])
            elif event.kind == "return to the game":
                defeated.remove(event.text.removesuffix(" returns to the game."))
        read = len(events)
        seats = view("destiny", state, ONLOOKER).seats
        assert {seat["name"]: seat["resources"]["count"] for seat in seats if seat["name"] in resources} == resources
        characters = [each for seat in seats for each in seat["characters"]]
        assert {each["label"] for each in characters if each["defeated"]} == defeated
    assert len(resources) == 2
    return len(defeated)


def test_a_die_of_an_upgrade_is_told_in_the_pool_and_no_longer_on_its_card() -> None:
    scene = a_table([a_character(KYLO, upgrades=[a_piece(LIGHTSABER, showing="Sp")])], supports=[INFORMANTS])
    lines = told(seen(scene))
    assert "    with Lightsaber." in lines
    assert "  Pool: Lightsaber die (special)." in lines
