"""Rows read by plain SQL are the rows that Django's layer reads."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.db.models import Model

from decks import services
from decks.models import Deck, DeckVersion, Draft, Step
from sandtable.games.destiny.building import changes
from sandtable.games.destiny.decklist import demo_decks
from web.plain_sql import Rows

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck() -> Deck:
    owner = User.objects.create_user("ada")
    deck = services.create_deck(owner=owner, content=demo_decks()["rey-starter"], tags=["quick"])
    services.change_draft(deck=deck, change=lambda content: changes.change(content, "card:01153:0"))
    return deck


@pytest.mark.parametrize("model", [User, Deck, DeckVersion, Draft, Step])
def test_every_field_has_the_value_of_djangos_layer(deck: Deck, model: type[Model]) -> None:
    names = [field.attname for field in model._meta.concrete_fields]
    found = Rows(model, "id > %s ORDER BY id").all(0)
    usual = list(model._default_manager.order_by("pk"))
    assert found
    assert [[getattr(row, name) for name in names] for row in found] == [
        [getattr(row, name) for name in names] for row in usual
    ]


def test_a_row_is_stored_like_any_other(deck: Deck) -> None:
    found = Rows(Draft, "deck_id = %s").first(deck.pk)
    assert found is not None
    found.base = 7
    found.save()
    assert Draft.objects.get(deck=deck).base == 7
    assert Draft.objects.count() == 1


def test_fields_that_were_not_asked_for_are_read_when_they_are_needed(deck: Deck) -> None:
    found = Rows(Step, "deck_id = %s ORDER BY id DESC LIMIT 1", only=("id", "says")).first(deck.pk)
    assert found is not None
    assert found.get_deferred_fields() >= {"snapshot", "is_undone"}
    assert found.snapshot == Step.objects.latest("pk").snapshot


def test_values_are_never_read_as_sql(deck: Deck) -> None:
    rows = Rows(Deck, "public_id = %s")
    assert rows.first("' OR ''='") is None
    assert rows.first(deck.public_id) == deck
    assert rows.all("nothing") == []


def test_a_locked_row_is_asked_for_with_a_lock_where_the_database_has_one(deck: Deck, monkeypatch: Any) -> None:
    said: list[str] = []

    def listen(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        said.append(sql)
        return execute(sql.removesuffix(" FOR UPDATE") if connection.vendor == "sqlite" else sql, params, many, context)

    rows = Rows(Deck, "id = %s")
    with transaction.atomic(), connection.execute_wrapper(listen):
        monkeypatch.setattr(type(connection.features), "has_select_for_update", True)
        assert rows.locked(deck.pk) == deck
        assert rows.first(deck.pk) == deck
    assert [sql.endswith(" FOR UPDATE") for sql in said] == [True, False]
