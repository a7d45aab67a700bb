"""Scenarios, written."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from config.api.text import tidy_name
from scenarios.models import Scenario, Visibility
from scenarios.schemas import problems


class BadScenario(ValueError):
    """The definition is not a scenario of its game; `problems` names every reason with its place."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@transaction.atomic
def create_scenario(
    *,
    owner: AbstractBaseUser,
    game: str,
    name: str,
    definition: Any,
    visibility: Visibility = Visibility.PRIVATE,
) -> Scenario:
    """A new scenario. Raises BadScenario with every problem, NoScenarios for a game without any."""
    name = tidy_name(name)
    found = problems(game, definition)
    if not 1 <= len(name) <= 100:
        found.insert(0, "$.name: a scenario needs a name of 1 to 100 characters")
    if found:
        raise BadScenario(found)
    return Scenario.objects.create(
        owner_id=owner.pk, game=game, name=name, definition=definition, visibility=visibility
    )
