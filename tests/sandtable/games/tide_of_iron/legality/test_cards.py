"""Cards: known, in the deck they are taken out of, and as many as are drawn."""

from __future__ import annotations

from tests.sandtable.games.tide_of_iron.legality.problems import found, with_side
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support import rule


@rule("TOI-CRD-01", "TOI-SET-06")
def test_decks_and_cards_are_known() -> None:
    document = with_side(decks=[{"name": "Supply IX"}], operations=["lay_smoke", "lay_eggs"])
    assert found(document) == ["TOI-CRD-01 sides.american.decks[0]", "TOI-SET-06 sides.american.operations"]


@rule("TOI-CRD-01")
def test_only_cards_of_the_deck_are_taken_out() -> None:
    assert found(with_side(decks=[{"name": "Artillery I", "without": ["increased_priority"]}])) == []
    wrong = with_side(decks=[{"name": "Command I", "without": ["increased_priority"]}])
    assert found(wrong) == ["TOI-CRD-01 sides.american.decks[0]"]


@rule("TOI-CMP-02")
def test_a_deck_is_used_by_one_side() -> None:
    sides = {
        "american": a_side("west", decks=[{"name": "Command I"}]),
        "german": a_side("east", decks=[{"name": "Command I"}]),
    }
    assert found(a_document(sides=sides)) == ["TOI-CMP-02 sides"]


@rule("TOI-SET-04")
def test_there_are_as_many_cards_as_are_drawn() -> None:
    assert found(with_side(cards=1)) == ["TOI-SET-04 sides.american.cards"]
    assert found(with_side(cards=3, decks=[{"name": "Command I"}])) == []
