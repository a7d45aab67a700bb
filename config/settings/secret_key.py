"""The secret key of an embedded installation: made once, kept in a file only its owner can read."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

MINIMUM_LENGTH = 50
"""Characters; what Django's deployment check asks for."""


class BadSecretKeyFile(ValueError):
    """The file is there and holds no usable key."""


def kept_in(path: Path) -> str:
    """The key in this file; made first when there is none. Safe when several processes start at once.

    Raises BadSecretKeyFile when the file holds something shorter than a key: a new key would end every session, so
    that is the owner's decision.
    """
    if not path.exists():
        _make(path)
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < MINIMUM_LENGTH:
        raise BadSecretKeyFile(f"{path} holds no key of {MINIMUM_LENGTH} characters; delete it to have one made")
    return key


def _make(path: Path) -> None:
    """Write a new key to a temporary file and link it in: the first process wins, and no process reads half a key."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(64))
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()
