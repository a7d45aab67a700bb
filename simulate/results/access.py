"""The result that an address names, if this reader may see or change it. What isn't theirs is missing (404)."""

from __future__ import annotations

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from rest_framework.request import Request

from simulate.models import Batch, Series
from simulate.results import selectors


def visible_batch(request: HttpRequest | Request, public_id: str) -> Batch:
    """A playtest to read: the reader's own or a shared one.

    All of its row comes at one stroke: sums that are fetched later may count games which its counters do not have yet.
    """
    return get_object_or_404(selectors.visible_batches(request.user).defer(None), public_id=public_id)


def own_batch(request: HttpRequest | Request, public_id: str) -> Batch:
    """A playtest to change: the reader's own."""
    return get_object_or_404(selectors.own_batches(request.user), public_id=public_id)


def visible_series(request: HttpRequest | Request, public_id: str) -> Series:
    """A series to read: the reader's own or a shared one."""
    return get_object_or_404(Series.objects.visible_to(request.user).select_related("owner"), public_id=public_id)


def own_series(request: HttpRequest | Request, public_id: str) -> Series:
    """A series to change: the reader's own."""
    return get_object_or_404(Series.objects.owned_by(request.user).select_related("owner"), public_id=public_id)
