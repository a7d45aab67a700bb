"""Deck rules: section 5 of the rule book, and the lists of published formats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.engine.problem import Problem
from sandtable.games.destiny import legality
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks
from sandtable.games.destiny.facts import all_cards, card, cards_of
from sandtable.games.destiny.formats import AWAKENINGS, STARTER, Format, all_formats, get_format
from sandtable.games.destiny.legality import problems
from tests.support import rule

ANYTHING_GOES = replace(AWAKENINGS, sets=None)
"""The rule book's limits with the cards of all sets."""


def a_deck(
    *members: tuple[str, int], cards: dict[str, int] | None = None, battlefield: str | None = "01166"
) -> DeckList:
    """A deck of this team; padded with gray neutral events and supports to 30 cards."""
    held = dict(cards or {})
    fillers = [each.code for each in all_cards().values() if _is_filler(each.code) and each.code not in held]
    for code in fillers:
        missing = 30 - sum(held.values())
        if missing <= 0:
            break
        held[code] = min(2, missing)
    team = tuple(Member(code, dice) for code, dice in members)
    return DeckList("Test", "awakenings", team, (battlefield,) if battlefield else (), (), tuple(held.items()))


def _is_filler(code: str) -> bool:
    each = card(code)
    is_unlimited = not each.name.startswith("Keeradak")
    return each.color == "gray" and each.affiliation == "neutral" and each.type in ("event", "upgrade") and is_unlimited


def rules_broken(deck: DeckList, format: Format = ANYTHING_GOES) -> dict[str, Problem]:
    return {problem.rule: problem for problem in problems(deck, format)}


LEIA, HAN, VADER, TUSKEN, TROOPER = "01028", "01046", "01010", "01022", "01002"


@rule("EX-04", "DST-CUS-02", "DST-CUS-07", "DST-CHR-02", "DST-CHR-07")
def test_elite_leia_and_han_are_exactly_thirty_points() -> None:
    deck = a_deck((LEIA, 2), (HAN, 1))
    assert legality.points(deck, ANYTHING_GOES) == 30
    assert rules_broken(deck) == {}


@rule("EX-04", "DST-CUS-02")
def test_a_further_character_is_too_much() -> None:
    deck = a_deck((LEIA, 2), (HAN, 1), ("01030", 1))
    found = rules_broken(deck)
    assert set(found) == {"DST-CUS-02"}
    problem = found["DST-CUS-02"]
    assert (problem.measured, problem.allowed, problem.code) == (38, 30, "too_many_points")
    assert problem.cards == ("01028", "01030", "01046")
    assert "8 points" in problem.fix


@rule("EX-05", "DST-CUS-10", "DST-CUS-11", "DST-CUS-12", "DST-CUS-13")
def test_the_team_of_the_example_takes_red_yellow_and_gray_heroes_and_neutrals() -> None:
    fine = {"01112": 2, "01131": 2, "01126": 2, "01140": 2, "01161": 2, "01153": 2}
    assert rules_broken(a_deck((LEIA, 2), (HAN, 1), cards=fine)) == {}
    villain = rules_broken(a_deck((LEIA, 2), (HAN, 1), cards={"01073": 1}))
    assert set(villain) == {"DST-CUS-10"}
    assert villain["DST-CUS-10"].cards == ("01073",)
    blue = rules_broken(a_deck((LEIA, 2), (HAN, 1), cards={"01149": 1}))
    assert set(blue) == {"DST-CUS-12"}
    assert (blue["DST-CUS-12"].measured, blue["DST-CUS-12"].code) == ("blue", "faction_not_included")


@rule("DST-CUS-10")
def test_a_villain_team_takes_no_hero_cards() -> None:
    assert set(rules_broken(a_deck((VADER, 2), cards={"01126": 1}))) == {"DST-CUS-10"}


@rule("DST-CUS-03")
def test_heroes_and_villains_on_one_team() -> None:
    found = rules_broken(a_deck((VADER, 1), ("01036", 1)))
    assert set(found) == {"DST-CUS-03"}
    assert found["DST-CUS-03"].cards == ("01010", "01036")


