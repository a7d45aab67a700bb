"""Add printed texts from community card files a user owns. All or nothing: one bad field refuses the whole import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from django.db import transaction
from django.utils import timezone
from jsonschema import Draft202012Validator

from catalog import words
from catalog.community import CARD_SCHEMA, SHOWN_TEXT, facts_disagreeing
from catalog.loading import note_change
from catalog.models import Card, PrintedText
from catalog.releases.mending import mended_card
from web.api.json import BadJSON, Limits, parse_json
from web.api.text import printable

MOST_FILES: Final = 200
MOST_PROBLEMS: Final = 1_000
"""Problems that are listed; further ones are only counted."""
LIMITS: Final = Limits(bytes=8 * 1024 * 1024, depth=6, nodes=400_000, string=20_000)
"""Of one file; the largest set file of the community has 130 kB."""

_VALIDATOR: Final = Draft202012Validator(CARD_SCHEMA)


@dataclass(frozen=True)
class ImportProblem:
    """One reason to refuse the import."""

    file: str
    index: int | None
    """Place in the file's list, from 0; None when the file itself is the problem."""
    code: str
    """The card's code; empty where it cannot be read."""
    field: str
    message: str

    def __str__(self) -> str:
        place = [self.file, *([] if self.index is None else [f"[{self.index}]"]), self.code, self.field]
        return f"{' '.join(filter(None, place))}: {self.message}"


class ImportRefused(ValueError):
    """Nothing was written; `problems` names every reason."""

    def __init__(self, problems: list[ImportProblem]) -> None:
        self.problems = problems
        super().__init__(f"{len(problems)} problems; nothing was imported")


@dataclass(frozen=True)
class ImportReport:
    """The numbers of an import: files, cards, texts written."""

    files: int
    created: int
    changed: int
    unchanged: int


@dataclass(frozen=True)
class _Entry:
    """One card object and where it stands."""

    file: str
    index: int
    card: Any

    @property
    def code(self) -> str:
        code = self.card.get("code") if isinstance(self.card, dict) else None
        return printable(code, 20) if isinstance(code, str) else ""

    def problem(self, field: str, message: str) -> ImportProblem:
        return ImportProblem(self.file, self.index, self.code, field, message)


def import_texts(*, path: Path, at: datetime | None = None) -> ImportReport:
    """Read a file, or every `*.json` of a folder, and store its texts. Raises ImportRefused.

    Cards are matched by code, and their numbers must agree with the facts loaded here, after the list of corrections: a
    file about other cards, or another state of them, is refused.
    """
    files = _files(path)
    problems: list[ImportProblem] = []
    entries = [entry for file in files for entry in _entries(file, problems)]
    problems.extend(_problems(entries))
    if problems:
        raise ImportRefused(problems[:MOST_PROBLEMS])
    return _store(entries, len(files), at or timezone.now())


def _files(path: Path) -> list[Path]:
    """List the files to import. Raises ImportRefused when there are none."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not files:
        raise ImportRefused([ImportProblem(path.name, None, "", "", "the folder holds no .json file")])
    if len(files) > MOST_FILES:
        raise ImportRefused([ImportProblem(path.name, None, "", "", f"more than {MOST_FILES} files")])
    return files


def _entries(file: Path, problems: list[ImportProblem]) -> list[_Entry]:
    """The card objects of one file; problems of the file itself are added to `problems`."""
    try:
        with file.open("rb") as opened:
            document = parse_json(opened.read(LIMITS.bytes + 1), LIMITS)
    except OSError as error:
        problems.append(ImportProblem(file.name, None, "", "", f"cannot be read: {error.strerror}"))
    except BadJSON as error:
        problems.extend(ImportProblem(file.name, None, "", each.pointer, each.message) for each in error.problems)
    else:
        if isinstance(document, list):
            return [_Entry(file.name, index, card) for index, card in enumerate(document)]
        problems.append(ImportProblem(file.name, None, "", "", "expected a list of cards"))
    return []


def _problems(entries: list[_Entry]) -> Iterator[ImportProblem]:
    cards = Card.objects.prefetch_related("sides", "subtypes").in_bulk()
    seen = Counter(entry.code for entry in entries)
    for entry in entries:
        shape = list(_shape_problems(entry))
        yield from shape
        if shape:
            continue
        if seen[entry.code] > 1:
            yield entry.problem("code", f"the card is there {seen[entry.code]} times")
        card = cards.get(entry.code)
        if card is None:
            yield entry.problem("code", "no card has this code")
            continue
        for field, message in facts_disagreeing(card, mended_card(entry.card)):
            yield entry.problem(field, message)


def _shape_problems(entry: _Entry) -> Iterator[ImportProblem]:
    for error in sorted(
        _VALIDATOR.iter_errors(entry.card), key=lambda error: [str(step) for step in error.absolute_path]
    ):
        field = "/".join(str(step) for step in error.absolute_path)
        yield entry.problem(field, printable(error.message, 200))


@transaction.atomic
def _store(entries: list[_Entry], files: int, at: datetime) -> ImportReport:
    """Write the texts that differ; equal rows are not touched."""
    present = PrintedText.objects.in_bulk()
    wanted = [_row(entry.card, at) for entry in entries]
    created = [row for row in wanted if row.pk not in present]
    changed = [row for row in wanted if row.pk in present and not _same(row, present[row.pk])]
    PrintedText.objects.bulk_create(created, batch_size=500)
    PrintedText.objects.bulk_update(changed, [*SHOWN_TEXT, "search_text", "updated_at"], batch_size=100)
    if created or changed:
        note_change(at=at)
    return ImportReport(files, len(created), len(changed), len(wanted) - len(created) - len(changed))


def _row(card: dict[str, Any], at: datetime) -> PrintedText:
    texts = {field: card.get(field, "") for field in SHOWN_TEXT}
    return PrintedText(card_id=card["code"], search_text=words.folded(texts["text"]), updated_at=at, **texts)


def _same(one: PrintedText, other: PrintedText) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in SHOWN_TEXT)
