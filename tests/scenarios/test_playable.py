"""Scenarios for playtests: who may name which version, and what the list offers."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User

from scenarios import checking, services, verdicts
from scenarios.games import pages_of
from scenarios.models import Scenario, ScenarioVersion, Visibility
from scenarios.playable import outdated_scenarios, playable_scenarios, version_for_playtest
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.scenarios.test_verdicts import OFF_THE_MAP, OTHER_GAME


def keep(owner: User, title: str, visibility: str = Visibility.PUBLIC, **more: Any) -> Scenario:
    return services.create_scenario(owner=owner, definition=a_document(title=title, **more), visibility=visibility)


def titles(user: Any, words: str = "") -> list[str]:
    return [scenario.title for scenario in playable_scenarios(user, words)]


def test_a_version_is_found_with_its_definition_and_its_problems(ada: User) -> None:
    scenario = keep(ada, "Alpha")
    services.save_version(scenario=scenario, definition=a_document(title="Alpha", rounds=6), expected=1)
    found = version_for_playtest(ada, scenario.newest.public_id)
    assert found is not None
    assert (found.definition, found.label, found.game) == (
        a_document(title="Alpha", rounds=6), "Alpha, version 2", "tide_of_iron",
    )  # fmt: skip
    assert found.is_known_playable and found.problems == []


def test_a_version_says_why_it_cannot_be_played(ada: User) -> None:
    broken = keep(ada, "Broken", Visibility.PRIVATE, objectives=OFF_THE_MAP)
    found = version_for_playtest(ada, broken.newest.public_id)
    assert found is not None and not found.is_known_playable and found.problems[0].place == "hex Z9"
    assert titles(ada) == []


def test_a_verdict_of_another_edition_is_not_taken_for_an_answer(ada: User) -> None:
    broken = keep(ada, "Broken", Visibility.PRIVATE, objectives=OFF_THE_MAP)
    ScenarioVersion.objects.update(verdict_edition="old", verdict_problems=0)
    found = version_for_playtest(ada, broken.newest.public_id)
    assert found is not None and found.problems


def test_a_version_somebody_hides_is_as_good_as_missing(ada: User, ben: User) -> None:
    scenario = keep(ada, "Secret", Visibility.PRIVATE)
    assert version_for_playtest(ben, scenario.newest.public_id) is None
    assert version_for_playtest(AnonymousUser(), scenario.newest.public_id) is None
    assert version_for_playtest(ada, "x" * 22) is None
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    assert version_for_playtest(ben, scenario.newest.public_id) is not None and titles(ben) == []


def test_own_scenarios_come_first_then_all_by_title(ada: User, ben: User) -> None:
    for owner, title in ((ben, "alpha"), (ben, "Beta"), (ada, "zeta"), (ada, "Gamma")):
        keep(owner, title)
    keep(ben, "hidden", Visibility.PRIVATE)
    assert titles(ada) == ["Gamma", "zeta", "alpha", "Beta"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ridge", ["Ridge"]),
        ("BEN", ["City", "Crossing"]),
        ("iron", ["Crossing", "Ridge"]),
        (checking.game_title(OTHER_GAME), ["City"]),
        ("tide ben", ["Crossing"]),
        ("tide city", []),
        ("%", []),
        ("x" * 10_000, []),
    ],
)
def test_every_word_is_in_the_title_the_game_or_the_owner_s_name(
    ada: User, ben: User, words: str, found: list[str]
) -> None:
    keep(ada, "Ridge")
    keep(ben, "Crossing")
    city = pages_of(OTHER_GAME).example() | {"title": "City"}
    services.create_scenario(owner=ben, definition=city, visibility=Visibility.PUBLIC)
    assert sorted(titles(ada, words)) == found


def test_the_unjudged_wait_in_the_order_of_the_list(ada: User, ben: User) -> None:
    for owner, title in ((ben, "alpha"), (ada, "zeta"), (ben, "beta"), (ben, "rest")):
        keep(owner, title)
    assert not outdated_scenarios(ada, "").exists()
    ScenarioVersion.objects.exclude(scenario__title="rest").update(verdict_edition="old")
    assert titles(ada) == ["rest"]
    verdicts.renew(outdated_scenarios(ada, "")[:2])
    assert titles(ada) == ["zeta", "alpha", "rest"]
    assert [each.title for each in outdated_scenarios(ada, "bet")] == ["beta"]
