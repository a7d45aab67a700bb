"""Formats of players: exact round trip, every problem named, and decks that carry theirs with them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sandtable.engine.game import BadSetup
from sandtable.games.destiny.decklist import BadDeck, DeckList, demo_decks, digest, format_of, read_deck, to_json
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import AWAKENINGS, Format, all_formats, get_format
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.own_formats import BadFormat, format_digest, read_format, to_document
from sandtable.games.destiny.setting_up import read_setup
from sandtable.games.destiny.text_sets import TextSet
from tests.support import rule

REY = demo_decks()["rey-starter"]
KITCHEN: dict[str, Any] = {
    "code": "kitchen-table",
    "name": "Kitchen table",
    "sets": ["AW", "SoR"],
    "points": 25,
    "size": 20,
    "copies": 1,
    "plots": True,
    "downgrades": True,
    "banned": ["01153"],
    "restricted": ["01155", "01157"],
    "pairs": [["01151", "01156"]],
    "balance": {"01010": [15, 20], "05168": [0]},
}
TABLE: dict[str, Any] = {"name": "Table", "sets": None, "points": 25, "size": 20, "copies": 2}


def refused(value: object) -> list[str]:
    with pytest.raises(BadFormat) as bad:
        read_format(value)
    return list(map(str, bad.value.problems))


def test_every_part_is_read() -> None:
    assert read_format(KITCHEN) == Format(
        code="kitchen-table",
        name="Kitchen table",
        sets=frozenset({"AW", "SoR"}),
        points=25,
        size=20,
        copies=1,
        balance={"01010": (15, 20), "05168": (0,)},
        restricted=frozenset({"01155", "01157"}),
        restricted_pairs={"01151": frozenset({"01156"}), "01156": frozenset({"01151"})},
        banned=frozenset({"01153"}),
        allows_plots=True,
        allows_downgrades=True,
    )


def test_what_is_left_out_is_off() -> None:
    format = read_format(TABLE)
    assert (format.code, format.sets, format.banned, format.balance) == ("own", None, frozenset(), {})
    assert not format.allows_plots and not format.allows_downgrades


def test_a_document_goes_out_as_it_came_in() -> None:
    assert to_document(read_format(json.loads(json.dumps(KITCHEN)))) == KITCHEN


@rule("D-130")
def test_a_format_may_use_the_errata() -> None:
    later = read_format({**TABLE, "errata": True})
    assert (later.texts, read_format(TABLE).texts) == (TextSet.ERRATA, TextSet.RULES_1_1)
    assert to_document(later)["errata"] is True and "errata" not in to_document(read_format(TABLE))
    assert format_digest(later) != format_digest(read_format(TABLE))
    assert refused({**TABLE, "errata": "yes"}) == ["errata: expected true or false, got a text"]


@pytest.mark.parametrize("code", ["STD", "TRI", "INF", "ARNS", "TCISTD", "awakenings", "starter"])
def test_every_published_format_could_have_been_written_so(code: str) -> None:
    document = {**to_document(get_format(code)), "code": "copy"}
    copied = read_format(document)
    assert (to_document(copied), copied.texts) == (document, get_format(code).texts)
    for deck in demo_decks().values():
        told = [(each.rule, each.cards, each.measured) for each in problems(deck, copied)]
        assert told == [(each.rule, each.cards, each.measured) for each in problems(deck, get_format(code))]


def test_the_digest_tells_definitions_apart() -> None:
    one = read_format(KITCHEN)
    shuffled = read_format(dict(reversed({**KITCHEN, "sets": ["SoR", "AW"]}.items())))
    assert format_digest(one) == format_digest(shuffled)
    assert format_digest(one) != format_digest(replace(one, copies=2))


def test_all_problems_are_told_at_once() -> None:
    found = refused(
        {
            "code": "Table Top",
            "name": "two\nlines",
            "sets": ["AW", "XX", 3],
            "points": 0,
            "size": -30,
            "copies": 10**40,
            "plots": "yes",
            "banned": ["99999", 7],
            "pairs": [["01151"], ["01151", "01151"]],
            "balance": {"zzz": [1], "01153": [1], "01010": [5], "01003": [0, float("nan")]},
            "hat": True,
        }
    )
    assert [problem.partition(":")[0] for problem in found] == [
        "unknown key 'hat'",
        "code",
        "name",
        "sets[1]",
        "sets[2]",
        "points",
        "size",
        "copies",
        "balance.zzz",
        "balance.01153",
        "balance.01010",
        "balance.01003[0]",
        "balance.01003[1]",
        "pairs[0]",
        "pairs[1]",
        "banned[0]",
        "banned[1]",
        "plots",
    ]
    assert "copies: expected 1 to 30, got a very large number" in found
    assert "points: expected 1 to 300, got 0" in found
    assert "balance.01003[1]: expected a whole number, got a number" in found


@pytest.mark.parametrize("value", [None, 3, "STD", [], float("nan"), True])
def test_what_is_no_object_is_no_format(value: object) -> None:
    assert len(refused(value)) == 1


@pytest.mark.parametrize("key", ["name", "sets", "points", "size", "copies"])
def test_a_missing_key_is_named(key: str) -> None:
    assert refused({each: value for each, value in TABLE.items() if each != key}) == [f"the key {key!r} is missing"]


@pytest.mark.parametrize("key", ["points", "size", "copies"])
@pytest.mark.parametrize("value", [0, -1, 10**6, 1.0, float("nan"), float("inf"), True, "30", None, [30]])
def test_numbers_are_whole_and_within_reason(key: str, value: object) -> None:
    (problem,) = refused({**TABLE, key: value})
    assert problem.startswith(f"{key}: expected")


@pytest.mark.parametrize("name", ["", " ", "a\x00b", "\u202eevil", "\u200b", "x" * 121, "\ud800", 5, None, ["a"]])
def test_hostile_names_are_refused(name: object) -> None:
    (problem,) = refused({**TABLE, "name": name})
    assert problem.startswith("name: ")


@pytest.mark.parametrize("code", ["starter", "std", "inf", "", "-a", "a b", "A", "ä", "a" * 41, None, 1, "../x"])
def test_codes_are_small_and_not_those_of_published_formats(code: object) -> None:
    (problem,) = refused({**TABLE, "code": code})
    assert problem.startswith("code: ")


def test_no_set_at_all_is_refused_and_all_sets_are_null() -> None:
    assert refused({**TABLE, "sets": []}) == ["sets: name at least one set, or null for all sets"]


@pytest.mark.parametrize("key", ["banned", "restricted", "pairs"])
def test_a_hundred_thousand_entries_give_one_problem(key: str) -> None:
    assert refused({**TABLE, key: ["x"] * 100_000}) == [f"{key}: 100000 entries; at most 500 are read"]


def test_huge_objects_give_short_answers() -> None:
    many = {f"k{number}": [1] for number in range(100_000)}
    assert refused({**TABLE, "balance": many}) == ["balance: 100000 entries; at most 500 are read"]
    assert refused({**many, **TABLE})[-1] == "99980 further unknown keys"


def test_balance_gives_as_many_values_as_are_printed() -> None:
    assert refused({**TABLE, "balance": {"01022": [7, 9]}}) == [
        "balance.01022: Tusken Raider has 1 value; got 2",
    ]
    assert refused({**TABLE, "balance": {"01166": [1]}}) == ["balance.01166: Echo Base, Hoth has no point values"]


# Decks that carry their format ----------------------------------------------------------------------------------------


def own(**changes: Any) -> DeckList:
    return replace(REY, format=read_format({**TABLE, **changes}))


def test_a_deck_carries_its_format_through_json() -> None:
    deck = own(banned=["01008"])
    value = json.loads(json.dumps(to_json(deck)))
    assert value["format"]["banned"] == ["01008"]
    again = read_deck(value)
    assert again == deck and format_of(again) == deck.format and hash(again) == hash(deck)
    assert digest(deck) != digest(own())


def test_a_published_format_is_kept_as_its_code() -> None:
    deck = replace(REY, format=AWAKENINGS)
    assert deck.format == "awakenings"
    assert to_json(deck)["format"] == "awakenings"


def test_only_known_codes_are_read() -> None:
    table = read_format({**TABLE, "code": "table"})
    value = {**to_json(REY), "format": "table"}
    with pytest.raises(BadDeck, match="no format has the code 'table'"):
        read_deck(value)
    assert read_deck(value, {**all_formats(), "table": table}).format == table


def test_problems_of_a_format_are_named_inside_its_deck() -> None:
    with pytest.raises(BadDeck) as bad:
        read_deck({**to_json(REY), "name": 3, "format": {**TABLE, "points": 0, "hat": 1, "banned": ["x"]}})
    assert list(map(str, bad.value.problems)) == [
        "name: expected a text, got a number",
        "format: unknown key 'hat'",
        "format.points: expected 1 to 300, got 0",
        "format.banned[0]: no card has the code 'x'",
    ]


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"sets": ["SoR"]}, "FORMAT-SETS"),
        ({"points": 24}, "DST-CUS-02"),
        ({"size": 21}, "DST-CUS-08"),
        ({"banned": ["01008"]}, "FORMAT-BANNED"),
        ({"balance": {"01038": [13, 15]}}, "DST-CUS-02"),
    ],
)
def test_each_limit_is_enforced_where_the_game_begins(changes: dict[str, Any], rule: str) -> None:
    """Rey with two dice and Finn with one: 25 points, 20 cards of the first set."""
    fine, deck = own(), own(**changes)
    assert problems(fine, format_of(fine)) == []
    assert {each.rule for each in problems(deck, format_of(deck))} == {rule}
    read_setup([to_json(fine), to_json(fine)])
    with pytest.raises(BadSetup):
        read_setup([to_json(fine), to_json(deck)])


def test_copies_are_those_of_the_format() -> None:
    two = tuple((code, 2) for code, _ in REY.cards[:10])
    assert problems(replace(own(copies=2), cards=two), format_of(own(copies=2))) == []
    over = problems(replace(own(copies=1), cards=two), format_of(own(copies=1)))
    assert [(each.rule, each.measured, each.allowed) for each in over] == [("DST-CUS-09", 2, 1)] * 10


def test_a_list_means_every_print_of_a_card() -> None:
    reprint = next(each for each in all_cards().values() if each.reprint_of == "01153")
    listed = own(banned=[reprint.code])
    held = replace(listed, cards=(("01153", 1),))
    assert [each.cards for each in problems(held, format_of(held)) if each.rule == "FORMAT-BANNED"] == [("01153",)]
