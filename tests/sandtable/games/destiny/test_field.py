"""The demo field: legal decks the engine can play, two for each mix of sides and colors."""

from __future__ import annotations

import pytest
from django.utils.text import slugify

from sandtable.games.destiny.decklist import DeckList, demo_decks
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.field import field, field_of, format_fields
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.legality import points, problems, unencoded

ILLEGAL = "smugglers-and-sith"
ENTERED = [slug for slug, deck in demo_decks().items() if deck.format == "awakenings" and slug != ILLEGAL]
MIXES = [
    (side, colors) for side in ("hero", "villain") for colors in ("blue and red", "blue and yellow", "red and yellow")
]


def mix(deck: DeckList) -> tuple[str, str]:
    """The side a team is on and its colors."""
    team = [card(member.code) for member in deck.characters]
    (side,) = {facts.affiliation for facts in team}
    return side, " and ".join(sorted({facts.color for facts in team}))


@pytest.mark.parametrize("slug", ENTERED)
def test_a_deck_of_the_field_is_legal_and_plays(slug: str) -> None:
    deck = demo_decks()[slug]
    assert problems(deck, get_format("awakenings")) == []
    assert unencoded(deck) == []
    assert deck.size == 30
    assert 27 <= points(deck, get_format("awakenings")) <= 30
    assert {card(code).set_code for code in deck.codes()} == {"AW"}


@pytest.mark.parametrize(("side", "colors"), MIXES)
def test_two_decks_of_each_mix(side: str, colors: str) -> None:
    fitting = [deck.name for deck in field().values() if mix(deck) == (side, colors)]
    assert len(fitting) == 2


def test_the_field_is_every_legal_deck_of_its_format() -> None:
    assert list(field()) == ENTERED
    assert ILLEGAL in demo_decks()


def test_names_are_unique_and_files_are_named_after_them() -> None:
    names = {slug: deck.name for slug, deck in demo_decks().items()}
    assert len({name.casefold() for name in names.values()}) == len(names)
    assert {slug: slugify(name) for slug, name in names.items()} == {slug: slug for slug in names}


def test_no_two_teams_of_the_field_are_the_same() -> None:
    teams = [deck.characters for deck in field().values()]
    assert len(set(teams)) == len(teams)


@pytest.mark.parametrize("slug", list(field()))
def test_a_deck_has_cards_of_every_color_of_its_team_and_can_pay_for_them(slug: str) -> None:
    """A team starts with 2 resources and gets 2 a round: most cards must cost no more than that."""
    deck = field()[slug]
    cards = [card(code) for code, copies in deck.cards for _ in range(copies)]
    colors = {card(member.code).color for member in deck.characters}
    assert colors <= {facts.color for facts in cards}
    assert sum(1 for facts in cards if (facts.cost or 0) <= 2) >= 20
    assert sum(1 for facts in cards if facts.has_die) >= 9


# Fields of other formats ----------------------------------------------------------------------------------------------

OTHERS = [(format, slug) for format, decks in format_fields().items() for slug in decks]


@pytest.mark.parametrize(("format", "slug"), OTHERS)
def test_a_published_deck_of_a_field_is_legal_plays_and_is_named_after_its_team(format: str, slug: str) -> None:
    deck = format_fields()[format][slug]
    assert problems(deck, get_format(format)) == []
    assert unencoded(deck) == []
    assert all(card(member.code).name in deck.name for member in deck.characters)
    assert slugify(deck.name) == slug


@pytest.mark.parametrize("format", list(format_fields()))
def test_a_field_has_teams_that_share_one_character_at_most(format: str) -> None:
    """Twelve of them; fewer lists were published for ARH Standard."""
    teams = [{card(member.code).name for member in deck.characters} for deck in format_fields()[format].values()]
    assert len(teams) == {"ARHS": 10}.get(format, 12)
    assert all(len(one & other) < 2 for place, one in enumerate(teams) for other in teams[:place])


def test_a_format_without_a_field_has_that_of_awakenings_and_an_earlier_list_that_of_today() -> None:
    assert field_of("TRI") == field_of("nonsense") == field()
    assert field_of("INF") == field_of("INF-2026-07") == format_fields()["INF-2026-07"]
