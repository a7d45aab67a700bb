"""Measured balance: each playtest counts once, editions are not mixed, and private ones are their owner's alone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.test import Client

from scenarios import balances, services
from scenarios.balance_words import BalanceWords
from scenarios.models import Measurement, Scenario, ScenarioBalance, ScenarioVersion, Visibility
from scenarios.selectors import balances_for
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.scenarios.measured import a_measurement, measured
from tests.support.pages import words_of

LATER = datetime(2030, 1, 2, tzinfo=UTC)


@pytest.fixture
def version(scenario: Scenario) -> ScenarioVersion:
    return scenario.newest


def only(version: ScenarioVersion, reader: User | AnonymousUser | None = None) -> ScenarioBalance:
    return balances_for(reader or AnonymousUser(), [version.pk]).get()


def test_a_balance_is_the_sum_of_its_playtests(version: ScenarioVersion) -> None:
    """60 of 100 games: the interval at 95 % is 50.0 to 69.4 %."""
    a_measurement(version, 25, 15)
    a_measurement(version, 35, 25)
    found = only(version)
    american, german = found.shares
    assert (found.games, found.seats, found.agents) == (100, 2, "greedy")
    assert (american["name"], american["share"]) == ("American", 0.6)
    assert (round(american["low"], 3), round(american["high"], 3)) == (0.5, 0.694)
    assert (german["name"], german["share"]) == ("German", 0.4)
    assert (round(found.uneven, 6), found.rounds, found.decisions) == (0.1, 6.0, 100.0)


def test_a_playtest_that_is_written_twice_counts_once(version: ScenarioVersion) -> None:
    for _time in range(2):
        a_measurement(version, 6, 4, playtest="same", seed=5)
    assert (only(version).games, Measurement.objects.count()) == (10, 1)


def test_writing_it_again_leaves_it_shared(version: ScenarioVersion) -> None:
    a_measurement(version, 6, 4, playtest="same", is_shared=True)
    balances.record(version_id=version.pk, playtest="same", measured=measured(7, 3))
    assert only(version).shares[0]["share"] == 0.7


def test_the_same_seed_holds_the_same_games(version: ScenarioVersion) -> None:
    a_measurement(version, 6, 4, seed=1)
    a_measurement(version, 12, 8, seed=1)
    a_measurement(version, 3, 2, seed=2)
    assert only(version).games == 25


def test_games_of_two_editions_are_not_mixed(version: ScenarioVersion) -> None:
    a_measurement(version, 90, 10, edition="old")
    a_measurement(version, 5, 5, edition="new", measured_at=LATER)
    assert (only(version).games, only(version).shares[0]["share"]) == (10, 0.5)


def test_agents_have_balances_of_their_own(version: ScenarioVersion) -> None:
    a_measurement(version, 5, 5, agents="random")
    a_measurement(version, 60, 40, agents="greedy")
    found = balances_for(AnonymousUser(), [version.pk])
    assert [(each.agents, each.games) for each in found] == [("greedy", 100), ("random", 10)]


def test_pairs_of_games_share_their_luck(version: ScenarioVersion) -> None:
    """Ten pairs, each won once by either side: no spread at all, so even is certain."""
    a_measurement(version, 0, 0, rotation_size=2, points=[([60, 60], 10)], agents="greedy + random")
    found = only(version)
    assert (found.games, found.shares[0]["share"], found.uneven) == (20, 0.5, 0.0)


def test_private_playtests_are_seen_by_their_owner_alone(version: ScenarioVersion, ada: User, ben: User) -> None:
    a_measurement(version, 5, 5)
    a_measurement(version, 40, 10, owner_id=ada.pk, is_shared=False)
    assert [each.games for each in balances_for(AnonymousUser(), [version.pk])] == [10]
    assert [each.games for each in balances_for(ben, [version.pk])] == [10]
    assert sorted(each.games for each in balances_for(ada, [version.pk])) == [10, 50]


def test_sharing_can_be_taken_back(version: ScenarioVersion, ada: User, ben: User) -> None:
    playtest = a_measurement(version, 5, 5, owner_id=ada.pk, is_shared=False)
    assert not balances_for(ben, [version.pk]).exists() and balances.is_shared(playtest) is False
    assert balances.share_playtest(playtest=playtest, is_shared=True)
    assert only(version, ben).games == 10
    assert balances.share_playtest(playtest=playtest, is_shared=False)
    assert not balances_for(ben, [version.pk]).exists()
    assert not balances.share_playtest(playtest="nothing", is_shared=True)
    assert balances.is_shared("nothing") is None


def test_shared_games_stay_when_their_owner_goes(version: ScenarioVersion, ben: User) -> None:
    a_measurement(version, 5, 5, owner_id=ben.pk)
    a_measurement(version, 9, 1, owner_id=ben.pk, is_shared=False)
    ben.delete()
    balances.renew(version.pk)
    assert [(each.reader_id, each.games) for each in ScenarioBalance.objects.all()] == [(None, 10)]


def test_a_version_that_is_gone_is_measured_no_more(version: ScenarioVersion) -> None:
    gone = version.pk
    version.scenario.delete()
    assert not balances.record(version_id=gone, playtest="late", measured=measured(1, 1))
    assert not Measurement.objects.exists()


def test_games_without_a_finished_rotation_make_no_balance(version: ScenarioVersion) -> None:
    a_measurement(version, 0, 0, points=[])
    assert not ScenarioBalance.objects.exists()


def test_a_balance_belongs_to_one_version(scenario: Scenario, as_ada: Client) -> None:
    a_measurement(scenario.newest, 60, 40)
    services.save_version(scenario=scenario, definition=a_document(rounds=6), expected=1)
    first = words_of(as_ada.get(f"{scenario.get_absolute_url()}/v/1").content.decode())
    assert "American 60.0 % (50.0 to 69.4 %)" in first and "100 games, greedy" in first
    assert "6.0 rounds, 100 decisions a game" in first and "even would be 50 %" in first
    assert "Nobody has measured this version yet" in words_of(as_ada.get(scenario.get_absolute_url()).content.decode())


def test_own_playtests_are_marked_on_the_page(scenario: Scenario, ada: User, as_ada: Client, as_ben: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    a_measurement(scenario.newest, 60, 40, owner_id=ada.pk, is_shared=False)
    address = scenario.get_absolute_url()
    assert "your own playtests" in words_of(as_ada.get(address).content.decode())
    assert "60.0" not in words_of(as_ben.get(address).content.decode())


@pytest.mark.parametrize(
    ("won", "lost", "says", "verdict"),
    [
        (62, 38, "American 62 % (52 to 71 %)", "uneven"),
        (38, 62, "German 62 % (52 to 71 %)", "uneven"),
        (60, 40, "American 60 % (50 to 69 %)", "nobody is shown to be ahead"),
        (52, 48, "American 52 % (42 to 62 %)", "nobody is shown to be ahead"),
        (5000, 5000, "American 50 % (49 to 51 %)", "even within 1.0 %"),
    ],
)
def test_a_balance_in_words(version: ScenarioVersion, won: int, lost: int, says: str, verdict: str) -> None:
    a_measurement(version, won, lost)
    words = BalanceWords(only(version))
    assert (words.says.replace("\u00a0", " "), words.verdict.replace("\u00a0", " ")) == (says, verdict)
    assert "balance-bar__share" in words.picture


def test_seats_that_are_alike_are_told_by_turn(version: ScenarioVersion) -> None:
    points = [([60, 0, 0], 50), ([0, 60, 0], 30), ([0, 0, 60], 20)]
    a_measurement(version, 0, 0, players=3, parties=["first", "second", "third"], points=points)
    words = BalanceWords(only(version))
    assert words.says.startswith("First 50") and words.basis == "100 games, 3 players, greedy"
    assert (words.even, words.picture) == ("33\u00a0%", "")
