"""The seeded generator a state owns: the combined recursive generator MRG32k3a (L'Ecuyer, 1999).

Every product stays below 2**62, so the compiled build does the same whole-number arithmetic in machine words as
interpreted Python does in its own. The period is about 2**191.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.running import IS_COMPILED

_M1: Final[i64] = 4294967087
_M2: Final[i64] = 4294944443
T = TypeVar("T")


@mypyc_attr(acyclic=True, free_list_len=1)
class Dice:
    """A stream of whole numbers. A clone owns its own copy; equal states give equal streams."""

    def __init__(self, a0: i64, a1: i64, a2: i64, b0: i64, b1: i64, b2: i64) -> None:
        self.a0 = a0
        self.a1 = a1
        self.a2 = a2
        self.b0 = b0
        self.b1 = b1
        self.b2 = b2

    def clone(self) -> Dice:
        return Dice(self.a0, self.a1, self.a2, self.b0, self.b1, self.b2)

    def split(self) -> Dice:
        """A new generator that is drawn from this one."""
        return Dice(self.next(), self.next(), self.next() or 1, self.next(), self.next(), self.next() or 1)

    def next(self) -> int:
        """The next number in [0, 4294967087)."""
        return self._next()

    def _next(self) -> i64:
        a1 = self.a1
        b2 = self.b2
        a = (1403580 * a1 - 810728 * self.a0) % _M1
        b = (527612 * b2 - 1370589 * self.b0) % _M2
        self.a0 = a1
        self.a1 = self.a2
        self.a2 = a
        self.b0 = self.b1
        self.b1 = b2
        self.b2 = b
        return (a - b) % _M1

    def below(self, n: int) -> int:
        """A whole number in [0, n), each as likely as the others up to 2**-32; n is at least 1."""
        return self._next() * n // _M1

    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order, in place (Fisher-Yates)."""
        things: list[Any] = items  # moved as they are, not read as numbers
        last: i64 = len(things) - 1
        while last > 0:
            other = self._next() * (last + 1) // _M1
            kept = things[last]
            things[last] = things[other]
            things[other] = kept
            last -= 1

    def state(self) -> list[int]:
        """Six numbers that `Dice(*numbers)` continues from."""
        return [self.a0, self.a1, self.a2, self.b0, self.b1, self.b2]


def seeded(*parts: int | str) -> Dice:
    """The stream that belongs to these parts, e.g. `seeded(batch_seed, game, "shuffle")`.

    The same parts give the same stream on every machine; other parts give an unrelated one.
    """
    digest = blake2b("\x1f".join([str(part) for part in parts]).encode(), digest_size=48).digest()
    return Dice(  # all zeros is the one state the generator can't leave
        _word(digest, 0, _M1) or 1, _word(digest, 8, _M1), _word(digest, 16, _M1),
        _word(digest, 24, _M2) or 1, _word(digest, 32, _M2), _word(digest, 40, _M2),
    )  # fmt: skip


def _word(data: bytes, first: i64, modulus: i64) -> i64:
    """The remainder of eight bytes, the highest first: as a number they may be more than a machine word holds."""
    if not IS_COMPILED:
        return int.from_bytes(data[first : first + 8], "big") % int(modulus)
    rest: i64 = 0
    for at in range(first, first + 7):
        rest = rest * 256 + data[at]
    return (rest % modulus * 256 + data[first + 7]) % modulus
