"""The facts of the box, as the rule book prints them."""

from __future__ import annotations

import pytest

from sandtable.engine.facts import marked
from sandtable.games.mafia_city import facts, terms
from tests.support import rule


@rule("MAF-COMP-01")
def test_there_are_seven_numbered_locations() -> None:
    found = [(each.number, each.name) for each in facts.locations().values()]
    assert found == [
        (1, "Prison"),
        (2, "Harbour"),
        (3, "Fight Club"),
        (4, "Police Station"),
        (5, "Business District"),
        (6, "Private Club"),
        (7, "City Hall"),
    ]


def test_the_engine_numbers_and_names_things_as_the_data_does() -> None:
    places = [(each.number, each.id, each.name) for each in facts.locations().values()]
    assert places == list(zip(terms.LOCATIONS, terms.LOCATION_IDS[1:], terms.LOCATION_NAMES[1:], strict=True))
    cards = [(each.kind, each.id, each.name) for each in facts.cards()]
    assert cards == list(zip(range(11), terms.CARD_IDS, terms.CARD_NAMES, strict=True))
    assert [each.id for each in facts.symbols()] == list(terms.SYMBOL_IDS)


@rule("MAF-COMP-02", "MAF-D02")
def test_there_are_60_mafiosi_in_five_colours() -> None:
    assert facts.colours() == ("grey", "yellow", "red", "blue", "green")
    assert len(facts.colours()) * facts.number("mafiosi_per_colour") == 60


@rule("MAF-COMP-03", "MAF-SET-06")
def test_three_figures_start_on_their_tiles() -> None:
    assert facts.figure_starts() == {
        "hitman": terms.HARBOUR,
        "policeman": terms.POLICE_STATION,
        "mayor": terms.CITY_HALL,
    }


@rule("MAF-COMP-06", "MAF-COMP-07")
def test_of_66_cards_the_49_action_cards_are_played() -> None:
    others = facts.number("overview_cards") + facts.number("replacement_cards")
    assert (facts.number("cards_total"), others) == (66, 10 + 7)
    assert sum(sum(card.copies) for card in facts.cards()) == facts.number("action_cards") == 49


@pytest.mark.parametrize(
    ("players", "hand", "reserve", "beginners", "advanced"),
    [(3, 8, 4, 10, 15), (4, 7, 4, 8, 13), (5, 6, 5, 7, 11)],
)
@rule("MAF-SET-02", "MAF-SET-07", "MAF-D04", "MAF-D05")
def test_what_depends_on_the_number_of_players(
    players: int, hand: int, reserve: int, beginners: int, advanced: int
) -> None:
    assert facts.starts()[players] == facts.Start(hand, reserve, beginners, advanced)


def test_a_tie_is_broken_except_at_fight_club_and_city_hall() -> None:
    nobody = {each.number for each in facts.locations().values() if each.tie == "nobody"}
    assert nobody == {terms.FIGHT_CLUB, terms.CITY_HALL}
    assert all(each.tie == "lowest_token" for each in facts.locations().values() if each.number not in nobody)


def test_what_cards_cancel_what() -> None:
    for veto, cards, location in (
        ("chief_of_police", {"thief", "snitch", "police_raid"}, terms.PRISON),
        ("fbi", {"hitman", "rackets", "grand_plan"}, terms.HARBOUR),
    ):
        assert {each.id for each in facts.cards() if veto in each.cancelled_by} == cards
        assert [each.number for each in facts.locations().values() if veto in each.cancelled_by] == [location]


@rule("MAF-CARD-02", "MAF-D31")
def test_the_deck_by_card_and_symbol() -> None:
    """Fist, Hat, Bullet, Dollar, as in 14.3."""
    assert {each.name: each.copies for each in facts.cards()} == {
        "Thief": (1, 1, 1, 1),
        "Hitman": (2, 1, 0, 1),
        "Snitch": (1, 2, 1, 1),
        "Police Raid": (2, 1, 0, 1),
        "Chief of Police": (1, 2, 1, 1),
        "F.B.I.": (1, 2, 1, 1),
        "Pulling Strings": (2, 1, 1, 0),
        "Grand Plan": (2, 1, 1, 1),
        "Complicity": (1, 1, 0, 1),
        "Rackets": (1, 1, 1, 1),
        "Secret Deal": (2, 1, 1, 2),
    }
    assert [sum(each.copies[symbol] for each in facts.cards()) for symbol in range(4)] == [16, 14, 8, 11]
    counted = {each["id"]["value"]: each["copies"]["value"] for each in marked(facts.PACKAGE, "cards")["cards"]}
    assert counted == {each.id: sum(each.copies) for each in facts.cards()}


def test_the_text_of_a_card_has_a_type() -> None:
    types = {each.id: each.type for each in facts.cards()}
    assert {name for name, each in types.items() if each == "location"} == {"hitman", "secret_deal"}
    assert {name for name, each in types.items() if each == "reaction"} == {"chief_of_police", "fbi", "complicity"}
    assert list(types.values()).count("action") == 6


@rule("MAF-D23")
def test_a_fist_is_played_as_a_pair_and_a_hat_alone_or_as_a_pair() -> None:
    assert {each.id: (each.cards, each.type) for each in facts.symbols()} == {
        "fist": ((2,), "reaction"),
        "hat": ((1, 2), "action"),
        "bullet": ((1,), "action"),
        "dollar": ((1,), "location"),
    }


@rule("MAF-D28", "MAF-D38")
def test_numbers_of_the_rule_book() -> None:
    numbers = [("secret_deal_bonus",), ("rackets", "draw"), ("business_district", "draw"), ("starting_cards",)]
    assert [facts.number(*path) for path in numbers] == [1, 3, 3, 2]
    assert facts.number("round_limit_for_automatic_play") == 40


@pytest.mark.parametrize("table", ["box", "locations", "cards"])
def test_every_value_says_what_it_rests_on(table: str) -> None:
    found = list(facts.marks(marked(facts.PACKAGE, table)))
    assert len(found) > 40
    for mark in found:
        assert mark["source"] == "decision" or mark["source"].startswith("rulebook p."), mark
        assert set(mark) <= {"value", "source", "note"}


@rule("MAF-D04")
def test_a_value_that_is_lost_in_the_rule_book_says_so() -> None:
    reserve = marked(facts.PACKAGE, "box")["player_tables"]["5"]["reserve"]
    assert (reserve["value"], reserve["source"]) == (5, "decision")
    assert "MAF-D04" in reserve["note"]
