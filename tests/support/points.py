"""Labelled points of the protocol, where a test lets a process die or another one run.

A point is the moment before or after a function of the protocol. The protocol knows nothing of this list: a test wraps
the functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from pkgutil import resolve_name
from typing import Any, Final
from unittest.mock import patch

Visitor = Callable[[str], None]

AFTER: Final = {
    "create:written": ("simulate.asking.services.take_quota",),
    "commit:notable": ("simulate.queue.ledger._note",),
    "commit:rest": ("simulate.queue.ledger._requeue_rest",),
    "commit:batch": ("simulate.queue.ledger._add_to_batch",),
    "relay:noted": ("simulate.queue.relay._note",),
    "stop:dropped": ("simulate.queue.sweep._drop_waiting",),
}
"""Reached when the function is done."""
AFTER_SUCCESS: Final = {
    "claim:claimed": ("simulate.queue.lease.take",),
    "run:played": ("simulate.queue.work.play_chunk",),
    "commit:chunk": ("simulate.queue.ledger._end_chunk",),
    "commit:finished": ("simulate.queue.ledger._end_batch",),
    "commit:done": ("simulate.queue.ledger.write", "simulate.queue.sweep.write"),
    "sweep:bisect": ("simulate.queue.sweep._shorten",),
}
"""Reached when the function is done and its answer is true: False or None says that there was nothing to do."""
BEFORE: Final = {
    "relay:published": ("simulate.queue.relay._note",),
    "cancel:asked": ("simulate.queue.control.finish_stop",),
}
"""Reached when the function is called."""
EACH: Final = {"relay:chosen": ("simulate.queue.relay.waited_for", "simulate.queue.relay.chosen")}
"""Reached for everything that the function yields."""
POINTS: Final = frozenset((*AFTER, *AFTER_SUCCESS, *BEFORE, *EACH))


@contextmanager
def visiting(visitor: Visitor) -> Iterator[None]:
    """Call `visitor` with the label of every point that is reached. Raises AttributeError when a function is gone."""
    with ExitStack() as wrapped:
        for wrap, points in ((_after, AFTER), (_after_success, AFTER_SUCCESS), (_before, BEFORE), (_each, EACH)):
            for label, targets in points.items():
                for target in targets:
                    wrapped.enter_context(patch(target, wrap(resolve_name(target), label, visitor)))
        yield


def _after(real: Callable[..., Any], label: str, visitor: Visitor) -> Callable[..., Any]:
    @wraps(real)
    def deed(*args: Any, **more: Any) -> Any:
        answer = real(*args, **more)
        visitor(label)
        return answer

    return deed


def _after_success(real: Callable[..., Any], label: str, visitor: Visitor) -> Callable[..., Any]:
    @wraps(real)
    def deed(*args: Any, **more: Any) -> Any:
        answer = real(*args, **more)
        if answer:
            visitor(label)
        return answer

    return deed


def _before(real: Callable[..., Any], label: str, visitor: Visitor) -> Callable[..., Any]:
    @wraps(real)
    def deed(*args: Any, **more: Any) -> Any:
        visitor(label)
        return real(*args, **more)

    return deed


def _each(real: Callable[..., Iterator[Any]], label: str, visitor: Visitor) -> Callable[..., Iterator[Any]]:
    @wraps(real)
    def deed(*args: Any, **more: Any) -> Iterator[Any]:
        for each in real(*args, **more):
            visitor(label)
            yield each

    return deed
