"""Scenarios: who sees them, what is refused, and that a saved version never changes."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.management import call_command
from django.db import IntegrityError, transaction

from scenarios import checking, selectors, services
from scenarios.checking import BadScenario, Problem
from scenarios.models import ImmutableVersion, Scenario, ScenarioVersion, Visibility
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document

pytestmark = pytest.mark.django_db

OFF_THE_MAP = [{"hex": "Z9", "kind": "victory", "side": "neutral"}]
"""Well-formed, and against the rules."""


def a_fight(title: str = "A small fight", **changes: Any) -> dict[str, Any]:
    return a_document(title=title, **changes)


def keep(owner: User, title: str = "A small fight", visibility: str = Visibility.PRIVATE, **changes: Any) -> Scenario:
    return services.create_scenario(owner=owner, definition=a_fight(title, **changes), visibility=visibility)


def test_readers_see_their_own_and_what_others_share(ada: User, ben: User) -> None:
    keep(ada, "Mine")
    keep(ben, "Hidden")
    keep(ben, "By link", Visibility.UNLISTED)
    keep(ben, "Shared", Visibility.PUBLIC)

    def titles(found: Any) -> list[str]:
        return sorted(each.title for each in found)

    assert titles(selectors.visible_scenarios(ada)) == ["By link", "Mine", "Shared"]
    assert titles(selectors.listed_scenarios(ada)) == ["Mine", "Shared"]
    assert titles(selectors.own_scenarios(ada)) == ["Mine"]
    nobody = AnonymousUser()
    assert titles(selectors.visible_scenarios(nobody)) == ["By link", "Shared"]
    assert titles(selectors.listed_scenarios(nobody)) == ["Shared"]
    assert titles(selectors.own_scenarios(nobody)) == []


def test_every_refusal_is_named_at_its_place(ada: User) -> None:
    with pytest.raises(BadScenario) as refusal:
        keep(ada, rounds=0, extra=1, initiative="french")
    assert {each.where for each in refusal.value.problems} == {"rounds", "", "initiative"}
    assert not Scenario.objects.exists()


def test_a_title_is_as_people_see_it(ada: User) -> None:
    for title in ("", " \u200b ", "x" * 101):
        with pytest.raises(BadScenario) as refusal:
            keep(ada, title)
        assert [each.where for each in refusal.value.problems] == ["title"]
    kept = keep(ada, "  The\u202e   Ridge ")
    assert (kept.title, kept.newest.definition["title"]) == ("The Ridge", "The Ridge")


def test_saving_makes_a_version_and_leaves_the_old_one(scenario: Scenario) -> None:
    second = services.save_version(scenario=scenario, definition=a_fight(rounds=6), expected=1, note="shorter")
    assert (second.number, second.note, scenario.newest) == (2, "shorter", second)
    assert [each.definition["rounds"] for each in scenario.versions.all()] == [6, 8]
    second.definition = a_fight(rounds=7)
    with pytest.raises(ImmutableVersion):
        second.save()


def test_the_same_again_is_no_version(scenario: Scenario) -> None:
    turned = dict(reversed(a_fight().items()))
    assert services.save_version(scenario=scenario, definition=turned, expected=1).number == 1
    assert scenario.versions.count() == 1


def test_two_writers_the_second_is_told(scenario: Scenario) -> None:
    services.save_version(scenario=scenario, definition=a_fight(rounds=6), expected=1)
    with pytest.raises(services.VersionConflict) as conflict:
        services.save_version(scenario=scenario, definition=a_fight(rounds=7), expected=1)
    assert (conflict.value.expected, conflict.value.current) == (1, 2)
    assert scenario.newest.definition["rounds"] == 6


def test_another_title_is_another_version(scenario: Scenario) -> None:
    services.rename_scenario(scenario=scenario, title="  The  Hill")
    assert (scenario.title, scenario.newest.number, scenario.newest.definition["title"]) == ("The Hill", 2, "The Hill")
    with pytest.raises(BadScenario):
        services.rename_scenario(scenario=scenario, title="<b>")


def test_a_copy_is_private_and_says_where_it_comes_from(ada: User, ben: User) -> None:
    shared = keep(ada, "x" * 100, Visibility.PUBLIC)
    copy = services.clone_scenario(version=shared.newest, owner=ben)
    assert (copy.title, copy.owner, copy.visibility) == ("x" * 93 + " (copy)", ben, Visibility.PRIVATE)
    assert copy.newest.definition == a_fight(copy.title)
    assert copy.newest.note.startswith("Copied from version 1 of xxx")


def test_what_breaks_rules_may_be_kept_but_not_shown(ada: User) -> None:
    scenario = keep(ada, objectives=OFF_THE_MAP)
    worse = a_fight(objectives=OFF_THE_MAP * 2)
    for attempt in (
        lambda: services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC),
        lambda: services.save_version(scenario=scenario, definition=worse, expected=1, visibility="public"),
        lambda: keep(ada, visibility=Visibility.PUBLIC, objectives=OFF_THE_MAP),
    ):
        with pytest.raises(services.NotPublishable) as refusal:
            attempt()
        assert "hex Z9" in {each.place for each in refusal.value.problems}
        assert all(each.rule.startswith("TOI-") for each in refusal.value.problems)
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    assert (scenario.visibility, ScenarioVersion.objects.count()) == ("unlisted", 1)


def test_a_public_scenario_keeps_an_unfinished_version_beside_the_playable_one(ada: User) -> None:
    scenario = keep(ada, visibility=Visibility.PUBLIC)
    broken = a_fight("Another title", objectives=OFF_THE_MAP)
    version = services.save_version(scenario=scenario, definition=broken, expected=1)
    assert (version.number, version.is_unfinished) == (2, True)
    assert (scenario.newest.number, scenario.latest.number, scenario.title) == (1, 2, "A small fight")
    mended = services.save_version(scenario=scenario, definition=a_fight("Mended"), expected=2)
    assert (mended.number, mended.is_unfinished, scenario.newest, scenario.latest) == (3, False, mended, mended)
    assert scenario.title == "Mended"


def test_who_saves_over_an_unfinished_version_has_to_know_it(ada: User) -> None:
    """Two windows save after version 1. The second one is told about version 2, though others do not see it."""
    scenario = keep(ada, visibility=Visibility.PUBLIC)
    services.save_version(scenario=scenario, definition=a_fight(objectives=OFF_THE_MAP), expected=1)
    with pytest.raises(services.VersionConflict) as conflict:
        services.save_version(scenario=scenario, definition=a_fight("Late"), expected=1)
    assert (conflict.value.expected, conflict.value.current) == (1, 2)
    again = services.save_version(scenario=scenario, definition=a_fight(objectives=OFF_THE_MAP), expected=2)
    assert again.number == 2 and scenario.versions.count() == 2, "the same definition is no new version"


def test_nobody_else_sees_an_unfinished_version_now_or_later(ada: User, ben: User) -> None:
    scenario = keep(ada, visibility=Visibility.PUBLIC)
    hidden = services.save_version(scenario=scenario, definition=a_fight(objectives=OFF_THE_MAP), expected=1)

    def seen(reader: Any) -> list[int]:
        by_scenario = [each.number for each in scenario.versions_seen_by(reader)]
        found = selectors.visible_versions(reader).filter(scenario=scenario).order_by("-number")
        assert by_scenario == [each.number for each in found]
        return by_scenario

    assert (seen(ada), seen(ben), seen(AnonymousUser())) == ([2, 1], [1], [1])
    services.save_version(scenario=scenario, definition=a_fight("Mended"), expected=2)
    assert (seen(ada), seen(ben)) == ([3, 2, 1], [3, 1])
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    assert seen(ben) == [3, 1] and hidden.is_unfinished


def test_a_scenario_that_is_hidden_with_a_save_shows_its_owner_the_saved_version(ada: User) -> None:
    scenario = keep(ada, visibility=Visibility.PUBLIC)
    broken = a_fight(objectives=OFF_THE_MAP)
    version = services.save_version(scenario=scenario, definition=broken, expected=1, visibility="private")
    assert (scenario.newest, scenario.latest, version.is_unfinished) == (version, version, False)


def test_there_is_an_end_to_what_one_person_keeps(ada: User, settings: Any) -> None:
    settings.SCENARIOS_PER_PERSON = 2
    keep(ada)
    keep(ada)
    with pytest.raises(services.TooManyScenarios):
        keep(ada)


def test_deleting_takes_the_versions_along(scenario: Scenario) -> None:
    services.delete_scenario(scenario=scenario)
    assert not Scenario.objects.exists() and not ScenarioVersion.objects.exists()


def test_the_house_brings_its_own_and_renews_them(ada: User) -> None:
    def load(rounds: int) -> bool:
        return services.load_house_scenario(house="tide_of_iron/fight", definition=a_fight(rounds=rounds))

    assert [load(5), load(5), load(6)] == [True, False, True]
    scenario = selectors.house_scenarios().get()
    assert (scenario.visibility, scenario.owner, scenario.newest.number) == ("public", None, 2)
    assert scenario in selectors.listed_scenarios(ada)
    assert scenario not in selectors.own_scenarios(ada)


def test_nobody_s_scenario_is_of_the_house_and_public(scenario: Scenario) -> None:
    for change in ({"owner": None}, {"house": "tide_of_iron/x"}, {"owner": None, "house": "x"}):
        with pytest.raises(IntegrityError), transaction.atomic():
            Scenario.objects.filter(pk=scenario.pk).update(**change)


def test_what_comes_with_the_game_is_stored_once() -> None:
    call_command("load_scenarios", verbosity=0)
    titles = sorted(selectors.house_scenarios().values_list("title", flat=True))
    assert {"At the Breaking Point", "Crossroads", "Liberation", "Silence the Guns", "Stavelot Express"} < set(titles)
    call_command("load_scenarios", verbosity=0)
    assert selectors.house_scenarios().count() == ScenarioVersion.objects.count() == len(titles)


def test_every_scenario_of_the_game_can_be_played() -> None:
    call_command("load_scenarios", verbosity=0)
    found = {each.title: checking.lint(each.newest.definition) for each in selectors.house_scenarios()}
    assert found == dict.fromkeys(found, [])


def test_a_version_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def problems(document: Any) -> list[Problem]:
        asked.append(document)
        return [Problem(str(len(asked)), rule="TOI-SET-09")]

    monkeypatch.setattr("scenarios.checking._problems", problems)
    answers = [checking.lint({"n": 1}, "digest of this test")[0].message for _again in range(3)]
    assert answers == ["1", "1", "1"]
    assert checking.lint({"n": 1})[0].message == "2"


def test_advice_is_asked_for_once_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def advised(document: Any) -> list[Problem]:
        asked.append(document)
        return [Problem(str(len(asked)), code="gift_too_late")]

    monkeypatch.setattr("scenarios.checking._advice", advised)
    answers = [checking.advice({"n": 1}, "digest of this advice")[0].message for _again in range(3)]
    assert answers == ["1", "1", "1"]
    assert checking.advice({"n": 1})[0].message == "2"


def test_there_is_no_advice_for_a_game_that_is_not_there() -> None:
    assert checking.advice({"game": "chess"}) == checking.advice(7) == []
