"""An end to the memory that one process of a worker may take, so that one game can't take that of the machine."""

from __future__ import annotations

import resource
from typing import Final

MEGABYTE: Final = 1024 * 1024


def limit(megabytes: int) -> None:
    """From now on this process gets a MemoryError where it asks for more; 0 changes nothing.

    Counted is what it has asked for (RLIMIT_DATA), whether it was used or not. The game that asks ends as crashed,
    with its seed, and the others of its chunk are played. The kernel would kill the process instead, or another one.
    """
    if megabytes:
        _soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = megabytes * MEGABYTE
        resource.setrlimit(
            resource.RLIMIT_DATA, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard)
        )