@rule("DST-CUS-04")
def test_one_copy_of_a_unique_character() -> None:
    found = rules_broken(a_deck(("01038", 1), ("01038", 1)))
    assert set(found) == {"DST-CUS-04"}
    assert (found["DST-CUS-04"].measured, found["DST-CUS-04"].allowed) == (2, 1)


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param(("01020", "09036"), id="Jabba the Hutt, Jabba The Hutt"),
        pytest.param(("01048", "09075"), id="Padme Amidala, Padmé Amidala"),
        pytest.param(("01019", "14021"), id="Bala-Tik, Bala Tik"),
        pytest.param(("14052", "25023"), id="Saw Gerrera, Saw Gererra"),
    ],
)
@rule("DST-CUS-04", "DST-COP-01", "D-720")
def test_a_title_that_is_spelled_in_two_ways_is_the_same_person(pair: tuple[str, str]) -> None:
    deck = a_deck((pair[0], 1), (pair[1], 1))
    assert rules_broken(deck, replace(ANYTHING_GOES, points=60))["DST-CUS-04"].cards == pair


@rule("DST-CUS-04", "D-116")
def test_any_number_of_non_unique_characters() -> None:
    assert rules_broken(a_deck((TROOPER, 1), (TROOPER, 1), (TROOPER, 1), (TROOPER, 1))) == {}


@rule("DST-CUS-05", "DST-CHR-07")
def test_elite_costs_the_larger_value() -> None:
    assert legality.points_of_member(Member("01038", 1), AWAKENINGS) == 9
    assert legality.points_of_member(Member("01038", 2), AWAKENINGS) == 12


@rule("DST-CUS-05")
def test_no_third_die() -> None:
    found = rules_broken(a_deck(("01038", 3)))
    assert (found["DST-CUS-05"].measured, found["DST-CUS-05"].allowed) == (3, 2)


@rule("D-06")
def test_a_single_value_cannot_be_elite() -> None:
    found = rules_broken(a_deck((TUSKEN, 2)))
    assert set(found) == {"D-06"}
    assert found["D-06"].cards == (TUSKEN,)


@rule("DST-CUS-06")
def test_a_team_has_somebody() -> None:
    assert "DST-CUS-06" in rules_broken(a_deck())


@rule("DST-CUS-08", "DST-CUS-15")
@pytest.mark.parametrize(("change", "alias"), [(-1, "incorrect_size"), (1, "incorrect_size")])
def test_exactly_thirty_cards(change: int, alias: str) -> None:
    deck = a_deck((LEIA, 2), (HAN, 1))
    code, copies = deck.cards[0]
    found = rules_broken(replace(deck, cards=((code, copies + change), *deck.cards[1:])))
    assert found["DST-CUS-08"].measured == 30 + change
    assert found["DST-CUS-08"].code == alias


@rule("DST-CUS-09", "D-26")
def test_two_copies_by_title() -> None:
    three = rules_broken(a_deck((VADER, 2), cards={"01153": 3}))
    assert set(three) == {"DST-CUS-09"}
    reprint = next(
        each
        for each in all_cards().values()
        if each.reprint_of == "01153" or (each.name == "Block" and each.code != "01153")
    )
    split = rules_broken(a_deck((VADER, 2), cards={"01153": 2, reprint.code: 1}))
    assert split["DST-CUS-09"].cards == ("01153", reprint.code)
    assert split["DST-CUS-09"].measured == 3


@rule("DST-CUS-09")
def test_a_card_s_own_limit_replaces_the_general_one() -> None:
    fighters = a_deck(("01004", 1), (TROOPER, 1), cards={"08031": 4})
    assert card("08031").deck_limit == 4
    assert "DST-CUS-09" not in rules_broken(fighters)
    assert "DST-CUS-09" in rules_broken(a_deck(("01004", 1), (TROOPER, 1), cards={"08031": 5}))


@rule("DST-CUS-14")
@pytest.mark.parametrize("code", [TROOPER, "01167", "09005"])
def test_only_events_upgrades_and_supports(code: str) -> None:
    found = rules_broken(a_deck((VADER, 2), (TROOPER, 1), cards={code: 1}))
    assert found["DST-CUS-14"].cards == (code,)


@rule("DST-CUS-14")
def test_downgrades_where_the_format_has_them() -> None:
    deck = a_deck((VADER, 2), cards={"09005": 1})
    assert rules_broken(deck, replace(ANYTHING_GOES, allows_downgrades=True)) == {}


