"""Choices that are kept for a card stand at it on the board: at a character, a plot and the battlefield."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.kept_choices import CHARACTER, COLOR, NUMBER, keep_choice
from sandtable.games.destiny.terms import BLUE
from sandtable.games.destiny.view import VIEWING
from tests.simulate.watching.boards.destiny.test_board import at, drawn, element, words
from tests.support import rule
from tests.support.destiny import ME, a_table

THRAWN, FINN, PATH, TOWER = "21017", "01045", "22082", "23093"


@rule("D-370")
def test_a_chosen_color_number_and_character_stand_at_their_cards() -> None:
    scene = a_table([THRAWN, FINN], plots=[PATH], battlefield=TOWER)
    duel = scene.duel
    keep_choice(duel, ME, scene.find("Thrawn"), COLOR, BLUE)
    keep_choice(duel, ME, scene.find("The Path"), CHARACTER, scene.find("Finn"))
    keep_choice(duel, ME, duel.battlefield, NUMBER, 3)
    html = drawn(scene, ONLOOKER)
    assert "chosen for it: Blue" in words(element(html, at(scene, "Thrawn")))
    assert "chosen for it: Finn, First Order Defector" in words(element(html, at(scene, "The Path")))
    assert "chosen for it: 3" in words(html[: html.index("dst-mat")])


@rule("D-370")
def test_what_is_chosen_anew_is_told_as_a_change() -> None:
    scene = a_table([THRAWN])
    before = view("destiny", scene.duel, ONLOOKER)
    keep_choice(scene.duel, ME, scene.find("Thrawn"), COLOR, BLUE)
    told = [change.text for change in VIEWING.changes(before, view("destiny", scene.duel, ONLOOKER))]
    assert told == ["Thrawn, Military Strategist: Blue is chosen for it"]
