"""Printed texts of cards that somebody owns: from a file or folder of the community's card data, or imported ones.

They are read, compared and forgotten: nothing here writes one down, and no message holds one.
"""

from __future__ import annotations

import json
from pathlib import Path

from django.core.management.base import CommandError
from django.db import DatabaseError

from catalog.models import PrintedText


def texts_of(path: Path) -> dict[str, str]:
    """Text by card code from a set, or from all sets of a folder. Raises CommandError when there is no such set."""
    if not path.is_dir():
        return _texts_of_set(path)
    files = sorted(path.glob("*.json"))
    if not files:
        raise CommandError(f"{path} holds no set; expected files like AW.json")
    found: dict[str, str] = {}
    for file in files:
        found.update(_texts_of_set(file))
    return found


def _texts_of_set(path: Path) -> dict[str, str]:
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return {str(entry["code"]): str(entry.get("text") or "") for entry in entries}
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}") from None
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CommandError(f"{path} is not a list of cards: {type(error).__name__}") from None


def imported_texts() -> dict[str, str]:
    """The texts of this installation (`manage.py import_cards`) by card code; none where it has no database yet."""
    try:
        return dict(PrintedText.objects.values_list("card__code", "text"))
    except DatabaseError:
        return {}
