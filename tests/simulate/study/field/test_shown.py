"""The demo fields of a new installation: played there, shown when they are the kept games, and found by visitors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django.fixtures import Settings

from decks.demo import add_fields
from sandtable.agents import USUAL
from sandtable.games.destiny.field import format_fields
from simulate.management.commands import load_field_results
from simulate.models import Study
from simulate.study.field import shown
from simulate.study.field.shown import ShownField, key_of

pytestmark = pytest.mark.django_db
FORMAT = "INF-2026-07"
FIELD = ShownField(FORMAT, "random")
DECKS = 3
OF_THE_PROJECT = shown.kept_digests()
NAMES = [each.name for each in shown.shown_fields()]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path) -> Iterator[None]:
    """A field of three decks that the random agent plays; the rules count as compiled."""
    settings.EMBEDDED = True
    few = {FORMAT: dict(list(format_fields()[FORMAT].items())[:DECKS])}
    monkeypatch.setattr("decks.demo.format_fields", lambda: few)
    monkeypatch.setattr(shown, "PAIRS", {"random": 1})
    monkeypatch.setattr(shown, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(load_field_results, "build_kind", lambda: "compiled")
    keeps({})
    yield
    shown.kept_digests.cache_clear()


def keeps(digests: dict[str, str]) -> None:
    shown.KEPT.write_text(json.dumps(digests))
    shown.kept_digests.cache_clear()


def said(command: str, *names: str) -> str:
    told = StringIO()
    call_command(command, *names, stdout=told)
    return told.getvalue()


def test_a_field_is_kept_played_checked_and_shown_once(client: Client) -> None:
    add_fields()
    assert said("keep_field_results") == f"{FIELD.name}: {shown.kept_digests()[FIELD.name]}\n"
    assert "Fields: 1 shown, 0 there already." in said("load_field_results")
    assert "Fields: 0 shown, 1 there already." in said("load_field_results")
    study = Study.objects.get()
    assert (study.visibility, study.owner.get_username(), study.batches.count()) == ("public", "demo field", 3)
    link = study.get_absolute_url()
    assert (
        link in client.get("/").content.decode()
        and link in client.get("/playtests/public?show=studies").content.decode()
    )
    page = client.get(link).content.decode()
    assert "Galactic Infinite: the demo field, played by random" in page
    playtest = study.batches.first()
    assert playtest is not None and playtest.get_absolute_url() in page
    assert client.get(playtest.get_absolute_url()).status_code == 200


def test_a_digest_is_kept_without_a_database(django_assert_num_queries: Any) -> None:
    with django_assert_num_queries(0):
        said("keep_field_results")
    assert list(shown.kept_digests()) == [FIELD.name]


def test_other_games_are_not_shown_and_another_digest_is_another_study() -> None:
    add_fields()
    keeps({FIELD.name: "0" * 32})
    with pytest.raises(CommandError, match=f"Not shown:\n{FIELD.name}: done, digest [0-9a-f]{{32}}, not 0000"):
        said("load_field_results")
    wrong = Study.objects.get()
    assert wrong.visibility == "private"
    said("keep_field_results", FIELD.name)
    said("load_field_results")
    assert Study.objects.exclude(pk=wrong.pk).get().visibility == "public"


def test_what_its_owner_has_hidden_stays_hidden(client: Client) -> None:
    add_fields()
    said("keep_field_results")
    said("load_field_results")
    Study.objects.update(visibility="private")
    assert "Fields: 0 shown, 1 there already." in said("load_field_results")
    assert Study.objects.get().get_absolute_url() not in client.get("/").content.decode()


def test_a_field_that_an_older_edition_began_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    add_fields()
    digest = "0" * 32
    old = shown.ask(FIELD, digest)
    Study.objects.update(engine_fingerprint="older")
    new = shown.ask(FIELD, digest)
    assert new.pk != old.pk and new.idempotency_key == key_of(FIELD, digest)


def test_what_is_missing_is_named() -> None:
    told = said("load_field_results")
    assert f"Fields: 0 shown, 0 there already.\nNo digest is kept of {FIELD.name};" in told
    keeps({FIELD.name: "0" * 32})
    with pytest.raises(CommandError, match="there is no deck Admiral Ackbar; `manage.py load_demo` makes it"):
        said("load_field_results")


def test_it_is_for_compiled_rules_on_embedded_installations(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(load_field_results, "build_kind", lambda: "interpreted")
    assert "not compiled" in said("load_field_results")
    settings.EMBEDDED = False
    with pytest.raises(CommandError, match="embedded mode only"):
        said("load_field_results")


def test_digests_are_dropped_with_their_fields() -> None:
    keeps({"GONE greedy-0": "0" * 32})
    add_fields()
    said("keep_field_results")
    assert list(shown.kept_digests()) == [FIELD.name]


def test_kept_digests_are_of_known_fields() -> None:
    assert set(OF_THE_PROJECT) <= set(NAMES)


@pytest.mark.deep(only=True)
def test_the_kept_digests_are_those_of_the_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the slower agent are compared where they are shown: it takes minutes."""
    monkeypatch.undo()
    quick = [each for each in shown.shown_fields() if each.agent == USUAL and each.name in OF_THE_PROJECT]
    played = {each.name: shown.played_digest(each.question()) for each in quick}
    assert played == {each.name: OF_THE_PROJECT[each.name] for each in quick}
