"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
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
