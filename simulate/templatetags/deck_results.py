"""The results of a deck on its page, which belongs to an app that knows no playtests."""

from __future__ import annotations

from typing import Any

from django import template

from simulate.results.versions.selectors import results_by_version
from simulate.results.versions.told import as_row

register = template.Library()


@register.inclusion_tag("simulate/_deck_results.html", takes_context=True)
def deck_results(context: dict[str, Any], public_id: str) -> dict[str, Any]:
    """A panel with the results by version; nothing where there are none."""
    return {"rows": [as_row(each) for each in results_by_version(public_id, context["request"].user)]}
