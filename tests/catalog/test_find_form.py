"""The form beside the search line: nothing that the page itself has chosen is marked as a mistake."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("query", ["", "?order=-name&view=tiles&format=standard", "?order=nonsense&format=nonsense"])
def test_no_choice_of_the_page_is_marked_as_a_mistake(client: Client, query: str) -> None:
    page = client.get(f"/cards{query}").content.decode()
    assert 'name="order"' in page and 'name="format"' in page
    assert "aria-invalid" not in page
