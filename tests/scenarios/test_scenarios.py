"""Scenarios: who sees them, what is refused, and that a saved version never changes."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios import checking, schemas, selectors, services
from scenarios.checking import BadScenario, Problem
from scenarios.models import ImmutableVersion, Scenario, ScenarioVersion, Visibility
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
SCHEMA = {
    "type": "object",
    "required": ["title", "rounds"],
    "additionalProperties": False,
    "properties": {"title": {"type": "string"}, "rounds": {"type": "integer", "minimum": 1}},
}
BREACH = Problem("an objective nobody can reach", "C4", "HIL-01")


@pytest.fixture(autouse=True)
def _a_game_with_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of hills breaks a rule of its own when it is played for more than 9 rounds."""
    monkeypatch.setattr(schemas, "schemas", lambda: {"hills": SCHEMA})
    monkeypatch.setattr("scenarios.views.schemas", lambda: {})
    for module in (services, selectors):
        monkeypatch.setattr(module, "lint", lambda game, definition: [BREACH] if definition["rounds"] > 9 else [])


def hills(title: str = "The Ridge", rounds: int = 5) -> dict[str, Any]:
    return {"title": title, "rounds": rounds}


def a_scenario(owner: Any, **more: Any) -> Scenario:
    given = {"game": "hills", "definition": hills()} | more
    return services.create_scenario(owner=owner, **given)


def test_a_scenario_is_kept_and_listed(client: Any) -> None:
    owner = a_user()
    a_scenario(owner)
    a_scenario(a_user(), definition=hills("Foreign"))
    a_scenario(a_user(), definition=hills("Shared"), visibility=Visibility.PUBLIC)
    a_scenario(a_user(), definition=hills("By link"), visibility=Visibility.UNLISTED)
    client.force_login(owner)
    page = client.get("/scenarios").content.decode()
    assert "The Ridge" in page and "Shared" in page
    assert "Foreign" not in page and "By link" not in page
    titles = set(selectors.visible_scenarios(owner).values_list("title", flat=True))
    assert titles == {"The Ridge", "Shared", "By link"}


def test_visitors_see_public_ones_only(client: Any) -> None:
    a_scenario(a_user())
    assert "The Ridge" not in client.get("/scenarios").content.decode()


def test_every_problem_is_named_at_its_place() -> None:
    with pytest.raises(BadScenario) as refusal:
        a_scenario(a_user(), definition={"title": 1, "rounds": 0, "extra": 1})
    assert sorted(each.place for each in refusal.value.problems) == ["", "/rounds", "/title"]
    assert not Scenario.objects.exists()


def test_a_title_has_letters_and_an_end() -> None:
    for title in ("", " \u200b ", "x" * 101):
        with pytest.raises(BadScenario) as refusal:
            a_scenario(a_user(), definition=hills(title))
        assert [each.place for each in refusal.value.problems] == ["/title"]
    assert a_scenario(a_user(), definition=hills("  The\u202e   Ridge ")).newest.definition["title"] == "The Ridge"


def test_no_more_than_a_hundred_problems_are_named() -> None:
    assert len(BadScenario(Problem(str(number), "") for number in range(1000)).problems) == 100


def test_a_game_without_scenarios_is_refused() -> None:
    with pytest.raises(schemas.NoScenarios, match="chess has no scenarios"):
        a_scenario(a_user(), game="chess")


def test_saving_makes_a_version_and_leaves_the_old_one() -> None:
    scenario = a_scenario(a_user())
    second = services.save_version(scenario=scenario, definition=hills(rounds=6), expected=1, note="longer")
    assert (second.number, second.note, scenario.newest) == (2, "longer", second)
    assert [each.definition["rounds"] for each in scenario.versions.all()] == [6, 5]
    second.definition = hills(rounds=7)
    with pytest.raises(ImmutableVersion):
        second.save()


def test_the_same_again_is_no_version() -> None:
    scenario = a_scenario(a_user())
    turned = {"rounds": 5, "title": "The Ridge"}
    assert services.save_version(scenario=scenario, definition=turned, expected=1).number == 1


