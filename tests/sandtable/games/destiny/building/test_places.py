"""The places of a list for later cards: number and back of a plot, cards set aside. Old lists stay as they were."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sandtable.engine.game import BadSetup
from sandtable.games.destiny.decklist import (
    BadDeck,
    DeckList,
    Member,
    canonical,
    demo_decks,
    digest,
    format_of,
    read_deck,
    to_json,
)
from sandtable.games.destiny.legality import most_battlefields, prices, size_needed, unencoded
from sandtable.games.destiny.setting_up import read_setup, subject_problems
from tests.sandtable.games.destiny.building.lists import ECHO_BASE, INF, a_list, broken
from tests.support import rule

FULL: dict[str, Any] = {
    "name": "Everything",
    "format": "INF",
    "characters": [{"code": "01003", "dice": 1}],
    "battlefield": ["01165", "01166"],
    "plots": ["13004A", "13005A"],
    "cards": {"01153": 2},
    "plot_dice": {"13004A": 2},
    "backs": {"13005A": "13005C"},
    "set_aside": {"11095": 4, "12040": 1},
}
PLAIN = {key: part for key, part in FULL.items() if key not in ("plot_dice", "backs", "set_aside")}


def test_a_list_with_every_place_survives_json() -> None:
    deck = read_deck(json.loads(json.dumps(FULL)))
    assert (deck.dice_of_plot("13004A"), deck.dice_of_plot("13005A")) == (2, 1)
    assert (deck.back_of("13005A"), deck.back_of("13004A")) == ("13005C", None)
    assert dict(deck.set_aside) == {"11095": 4, "12040": 1}
    assert to_json(deck) == FULL
    assert read_deck(to_json(deck)) == deck


@pytest.mark.parametrize(
    ("slug", "kept"),
    [
        ("rey-starter", "804e68db24c0f514604ecd1a5365ffd4fed6e8ea14fe051f81c12326a7a2b338"),
        ("vader-and-stormtrooper", "3c08bc56632bb097df2233b94469d51616b760b46017abac1e8fcfcd980b6b7f"),
        ("smugglers-and-sith", "34e0122ff044006410d8f7a9f46b915fbe361778b6519e5c241c271bd178a963"),
    ],
)
def test_an_old_list_has_the_digest_it_was_stored_with(slug: str, kept: str) -> None:
    """The digests that versions of these decks were stored with before lists had the new places."""
    assert digest(demo_decks()[slug]) == kept


def test_an_old_list_has_the_text_it_was_stored_with() -> None:
    assert canonical(read_deck(PLAIN)) == (
        '{"battlefield":["01165","01166"],"cards":{"01153":2},"characters":[{"code":"01003","dice":1}],'
        '"format":"INF","name":"Everything","plots":["13004A","13005A"]}'
    )


def test_the_new_places_are_part_of_the_digest() -> None:
    deck = read_deck(FULL)
    others = [replace(deck, plot_dice=()), replace(deck, backs=()), replace(deck, set_aside=())]
    assert len({digest(each) for each in (deck, *others)}) == 4


def test_a_plot_listed_once_is_a_plot_without_a_number() -> None:
    assert to_json(read_deck({**PLAIN, "plot_dice": {"13004A": 1}, "backs": {}, "set_aside": {}})) == PLAIN


def test_order_does_not_matter() -> None:
    one = DeckList("A", "INF", (Member("01003", 1),), (), (), (), (), (), (("12040", 1), ("11095", 2)))
    other = DeckList("A", "INF", (Member("01003", 1),), (), (), (), (), (), (("11095", 2), ("12040", 1)))
    assert one == other and digest(one) == digest(other)


def test_every_problem_of_the_new_places_is_told_at_once() -> None:
    wrong = {
        **PLAIN,
        "plot_dice": {"13004A": 0, "13005A": "2", "13007A": 2, "nothing": 2},
        "backs": {"13005A": "13004B", "13004A": 3, "13007A": "13007B", "zzz": "13005B"},
        "set_aside": {"11095": 100, "zzz": 1, "12040": True},
        "sideboard": {},
    }
    with pytest.raises(BadDeck) as refused:
        read_deck(wrong)
    text = "\n".join(map(str, refused.value.problems))
    for part in (
        "unknown key 'sideboard'",
        "plot_dice.13004A: expected 1 to 9, got 0",
        "plot_dice.13005A: expected a whole number, got a text",
        "plot_dice.13007A: the list has no plot 13007A",
        "plot_dice.nothing: no card has the code 'nothing'",
        "backs.13005A: 13004B is not the back of 13005A",
        "backs.13004A: expected a card code, got a number",
        "backs.13007A: the list has no plot 13007A",
        "backs.zzz: no card has the code 'zzz'",
        "set_aside.11095: expected 1 to 99, got 100",
        "set_aside.zzz: no card has the code 'zzz'",
        "set_aside.12040: expected a whole number, got true or false",
    ):
        assert part in text, part


@pytest.mark.parametrize("key", ["plot_dice", "backs", "set_aside"])
@pytest.mark.parametrize("value", [None, [], "x", 3, {str(number): 1 for number in range(301)}])
def test_another_kind_of_value_or_a_huge_one_is_one_problem(key: str, value: object) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck({**PLAIN, key: value})
    assert [problem.path for problem in refused.value.problems] == [(key,)]


def test_a_card_is_not_its_own_back() -> None:
    with pytest.raises(BadDeck, match="13005A is not the back of 13005A"):
        read_deck({**PLAIN, "backs": {"13005A": "13005A"}})


@rule("D-246", "DST-DBL-01")
@pytest.mark.parametrize("back", [None, "13005B", "13005C", "13005D"])
def test_the_back_of_a_plot_may_be_named(back: str | None) -> None:
    deck = a_list(("01030", 1), plots=["13005A"], backs={"13005A": back} if back else {})
    assert broken(deck) == set()


# Totals ---------------------------------------------------------------------------------------------------------------


def test_prices_are_those_of_team_and_plots_in_order() -> None:
    deck = a_list(("13002A", 1), ("13003A", 2), plots=["13009A"], plot_dice={"13009A": 2})
    assert prices(deck, INF) == [9, 11, 1]


def test_card_texts_change_what_a_list_needs() -> None:
    plain, wide = a_list(("01001", 1)), a_list(("01001", 1), plots=["07127"])
    assert (size_needed(plain, INF), most_battlefields(plain, INF)) == (30, 1)
    assert (size_needed(wide, INF), most_battlefields(wide, INF)) == (30, 2)


# In the engine --------------------------------------------------------------------------------------------------------


PLAYABLE = demo_decks()["vader-and-stormtrooper"]


@pytest.mark.parametrize(
    ("part", "named"),
    [
        (
            {"battlefields": (ECHO_BASE, "01167")},
            "Echo Base, Hoth (01166) is one of 2 battlefields, and games have one for each player yet",
        ),
        ({"plots": ("05172",)}, "Stolen Intel (05172) is not encoded yet"),
        (
            {"plots": ("13004A",), "plot_dice": (("13004A", 2),)},
            "Sweeper Droid Infiltration (13004A) is not encoded yet",
        ),
    ],
)
def test_the_engine_refuses_in_plain_words_what_it_has_no_place_for(part: dict[str, Any], named: str) -> None:
    deck = replace(PLAYABLE, **part)
    assert named in subject_problems(to_json(deck))
    assert unencoded(deck) and not unencoded(PLAYABLE)
    with pytest.raises(BadSetup) as refused:
        read_setup([to_json(deck), to_json(PLAYABLE)])
    assert any(named in problem for problem in refused.value.problems)


def test_the_parts_of_a_list_are_judged_with_the_format_it_carries() -> None:
    assert format_of(a_list(("01001", 1))) == INF
