"""Words for the states of a study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy

from simulate.models import StudyState

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


STATES: Mapping[str, tuple[str, StrOrPromise]] = {
    StudyState.RUNNING: ("busy", gettext_lazy("Running")),
    StudyState.DONE: ("good", gettext_lazy("Finished")),
    StudyState.CANCELLED: ("plain", gettext_lazy("Cancelled")),
    StudyState.STALE_ENGINE: ("bad", gettext_lazy("Stopped: the engine changed")),
    StudyState.FAILED: ("bad", gettext_lazy("Failed")),
}
"""Kind of badge and words for each state."""
