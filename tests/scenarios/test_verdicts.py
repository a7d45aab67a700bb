"""The verdict of a scenario is stored with its version: one for every edition of its game."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

from sandtable.engine.registry import all_games
from scenarios import checking, services, verdicts
from scenarios.models import Scenario, ScenarioVersion, Visibility
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

OFF_THE_MAP = [{"hex": "Z9", "kind": "victory", "side": "neutral"}]
"""Well-formed, and against the rules."""

OTHER_GAME = next(game for game in checking.games() if game != "tide_of_iron")


class Judged:
    """The number of definitions judged so far; a test may set it back to 0."""

    scenarios = 0


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Counts each judging; nothing is remembered from one to the next."""
    count, real = Judged(), checking._problems

    def problems(definition: Any) -> Any:
        count.scenarios += 1
        return real(definition)

    monkeypatch.setattr(checking, "_problems", problems)
    monkeypatch.setattr(checking, "_REMEMBERED", 0)
    monkeypatch.setattr(verdicts, "lint", lambda definition, _digest: checking.lint(definition))
    return count


@pytest.fixture
def broken(ada: User) -> Scenario:
    return services.create_scenario(owner=ada, definition=a_document(objectives=OFF_THE_MAP))


def stored(scenario: Scenario) -> tuple[str, int]:
    found = ScenarioVersion.objects.get(scenario=scenario)
    return found.verdict_edition, found.verdict_problems


def a_new_edition(monkeypatch: pytest.MonkeyPatch, game: str = "tide_of_iron") -> None:
    """The rules of one game have changed."""
    real = verdicts.edition
    monkeypatch.setattr(verdicts, "edition", lambda name: "new" if name == game else real(name))


def test_a_version_is_stored_with_its_verdict(scenario: Scenario, broken: Scenario) -> None:
    edition = verdicts.edition("tide_of_iron")
    assert (stored(scenario), stored(broken)) == ((edition, 0), (edition, 1))
    assert verdicts.is_known_playable(scenario.newest) and not verdicts.is_known_playable(broken.newest)


def test_only_a_new_edition_of_its_own_game_outdates_a_verdict(
    scenario: Scenario, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_new_edition(monkeypatch, OTHER_GAME)
    assert verdicts.renew([scenario]) == 0
    a_new_edition(monkeypatch)
    assert not verdicts.is_known_playable(scenario.newest)
    assert (verdicts.renew([scenario]), verdicts.renew([scenario]), judged.scenarios) == (1, 0, 1)
    assert stored(scenario) == ("new", 0) and verdicts.is_known_playable(scenario.newest)


def test_two_judges_at_once_write_the_same_verdict(broken: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both read the outdated version before either writes."""
    a_new_edition(monkeypatch)
    one, other = (Scenario.objects.select_related("current").get(pk=broken.pk) for _ in range(2))
    verdicts.renew([one])
    after_one = stored(broken)
    verdicts.renew([other])
    assert after_one == stored(broken) == ("new", 1)


def test_a_version_that_is_deleted_while_it_is_judged_does_no_harm(scenario: Scenario, broken: Scenario) -> None:
    ScenarioVersion.objects.update(verdict_edition="old")
    read = list(Scenario.objects.select_related("current").order_by("pk"))
    services.delete_scenario(scenario=scenario)
    assert verdicts.renew(read) == 2
    assert stored(broken) == (verdicts.edition("tide_of_iron"), 1)


def told() -> str:
    out = StringIO()
    call_command("judge_scenarios", stdout=out)
    return out.getvalue()


def test_the_command_judges_every_newest_version_once(
    ada: User, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdicts, "BATCH", 2)
    made = [services.create_scenario(owner=ada, definition=a_document(title=f"Fight {n}")) for n in range(5)]
    services.save_version(scenario=made[0], definition=a_document(title="Other"), expected=1)
    a_new_edition(monkeypatch)
    judged.scenarios = 0
    assert told() == "Scenarios: 5 judged, 0 had a verdict of this edition.\n"
    assert told() == "Scenarios: 0 judged, 5 had a verdict of this edition.\n"
    assert judged.scenarios == 5
    assert made[0].versions.get(number=1).verdict_edition != "new"


def test_a_scenario_of_a_game_that_is_gone_is_nobody_s_to_judge(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    ScenarioVersion.objects.update(verdict_edition="old")
    monkeypatch.delitem(all_games(), "tide_of_iron")
    assert told() == "Scenarios: 0 judged, 1 had a verdict of this edition.\n"
    assert not verdicts.outdated(Scenario.objects.all()).exists()


def test_the_list_judges_its_page_when_the_edition_is_new_and_never_again(
    ada: User, client: Client, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in range(30):
        definition = a_document(title=f"Fight {place}")
        services.create_scenario(owner=ada, definition=definition, visibility=Visibility.PUBLIC)
    a_new_edition(monkeypatch)
    judged.scenarios = 0
    page = client.get("/scenarios").content.decode()
    assert page.count(">Playable<") == 24 == judged.scenarios
    client.get("/scenarios")
    assert judged.scenarios == 24
    client.get("/scenarios?page=2")
    assert judged.scenarios == 30
