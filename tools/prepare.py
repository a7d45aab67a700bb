"""Prepare the data for the service: `python -m tools.prepare`, or with other steps, each a command of `manage.py`.

One process does all steps: to start Django takes longer than a step that finds everything up to date.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from django.conf import settings
from django.core.management import execute_from_command_line

from config.settings.databases import SQLITE
from config.sqlite_file import damage

STEPS = ("migrate --verbosity 0", "load_cards", "load_demo")
"""The steps before every start; each does nothing when it is up to date."""


def main(steps: Sequence[str]) -> None:
    """Do the steps one by one. SystemExit when a step fails, after its reason has been printed.

    A damaged file of the database is told before anything is written to it.
    """
    database = settings.DATABASES["default"]
    if database["ENGINE"] == SQLITE and (problem := damage(Path(database["NAME"]))):
        sys.exit(problem)
    for step in steps or STEPS:
        execute_from_command_line(["manage.py", *shlex.split(step)])


if __name__ == "__main__":
    main(sys.argv[1:])
