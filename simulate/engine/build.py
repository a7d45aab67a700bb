"""Which build of the engine this process runs."""

# interpreted: it looks at the other modules from outside

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

from simulate.engine import dice


def build_kind() -> Literal["compiled", "interpreted"]:
    """ "compiled" when the rules run as machine code. Results are the same either way, only the speed differs."""
    return "compiled" if (dice.__file__ or "").endswith(EXTENSION_SUFFIXES[0]) else "interpreted"
