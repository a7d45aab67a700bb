"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view, viewing_of
from sandtable.engine.views import ONLOOKER, Goal
from sandtable.games.tide_of_iron import GAME
from tests.conformance.examples import start
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("tide_of_iron").goal(table, 0)
    assert found is not None
    return found


def test_the_conditions_of_the_scenario() -> None:
    found = goal("tide-of-iron-placed")
    assert found.wins[0] == "The Americans win if the Americans control D4 at the end of any round."
    assert found.left == "Before the first of 4 rounds" and len(found.scores) == 2


def test_rules_for_the_players_are_told_as_theirs() -> None:
    """A rule in words is shown at the table and changes nothing of the game."""
    told = "The bridge falls when a vehicle crosses it."
    documents = a_document(), a_document(special_rules=[told])
    plain, spoken = (GAME.start(GAME.setup([{}, {}], each), seeded("a battle", 1)) for each in documents)
    found = viewing_of("tide_of_iron").goal(spoken, 0)
    assert found is not None and found.special[-1] == f"For the players, not played by the program: {told}"
    assert plain.digest() == spoken.digest()


def test_labels_are_words_for_people_and_change_nothing_of_the_game() -> None:
    labels = [{"hex": "D4", "text": "Mill", "note": "It burns down in round 3."}, {"hex": "B2", "text": "Farm"}]
    plain, spoken = (
        GAME.start(GAME.setup([{}, {}], each), seeded("a battle", 1))
        for each in (a_document(), a_document(labels=labels))
    )
    seen = view("tide_of_iron", spoken, ONLOOKER)
    lines = viewing_of("tide_of_iron").text(seen)
    assert "D4: Mill: It burns down in round 3.." not in lines
    assert {"D4: Mill: It burns down in round 3.", "B2: Farm."} <= set(lines)
    assert plain.digest() == spoken.digest()
    assert not [each for each in view("tide_of_iron", plain, ONLOOKER).things["hexes"] if "text" in each]
