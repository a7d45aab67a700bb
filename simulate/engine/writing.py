"""Rows of numbers as the text of JSON: every game is written once, for the digest of its end."""

from __future__ import annotations

import json
from typing import Final

_LOWEST: Final = -8
_END: Final = 1024
_WRITTEN: Final = [str(number) for number in range(_LOWEST, _END)]


def written(value: object) -> str:
    """The text of a value, without spaces; yes and no are written as 1 and 0.

    A value is a whole number, yes or no, a text, None, or a list or tuple of values.
    """
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, int):
        return _WRITTEN[value - _LOWEST] if _LOWEST <= value < _END else str(value)
    if isinstance(value, list):
        return "[" + ",".join([written(each) for each in value]) + "]"
    if isinstance(value, tuple):
        return "[" + ",".join([written(each) for each in value]) + "]"
    return json.dumps(value)
