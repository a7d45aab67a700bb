"""The readers of a result depend on its visibility and on that of the series it belongs to."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError

from simulate.models import Batch, Series, Visibility
from tests.support.playtests import a_batch, a_user

pytestmark = pytest.mark.django_db
ALL = {"private", "unlisted", "public"}


def shown(found: Any) -> set[str]:
    """The visibilities of the found rows."""
    return {row.visibility for row in found}


@pytest.fixture
def owner() -> Any:
    owner: Any = a_user("ada")
    for visibility in ALL:
        Batch.objects.filter(pk=a_batch(owner).pk).update(visibility=visibility)
        Series.objects.create(owner=owner, visibility=visibility)
    return owner


@pytest.mark.parametrize("model", [Batch, Series])
def test_a_result_is_private_unless_its_owner_says_otherwise(model: Any, owner: Any) -> None:
    assert model._meta.get_field("visibility").default == Visibility.PRIVATE
    assert shown(model.objects.visible_to(owner)) == shown(model.objects.owned_by(owner)) == ALL
    for reader in (a_user(), AnonymousUser()):
        assert shown(model.objects.visible_to(reader)) == {"unlisted", "public"}
        assert not model.objects.owned_by(reader).exists()
    assert shown(model.objects.public()) == {"public"}


@pytest.mark.parametrize("model", [Batch, Series])
def test_a_closed_account_shares_nothing(model: Any, owner: Any) -> None:
    get_user_model().objects.filter(pk=owner.pk).update(is_active=False)
    assert not model.objects.visible_to(AnonymousUser()).exists()
    assert not model.objects.public().exists()


@pytest.mark.parametrize(("visibility", "is_readable"), [("private", False), ("unlisted", True), ("public", True)])
def test_a_playtest_is_read_through_its_series_but_not_listed(visibility: str, is_readable: bool) -> None:
    batch = a_batch()
    Batch.objects.update(series=Series.objects.create(owner=batch.owner, visibility=visibility))
    assert Batch.objects.visible_to(AnonymousUser()).exists() == is_readable
    assert Batch.objects.visible_to(a_user()).count() == int(is_readable)
    assert not Batch.objects.public().exists()


@pytest.mark.parametrize("model", [Batch, Series])
def test_the_database_refuses_a_visibility_it_does_not_know(model: Any, owner: Any) -> None:
    with pytest.raises(IntegrityError, match="visibility_known"):
        model.objects.update(visibility="friends")
