"""Scenarios: who sees them, and what the schema of a game refuses."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios import schemas, services
from scenarios.models import Scenario, Visibility
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
SCHEMA = {
    "type": "object",
    "required": ["rounds"],
    "additionalProperties": False,
    "properties": {"rounds": {"type": "integer", "minimum": 1}},
}


@pytest.fixture(autouse=True)
def _a_game_with_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schemas, "schemas", lambda: {"hills": SCHEMA})
    monkeypatch.setattr("scenarios.views.schemas", lambda: {})


def a_scenario(owner: Any, **more: Any) -> Any:
    given = {"game": "hills", "name": "The Ridge", "definition": {"rounds": 5}} | more
    return services.create_scenario(owner=owner, **given)


def test_a_scenario_is_kept_and_listed(client: Any) -> None:
    owner = a_user()
    a_scenario(owner)
    a_scenario(a_user(), name="Foreign")
    a_scenario(a_user(), name="Shared", visibility=Visibility.PUBLIC)
    a_scenario(a_user(), name="By link", visibility=Visibility.UNLISTED)
    client.force_login(owner)
    page = client.get("/scenarios").content.decode()
    assert "The Ridge" in page and "Shared" in page
    assert "Foreign" not in page and "By link" not in page
    assert set(Scenario.objects.visible_to(owner).values_list("name", flat=True)) == {"The Ridge", "Shared", "By link"}


def test_visitors_see_public_ones_only(client: Any) -> None:
    a_scenario(a_user())
    assert "The Ridge" not in client.get("/scenarios").content.decode()


def test_every_problem_is_named() -> None:
    with pytest.raises(services.BadScenario) as refusal:
        a_scenario(a_user(), name=" ", definition={"rounds": 0, "extra": 1})
    assert len(refusal.value.problems) == 3
    assert not Scenario.objects.exists()


def test_a_game_without_scenarios_is_refused() -> None:
    with pytest.raises(schemas.NoScenarios, match="chess has no scenarios"):
        a_scenario(a_user(), game="chess")
