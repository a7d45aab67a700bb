"""Kept rows are the same for every test, also after another test has changed them."""

from __future__ import annotations

import pytest
from django.contrib.auth import get_user_model

from tests.support.kept_rows import KeptRows

pytestmark = pytest.mark.django_db
MADE: list[str] = []
"""A name for each time that the rows were made."""


def make() -> int:
    MADE.append("rey")
    return int(get_user_model().objects.create_user("rey", first_name="Rey").pk)


KEPT = KeptRows(make)


@pytest.mark.parametrize("time", [1, 2])
def test_they_are_put_back_as_they_were_made(time: int) -> None:
    users = get_user_model().objects
    other = users.create_user("kylo")
    assert not users.filter(username="rey").exists(), "a test that doesn't ask for them sees none"
    rey = users.get(pk=KEPT.put_back())
    assert (rey.first_name, users.count(), rey.pk != other.pk) == ("Rey", 2, True)
    users.filter(pk=rey.pk).update(first_name="Changed by this test")
    assert MADE == ["rey"]


def test_a_change_of_other_rows_is_refused() -> None:
    get_user_model().objects.create_user("kylo")
    kept = KeptRows(lambda: get_user_model().objects.update(first_name="Ben"))
    with pytest.raises(AssertionError, match="rows of auth_user that were there before are not as they were"):
        kept.put_back()
