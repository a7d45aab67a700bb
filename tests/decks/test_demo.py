"""The demo content: decks to start from, and those of the demo fields under an account of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.test import override_settings

from decks.demo import FIELD_OWNER
from decks.models import Deck
from decks.playable import playable_decks
from sandtable.games.destiny.decklist import demo_decks, format_of
from sandtable.games.destiny.field import field, format_fields
from sandtable.games.destiny.legality import problems
from tests.support.kept_rows import KeptRows

DEMO_ACCOUNT = {"username": "demo", "password": "sandtable-demo"}
OWNERS = ("demo", "demo field")


@override_settings(EMBEDDED=True, DEMO_ACCOUNT=DEMO_ACCOUNT)
def test_the_demo_content_comes_once(db: None) -> None:
    call_command("load_demo", verbosity=0)
    call_command("load_demo", verbosity=0)
    fields = [slug for decks in format_fields().values() for slug in decks]
    slugs = {name: Deck.objects.filter(owner__username=name).values_list("slug", flat=True) for name in OWNERS}
    assert {name: sorted(found) for name, found in slugs.items()} == {
        "demo": sorted(demo_decks()),
        "demo field": sorted(fields),
    }
    assert set(Deck.objects.values_list("visibility", flat=True)) == {"public"}
    demo = User.objects.get(username="demo")
    assert demo.check_password("sandtable-demo") and not demo.is_staff and not demo.is_superuser
    assert not User.objects.get(username="demo field").has_usable_password(), "nobody logs in with it"


DEMO = KeptRows(lambda: call_command("load_demo", verbosity=0))


@override_settings(EMBEDDED=True, DEMO_ACCOUNT=DEMO_ACCOUNT)
def test_a_stranger_can_take_every_deck_of_the_field_into_a_playtest(db: None, ada: User) -> None:
    DEMO.put_back()
    offered = list(playable_decks(ada).values_list("name", flat=True))
    of_fields = [deck.name for decks in format_fields().values() for deck in decks.values()]
    broken = sum(bool(problems(deck, format_of(deck))) for deck in demo_decks().values())
    assert {deck.name for deck in field().values()} <= set(offered) and broken == 1
    assert len(offered) == len(demo_decks()) - broken + len(of_fields)


@override_settings(EMBEDDED=True, DEMO_ACCOUNT=DEMO_ACCOUNT)
def test_another_list_of_a_field_is_the_next_version_of_its_deck(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    rey, kylo = (demo_decks()[f"{name}-starter"] for name in ("rey", "kylo-ren"))
    for content in (rey, replace(kylo, name=rey.name), replace(kylo, name=rey.name)):
        fields = {"starter": {"rey-starter": content}}
        monkeypatch.setattr("decks.demo.format_fields", lambda fields=fields: fields)
        call_command("load_demo", verbosity=0)
    deck = Deck.objects.get(owner__username="demo field")
    assert (deck.number, deck.newest.deck_list, deck.visibility) == (2, replace(kylo, name=rey.name), "public")


def test_nobody_signs_up_as_the_owner_of_the_fields() -> None:
    with pytest.raises(ValidationError):
        User.username_validator(FIELD_OWNER)


@override_settings(EMBEDDED=True, DEMO_ACCOUNT=DEMO_ACCOUNT)
def test_the_demo_loader_leaves_a_changed_password_alone(db: None) -> None:
    DEMO.put_back()
    demo = User.objects.get(username="demo")
    demo.set_password("another one")
    demo.save()
    call_command("load_demo", verbosity=0)
    demo.refresh_from_db()
    assert demo.check_password("another one")


@override_settings(EMBEDDED=False)
def test_no_demo_user_outside_of_embedded_mode(db: None) -> None:
    with pytest.raises(CommandError):
        call_command("load_demo", verbosity=0)
    assert not User.objects.exists()
