"""The playtest that an address names, if this reader may see it."""

from __future__ import annotations

from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from simulate.models import Batch
from simulate.results import selectors


def visible_batch(request: HttpRequest, public_id: str) -> Batch:
    return get_object_or_404(selectors.batches(request.user), public_id=public_id)
