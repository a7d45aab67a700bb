"""The board of a battle: units in their hexes, concealed squads unseen, a ground that a step leaves out."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.engine.viewing import view
from sandtable.engine.views import EVERYTHING, ONLOOKER, View
from sandtable.games.tide_of_iron import GAME as GAME_RULES
from simulate.watching.boards import board_of
from simulate.watching.boards.marking import names_on
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support.pages import words_of

GAME = "tide_of_iron"
SHOWN = next(name for name, example in EXAMPLES.items() if example.game == GAME)


def states(every: int = 40) -> Iterator[State]:
    yield from decisions(SHOWN, 6, every=every)


def drawn(seen: View, is_step: bool = False) -> str:
    board = board_of(GAME)
    assert board is not None
    return board.draw(seen, ["x", "y"], is_step=is_step)


def units_of(seen: View) -> list[dict[str, object]]:
    return [unit for place in seen.things["hexes"] for unit in place.get("units", ())]


def test_every_unit_on_the_map_is_on_the_board() -> None:
    most = 0
    for state in states():
        seen = view(GAME, state, EVERYTHING)
        names = {str(unit["at"]) for unit in units_of(seen)}
        most = max(most, len(names))
        assert names <= names_on(drawn(seen))
    assert most > 3


def test_a_step_leaves_the_ground_to_the_page() -> None:
    seen = view(GAME, next(states()), EVERYTHING)
    whole, step = drawn(seen), drawn(seen, is_step=True)
    assert "map__hexes" in whole and "map__hexes" not in step
    assert 'data-keep="ground"' in step
    assert len(step.encode()) < len(whole.encode())


def test_the_figures_of_a_concealed_squad_are_its_own_sides_secret() -> None:
    """TOI-CON-06: a squad is concealed by hand, since few games of this scenario have one."""
    state = next(each for each in states() if units_of(view(GAME, each, ONLOOKER)))
    squad = next(unit for unit in units_of(view(GAME, state, ONLOOKER)) if unit["figures"])
    number = int(str(squad["at"]).split(":")[1]) - 1
    concealed = list(state.concealed)  # type: ignore[attr-defined]  # a table of this game
    concealed[number] = True
    state.concealed = tuple(concealed)  # type: ignore[attr-defined]
    owner = 0 if squad["side"] == "american" else 1
    figures = {
        viewer: next(unit["figures"] for unit in units_of(view(GAME, state, viewer)) if unit["at"] == squad["at"])
        for viewer in (EVERYTHING, ONLOOKER, owner, 1 - owner)
    }
    assert figures == {EVERYTHING: squad["figures"], owner: squad["figures"], ONLOOKER: None, 1 - owner: None}


def test_units_stand_where_the_table_has_them() -> None:
    """The counts of a view are those of the table, hex by hex."""
    for state in states():
        seen = view(GAME, state, ONLOOKER)
        stacks = state.stacks  # type: ignore[attr-defined]  # a table of this game
        assert [len(place.get("units", ())) for place in seen.things["hexes"]] == [len(stack) for stack in stacks]


def test_labels_of_the_scenario_are_on_the_board_and_beside_it() -> None:
    document = a_document(labels=[{"hex": "D4", "text": "Mill", "note": "It burns"}])
    state = GAME_RULES.start(GAME_RULES.setup([{}, {}], document), seeded("a battle", 1))
    html = drawn(view(GAME, state, ONLOOKER))
    assert "map__label" in html and "Mill: It burns" in words_of(html)
