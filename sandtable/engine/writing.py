"""Rows of numbers as the text of JSON: every game is written once, for the digest of its end."""

from __future__ import annotations

import json
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from sandtable.engine.running import IS_COMPILED

_JSON: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)
_ZERO: Final[i64] = 48
_MINUS: Final[u8] = 45
_QUOTE: Final[u8] = 34
_COMMA: Final[u8] = 44
_OPEN: Final[u8] = 91
_CLOSE: Final[u8] = 93
"""Signs as they are in ASCII."""


def written(value: object) -> bytes:
    """The text of a value in ASCII, without spaces; yes and no are written as 1 and 0.

    A value is a whole number, yes or no, a text, None, or a list or tuple of values.
    """
    return by_signs(value) if IS_COMPILED else by_json(value)


def by_json(value: object) -> bytes:
    """The text, made by the C code of json: the fastest way for the interpreter."""
    text = _JSON.encode(value)
    if "true" not in text and "false" not in text:
        return text.encode()
    if "\\" in text:  # a quote may stand inside a text, so that the parts below would not be what they seem
        return by_signs(value)
    parts = text.split('"')
    parts[::2] = [outside.replace("true", "1").replace("false", "0") for outside in parts[::2]]
    return '"'.join(parts).encode()


def by_signs(value: object) -> bytes:
    """The text, written sign by sign: the fastest way when compiled."""
    into = BytesWriter()
    _write(value, into)
    return into.getvalue()


def _write(value: object, into: BytesWriter) -> None:
    if isinstance(value, int):  # yes and no as well
        _write_number(value, into)
    elif isinstance(value, list):
        _write_list(value, into)
    elif isinstance(value, tuple):
        _write_tuple(value, into)
    elif isinstance(value, str) and value.isascii() and value.isidentifier():  # a name of a field, most of the time
        into.append(_QUOTE)
        into.write(value.encode())
        into.append(_QUOTE)
    else:
        into.write(json.dumps(value).encode())


def _write_number(value: int, into: BytesWriter) -> None:
    if value <= -100 or value >= 100:
        into.write(str(int(value)).encode())
        return
    number: i64 = value
    if number < 0:
        into.append(_MINUS)
        number = -number
    _write_small(number, into)


def _write_small(number: i64, into: BytesWriter) -> None:
    """Write a number from 0 to 99."""
    if number >= 10:
        tens = number // 10
        into.append(u8(_ZERO + tens))
        number -= tens * 10
    into.append(u8(_ZERO + number))


def _write_list(values: list[object], into: BytesWriter) -> None:
    into.append(_OPEN)
    is_behind = False
    for each in values:
        if is_behind:
            into.append(_COMMA)
        is_behind = True
        if isinstance(each, int) and 0 <= each < 100:  # most values; a call of `_write` for each would cost more
            _write_small(each, into)
        else:
            _write(each, into)
    into.append(_CLOSE)


def _write_tuple(values: tuple[object, ...], into: BytesWriter) -> None:
    """The same as for a list: compiled, each has a loop of its own."""
    into.append(_OPEN)
    is_behind = False
    for each in values:
        if is_behind:
            into.append(_COMMA)
        is_behind = True
        if isinstance(each, int) and 0 <= each < 100:
            _write_small(each, into)
        else:
            _write(each, into)
    into.append(_CLOSE)
