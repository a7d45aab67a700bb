"""Studies whose question can't be read: each fails alone, and says so in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Final, TypeVar

from django.utils.translation import gettext as _

from simulate.models import Batch, Study
from simulate.models.frozen import cant_be_read
from simulate.study.kinds import Kind, all_kinds
from web.unreadable import Unreadable

Read = TypeVar("Read", bound=Callable[..., Any])
WRONG_SHAPE: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)


def reads_spec(read: Read) -> Read:
    """Decorator of the function that reads a stored question: it raises Unreadable for a spec of another shape."""

    @wraps(read)
    def reading(spec: Any) -> Any:
        try:
            return read(spec)
        except WRONG_SHAPE as error:
            raise Unreadable(cant_be_read()) from error

    return reading  # type: ignore[return-value] # the same argument and result


def kind_of(study: Study) -> Kind:
    """The kind of a study. Raises Unreadable where it is not installed."""
    kind = all_kinds().get(study.kind)
    if kind is None:
        raise Unreadable(cant_be_read())
    return kind


def check_readable(batches: Iterable[Batch]) -> None:
    """Raises Unreadable where a playtest of a study is set aside."""
    if any(batch.set_aside for batch in batches):
        raise Unreadable(_("A playtest of this study can't be read any more, so there is no answer."))
