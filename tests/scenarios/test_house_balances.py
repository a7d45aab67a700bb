"""The balance of the scenarios that come with the games: kept, recorded for the version that was played, replayed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.management import CommandError, call_command
from django.test import Client

from scenarios import house_balances, services
from scenarios.balance_words import BalanceWords, disagreements
from scenarios.house_balances import Kept, Setup
from scenarios.management.commands import keep_balances
from scenarios.models import Measurement, Scenario, ScenarioBalance
from scenarios.selectors import balances_for
from simulate.queue.balances import measure_all
from tests.support.pages import words_of

HOUSE = "tide_of_iron/hill-87"


def row(players: int = 2, agent: str = "greedy-3", won: int = 30, lost: int = 10, document: str = "") -> Kept:
    """40 games of 6 rounds and 100 decisions, of which the Americans took `won`."""
    return Kept(
        house=HOUSE,
        players=players,
        agent=agent,
        document=document or services.digest(Setup(HOUSE, players, agent).document),
        edition="e1",
        seed=1,
        parties=["American", "German"],
        rotation_size=1,
        points=[[[0, 60], lost], [[60, 0], won]],
        ended=won + lost,
        rounds=6 * (won + lost),
        decisions=100 * (won + lost),
        digest="d",
        played_on="2026-11-28",
    )


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of kept balances for this test, empty at first."""
    monkeypatch.setattr(house_balances, "KEPT", tmp_path)
    return tmp_path


def load() -> str:
    told = StringIO()
    call_command("load_scenarios", stdout=told)
    return told.getvalue()


def balances() -> list[ScenarioBalance]:
    return list(balances_for(AnonymousUser(), [Scenario.objects.get(house=HOUSE).newest.pk]))


@pytest.mark.django_db
def test_the_gallery_of_a_new_installation_shows_them(kept: Path, client: Client) -> None:
    house_balances.keep(row())
    assert "Balances of scenarios: 1 measured before the release." in load()
    (found,) = balances()
    assert (found.games, found.agents, found.players, found.rounds) == (40, "greedy-3", 2, 6.0)
    assert found.shares[0]["share"] == 0.75
    page = words_of(client.get("/scenarios?q=Hill").content.decode()).replace("\xa0", " ")
    assert "American 75 % (59 to 87 %) , uneven 40 games, greedy-3" in page


@pytest.mark.django_db
def test_loading_twice_counts_once(kept: Path) -> None:
    house_balances.keep(row())
    load()
    load()
    assert (Measurement.objects.count(), balances()[0].games) == (1, 40)


@pytest.mark.django_db
def test_another_text_of_the_scenario_has_none(kept: Path) -> None:
    house_balances.keep(row(document="of before"))
    assert "Balances of scenarios: 0 measured" in load()
    assert balances() == []


@pytest.mark.django_db
def test_numbers_of_players_are_never_mixed(kept: Path) -> None:
    house_balances.keep(row(players=2, won=30, lost=10))
    house_balances.keep(row(players=3, won=10, lost=30))
    load()
    assert [(each.players, each.seats, each.shares[0]["share"]) for each in balances()] == [(2, 2, 0.75), (3, 2, 0.25)]
    assert BalanceWords(balances()[1]).basis == "40 games, 3 players, greedy-3"


@pytest.mark.django_db
def test_measuring_all_playtests_anew_leaves_them(kept: Path) -> None:
    house_balances.keep(row())
    load()
    assert measure_all() == 0
    assert balances()[0].games == 40


@pytest.mark.django_db
def test_the_page_says_where_only_one_agent_finds_it_even(kept: Path, client: Client) -> None:
    house_balances.keep(row(won=36, lost=4))
    house_balances.keep(row(agent="planner-3", won=20, lost=20))
    load()
    sentence = "2 players: a side is ahead when greedy-3 plays, none is shown to be when planner-3 plays."
    assert list(disagreements([BalanceWords(each) for each in balances()])) == [sentence]
    assert sentence in words_of(client.get(Scenario.objects.get(house=HOUSE).get_absolute_url()).content.decode())


def test_agents_that_agree_need_no_sentence() -> None:
    even = {"name": "American", "share": 0.5, "low": 0.4, "high": 0.6, "is_uneven": False}
    same = [BalanceWords(ScenarioBalance(agents=agent, players=2, seats=2, shares=[even, even])) for agent in "ab"]
    assert list(disagreements(same)) == []


def test_a_set_up_is_played_as_a_playtest_would_play_it(kept: Path) -> None:
    """The same games as a playtest of the same seed, in any build and with any number of processes."""
    setup = replace(next(house_balances.setups()), agent="random")
    found = house_balances.play(setup, date(2026, 11, 28), games=6)
    again = house_balances.play(setup, date(2026, 11, 29), games=6, processes=2)
    assert (found.digest, found.points, found.ended) == (again.digest, again.points, again.ended)
    assert sum(count for _points, count in found.points) * found.rotation_size == 6
    assert found.measured["measured_at"] == datetime(2026, 11, 28, tzinfo=UTC)


def test_what_is_kept_is_read_again(kept: Path) -> None:
    house_balances.keep(row(players=3))
    house_balances.keep(row())
    house_balances.keep(row(won=1, lost=39))
    assert list(house_balances.kept().values()) == [row(won=1, lost=39), row(players=3)]


def test_the_command_plays_what_was_not_measured_and_finds_other_games(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keep_balances, "build_kind", lambda: "compiled")
    monkeypatch.setattr(house_balances, "GAMES", {"greedy-3": 2})
    name = next(house_balances.setups()).house
    call_command("keep_balances", name, processes=1, stdout=StringIO())
    first = house_balances.kept()
    assert {each.house for each in first} == {name}
    call_command("keep_balances", name, "--check", processes=1, stdout=StringIO())
    for each in first.values():
        house_balances.keep(Kept(**(vars(each) | {"digest": "other"})))
    call_command("keep_balances", name, processes=1, stdout=StringIO())  # it was measured, so nothing is played
    with pytest.raises(CommandError, match=f"measure anew:\n{name}, 3 players, greedy-3"):
        call_command("keep_balances", name, "--check", processes=1, stdout=StringIO())


@pytest.mark.parametrize(
    ("given", "told"),
    [(["tide_of_iron/nowhere"], "no scenario called tide_of_iron/nowhere"), (["--agent=x"], "x measures no scenario")],
)
def test_the_command_names_what_it_does_not_know(
    kept: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], told: str
) -> None:
    monkeypatch.setattr(keep_balances, "build_kind", lambda: "compiled")
    with pytest.raises(CommandError, match=told):
        call_command("keep_balances", *given)


def test_the_command_needs_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep_balances, "build_kind", lambda: "interpreted")
    with pytest.raises(CommandError, match="make build"):
        call_command("keep_balances")


def test_every_set_up_of_this_release_was_measured_as_it_is() -> None:
    """A scenario that was changed is to be measured again: what is kept belongs to another text."""
    found = house_balances.kept()
    assert [each for each in found if found[each].document != services.digest(each.document)] == []
