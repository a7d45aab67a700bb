"""Out and in again: the same bytes; and what becomes of lines nobody can read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.exchange import community, incoming, text
from decks.exchange.report import GUESSED, REFUSED, TAKEN
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks, name_problem, read_deck, to_json
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import all_formats

REY = demo_decks()["rey-starter"]
ABOUT = community.About(id="x", created="2026-01-01T00:00:00+00:00", updated="2026-01-02T00:00:00+00:00", version=3)
CODES = sorted(all_cards())


def codes_of(*types: str) -> st.SearchStrategy[str]:
    return st.sampled_from([code for code in CODES if all_cards()[code].type in types])


HOSTILE = [
    "<script>alert(1)</script>",
    "=cmd()",
    "{{ 7*7 }}",
    "../../etc/passwd",
    "CHARACTER",
    "BATTLEFIELD",
    "2x Block (Awakenings #153)",
    "-----",
    '"; DROP TABLE decks;--',
    "Name, with (brackets #1) [01153]",
]
NAMES = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(min_size=1, max_size=40).map(str.strip).filter(lambda name: name_problem(name) is None),
)
MEMBERS = st.lists(st.builds(Member, codes_of("character"), st.integers(1, 3)), max_size=5).map(tuple)
COPIES = st.dictionaries(codes_of("event", "upgrade", "support", "downgrade"), st.integers(1, 6), max_size=15)


@st.composite
def decks(draw: st.DrawFn, *, misplaced: bool = False) -> DeckList:
    """Any deck; `misplaced` ones may hold any card anywhere."""
    anything = st.sampled_from(CODES)
    places = st.lists(anything if misplaced else codes_of("battlefield"), max_size=2).map(tuple)
    plots = st.lists(anything if misplaced else codes_of("plot"), max_size=2).map(tuple)
    held = draw(st.dictionaries(anything, st.integers(1, 4), max_size=10) if misplaced else COPIES)
    team = draw(
        st.lists(st.builds(Member, anything, st.integers(1, 3)), max_size=4).map(tuple) if misplaced else MEMBERS
    )
    format = draw(st.sampled_from(sorted(all_formats())))
    return DeckList(draw(NAMES), format, team, draw(places), draw(plots), tuple(held.items()))


@settings(max_examples=150, deadline=None)
@given(decks(misplaced=True))
def test_text_goes_out_and_in_unchanged(deck: DeckList) -> None:
    out = text.write(deck)
    report = text.read(out, format=deck.format)
    if not deck.codes():
        assert report.deck is None
        return
    assert report.deck == deck
    assert report.is_complete, [line for line in report.lines if line.status != TAKEN]
    assert text.write(report.deck) == out


@settings(max_examples=150, deadline=None)
@given(decks())
def test_community_json_goes_out_and_in_unchanged(deck: DeckList) -> None:
    out = json.dumps(community.write(deck, ABOUT), ensure_ascii=False)
    report = incoming.read(out)
    if not deck.codes():
        assert report.deck is None
        return
    assert report.deck == deck
    assert json.dumps(community.write(report.deck, ABOUT), ensure_ascii=False) == out


@settings(max_examples=150, deadline=None)
@given(decks(misplaced=True))
def test_our_json_goes_out_and_in_unchanged(deck: DeckList) -> None:
    out = json.dumps(to_json(deck))
    assert read_deck(json.loads(out)) == deck
    assert incoming.read(out).deck == deck


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=400))
def test_any_text_gives_a_report(source: str) -> None:
    report = incoming.read(source)
    assert report.deck is not None or report.count(REFUSED) >= 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["slots", "name", "01153", "dice", "quantity", "dices", "x"]), inner, max_size=5
        )
    ),
    max_leaves=25,
)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_any_json_gives_a_report(value: Any) -> None:
    report = incoming.read(json.dumps(value))
    assert report.deck is not None or report.decks or report.count(REFUSED) >= 1


def test_the_text_as_players_write_it() -> None:
    assert text.write(REY).splitlines()[:16] == [
        "Rey Starter",
        "",
        "Hero",
        "Blue / Yellow",
        "Sets: From Awakenings to Awakenings",
        "",
        "BATTLEFIELD",
        "-----------",
        "Starship Graveyard, Jakku (Awakenings #174)",
        "",
        "CHARACTER",
        "---------",
        "2x Rey, Force Prodigy (Awakenings #38)",
        "1x Finn, First Order Defector (Awakenings #45)",
        "",
        "UPGRADE",
    ]


def test_two_sided_cards_carry_their_code() -> None:
    deck = DeckList("Two sides", "INF", (Member("13001A", 2),), (), (), ())
    assert "[13001A]" in text.write(deck)
    assert text.read(text.write(deck), format="INF").deck == deck


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        ("1x Block (Awakenings #153)", TAKEN, "01153"),
        ("1x Block (AW 153)", TAKEN, "01153"),
        ("1X  block (awakenings #153)", TAKEN, "01153"),
        ("Block (Awakenings #153)", TAKEN, "01153"),
        ("1x Dodge (Awakenings #153)", GUESSED, "01153"),
        ("2x Finn, First Order Defector", GUESSED, "01045"),
        ("1x Block", GUESSED, "01153"),
        ("1x Blok", REFUSED, ""),
        ("1x Block (Nowhere #9)", GUESSED, "01153"),
        ("0x Block (Awakenings #153)", REFUSED, ""),
        ("500x Block (Awakenings #153)", REFUSED, ""),
        ("1x Nothing [99999]", REFUSED, ""),
    ],
)
def test_one_line(line: str, status: str, code: str) -> None:
    (only,) = (each for each in text.read(f"Name\n\n{line}\n").lines if each.place == "3")
    assert (only.status, only.code) == (status, code)
    assert bool(only.why) == (status != TAKEN)


def test_a_choice_among_several_cards_is_kept() -> None:
    source = "Name\n\nCHARACTER\n---------\n1x Finn\n"
    first = text.read(source).lines[-1]
    assert len(first.candidates) > 1
    other = first.candidates[1]
    chosen = text.read(source, chosen={"5": other})
    assert chosen.deck is not None
    assert chosen.deck.characters == (Member(other, 1),)
    assert chosen.lines[-1].status == TAKEN
    refused = text.read(source, chosen={"5": "01153"})
    assert refused.lines[-1].code == first.candidates[0]


def test_the_number_of_a_character_is_its_dice() -> None:
    report = text.read("Name\n\nCHARACTER\n---------\n2x Rey, Force Prodigy (Awakenings #38)\n")
    assert report.deck is not None and report.deck.characters == (Member("01038", 2),)


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    assert incoming.read("\ufeff" + text.write(REY).replace("\n", "\r\n"), format="starter").deck == REY


@pytest.mark.parametrize(
    ("slot", "members"),
    [
        ({"quantity": 3, "dice": 3}, [1, 1, 1]),
        ({"quantity": 3, "dice": 4, "dices": "2,1,1"}, [2, 1, 1]),
        ({"quantity": 3, "dice": "2,1,1"}, [2, 1, 1]),
        ({"quantity": 1, "dice": 2, "dices": "2"}, [2]),
        ({"quantity": 1, "dice": "2"}, [2]),
        ({"quantity": 2, "dice": 3}, [2, 1]),
    ],
)
def test_the_three_spellings_of_dice(slot: dict[str, Any], members: list[int]) -> None:
    report = community.read({"name": "N", "format_code": "INF", "slots": {"12004": slot}})
    assert report.deck is not None
    assert sorted((member.dice for member in report.deck.characters), reverse=True) == members


def test_characters_beside_the_slots_are_not_counted_twice() -> None:
    value = community.write(REY, ABOUT)
    assert set(value["characters"]) == {"01038", "01045"}
    report = community.read(value)
    assert report.deck is not None and len(report.deck.characters) == 2


@pytest.mark.parametrize(
    "slot",
    [
        None,
        0,
        "x",
        [],
        {},
        {"quantity": 0},
        {"quantity": True},
        {"quantity": 10**9},
        {"quantity": ""},
        {"quantity": -1},
    ],
)
def test_a_slot_nobody_can_read_is_refused(slot: object) -> None:
    report = community.read({"name": "N", "format_code": "INF", "slots": {"01153": slot, "01155": {"quantity": 1}}})
    refused = [line for line in report.lines if line.status == REFUSED]
    assert [line.place for line in refused] == ["slots.01153"]
    assert report.deck is not None and report.deck.cards == (("01155", 1),)


def test_a_shape_that_cannot_hold_a_deck_says_so() -> None:
    with pytest.raises(community.NotExpressible, match="Kylo Ren"):
        community.write(demo_decks()["smugglers-and-sith"], ABOUT)


@pytest.mark.parametrize(
    "source",
    [
        "",
        "   ",
        "{",
        "[" * 50_000,
        '{"slots": NaN}',
        '{"slots": {}, "slots": {}}',
        '{"name": "\\ud800"}',
        "x\x00y",
        "a" * 70_000,
        '{"slots": {"01153": {"quantity": 1e999}}}',
        "{" + '"a":{' * 5_000,
    ],
)
def test_hostile_documents_are_refused_with_a_reason(source: str) -> None:
    report = incoming.read(source)
    assert report.deck is None
    assert all(line.why for line in report.lines if line.status == REFUSED)
    assert report.count(REFUSED) >= 1


def test_every_published_card_is_found_again_by_its_own_line() -> None:
    for code, found in all_cards().items():
        section = found.type if found.type in text.SECTIONS else "other"
        line = text.named(card(code))
        report = text.read(f"N\n\n{section.upper()}\n---------\n1x {line}\n")
        assert [each.code for each in report.lines if each.status == TAKEN] == [code], line


@pytest.mark.parametrize(
    ("code", "name", "means"),
    [
        ("INF", "Galactic Infinite", "INF-2026-07"),  # as the living site writes it
        ("INF", "Infinite", "INF"),  # as it was called in 2021, and as we write decks of that list
        ("INF", None, "INF-2026-07"),
        ("ARHS", "ARH Standard", "ARHS"),
        ("STD", "Standard", "STD"),
    ],
)
def test_a_format_is_told_by_code_and_name(code: str, name: str | None, means: str) -> None:
    """Sites keep the code of a format when its lists change."""
    named = {} if name is None else {"format_name": name}
    report = community.read({"name": "Two", "format_code": code, **named, "slots": {"01153": 2}})
    assert report.deck is not None and report.deck.format == means


def test_each_published_format_comes_back_from_the_community_shape() -> None:
    for code, format in all_formats().items():
        if format.community:
            deck = DeckList("Two", code, (), (), (), (("01153", 2),))
            written = community.write(deck, ABOUT)
            report = community.read(written)
            assert report.deck is not None and report.deck.format == code
