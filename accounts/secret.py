"""The text of a token: `sand_`, 32 random letters and digits, and a checksum of 6.

The prefix lets scanners find a token that was published by mistake; the checksum lets them, and us, tell a token from
any other text without asking the database.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import string
import zlib
from typing import Final

PREFIX: Final = "sand_"
RANDOM: Final = 32
"""Random characters: 190 bits. That many can't be guessed, so a quick hash of the text is enough."""
CHECKSUM: Final = 6
SHOWN: Final = len(PREFIX) + 4
"""Characters of the text that are kept, so that its owner recognises it."""
_LETTERS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
PATTERN: Final = re.compile(rf"{PREFIX}[0-9A-Za-z]{{{RANDOM + CHECKSUM}}}")


def new_secret() -> str:
    """A new token."""
    text = PREFIX + "".join(secrets.choice(_LETTERS) for _ in range(RANDOM))
    return text + _checksum(text)


def is_token(text: str) -> bool:
    """True for the text of a token, whether it was ever handed out or not."""
    return PATTERN.fullmatch(text) is not None and _checksum(text[:-CHECKSUM]) == text[-CHECKSUM:]


def digest(text: str) -> str:
    """The hash under which a token is stored; the text itself is not."""
    return hashlib.sha256(text.encode()).hexdigest()


def _checksum(text: str) -> str:
    """CRC-32 in base 62."""
    left, found = zlib.crc32(text.encode()), ""
    for _ in range(CHECKSUM):
        left, digit = divmod(left, len(_LETTERS))
        found = _LETTERS[digit] + found
    return found
