"""The only ways from an address to a scenario: what this reader may open, and what they may change. Otherwise 404."""

from __future__ import annotations

from typing import cast

from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest
from rest_framework.request import Request

from scenarios import selectors
from scenarios.models import Scenario, ScenarioVersion

MOST_NUMBER = 999_999


def owner_of(request: HttpRequest | Request) -> AbstractBaseUser:
    """The person logged in; for views behind `login_required`."""
    assert request.user.is_authenticated, "a view for people who are logged in"
    return cast(AbstractBaseUser, request.user)


def readable_scenario(request: HttpRequest | Request, public_id: str) -> Scenario:
    """A scenario this reader may open. Raises Http404."""
    scenario = selectors.visible_scenarios(request.user).filter(public_id=public_id).first()
    if scenario is None:
        raise Http404
    return scenario


def own_scenario(request: HttpRequest | Request, public_id: str) -> Scenario:
    """A scenario this reader may change. Raises Http404, also for scenarios they may only read."""
    scenario = selectors.own_scenarios(request.user).filter(public_id=public_id).first()
    if scenario is None:
        raise Http404
    return scenario


def version_of(request: HttpRequest | Request, scenario: Scenario, number: int | None) -> ScenarioVersion:
    """One version (None: the newest) of a scenario that this reader may open. Raises Http404."""
    if number is None:
        return scenario.newest
    versions = scenario.versions_seen_by(request.user)
    version = versions.filter(number=number).first() if number <= MOST_NUMBER else None
    if version is None:
        raise Http404
    return version
