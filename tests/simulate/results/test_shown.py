"""The results of a new installation are played there, and shown only when they are the games that are named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from typing import Final

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django.fixtures import Settings

from sandtable.command.shipped import deck
from sandtable.playtest.headless import play
from sandtable.playtest.plan import Plan
from simulate.management.commands import load_results
from simulate.models import Batch, SeatedGame
from simulate.results.sharing.services import set_visibility
from simulate.results.shown import SHOWN, Shown, key_of
from tests.support.kept_rows import KeptRows

pytestmark = pytest.mark.django_db
NAMES: Final = ("kylo-ren-starter", "rey-starter")


DEMO: Final = KeptRows(lambda: call_command("load_demo", verbosity=0, stdout=StringIO()))


@pytest.fixture
def demo() -> None:
    DEMO.put_back()


def played_by_the_library(names: tuple[str, ...], n_games: int) -> str:
    """The digest of these games, played without the service."""
    first, second = names
    plan = Plan("destiny", (deck("destiny", first), deck("destiny", second)), ("greedy-2", "greedy-2"), seed=1)
    return play(plan, n_games).report.games.digest


def shows(monkeypatch: pytest.MonkeyPatch, *shown: Shown, names: Sequence[str] = ()) -> str:
    monkeypatch.setattr(load_results, "SHOWN", shown)
    said = StringIO()
    call_command("load_results", *names, stdout=said)
    return said.getvalue()


def test_results_are_played_checked_and_shown_once(demo: None, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Shown("few", 10, played_by_the_library(NAMES, 10), decks=NAMES)
    assert "1 shown, 0 there already" in shows(monkeypatch, wanted)
    batch = Batch.objects.get()
    assert (batch.games_done, batch.visibility, batch.owner.get_username()) == (10, "public", "demo")
    assert batch.get_absolute_url() in client.get("/playtests/public").content.decode()
    assert client.get(batch.get_absolute_url()).status_code == 200
    monkeypatch.setattr("home.glance.SHOWN", (wanted,))
    assert batch.get_absolute_url() in client.get("/").content.decode(), "the front page leads with it"
    assert "0 shown, 1 there already" in shows(monkeypatch, wanted)
    assert Batch.objects.count() == 1 and not SeatedGame.objects.exists()


def test_what_its_owner_has_hidden_stays_hidden(demo: None, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Shown("few", 2, played_by_the_library(NAMES, 2), decks=NAMES)
    shows(monkeypatch, wanted)
    set_visibility(result=Batch.objects.get(), visibility="private")
    assert "0 shown, 1 there already" in shows(monkeypatch, wanted)
    assert Batch.objects.get().visibility == "private"
    assert "No public results yet" in client.get("/playtests/public").content.decode()


def test_what_was_shown_before_this_was_remembered_is_remembered(demo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As installations have it that were made earlier: public, with the plain key."""
    wanted = Shown("few", 2, played_by_the_library(NAMES, 2), decks=NAMES)
    shows(monkeypatch, wanted)
    Batch.objects.update(idempotency_key=key_of(wanted))
    assert "0 shown, 1 there already" in shows(monkeypatch, wanted)
    set_visibility(result=Batch.objects.get(), visibility="private")
    shows(monkeypatch, wanted)
    assert Batch.objects.count() == 1 and Batch.objects.get().visibility == "private"


def test_games_that_are_not_those_named_are_not_shown(
    demo: None, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CommandError, match="Not shown:\nfew: done, digest [0-9a-f]{32}, not 0000"):
        shows(monkeypatch, Shown("few", 2, "0" * 32, decks=NAMES))
    assert Batch.objects.get().visibility == "private"
    assert "No public results yet" in client.get("/playtests/public").content.decode()


def test_what_is_missing_is_named_and_the_others_are_shown(demo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Shown("few", 2, played_by_the_library(NAMES, 2), decks=NAMES)
    absent = Shown("absent", 2, "", decks=("kylo-ren-starter", "no-such-deck"))
    with pytest.raises(CommandError, match="there is no deck no-such-deck of demo"):
        shows(monkeypatch, absent, Shown("far", 2, "", scenario="chess/standard"), right)
    assert Batch.objects.get().visibility == "public"


def test_it_is_for_embedded_installations_with_a_demo_user(settings: Settings) -> None:
    with pytest.raises(CommandError, match="no demo user"):
        call_command("load_results")
    settings.EMBEDDED = False
    with pytest.raises(CommandError, match="embedded mode only"):
        call_command("load_results")


def test_a_result_can_be_asked_for_by_its_name(demo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    few, more = (Shown(name, 2, played_by_the_library(NAMES, 2), decks=NAMES) for name in ("few", "more"))
    assert "1 shown, 0 there already" in shows(monkeypatch, few, more, names=["more"])
    assert Batch.objects.get().idempotency_key == f"{key_of(more)}:once"
    with pytest.raises(CommandError, match="There is no result called others"):
        shows(monkeypatch, few, more, names=["more", "others"])


FIRST_GAMES_OF_THE_BATTLE: Final = "1f2319cc887b2e047511727cb09846b9"
"""The digest of the first three games of the battle, kept as that of all its games is."""


def test_the_battle_begins_with_the_kept_games(demo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of its games take a quarter of a minute; a change of the rules or of the agent is seen in the first ones."""
    battle = next(each for each in SHOWN if each.scenario)
    assert "1 shown" in shows(monkeypatch, replace(battle, games=3, digest=FIRST_GAMES_OF_THE_BATTLE))


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.name)
def test_the_kept_digests_are_those_of_the_games(shown: Shown, demo: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journeys begin with the result that leads the front page, and compare its digest."""
    assert "1 shown" in shows(monkeypatch, shown)
    if shown.decks:
        assert played_by_the_library(shown.decks, shown.games) == shown.digest


def test_names_are_told_apart() -> None:
    assert len({shown.name for shown in SHOWN}) == len(SHOWN)
