"""The pure folders are pure: they import with Django and everything around it out of reach."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from simulate.compiled import PURE, ROOT

BLOCKED = ("django", "rest_framework", "celery", "redis", "psycopg", "catalog", "config", "decks", "scenarios")

SCRIPT = """
import pkgutil, sys
from importlib import import_module

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(f"{{name}} is imported by pure code")

sys.meta_path.insert(0, Blocked())
package = import_module({package!r})
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    import_module(module.name)
"""


@pytest.mark.parametrize("folder", PURE)
def test_the_rules_import_with_django_blocked(folder: str) -> None:
    script = SCRIPT.format(blocked=BLOCKED, package=folder.replace("/", "."))
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_the_blocking_works() -> None:
    script = SCRIPT.format(blocked=BLOCKED, package="simulate.models")
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert "is imported by pure code" in ended.stderr


def test_every_pure_folder_exists() -> None:
    assert all(Path(ROOT, folder, "__init__.py").is_file() for folder in PURE)
