"""Names and the log: whose thing is meant, which of several, and what comes of an effect."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.log import EVERYONE
from sandtable.games.destiny import GAME
from tests.conformance.examples import EXAMPLES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, TROOPER, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

REY, QUI_GON, DOOKU, KYLO, FINN = "01038", "01037", "01009", "01011", "01045"
TAKE_COVER, BLOCK, AIM, ROBES, LIGHTSABER = "01157", "01153", "01151", "01040", "01059"
GEAR, FLAME_THROWER, LAUNCH_BAY, DODGE = "01034", "01024", "01031", "01155"


def told(scene: Scene) -> Scene:
    """The scene with a log from now on."""
    scene.duel.record()
    return scene


def news(scene: Scene, seat: int = EVERYONE) -> list[str]:
    """The log without the hands it begins with."""
    return [line for line in scene.log(seat) if " draws " not in line]


# -- whose, and which of several ---------------------------------------------------------------------------------


def test_a_name_that_both_players_have_says_whose_it_is() -> None:
    scene = told(a_table([REY], [REY, FINN], hand=[TAKE_COVER])).play("Take Cover")
    mine, theirs = "Rey, Force Prodigy (Player 1)", "Rey, Force Prodigy (Player 2)"
    assert scene.options == [mine, theirs, "Finn, First Order Defector"]
    scene.answer(theirs)
    assert news(scene) == ["Player 1 plays Take Cover for 0.", f"{theirs} gains 1 shield and has 1."]


def test_a_die_says_whose_it_is_where_both_players_have_one_of_that_name() -> None:
    mine, theirs = [a_character(KYLO, showing=["1MD"])], [a_character(KYLO, showing=["1MD"]), a_character(FINN)]
    scene = told(a_table(mine, theirs, hand=[BLOCK], resources=2)).play("Block")
    assert "Kylo Ren die (Player 2) (1 melee) is removed." in news(scene)


def test_a_line_that_begins_with_its_player_says_the_player_once() -> None:
    scene = told(a_table([KYLO], [KYLO])).activate("Kylo Ren")
    lines = news(scene)
    assert lines[0] == "Player 1 activates Kylo Ren, Vader's Disciple."
    assert lines[1].startswith("Kylo Ren die (Player 1) rolls ")


def test_several_characters_of_one_name_are_numbered_by_their_place_in_the_team() -> None:
    scene = told(a_table([TROOPER, TROOPER, REY], [FINN]))
    assert [option for option in scene.options if "activate" in option] == [
        "activate First Order Stormtrooper #1",
        "activate First Order Stormtrooper #2",
        "activate Rey, Force Prodigy",
    ]
    scene.answer("activate First Order Stormtrooper #2")
    assert news(scene)[0] == "Player 1 activates First Order Stormtrooper #2."
    assert news(scene)[1].startswith("First Order Stormtrooper #2 die rolls ")


def test_copies_are_numbered_while_several_are_in_play() -> None:
    one = a_table([a_character(REY, upgrades=[a_piece(LIGHTSABER, "1R")])], [FINN], deck=[LIGHTSABER])
    assert one.can("resolve Lightsaber die (1 resource)")
    sabers = [a_piece(LIGHTSABER, "1R"), a_piece(LIGHTSABER, "1R")]
    two = a_table([a_character(REY, upgrades=sabers)], [FINN])
    assert two.can("resolve Lightsaber #1 die (1 resource)") and two.can("resolve Lightsaber #2 die (1 resource)")


def test_the_log_numbers_copies_as_soon_as_a_second_one_enters_play() -> None:
    scene = told(a_table([REY, KYLO], [FINN], hand=[GEAR, GEAR], resources=6))
    while scene.hand():
        scene.play("Survival Gear", "Rey, Force Prodigy")
        while scene.hand() and not scene.can("play Survival Gear"):
            scene.answer("pass" if scene.can("pass") else "no")
    entered = [line for line in news(scene) if " goes on " in line]
    assert entered == ["Survival Gear goes on Rey, Force Prodigy.", "Survival Gear #2 goes on Rey, Force Prodigy."]


@rule("D-81", "DST-SIM-02")
@card("01009", "01024")
def test_abilities_of_one_name_are_told_apart_where_their_order_is_chosen() -> None:
    mine = [a_character(DOOKU, upgrades=[a_piece(FLAME_THROWER, "Sp")])]
    scene = a_table(mine, a_side([DOOKU], hand=[TAKE_COVER]), hand=[BLOCK])
    scene.resolve("Flame Thrower")
    for seat in (ME, THEM):
        scene.duel.apply(scene.duel.options.index(scene.find("Dooku", seat)))
    assert [option.split(":")[0] for option in scene.options] == ["Count Dooku (Player 1)", "Count Dooku (Player 2)"]


def test_a_free_for_all_always_says_whose_character_it_is() -> None:
    scene = a_free_for_all(a_side([REY], hand=[TAKE_COVER]), a_side([FINN]), a_side([KYLO])).play("Take Cover")
    assert all("(Player " in option for option in scene.options)


def test_a_die_that_leaves_the_game_with_its_character_is_told() -> None:
    theirs = [a_character(FINN, damage=9, showing=["1MD"]), a_character(REY)]
    scene = told(a_table([a_character(KYLO, showing=["1MD"])], theirs)).resolve("Kylo", "Finn")
    assert "Finn, First Order Defector is defeated; its die leaves the game." in news(scene)
    assert scene.pool(THEM) == []


# -- what comes of an effect -------------------------------------------------------------------------------------


def test_an_event_without_a_target_says_so() -> None:
    scene = told(a_table([REY], [FINN], hand=[BLOCK], resources=2)).play("Block")
    assert news(scene)[-1] == "Nothing happens: Block finds no target."


def test_a_special_that_finds_nothing_says_so() -> None:
    scene = told(a_table([a_character(REY, upgrades=[a_piece("01044", "Sp")])], [FINN]))
    scene.resolve("Rey's Staff")
    assert news(scene) == ["Player 1 resolves special (Rey's Staff).", "Nothing happens: Rey's Staff finds no target."]


def test_an_effect_of_a_card_that_came_to_something_has_no_such_line() -> None:
    scene = told(a_table([REY], [FINN], hand=[TAKE_COVER])).play("Take Cover", "Rey")
    assert not any(line.startswith("Nothing") for line in news(scene))


def test_shields_and_resources_that_nobody_has_or_gets_are_told_as_such() -> None:
    scene = told(a_table([a_character(REY, shields=3)], [FINN], hand=[TAKE_COVER])).play("Take Cover", "Rey")
    assert news(scene)[-1] == "Rey, Force Prodigy gains no shield: it has 3 already."


@card("01038")
def test_an_ability_is_told_only_when_something_comes_of_it() -> None:
    for answer, comes in (("no", False), ("yes", True)):
        scene = told(a_table([REY], [FINN], hand=[LIGHTSABER], resources=3)).play("Lightsaber").answer(answer)
        lines = news(scene)
        assert ("Player 1: the ability of Rey, Force Prodigy." in lines) == comes
        if comes:
            assert lines[-2:] == [
                "Player 1: the ability of Rey, Force Prodigy.",
                "Player 1 may take an additional action.",
            ]


@rule("D-14")
def test_a_side_with_x_keeps_the_value_that_it_had() -> None:
    """The words are made after the event: cards that leave the hand later don't change them."""
    theirs = a_side([KYLO], supports=[a_piece(LAUNCH_BAY, "XRD")], hand=[BLOCK, BLOCK])
    scene = told(a_table([FINN], theirs, hand=[DODGE], resources=2)).play("Dodge")
    assert "Launch Bay die (2 ranged) is removed." in news(scene)
    scene.duel.hands = [scene.duel.hands[ME], ()]
    assert "Launch Bay die (2 ranged) is removed." in news(scene)


# -- hands and the mulligan --------------------------------------------------------------------------------------


@rule("DST-SET-04", "D-30", "D-02")
def test_a_mulligan_is_told_in_the_order_it_is_done_and_only_to_its_player() -> None:
    duel = GAME.start(GAME.setup(list(EXAMPLES["destiny"].subjects)), seeded("mulligan"))
    duel.record()
    duel.apply(1)
    while (ask := duel.ask()) is not None and "shuffle a card" in ask.prompt:
        duel.apply(0)
    events = [event for event in duel.events() if event.kind in ("draw", "mulligan")]
    assert [(event.kind, event.seat) for event in events] == [
        ("draw", 0), ("draw", 1), ("mulligan", 0), ("draw", 0), ("mulligan", 1),
    ]  # fmt: skip
    back = events[2]
    assert back.text_for(0).endswith(" back into the deck.") and "1 card" not in back.text_for(0)
    assert back.text_for(1) == "Player 1 shuffles 1 card back into the deck."
    assert events[4].text_for(0) == "Player 2 keeps the whole hand."
    assert events[0].text_for(1) == "Player 1 draws 5 cards."
