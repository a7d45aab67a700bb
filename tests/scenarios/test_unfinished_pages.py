"""Pages of a public scenario whose newest version cannot be played: it is its owner's alone."""

from __future__ import annotations

from html import unescape

from django.test import Client
from django.urls import reverse

from scenarios import services
from scenarios.models import Scenario, Visibility
from scenarios.writing import as_text
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.scenarios.test_pages import OFF_THE_MAP, filled, page


def test_an_unfinished_version_is_its_owner_s_alone(
    scenario: Scenario, as_ada: Client, as_ben: Client, client: Client
) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    broken = a_document(title="Not yet", objectives=OFF_THE_MAP)
    hidden = services.save_version(scenario=scenario, definition=broken, expected=1)
    assert hidden.is_unfinished
    for reader in (as_ben, client):
        shown = page(reader, scenario.get_absolute_url())
        assert "Not yet" not in shown and "unfinished" not in shown and "/v/2" not in shown
        for name in ("version", "definition", "map", "print"):
            page(reader, reverse(f"scenarios:{name}", args=[scenario.public_id, 2]), 404)
        page(reader, reverse("scenarios:compare", args=[scenario.public_id]) + "?a=1&b=2", 404)
        assert "Not yet" not in page(reader, reverse("scenarios:compare", args=[scenario.public_id]))
    assert as_ben.post(reverse("scenarios:clone", args=[scenario.public_id, 2])).status_code == 404
    own = page(as_ada, scenario.get_absolute_url())
    assert "only you see it" in own and "unfinished, seen by you alone" in own
    assert "Only you see this version" in page(as_ada, hidden.get_absolute_url())


def test_the_editor_says_that_others_still_see_the_playable_version(scenario: Scenario, as_ada: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    broken = as_text(a_document(objectives=OFF_THE_MAP))
    sent = filled(scenario, definition=broken) | {"source": broken}
    told = as_ada.post(reverse("scenarios:edit", args=[scenario.public_id]), sent, follow=True).content.decode()
    assert "everybody else still sees version 1" in unescape(told)
    again = page(as_ada, reverse("scenarios:edit", args=[scenario.public_id]))
    assert 'name="base" value="2"' in again, "the owner works on from the latest"
