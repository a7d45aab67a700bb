"""Unknown parts of a document: a value that its schema refuses is replaced by one that answers no question.

Rules are functions of a whole scenario. Where a part of it is unknown, a rule that asks about this part stops with
CannotTell; every other rule is judged as usual. So a misspelt number hides nothing else, and no problem is made up.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, NoReturn, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")


class CannotTell(Exception):
    """The answer depends on a part of the document that is not known."""


class Unknown:
    """An unknown value. Every use of it raises CannotTell, comparing it and asking for its type included."""

    def _refuse(self, *_args: object, **_more: object) -> NoReturn:
        raise CannotTell

    __bool__ = __len__ = __iter__ = __contains__ = __getitem__ = __call__ = __getattr__ = _refuse
    __int__ = __index__ = __float__ = __str__ = __format__ = _refuse
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _refuse
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = __pos__ = __abs__ = _refuse
    __mod__ = __rmod__ = __floordiv__ = __rfloordiv__ = __truediv__ = __rtruediv__ = __pow__ = __rpow__ = _refuse
    __or__ = __ror__ = __and__ = __rand__ = __xor__ = __rxor__ = __reversed__ = _refuse
    __class__ = property(_refuse)  # isinstance() must not answer either

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final[Any] = Unknown()
"""The one unknown value; `is` is the only question it answers."""


def part(read: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """The answer of `read`, or UNKNOWN where that depends on something unknown."""
    try:
        return read(*args, **more)
    except CannotTell:
        return cast(T, UNKNOWN)


def parts(read: Callable[[V], T], values: Iterable[V]) -> tuple[T, ...]:
    """The answers of `read` for each of the values, UNKNOWN among them. Raises CannotTell for unknown values."""
    return tuple(part(read, each) for each in values)


def made(kind: Callable[..., T], found: Mapping[str, Any]) -> T:
    """A dataclass whose fields are called as in this object of a document. Raises CannotTell for an unknown object."""
    return kind(**found)


def completed(document: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """A document with the usual values in all places that it leaves out, also in its objects."""
    return {**usual, **{key: part(_over, usual.get(key), each) for key, each in document.items()}}


def _over(usual: Any, given: Any) -> Any:
    return {**usual, **given} if isinstance(usual, dict) else given


def entries(read: Callable[P, Sequence[T]], *args: P.args, **more: P.kwargs) -> Sequence[T]:
    """The entries that `read` gives; a single UNKNOWN one where even their number is unknown."""
    try:
        return read(*args, **more)
    except CannotTell:
        return (UNKNOWN,)


def certain(value: T) -> T:
    """The value, if all of it is known: entries, values and fields included. Raises CannotTell."""
    if value is UNKNOWN:
        raise CannotTell
    if isinstance(value, Mapping):
        for each in value.values():
            certain(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            certain(each)
    elif is_dataclass(value):
        for field in fields(value):
            certain(getattr(value, field.name))
    return value
