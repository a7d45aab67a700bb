"""Whether the engine runs compiled in this process.

The fastest way through compiled code is a loop over machine words; for the interpreter it is one call of a function
that is written in C. A few busy places have both ways, with the same result.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final


def _any_function() -> None:
    """A function of this module: an object of Python only while the module runs interpreted."""


IS_COMPILED: Final = not isinstance(_any_function, FunctionType)
