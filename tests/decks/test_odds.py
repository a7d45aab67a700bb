"""The page of hands and dice: its numbers, its readers, sample hands, and addresses that ask for too much."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import services
from decks.models import Deck, Draft, Visibility
from decks.odds import ROUNDS, amount, percent
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks, to_json
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.odds.dice import DAMAGE, Help, showing, team_dice
from sandtable.games.destiny.odds.draws import by_card, in_hand
from sandtable.games.destiny.odds.hands import sample_hand
from sandtable.games.destiny.odds.values import damage
from tests.support.pages import html_of

REY = demo_decks()["rey-starter"]
CODE, COPIES = max(REY.cards, key=lambda each: each[1])
LESS = replace(REY, cards=tuple((code, copies - (code == CODE)) for code, copies in REY.cards))
"""The same deck with one copy less."""


def query(**values: Any) -> dict[str, Any]:
    """The part of an address behind its question mark."""
    return values


def address(deck: Deck) -> str:
    return reverse("decks:deck-odds", args=[deck.public_id])


def test_the_numbers_are_those_of_the_odds(deck: Deck, as_ada: Client) -> None:
    shown = html_of(as_ada.get(address(deck), query(card=CODE, look=4, each_round=2, symbol="RD", least=1)))
    assert percent(by_card(COPIES, REY.size, 4, 0).at_least(1)) in shown
    assert percent(by_card(COPIES, REY.size, 4, 2 * (ROUNDS - 1)).at_least(1)) in shown
    team = team_dice(REY)
    assert percent(showing(team, ("RD",), Help(reroll=True)).at_least(1)) in shown
    assert amount(damage(team).mean) in shown and amount(damage(team, reroll=True, resources=2).mean) in shown


def test_numbers_are_rounded_not_cut() -> None:
    assert (percent(Fraction(2, 3)), percent(Fraction(1)), amount(Fraction(5, 3))) == ("66.7 %", "100.0 %", "1.67")


def test_focus_dice_are_used_up(deck: Deck, as_ada: Client) -> None:
    shown = html_of(as_ada.get(address(deck), query(symbol="R", least=1, resources=1)))
    team = team_dice(REY)
    for help in (Help(focus=True), Help(reroll=True, focus=True)):
        assert percent(showing(team, ("R",), help, 1).at_least(1)) in shown
    assert "leaves the pool and no longer counts" in shown


def test_more_focus_dice_than_are_worked_out_are_told(ada: User, as_ada: Client) -> None:
    code = next(each.code for each in all_cards().values() if each.type == "character" and "1F" in map(str, each.sides))
    many = replace(REY, characters=(Member(code, 9),), cards=())
    deck = services.create_deck(owner=ada, content=many)
    shown = html_of(as_ada.get(address(deck)))
    assert "worked out for at most 8 dice with a focus" in shown and "–" in shown
    found = as_ada.get(f"/api/v1/decks/{deck.public_id}/odds").json()["showing"]
    assert found["focus"] is found["reroll_and_focus"] is None and sum(found["reroll"]) == pytest.approx(1)


def test_chosen_dice_of_the_deck_are_rolled_with_the_team(deck: Deck, as_ada: Client) -> None:
    code = next(code for code, _ in REY.cards if card(code).has_die and showing([card(code).sides], DAMAGE).most)
    dice = [*team_dice(REY), card(code).sides]
    shown = html_of(as_ada.get(address(deck), query(dice=code, least=3)))
    assert percent(showing(dice, DAMAGE).at_least(3)) in shown and amount(damage(dice).mean) in shown
    assert damage(dice).mean > damage(team_dice(REY)).mean


def test_a_sample_hand_comes_again_with_its_seed(deck: Deck, as_ada: Client) -> None:
    hand = sample_hand(REY, 7, (0, 2))
    answer = as_ada.get(address(deck), query(seed=7, aside=[0, 2]))
    assert [each.code for _place, each, _is_aside in answer.context["hand"]] == list(hand.first)
    assert [each.code for each in answer.context["new"]] == list(hand.new)
    assert "Hand after the mulligan" in html_of(answer)
    fresh = as_ada.get(address(deck), query(seed=7, aside=[0, 2], fresh=1))
    assert fresh.context["new"] == [] and 0 <= int(fresh.context["form"]["seed"].value()) < 2**32
    seeds = {as_ada.get(address(deck), {"seed": 7, "fresh": 1}).context["form"]["seed"].value() for _ in range(3)}
    assert len(seeds) > 1


def test_a_version_is_compared_with_the_one_before(deck: Deck, as_ada: Client) -> None:
    services.save_version(deck=deck, content=LESS, expected=1)
    shown = html_of(as_ada.get(address(deck), {"card": CODE}))
    before, after = in_hand(COPIES, REY.size, 5).at_least(1), in_hand(COPIES - 1, LESS.size, 5).at_least(1)
    assert "Effect of the change" in shown and percent(before) in shown and percent(after) in shown
    assert f"−{percent(before - after)}" in shown
    assert "Effect of the change" not in html_of(as_ada.get(address(deck), {"version": 1}))
    assert f"+{percent(before - after)}" in html_of(as_ada.get(address(deck), query(card=CODE, version=1, against=2)))


def test_the_draft_is_the_owner_s_alone(deck: Deck, as_ada: Client, as_ben: Client) -> None:
    Draft.objects.create(deck=deck, snapshot=to_json(LESS), base=1)
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    answer = as_ada.get(address(deck), {"version": "draft", "card": CODE})
    assert answer.context["against"] == "1" and "Unsaved work" in html_of(answer)
    assert as_ada.get(address(deck)).context["name"] == "1"
    assert "Unsaved work" not in html_of(as_ben.get(address(deck)))
    for asked in ({"version": "draft"}, {"against": "draft"}):
        assert as_ben.get(address(deck), asked).status_code == 404


def test_a_deck_that_is_only_begun_shows_its_draft(ada: User, as_ada: Client, as_ben: Client) -> None:
    begun = Deck.objects.create(owner=ada, name="Begun", slug="begun")
    assert as_ada.get(address(begun)).status_code == 404
    empty = DeckList("Begun", "starter", (), (), (), ())
    Draft.objects.create(deck=begun, snapshot=to_json(empty), base=0)
    shown = html_of(as_ada.get(address(begun)))
    assert "The deck is empty." in shown and "No dice yet" in shown
    assert as_ben.get(address(begun)).status_code == 404


@pytest.mark.parametrize(
    "asked",
    [
        {"copies": "0"},
        {"copies": "9" * 4000},
        {"least": "1000000"},
        {"look": "6"},
        {"each_round": "-1"},
        {"symbol": "<script>"},
        {"card": "99999"},
        {"dice": "01001;"},
        {"seed": "-5"},
        {"seed": "x"},
        {"aside": "5"},
        {"resources": "21"},
        {"health": "1e9"},
    ],
    ids=str,
)
def test_numbers_out_of_bounds_are_named(deck: Deck, as_ada: Client, asked: dict[str, str]) -> None:
    answer = as_ada.get(address(deck), asked)
    assert answer.status_code == 422 and "errorlist" in answer.content.decode()
    assert "<script>alert" not in html_of(answer) and "Chance to have drawn" not in html_of(answer)


@pytest.mark.parametrize("version", ["2", "0", "x", "draft", "9" * 50, "٣", "%00", "-1"])
def test_lists_that_do_not_exist(deck: Deck, as_ada: Client, version: str) -> None:
    assert as_ada.get(address(deck), {"version": version}).status_code == 404
    assert as_ada.get(address(deck), {"against": version}).status_code == 404


def test_a_huge_list_is_answered_without_values(ada: User, as_ada: Client) -> None:
    code = REY.characters[0].code
    huge = replace(REY, characters=(Member(code, 9),) * 30, cards=tuple((each, 99) for each, _ in REY.cards))
    shown = html_of(as_ada.get(address(services.create_deck(owner=ada, content=huge))))
    assert "These are 270 dice." in shown and "Damage by round" not in shown
    assert percent(showing(team_dice(huge), DAMAGE).at_least(2)) in shown
