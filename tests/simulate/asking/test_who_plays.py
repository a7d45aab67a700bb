"""Forms that choose agents lead to the page about them."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from tests.support.pages import hrefs_of
from tests.support.playtests import a_playable, offer
from tests.support.scenario_playtests import a_stored_skirmish

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]


@pytest.mark.parametrize(
    "form", ["playtest-new", "series-new", "playtest-scenario-new", "field-new", "field-scenario-new"]
)
def test_a_form_leads_to_the_page_about_agents(
    form: str, as_user: Any, user: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"))
    a_stored_skirmish(user)
    text = as_user.get(reverse(f"simulate:{form}")).content.decode()
    page, _, footer = text.partition("site-footer")
    assert reverse("simulate:agents") in hrefs_of(page)
    assert reverse("simulate:agents") in hrefs_of(footer)