def test_two_writers_the_second_is_told() -> None:
    scenario = a_scenario(a_user())
    services.save_version(scenario=scenario, definition=hills(rounds=6), expected=1)
    with pytest.raises(services.VersionConflict) as conflict:
        services.save_version(scenario=scenario, definition=hills(rounds=7), expected=1)
    assert (conflict.value.expected, conflict.value.current) == (1, 2)
    assert scenario.newest.definition["rounds"] == 6


def test_another_title_is_another_version() -> None:
    scenario = services.rename_scenario(scenario=a_scenario(a_user()), title="  The  Hill")
    assert (scenario.title, scenario.newest.number, scenario.newest.definition["title"]) == ("The Hill", 2, "The Hill")


def test_a_copy_is_private_and_says_where_it_comes_from() -> None:
    shared = a_scenario(a_user(), definition=hills("x" * 100), visibility=Visibility.PUBLIC)
    reader = a_user()
    copy = services.clone_scenario(version=shared.newest, owner=reader)
    assert copy.title == "x" * 93 + " (copy)" and copy.owner == reader and copy.visibility == Visibility.PRIVATE
    assert copy.newest.definition["rounds"] == 5 and copy.newest.note.startswith("Copied from version 1")


def test_what_breaks_rules_may_be_kept_but_not_shown() -> None:
    scenario = a_scenario(a_user(), definition=hills(rounds=10))
    for attempt in (
        lambda: services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC),
        lambda: services.save_version(scenario=scenario, definition=hills(rounds=11), expected=1, visibility="public"),
        lambda: a_scenario(a_user(), definition=hills(rounds=12), visibility=Visibility.PUBLIC),
    ):
        with pytest.raises(services.NotPublishable) as refusal:
            attempt()
        assert refusal.value.problems == [BREACH]
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    assert (scenario.visibility, ScenarioVersion.objects.count()) == ("unlisted", 1)


def test_a_public_scenario_stays_playable() -> None:
    scenario = a_scenario(a_user(), visibility=Visibility.PUBLIC)
    with pytest.raises(services.NotPublishable):
        services.save_version(scenario=scenario, definition=hills(rounds=10), expected=1)
    assert scenario.versions.count() == 1


def test_there_is_an_end_to_what_one_person_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_SCENARIOS", 2)
    owner = a_user()
    a_scenario(owner)
    a_scenario(owner)
    with pytest.raises(services.TooManyScenarios):
        a_scenario(owner)


def test_playtests_take_own_and_public_versions_that_can_be_played() -> None:
    reader = a_user()
    a_scenario(reader, definition=hills("Zulu"))
    a_scenario(reader, definition=hills("Broken", 10))
    a_scenario(a_user(), definition=hills("Hidden"))
    shared = a_scenario(a_user(), definition=hills("Alpha"), visibility=Visibility.PUBLIC)
    services.save_version(scenario=shared, definition=hills("Alpha", 6), expected=1)
    found = selectors.playable_versions(reader)
    assert [each.label for each in found] == ["Zulu", "Alpha, version 2"]
    taken = selectors.version_for_playtest(reader, found[1].public_id)
    assert (taken.definition, taken.number, taken.is_playable) == (hills("Alpha", 6), 2, True)


def test_a_version_somebody_hides_is_not_there_for_a_playtest() -> None:
    hidden = a_scenario(a_user()).newest
    with pytest.raises(ScenarioVersion.DoesNotExist):
        selectors.version_for_playtest(a_user(), hidden.public_id)


def test_the_house_brings_its_own_and_renews_them() -> None:
    def load(rounds: int) -> bool:
        return services.load_house_scenario(house="hills/ridge", game="hills", definition=hills(rounds=rounds))

    assert [load(5), load(5), load(6)] == [True, False, True]
    scenario = selectors.house_scenarios().get()
    assert (scenario.visibility, scenario.owner, scenario.newest.number) == ("public", None, 2)
    assert scenario in selectors.listed_scenarios(a_user())
    assert scenario not in selectors.own_scenarios(a_user())
    with pytest.raises(services.NotPublishable):
        load(10)


def test_a_definition_without_refusals_can_be_checked() -> None:
    assert checking.refusals("hills", hills()) == []
    assert checking.lint("hills", hills()) == []
