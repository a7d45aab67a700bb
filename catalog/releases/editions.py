"""Editions of the facts in the folder of the installation: written whole or not at all, and never changed."""

from __future__ import annotations

import os
import shutil
from hashlib import blake2b
from pathlib import Path
from tempfile import mkdtemp

from catalog.releases.documents import Facts, documents


def write_edition(home: Path, facts: Facts) -> str:
    """Write the facts as an edition and make it the one in use; returns its name. Equal facts have one name.

    Readers see the edition before or this one: files are complete before `current` names them.
    """
    texts = documents(facts)
    digest = blake2b(repr(sorted(texts.items())).encode(), digest_size=4).hexdigest()
    name = f"{facts.date}-{digest}"
    home.mkdir(parents=True, exist_ok=True)
    if not (home / name).is_dir():
        _write_folder(home, name, texts)
    new = home / "current.new"
    _write(new, name + "\n")
    new.replace(home / "current")
    return name


def _write_folder(home: Path, name: str, texts: dict[str, str]) -> None:
    folder = Path(mkdtemp(prefix=".new-", dir=home))
    try:
        (folder / "sets").mkdir()
        for file, text in texts.items():
            _write(folder / file, text)
        folder.chmod(0o755)  # the worker may be another user
        folder.rename(home / name)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _write(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
