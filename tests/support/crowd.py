"""A site on which many decks and scenarios are published."""

from __future__ import annotations

from dataclasses import replace

from django.contrib.auth.models import AbstractBaseUser

from decks import services
from decks.models import Deck, DeckVersion, Visibility
from sandtable.games.destiny.decklist import demo_decks
from scenarios import services as scenario_services
from scenarios.models import Scenario, ScenarioVersion
from simulate.asking.selectors import scenario_by_name

STARTER = demo_decks()["rey-starter"]


def publish_decks(owner: AbstractBaseUser, count: int, name: str = "Deck") -> list[Deck]:
    """Legal public decks, called by a number; all but the first are copies of its rows, which is quick."""
    first = services.create_deck(owner=owner, content=replace(STARTER, name=f"{name} 0"), visibility=Visibility.PUBLIC)
    copies = [
        Deck(owner_id=owner.pk, name=f"{name} {place}", slug=first.slug, visibility=Visibility.PUBLIC)
        for place in range(1, count)
    ]
    Deck.objects.bulk_create(copies)
    shared = ("number", "digest", "verdict_edition", "verdict_problems", "verdict_unencoded")
    like = {field: getattr(first.newest, field) for field in shared}
    versions = [DeckVersion(deck=deck, snapshot=first.newest.snapshot | {"name": deck.name}, **like) for deck in copies]
    DeckVersion.objects.bulk_create(versions)
    for deck, version in zip(copies, versions, strict=True):
        deck.current = version
    Deck.objects.bulk_update(copies, ["current"])
    return [first, *copies]


def publish_scenarios(owner: AbstractBaseUser, count: int, name: str = "Battle") -> list[Scenario]:
    """Public scenarios of Tide of Iron that can be played; all but the first are copies of its rows."""
    battle = scenario_by_name("tide_of_iron", "crossroads") | {"title": f"{name} 0"}
    first = scenario_services.create_scenario(owner=owner, definition=battle, visibility=Visibility.PUBLIC)
    copies = [
        Scenario(owner_id=owner.pk, game=first.game, title=f"{name} {place}", visibility=Visibility.PUBLIC)
        for place in range(1, count)
    ]
    Scenario.objects.bulk_create(copies)
    shared = ("number", "verdict_edition", "verdict_problems")
    like = {field: getattr(first.newest, field) for field in shared}
    versions = [
        ScenarioVersion(scenario=each, definition=battle | {"title": each.title}, digest=each.public_id, **like)
        for each in copies
    ]
    ScenarioVersion.objects.bulk_create(versions)
    for each, version in zip(copies, versions, strict=True):
        each.current = version
    Scenario.objects.bulk_update(copies, ["current"])
    return [first, *copies]
