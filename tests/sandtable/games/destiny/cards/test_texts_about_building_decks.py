"""Cards whose text is about building a deck: they have done their work when the game begins."""

from __future__ import annotations

from tests.sandtable.games.destiny.building.lists import a_list, broken
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_beginning, a_character, a_side, a_table

TROOPER, REY, BLOCK, LEVERAGE = "01002", "01038", "01153", "23113"


@card("15101")
@rule("D-408")
def test_death_of_ct_4040_is_set_aside_before_the_set_up() -> None:
    mine = a_side([TROOPER], deck=[BLOCK] * 8, plots=["15101", LEVERAGE], format="INF")
    scene = a_beginning(mine, a_side([REY], deck=[BLOCK] * 8, format="INF"))
    assert [scene.duel.print(plot).code for plot in scene.duel.plots[ME]] == [LEVERAGE]
    assert scene.aside() == ["Death of CT-4040"]
    alone = a_beginning(a_side([TROOPER], deck=[BLOCK] * 8, plots=["15101"], format="INF"), a_side([REY]))
    assert (alone.duel.plots, alone.aside()) == ((), ["Death of CT-4040"])


@card("21082")
@rule("D-27", "DST-PLT-06")
def test_insurgent_group_admits_four_cards_of_any_affiliation_or_color_to_partisans() -> None:
    """Chirrut is blue; of the four cards two are yellow villains and two blue villains."""
    four = {"01013": 2, "01069": 2}
    alone = broken(a_list(("18046", 1), plots=("21082",)))
    assert broken(a_list(("18046", 1), plots=("21082",), cards=four)) == alone
    assert broken(a_list(("18046", 1), plots=("21082",), cards={**four, "01110": 1})) - alone == {"D-27"}
    assert broken(a_list(("18046", 1), cards=four)) - alone != set(), "the plot admits them"
    assert broken(a_list(("18046", 1), (REY, 1), plots=("21082",))) - alone == {"DST-GEN-01"}, "Rey is no partisan"


@card("16027")
def test_ig_11_plays_like_any_character() -> None:
    scene = a_table([a_character("16027", showing=("2RD",))], [REY]).resolve("IG-11", "Rey")
    assert (scene.damage("Rey"), scene.asked) == (2, THEM)


@card("16027")
@rule("DST-GEN-01")
def test_ig_11_joins_a_hero_engineer_and_no_other_hero() -> None:
    engineer, trooper = "08075", "01030"
    both_sides = {"01069": 1, "01110": 1}
    assert broken(a_list(("16027", 1), (engineer, 1), cards=both_sides)) == set()
    assert broken(a_list(("16027", 1), (trooper, 1)))
