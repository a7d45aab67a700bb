"""Rows of numbers as the text of JSON: every game is written once, for the digest of its end."""

from __future__ import annotations

import json
from typing import Final

from sandtable.engine.running import IS_COMPILED

_JSON: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)
_LOWEST: Final = -8
_END: Final = 1024
_FIRST: Final = [str(number) for number in range(_LOWEST, _END)]
_NEXT: Final = ["," + text for text in _FIRST]
"""The same behind another value."""


def written(value: object) -> str:
    """The text of a value, without spaces; yes and no are written as 1 and 0.

    A value is a whole number, yes or no, a text, None, or a list or tuple of values.
    """
    return by_pieces(value) if IS_COMPILED else by_json(value)


def by_json(value: object) -> str:
    """The text, made by the C code of json: the fastest way for the interpreter."""
    text = _JSON.encode(value)
    if "true" not in text and "false" not in text:
        return text
    if "\\" in text:  # a quote may stand inside a text, so that the parts below would not be what they seem
        return by_pieces(value)
    parts = text.split('"')
    parts[::2] = [outside.replace("true", "1").replace("false", "0") for outside in parts[::2]]
    return '"'.join(parts)


def by_pieces(value: object) -> str:
    """The text, put together from pieces: the fastest way when compiled."""
    pieces: list[str] = []
    _write(value, pieces, _FIRST)
    return "".join(pieces)


def _write(value: object, into: list[str], numbers: list[str]) -> None:
    """Add the pieces of a value; `numbers` are _NEXT behind another value of the same row, and otherwise _FIRST."""
    if isinstance(value, int):  # yes and no as well
        if _LOWEST <= value < _END:
            into.append(numbers[value - _LOWEST])
            return
        text = str(value)
    elif isinstance(value, (list, tuple)) and not value:
        into.append("[]" if numbers is _FIRST else ",[]")
        return
    elif isinstance(value, list):
        into.append("[" if numbers is _FIRST else ",[")
        following = _FIRST
        for each in value:
            if isinstance(each, int) and _LOWEST <= each < _END:  # most values; a call for each would cost more
                into.append(following[each - _LOWEST])
            else:
                _write(each, into, following)
            following = _NEXT
        into.append("]")
        return
    elif isinstance(value, tuple):
        _write(list(value), into, numbers)
        return
    else:
        text = json.dumps(value)
    into.append(text if numbers is _FIRST else "," + text)
