"""Parts of a page that are written once and kept, each under a key that names everything it depends on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final

from django.utils.safestring import SafeString

MOST_KEPT: Final = 500
"""Parts in memory, a few kilobytes each; the one not asked for the longest goes first."""

_lock = Lock()
_kept: OrderedDict[Hashable, SafeString] = OrderedDict()


def kept(key: Hashable, write: Callable[[], SafeString]) -> SafeString:
    """The part with this key, written now if it is not there."""
    with _lock:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    part = write()
    with _lock:
        _kept[key] = part
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return part
