"""The board of Destiny: what the log tells can be read on it, as one viewer may see it."""

from __future__ import annotations

import re

from django.utils.html import strip_tags

from sandtable.engine.viewing import named, told, view
from sandtable.engine.views import EVERYTHING, ONLOOKER
from sandtable.games.destiny.colors import gain_color
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.terms import BLUE
from simulate.watching.boards import board_of
from simulate.watching.boards.board import choices_at
from simulate.watching.boards.marking import names_on
from tests.simulate.watching.boards.test_boards import MOST_BYTES
from tests.support.destiny import ME, THEM, Scene, Side, a_character, a_free_for_all, a_piece, a_side, a_table

REY, KYLO, FINN = "01038", "01011", "01045"
TAKE_COVER, BLOCK, ROBES, RIFLE = "01157", "01153", "01040", "01008"
GRAVEYARD = "01174"


def drawn(scene: Scene, viewer: int = EVERYTHING, count: int = 2) -> str:
    board = board_of("destiny")
    assert board is not None
    return board.draw(view("destiny", scene.duel, viewer), ["mine", "theirs", "third", "fourth"][:count])


def words(html: str) -> str:
    """The words of a board, one space between them."""
    return " ".join(strip_tags(html).split())


def element(html: str, at: str) -> str:
    """The list item or section with this name, up to its end."""
    begin = html.index(f'data-at="{at}"')
    tag = re.findall(r"<(\w+)[^<]*$", html[:begin])[-1]
    return html[begin : html.index(f"</{tag}>", begin)]


def at(scene: Scene, label: str) -> str:
    things = view("destiny", scene.duel, EVERYTHING).things
    return next(name for name, thing, _ in named(things) if str(thing.get("label")).startswith(label))


def test_damage_shields_and_resources_stand_in_numbers() -> None:
    """Two melee damage against one shield: one is blocked, one is taken; a resource is gained."""
    mine = [a_character(KYLO, showing=["2MD1"]), a_character(FINN, shields=2)]
    scene = a_table(mine, [a_character(REY, damage=3, shields=1)], resources=4).resolve("Kylo Ren", "Rey")
    html = drawn(scene)
    assert "4 of 10 damage" in words(element(html, at(scene, "Rey, ")))
    assert "shield" not in words(element(html, at(scene, "Rey, ")))
    assert "2 shields" in words(element(html, at(scene, "Finn, ")))
    assert "3 resources" in words(html) and "0 resources" in words(html)


