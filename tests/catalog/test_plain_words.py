"""Plain words, misspelled names and slips of writing. Expected cards are counted from the card facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from catalog import query
from catalog.models import Card
from sandtable.games.destiny import facts

pytestmark = pytest.mark.django_db
Fits = Callable[[facts.CardFacts], bool]


def shown(text: str) -> set[str]:
    return set(Card.objects.filter(query.understand(text).query.q).values_list("code", flat=True))


def has_side(card: facts.CardFacts, symbol: str, value: int) -> bool:
    return any(side.symbol == symbol and side.value == value and not side.is_x for side in card.sides)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("hero red", lambda c: c.affiliation == "hero" and c.color == "red"),
        ("red heroes", lambda c: c.affiliation == "hero" and c.color == "red"),
        ("cheap blue upgrade", lambda c: c.type == "upgrade" and c.color == "blue" and c.cost <= 1),
        ("bleu upgrades", lambda c: c.type == "upgrade" and c.color == "blue"),
        (
            "legendary villain vehicle",
            lambda c: (c.rarity, c.affiliation) == ("L", "villain") and "vehicle" in c.subtypes,
        ),
        ("bounty hunter yellow", lambda c: "bounty-hunter" in c.subtypes and c.color == "yellow"),
        ("covert missions", lambda c: c.set_code == "CM"),
        ("AW villain", lambda c: c.set_code == "AW" and c.affiliation == "villain"),
        ("3MD", lambda c: has_side(c, "MD", 3)),
        ("vadre", lambda c: "vader" in c.name.lower()),
        ("lightsabre", lambda c: "lightsaber" in c.name.lower()),
        ("chewbaca", lambda c: "chewbacca" in c.name.lower()),
        ("anakin skywaker", lambda c: "anakin" in c.name.lower() and "skywalker" in c.name.lower()),
        ("lightsabre blue", lambda c: "lightsaber" in c.name.lower() and c.color == "blue"),
        ("darthvader", lambda c: "darth vader" in c.name.lower()),
        ("c3po", lambda c: "c-3po" in c.name.lower()),
        ("reys lightsaber", lambda c: "rey's" in c.name.lower() and "lightsaber" in c.name.lower()),
        ("jedi upgrade", lambda c: "jedi" in c.name.lower() and c.type == "upgrade"),
        ("-t:event vadre", lambda c: "vader" in c.name.lower() and c.type != "event"),
    ],
)
def test_plain_words_find_the_cards_they_mean(text: str, fits: Fits) -> None:
    expected = {card.code for card in facts.all_cards().values() if fits(card)}
    assert expected and shown(text) == expected


def test_a_name_wins_over_a_plain_word_and_the_other_reading_is_offered() -> None:
    understood = query.understand("hero")
    assert understood.is_literal and understood.query.text == "hero"
    assert [offer.text for offer in understood.offers] == ["affiliation:hero"]


def test_the_query_as_written_can_be_asked_for() -> None:
    understood = query.understand("hero red", literal=True)
    assert understood.is_literal and not Card.objects.filter(understood.query.q).exists()
    assert [offer.text for offer in understood.offers] == ["affiliation:hero color:red"]


@pytest.mark.parametrize(
    "text", ["", "t:event", '"hero red"', "hero* red*", "hero or redd", "qqqqxx", "01045", "(vadre"]
)
def test_what_is_no_plain_word_is_read_as_written(text: str) -> None:
    if text.startswith("("):
        with pytest.raises(query.BadQuery):
            query.understand(text)
    else:
        understood = query.understand(text)
        assert understood.is_literal and understood.query.text == text and not understood.offers


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("f:red points:<=10", "f:red points<=10"),
        ("cost=<2", "cost<=2"),
        ("t:upgrade,event c=1", "t:upgrade|event c=1"),
        ("t<upgrade", "t:upgrade"),
        ("(a:hero", "(a:hero)"),
        ("b:jedi,bounty-huntr", "b:jedi|bounty-hunter"),
    ],
)
def test_a_suggestion_is_a_query_that_runs(text: str, mended: str) -> None:
    with pytest.raises(query.BadQuery) as caught:
        query.read(text)
    [pointed] = query.pointed_out(text, caught.value)
    assert pointed.mended == mended and query.read(mended).sentence