@rule("DST-CUS-14")
def test_the_sentence_names_the_types_of_the_format() -> None:
    deck = a_deck((VADER, 2), cards={"01167": 1})
    for allows, types in (
        (False, "events, upgrades and supports"),
        (True, "events, upgrades, supports and downgrades"),
    ):
        broken = rules_broken(deck, replace(ANYTHING_GOES, allows_downgrades=allows))
        assert broken["DST-CUS-14"].message.endswith(f"the deck contains only {types}.")


@rule("DST-CUS-16")
def test_exactly_one_battlefield() -> None:
    none = rules_broken(a_deck((VADER, 2), battlefield=None))
    assert (none["DST-CUS-16"].code, none["DST-CUS-16"].measured) == ("no_battlefield", 0)
    two = rules_broken(replace(a_deck((VADER, 2)), battlefields=("01166", "01167")))
    assert (two["DST-CUS-16"].code, two["DST-CUS-16"].measured) == ("too_many_battlefields", 2)


@rule("DST-CUS-01")
def test_cards_in_the_wrong_place() -> None:
    deck = replace(a_deck(("01153", 1)), battlefields=(VADER,), plots=("01155",))
    wrong = [problem for problem in problems(deck, ANYTHING_GOES) if problem.rule == "DST-CUS-01"]
    assert [problem.cards for problem in wrong] == [("01153",), (VADER,), ("01155",)]


@rule("D-27", "DST-GEN-01")
def test_finn_admits_red_villain_weapons_and_vehicles() -> None:
    deck = a_deck(("01045", 1), ("01038", 1), cards={"01008": 2, "01005": 1, "01006": 1})
    assert rules_broken(deck) == {}


@rule("D-27")
@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("01054", {"DST-CUS-12"}),  # a red neutral weapon
        ("01017", {"DST-CUS-10"}),  # a gray villain weapon
        ("01024", {"DST-CUS-10"}),  # a yellow villain weapon
        ("01007", {"DST-CUS-10", "DST-CUS-12"}),  # a red villain ability
    ],
)
def test_finn_admits_nothing_else(code: str, broken: set[str]) -> None:
    assert set(rules_broken(a_deck(("01045", 1), ("01038", 1), cards={code: 1}))) == broken


@rule("D-27")
def test_an_admission_with_a_limit() -> None:
    five = {code: 1 for code in _yellow_villains(5)}
    six = {code: 1 for code in _yellow_villains(6)}
    team = (("08090", 1), ("01030", 1))
    assert rules_broken(a_deck(*team, cards=five)) == {}
    over = rules_broken(a_deck(*team, cards=six))
    assert set(over) == {"D-27"}
    assert (over["D-27"].measured, over["D-27"].allowed) == (6, 5)


def _yellow_villains(count: int) -> list[str]:
    codes = [
        each.code
        for each in cards_of("AW")
        if (each.color, each.affiliation) == ("yellow", "villain") and each.type in ("event", "upgrade")
    ]
    return codes[:count]


@rule("D-28")
def test_every_copy_of_a_card_with_a_die_brings_one() -> None:
    assert rules_broken(a_deck((VADER, 2), cards={"01059": 2})) == {}


def test_points_taken_off_by_a_card() -> None:
    with_cody = a_deck(("08073", 1), ("05038", 1), ("05038", 1))
    assert card("05038").name == "Clone Trooper"
    full = sum(legality.points_of_member(member, ANYTHING_GOES) for member in with_cody.characters)
    assert legality.points(with_cody, ANYTHING_GOES) == full - 2


def test_a_card_that_asks_for_a_team() -> None:
    youngling = a_deck(("11059", 1), ("01030", 1))
    found = rules_broken(youngling)
    assert found["DST-GEN-01"].cards == ("11059",)
    assert "DST-GEN-01" not in rules_broken(a_deck(("11059", 1), ("01035", 1)))


def test_a_card_that_asks_for_a_set_aside_card_is_refused_without_it() -> None:
    found = rules_broken(replace(a_deck((VADER, 2)), plots=("12139",)), replace(ANYTHING_GOES, allows_plots=True))
    assert found["DST-GEN-01"].cards == ("12139",) and "set aside" in found["DST-GEN-01"].message


# Formats --------------------------------------------------------------------------------------------------------------


def test_a_card_of_another_set() -> None:
    found = rules_broken(a_deck((VADER, 2), cards={"02001": 1}), AWAKENINGS)
    assert "02001" in {
        code for problem in problems(a_deck((VADER, 2), cards={"02001": 1}), AWAKENINGS) for code in problem.cards
    }
    assert found["FORMAT-SETS"].rule == "FORMAT-SETS"