def test_a_defeated_character_says_so() -> None:
    theirs = [a_character(REY, damage=9), a_character(FINN)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo Ren", "Rey")
    html = drawn(scene, ONLOOKER)
    assert "defeated" in words(element(html, at(scene, "Rey, ")))
    assert "defeated" not in words(element(html, at(scene, "Finn, ")))


def test_every_die_is_on_the_board_and_those_in_pools_have_a_picture_in_words() -> None:
    mine = [a_character(KYLO, dice=2, showing=["2MD1"], upgrades=[a_piece(RIFLE, showing="+2RD")])]
    scene = a_table(mine, [REY])
    html = drawn(scene, ONLOOKER)
    assert {name for name in names_on(html) if name.startswith("die:")} == {f"die:{die}" for die in range(4)}
    assert "<title>2 melee damage, costs 1 resource</title>" in html
    assert "<title>+2 ranged damage</title>" in html
    assert words(html).count("its die lies on it") == 2  # Kylo Ren's second die, and Rey's


def test_cards_of_other_hands_are_backs() -> None:
    scene = a_table([REY], a_side([FINN], hand=[TAKE_COVER, BLOCK]), hand=[ROBES])
    hand = words(drawn(scene, ME))
    assert "Hand: 2 cards a hidden card a hidden card" in hand
    assert "Jedi Robes" in hand and "Take Cover" not in hand
    assert "Take Cover" in words(drawn(scene, THEM))


def test_who_has_the_turn_who_decides_and_who_has_claimed() -> None:
    scene = a_table([REY, FINN], [KYLO])
    assert "mine decides has the turn" in words(drawn(scene))
    scene.claim("no")
    assert "theirs decides has the turn" in words(drawn(scene))
    assert "mine has claimed" in words(drawn(scene))
    assert "claimed by Player 1" in words(drawn(scene))


def test_a_pile_is_folded_up_unless_one_of_its_cards_can_be_chosen() -> None:
    """The claim ability of this battlefield puts an upgrade of the discard pile on the deck."""
    scene = a_table([REY], discard=[ROBES, RIFLE], battlefield=GRAVEYARD)
    pile = view("destiny", scene.duel, ME).seats[ME]["discard"]
    folded = element(drawn(scene), pile["at"])
    assert "Discard pile: 2 F-11D Rifle" in words(folded) and not is_open(folded)
    scene.claim("yes")
    assert {card["at"] for card in pile["cards"]} <= {*choices_at(view("destiny", scene.duel, ME))}
    assert is_open(element(drawn(scene), pile["at"]))
    assert not is_open(element(drawn(scene, THEM), pile["at"]))


def is_open(details: str) -> bool:
    return details[: details.index(">")].endswith(" open")


def test_a_game_that_is_over_says_who_has_won() -> None:
    scene = a_table([a_character(KYLO, showing=["1MD"])], [a_character(REY, damage=9)]).resolve("Kylo Ren", "Rey")
    html = words(drawn(scene))
    assert "the game is over" in html and "mine won" in html and "decides" not in html


def test_a_step_with_four_full_tables_is_small() -> None:
    """Each of four players has all of a deck of thirty cards in sight, and all dice in the pool."""
    html = drawn(a_free_for_all(*(a_full_table() for _ in range(4))), count=4)
    assert html.count('class="dst-card ') == 4 * 24
    assert len(html.encode()) <= MOST_BYTES


def a_full_table() -> Side:
    """Three characters with two upgrades each; five cards in hand and nineteen discarded."""
    pieces = [a_piece(RIFLE, showing="+2RD"), a_piece(ROBES, showing="+1R")]
    team = [a_character(code, showing=["1R"], upgrades=pieces, damage=3, shields=3) for code in (REY, KYLO, FINN)]
    return a_side(team, hand=[BLOCK] * 5, discard=[TAKE_COVER] * 19, resources=9)


def test_a_click_beside_the_things_of_a_player_is_no_pass() -> None:
    """Nothing else lies in the place of a seat, so that only a click on the seat itself passes."""
    html = drawn(a_table([REY], hand=[BLOCK]), ME)
    assert words(element(html, "seat:0").partition(">")[2]) == "mine"


def test_what_is_attached_stands_at_its_card_with_the_player_it_is_of() -> None:
    """A downgrade of the other player on a character, an upgrade on a support, a die on the battlefield."""
    vehicle = a_piece("01006", upgrades=["08131"])
    theirs = [a_character(REY, downgrades=[a_piece("09160", exhausted=True)])]
    scene = a_table([KYLO], a_side(theirs, supports=[vehicle]), battlefield="18095")
    html = drawn(scene)
    collar = words(element(html, at(scene, "Shock Collar")))
    assert "downgrade" in collar and "of Player 1" in collar and "exhausted" in collar
    assert html.index("Shock Collar") > html.index(">Rey<")
    assert "Upgrades on First Order TIE Fighter" in html and "of Player" not in element(html, at(scene, "Dorsal"))
    middle = words(html[: html.index("dst-mat")])
    assert "Palace Of The Jedi, Coruscant controlled by Player 1 its die lies on it" in middle


def test_damage_that_is_being_assigned_is_told_before_the_first_amount() -> None:
    """The player who does not assign it sees no question, but what is going on."""
    scene = a_table([a_character("05013", showing=["3ID"])], ["01030", KYLO]).resolve("Veteran")
    assert "3 damage is being assigned" in words(drawn(scene, ME))


def test_a_character_in_front_of_another_player_says_whose_it_is() -> None:
    scene = a_table([KYLO], [REY, FINN])
    take_card(scene.duel, scene.find("Rey"), ME)
    html = drawn(scene)
    assert "of Player 2" in words(element(html, at(scene, "Rey, ")))
    assert "of Player" not in words(element(html, at(scene, "Kylo Ren")))


def test_colors_and_subtypes_that_a_support_has_gained_are_told() -> None:
    scene = a_table([KYLO], supports=["01006"])
    gain_color(scene.duel, scene.find("First Order TIE"), BLUE, ME)
    html = drawn(scene)
    assert "also blue" in words(element(html, at(scene, "First Order TIE")))
    assert "  Support First Order TIE Fighter, also Blue, 1 die on it." in told(view("destiny", scene.duel, ME))


def test_a_question_has_one_mark_at_its_end() -> None:
    scene = a_table(["16052"], supports=["01006", "01006"]).activate("Rebel Pilot")
    assert "Player 1 decides: Which vehicle does Rebel Pilot pilot?" in told(view("destiny", scene.duel, ME))
    assert "Player 1 decides: Take an action or pass." in told(view("destiny", a_table().duel, ME))


def test_a_question_of_a_card_says_which_card_asks() -> None:
    """Oola's ability rerolls two dice; which ones, its prompt asks without naming her."""
    mine = [a_character(KYLO, showing=["2MD1", "1MD"]), a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, supports=["22105"]).activate("Oola", "Oola: reroll 2 dice")
    assert scene.prompt == "Reroll which die?"
    for viewer in (ME, THEM, ONLOOKER):
        assert "Asked because of Oola" in words(drawn(scene, viewer))
        assert "Asked because of Oola." in told(view("destiny", scene.duel, viewer))
    assert "Asked because" not in words(drawn(a_table()))
