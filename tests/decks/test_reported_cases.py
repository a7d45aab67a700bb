"""Lists and documents that people brought and that were once read wrong: each by its number, with the right value."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catalog import query
from catalog.models import Card
from decks.exchange import incoming
from decks.exchange.report import ASIDE, GUESSED, TAKEN, Report
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import Member, read_deck
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.legality import problems
from tests.support import rule


def read(source: object, format: str = "INF") -> Report:
    return incoming.read(source if isinstance(source, str) else json.dumps(source), format=format)


def cards_by_name(report: Report) -> dict[str, int]:
    assert report.deck is not None
    return {facts.card(code).name: copies for code, copies in report.deck.cards}


@rule("DST-CUS-04")
@pytest.mark.parametrize("dice", [{"dice": 2}, {"dice": "2"}, {"dices": None}, {"dices": "0"}], ids=str)
def test_case_01_the_quantity_of_a_unique_character_is_its_dice(dice: dict[str, Any]) -> None:
    slots = {
        "02036": {"quantity": 2, **dice},
        "05038": {"quantity": 2, **dice},
        "01167": {"quantity": 1, "dice": 0},
    }
    report = read({"id": 9001, "name": "Lantern and lamp", "format_code": "INF", "slots": slots})
    assert report.deck is not None
    assert sorted(report.deck.characters) == [Member("02036", 2), Member("05038", 1), Member("05038", 1)]


def test_case_01_three_dice_of_a_unique_character_are_one_character() -> None:
    report = read({"name": "Three", "format_code": "INF", "slots": {"02036": {"quantity": 3, "dice": 3}}})
    assert report.deck is not None and report.deck.characters == (Member("02036", 3),)


def test_case_02_the_number_before_a_character_is_the_sum_of_the_dice_of_its_copies() -> None:
    report = read(
        "Two by two\n\nCHARACTER\n---------\n"
        "2x Luminara Unduli, Inspiring Commander (Spirit of Rebellion #36)\n"
        "2x Clone Trooper (Legacies #38)\n2x Jedi Knight (Covert Missions #54)\n"
    )
    luminara, trooper, knight = report.lines[-3:]
    assert (luminara.status, trooper.status) == (TAKEN, TAKEN)
    assert report.deck is not None
    team = [member for member in report.deck.characters if member.code != "12054"]
    assert sorted(team) == [Member("02036", 2), Member("05038", 1), Member("05038", 1)]
    assert knight.status == GUESSED and set(knight.candidates) == {"12054:2", "12054:1,1"}


def test_case_04_a_list_written_by_hand() -> None:
    report = read(
        "Characters (29 points, 3 dice):\neKylo Ren – Tormented One\nRey – Finding the Ways\nBattlefield:\nEcho Base\n"
        "Upgrades (5):\nCrossguard Lightsaber x 2\nForce Training x2\nKylo Ren’s Lightsaber\n"
        "Events (4 cards):\nCaution x2\nClash x2\n"
    )
    assert report.deck is not None
    assert {(facts.card(each.code).full_name, each.dice) for each in report.deck.characters} == {
        ("Kylo Ren, Tormented One", 2),
        ("Rey, Finding The Ways", 1),
    }
    assert [facts.card(code).name for code in report.deck.battlefields] == ["Echo Base"]
    assert cards_by_name(report) == {
        "Crossguard Lightsaber": 2, "Force Training": 2, "Kylo Ren's Lightsaber": 1, "Caution": 2, "Clash": 2,
    }  # fmt: skip
    assert {line.status for line in report.lines if line.code} == {GUESSED}  # found by name alone


def test_case_05_a_number_without_a_sign_behind_it() -> None:
    report = read("UPGRADE\n-------\n2 Force Focus (Legacies #56)\n")
    assert cards_by_name(report) == {"Force Focus": 2} and report.lines[-1].status == TAKEN
    assert cards_by_name(read("Events\n2 Deflect\n")) == {"Deflect": 2}


def test_case_06_no_line_vanishes() -> None:
    report = read(
        "Blue lamp\n\nCHARACTER\n¯¯¯¯¯¯¯¯¯\n2x Rey, Force Prodigy (Awakenings #38)\n\n"
        "EVENT\n¯¯¯¯¯\nClose Quarters Assault\n2 Deflect\n"
    )
    assert [line.place for line in report.lines] == ["1", "3", "4", "5", "7", "8", "9", "10"]
    assert [line.status for line in report.lines if not line.code] == [ASIDE] * 5
    assert cards_by_name(report) == {"Close Quarters Assault": 1, "Deflect": 2}
    assert not report.is_complete  # two lines were found by name alone


def test_case_09_an_object_of_tabletop_simulator() -> None:
    def card(nickname: str, description: str) -> dict[str, Any]:
        return {"Name": "Card", "Nickname": nickname, "Description": description, "CardID": 1}

    speed = card("Force Speed", "SoR 55")
    held = [
        card("Echo Base", "AW 166"),
        card("Rey", "elite AW 38"),
        {"Name": "Deck", "ContainedObjects": [speed, speed]},
    ]
    bag = {"Name": "Bag", "Nickname": "Lamp bag", "ContainedObjects": held}
    report = read({"SaveName": "", "ObjectStates": [bag]})
    assert report.deck is not None
    assert report.deck.characters == (Member("01038", 2),)
    assert report.deck.battlefields == ("01166",) and report.deck.cards == (("02055", 2),)


def test_case_10_notes_and_tags_are_kept() -> None:
    slots = {"05002": {"quantity": 1, "dice": 2}, "05151": {"quantity": 2, "dice": 0}}
    about = {"description_md": "Keep removal. Mulligan for a lamp.", "tags": "control"}
    report = read({"id": 9010, "name": "With notes", "format_code": "STD", **about, "slots": slots})
    assert (report.notes, report.tags) == ("Keep removal. Mulligan for a lamp.", ("control",))
    assert {"notes", "tags"} <= {line.place for line in report.lines}


@rule("D-299")
def test_case_11_each_marauder_admits_a_card_of_its_own() -> None:
    """Three Marauders admit three villain and three hero cards; a fourth hero card is one too many."""
    deck: dict[str, Any] = {
        "name": "Three of them",
        "format": "INF",
        "characters": [{"code": "09142", "dice": 1}] * 3,
        "battlefield": "01166",
        "plots": [],
        "cards": {"05024": 1, "07049": 1, "05117": 2, "05124": 1},
    }
    infinite = get_format("INF")
    assert not [each for each in problems(read_deck(deck), infinite) if each.rule == "D-27"]
    deck["cards"]["05117"] = 1
    deck["characters"] = deck["characters"][:1]
    told = [each for each in problems(read_deck(deck), infinite) if each.rule == "D-27"]
    assert told and "up to 1" in told[0].message


def test_case_14_odd_records_of_cards(db: None) -> None:
    """An upgrade has no health, and no name begins with a blank."""
    assert facts.card("15076").health is None
    assert not Card.objects.filter(query.read("t:upgrade health>=1").q, code="15076").exists()
    assert facts.card("15101").name == "Death of CT-4040"
    assert not [code for code, card in facts.all_cards().items() if card.name != " ".join(card.name.split())]
