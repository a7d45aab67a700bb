"""The time of a trial on the page of the workshop, which belongs to an app that knows no playtests."""

from __future__ import annotations

from typing import Any

from django import template

from simulate.results.trial import services
from simulate.words import duration

register = template.Library()


@register.simple_tag
def trial_time(scenario: Any, user: Any) -> str:
    """The time that a trial of this scenario takes here and now, in words; empty where it can't be foreseen."""
    seconds = services.seconds_before(scenario, user)
    return "" if seconds is None else duration(seconds)