def test_an_older_print_of_a_reprinted_card_is_fine() -> None:
    reprint = next(each for each in all_cards().values() if each.reprint_of == "01084")
    assert reprint.set_code == "TPG"
    about = [problem.cards for problem in problems(a_deck((VADER, 2), cards={"01084": 1}), get_format("STD"))]
    assert ("01084",) not in about


def test_plots_where_there_are_none_and_one_where_there_are() -> None:
    one = replace(a_deck((TROOPER, 1)), plots=("05168",))
    assert rules_broken(one)["FORMAT-PLOTS"].code == "plot"
    with_plots = replace(ANYTHING_GOES, allows_plots=True)
    assert rules_broken(one, with_plots) == {}
    assert legality.points(one, with_plots) == 7 + 1
    two = replace(one, plots=("05168", "05170"))
    assert rules_broken(two, with_plots)["FORMAT-PLOTS"].measured == 2


def test_banned_restricted_and_pairs() -> None:
    lists = replace(
        ANYTHING_GOES,
        banned=frozenset({"01157"}),
        restricted=frozenset({"01153", "01155"}),
        restricted_pairs={"01151": frozenset({"01156"}), "01156": frozenset({"01151"})},
    )
    both = a_deck((VADER, 2), cards={"01153": 2, "01155": 1, "01157": 1, "01151": 1, "01156": 1})
    found = problems(both, lists)
    assert [problem.rule for problem in found] == ["FORMAT-BANNED", "FORMAT-RESTRICTED", "FORMAT-PAIRS"]
    assert [problem.cards for problem in found] == [("01157",), ("01153", "01155"), ("01151", "01156")]
    assert {problem.code for problem in found} == {"restricted_list"}


def test_two_copies_of_one_restricted_title_are_fine() -> None:
    lists = replace(ANYTHING_GOES, restricted=frozenset({"01153", "01155"}))
    deck = DeckList("Test", "awakenings", (Member(VADER, 2),), ("01166",), (), (("01153", 2),))
    assert "FORMAT-RESTRICTED" not in rules_broken(deck, lists)
    assert "FORMAT-RESTRICTED" in rules_broken(replace(deck, cards=(("01153", 2), ("01155", 1))), lists)


def test_balance_replaces_printed_points() -> None:
    assert get_format("INF").points_of("01003") == (12, 16)
    assert AWAKENINGS.points_of("01003") == (13, 18)


def test_published_pairs_are_read() -> None:
    assert get_format("ARNS").restricted_pairs["11056"] == {"11077"}


def test_the_starter_limits_come_from_the_two_starters() -> None:
    starters = [demo_decks()[slug] for slug in ("kylo-ren-starter", "rey-starter")]
    assert {deck.size for deck in starters} == {STARTER.size}
    assert max(legality.points(deck, STARTER) for deck in starters) == STARTER.points


@pytest.mark.parametrize("slug", ["kylo-ren-starter", "rey-starter"])
def test_the_starters_are_legal(slug: str) -> None:
    assert problems(demo_decks()[slug], STARTER) == []


def test_the_illegal_demo_deck_shows_many_rules() -> None:
    found = problems(demo_decks()["smugglers-and-sith"], AWAKENINGS)
    assert len({problem.rule for problem in found}) >= 10
    assert all(problem.message.endswith(".") for problem in found)


def test_every_format_judges_every_demo_deck() -> None:
    for deck in demo_decks().values():
        for format in all_formats().values():
            assert all(problem.rule for problem in problems(deck, format))


def test_rule_ids_are_known_to_the_rule_book() -> None:
    own = {each for each in legality.rule_ids() if not each.startswith("FORMAT-")}
    assert {"DST-CUS-02", "DST-CUS-16", "D-06", "D-27"} <= own


def test_usable_cards() -> None:
    deck = demo_decks()["rey-starter"]
    assert legality.is_usable(card("01008"), deck, STARTER)
    assert legality.is_usable(card(HAN), deck, STARTER)
    assert not legality.is_usable(card(VADER), deck, STARTER)
    assert not legality.is_usable(card("01054"), deck, STARTER)
    assert not legality.is_usable(card("02001"), deck, STARTER)
