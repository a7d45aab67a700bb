"""Values that nobody means: texts of odd letters, numbers that are none, sizes beyond every limit."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.fuzz.forms import Fields

VALUES: Final = (
    "",
    " ",
    "\x00",
    "\x1b[31m\r\nX-Forged: yes",
    "\u202eevil\u200b\u2066",
    "\U0001f0cf" * 80,
    "\ufdfa" * 50,
    "e\u0301" * 60,
    "<script>alert(1)</script>",
    "{{ 7 * 7 }}{% debug %}",
    "' OR 1=1 --",
    "%00%ff",
    "../../../etc/passwd",
    "javascript:alert(1)",
    "//evil.example/",
    "-1",
    "0",
    "1.5",
    "1e999",
    "NaN",
    "\u0663",
    "\u00b2",
    "\u00bd",
    "1_000",
    "0x10",
    " 7 ",
    str(2**31),
    str(2**63),
    str(2**64 + 1),
    "9" * 5000,
    "true",
    "null",
    "[]",
    "{}",
    '{"a":' * 60 + "1" + "}" * 60,
    '[{"op":"replace","path":"","value":null}]',
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "99999-01-01",
    "a" * 3000,
    "a\n" * 3000,
    "(" * 500,
    "a:" * 200,
    "or " * 200,
    "x" * 120_000,
)


def spoilt(fields: Fields, known: list[str], random: Random) -> dict[str, list[str]]:
    """The fields of a form, with some of them changed: hostile, somebody else's, left out or twice."""
    sent = {name: [random.choice(values)] for name, values in fields.items() if random.random() > 0.1}
    for name in random.sample(sorted(fields), k=min(len(fields), random.choice((0, 1, 1, 2, 4)))):
        match random.randrange(6):
            case 0:
                sent.pop(name, None)
            case 1:
                sent[name] = random.choices(fields[name], k=2)
            case 2:
                sent[name] = [random.choice(known)]
            case _:
                sent[name] = [random.choice(VALUES)]
    return sent
