"""Odds for programs: the numbers of the page, other people's decks, and parameters that make no sense."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import services
from decks.models import Deck
from sandtable.games.destiny.decklist import Member, demo_decks
from sandtable.games.destiny.odds.dice import DAMAGE, showing, team_dice
from sandtable.games.destiny.odds.draws import in_hand
from sandtable.games.destiny.odds.values import damage

REY = demo_decks()["rey-starter"]
CODE, COPIES = max(REY.cards, key=lambda each: each[1])


def address(deck: Deck) -> str:
    return f"/api/v1/decks/{deck.public_id}/odds"


def test_odds_are_given_as_numbers(deck: Deck, as_ada: Client) -> None:
    found = as_ada.get(address(deck), {"card": CODE, "look": "5"}).json()
    team = team_dice(REY)
    assert found["version"] == 1 and found["card"] == CODE and found["dice"] == len(team)
    assert found["drawn"][0] == pytest.approx(float(in_hand(COPIES, REY.size, 5).at_least(1)))
    assert found["showing"]["rolled"][1] == pytest.approx(float(showing(team, DAMAGE).exactly(1)))
    assert all(sum(each) == pytest.approx(1) for each in found["showing"].values())
    assert found["damage"][1] == pytest.approx(2 * float(damage(team).mean))
    assert found["value"]["reroll"] == pytest.approx(found["damage_rerolled"][0])
    assert found["value"]["focus"] == pytest.approx(found["damage_focused"][0])
    assert found["value"]["reroll_and_focus"] == pytest.approx(found["damage_rerolled_and_focused"][0])


def test_somebody_else_s_odds_are_not_there(deck: Deck, as_ben: Client, client: Client) -> None:
    assert as_ben.get(address(deck)).status_code == client.get(address(deck)).status_code == 404


@pytest.mark.parametrize(
    ("query", "path"), [("copies=0", "?copies"), ("symbol=x", "?symbol"), ("card=1", "?card"), ("page=1", "?page")]
)
def test_parameters_that_make_no_sense_are_named(deck: Deck, as_ada: Client, query: str, path: str) -> None:
    answer = as_ada.get(f"{address(deck)}?{query}")
    assert answer.status_code == 400 and [each["path"] for each in answer.json()["errors"]] == [path]


@pytest.mark.parametrize("version", ["2", "x", "draft", "9" * 40])
def test_versions_that_do_not_exist(deck: Deck, as_ada: Client, version: str) -> None:
    assert as_ada.get(address(deck), {"version": version}).status_code == 404


def test_more_dice_than_are_worked_out(ada: User, as_ada: Client) -> None:
    huge = replace(REY, characters=(Member(REY.characters[0].code, 9),) * 30)
    found = as_ada.get(address(services.create_deck(owner=ada, content=huge))).json()
    assert found["dice"] == 270 and found["value"] is found["damage"] is None
    assert sum(found["showing"]["rolled"]) == pytest.approx(1)
