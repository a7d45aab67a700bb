"""Parts of a page that are written once in a process and kept, each under a key that names everything it depends on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, Generic, TypeVar

from django.utils.safestring import SafeString

MOST_KEPT: Final = 500
"""Parts in memory, a few kilobytes each."""

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by key, at most `most` of them; the one not asked for the longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def get(self, key: Hashable) -> Value | None:
        """The value with this key, if it is there."""
        with self._lock:
            if key not in self._values:
                return None
            self._values.move_to_end(key)
            return self._values[key]

    def put(self, key: Hashable, value: Value) -> None:
        """Keep a value under a key."""
        with self._lock:
            self._values[key] = value
            while len(self._values) > self._most:
                self._values.popitem(last=False)


_parts: Final = Kept[SafeString](MOST_KEPT)


def kept(key: Hashable, write: Callable[[], SafeString]) -> SafeString:
    """The part with this key, written now if it is not there."""
    part = _parts.get(key)
    if part is None:
        part = write()
        _parts.put(key, part)
    return part
