"""Lists as people have them: right or asked, and no line without a row."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.exchange import incoming, listing, text
from decks.exchange.report import ASIDE, GUESSED, LEAVE_OUT, REFUSED, TAKEN, Report
from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import Member
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.random_decks import random_deck
from tests.decks.lists import hand_written, published, wrong
from tools import published_decks

LISTS = hand_written()


def rows_are_lines(source: str, report: Report) -> bool:
    """Every line that is not empty has one row, in order."""
    lines = [str(number) for number, line in enumerate(source.splitlines(), 1) if line.strip()]
    return [line.place for line in report.lines] == lines


@pytest.mark.parametrize("each", LISTS, ids=[f"{each['habit']}-{each['deck']}" for each in LISTS])
def test_a_hand_written_list_is_right_or_asked(each: dict[str, Any]) -> None:
    report = incoming.read(each["text"], format="INF")
    assert wrong(report, each["right"]) == []
    assert rows_are_lines(each["text"], report)


def test_there_are_forty_lists_in_ten_habits() -> None:
    assert len(LISTS) >= 40 and len({each["habit"] for each in LISTS}) >= 10


def test_a_list_that_arrives_wrong_would_be_seen() -> None:
    right = LISTS[0]["right"]
    short = incoming.read(LISTS[0]["text"].replace("Clash x2", "Clash x1"), format="INF")
    assert wrong(short, right) == ["missing 04017"]
    single = incoming.read(LISTS[0]["text"].replace("eKylo", "Kylo"), format="INF")
    assert wrong(single, right) == ["missing 04001 with 2", "surplus 04001 with 1"]


# Every line has a row ------------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        "2x Block (Awakenings #153)", "CHARACTER", "---------", "", "   ", "Rey", "eRey, Force Prodigy", "2x", "(", "{",
        "2 Jedi Knight", "Events (4 cards):", "[b]Upgrades[/b]", "https://db.example.org/decklist/view/123", "01153 x2",
        "AW10", "[", "x", "\t", "1. Clash", "Name: x", "2;Clash", "code,name,qty", "\x07", "a\u2028b", "Notes",
        "Keep it.", "¯¯¯¯", "2x Forse Sped", "🙂", "\ufeff", "0x Clash", "99999", "- - -", "Clash / Caution", "#", "**",
    ]
)  # fmt: skip
TEXTS = st.one_of(st.lists(PIECES | st.text(max_size=30), max_size=14).map("\n".join), st.text(max_size=200))


@settings(max_examples=150, deadline=None)
@given(TEXTS)
def test_whatever_text_comes_every_line_has_a_row(source: str) -> None:
    report = listing.read(source)
    assert rows_are_lines(source, report)
    assert all(line.why or line.status == TAKEN for line in report.lines)
    assert not report.is_complete or all(line.status in (TAKEN, ASIDE) for line in report.lines)


def test_a_list_without_end_is_cut_short_in_words() -> None:
    source = "\n".join(["Clash"] * (listing.MOST_LINES + 5))
    report = listing.read(source)
    assert rows_are_lines(source, report)
    assert report.lines[-1].status == REFUSED and "at most 1000 lines" in report.lines[-1].why


# Numbers ----------------------------------------------------------------------------------------------------


def team_of(source: str, **chosen: str) -> tuple[list[int], Report]:
    report = incoming.read(source, format="INF", chosen={key.strip("_"): value for key, value in chosen.items()})
    assert report.deck is not None
    return sorted((member.dice for member in report.deck.characters), reverse=True), report


@pytest.mark.parametrize(
    ("line", "dice", "status"),
    [
        ("2x Luminara Unduli, Inspiring Commander (SoR 36)", [2], TAKEN),
        ("2x Clone Trooper (LEG 38)", [1, 1], TAKEN),
        ("3x Clone Trooper (LEG 38)", [1, 1, 1], TAKEN),
        ("2x Jedi Knight (CM 54)", [1, 1], GUESSED),
        ("1x Jedi Knight (CM 54)", [1], TAKEN),
        ("3x Jedi Knight (CM 54)", [2, 1], GUESSED),
        ("eJedi Knight (CM 54)", [2], TAKEN),
        ("Jedi Knight (CM 54), 2 dice", [2], TAKEN),
        ("Jedi Knight (15 points) (CM 54)", [2], TAKEN),
        ("Darth Vader (AW 10)", [1], TAKEN),
    ],
)
def test_the_number_before_a_character(line: str, dice: list[int], status: str) -> None:
    found, report = team_of(f"My team\n\n{line}\n")
    assert (found, report.lines[-1].status) == (dice, status)


def test_the_team_that_fits_the_points_comes_first() -> None:
    """Jedi Knight costs 12/15: beside Luminara with two dice (17) only one with... two copies (24) cost too much."""
    _dice, alone = team_of("T\n\n2x Jedi Knight (CM 54)")
    assert alone.lines[-1].candidates == ("12054:1,1", "12054:2")
    _dice, beside = team_of("T\n\n2x Jedi Knight (CM 54)\n1x Luminara Unduli (SoR 36)")
    assert beside.lines[1].candidates == ("12054:2", "12054:1,1")


def test_a_reader_chooses_the_team() -> None:
    dice, report = team_of("T\n\n2x Jedi Knight (CM 54)", _3="12054:2")
    assert dice == [2]
    assert report.lines[-1].status == TAKEN and report.lines[-1].choice == "12054:2"
    assert report.is_complete


def test_two_lines_of_a_character_are_two_copies() -> None:
    assert team_of("T\n\n1x Jedi Knight (CM 54)\n2x Jedi Knight (CM 54)")[0] == [2, 1]


def test_there_are_never_two_copies_of_a_unique_character() -> None:
    dice, report = team_of("T\n\n1x Rey, Force Prodigy\n1x Rey, Force Prodigy (AW 38)")
    assert dice == [2]
    assert [line.status for line in report.lines[1:]] == [GUESSED, GUESSED]


# Names ----------------------------------------------------------------------------------------------------


def test_a_slip_is_corrected_and_told() -> None:
    report = incoming.read("Upgrades\n2x Crossguard Lightsabre\n")
    assert report.lines[1].status == GUESSED and card(report.lines[1].code).name == "Crossguard Lightsaber"


def test_a_short_name_with_a_slip_is_asked() -> None:
    report = incoming.read("Events\n1x Blok\n1x Clash\n")
    assert report.lines[1].status == REFUSED and "did you mean" in report.lines[1].why
    assert "01153" in report.lines[1].candidates
    chosen = incoming.read("Events\n1x Blok\n1x Clash\n", chosen={"2": "01153"})
    assert chosen.lines[1].status == TAKEN and chosen.deck is not None and ("01153", 1) in chosen.deck.cards


def test_a_line_can_be_left_out() -> None:
    report = incoming.read("Events\n1x Blok\n1x Clash (TPG 17)\n", chosen={"2": LEAVE_OUT})
    assert report.lines[1].status == ASIDE and report.is_complete


def test_of_cards_with_one_name_the_newest_legal_print_is_guessed() -> None:
    """Block was printed in Awakenings and again in Convergence; only the first is in the format of that set."""
    assert incoming.read("D\n\n2x Block", format="awakenings").lines[-1].code == "01153"
    assert incoming.read("D\n\n2x Block", format="STD").lines[-1].code == "09163"


def test_the_heading_helps_to_choose() -> None:
    assert card(incoming.read("Supports\nChopper\n", format="INF").lines[-1].code).type == "support"
    assert card(incoming.read("Characters\nChopper\n", format="INF").lines[-1].code).type == "character"


def test_an_address_is_not_fetched() -> None:
    report = incoming.read("https://db.example.org/decklist/view/4711/my-deck-1.0")
    assert report.deck is None and report.lines[0].status == ASIDE
    assert "deck 4711" in report.lines[0].why and "nothing is fetched" in report.lines[0].why


def test_an_address_with_its_document() -> None:
    report = incoming.read('https://db.example.org/deck/view/4711\n{"slots": {"01153": 2}}')
    assert report.deck is not None and report.deck.cards == (("01153", 2),)
    assert report.lines[0].status == ASIDE


def test_notes_are_kept_and_are_no_cards() -> None:
    report = incoming.read("D\n\n2x Clash\n\nNotes\nMulligan for Clash.\nKeep Caution against vehicles.\n")
    assert report.deck is not None and len(report.deck.cards) == 1
    assert report.notes == "Mulligan for Clash.\nKeep Caution against vehicles."


# Our own text ----------------------------------------------------------------------------------------------------


def test_our_own_elite_comes_back_and_stays_a_choice() -> None:
    deck = incoming.read("T\n\neJedi Knight (CM 54)\nEcho Base", format="INF").deck
    assert deck is not None
    again = text.read(text.write(deck), format="INF")
    assert again.deck == deck and again.is_complete
    assert [line.candidates for line in again.lines if line.candidates] == [("12054:2", "12054:1,1")]


def test_our_own_text_with_impossible_dice_comes_back() -> None:
    """Two dice for a Clone Trooper break D-06; elsewhere the same line means two of them."""
    deck = incoming.read("T\n\nClone Trooper (LEG 38)", format="INF").deck
    assert deck is not None
    odd = deck.__class__(deck.name, deck.format, (Member("05038", 2),), (), (), ())
    assert "[05038]" in text.write(odd)
    assert text.read(text.write(odd), format="INF").deck == odd


def test_notes_and_tags_come_back_from_our_text() -> None:
    deck = incoming.read("T\n\n2x Clash (TPG 17)").deck
    assert deck is not None
    out = text.write(deck, notes="First\n\n2x Block", tags=("control", "two words"))
    report = text.read(out)
    assert (report.deck, report.notes, report.tags) == (deck, "First\n\n2x Block", ("control", "two words"))
    assert text.write(deck, notes=report.notes, tags=report.tags) == out


# Published decks ----------------------------------------------------------------------------------------------------


def a_site_deck_that_plays() -> dict[str, Any]:
    """A deck as sites publish it: for unique characters the number of cards is that of dice."""
    decks = (random_deck(seeded("published", number), "INF") for number in range(100))
    deck = next(each for each in decks if all(card(member.code).is_unique for member in each.characters))
    ones = {code: 1 for code in (*deck.battlefields, *deck.plots)}
    return {"id": 1, "slots": {**{member.code: member.dice for member in deck.characters}, **ones, **dict(deck.cards)}}


def test_a_deck_counts_as_played_only_where_it_could_be_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = a_site_deck_that_plays()
    told = "\n".join(published_decks.told(published_decks.survey([deck], formats=[get_format("INF")])))
    assert told.count("can be playtested as it is: 1") == 2
    monkeypatch.setattr(published_decks, "unencoded", lambda deck: ["12065"])
    told = "\n".join(published_decks.told(published_decks.survey([deck], formats=[get_format("INF")])))
    assert told.count("can be playtested as it is: 0") == 2


def test_published_decks_arrive_in_both_shapes() -> None:
    found = published_decks.survey(published(), formats=[])
    assert found.unknown == {}
    assert found.faulty == []
    assert all(len(arrivals) == len(published()) for arrivals in found.arrivals.values())


@pytest.mark.parametrize(
    ("code", "number", "teams"),
    [
        ("02036", 2, {(2,)}),
        ("16063", 3, {(3,)}),
        ("05038", 3, {(1, 1, 1)}),
        ("12054", 2, {(2,), (1, 1)}),
        ("12054", 4, {(2, 2), (2, 1, 1), (1, 1, 1, 1)}),
    ],
)
def test_the_right_teams_of_a_number(code: str, number: int, teams: set[tuple[int, ...]]) -> None:
    assert published_decks.right_teams(all_cards()[code], number) == teams


def test_a_deck_that_arrives_wrong_would_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(published_decks.SHAPES, "site JSON", lambda slots: json.dumps({"slots": {"01153": 1}}))
    found = published_decks.survey([{"id": 1, "slots": {"01153": 2, "05038": 2}}], formats=[])
    assert found.faulty[0].faults == ("other cards", "other characters")
    assert "deck 1: other cards; other characters" in "\n".join(published_decks.told(found))
