"""A collection as a file, CSV or JSON; the import reads both again, with the same numbers."""

from __future__ import annotations

import csv
import io
import json
from typing import Final

from decks.collection import Counts

COLUMNS: Final = ("code", "cards", "dice")


def as_csv(owned: Counts) -> str:
    """A head and a line for each card, in order of code."""
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(COLUMNS)
    sheet.writerows((code, *numbers) for code, numbers in sorted(owned.items()))
    return text.getvalue()


def as_json(owned: Counts) -> str:
    """`{"cards": [{"code": "01153", "cards": 2, "dice": 0}]}`, in order of code."""
    cards = [dict(zip(COLUMNS, (code, *numbers), strict=True)) for code, numbers in sorted(owned.items())]
    return json.dumps({"cards": cards}, indent=1)


def as_table(source: str) -> str:
    """Our JSON as the table that the import reads, a line for each card; any other text as it is."""
    if not source.lstrip().startswith("{"):
        return source
    try:
        cards = json.loads(source)["cards"]
        rows = [[each[column] for column in COLUMNS] for each in cards]
    except (ValueError, KeyError, TypeError, RecursionError):
        return source  # the report says of each line that it is no card
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(COLUMNS)
    sheet.writerows([str(value).replace("\n", " ") for value in row] for row in rows)
    return text.getvalue()
